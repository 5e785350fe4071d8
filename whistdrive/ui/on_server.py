"""Clubs on a server: asking for the address, and opening, beginning or moving a club there."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from whistdrive.core.findings import Refused
from whistdrive.store import ServerAddress
from whistdrive.ui.clubs import Clubs
from whistdrive.ui.dialogs.server import Purpose, ServerDialog
from whistdrive.ui.settings import Settings


class OnServer(QObject):
    """Shows the dialog for an address, which stays until what it is for has succeeded or is given up."""

    def __init__(self, clubs: Clubs, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._clubs, self._settings = clubs, settings
        self.dialog: ServerDialog | None = None
        clubs.server_wanted.connect(self._ask_again)
        clubs.move_wanted.connect(self.choose_move)

    def choose_open(self) -> None:
        """Ask which club to open."""
        self._show("open", self._clubs.open)

    def choose_new(self) -> None:
        """Ask in which database to begin a new club."""
        self._show("new", self._clubs.create)

    def choose_move(self) -> None:
        """Ask to which database to move the club that is open."""
        self._show("move", self._clubs.move)

    def _ask_again(self, address: ServerAddress | None, refused: Refused | None) -> None:
        dialog = self._show("open", self._clubs.open, address)
        if refused is not None:
            dialog.refuse(refused)

    def _show(
        self,
        purpose: Purpose,
        attempt: Callable[[ServerAddress], Refused | None],
        address: ServerAddress | None = None,
    ) -> ServerDialog:
        if self.dialog is not None:
            self.dialog.reject()
        known = (place for place in self._settings.recent_clubs if isinstance(place, ServerAddress))
        dialog = ServerDialog(purpose, self._clubs.words, self._clubs.over)
        dialog.show_address(address or next(known, None), self._settings.station)
        dialog.finished.connect(self._forget)
        dialog.chosen.connect(lambda chosen, station: self._try(dialog, attempt, chosen, station))
        self.dialog = dialog
        dialog.open()
        return dialog

    def _try(
        self,
        dialog: ServerDialog,
        attempt: Callable[[ServerAddress], Refused | None],
        address: ServerAddress,
        station: str,
    ) -> None:
        self._settings.station = station
        refused = attempt(address)
        if refused is None:
            dialog.accept()
        else:
            dialog.refuse(refused)

    def _forget(self) -> None:
        if self.dialog is not None:
            self.dialog.deleteLater()
            self.dialog = None
