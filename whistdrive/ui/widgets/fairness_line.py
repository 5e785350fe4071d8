"""How even the evening is, on a line, and a button that opens the whole report."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from whistdrive.core.drive import Drive
from whistdrive.core.evening import Evening
from whistdrive.movement.evening_report import summary
from whistdrive.movement.fairness import fairness
from whistdrive.ui.bridge import Bridge
from whistdrive.ui.dialogs.where_to_save import AskFile, WhereToSave
from whistdrive.ui.models.outlook import Outlook, same_route
from whistdrive.ui.settings import Settings
from whistdrive.ui.widgets.button_key import press_by_key
from whistdrive.ui.widgets.fairness_panel import FairnessPanel
from whistdrive.ui.widgets.labels import QuietLabel

KEY = "Alt+F"


class FairnessLine(QWidget):
    """Looks ahead whenever the route is another one; the answer of before stays until there is a new one.

    The ``button`` stands where the page puts it.
    ``looked_ahead`` carries the drive with the rounds that are still to come, or None where nothing is known of them.
    """

    looked_ahead = Signal(object)

    def __init__(
        self,
        bridge: Bridge,
        ask_file: AskFile | None = None,
        settings: Settings | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._drive: Drive | None = None
        self._ahead: Drive | None = None
        self.text, self.button = QuietLabel(), QPushButton()
        self.panel = FairnessPanel(bridge, ask_file or WhereToSave().file, settings, self)
        self._outlook = Outlook(self)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.text)
        self.button.clicked.connect(self._open)
        press_by_key(self.button, KEY)
        self._outlook.found.connect(self._found)
        bridge.changed.connect(self._follow)

    def retranslate(self) -> None:
        """Word everything in the language of the moment."""
        self.button.setText(self.tr("Fairness…"))
        self.button.setToolTip(self.tr("How often people meet, and whether it could be more even (Alt+F)"))
        self.panel.retranslate()
        if self._drive is not None and self._ahead is not None:
            self._show(self._drive, self._ahead)

    def show_drive(self, drive: Drive | None) -> None:
        """Work out how even a drive is going to be, unless that is known."""
        old, self._drive = self._drive, drive
        if drive is None:
            self._outlook.ask(None)
            self._ahead = None
            self.panel.close()
        elif old is not None and same_route(old, drive) and old.closed == drive.closed:
            if self._ahead is not None and self.panel.isVisible():
                self.panel.show_drive(drive, self._ahead)
        elif drive.movement.needs_results or drive.closed:
            self._outlook.ask(None)
            self._show(drive, drive)
        else:
            self._outlook.ask(drive)

    def _found(self, asked: Drive, ahead: Drive | None) -> None:
        if self._drive is not None and same_route(asked, self._drive):
            self._show(self._drive, ahead)

    def _show(self, drive: Drive, ahead: Drive | None) -> None:
        self._ahead = ahead
        self.looked_ahead.emit(ahead)
        self.button.setEnabled(ahead is not None and bool(ahead.rounds))
        words = self._bridge.words
        if ahead is None:
            self.text.setText("")
            self.panel.close()
        elif ahead.rounds:
            self.text.setText(summary(fairness(drive, ahead.rounds), words))
            if self.panel.isVisible():
                self.panel.show_drive(drive, ahead)
        else:
            self.text.setText(words("fairness.by_results"))

    def _open(self) -> None:
        if self._drive is not None and self._ahead is not None:
            self.panel.show_drive(self._drive, self._ahead)
            self.panel.show()
            self.panel.activateWindow()

    def _follow(self, _before: Evening, after: Evening) -> None:
        """Keep an open report up to date, also while another page is shown."""
        if self.panel.isVisible():
            self.show_drive(after.drive)
