"""The headings of a table: quiet, in one line or more, over a thin line, as wide as their texts and no wider."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QHeaderView, QWidget
from typing_extensions import override

from whistdrive.ui import theme

SIDE_ROOM = theme.INSIDE + 3
"""What stands free at both sides of a heading; three pixels are what Qt itself leaves beside the text of a cell."""

CLOSE_ROOM = theme.STEP + 1
"""The same where many narrow columns stand beside each other."""

_LEAST_SIDE = theme.STEP + 3
"""The least distance of a heading from the edge it leans to, so that it stands right above its cells."""

_SIZE = 0.85
"""The headings, as a multiple of the text's size: figures are narrow, and they matter more."""

_ARROWS = {Qt.SortOrder.AscendingOrder: "▴", Qt.SortOrder.DescendingOrder: "▾"}


class BookHeader(QHeaderView):
    """Horizontal headings that can be clicked to sort; the one that sorts has an arrow in the room at its side.

    ``room`` is that room, in pixels.
    """

    def __init__(self, parent: QWidget, room: int = SIDE_ROOM) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._room = room
        self.setSectionsClickable(True)
        self.setHighlightSections(False)
        self.setMinimumHeight(theme.ROW_HEIGHT)
        self._make_small()

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.ApplicationFontChange:
            self._make_small()
        super().changeEvent(event)

    @override
    def sectionSizeFromContents(self, logicalIndex: int) -> QSize:
        text = self.fontMetrics().size(0, self._text(logicalIndex))
        return QSize(text.width() + 2 * self._room, max(text.height() + theme.INSIDE, theme.ROW_HEIGHT))

    @override
    def paintEvent(self, e: QPaintEvent) -> None:
        """Go on beyond the last heading as if there were another, where Qt would show another colour."""
        super().paintEvent(e)
        beyond = self.viewport().rect().adjusted(max(self.length() - self.offset(), 0), 0, 0, 0)
        self._paint_ground(QPainter(self.viewport()), beyond)

    @override
    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:
        painter.save()
        self._paint_ground(painter, rect)
        painter.setPen(theme.colour("quiet"))
        inside = rect.adjusted(self._room, 0, -self._room, 0)
        above = max(self._room, _LEAST_SIDE)
        flags = self._alignment(logicalIndex) | Qt.TextFlag.TextDontClip
        painter.drawText(rect.adjusted(above, 0, -above, 0), flags, self._text(logicalIndex))
        if self.isSortIndicatorShown() and self.sortIndicatorSection() == logicalIndex:
            side = QRect(inside.right() + 1, rect.top(), self._room, rect.height())
            painter.drawText(side, Qt.AlignmentFlag.AlignCenter, _ARROWS[self.sortIndicatorOrder()])
        painter.restore()

    def _paint_ground(self, painter: QPainter, rect: QRect) -> None:
        painter.fillRect(rect, theme.colour("surface"))
        painter.setPen(theme.colour("line"))
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())

    def _make_small(self) -> None:
        font = QApplication.font()
        font.setPointSizeF(font.pointSizeF() * _SIZE)
        self.setFont(font)

    def _text(self, section: int) -> str:
        return str(self.model().headerData(section, self.orientation(), Qt.ItemDataRole.DisplayRole))

    def _alignment(self, section: int) -> Qt.AlignmentFlag:
        found = self.model().headerData(section, self.orientation(), Qt.ItemDataRole.TextAlignmentRole)
        return cast(Qt.AlignmentFlag, found)
