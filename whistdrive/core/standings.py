"""The standings: totals and places, computed at every look; nothing here is ever stored while a drive is open."""

from __future__ import annotations

from dataclasses import dataclass, replace

from whistdrive.core.drive import Drive, Table
from whistdrive.core.ranking import Judge
from whistdrive.core.sheet import SIDES, Side
from whistdrive.core.tally import tallies
from whistdrive.core.totals import Standing, Standings, totals


@dataclass(frozen=True, slots=True)
class Division:
    """Those who have places among themselves: of role ``A``, ``B`` or ``none``, or of the line ``NS`` or ``EW``."""

    key: str
    rows: tuple[Standing, ...]


def standings(drive: Drive, upto: int | None = None, *, dummies: bool = False, single: bool = False) -> Standings:
    """The standings after round ``upto`` (default: all that is seated).

    A player gets their side's figures of every sitting, awards and adjustments; a fixed pair has one row. Everyone who
    signed in has a row, dummies only if asked for. ``single``: a row for every person alone, with the deals at which
    they themselves sat, whoever their partner, team or substitute; such rows are in no order and have no places. Where
    results come from cards, rounds do not matter.
    """
    found = totals(drive, upto, dummies=dummies, single=single)
    return found if single else replace(found, rows=Judge(drive, upto).ranked(found.rows))


def divisions(drive: Drive, found: Standings) -> tuple[Division, ...]:
    """The rows by line where a movement has two winners, else by role where people come in roles; else none."""
    if drive.movement.two_lines:
        lines = _lines(drive)
        keys = {
            row.entrants: next((lines[each] for each in row.entrants if each in lines), "none") for row in found.rows
        }
    elif drive.plan.roles and not drive.movement.keeps_pairs:
        by_id = drive.by_id
        keys = {row.entrants: by_id[row.entrants[0]].role or "none" for row in found.rows}
    else:
        return ()
    judge = Judge(drive, found.upto)
    parts = ((key, [row for row in found.rows if keys[row.entrants] == key]) for key in (*SIDES, "A", "B", "none"))
    return tuple(Division(key, judge.ranked(rows)) for key, rows in parts if rows)


def unfinished(drive: Drive, round_number: int) -> tuple[Table, ...]:
    """The tables of a round that still owe deals."""
    owed = {tally.table for tally in tallies(drive, round_number) if tally.owed}
    return tuple(table for table in drive.rounds[round_number - 1].tables if table.number in owed)


def _lines(drive: Drive) -> dict[int, Side]:
    """On which side everybody sat first. Nobody has sat on either who has only rested."""
    lines: dict[int, Side] = {}
    for table in (table for seated in drive.rounds for table in seated.tables):
        for side in SIDES:
            for entrant in (each for seat in table.side(side) for each in seat):
                lines.setdefault(entrant, side)
    return lines
