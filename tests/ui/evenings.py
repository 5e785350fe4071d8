"""Evenings to look at, and what one looks at in a window."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from whistdrive.core import changes
from whistdrive.desk import sample
from whistdrive.desk.desk import Desk
from whistdrive.ui import resources
from whistdrive.ui.app import House
from whistdrive.ui.main_window import MainWindow


def begin_eight(desk: Desk) -> None:
    """Begin the drive F8 and sign its players in."""
    small = sample.read_sample(resources.sample("f8"))
    sample.begin(desk, replace(small, drive=replace(small.drive, title="Eight friends")))


def seat_next(desk: Desk) -> None:
    """Seat the next round of the open drive."""
    number = len(desk.drive.rounds) + 1
    desk.do(changes.seat_round, number=number, seated=desk.drive.movement.propose(desk.drive))


def write(desk: Desk, table: int, tricks: int) -> None:
    """Write what North-South took at a table of the latest round."""
    number = len(desk.drive.rounds)
    desk.do(changes.write_deal, number=number, table=table, deal=1, marks={"ns": tricks})


def shown(house: House, qtbot: QtBot) -> MainWindow:
    """The window of the club that is open, shown and active."""
    assert house.clubs.current is not None
    window = house.clubs.current.window
    window.resize(1280, 800)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return window


def focused() -> QWidget:
    """Where the keyboard is."""
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def page_of(window: MainWindow) -> str:
    """The key of the page that is shown."""
    return window.page.key


def rounds_of(window: MainWindow) -> int:
    """How many rounds of the open drive are seated."""
    return len(window.desk.drive.rounds)
