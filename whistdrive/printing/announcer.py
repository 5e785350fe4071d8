"""The announcer sheet: the prizes from the lowest to the highest, large enough to be read aloud from in a hall.

Whoever was passed over, and how a tie was settled, is for the prize list: nothing is here that is not to be said.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from reportlab.lib.units import mm
from reportlab.platypus import Flowable, KeepTogether, PageBreak, Spacer

from whistdrive.core.drive import Drive
from whistdrive.core.findings import refuse
from whistdrive.printing.choices import Choices
from whistdrive.printing.facts import state_of_results
from whistdrive.printing.frame import Content
from whistdrive.printing.look import GREEN, QUIET, SHEET
from whistdrive.printing.prize_names import Line, in_order_of_announcement, prize_lines
from whistdrive.printing.prizes import heading, names_of
from whistdrive.printing.text import fitted, paragraph
from whistdrive.words import Words

_PRIZE: Final = 15.0
_NAME: Final = 22.0
_LEAST_NAME: Final = 14.0
_FIGURE: Final = 13.0


def content(drive: Drive, words: Words, _choices: Choices) -> Content:
    """The prizes in the order of the announcement; those of the first half by themselves, for the interval.

    Raises Refused (``no_prizes``) where there are none.
    """
    lines = prize_lines(drive, words)
    if not lines:
        raise refuse("no_prizes")
    early, late = in_order_of_announcement(drive, lines)
    parts = [("paper.at_the_interval", early), ("paper.at_the_end", late)] if early else [("", late)]
    story: list[Flowable] = []
    for title, some in parts:
        if some:
            story += [PageBreak()] if story else []
            story += _part(words(title) if title else "", some)
    return Content(heading(drive, "announcer", words), tuple(story), notes=state_of_results(drive, words))


def _part(title: str, lines: Sequence[Line]) -> Iterator[Flowable]:
    """The prizes that are announced at one time, in their order; the title stays with the first of them."""
    above = [paragraph(title, size=12, bold=True, colour=QUIET), Spacer(0, 3 * mm)] if title else []
    for line in lines:
        yield KeepTogether([*above, *_said(line), Spacer(0, 7 * mm)])
        above = []


def _said(line: Line) -> Iterator[Flowable]:
    """What is said of one prize."""
    yield fitted(line.name, SHEET.inner, size=_PRIZE, least=11, lines=2, bold=True, colour=GREEN)
    if line.purpose:
        yield paragraph(line.purpose, size=11, colour=QUIET)
    for row in line.winners:
        yield from names_of(row, SHEET.inner, _NAME, _LEAST_NAME)
    if line.state:
        yield paragraph(line.state, size=_FIGURE)
    if figures := "  ·  ".join(text for text in (line.figure, line.amount) if text):
        yield paragraph(figures, size=_FIGURE)
    if line.given:
        yield paragraph(line.given, size=_FIGURE)
