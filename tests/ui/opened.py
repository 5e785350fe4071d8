"""A page of the window on a real club file, shown and ready for keys."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Generic, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from whistdrive.core import changes
from whistdrive.core.drive import Drive
from whistdrive.core.evening import Evening
from whistdrive.desk.desk import Desk
from whistdrive.store import ClubStore
from whistdrive.ui.bridge import Bridge
from whistdrive.ui.pages.page import Page
from whistdrive.words import ENGLISH

Shown = TypeVar("Shown", bound=Page)


@dataclass
class Opened(Generic[Shown]):
    """The page, the desk behind it and the file below that."""

    page: Shown
    desk: Desk
    path: Path

    @property
    def drive(self) -> Drive:
        return self.desk.drive

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Press a key where the keyboard is."""
        QTest.keyClick(focused(), key, modifier)

    def type(self, text: str) -> None:
        """Press the keys of a text where the keyboard is; letters that no keyboard of a test has are pasted."""
        widget = focused()
        for letter in text:
            if letter.isascii():
                QTest.keyClicks(widget, letter)
            else:
                assert isinstance(widget, QLineEdit)
                widget.insert(letter)

    def stored(self) -> Evening:
        """The evening in the file, read afresh; the desk has let go of it then."""
        drive = self.desk.evening.drive
        self.page.bridge.detach()
        self.desk.close()
        with ClubStore.open(self.path) as store:
            return store.evening(drive.id if drive else None)


def focused() -> QWidget:
    """The widget that has the keyboard."""
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


@contextmanager
def opened(
    qtbot: QtBot, folder: Path, make: Callable[[Bridge], Shown], drive: Drive, members: tuple[str, ...] = ()
) -> Iterator[Opened[Shown]]:
    """A page on a new club file, in which ``drive`` is open as it stands and ``members`` belong to the club besides."""
    path = folder / "club.whist"
    desk = Desk(ClubStore.create(path))
    try:
        for name in (*(entrant.name for entrant in drive.entrants), *members):
            desk.do(changes.add_person, name=name)
        desk.do(changes.new_drive, drive=replace(drive, id=desk.next_drive_id()))
        page = make(Bridge(desk, ENGLISH))
        qtbot.addWidget(page)
        page.resize(820, 480)  # what a window of 1024 x 600 leaves of itself
        with qtbot.waitExposed(page):
            page.show()
        page.activateWindow()
        qtbot.waitUntil(page.isActiveWindow)
        page.focus_first()
        yield Opened(page, desk, path)
    finally:
        desk.close()
