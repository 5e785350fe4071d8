"""One person's place at a table of the room plan."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QEvent, QPoint, QRectF, Qt, Signal
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QTextDocument,
    QTextOption,
)
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from typing_extensions import override

from whistdrive.core.drive import Entrant
from whistdrive.ui import theme


class Place(QAbstractButton):
    """A seat letter, a number and a whole name, on as many lines as it takes.

    It can be marked for a swap, and it can be dragged: ``dragged`` and ``dropped`` carry where the pointer is on the
    screen. ``chosen`` tells that its key or its menu was pressed.
    """

    chosen = Signal()
    dragged = Signal(QPoint)
    dropped = Signal(QPoint)

    def __init__(self, seat: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.seat = seat
        self.entrant: Entrant | None = None
        self._shown: tuple[int, str] | None = None
        self._marked = False
        self._aimed_at = False
        self._pressed_at: QPoint | None = None
        self._dragging = False
        self._text = QTextDocument()
        self._text.setDocumentMargin(theme.STEP)
        self._text.setDefaultTextOption(_wrapping())
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setCursor(Qt.CursorShape.OpenHandCursor)

    def show_entrant(self, entrant: Entrant) -> None:
        """Say who sits here."""
        self.entrant = entrant
        if self._shown != (entrant.number, entrant.name):
            self._shown = (entrant.number, entrant.name)
            self._word()

    def height_for(self, width: int) -> int:
        """How high it must be for its whole text to show at a width, both in pixels."""
        self._text.setTextWidth(width)
        return max(int(self._text.size().height()), theme.ROW_HEIGHT)

    def width_for_words(self) -> int:
        """How wide it must be for no word of its text to be broken, in pixels."""
        bold = QFont(self.font())
        bold.setBold(True)
        metrics = QFontMetrics(bold)
        words = self._text.toPlainText().replace("-", "- ").split(" ")
        return max(metrics.horizontalAdvance(word) for word in words) + 2 * theme.STEP

    def mark(self, *, marked: bool) -> None:
        """Mark it as the first of a swap."""
        self._marked = marked
        self.update()

    def aim(self, *, aimed_at: bool) -> None:
        """Show that what is dragged would be dropped here."""
        self._aimed_at = aimed_at
        self.update()

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.PaletteChange):
            self._word()
        super().changeEvent(event)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setPen(self._border())
        painter.setBrush(theme.colour("selected") if self._marked or self._aimed_at else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box, theme.STEP, theme.STEP)
        self._text.setTextWidth(self.width())
        painter.translate(0, max(0.0, (self.height() - self._text.size().height()) / 2))
        context = QAbstractTextDocumentLayout.PaintContext()
        context.palette.setColor(QPalette.ColorRole.Text, theme.colour("text"))
        self._text.documentLayout().draw(painter, context)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.chosen.emit()
        else:
            event.ignore()

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self._pressed_at = event.globalPosition().toPoint()

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed_at is None:
            return
        pointer = event.globalPosition().toPoint()
        far = (pointer - self._pressed_at).manhattanLength() >= QApplication.startDragDistance()
        if self._dragging or far:
            self._dragging = True
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
            self.dragged.emit(pointer)

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        dragging, self._dragging, self._pressed_at = self._dragging, False, None
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        if dragging:
            self.dropped.emit(event.globalPosition().toPoint())

    def _border(self) -> QPen:
        if self.hasFocus() or self._aimed_at:
            return QPen(theme.colour("accent"), 2)
        if self._marked:
            return QPen(theme.colour("accent"), 1, Qt.PenStyle.DashLine)
        return QPen(Qt.PenStyle.NoPen)

    def _word(self) -> None:
        if self._shown is None:
            return
        number, name = self._shown
        quiet = theme.colour("quiet").name()
        letter = f"<span style='color:{quiet}'>{escape(self.seat)}</span>&nbsp; " if self.seat else ""
        self._text.setDefaultFont(self.font())
        self._text.setHtml(f"{letter}<b>{number}</b>&nbsp; {escape(name)}")
        self.update()


def _wrapping() -> QTextOption:
    option = QTextOption(Qt.AlignmentFlag.AlignHCenter)
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    return option
