"""Tells that people have come or gone since the latest round was drawn, and offers to take it back."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from whistdrive.core.drive import Drive
from whistdrive.desk.since_drawn import SinceDrawn, since_drawn
from whistdrive.ui.widgets.notice import Notice


class SinceDrawnNotice(Notice):
    """Hidden while nobody has; put away by hand, it comes again when somebody else comes or goes."""

    def __init__(self, take_back: Callable[[], object], parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self._take_back = take_back
        self._said = SinceDrawn()

    def show_drive(self, drive: Drive | None) -> None:
        """Say who has come and who has gone, if that is news."""
        found = since_drawn(drive) if drive else SinceDrawn()
        if found == self._said:
            return
        self._said = found
        if drive is None or found == SinceDrawn():
            self.put_away()
        else:
            self._tell(len(drive.rounds), found)

    def _tell(self, number: int, found: SinceDrawn) -> None:
        came, left = (", ".join(entrant.name for entrant in each) for each in (found.came, found.left))
        if came and left:
            text = self.tr("Round {number} was drawn before {left} left and {came} came.")
        elif came:
            text = self.tr("Round {number} was drawn before {came} came.")
        else:
            text = self.tr("Round {number} was drawn before {left} left.")
        stays = self.tr("It stays as it is until you take it back and draw it again.")
        take_back = self.tr("Take round {number} back").format(number=number)
        sentence = text.format(number=number, came=came, left=left)
        self.say(f"{sentence} {stays}", [(take_back, self._take_back)])
