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
from whistdrive.printing.facts import rules_in_words, when_and_where
from whistdrive.printing.fonts import REGULAR, printable, register
from whistdrive.printing.letters import replaced_letters
from whistdrive.printing.look import GREEN, HAIR, LINE, PENCIL, QUIET, SHEET, STRONG, Page
from whistdrive.printing.text import Run, fitted, paragraph
from whistdrive.words import Words

_AIR: Final = 3 * mm
"""Between the matter of a sheet and the rules around it."""

_SMALL: Final = 7.5
_NUMBER_WIDTH: Final = 30 * mm


@dataclass(frozen=True, slots=True)
class Content:
    """What a document prints: its ``heading``, what flows onto its sheets, and ``notes`` that every sheet carries."""

    heading: str
    story: tuple[Flowable, ...]
    page: Page = SHEET
    notes: tuple[str, ...] = ()


def render(content: Content, drive: Drive, words: Words) -> bytes:
    """The document as a PDF. The same values give the same bytes."""
    register()
    page = content.page
    file = BytesIO()
    document = BaseDocTemplate(
        file,
        pagesize=(page.width, page.height),
        title=printable(drive.title),
        author="",
        subject="",
        creator="",
        invariant=1,
        initialFontName=REGULAR,
    )
    surround = _Surround(page, _head(content, drive, words), _foot(content, drive, words))
    document.addPageTemplates(PageTemplate(frames=surround.frames(), onPage=surround.draw))
    document.build(list(content.story), canvasmaker=partial(_NumberedCanvas, partial(_number, page, words)))
    return file.getvalue()


class _Surround:
    """What is the same on every sheet: the pieces of head and foot, and the room that they leave."""

    def __init__(self, page: Page, head: Sequence[Flowable], foot: Sequence[Flowable]) -> None:
        self._page = page
        self._head = head
        self._foot = foot
        self._bottom = page.margin + _height(foot, _foot_width(page))
        self._top = page.height - page.margin - _height(head, _whole_width(page))

    def frames(self) -> list[Frame]:
        """A frame for each column of the sheet."""
        page = self._page
        return [
            Frame(
                column * page.width / page.columns + page.margin,
                self._bottom + _AIR,
                page.inner,
                self._top - self._bottom - _AIR - (_AIR if self._head else 0),
                leftPadding=0,
                rightPadding=0,
                topPadding=0,
                bottomPadding=0,
            )
            for column in range(page.columns)
        ]

    def draw(self, canvas: Canvas, _document: BaseDocTemplate) -> None:
        """Draw head and foot, and where the sheet is to be cut lengthwise, onto a fresh page."""
        page = self._page
        canvas.saveState()
        _stack(canvas, self._head, page.margin, page.height - page.margin)
        if self._head:
            _rule(canvas, page, self._top - 1 * mm)
        _stack(canvas, self._foot, page.margin, self._bottom)
        canvas.setStrokeColor(LINE)
        canvas.setLineWidth(HAIR)
        canvas.line(page.margin, self._bottom + 1 * mm, page.width - page.margin, self._bottom + 1 * mm)
        _cut_between_columns(canvas, page, self._bottom + 1 * mm)
        canvas.restoreState()


class _NumberedCanvas(Canvas):
    """A canvas that knows only at the end how many pages there are, and then fills in *page n of m* everywhere.

    Each page refers to a form, a drawing with a name, that is made when the last page is done.
    """

    def __init__(self, number: Callable[[Canvas, int, int], None], *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._number = number

    @override
    def showPage(self) -> None:
        self.doForm(f"number-{self.getPageNumber()}")
        super().showPage()

    @override
    def save(self) -> None:
        pages = self.getPageNumber() - 1
        for page in range(1, pages + 1):
            self.beginForm(f"number-{page}")
            self._number(self, page, pages)
            self.endForm()
        super().save()


def _head(content: Content, drive: Drive, words: Words) -> list[Flowable]:
    """Title, date and place, what the document is, and its notes. None on paper to be cut: see :func:`_foot`."""
    if content.page.cut:
        return []
    width = _whole_width(content.page)
    title = fitted(drive.title, width, size=15, least=9, lines=2, bold=True)
    subtitle = paragraph(
        Run(content.heading, bold=True, colour=GREEN),
        Run(f"  ·  {when_and_where(drive, words)}", colour=QUIET),
        size=9.5,
    )
    return [title, subtitle, *(paragraph(note, size=8, bold=True) for note in content.notes)]


def _foot(content: Content, drive: Drive, words: Words) -> list[Flowable]:
    """How the drive is scored and which letters are replaced; on paper to be cut also all that the head would say."""
    about = f"{content.heading} · {drive.title} · {when_and_where(drive, words)}" if content.page.cut else ""
    notes = [paragraph(note, size=_SMALL, bold=True) for note in content.notes] if content.page.cut else []
    lines = (about, rules_in_words(drive, words), replaced_letters(drive, words))
    return [*notes, *(paragraph(line, size=_SMALL, colour=QUIET) for line in lines if line)]


def _number(page: Page, words: Words, canvas: Canvas, number: int, pages: int) -> None:
    text = paragraph(words("paper.page", page=number, pages=pages), size=_SMALL, colour=QUIET, align="right")
    text.wrap(_NUMBER_WIDTH, page.height)
    text.drawOn(canvas, page.width - page.margin - _NUMBER_WIDTH, page.margin)


def _whole_width(page: Page) -> float:
    return page.width - 2 * page.margin


def _foot_width(page: Page) -> float:
    return _whole_width(page) - _NUMBER_WIDTH


def _height(pieces: Sequence[Flowable], width: float) -> float:
    return float(sum(piece.wrap(width, 10_000)[1] for piece in pieces))


def _stack(canvas: Canvas, pieces: Sequence[Flowable], left: float, top: float) -> None:
    for piece in pieces:
        top -= piece.height
        piece.drawOn(canvas, left, top)


def _rule(canvas: Canvas, page: Page, height: float) -> None:
    canvas.setStrokeColor(GREEN)
    canvas.setLineWidth(STRONG)
    canvas.line(page.margin, height, page.width - page.margin, height)


def _cut_between_columns(canvas: Canvas, page: Page, bottom: float) -> None:
    canvas.setStrokeColor(PENCIL)
    canvas.setLineWidth(HAIR)
    canvas.setDash(3, 3)
    for column in range(1, page.columns):
        canvas.line(column * page.width / page.columns, bottom, column * page.width / page.columns, page.height)
    canvas.setDash()
