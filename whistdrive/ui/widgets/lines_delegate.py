"""Items of several lines: what it is in bold, what there is to say about it quiet below, all of it wrapped."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyledItemDelegate, QStyleOptionViewItem
from typing_extensions import override

from whistdrive.ui import theme

Index = QModelIndex | QPersistentModelIndex

_WRAPPED = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop


class LinesDelegate(QStyledItemDelegate):
    """Draws the first line of a text in bold and the others in the quiet colour, as wide as the view is."""

    def __init__(self, view: QAbstractItemView) -> None:
        super().__init__(view)
        self._view = view

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        width = self._view.viewport().width()
        lines = _laid_out(index, option.font, width - 2 * theme.INSIDE)
        return QSize(width, max(sum(height for *_, height in lines) + 2 * theme.STEP, theme.ROW_HEIGHT))

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(option.rect, theme.colour("selected"))
        inside = option.rect.adjusted(theme.INSIDE, theme.STEP, -theme.INSIDE, -theme.STEP)
        y = inside.top()
        for text, font, height in _laid_out(index, option.font, inside.width()):
            painter.setFont(font)
            painter.setPen(theme.colour("text" if font.bold() else "quiet"))
            painter.drawText(QRect(inside.left(), y, inside.width(), height), _WRAPPED, text)
            y += height
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(theme.colour("accent"), 2))
            painter.drawRect(option.rect.adjusted(1, 1, -1, -1))
        painter.restore()


def _laid_out(index: Index, font: QFont, width: int) -> list[tuple[str, QFont, int]]:
    """Each line with its font and the height that it takes at a width."""
    bold = QFont(font)
    bold.setBold(True)
    found = []
    for at, text in enumerate(str(index.data()).split("\n")):
        own = font if at else bold
        box = QFontMetrics(own).boundingRect(QRect(0, 0, width, 10_000), _WRAPPED, text)
        found.append((text, own, box.height()))
    return found
