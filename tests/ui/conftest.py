"""The whole program on files of its own: nothing of the user is read or written."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from tests.drives import drive
from tests.ui.evenings import begin_eight, shown
from tests.ui.opened import opened
from tests.ui.rooms import Room, seated

from whistdrive.ui import collector
from whistdrive.ui.app import House
from whistdrive.ui.main_window import MainWindow
from whistdrive.ui.pages.seating import SeatingPage
from whistdrive.ui.places import Places


@pytest.fixture(scope="session", autouse=True)
def collected(qapp: QApplication) -> None:
    """Garbage is collected as in the program also where a page is shown without it."""
    collector.keep_to(qapp)


@pytest.fixture
def places(tmp_path: Path) -> Places:
    return Places(
        settings=tmp_path / "config" / "settings.ini",
        logs=tmp_path / "logs",
        first_club=tmp_path / "documents" / "Our club.whist",
        examples=tmp_path / "examples",
    )


@pytest.fixture
def house(qapp: QApplication, places: Places) -> Iterator[House]:
    """The program before any window is open; whatever is open at the end is closed."""
    house = House(qapp, places)
    yield house
    if house.clubs.current is not None:
        house.clubs.current.window.close()
    if house.clubs.no_club is not None:
        house.clubs.no_club.close()
    house.shut()


@pytest.fixture
def window(house: House, qtbot: QtBot) -> MainWindow:
    """The window on a first, empty club."""
    house.clubs.start(None)
    return shown(house, qtbot)


@pytest.fixture
def eight(window: MainWindow) -> MainWindow:
    """The window with the drive F8 open and its eight players signed in, before round 1."""
    begin_eight(window.desk)
    return window


@pytest.fixture
def room(qtbot: QtBot, tmp_path: Path) -> Iterator[Room]:
    """Nine players, one of whom rests in the first round."""
    with opened(qtbot, tmp_path, SeatingPage, seated(drive(9))) as shown:
        yield shown
