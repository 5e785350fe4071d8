"""What a window says about where its club is kept, in the line above its pages."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject

from whistdrive.core.findings import Refused
from whistdrive.store import Place
from whistdrive.ui.cloud_folder import service_of
from whistdrive.ui.main_window import MainWindow
from whistdrive.ui.widgets.notice import Choice


class ClubNotices(QObject):
    """Says it in one window."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window

    def no_copy(self, refused: Refused) -> None:
        """No copy could be made by itself."""
        text = self.tr("No copy of the club was made. {reason} What you do is saved in the club itself, as always.")
        self._window.trouble.say(text.format(reason=self._sentence(refused)), [self._close()])

    def cloud(self, place: Place) -> None:
        """Other computers may write into the file behind the program's back, if it is so."""
        service = service_of(place) if isinstance(place, Path) else None
        if service is not None:
            text = self.tr(
                "This club is in a folder that {service} copies to other computers, and that may hold the file or mix "
                "two versions of it. During an evening keep it in a folder of this computer alone."
            )
            self._window.notice.say(text.format(service=service), [self._close()])

    def damaged(self, refused: Refused, rescue: Callable[[], object]) -> None:
        """A file is damaged, and what can be read of it may be saved."""
        choices: tuple[Choice, ...] = (
            (self.tr("Save what can be read…"), rescue),
            (self.tr("Leave it"), lambda: None),
        )
        self._window.notice.say(self._sentence(refused), choices, focus=True)

    def moved(self, old: Place, new: Place) -> None:
        """The club has just been moved."""
        text = self.tr(
            "The club is kept here now: {new}. What it was moved from stays as it is, and nothing that is done "
            "from now on goes there: {old}"
        )
        self._window.notice.say(text.format(new=new, old=old), [self._close()])

    def moved_on(self, there: Place | None, go: Callable[[Place], object]) -> None:
        """The club was moved from here and goes on elsewhere, if it was."""
        if there is not None:
            text = self.tr("This club was moved and goes on there: {new}. What is entered here does not reach it.")
            choices: tuple[Choice, ...] = (
                (self.tr("Open it there"), lambda: go(there)),
                (self.tr("Stay here"), lambda: None),
            )
            self._window.notice.say(text.format(new=there), choices)

    def _close(self) -> Choice:
        return self.tr("Close"), lambda: None

    def _sentence(self, refused: Refused) -> str:
        return self._window.bridge.sentence(refused)
