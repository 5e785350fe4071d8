"""One person's place at a table of the room plan."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from math import ceil

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

LEAST_SHARE = 0.9
"""How far the letters of a name shrink before a word of it is broken, or it takes more than :data:`MOST_LINES`."""

MOST_LINES = 2


@dataclass(frozen=True, slots=True)
class _Setting:
    """How a text is set: how high it is, in pixels, with letters of which ``share`` of their size.

    The number is ``together`` with the first word unless that saves a word from being broken.
    """

    height: int
    share: float
    together: bool


class Place(QAbstractButton):
    """A number and a whole name, on as many lines as it takes.

    It can be marked for a swap, and it can be dragged: ``dragged`` and ``dropped`` carry where the pointer is on the
    screen. ``chosen`` tells that its key or its menu was pressed.
    """

    chosen = Signal()
    dragged = Signal(QPoint)
    dropped = Signal(QPoint)

    def __init__(self, seat: str, parent: QWidget, align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignHCenter) -> None:
        super().__init__(parent)
        self.seat = seat
        self.entrant: Entrant | None = None
        self._shown: tuple[int, str] | None = None
        self._marked = False
        self._aimed_at = False
        self._pressed_at: QPoint | None = None
        self._dragging = False
        self._settings: dict[int, _Setting] = {}
        self._widest: tuple[int, int] | None = None
        self._together: bool | None = None
        self._text = QTextDocument()
        self._text.setDocumentMargin(theme.STEP)
        self._text.setDefaultTextOption(_wrapping(align))
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setCursor(Qt.CursorShape.OpenHandCursor)

    def show_entrant(self, entrant: Entrant) -> None:
        """Say who sits here."""
        self.entrant = entrant
        if self._shown != (entrant.number, entrant.name):
            self._shown = (entrant.number, entrant.name)
            self._together = None
            self._forget_sizes()

    def height_for(self, width: int) -> int:
        """How high it must be for its whole text to show at a width, both in pixels; long names shrink a little."""
        return self._setting(width).height

    def width_for_words(self) -> int:
        """How wide it must be for no word of its text to be broken, in pixels."""
        return ceil(LEAST_SHARE * self._widest_words()[0]) + 2 * theme.STEP + 1

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
        if event.type() == QEvent.Type.FontChange:
            self._forget_sizes()
        super().changeEvent(event)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setPen(self._border())
        painter.setBrush(theme.colour("selected") if self._marked or self._aimed_at else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box, theme.STEP, theme.STEP)
        setting = self._setting(self.width())
        self._lay_out(self.width(), setting.share, together=setting.together)
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

    def _setting(self, width: int) -> _Setting:
        """How its text is set at a width in pixels."""
        if width not in self._settings:
            share, together, room = 1.0, True, width - 2 * theme.STEP
            self._lay_out(width, share, together=together)
            lines = MOST_LINES * self.fontMetrics().lineSpacing() + 2 * theme.STEP
            widest, widest_apart = self._widest_words()
            if self._text.size().height() > lines + 1 or widest > room:
                share = LEAST_SHARE
                together = share * widest <= room or share * widest_apart > room
                self._lay_out(width, share, together=together)
            least = self.fontMetrics().lineSpacing() + 2 * theme.STEP
            self._settings[width] = _Setting(max(ceil(self._text.size().height()), least), share, together)
        return self._settings[width]

    def _lay_out(self, width: int, share: float, *, together: bool) -> None:
        if self._shown is not None and together is not self._together:
            self._together = together
            number, name = self._shown
            self._text.setHtml(f"<b>{number}</b>{'&nbsp;&nbsp;' if together else ' '}{escape(name)}")
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * share)
        self._text.setDefaultFont(font)
        self._text.setTextWidth(width)

    def _widest_words(self) -> tuple[int, int]:
        """The widest word of its text at full size, in pixels: with the number before the first word, and without."""
        if self._widest is None:
            number, name = self._shown or ("", "")
            bold = QFont(self.font())
            bold.setBold(True)
            usual = self.fontMetrics()
            words = [usual.horizontalAdvance(word) for word in name.replace("-", "- ").split(" ")]
            lead = QFontMetrics(bold).horizontalAdvance(str(number))
            first = lead + 2 * usual.horizontalAdvance("\N{NO-BREAK SPACE}") + words[0]
            self._widest = max(first, *words), max(lead, *words)
        return self._widest

    def _forget_sizes(self) -> None:
        self._settings = {}
        self._widest = None
        self.update()

    def _border(self) -> QPen:
        if self.hasFocus() or self._aimed_at:
            return QPen(theme.colour("accent"), 2)
        if self._marked:
            return QPen(theme.colour("accent"), 1, Qt.PenStyle.DashLine)
        return QPen(Qt.PenStyle.NoPen)


def _wrapping(align: Qt.AlignmentFlag) -> QTextOption:
    option = QTextOption(align)
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    return option
