"""Why the value of a field was refused; nothing, and no room taken, while it is right."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QLabel, QWidget
from typing_extensions import override

from whistdrive.ui import theme


class Refusal(QLabel):
    """A sentence in red with a sign before it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.hide()
        self._colour()

    def say(self, sentence: str) -> None:
        """Show why."""
        self.setText(f"⚠ {sentence}")
        self.show()

    def forgive(self) -> None:
        """There is nothing to refuse any more."""
        self.clear()
        self.hide()

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.ApplicationPaletteChange:
            self._colour()
        super().changeEvent(event)

    def _colour(self) -> None:
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.WindowText, theme.colour("red"))
        self.setPalette(palette)
