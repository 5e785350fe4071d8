"""A line to type in that is no wider than what is typed in it."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QLineEdit, QSizePolicy, QWidget
from typing_extensions import override

from whistdrive.ui import theme


class ShortField(QLineEdit):
    """A field with room for ``letters`` average letters of its font, whatever the size of text is."""

    def __init__(self, letters: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._letters = letters
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    @override
    def sizeHint(self) -> QSize:
        width = self.fontMetrics().averageCharWidth() * self._letters + 2 * theme.BETWEEN
        return QSize(width, super().sizeHint().height())
