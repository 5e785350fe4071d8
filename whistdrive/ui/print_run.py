"""Pages on their way to a printer, one at a time, so that the window goes on answering."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal

from PySide6.QtCore import QMarginsF, QObject, QRectF, QSizeF, QTimer, Signal
from PySide6.QtGui import QPageLayout, QPageSize, QPainter
from PySide6.QtPrintSupport import QPrinter

from whistdrive.ui.pdf_pages import POINTS_AN_INCH, PdfPages

FINEST: Final = 300
"""Dots an inch to which pages are drawn at most; paper shows no difference beyond that, and time and memory do."""


Outcome = Literal["printed", "cancelled", "failed"]
"""How a run ended; it failed where the printer took no more."""


def made_ready(printer: QPrinter, name: str, sheet: QSizeF) -> None:
    """Tell a printer what it is to be called and, for the dialog to begin with, which sheet it is (in points)."""
    printer.setDocName(name)
    lying = sheet.width() > sheet.height()
    standing = sheet.transposed() if lying else sheet
    size = QPageSize(standing, QPageSize.Unit.Point, "", QPageSize.SizeMatchPolicy.FuzzyMatch)
    way = QPageLayout.Orientation.Landscape if lying else QPageLayout.Orientation.Portrait
    layout = QPageLayout(size, way, QMarginsF())
    layout.setMode(QPageLayout.Mode.FullPageMode)  # pages have margins of their own
    printer.setPageLayout(layout)


class PrintRun(QObject):
    """Paints a document onto a printer's sheets as large as they take it, in its own proportions.

    ``progress`` counts the sheets that are done and all of them; ``finished`` ends it with an :data:`Outcome`.
    """

    progress = Signal(int, int)
    finished = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._step = QTimer(self)
        self._step.setInterval(0)
        self._step.timeout.connect(self._print_next)
        self._painter = QPainter()
        self._pages: PdfPages | None = None
        self._printer: QPrinter | None = None
        self._left: list[int] = []
        self._all = 0

    @property
    def going_on(self) -> bool:
        """Whether sheets are still to come."""
        return self._printer is not None

    def begin(self, data: bytes, printer: QPrinter) -> None:
        """Print a PDF as the printer's own settings say: which pages, how often, in colour or not."""
        printer.setFullPage(True)
        self._pages, self._printer = PdfPages(data), printer
        self._left = list(_sheets(printer, len(self._pages)))
        self._all = len(self._left)
        if self._left and self._painter.begin(printer):
            self._step.start()
        else:
            self._end("failed")

    def cancel(self) -> None:
        """Print no more; the printer throws away what it has not begun where it can."""
        if self._printer is not None:
            self._printer.abort()
            self._end("cancelled")

    def _print_next(self) -> None:
        pages, printer = self._pages, self._printer
        if pages is None or printer is None:
            return
        first = len(self._left) == self._all
        if not first and not printer.newPage():
            self._end("failed")
            return
        _paint(self._painter, printer, pages, self._left.pop(0))
        self.progress.emit(self._all - len(self._left), self._all)
        if self.going_on and not self._left:  # whoever was told of the last sheet may have cancelled
            self._end("printed")

    def _end(self, outcome: Outcome) -> None:
        self._step.stop()
        if self._painter.isActive() and not self._painter.end() and outcome == "printed":
            outcome = "failed"
        if self._pages is not None:
            self._pages.close()
        self._pages = self._printer = None
        self.finished.emit(outcome)


def _sheets(printer: QPrinter, count: int) -> Iterable[int]:
    """The pages (counted from 0) in the order in which they come out, copies too where the printer makes none."""
    chosen = range(count)
    if printer.printRange() is QPrinter.PrintRange.PageRange and printer.fromPage():
        chosen = chosen[printer.fromPage() - 1 : printer.toPage() or count]
    if printer.pageOrder() is QPrinter.PageOrder.LastPageFirst:
        chosen = chosen[::-1]
    copies = 1 if printer.supportsMultipleCopies() else printer.copyCount()
    if printer.collateCopies():
        return [page for _ in range(copies) for page in chosen]
    return [page for page in chosen for _ in range(copies)]


def _paint(painter: QPainter, printer: QPrinter, pages: PdfPages, page: int) -> None:
    """Draw a page in the middle of the sheet."""
    sheet = printer.pageLayout().fullRectPixels(printer.resolution())
    size = pages.size(page)
    dots = min(sheet.width() / size.width(), sheet.height() / size.height())
    grey = printer.colorMode() is QPrinter.ColorMode.GrayScale
    picture = pages.picture(page, min(dots, FINEST / POINTS_AN_INCH), grey=grey)
    drawn = QRectF(0, 0, size.width() * dots, size.height() * dots)
    drawn.moveCenter(QRectF(0, 0, sheet.width(), sheet.height()).center())
    painter.drawImage(drawn, picture)
