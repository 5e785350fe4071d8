"""Items of several lines: what it is in bold, what there is to say about it quiet below, all of it wrapped."""

from __future__ import annotations

import re

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyledItemDelegate, QStyleOptionViewItem
from typing_extensions import override

from whistdrive.ui import theme

Index = QModelIndex | QPersistentModelIndex

_ANYWHERE = "\N{ZERO WIDTH SPACE}"
"""Where a line may end."""

_WRAPPED = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop


class LinesDelegate(QStyledItemDelegate):
    """Draws the first line of a text in bold, or ``plain``, the others in the quiet colour, as wide as the view is."""

    def __init__(self, view: QAbstractItemView, *, plain: bool = False) -> None:
        super().__init__(view)
        self._view, self._plain = view, plain

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        width = self._view.viewport().width()
        lines = _laid_out(index, option.font, width - 2 * theme.INSIDE, plain=self._plain)
        return QSize(width, max(sum(height for *_, height in lines) + 2 * theme.STEP, theme.ROW_HEIGHT))

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(option.rect, theme.colour("selected"))
        inside = option.rect.adjusted(theme.INSIDE, theme.STEP, -theme.INSIDE, -theme.STEP)
        lines = _laid_out(index, option.font, inside.width(), plain=self._plain)
        y = inside.top() + max(inside.height() - sum(height for *_, height in lines), 0) // 2
        for at, (text, font, height) in enumerate(lines):
            painter.setFont(font)
            painter.setPen(theme.colour("quiet" if at else "text"))
            painter.drawText(QRect(inside.left(), y, inside.width(), height), _WRAPPED, text)
            y += height
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(theme.colour("accent"), 2))
            painter.drawRect(option.rect.adjusted(1, 1, -1, -1))
        painter.restore()


def _laid_out(index: Index, font: QFont, width: int, *, plain: bool) -> list[tuple[str, QFont, int]]:
    """Each line with its font and the height that it takes at a width."""
    bold = QFont(font)
    bold.setBold(not plain)
    room = QRect(0, 0, width, 10_000)
    found = []
    for at, text in enumerate(str(index.data()).split("\n")):
        own = font if at else bold
        metrics = QFontMetrics(own)
        box, shown = metrics.boundingRect(room, _WRAPPED, text), text
        if box.width() > width:
            shown = _breakable(text, metrics, width)
            box = metrics.boundingRect(room, _WRAPPED, shown)
        found.append((shown, own, box.height()))
    return found


def _breakable(text: str, metrics: QFontMetrics, width: int) -> str:
    """The text where a word that is wider than a line, in pixels, may be broken at any letter."""
    words = re.split("(?<=[- ])", text)
    wide = [metrics.horizontalAdvance(word) > width for word in words]
    return "".join(_ANYWHERE.join(word) if broken else word for word, broken in zip(words, wide, strict=True))
