"""Tools in lines: side by side as far as there is room, and the others below."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget
from typing_extensions import override

from whistdrive.ui import theme


class Flow(QLayout):
    """A layout that breaks as text does. Hidden parts take no room."""

    def __init__(self, parts: Iterable[QWidget]) -> None:
        super().__init__()
        self._items: list[QLayoutItem] = []
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(theme.INSIDE)
        for part in parts:
            self.addWidget(part)

    @override
    def addItem(self, item: QLayoutItem, /) -> None:
        self._items.append(item)

    @override
    def count(self) -> int:
        return len(self._items)

    @override
    def itemAt(self, index: int, /) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    @override
    def takeAt(self, index: int, /) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    @override
    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    @override
    def hasHeightForWidth(self) -> bool:
        return True

    @override
    def heightForWidth(self, width: int, /) -> int:
        return self._place(QRect(0, 0, width, 0), move=False)

    @override
    def setGeometry(self, rect: QRect, /) -> None:
        super().setGeometry(rect)
        self._place(rect, move=True)

    @override
    def sizeHint(self) -> QSize:
        return self.minimumSize()

    @override
    def minimumSize(self) -> QSize:
        """The widest and the highest part: all can stand below each other."""
        size = QSize()
        for item in self._items:
            size = size.expandedTo(item.minimumSize())
        return size

    def _place(self, rect: QRect, *, move: bool) -> int:
        """The height that the parts take in a width; ``move`` puts them there."""
        corner, line = rect.topLeft(), 0
        for item in self._items:
            if item.isEmpty():
                continue
            size = item.sizeHint()
            if corner.x() > rect.x() and corner.x() + size.width() > rect.right() + 1:
                corner, line = QPoint(rect.x(), corner.y() + line + self.spacing()), 0
            if move:
                item.setGeometry(QRect(corner, size))
            corner.setX(corner.x() + size.width() + self.spacing())
            line = max(line, size.height())
        return corner.y() + line - rect.y()
