"""That people make no whole tables, on a quiet line, and a button that opens the other ways to go on."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from whistdrive.core.drive import Drive
from whistdrive.movement.offers import is_uneven, people_present, present_dummies
from whistdrive.ui.bridge import Bridge
from whistdrive.ui.dialogs.numbers import NumbersDialog
from whistdrive.ui.widgets.button_key import press_by_key
from whistdrive.ui.widgets.labels import QuietLabel

KEY = "Alt+O"


class NumbersLine(QWidget):
    """Hidden where there is only one way to go on, and once all rounds are seated.

    So is the ``button``, which stands where the page puts it.
    """

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._drive: Drive | None = None
        self.dialog: NumbersDialog | None = None
        self.text, self.button = QuietLabel(), QPushButton()
        self.text.setWordWrap(False)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.text)
        self.button.clicked.connect(self._open)
        press_by_key(self.button, KEY)
        for part in (self, self.button):
            part.hide()

    def retranslate(self) -> None:
        """Word everything in the language of the moment."""
        self.button.setText(self.tr("Other ways…"))
        self.button.setToolTip(self.tr("Dummies, shared seats, rests with an award, somebody who fills in (Alt+O)"))
        self._word()

    def show_drive(self, drive: Drive | None) -> None:
        """Say how the people in the room fill the tables of the coming round."""
        self._drive = drive
        still_to_come = drive is not None and not drive.closed and len(drive.rounds) < drive.plan.rounds
        for part in (self, self.button):
            part.setVisible(drive is not None and still_to_come and is_uneven(drive))
        self._word()

    def _word(self) -> None:
        drive = self._drive
        if drive is None or self.isHidden():
            return
        facts = [
            (self.tr("people: {count}"), people_present(drive)),
            (self.tr("dummies: {count}"), len(present_dummies(drive))),
            (self.tr("in a shared seat: {count}"), _sharing(drive)),
        ]
        said = " · ".join(text.format(count=count) for text, count in facts if count)
        self.text.setText(self.tr("In the room – {facts}").format(facts=said))

    def _open(self) -> None:
        self.dialog = NumbersDialog(self._bridge, self.window())
        self.dialog.finished.connect(self.dialog.deleteLater)
        self.dialog.open()


def _sharing(drive: Drive) -> int:
    """How many people sit in a seat that is not theirs alone."""
    present = drive.playing(len(drive.rounds) + 1)
    return len({each.id for each in present if each.shares} | {each.shares for each in present if each.shares})
