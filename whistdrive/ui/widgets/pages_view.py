"""Pages of paper one below the other, drawn as they come into sight."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal

from PySide6.QtCore import QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QImage, QKeyEvent, QKeySequence, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractScrollArea, QWidget
from typing_extensions import override

from whistdrive.desk.keyboard import latin
from whistdrive.ui import theme
from whistdrive.ui.pdf_pages import POINTS_AN_INCH, PdfPages

Fit = Literal["width", "page"]
"""A page as wide as the view, or the whole of it."""

NATURAL: Final = 96 / POINTS_AN_INCH
"""Pixels a point at which paper is as large as it is."""

STEPS: Final = (0.25, 0.35, 0.5, 0.7, 0.85, 1.0, 1.25, 1.5, 2.0)
"""Sizes to choose from, as parts of the natural one."""

_FINEST: Final = 200 / POINTS_AN_INCH
"""Pixels a point at most, however fine the screen: a page takes no longer to draw than a key may wait."""

_KEPT: Final = 2
"""So many pages above and below those in sight keep their pictures."""


class PagesView(QAbstractScrollArea):
    """Shows a document; one page is drawn at a time and keys are answered in between.

    Arrows and Page Up / Down scroll, Left and Right go a page back and on, Home and End to the first and last; plus
    and minus change the size, W fits the width, P the page. ``moved`` tells the page (from 0) in the middle.
    """

    moved = Signal(int)
    sized = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pages: PdfPages | None = None
        self._fit: Fit | None = "width"
        self._size = 1.0
        self._places: list[QRect] = []
        self._pictures: dict[int, tuple[float, QImage]] = {}
        self._page = 0
        # A bar that came and went would make the view narrower and wider, and the pages with it, for ever.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self._next = QTimer(self)
        self._next.setInterval(0)
        self._next.timeout.connect(self._draw_next)
        for bar in (self.verticalScrollBar(), self.horizontalScrollBar()):
            bar.valueChanged.connect(self._look)

    @property
    def page(self) -> int:
        """The page in the middle of the view, counted from 0."""
        return self._page

    @property
    def size_now(self) -> float:
        """How large pages are shown, as a part of their natural size."""
        return self._size

    def show_pages(self, pages: PdfPages | None) -> None:
        """Show another document, or none; one of as many pages stays where it is."""
        before = len(self._pages) if self._pages else 0
        if self._pages is not None:
            self._pages.close()
        self._pages = pages
        self._pictures.clear()
        self._place_pages()
        if pages is None or len(pages) != before:
            self.verticalScrollBar().setValue(0)
        self._look()

    def fit(self, fit: Fit) -> None:
        """Show pages as wide as the view, or whole, from now on."""
        self._fit = fit
        self._place_again()

    def larger(self) -> None:
        """The next larger size."""
        self._take_size(next((step for step in STEPS if step > self._size + 0.01), STEPS[-1]))

    def smaller(self) -> None:
        """The next smaller size."""
        self._take_size(next((step for step in reversed(STEPS) if step < self._size - 0.01), STEPS[0]))

    def go_to(self, page: int) -> None:
        """Bring the head of a page (counted from 0) to the top."""
        if self._places:
            place = self._places[max(0, min(page, len(self._places) - 1))]
            self.verticalScrollBar().setValue(place.top() - theme.INSIDE)

    def drawn(self) -> bool:
        """Whether all that is in sight has been drawn."""
        return all(self._is_drawn(page) for page in self._in_sight())

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        bar = self.verticalScrollBar()
        bare: dict[str, Callable[[], None]] = {
            "W": lambda: self.fit("width"),
            "P": lambda: self.fit("page"),
            "+": self.larger,
            "-": self.smaller,
        }
        keys: dict[QKeySequence.StandardKey, Callable[[], None]] = {
            QKeySequence.StandardKey.MoveToNextChar: lambda: self.go_to(self._page + 1),
            QKeySequence.StandardKey.MoveToPreviousChar: lambda: self.go_to(self._page - 1),
            QKeySequence.StandardKey.MoveToStartOfLine: lambda: self.go_to(0),
            QKeySequence.StandardKey.MoveToEndOfLine: lambda: bar.setValue(bar.maximum()),
        }
        deed = next((deed for key, deed in keys.items() if event.matches(key)), bare.get(latin(event.text()).upper()))
        if deed is None:
            super().keyPressEvent(event)
        else:
            deed()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_again()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.fillRect(event.rect(), theme.colour("ground"))
        for page in self._in_sight():
            place = self._on_screen(page)
            painter.fillRect(place, "white")
            if page in self._pictures:
                painter.drawImage(QRectF(place), self._pictures[page][1])
            painter.setPen(theme.colour("line"))
            painter.drawRect(place.adjusted(-1, -1, 0, 0))
        if self.hasFocus():
            painter.setPen(QPen(theme.colour("accent"), 2))
            painter.drawRect(self.viewport().rect().adjusted(1, 1, -1, -1))
        painter.end()

    def _take_size(self, size: float) -> None:
        self._fit, self._size = None, size
        self._place_again()

    def _place_again(self) -> None:
        """Place the pages anew around the point that is in the middle."""
        page, bar = self._page, self.verticalScrollBar()
        old = self._places[page] if page < len(self._places) else QRect()
        into = (bar.value() - old.top()) / old.height() if old.height() else 0.0
        self._place_pages()
        if page < len(self._places):
            bar.setValue(round(self._places[page].top() + into * self._places[page].height()))
        self._look()
        self.sized.emit()

    def _place_pages(self) -> None:
        """Work out where each page lies on the long sheet that is scrolled."""
        view, pages = self.viewport().size(), self._pages
        sizes = [pages.size(page) for page in range(len(pages))] if pages else []
        if self._fit is not None and sizes:
            wide = (view.width() - 2 * theme.INSIDE) / max(size.width() for size in sizes)
            high = (view.height() - 2 * theme.INSIDE) / max(size.height() for size in sizes)
            self._size = max(STEPS[0] / 2, (wide if self._fit == "width" else min(wide, high)) / NATURAL)
        self._places, top = [], theme.INSIDE
        for size in sizes:
            width, height = (round(length * self._size * NATURAL) for length in (size.width(), size.height()))
            self._places.append(QRect(max(theme.INSIDE, (view.width() - width) // 2), top, width, height))
            top += height + theme.INSIDE
        across, down = self.horizontalScrollBar(), self.verticalScrollBar()
        across.setRange(0, max((place.right() + theme.INSIDE - view.width() for place in self._places), default=0))
        across.setPageStep(view.width())
        down.setRange(0, max(0, top - view.height()))
        down.setPageStep(view.height())
        down.setSingleStep(theme.ROW_HEIGHT)

    def _look(self) -> None:
        """See what has come into sight, and begin to draw what of it is not drawn."""
        seen = self._in_sight()
        kept = range(seen.start - _KEPT, seen.stop + _KEPT)
        self._pictures = {page: picture for page, picture in self._pictures.items() if page in kept}
        middle = self.verticalScrollBar().value() + self.viewport().height() // 2
        page = next((page for page in reversed(seen) if self._places[page].top() <= middle), seen.start)
        if page != self._page:
            self._page = page
            self.moved.emit(page)
        self._next.start()
        self.viewport().update()

    def _draw_next(self) -> None:
        page = next((page for page in self._in_sight() if not self._is_drawn(page)), None)
        if page is None or self._pages is None:
            self._next.stop()
            return
        fine = self._fine()
        picture = self._pages.picture(page, fine)
        self._pictures[page] = fine, picture
        self.viewport().update(self._on_screen(page))

    def _is_drawn(self, page: int) -> bool:
        return page in self._pictures and self._pictures[page][0] == self._fine()

    def _fine(self) -> float:
        """Pixels of the screen a point."""
        return min(self._size * NATURAL * self.devicePixelRatioF(), _FINEST)

    def _in_sight(self) -> range:
        """The pages of which anything can be seen."""
        top = self.verticalScrollBar().value()
        bottom = top + self.viewport().height()
        seen = [page for page, place in enumerate(self._places) if place.bottom() >= top and place.top() <= bottom]
        return range(seen[0], seen[-1] + 1) if seen else range(0)

    def _on_screen(self, page: int) -> QRect:
        return self._places[page].translated(-self.horizontalScrollBar().value(), -self.verticalScrollBar().value())
