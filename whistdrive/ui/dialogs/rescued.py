"""What could be read of a damaged club, and what is missing or doubtful."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QPlainTextEdit, QPushButton, QVBoxLayout, QWidget

from whistdrive.ui import theme
from whistdrive.ui.widgets.labels import QuietLabel

SIZE = (76, 20)
"""The size in letters and in lines."""


class RescuedDialog(QDialog):
    """Lies beside the work; its list can be marked and copied."""

    help_topic: ClassVar[str] = "trouble"

    def __init__(self, lines: Sequence[str], parent: QWidget | None = None) -> None:
        """``lines``: what was saved, then a sentence on each thing to be looked at."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.saved, self.advice, self.list = QLabel(lines[0]), QuietLabel(), QPlainTextEdit("\n".join(lines[1:]))
        self.close_button = QPushButton()
        self.saved.setWordWrap(True)
        self.saved.setTextFormat(Qt.TextFormat.PlainText)
        self.list.setReadOnly(True)
        self.list.setTabChangesFocus(True)
        buttons = QDialogButtonBox()
        buttons.addButton(self.close_button, QDialogButtonBox.ButtonRole.RejectRole)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(theme.EDGE, theme.EDGE, theme.EDGE, theme.BETWEEN)
        layout.setSpacing(theme.INSIDE)
        for part in (self.saved, self.list, self.advice, buttons):
            layout.addWidget(part, 1 if part is self.list else 0)
        letters = self.fontMetrics()
        wanted = QSize(letters.horizontalAdvance("n") * SIZE[0], letters.lineSpacing() * SIZE[1])
        self.resize(wanted.boundedTo(self.screen().availableSize() * 0.9))
        self.retranslate()
        self.list.setFocus()

    def retranslate(self) -> None:
        """Word what is not the list, which stays in the language in which it was made."""
        self.setWindowTitle(self.tr("What could be read"))
        self.list.setAccessibleName(self.tr("What is missing or doubtful"))
        self.advice.setText(
            self.tr("The damaged file is as it was. Compare the drives that are named with your papers.")
        )
        self.close_button.setText(self.tr("Close"))
