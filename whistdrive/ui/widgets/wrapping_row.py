"""Parts of a page side by side, on as many lines as they need."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget
from typing_extensions import override

from whistdrive.ui import theme


class WrappingRow(QLayout):
    """Parts go from left to right, and on in the next line like words; one may stand at the right end."""

    def __init__(self, *parts: QWidget, right: QWidget | None = None) -> None:
        """``right`` comes last, at the right end of its line."""
        super().__init__()
        self._items: list[QLayoutItem] = []
        self._right = right
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(theme.INSIDE)
        for part in (*parts, right):
            if part is not None:
                self.addWidget(part)

    @override
    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    @override
    def count(self) -> int:
        return len(self._items)

    @override
    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    @override
    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    @override
    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    @override
    def hasHeightForWidth(self) -> bool:
        return True

    @override
    def heightForWidth(self, width: int) -> int:
        return sum(height + self.spacing() for _line, height in self._lines(width)) - self.spacing()

    @override
    def sizeHint(self) -> QSize:
        """All in one line."""
        sizes = [item.sizeHint() for item in self._shown()]
        width = sum(size.width() + self.spacing() for size in sizes) - self.spacing()
        return QSize(max(width, 0), max((size.height() for size in sizes), default=0))

    @override
    def minimumSize(self) -> QSize:
        """As narrow as the widest part; how high that makes it is asked for by width."""
        sizes = [item.minimumSize() for item in self._shown()]
        return QSize(*(max(map(side, sizes), default=0) for side in (QSize.width, QSize.height)))

    @override
    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        y = rect.y()
        for line, height in self._lines(rect.width()):
            x = rect.x()
            for item in line:
                size = item.sizeHint()
                if self._right is not None and item.widget() is self._right:
                    x = rect.x() + rect.width() - size.width()
                item.setGeometry(QRect(QPoint(x, y + (height - size.height()) // 2), size))
                x += size.width() + self.spacing()
            y += height + self.spacing()

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _lines(self, width: int) -> Iterator[tuple[list[QLayoutItem], int]]:
        """The lines that parts take at a width, each with its height, both in pixels."""
        line: list[QLayoutItem] = []
        taken = height = 0
        for item in self._shown():
            size = item.sizeHint()
            if line and taken + size.width() > width:
                yield line, height
                line, taken, height = [], 0, 0
            line.append(item)
            taken += size.width() + self.spacing()
            height = max(height, size.height())
        if line:
            yield line, height
