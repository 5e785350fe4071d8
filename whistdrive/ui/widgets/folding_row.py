"""A row of two parts with an answer between them, which goes below them where there is no room for it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QLayout, QWidget
from typing_extensions import override

from whistdrive.ui import theme
from whistdrive.ui.widgets.answer_line import AnswerLine

LEAST_LETTERS = 24
"""So many average letters must have room in the middle, or it goes below."""


class FoldingRow(QWidget):
    """What is at the left, in the middle (it takes what the others leave) and at the right.

    Below, the answer takes room only while it says something.
    """

    def __init__(self, left: QWidget, middle: AnswerLine, right: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._left, self._middle, self._right = left, middle, right
        self.folded = False
        self._layout = QGridLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(theme.INSIDE)
        self._layout.setColumnStretch(1, 1)
        self._layout.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        self._layout.addWidget(left, 0, 0)
        self._layout.addWidget(middle, 0, 1)
        self._layout.addWidget(right, 0, 2)

    @override
    def minimumSizeHint(self) -> QSize:
        """As narrow as it is when it is folded."""
        width = sum(part.minimumSizeHint().width() for part in (self._left, self._right)) + 2 * theme.INSIDE
        return QSize(width, self._layout.minimumSize().height())

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fold()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fold()

    def _fold(self) -> None:
        """Put the middle where it has room."""
        needed = sum(part.sizeHint().width() for part in (self._left, self._right)) + 2 * theme.INSIDE
        folded = self.width() < needed + LEAST_LETTERS * self.fontMetrics().averageCharWidth()
        if folded != self.folded:
            self.folded = folded
            self._middle.keep_room(kept=not folded)
            self._layout.removeWidget(self._middle)
            self._layout.addWidget(self._middle, *((1, 0, 1, 3) if folded else (0, 1, 1, 1)))
            self.updateGeometry()
