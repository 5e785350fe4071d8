"""A schedule that the open drive is to follow, from a table or from any file in which schedules go round."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from whistdrive.core import changes
from whistdrive.core.changes.parts import open_drive
from whistdrive.core.drive import Drive
from whistdrive.core.evening import Evening
from whistdrive.core.findings import Refused, refuse
from whistdrive.exchange import cells
from whistdrive.exchange.fields import Field
from whistdrive.exchange.grid import Grid
from whistdrive.exchange.preview import Choice, Line, Preview, Row, Step, Target
from whistdrive.exchange.seating import PLACE, placed, rests, seat_fields
from whistdrive.movement.imported import Imported, ImportedPairs
from whistdrive.movement.schedules.chart import Chart, Label, Place, Sitting, label
from whistdrive.movement.schedules.errata import proved
from whistdrive.movement.schedules.numbers import seats_at_table
from whistdrive.movement.schedules.read import read_schedule
from whistdrive.movement.schedules.schedule import Kind, Schedule
from whistdrive.movement.schedules.written import as_rows

_NAMED: Final = re.compile(r"([0-9]{1,6})\s+\S.*")
"""A number with a name behind it, as seating is exported."""


AS_MANY_AS_MOST: Final = 4
"""The seats of a table, in nearly all games."""


def chart_grid(data: bytes) -> Grid:
    """The schedule in a file of one of the formats in which they go round, as a table.

    Raises Refused where it is none, and for one with roles or teams, which a table of numbers cannot tell.
    """
    schedule = read_schedule(data)
    if schedule.kind in ("mixed", "teams"):
        raise refuse("schedule_with_roles")
    rows = tuple(tuple(map(str, row)) for row in as_rows(schedule))
    return Grid(rows)


def _fields(evening: Evening) -> tuple[Field, ...]:
    """Of the seats two are enough: for pairs, or where one player is a side."""
    first, *others = seat_fields(evening.drive)
    return (*PLACE, first, *(replace(each, needed=False) for each in others))


def _preview(evening: Evening, lines: Sequence[Line], _choice: Choice) -> Preview:
    drive = open_drive(evening)
    rows = []
    places: dict[tuple[int, int], int] = {}
    found: dict[int, list[Place]] = defaultdict(list)
    for line in lines:
        try:
            if not rests(line["table"]):
                number, place = _read(drive, line)
                found[number].append(place)
                places.setdefault((number, int(place.table)), line.number)
            rows.append(Row(line, "new"))
        except Refused as refused:
            rows.append(Row(line, "wrong", refused.findings))
    if any(row.grave for row in rows) or not found:
        return Preview(tuple(rows))
    try:
        movement = _movement(drive, found)
    except Refused as refused:
        return placed(rows, places, refused)
    return Preview(tuple(rows), step=Step(changes.edit_drive, {"drive": replace(drive, movement=movement)}))


def _movement(drive: Drive, found: dict[int, list[Place]]) -> Imported:
    wide = 4 if any(len(place.seats) > 2 for places in found.values() for place in places) else 2
    kind: Kind = "individual" if wide == 4 else "pairs" if len(drive.scoring.seats) == 4 else "singles"
    if wide > len(drive.scoring.seats):
        raise refuse("chart_other_kind", value=wide, allowed=seats_at_table("singles"), kind="singles")
    sittings = tuple(Sitting(number, tuple(found[number])) for number in sorted(found))
    schedule: Schedule = proved(Chart(sittings, wide), kind)
    return (ImportedPairs if kind == "pairs" else Imported).of(schedule)


def _read(drive: Drive, line: Line) -> tuple[int, Place]:
    number, table = (cells.number(line[key], key) for key in ("round", "table"))
    if number is None or table is None:
        raise refuse("cell_missing", field="round" if number is None else "table")
    columns = [each.key for each in seat_fields(drive) if each.key in line.cells]
    seats = tuple(_label(line[key]) for key in columns)
    if len(seats) == AS_MANY_AS_MOST and seats[1] is seats[3] is None:
        seats = (seats[0], seats[2])
    return number, Place(table, seats)


def _label(cell: str) -> Label | None:
    named = _NAMED.fullmatch(cell.strip())
    return label(named[1] if named else cell)


TARGET: Final = Target("schedule", _fields, _preview)
