"""Several computers at one club on a server: each with the whole program, its own files and its own keyboard."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot
from tests.ui.keys import press

from whistdrive.core.drive import Drive
from whistdrive.store import ServerAddress
from whistdrive.ui.app import House
from whistdrive.ui.main_window import MainWindow
from whistdrive.ui.pages.scores import ScoresPage
from whistdrive.ui.places import Places


@dataclass(frozen=True)
class Station:
    """A computer in the hall."""

    house: House
    qtbot: QtBot

    @property
    def window(self) -> MainWindow:
        assert self.house.clubs.current is not None
        return self.house.clubs.current.window

    @property
    def drive(self) -> Drive:
        return self.window.desk.drive

    @property
    def scores(self) -> ScoresPage:
        page = self.window.pages["scores"]
        assert isinstance(page, ScoresPage)
        return page

    def press(self, *keys: str) -> None:
        """Sit down at this one and press keys one by one."""
        self.window.activateWindow()
        self.qtbot.waitUntil(self.window.isActiveWindow)
        for key in keys:
            press(key)

    def sees(self, text: str) -> bool:
        """Whether a text stands anywhere in the window."""
        labels = self.window.findChildren(QLabel)
        return any(text in label.text() for label in labels if label.isVisible())

    def waits_for(self, condition: Callable[[], bool]) -> None:
        """Go on once something has come about by itself."""
        self.qtbot.waitUntil(condition, timeout=8000)

    def marks(self, table: int) -> object:
        """What is written for a table of the latest round, as this station has it."""
        deals = self.drive.rounds[-1].table(table).slip.deals
        return deals[0].marks if deals else None


@contextmanager
def station(application: QApplication, folder: Path, name: str, qtbot: QtBot) -> Iterator[Station]:
    """The program on a computer of this name, before any club is open."""
    own = folder / name.replace(" ", "_")
    house = House(application, Places(own / "settings.ini", own / "logs", own / "club.whist", own / "examples"))
    house.settings.station = name
    try:
        yield Station(house, qtbot)
    finally:
        for window in (house.clubs.no_club, house.on_server.dialog):
            if window is not None:
                window.close()
        if house.clubs.current is not None:
            house.clubs.current.window.close()
        house.shut()


@contextmanager
def two(
    application: QApplication, folder: Path, qtbot: QtBot, first: ServerAddress, second: ServerAddress | None = None
) -> Iterator[tuple[Station, Station]]:
    """Two stations with the same club open, the second by another way there if one is given."""
    with (
        station(application, folder, "door", qtbot) as door,
        station(application, folder, "stage", qtbot) as stage,
    ):
        for each, address in ((door, first), (stage, second or first)):
            assert each.house.clubs.open(address) is None
            each.window.resize(1280, 800)
        yield door, stage
