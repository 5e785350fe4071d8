"""Beside the entry grid: what a table is read back as, and where a typed number or name leads."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace

from whistdrive.core.drive import Drive, Entrant, Seat, Table
from whistdrive.core.memo import Memo
from whistdrive.core.names import folded
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
    """Who sits on a side: names joined by ``+``, those who share a seat by ``/``; see :func:`called`."""
    return " + ".join(" / ".join(called(drive, entrant) for entrant in seat) for seat in seats)


def called(drive: Drive, entrant_id: int) -> str:
    """The name of an entrant (by id) where no number stands beside it: of namesakes with the number behind it."""
    return _CALLED.answer(drive.entrants, (), lambda: _called(drive.entrants))[entrant_id]


def _called(entrants: tuple[Entrant, ...]) -> Mapping[int, str]:
    borne = Counter(folded(each.name) for each in entrants)
    return {each.id: f"{each.name} ({each.number})" if borne[folded(each.name)] > 1 else each.name for each in entrants}


def jump(drive: Drive, number: int, wanted: str) -> tuple[int, ...]:
    """The tables of round ``number`` that a typed text means: a table's number, else a player's number or name."""
    tables = drive.rounds[number - 1].tables
    text = wanted.strip()
    if text.isdecimal() and any(table.number == int(text) for table in tables):
        return (int(text),)
    found = {entrant.id for entrant in find_entrants(drive, text)}
    return tuple(table.number for table in tables if found & set(table.entrants()))


def first_unfinished(drive: Drive, number: int) -> int | None:
    """The first table of a round that still owes deals."""
    return next((table.number for table in unfinished(drive, number)), None)


_CALLED: Memo[Mapping[int, str]] = Memo(8)
"""By the entrants of a drive, what each of them is called."""
