"""Histograms on paper: a bar for each row, between its name and its figure."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from reportlab.lib.units import mm
from reportlab.platypus import Flowable
from typing_extensions import override

from whistdrive.printing.fonts import REGULAR, printable
from whistdrive.printing.look import GREEN, QUIET, TEXT
from whistdrive.printing.text import width_of

BAR_TEXT: Final = 7.5
"""The size of the letters, in points."""

_LINE: Final = 1.3 * BAR_TEXT
_GAP: Final = 1.5 * mm
_LEAST: Final = 0.6
"""The length of the shortest bar, in points."""


class Bars(Flowable):
    """Rows of a name and how many, as wide as there is room; ``names`` is the width of the names, in points."""

    def __init__(self, rows: Sequence[tuple[str, int]], names: float) -> None:
        super().__init__()
        self._names = names
        self._rows = tuple((printable(name), many) for name, many in rows)

    @override
    def wrap(self, aW: float, aH: float) -> tuple[float, float]:
        self.width, self.height = aW, len(self._rows) * _LINE
        return self.width, self.height

    def draw(self) -> None:
        """Draw the rows downwards; ReportLab calls this with ``canv`` at the lower left corner."""
        canvas = self.canv
        figures = max((width_of(str(many), BAR_TEXT) for _, many in self._rows), default=0)
        left = self._names + _GAP
        room = self.width - left - _GAP - figures
        most = max((many for _, many in self._rows), default=1)
        canvas.setFont(REGULAR, BAR_TEXT)
        for line, (name, many) in enumerate(self._rows, start=1):
            base = self.height - line * _LINE + 0.25 * _LINE
            length = max(_LEAST, room * many / most)
            canvas.setFillColor(QUIET)
            canvas.drawRightString(self._names, base, name)
            canvas.setFillColor(GREEN)
            canvas.rect(left, base, length, 0.55 * BAR_TEXT, stroke=0, fill=1)
            canvas.setFillColor(TEXT)
            canvas.drawString(left + length + _GAP, base, str(many))
