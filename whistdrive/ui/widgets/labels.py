"""Texts on a page: its title, and what is quiet."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QLabel, QSizePolicy, QWidget
from typing_extensions import override

TITLE_SIZE = 1.4


class PageTitle(QLabel):
    """The one larger text of a page, and the number of a table; it follows the size of all text."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self._enlarge()

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.ApplicationFontChange:
            self._enlarge()
        super().changeEvent(event)

    def _enlarge(self) -> None:
        font = QApplication.font()
        font.setPointSizeF(font.pointSizeF() * TITLE_SIZE)
        font.setBold(True)
        self.setFont(font)


class QuietLabel(QLabel):
    """A sentence that helps and does not call; it wraps."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setForegroundRole(QPalette.ColorRole.PlaceholderText)
