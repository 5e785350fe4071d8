"""Tables on paper: figures to the right, thin lines between rows, heads that come again on every page."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from reportlab.lib.units import mm

from whistdrive.printing.cell_looks import Command, Look
from whistdrive.printing.fonts import BOLD, REGULAR, printable
from whistdrive.printing.look import GREEN, HAIR, LINE, QUIET, TEXT, THIN
from whistdrive.printing.ruled import Ruled
from whistdrive.printing.table_body import Body, Cell

__all__ = ["SIDE_ROOM", "Cell", "Command", "Ruled", "double_below", "emphasis", "grid"]

SIDE_ROOM: Final = 1.5 * mm
"""Between the edge of a cell and what stands in it."""

_ABOVE: Final = 0.6 * mm
"""The same above and below it."""

_DOUBLE: Final = 2.0
"""Between the two of a double rule, in points."""


def grid(
    rows: Sequence[Sequence[Cell]],
    widths: Sequence[float],
    *,
    heads: int = 1,
    figures: Iterable[int] = (),
    least: float = 5 * mm,
    size: float = 9,
    ruled_to: int | None = -1,
    style: Sequence[Command] = (),
) -> Ruled:
    """A table with ``heads`` rows of headings; all lengths in points.

    ``figures`` are the columns whose contents stand to the right. Rows are at least ``least`` high and grow with
    what they hold; thin lines are drawn below them, down to row ``ruled_to`` (None: nowhere). ``style`` comes last.
    """
    cells = [[printable(cell) if isinstance(cell, str) else cell for cell in row] for row in rows]
    base: list[Command] = [
        *(() if ruled_to is None else [("LINEBELOW", (0, heads), (-1, ruled_to), HAIR, LINE)]),
        *(("ALIGN", (column, 0), (column, -1), "RIGHT") for column in figures),
    ]
    if heads:
        base += [
            ("FONT", (0, 0), (-1, heads - 1), BOLD, size - 1.5, size * 1.2),
            ("TEXTCOLOR", (0, 0), (-1, heads - 1), QUIET),
            ("VALIGN", (0, 0), (-1, heads - 1), "BOTTOM"),
            ("LINEBELOW", (0, heads - 1), (-1, heads - 1), 2 * HAIR, QUIET),
        ]
    usual = Look(REGULAR, size, size * 1.2, TEXT, SIDE_ROOM, SIDE_ROOM, _ABOVE, _ABOVE)
    return Ruled(Body(cells, widths, [*base, *style], heads=heads, least=least, usual=usual), range(len(cells)))


def emphasis(first: tuple[int, int], last: tuple[int, int], size: float = 9) -> tuple[Command, ...]:
    """The commands that make cells bold and green."""
    return ("FONT", first, last, BOLD, size, size * 1.2), ("TEXTCOLOR", first, last, GREEN)


def double_below(row: int) -> Command:
    """The command that draws a double rule below a row, as below a rubber and below totals."""
    return ("LINEBELOW", (0, row), (-1, row), THIN, GREEN, _DOUBLE)
