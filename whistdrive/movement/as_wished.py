"""A round that follows from results or from where people sat, brought as near to the wishes as it may be."""

from __future__ import annotations

from whistdrive.core.drive import Drive, Round, Table
from whistdrive.movement.lots import Lots
from whistdrive.movement.placing import placed, renumbered
from whistdrive.movement.timetable import Rounds
from whistdrive.movement.wishes import terms


def as_wished(drive: Drive, coming: Round, *, at_table: int, drawn: bool, apart: bool = False) -> Round:
    """The ``coming`` round with whole tables changing numbers so that wishes for a table hold.

    In a first round that is ``drawn`` people change places before that: parties of which there are ``at_table`` at each
    table, those on chairs with even and with odd numbers ``apart``. Whoever rests does so all the same.
    """
    if not drive.wishes:
        return coming
    size = len(drive.scoring.seats) // at_table
    parties = [
        table.seats[first : first + size] for table in coming.tables for first in range(0, len(table.seats), size)
    ]
    wished = terms(drive, parties)
    places = range(len(parties))
    rounds: Rounds = (tuple(tuple(places[first : first + at_table]) for first in places[::at_table]),)
    if drawn and not drive.rounds:
        blocks = [places[::2], places[1::2]] if apart else [places]
        rounds = placed(rounds, wished, blocks, Lots(drive.seed, "wishes"))
    (games,) = renumbered(rounds, wished.tables)
    tables = (
        Table(number, tuple(seat for place in game for seat in parties[place]))
        for number, game in enumerate(games, start=1)
    )
    return Round(tuple(tables), coming.resting)
