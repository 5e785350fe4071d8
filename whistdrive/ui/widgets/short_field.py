"""Lines to type in that have room for what they say while they are blank."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QLineEdit, QSizePolicy, QStyle, QWidget
from typing_extensions import override

from whistdrive.ui import theme


class HintedField(QLineEdit):
    """A field that is never too narrow for its hint."""

    def whole_width(self) -> int:
        """The width, in pixels, at which its hint is whole."""
        icon = self.style().pixelMetric(QStyle.PixelMetric.PM_SmallIconSize) if self.isClearButtonEnabled() else 0
        return self.fontMetrics().horizontalAdvance(self.placeholderText()) + icon + 2 * theme.BETWEEN

    @override
    def setPlaceholderText(self, arg__1: str) -> None:
        super().setPlaceholderText(arg__1)
        self.updateGeometry()

    @override
    def minimumSizeHint(self) -> QSize:
        found = super().minimumSizeHint()
        return QSize(max(found.width(), self.whole_width()), found.height())


class ShortField(HintedField):
    """One that takes room for ``letters`` average letters of its font at every size of text, or for its hint."""

    def __init__(self, letters: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._letters = letters
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    @override
    def sizeHint(self) -> QSize:
        letters = self.fontMetrics().averageCharWidth() * self._letters + 2 * theme.BETWEEN
        return QSize(max(letters, self.whole_width()), super().sizeHint().height())
