"""How each cell of a ruled table looks, told by commands like those of ReportLab's tables.

Commands about rules, fills, cells that span columns (``SPAN``) and rows that stay together (``NOSPLIT``) have the same
form; :mod:`.table_body` heeds those.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from reportlab.lib.colors import Color

Command = tuple[Any, ...]
"""A command: its name, first and last cell (column, row; counted from the end where negative), and its values."""

Area = tuple[int, int, int, int]
"""First column and row, last column and row."""


class Look(NamedTuple):
    """The letters of a cell that holds a string, where they stand, and the room around whatever it holds, in points."""

    font: str
    size: float
    leading: float
    colour: Color
    left: float
    right: float
    top: float
    bottom: float
    align: str = "LEFT"
    valign: str = "MIDDLE"


_FIELDS: Final = {
    "FONT": ("font", "size", "leading"),
    "FONTSIZE": ("size",),
    "TEXTCOLOR": ("colour",),
    "ALIGN": ("align",),
    "VALIGN": ("valign",),
    "LEFTPADDING": ("left",),
    "RIGHTPADDING": ("right",),
    "TOPPADDING": ("top",),
    "BOTTOMPADDING": ("bottom",),
}
"""What each command changes, in the order of its values."""


def area(command: Command, columns: int, rows: int) -> Area:
    """The cells that a command is about, as far as there are such."""
    (first_column, first_row), (last_column, last_row) = command[1:3]
    return (
        max(0, first_column + columns * (first_column < 0)),
        max(0, first_row + rows * (first_row < 0)),
        min(columns - 1, last_column + columns * (last_column < 0)),
        min(rows - 1, last_row + rows * (last_row < 0)),
    )


def looks(usual: Look, commands: Iterable[Command], columns: int, rows: int) -> list[list[Look]]:
    """The look of each cell, row by row; later commands prevail. Commands about anything else are passed over."""
    made = [[usual] * columns for _ in range(rows)]
    for command in commands:
        if (fields := _FIELDS.get(command[0])) is None:
            continue
        values = dict(zip(fields, command[3:], strict=True))
        changed: dict[int, Look] = {}
        left, top, right, bottom = area(command, columns, rows)
        for row in made[top : bottom + 1]:
            for column in range(left, right + 1):
                before = row[column]
                after = changed.get(id(before))
                if after is None:
                    after = changed[id(before)] = before._replace(**values)
                row[column] = after
    return made
