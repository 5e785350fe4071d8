"""A list on the wall, page by page, as large as it fits."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from whistdrive.ui import theme
from whistdrive.ui.wall.fitting import BETWEEN_COLUMNS, GAP, LEADING, ROOM, Fitted, Row, fitted, height_of
from whistdrive.ui.wall.painting import advance, draw_large, font_of
from whistdrive.ui.wall.scenes import Listed

TURN = 8000
"""How long a page stays, in milliseconds."""

LARGEST = 1 / 9
LEAST = 1 / 27
"""The sizes of text, as parts of the window's height.

The least is read from ten metres on a picture a metre and a half high, where its capitals are four centimetres high.
"""


class Board(QWidget):
    """Shows lists one after the other; their pages turn by themselves, unless one is held (it has ‖ then)."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lists: tuple[Listed, ...] = ()
        self._pages: list[tuple[Listed, Fitted, int]] = []
        self._at = 0
        self._kept = False
        self._turning = QTimer(self)
        self._turning.setInterval(TURN)
        self._turning.timeout.connect(self.turn)
        self._turning.start()

    @property
    def pages(self) -> int:
        """How many pages there are."""
        return len(self._pages)

    @property
    def page(self) -> int:
        """Which page is shown, counted from 0."""
        return self._at

    @property
    def is_held(self) -> bool:
        """Whether there is more than one page, and it stays until it is turned by hand."""
        return self.pages > 1 and self._kept

    def show_lists(self, lists: tuple[Listed, ...], *, anew: bool) -> None:
        """Show these lists; from their first page if ``anew``, else as near the page of the moment as there is."""
        if lists == self._lists and not anew:
            return
        self._lists = lists
        if anew:
            self._at, self._kept = 0, False
            self._turning.start()
        self._fit()

    def turn(self, by: int = 1) -> None:
        """Go some pages on or back, round and round; what turns by itself gives the new page its whole time."""
        if self.pages > 1:
            self._at = (self._at + by) % self.pages
            if not self._kept:
                self._turning.start()
        self._tell()

    def turn_every(self, milliseconds: int) -> None:
        """Set how long a page stays."""
        self._turning.setInterval(milliseconds)

    def hold(self) -> None:
        """Keep the page, or let the pages turn again."""
        self._kept = not self._kept
        if self._kept:
            self._turning.stop()
        else:
            self._turning.start()
        self._tell()

    def texts(self) -> tuple[str, ...]:
        """All that the page of the moment says, in reading order."""
        if not self._pages:
            return tuple(filter(None, (part for each in self._lists for part in (each.heading, each.remark))))
        listed, fit, page = self._pages[self._at]
        rows = (row for column in fit.pages[page] for row in column)
        said = (text for row in rows for line in row.lines for text in (row.lead, line.text, line.tail))
        return tuple(filter(None, (listed.heading, *said, listed.remark)))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self._pages:
            said = "\n".join(self.texts())
            draw_large(painter, self._area(), said, most=self.window().height() * LARGEST)
            return
        listed, fit, page = self._pages[self._at]
        self._paint_heading(painter, listed)
        area = self._area()
        for at, column in enumerate(fit.pages[page]):
            left = area.left() + at * (fit.column_width + BETWEEN_COLUMNS * fit.size)
            top = area.top()
            for row in column:
                _paint_row(painter, fit, row, left, top)
                top += height_of(row, fit.size)
        if listed.remark:
            draw_large(painter, self._foot(), listed.remark, "amber", most=self._foot().height() / LEADING)

    def _fit(self) -> None:
        area, height = self._area(), float(self.window().height())
        measure = advance()
        self._pages = []
        for listed in self._lists:
            if listed.rows:
                sizes = (height * LARGEST, height * LEAST)
                fit = fitted(listed.rows, area.width(), area.height(), sizes, measure)
                self._pages += ((listed, fit, page) for page in range(len(fit.pages)))
        self._at = min(self._at, max(len(self._pages) - 1, 0))
        self._tell()

    def _tell(self) -> None:
        self.setAccessibleName(self._lists[0].heading if self._lists else "")
        self.setAccessibleDescription("\n".join(self.texts()))
        self.update()

    def _heading(self) -> QRectF:
        """Where the heading stands."""
        edge = self.width() / 40
        return QRectF(edge, 0, self.width() - 2 * edge, self.window().height() * LEAST * 1.9)

    def _foot(self) -> QRectF:
        """Where a remark stands."""
        edge, high = self.width() / 40, self.window().height() * LEAST * 1.3
        return QRectF(edge, self.height() - high - edge / 2, self.width() - 2 * edge, high)

    def _area(self) -> QRectF:
        """Where the rows stand."""
        top = self._heading().bottom()
        remarked = any(listed.remark for listed in self._lists)
        bottom = self._foot().top() if remarked else self.height() - self.width() / 80
        return QRectF(self._heading().left(), top, self._heading().width(), max(bottom - top, 1.0))

    def _paint_heading(self, painter: QPainter, listed: Listed) -> None:
        room = self._heading()
        count = f"{self._at + 1} / {self.pages}" if self.pages > 1 else ""
        count = f"‖ {count}" if self.is_held else count
        size = room.height() / 1.7
        pages = advance()(count) * size
        said = QRectF(room.left(), room.top(), room.width() - pages - size, room.height())
        draw_large(painter, said, listed.heading, "accent", most=size, align=Qt.AlignmentFlag.AlignLeft)
        end = QRectF(room.right() - pages, room.top(), pages, room.height())
        if count:
            draw_large(painter, end, count, "quiet", most=size * 0.98, align=Qt.AlignmentFlag.AlignRight)


def _paint_row(painter: QPainter, fit: Fitted, row: Row, left: float, top: float) -> None:
    """The lead, the lines beside it, what stands at their ends, and a thin rule below."""
    step, flags = LEADING * fit.size, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip
    strong, plain = font_of(fit.size, bold=True), font_of(fit.size, bold=False)
    lead = QRectF(left, top, max(fit.lead - GAP * fit.size, 0), step)
    painter.setFont(plain if row.quiet else strong)
    painter.setPen(theme.colour("quiet" if row.quiet else "accent"))
    painter.drawText(lead, flags | Qt.AlignmentFlag.AlignRight, row.lead)
    for at, line in enumerate(row.lines):
        text = QRectF(left + fit.lead, top + at * step, fit.line_width, step)
        painter.setPen(theme.colour("accent" if line.kind == "title" else "text"))
        painter.setFont(plain if line.kind == "plain" else strong)
        painter.drawText(text, flags | Qt.AlignmentFlag.AlignLeft, line.text)
        painter.setFont(strong)
        painter.drawText(text, flags | Qt.AlignmentFlag.AlignRight, line.tail)
    below = top + height_of(row, fit.size) - ROOM * fit.size / 2
    painter.setPen(QPen(theme.colour("line"), max(1.0, fit.size / 30)))
    painter.drawLine(int(left), int(below), int(left + fit.column_width), int(below))
