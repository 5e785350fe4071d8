"""The sheet of paper around every document: head, foot, page numbers, cut marks, and the file that comes of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from io import BytesIO
from typing import Any, Final

from reportlab.lib.units import mm
from reportlab.pdfgen.canvas import Canvas
from reportlab.platypus import BaseDocTemplate, Flowable, Frame, PageTemplate
from typing_extensions import override

from whistdrive.core.drive import Drive
from whistdrive.printing.choices import Size
from whistdrive.printing.facts import rules_in_words, when_and_where
from whistdrive.printing.fonts import REGULAR, printable, register
from whistdrive.printing.letters import replaced_letters
from whistdrive.printing.look import GREEN, HAIR, LINE, PENCIL, QUIET, SHEET, STRONG, Page
from whistdrive.printing.text import Run, fitted, paragraph
from whistdrive.words import Words

_AIR: Final = 3 * mm
"""Between the matter of a sheet and the rules around it."""

_LEAST_MATTER: Final = 0.55
"""How much of a sheet's height its matter has at least."""

_SHARES: Final = (1.0, 0.85, 0.7, 0.6, 0.5)
"""How large head and foot are drawn, tried in turn until they leave that much."""

_SMALL: Final = 7.5
_NUMBER_WIDTH: Final = 30 * mm


@dataclass(frozen=True, slots=True)
class Content:
    """What a document prints: its ``heading``, what flows onto its sheets, and ``notes`` that every sheet carries."""

    heading: str
    story: tuple[Flowable, ...]
    page: Page = SHEET
    notes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class About:
    """What every sheet says of what it belongs to: ``title``, ``when`` (and where), how it is scored (``rules``).

    ``letters`` says whose letters cannot be printed; empty where all can be.
    """

    title: str
    when: str
    rules: str
    letters: str = ""

    @classmethod
    def drive(cls, drive: Drive, words: Words) -> About:
        """What is said of a drive."""
        letters = replaced_letters(drive, words)
        return cls(drive.title, when_and_where(drive, words), rules_in_words(drive, words), letters)


def render(content: Content, about: About, words: Words, size: Size) -> bytes:
    """The document as a PDF on paper of a size. The same values give the same bytes."""
    register()
    page = content.page.on(size)
    file = BytesIO()
    document = BaseDocTemplate(
        file,
        pagesize=(page.width * page.scale, page.height * page.scale),
        title=printable(about.title),
        author="",
        subject="",
        creator="",
        invariant=1,
        initialFontName=REGULAR,
    )
    surround = _Surround(page, _head(content, about), _foot(content, about))
    document.addPageTemplates(PageTemplate(frames=surround.frames(), onPage=surround.draw))
    numbered = partial(_NumberedCanvas, (page.width, page.height), partial(_number, page, words))
    document.build(list(content.story), canvasmaker=numbered)
    return file.getvalue()


class _Surround:
    """What is the same on every sheet: the pieces of head and foot, and the room that they leave."""

    def __init__(self, page: Page, head: Sequence[Flowable], foot: Sequence[Flowable]) -> None:
        self._page = page
        self._head = head
        self._foot = foot
        for share in _SHARES:
            self._share = share
            self._bottom = page.margin + _height(foot, _foot_width(page), share)
            self._top = page.height - page.margin - _height(head, _whole_width(page), share)
            if self._top - self._bottom >= _LEAST_MATTER * page.height:
                break

    def frames(self) -> list[Frame]:
        """A frame for each piece of the sheet, row by row."""
        page = self._page
        return [
            Frame(
                column * page.width / page.columns + page.margin,
                bottom,
                page.inner,
                top - bottom,
                leftPadding=0,
                rightPadding=0,
                topPadding=0,
                bottomPadding=0,
            )
            for top, bottom in self._bands()
            for column in range(page.columns)
        ]

    def _bands(self) -> list[tuple[float, float]]:
        """From where to where each row of pieces reaches, the upper one first; between two there is a margin's room."""
        page = self._page
        top, bottom = self._top - (_AIR if self._head else 0), self._bottom + _AIR
        height = (top - bottom - (page.rows - 1) * 2 * page.margin) / page.rows
        tops = (top - row * (height + 2 * page.margin) for row in range(page.rows))
        return [(each, each - height) for each in tops]

    def draw(self, canvas: Canvas, _document: BaseDocTemplate) -> None:
        """Draw head and foot, and where the sheet is to be cut apart, onto a fresh page, and set its scale."""
        page = self._page
        canvas.scale(page.scale, page.scale)
        canvas.saveState()
        _stack(canvas, self._head, page.margin, page.height - page.margin, self._share)
        if self._head:
            _rule(canvas, page, self._top - 1 * mm)
        _stack(canvas, self._foot, page.margin, self._bottom, self._share)
        canvas.setStrokeColor(LINE)
        canvas.setLineWidth(HAIR)
        canvas.line(page.margin, self._bottom + 1 * mm, page.width - page.margin, self._bottom + 1 * mm)
        self._cut_apart(canvas)
        canvas.restoreState()

    def _cut_apart(self, canvas: Canvas) -> None:
        """Draw the lines to cut along, between columns and between rows."""
        page = self._page
        canvas.setStrokeColor(PENCIL)
        canvas.setLineWidth(HAIR)
        canvas.setDash(3, 3)
        for column in range(1, page.columns):
            between = column * page.width / page.columns
            canvas.line(between, self._bottom + 1 * mm, between, page.height)
        for _top, bottom in self._bands()[:-1]:
            canvas.line(0, bottom - page.margin, page.width, bottom - page.margin)
        canvas.setDash()


class _NumberedCanvas(Canvas):
    """A canvas that knows only at the end how many pages there are, and then fills in *page n of m* everywhere.

    Each page refers to a form, a drawing with a name, that is made when the last page is done.
    """

    def __init__(
        self, extent: tuple[float, float], number: Callable[[Canvas, int, int], None], *given: Any, **named: Any
    ) -> None:
        """``extent`` is the page in the measure in which it is laid out; the rest is passed on."""
        super().__init__(*given, **named)
        self._extent = extent
        self._number = number

    @override
    def showPage(self) -> None:
        self.doForm(f"number-{self.getPageNumber()}")
        super().showPage()

    @override
    def save(self) -> None:
        pages = self.getPageNumber() - 1
        for page in range(1, pages + 1):
            self.beginForm(f"number-{page}", 0, 0, *self._extent)
            self._number(self, page, pages)
            self.endForm()
        super().save()


def _head(content: Content, about: About) -> list[Flowable]:
    """Title, date and place, what the document is, and its notes. None on paper to be cut: see :func:`_foot`."""
    if content.page.cut:
        return []
    width = _whole_width(content.page)
    title = fitted(about.title, width, size=15, least=9, lines=2, bold=True)
    subtitle = paragraph(
        Run(content.heading, bold=True, colour=GREEN),
        Run(f"  ·  {about.when}", colour=QUIET),
        size=9.5,
    )
    return [title, subtitle, *(paragraph(note, size=8, bold=True) for note in content.notes)]


def _foot(content: Content, about: About) -> list[Flowable]:
    """How the drive is scored and which letters are replaced; on paper to be cut also all that the head would say."""
    whose = f"{content.heading} · {about.title} · {about.when}" if content.page.cut else ""
    notes = [paragraph(note, size=_SMALL, bold=True) for note in content.notes] if content.page.cut else []
    lines = (whose, about.rules, about.letters)
    return [*notes, *(paragraph(line, size=_SMALL, colour=QUIET) for line in lines if line)]


def _number(page: Page, words: Words, canvas: Canvas, number: int, pages: int) -> None:
    text = paragraph(words("paper.page", page=number, pages=pages), size=_SMALL, colour=QUIET, align="right")
    text.wrap(_NUMBER_WIDTH, page.height)
    text.drawOn(canvas, page.width - page.margin - _NUMBER_WIDTH, page.margin)


def _whole_width(page: Page) -> float:
    return page.width - 2 * page.margin


def _foot_width(page: Page) -> float:
    return _whole_width(page) - _NUMBER_WIDTH


def _height(pieces: Sequence[Flowable], width: float, share: float) -> float:
    """How high the pieces are that are drawn ``share`` times as large, in a room of that width."""
    return float(sum(piece.wrap(width / share, 10_000)[1] for piece in pieces)) * share


def _stack(canvas: Canvas, pieces: Sequence[Flowable], left: float, top: float, share: float) -> None:
    canvas.saveState()
    canvas.translate(left, top)
    canvas.scale(share, share)
    below = 0.0
    for piece in pieces:
        below -= piece.height
        piece.drawOn(canvas, 0, below)
    canvas.restoreState()


def _rule(canvas: Canvas, page: Page, height: float) -> None:
    canvas.setStrokeColor(GREEN)
    canvas.setLineWidth(STRONG)
    canvas.line(page.margin, height, page.width - page.margin, height)
