"""What is shown when the program starts and the club file cannot be opened: why, and what to do."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from whistdrive.ui import theme
from whistdrive.ui.widgets.icon_label import IconLabel
from whistdrive.ui.widgets.labels import QuietLabel
from whistdrive.ui.widgets.next_button import NextButton
from whistdrive.ui.widgets.rows import side_by_side


class NoClubDialog(QDialog):
    """Stands in for the window until a club is open."""

    help_topic: ClassVar[str] = "trouble"

    open_wanted = Signal()
    new_wanted = Signal()
    again_wanted = Signal()
    copies_wanted = Signal()
    rescue_wanted = Signal()
    server_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.reason, self._comfort = QLabel(), QuietLabel()
        self.reason.setWordWrap(True)
        self.reason.setTextFormat(Qt.TextFormat.PlainText)
        self.other, self.new, self.again, self.leave = NextButton(), QPushButton(), QPushButton(), QPushButton()
        self.copies, self.rescue, self.on_server = QPushButton(), QPushButton(), QPushButton()
        self._lay_out()
        self.copies.clicked.connect(self.copies_wanted)
        self.rescue.clicked.connect(self.rescue_wanted)
        self.other.clicked.connect(self.open_wanted)
        self.new.clicked.connect(self.new_wanted)
        self.again.clicked.connect(self.again_wanted)
        self.on_server.clicked.connect(self.server_wanted)
        self.leave.clicked.connect(self.reject)
        self.retranslate()

    def retranslate(self) -> None:
        """Word everything in the language of the moment."""
        self.setWindowTitle(self.tr("Whist drive"))
        self._comfort.setText(self.tr("Nothing was changed. Open another club, or begin a new one."))
        self.other.setText(self.tr("Open a club…"))
        self.on_server.setText(self.tr("On a server…"))
        self.new.setText(self.tr("New club…"))
        self.copies.setText(self.tr("Restore a copy…"))
        self.rescue.setText(self.tr("Save what can be read…"))
        self.again.setText(self.tr("Try again"))
        self.leave.setText(self.tr("Quit"))

    def offer(self, *, copies: bool, rescue: bool) -> None:
        """Offer what may help: copies that there are of the club, and to read what can be read of its file."""
        self.copies.setVisible(copies)
        self.rescue.setVisible(rescue)

    def explain(self, sentence: str) -> None:
        """Say why, and show it."""
        self.reason.setText(sentence)
        self.reason.setAccessibleName(sentence)
        self.show()
        first = next((button for button in (self.copies, self.rescue) if button.isVisible()), self.other)
        first.setFocus()

    def _lay_out(self) -> None:
        said = QHBoxLayout()
        said.setSpacing(theme.BETWEEN)
        said.addWidget(IconLabel("warning", "amber"))
        said.addWidget(self.reason, 1)
        helps = side_by_side(self.copies, self.rescue, None)
        clubs = side_by_side(self.other, self.on_server, self.new, None)
        buttons = side_by_side(self.again, None, self.leave)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(theme.EDGE, theme.EDGE, theme.EDGE, theme.EDGE)
        layout.setSpacing(theme.BETWEEN)
        layout.addLayout(said)
        layout.addWidget(self._comfort)
        layout.addStretch(1)
        layout.addLayout(helps)
        layout.addLayout(clubs)
        layout.addLayout(buttons)
        self.setMinimumWidth(self.fontMetrics().horizontalAdvance("n") * 60)
