"""A list of drives drawn as cards: chosen with the arrows, opened with Enter or a double click."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QFrame, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget
from typing_extensions import override

from whistdrive.ui import theme
from whistdrive.ui.models.drive_cards import LINES_ROLE

Index = QModelIndex | QPersistentModelIndex

LEAST_LETTERS = 24
LEAST_LINES = 8
"""The least room of the list: one card can be read."""

BATCH = 30
"""How many cards are laid out at once: more than a window shows."""

WRAPPED = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop


class CardList(QListView):
    """One card below the other, each as high as its texts need."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setItemDelegate(_CardDelegate(self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSpacing(theme.STEP)
        self.setUniformItemSizes(False)
        self.setLayoutMode(QListView.LayoutMode.Batched)  # a club has hundreds, and a window shows a few
        self.setBatchSize(BATCH)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.viewport().setAutoFillBackground(False)
        self.verticalScrollBar().valueChanged.connect(self._keep_place)

    @override
    def minimumSizeHint(self) -> QSize:
        letter = self.fontMetrics()
        return QSize(letter.horizontalAdvance("n") * LEAST_LETTERS, letter.lineSpacing() * LEAST_LINES)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()

    def _keep_place(self) -> None:
        """From the first scrolling on lay out all cards at once: the list would jump back to those that are ready."""
        self.setLayoutMode(QListView.LayoutMode.SinglePass)


class _CardDelegate(QStyledItemDelegate):
    """Draws title and lines; texts wrap, so that nothing is cut."""

    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self._view = view

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        width = self._view.viewport().width() - 2 * self._view.spacing()
        height = sum(box.height() for _, _, box in self._texts(index, width))
        return QSize(width, height + 2 * (theme.INSIDE + theme.STEP))

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        rect = option.rect
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        focused = selected and self._view.hasFocus()
        painter.setPen(QPen(theme.colour("accent" if focused else "line"), 2 if focused else 1))
        painter.setBrush(theme.colour("selected" if selected else "surface"))
        painter.drawRoundedRect(QRectF(rect).adjusted(1, 1, -1, -1), 6, 6)
        for text, font, box in self._texts(index, rect.width()):
            painter.setFont(font)
            painter.setPen(theme.colour("text" if font.bold() else "quiet"))
            painter.drawText(box.translated(rect.topLeft()), WRAPPED, text)
        painter.restore()

    def _texts(self, index: Index, width: int) -> list[tuple[str, QFont, QRect]]:
        """Every text of a card with its font and its place in a card of that width."""
        plain, bold = QFont(self._view.font()), QFont(self._view.font())
        bold.setBold(True)
        left, top = theme.BETWEEN, theme.INSIDE + theme.STEP
        texts = []
        for text, font in ((index.data(), bold), *((line, plain) for line in index.data(LINES_ROLE))):
            room = QRect(left, top, width - 2 * left, 1 << 16)
            box = QFontMetrics(font).boundingRect(room, WRAPPED, text)
            texts.append((text, font, QRect(left, top, room.width(), box.height())))
            top += box.height()
        return texts
