"""What an empty page says: what to do first."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from whistdrive.ui import theme


class EmptyState(QWidget):
    """A quiet sentence in the middle of an empty space, with room for a button below it."""

    def __init__(self, button: QWidget | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sentence = QLabel()
        self._sentence.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._sentence.setWordWrap(True)
        layout = QVBoxLayout(self)
        layout.setSpacing(theme.BETWEEN)
        layout.addStretch(1)
        layout.addWidget(self._sentence)
        if button is not None:
            layout.addWidget(button, 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addStretch(2)

    def set_sentence(self, sentence: str) -> None:
        """Say what to do first."""
        self._sentence.setText(sentence)
