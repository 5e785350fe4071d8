"""Tables on paper: figures to the right, thin lines between rows, heads that come again on every page."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from reportlab.lib.units import mm
from reportlab.platypus import Flowable, Table

from whistdrive.printing.fonts import BOLD, REGULAR, printable
from whistdrive.printing.look import GREEN, HAIR, LINE, QUIET, TEXT

Cell = str | Flowable | Sequence[Flowable]
"""What stands in a cell: a short text on one line, or paragraphs."""

Command = tuple[Any, ...]
"""A command of a ReportLab table style: name, first and last cell (column, row), values."""

SIDE_ROOM: Final = 1.5 * mm
"""Between the edge of a cell and what stands in it."""


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
) -> Table:
    """A table with ``heads`` rows of headings; all lengths in points.

    ``figures`` are the columns whose contents stand to the right. Rows are at least ``least`` high and grow with
    what they hold; thin lines are drawn below them, down to row ``ruled_to`` (None: nowhere). ``style`` comes last.
    """
    cells = [[printable(cell) if isinstance(cell, str) else cell for cell in row] for row in rows]
    base: list[Command] = [
        ("FONT", (0, 0), (-1, -1), REGULAR, size, size * 1.2),
        ("TEXTCOLOR", (0, 0), (-1, -1), TEXT),
        ("VALIGN", (0, 0), (-1, -1), "MIDDLE"),
        ("LEFTPADDING", (0, 0), (-1, -1), SIDE_ROOM),
        ("RIGHTPADDING", (0, 0), (-1, -1), SIDE_ROOM),
        ("TOPPADDING", (0, 0), (-1, -1), 0.6 * mm),
        ("BOTTOMPADDING", (0, 0), (-1, -1), 0.6 * mm),
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
    return Table(
        cells,
        colWidths=list(widths),
        repeatRows=heads,
        minRowHeights=[least] * len(cells),
        style=[*base, *style],
        spaceBefore=0,
        spaceAfter=0,
    )


def emphasis(first: tuple[int, int], last: tuple[int, int], size: float = 9) -> tuple[Command, ...]:
    """The commands that make cells bold and green."""
    return ("FONT", first, last, BOLD, size, size * 1.2), ("TEXTCOLOR", first, last, GREEN)
