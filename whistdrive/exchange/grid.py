"""A table as it stands in a file: rows of texts, and how it was read."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from whistdrive.core.findings import Refused, refuse

MOST_BYTES: Final = 10_000_000
"""Larger files are refused unread: a club's results of ten years are smaller."""

MOST_ROWS: Final = 10_000
MOST_COLUMNS: Final = 64
LONGEST_CELL: Final = 10_000
"""In characters; the longest text of a club is a fifth of it."""


@dataclass(frozen=True, slots=True)
class How:
    """How a file is read; None is for the reader to find out.

    ``encoding`` and ``separator`` matter to a text, ``sheet`` (its name) to a workbook.
    """

    encoding: str | None = None
    separator: str | None = None
    sheet: str | None = None


@dataclass(frozen=True, slots=True)
class Grid:
    """The cells of a table, all rows equally long, and how they were read. A workbook has the names of its ``sheets``.

    The row of the table with the number 1 is the first one, as in a spreadsheet.
    """

    rows: tuple[tuple[str, ...], ...]
    how: How = How()
    sheets: tuple[str, ...] = ()

    @property
    def width(self) -> int:
        """How many columns there are."""
        return len(self.rows[0]) if self.rows else 0


def grid_of(rows: list[list[str]], how: How, sheets: tuple[str, ...] = ()) -> Grid:
    """The table of these rows, without empty ones at its end; raises Refused for one that is too large."""
    while rows and not any(cell.strip() for cell in rows[-1]):
        rows.pop()
    if not rows:
        raise refuse("table_empty")
    width = max(map(len, rows))
    if len(rows) > MOST_ROWS or width > MOST_COLUMNS:
        raise too_large(len(rows), width)
    for number, row in enumerate(rows, start=1):
        longest = max(map(len, row), default=0)
        if longest > LONGEST_CELL:
            raise refuse("cell_too_long", row=number, value=longest, allowed=LONGEST_CELL)
    blank = [""] * width
    return Grid(tuple(tuple(row + blank[len(row) :]) for row in rows), how, sheets)


def too_large(rows: int, columns: int) -> Refused:
    """The refusal of a table that no evening needs."""
    return refuse("table_too_large", value=rows, columns=columns, allowed=MOST_ROWS, allowed_columns=MOST_COLUMNS)
