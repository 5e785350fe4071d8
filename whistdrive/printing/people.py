"""The people at a table, as forms and sheets name them."""

from __future__ import annotations

from reportlab.lib.units import mm
from reportlab.platypus import Flowable

from whistdrive.core.drive import Drive, Table
from whistdrive.core.sheet import SIDES
from whistdrive.printing.grid import SIDE_ROOM, Cell, Command, grid
from whistdrive.printing.look import QUIET
from whistdrive.printing.marks import side_heading
from whistdrive.printing.text import fitted, paragraph
from whistdrive.words import Words


def names_by_side(drive: Drive, table: Table, words: Words, width: float) -> Flowable:
    """Both sides one below the other, ``width`` points wide, each person on a line of their own."""
    side_width = 13 * mm
    name_width = width - side_width - 2 * SIDE_ROOM
    rows: list[list[Cell]] = []
    for side in SIDES:
        entrants = [drive.entrant(each) for seat in table.side(side) for each in seat]
        names = [fitted(entrant.name, name_width, size=10, lead=str(entrant.number)) for entrant in entrants]
        rows.append([paragraph(side_heading(drive.scoring, side, words), size=10, colour=QUIET), names])
    style: list[Command] = [
        ("VALIGN", (0, 0), (-1, -1), "TOP"),
        ("LEFTPADDING", (0, 0), (0, -1), 0),
    ]
    return grid(rows, [side_width, width - side_width], heads=0, ruled_to=0, style=style)
