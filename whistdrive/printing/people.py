"""The people at a table, as forms and sheets name them."""

from __future__ import annotations

from typing import Final

from reportlab.lib.units import mm
from reportlab.platypus import Flowable

from whistdrive.core.drive import Drive, Table
from whistdrive.core.sheet import SIDES
from whistdrive.printing.grid import SIDE_ROOM, Cell, Command, grid
from whistdrive.printing.look import QUIET
from whistdrive.printing.marks import side_heading
from whistdrive.printing.text import fitted, paragraph
from whistdrive.words import Words

_SIDE: Final = 13 * mm
"""The width of what a side is called."""


def names_by_side(drive: Drive, table: Table, words: Words, width: float, *, across: bool = False) -> Flowable:
    """Both sides one below the other, or ``across``: beside each other; each person on a line of their own.

    ``width`` is that of the whole, in points.
    """
    side_width = width / 2 if across else width
    name_width = side_width - _SIDE - 2 * SIDE_ROOM
    sides: list[list[Cell]] = []
    for side in SIDES:
        entrants = [drive.entrant(each) for seat in table.side(side) for each in seat]
        names = [fitted(entrant.name, name_width, size=10, lead=str(entrant.number)) for entrant in entrants]
        sides.append([paragraph(side_heading(drive.scoring, side, words), size=10, colour=QUIET), names])
    style: list[Command] = [
        ("VALIGN", (0, 0), (-1, -1), "TOP"),
        ("LEFTPADDING", (0, 0), (0, -1), 0),
    ]
    widths = [_SIDE, side_width - _SIDE]
    if across:
        return grid([[*sides[0], *sides[1]]], widths * 2, heads=0, ruled_to=None, style=style)
    return grid(sides, widths, heads=0, ruled_to=0, style=style)
