"""How often something happened to how many, as bars that are labelled with their figures."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from whistdrive.ui import theme

LONGEST = 10
"""The least room for the longest bar, in average letters."""


class Histogram(QWidget):
    """A line for each row: its name, a bar, and its figure behind the bar.

    Bars begin where those of others do that are given the same ``names``, all that any of them has.
    """

    def __init__(
        self,
        rows: tuple[tuple[str, int], ...],
        names: Collection[str],
        description: str,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._rows, self._all_names = rows, names
        self.setAccessibleName(description)
        self.setSizePolicy(QSizePolicy.Policy.MinimumExpanding, QSizePolicy.Policy.Fixed)

    @override
    def sizeHint(self) -> QSize:
        letters = self.fontMetrics()
        width = self._names() + self._figures() + letters.averageCharWidth() * LONGEST + 2 * theme.INSIDE
        return QSize(width, letters.lineSpacing() * len(self._rows))

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()
        super().changeEvent(event)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        line = self.fontMetrics().lineSpacing()
        left = self._names() + theme.INSIDE
        room = self.width() - left - self._figures() - theme.INSIDE
        most = max((many for _, many in self._rows), default=1)
        for at, (name, many) in enumerate(self._rows):
            top = at * line
            painter.setPen(theme.colour("quiet"))
            painter.drawText(QRect(0, top, self._names(), line), _TO_THE_RIGHT, name)
            bar = QRect(left, top + line // 4, max(2, room * many // most), line // 2)
            painter.fillRect(bar, theme.colour("accent"))
            painter.setPen(theme.colour("text"))
            figure = QRect(bar.right() + theme.INSIDE, top, self._figures(), line)
            painter.drawText(figure, _TO_THE_LEFT, str(many))
        painter.end()

    def _names(self) -> int:
        return max((self.fontMetrics().horizontalAdvance(name) for name in self._all_names), default=0)

    def _figures(self) -> int:
        return max((self.fontMetrics().horizontalAdvance(str(many)) for _, many in self._rows), default=0) + 2


_TO_THE_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_TO_THE_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
