"""A row of two parts with what is said between them, which goes below them where there is no room for it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QLayout, QSizePolicy, QWidget
from typing_extensions import override

from whistdrive.ui import theme
from whistdrive.ui.widgets.answer_line import AnswerLine

LEAST_LETTERS = 24
"""So many average letters must have room in the middle, or it goes below."""

_BELOW = (1, 0, 1, 3)
_ONE_LINE, _MIDDLE_BELOW, _BOTH_BELOW = (
    {"middle": (0, 1, 1, 1), "right": (0, 2, 1, 1)},
    {"middle": _BELOW, "right": (0, 2, 1, 1)},
    {"middle": (2, 0, 1, 3), "right": _BELOW},
)
"""Row, column and how many of them the parts take that move."""


class FoldingRow(QWidget):
    """What is at the left, in the middle (it takes what the others leave) and at the right.

    Where the two others do not fit beside each other either, the right one goes below the left. An answer that is below
    takes room only while it says something.
    """

    def __init__(self, left: QWidget, middle: QWidget, right: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._left, self._middle, self._right = left, middle, right
        sizes = middle.sizePolicy()
        sizes.setHorizontalPolicy(QSizePolicy.Policy.Ignored)  # or it would press the others together
        middle.setSizePolicy(sizes)
        self._places = _ONE_LINE
        self._layout = QGridLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(theme.INSIDE)
        self._layout.setColumnStretch(1, 1)
        self._layout.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        self._layout.addWidget(left, 0, 0)
        self._place()

    @property
    def folded(self) -> bool:
        """Whether the middle is below."""
        return self._places is not _ONE_LINE

    @override
    def minimumSizeHint(self) -> QSize:
        """As narrow as the wider of the parts that do not wrap."""
        width = max(part.minimumSizeHint().width() for part in (self._left, self._right))
        return QSize(width, self._layout.minimumSize().height())

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fold()

    @override
    def event(self, event: QEvent) -> bool:
        followed = super().event(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.LayoutRequest):
            self._fold()
        return followed

    def _fold(self) -> None:
        """Put the parts where they have room."""
        ends = [part for part in (self._left, self._right) if not part.isHidden()]
        beside = sum(part.sizeHint().width() + theme.INSIDE for part in ends)
        letters = LEAST_LETTERS * self.fontMetrics().averageCharWidth()
        places = _BOTH_BELOW if self.width() < beside else _MIDDLE_BELOW
        places = _ONE_LINE if self.width() >= beside + letters else places
        if places is not self._places:
            self._places = places
            for part in (self._middle, self._right):
                self._layout.removeWidget(part)
            self._place()
            self.updateGeometry()

    def _place(self) -> None:
        if isinstance(self._middle, AnswerLine):
            self._middle.keep_room(kept=not self.folded)
        self._layout.addWidget(self._middle, *self._places["middle"])
        self._layout.addWidget(self._right, *self._places["right"], Qt.AlignmentFlag.AlignRight)
