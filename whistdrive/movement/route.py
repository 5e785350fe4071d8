"""Movements whose route is known before the start: a design for as long as its people stay, a draw otherwise."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from whistdrive.core.drive import Drive, Round, Table
from whistdrive.movement.designs import Places
from whistdrive.movement.draw import draw
from whistdrive.movement.lots import Lots
from whistdrive.movement.parties import Party, coming_round, people


class Way(Protocol):
    """A way round the room over positions 0, 1, …: a cyclic design, or a whole schedule."""

    def round(self, number: int) -> tuple[Places, ...]:
        """The tables of a round (counted from 1, without end)."""
        ...

    def resting(self, number: int) -> Places:
        """The positions without a table in that round."""
        ...


def next_round(drive: Drive, parties: Sequence[Party], design: Way | None, *, drawn: bool) -> Round:
    """The coming round: of ``design`` where there is one and it is still being followed, else a draw.

    The first round puts the parties on the design, ``drawn`` or in their order.
    """
    if design is None:
        return draw(drive, parties, drawn=drawn or bool(drive.rounds))
    if not drive.rounds:
        order = Lots(drive.seed, "numbers").shuffled(parties) if drawn else parties
        return _laid_out(design, 1, dict(enumerate(order)))
    holders = positions(drive.rounds[0], parties, design)
    return draw(drive, parties) if holders is None else _laid_out(design, coming_round(drive), holders)


def positions(first: Round, parties: Sequence[Party], design: Way) -> Mapping[int, Party] | None:
    """Who holds which position of a design, read from how the first round really sat.

    None when the design cannot be followed: people have come or gone, or sat in other parties or at other tables.
    """
    known = {frozenset(people(party)) for party in parties}
    holders: dict[int, Party] = {}
    tables = sorted(first.tables, key=lambda table: table.number)
    starter = design.round(1)
    if len(tables) != len(starter):
        return None
    for table, places in zip(tables, starter, strict=True):
        width = len(table.seats) // len(places)
        holders |= {place: table.seats[at * width : (at + 1) * width] for at, place in enumerate(places)}
    seated = {frozenset(people(party)) for party in holders.values()}
    if not seated <= known or len(seated) < len(holders):
        return None
    rested = [party for party in parties if frozenset(people(party)) not in seated]
    if not set(people(*rested)) <= set(first.resting):
        return None
    return holders | dict(zip(design.resting(1), rested, strict=True))


def is_followed(drive: Drive, parties: Sequence[Party], design: Way) -> bool:
    """Whether the coming round is one of the design."""
    return not drive.rounds or positions(drive.rounds[0], parties, design) is not None


def _laid_out(design: Way, number: int, holders: Mapping[int, Party]) -> Round:
    return Round(
        tuple(
            Table(at, tuple(seat for place in places for seat in holders[place]))
            for at, places in enumerate(design.round(number), start=1)
        ),
        people(*(holders[place] for place in design.resting(number))),
    )
