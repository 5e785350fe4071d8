"""Table numbers to stand or lie on the tables, read from across the hall: two or one on a large sheet."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from reportlab.lib.units import mm
from reportlab.platypus import Flowable, FrameBreak
from typing_extensions import override

from whistdrive.core.drive import Drive
from whistdrive.core.findings import Refused
from whistdrive.printing.choices import A_SHEET, Choices
from whistdrive.printing.facts import corrected
from whistdrive.printing.fonts import BOLD, REGULAR, printable
from whistdrive.printing.frame import Content
from whistdrive.printing.hall import table_numbers
from whistdrive.printing.look import CARD_MARGIN, GREEN, LARGE, PAPERS, QUIET, Page
from whistdrive.printing.text import width_of
from whistdrive.words import Words

_WORD: Final = 22.0
"""The size of the word above a number, in points."""

_AIR: Final = 6 * mm

_DIGIT: Final = 0.73
"""How high a digit is, as a share of the size of its font."""


def content(drive: Drive, words: Words, choices: Choices) -> Content:
    """A number for each table that is or will be in use, as large as fits; raises Refused (``too_few``)."""
    tables = table_numbers(drive)
    if not tables:
        raise Refused(*drive.movement.fits(drive).findings)
    story: list[Flowable] = []
    for number in tables:
        if story:
            story.append(FrameBreak())
        story.append(_Number(number, words("paper.table")))
    return Content(words("document.numbers"), tuple(story), _page(choices), corrected(drive, words))


def _page(choices: Choices) -> Page:
    """Each number is laid out on half of A4, lying; where it has more or less paper all of it grows or shrinks."""
    width, twice_the_height = PAPERS["A4"]
    rows = (choices.a_sheet or A_SHEET["numbers"][0]) if choices.size in LARGE else 1
    page = Page(width, rows * twice_the_height / 2, rows=rows, cut=True).on(choices.size)
    return replace(page, margin=CARD_MARGIN / page.scale)


class _Number(Flowable):
    """A number that fills the room it is given, and a word above it."""

    def __init__(self, number: int, word: str) -> None:
        super().__init__()
        self._number = str(number)
        self._word = printable(word)

    @override
    def wrap(self, aW: float, aH: float) -> tuple[float, float]:
        self.width, self.height = aW, aH
        return aW, aH

    def draw(self) -> None:
        """Draw both; ReportLab calls this with ``canv`` at the lower left corner."""
        canvas, middle = self.canv, self.width / 2
        canvas.setFillColor(QUIET)
        canvas.setFont(REGULAR, _WORD)
        canvas.drawCentredString(middle, self.height - _WORD, self._word)
        below = self.height - 1.3 * _WORD
        size = min((below - 2 * _AIR) / _DIGIT, (self.width - 2 * _AIR) / width_of(self._number, 1, bold=True))
        canvas.setFillColor(GREEN)
        canvas.setFont(BOLD, size)
        canvas.drawCentredString(middle, (below - _DIGIT * size) / 2, self._number)
