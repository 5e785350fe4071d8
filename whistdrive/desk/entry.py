"""Beside the entry grid: what a table is read back as, and where a typed number or name leads."""

from __future__ import annotations

from dataclasses import dataclass, replace

from whistdrive.core.drive import Drive, Entrant, Seat, Table
from whistdrive.core.namesakes import called
from whistdrive.core.sheet import Reason, Side
from whistdrive.core.standings import unfinished
from whistdrive.desk.roster import find_entrants
from whistdrive.scoring.fields import TRICKS


def read_back(drive: Drive, number: int, table_number: int, deal: int) -> Reason:
    """What was written for a deal of round ``number``, as facts for a sentence with the names of both sides.

    The figures are tricks where both sides' are written (``read_back``), otherwise points (``read_back_points``), those
    that wait included. The names are those of the people who really sat there for that deal.
    """
    table = drive.rounds[number - 1].table(table_number)
    marks = drive.scoring.complete(drive.dealt(number, table)[deal - 1])
    line = drive.sheet(number, table).lines[deal - 1]
    tricks = {
        column.whose: marks[column.key]
        for column in drive.scoring.columns
        if column.whose and column.allowed == TRICKS and column.key in marks
    }
    both = len(tricks) == 2
    points = line.points.plus(line.waits)
    return Reason(
        "read_back" if both else "read_back_points",
        {
            "table": table_number,
            "deal": deal,
            "ns_names": side_names(drive, sat(table, deal, "NS")),
            "ew_names": side_names(drive, sat(table, deal, "EW")),
            "ns": tricks["NS"] if both else points.ns,
            "ew": tricks["EW"] if both else points.ew,
        },
    )


def sat(table: Table, deal: int, side: Side) -> tuple[Seat, ...]:
    """Who really sat on a side for a deal, written or not."""
    written = table.slip.deals[deal - 1 : deal]
    return replace(table, seats=written[0].seats).side(side) if written and written[0].seats else table.side(side)


def side_names(drive: Drive, seats: tuple[Seat, ...]) -> str:
    """Who sits on a side: names joined by ``+``, those who share a seat by ``/``; namesakes are told apart."""
    return " + ".join(" / ".join(called(drive, entrant) for entrant in seat) for seat in seats)


@dataclass(frozen=True, slots=True)
class Found:
    """A table that a typed text means: by its own number, or because of somebody who sits there."""

    table: int
    entrant: Entrant | None = None


def jump(drive: Drive, number: int, wanted: str) -> tuple[Found, ...]:
    """What a typed text means in round ``number``: a table by its number, then players by their number or name.

    Players come in the order of their tables; whoever rests is at none.
    """
    tables = drive.rounds[number - 1].tables
    text = wanted.strip()
    by_number = tuple(Found(table.number) for table in tables if text.isdecimal() and table.number == int(text))
    people = find_entrants(drive, text)
    seated = (Found(table.number, each) for table in tables for each in people if each.id in set(table.entrants()))
    return (*by_number, *seated)


def first_unfinished(drive: Drive, number: int) -> int | None:
    """The first table of a round that still owes deals."""
    return next((table.number for table in unfinished(drive, number)), None)
