"""The clubs that were open before, to go back to one of them."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QMenu, QWidget
from typing_extensions import override

from whistdrive.ui.places import called
from whistdrive.ui.settings import Settings


class RecentClubs(QMenu):
    """Lists them by name, the latest first; ``chosen`` carries the place of one."""

    chosen = Signal(object)

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self.aboutToShow.connect(self.show_clubs)
        self.setToolTipsVisible(True)
        self.retranslate()

    def retranslate(self) -> None:
        """Word everything in the language of the moment."""
        self.setTitle(self.tr("Recent clu&bs"))
        self.show_clubs()

    def show_clubs(self) -> None:
        """List the clubs as they are remembered now."""
        self.clear()
        for number, place in enumerate(self._settings.recent_clubs, start=1):
            name = called(place).replace("&", "&&")
            action = self.addAction(f"&{number}  {name}", partial(self.chosen.emit, place))
            action.setToolTip(self.tr("Open {place}").format(place=place))

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
