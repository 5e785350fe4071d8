"""Which wishes are not honoured, on a quiet line, and a button that opens all of them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QPushButton, QWidget

from whistdrive.core.drive import Drive, Round
from whistdrive.movement.wishes import broken
from whistdrive.ui.bridge import Bridge
from whistdrive.ui.dialogs.wishes import WishesDialog
from whistdrive.ui.widgets.button_key import press_by_key
from whistdrive.ui.widgets.labels import QuietLabel

KEY = "Alt+W"


class WishesLine(QuietLabel):
    """Speaks of the round that is shown; before the first, of all rounds as they are going to be.

    It is hidden while nobody wishes anything. The ``button`` stands where the page puts it.
    """

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._drive: Drive | None = None
        self._number = 0
        self._ahead: Drive | None = None
        self.dialog: WishesDialog | None = None
        self.button = QPushButton()
        self.hide()
        self.button.clicked.connect(self._open)
        press_by_key(self.button, KEY)

    def retranslate(self) -> None:
        """Word everything in the language of the moment."""
        self.button.setText(self.tr("Wishes…"))
        self.button.setToolTip(self.tr("Who sits apart, together, or always at one table (Alt+W)"))
        self._word()

    def show_round(self, drive: Drive | None, number: int) -> None:
        """Speak of a round (counted from 1); 0: none is seated yet."""
        self._drive, self._number = drive, number
        self.button.setEnabled(drive is not None and not drive.closed)
        self._word()

    def show_ahead(self, ahead: Drive | None) -> None:
        """Take in the drive with the rounds that are still to come."""
        self._ahead = ahead
        self._word()

    def _word(self) -> None:
        drive = self._drive
        self.setVisible(drive is not None and bool(drive.wishes))
        if drive is None or not drive.wishes:
            return
        rounds, first = self._shown(drive)
        found = broken(drive, rounds, first)
        words = self._bridge.words
        if found:
            self.setText(" ".join(f"⚠ {words.finding(each)}" for each in found))
        elif rounds:
            self.setText(self.tr("✓ Every wish is honoured."))
        else:
            self.setText(self.tr("Wishes: {count}").format(count=len(drive.wishes)))

    def _shown(self, drive: Drive) -> tuple[Sequence[Round], int]:
        if self._number:
            return drive.rounds[self._number - 1 : self._number], self._number
        ahead = self._ahead
        same = ahead is not None and (ahead.id, ahead.entrants, ahead.wishes) == (
            drive.id,
            drive.entrants,
            drive.wishes,
        )
        return (ahead.rounds if ahead is not None and same else ()), 1

    def _open(self) -> None:
        self.dialog = WishesDialog(self._bridge, self.window())
        self.dialog.finished.connect(self.dialog.deleteLater)
        self.dialog.open()
