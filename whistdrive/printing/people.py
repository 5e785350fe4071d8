"""The people at a table, as forms and sheets name them."""

from __future__ import annotations

from typing import Final

from reportlab.lib.units import mm
from reportlab.platypus import Flowable, HRFlowable, Spacer

from whistdrive.core.drive import Drive, Seat, Table
from whistdrive.core.sheet import SIDES
from whistdrive.printing.grid import SIDE_ROOM, Cell, Command, grid
from whistdrive.printing.look import HAIR, QUIET
from whistdrive.printing.marks import side_heading
from whistdrive.printing.tables import Row
from whistdrive.printing.text import fitted, paragraph, width_of
from whistdrive.words import Words

_SIDE: Final = 13 * mm
"""The least width of what a side is called."""

_SIZE: Final = 10.0

_ROOM_TO_WRITE: Final = 6 * mm


def names_by_side(drive: Drive, table: Table, words: Words, width: float, *, across: bool = False) -> Flowable:
    """Both sides one below the other, or ``across``: beside each other; each person on a line of their own.

    Where nobody is known there is a line to write on.
    ``width`` is that of the whole, in points.
    """
    side_width = width / 2 if across else width
    called = [side_heading(drive.scoring, side, words) for side in SIDES]
    label = max(_SIDE, *(width_of(each, _SIZE) + 2 * SIDE_ROOM for each in called))
    name_width = side_width - label - 2 * SIDE_ROOM
    sides: list[list[Cell]] = []
    for side, heading in zip(SIDES, called, strict=True):
        names = [name for seat in table.side(side) for name in _in_seat(drive, seat, name_width)]
        sides.append([paragraph(heading, size=_SIZE, colour=QUIET), names])
    style: list[Command] = [
        ("VALIGN", (0, 0), (-1, -1), "TOP"),
        ("LEFTPADDING", (0, 0), (0, -1), 0),
    ]
    widths = [label, side_width - label]
    if across:
        return grid([[*sides[0], *sides[1]]], widths * 2, heads=0, ruled_to=None, style=style)
    return grid(sides, widths, heads=0, ruled_to=0, style=style)


def names_in_row(row: Row, width: float, mark: str = "", *, numbered: bool = False) -> list[Flowable]:
    """Whose row of a list it is, a line for each seat, or a team with its four below it; ``mark`` stands after it.

    ``width`` is in points; ``numbered``: each name with its number before it.
    """
    if row.team:
        return [fitted(row.team + mark, width, bold=True), paragraph(row.members, size=8)]
    return [
        fitted(name + mark, width, lead=number if numbered else "")
        for number, name in zip(row.numbers, row.names, strict=True)
    ]


def _in_seat(drive: Drive, seat: Seat, width: float) -> list[Flowable]:
    if not seat:
        return [Spacer(0, _ROOM_TO_WRITE), HRFlowable("100%", HAIR, color=QUIET, spaceBefore=0, spaceAfter=0)]
    return [fitted(drive.entrant(each).name, width, size=_SIZE, lead=str(drive.entrant(each).number)) for each in seat]
