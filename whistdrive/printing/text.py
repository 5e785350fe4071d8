"""The one place where a string becomes a paragraph.

ReportLab reads its own markup in paragraphs: a name with ``<`` in it would fail, vanish or open a file. So nothing else
in this package makes paragraphs, and all that is printed here is escaped and reduced to what the fonts can print.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final, Literal
from xml.sax.saxutils import escape

from reportlab.lib.colors import Color
from reportlab.lib.styles import ParagraphStyle
from reportlab.pdfbase.pdfmetrics import stringWidth
from reportlab.platypus import Paragraph

from whistdrive.printing.fonts import BOLD, REGULAR, printable
from whistdrive.printing.look import TEXT

Align = Literal["left", "centre", "right"]

_SLACK: Final = 0.01
"""By which a line is shorter than it may be, in points, for sums in another order come to something else."""

_ALIGNMENTS: Final[Mapping[Align, Literal[0, 1, 2]]] = {"left": 0, "centre": 1, "right": 2}


@dataclass(frozen=True, slots=True)
class Run:
    """A piece of a paragraph that is set apart: bold, or in another colour. Its lines end where it says so."""

    text: str
    bold: bool = False
    colour: Color | None = None

    @property
    def markup(self) -> str:
        """The piece as ReportLab reads it."""
        inner = "<br/>".join(escape(printable(line)) for line in self.text.split("\n"))
        if self.colour is not None:
            inner = f'<font color="#{self.colour.hexval()[2:]}">{inner}</font>'
        return f"<b>{inner}</b>" if self.bold else inner


def paragraph(
    *pieces: str | Run, size: float = 9, bold: bool = False, colour: Color = TEXT, align: Align = "left"
) -> Paragraph:
    """A paragraph of plain strings and runs, one after the other; it wraps anywhere rather than lose a letter."""
    runs = (piece if isinstance(piece, Run) else Run(piece) for piece in pieces)
    return Paragraph("".join(run.markup for run in runs), _style(size, bold, colour, align))


def fitted(
    text: str,
    width: float,
    *,
    size: float = 9,
    least: float = 7,
    lines: int = 1,
    bold: bool = False,
    colour: Color = TEXT,
    lead: str = "",
) -> Paragraph:
    """A name in a column ``width`` points wide: smaller (down to ``least`` points) until it takes ``lines`` lines.

    No word is broken before that. What is still too long then wraps onto as many lines as it needs; nothing is ever
    cut. ``lead`` is set in bold before it (a number).
    """
    before = f"{lead}\N{NO-BREAK SPACE}\N{NO-BREAK SPACE}" if lead else ""
    words = text.replace("-", "- ").split()
    widest = max((width_of(word, 1, bold=bold) for word in words), default=0.0) if lines > 1 else 0.0
    while True:
        name = in_lines(text, width, size=size, bold=bold, lead=before)
        tried = paragraph(Run(before, bold=True), name, size=size, bold=bold, colour=colour)
        fits = widest * size <= width and tried.wrap(width, 0)[1] <= lines * tried.style.leading + 0.1
        if fits or size <= least:
            return tried
        size = max(least, size - 0.5)


def width_of(text: str, size: float = 9, *, bold: bool = False) -> float:
    """How wide a text is on one line, in points."""
    return stringWidth(printable(text), BOLD if bold else REGULAR, size)


def in_lines(text: str, width: float, *, size: float = 9, bold: bool = False, lead: str = "") -> str:
    """The text with line ends between words and after hyphens, so that a word is broken only where it must be.

    ``width`` is in points; ``lead`` stands in bold before the first line, if need be alone. A paragraph by itself
    breaks long words at any letter and never at a hyphen.
    """
    lines, line, taken = [], "", width_of(lead, size, bold=True)
    for word in text.split(" "):
        for at, part in enumerate(_parts(word)):
            more = f" {part}" if line and not at else part
            if (line or lead) and taken + width_of(line + more, size, bold=bold) > width - _SLACK:
                lines.append(line)
                line, lead, taken = part, "", 0.0
            else:
                line += more
    return "\n".join([*lines, line])


def _parts(word: str) -> list[str]:
    """A word cut after its hyphens."""
    return re.findall("[^-]*-|[^-]+", word) or [word]


@cache
def _style(size: float, bold: bool, colour: Color, align: Align) -> ParagraphStyle:
    return ParagraphStyle(
        f"{size}",
        fontName=BOLD if bold else REGULAR,
        fontSize=size,
        leading=round(size * 1.25, 2),
        textColor=colour,
        alignment=_ALIGNMENTS[align],
        splitLongWords=1,
    )
