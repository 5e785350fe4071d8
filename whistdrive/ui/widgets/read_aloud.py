"""What the M.C. reads aloud before the start, behind a button that shows it and puts it away."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from whistdrive.core.contracts import Step
from whistdrive.core.drive import Drive
from whistdrive.ui.widgets.button_key import press_by_key
from whistdrive.words import Words

KEY = "Alt+A"


@runtime_checkable
class Announced(Protocol):
    """A movement that is explained to the room."""

    def announcement(self, drive: Drive) -> tuple[Step, ...]:
        """The sentences, in the order in which they are read."""
        ...


class ReadAloud(QLabel):
    """The announcement, one paragraph; ``toggle`` shows it, and is away where there is none."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.toggle = QPushButton()
        self.toggle.setCheckable(True)
        self.toggle.toggled.connect(self._show_or_hide)
        press_by_key(self.toggle, KEY)
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.hide()

    def retranslate(self) -> None:
        """Name the button."""
        self.toggle.setText(self.tr("To read aloud"))
        self.toggle.setToolTip(self.tr("What the M.C. says before the start: shows it or puts it away (Alt+A)"))

    def show_drive(self, drive: Drive, words: Words) -> None:
        """Show what is read aloud before this drive."""
        said = drive.movement.announcement(drive) if isinstance(drive.movement, Announced) else ()
        at_tables = words.at(drive.scoring)
        self.setText(" ".join(at_tables(f"step.{step.code}", **step.facts) for step in said))
        self.toggle.setVisible(bool(said))
        self._show_or_hide()

    def _show_or_hide(self) -> None:
        self.setVisible(self.toggle.isChecked() and bool(self.text()))
