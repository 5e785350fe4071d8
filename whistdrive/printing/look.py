"""How paper looks: a calm score book in black, one green, thin lines, and red only for hearts and diamonds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from reportlab.lib.colors import Color, HexColor
from reportlab.lib.pagesizes import A4, A5, A6, LETTER
from reportlab.lib.units import mm

from whistdrive.printing.choices import Size

TEXT: Final[Color] = HexColor("#1D2320")
QUIET: Final[Color] = HexColor("#56605A")
PENCIL: Final[Color] = HexColor("#858C87")
LINE: Final[Color] = HexColor("#B9BDB8")
PAPER: Final[Color] = HexColor("#FFFFFF")
TINT: Final[Color] = HexColor("#E6F1EA")
GREEN: Final[Color] = HexColor("#1B6A48")
RED: Final[Color] = HexColor("#B3261E")

HAIR: Final = 0.4
THIN: Final = 0.7
STRONG: Final = 1.4
"""Widths of rules, in points."""


PAPERS: Final[Mapping[Size, tuple[float, float]]] = {"A4": A4, "Letter": LETTER, "A5": A5, "A6": A6}
"""Width and height of each paper upright, in points."""

LARGE: Final[frozenset[Size]] = frozenset({"A4", "Letter"})
"""Paper from which several pieces are cut."""

_MARGINS: Final[Mapping[Size, float]] = {"A4": 15 * mm, "Letter": 15 * mm, "A5": 12 * mm, "A6": 10 * mm}

CARD_MARGIN: Final = 10 * mm
"""The margin of paper to be cut into cards: the narrowest that every printer can do."""


@dataclass(frozen=True, slots=True)
class Page:
    """A size of paper and how it is used; lengths in points.

    ``columns`` and ``rows`` are how many pieces stand side by side and one below the other, to be cut apart. On paper
    that is cut, each piece says itself what it belongs to, so the sheet's head gives way to a line at the foot.
    ``scale`` is how many times as large all of it comes onto the paper.
    """

    width: float
    height: float
    margin: float = 15 * mm
    columns: int = 1
    rows: int = 1
    cut: bool = False
    scale: float = 1.0

    @property
    def inner(self) -> float:
        """The width of one column, between its margins."""
        return self.width / self.columns - 2 * self.margin

    def on(self, size: Size) -> Page:
        """The same, upright or across as it is, on paper of a size: as wide as before, and scaled as a whole."""
        wide, high = turned(size, across=self.width > self.height)
        scale = wide / self.width
        return replace(self, height=high / scale, scale=scale)


def sheet(size: Size, *, least: float = 0, across: bool = False) -> Page:
    """A sheet of that size which stays whole.

    What needs a width of ``least`` points between the margins gets it: on narrower paper all is drawn smaller.
    """
    wide, high = turned(size, across=across)
    margin = _MARGINS[size]
    scale = min(1.0, (wide - 2 * margin) / least) if least else 1.0
    return Page(wide / scale, high / scale, margin / scale, scale=scale)


def turned(size: Size, *, across: bool) -> tuple[float, float]:
    """Width and height of a paper upright or across, in points."""
    width, height = PAPERS[size]
    return (height, width) if across else (width, height)


SHEET: Final = Page(*A4)
"""A sheet that stays whole."""

SLIPS: Final = Page(*A4, cut=True)
"""Slips one below the other."""
