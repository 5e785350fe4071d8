"""How paper looks: a calm score book in black, one green, thin lines, and red only for hearts and diamonds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from reportlab.lib.colors import Color, HexColor
from reportlab.lib.pagesizes import A4, landscape
from reportlab.lib.units import mm

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


@dataclass(frozen=True, slots=True)
class Page:
    """A size of paper and how it is used; lengths in points.

    ``columns`` is how many pieces stand side by side, to be cut apart. On paper that is cut, each piece says itself
    what it belongs to, so the sheet's head gives way to a line at the foot.
    """

    width: float
    height: float
    margin: float = 15 * mm
    columns: int = 1
    cut: bool = False

    @property
    def inner(self) -> float:
        """The width of one column, between its margins."""
        return self.width / self.columns - 2 * self.margin


SHEET: Final = Page(*A4)
"""A sheet that stays whole."""

SLIPS: Final = Page(*A4, cut=True)
"""Slips one below the other."""

TWO_UP: Final = Page(*landscape(A4), margin=10 * mm, columns=2, cut=True)
"""Two cards of half the size side by side."""
