"""What all pages of the main window have in common."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from whistdrive.core.drive import Drive
from whistdrive.core.evening import Evening
from whistdrive.ui.bridge import Bridge


class Page(QWidget):
    """A page: built once, worded in :meth:`retranslate`, shown from the values in :meth:`show_evening`.

    ``go_to`` asks the window for another page by its key (one of :data:`whistdrive.ui.steps.PAGES`, or ``cards``); a
    page never touches another one. ``next_round`` asks it to settle everything and seat the next round, ``practice`` to
    let the one that is seated be tried out first.
    ``scoring_wanted`` asks how the games of a drive, which it carries, are scored, ``import_wanted`` to take something
    in from a file.
    """

    key = ""
    go_to = Signal(str)
    next_round = Signal()
    practice = Signal()
    scoring_wanted = Signal(object)
    import_wanted = Signal()

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.bridge = bridge
        self.desk = bridge.desk
        bridge.changed.connect(self.show_evening)

    @property
    def drive(self) -> Drive | None:
        """The open drive, if any."""
        return self.desk.evening.drive

    def retranslate(self) -> None:
        """Set every text of the page in the language of the moment; runs again when it changes."""

    def show_evening(self, before: Evening, after: Evening) -> None:
        """Bring the page up to date; parts that are the same object in both need nothing."""

    def state(self) -> str:
        """The state of this step in a few words, for the rail: "38 in", "round 7 of 24"."""
        return ""

    def settle(self) -> bool:
        """Commit or refuse whatever is half-typed, before the page is left; False keeps the page."""
        return True

    def focus_first(self) -> None:
        """Put the keyboard where work on this page begins."""
        self.setFocus()

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


class LookedAtPage(Page):
    """A page that is brought up to date only while it is looked at: what happens before that costs no key anything."""

    def bring_up_to_date(self) -> None:
        """Show what has changed since the page was last looked at."""

    @override
    def show_evening(self, before: Evening, after: Evening) -> None:
        if before.drive is not after.drive and self.isVisible():
            self.bring_up_to_date()

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.bring_up_to_date()
