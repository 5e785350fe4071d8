"""Takes something in from a file, on the page where it belongs."""

from __future__ import annotations

from PySide6.QtWidgets import QPushButton, QWidget

KEY = "Ctrl+I"


class ImportButton(QPushButton):
    """``clicked`` asks for it; its key is that of the command in the menu."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.retranslate()

    def retranslate(self) -> None:
        """Word it in the language of the moment."""
        self.setText(self.tr("Import…"))
        self.setToolTip(self.tr("Take in a table or a drive from a file, shown first ({key})").format(key=KEY))
