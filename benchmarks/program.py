"""The program with its windows, on files of its own; no screen is needed."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtWidgets import QApplication

from whistdrive.ui.app import House
from whistdrive.ui.main_window import MainWindow
from whistdrive.ui.places import Places


@contextmanager
def house(club: Path, folder: Path) -> Iterator[House]:
    """The program before any window is open, with settings in a folder; what is open at the end is closed."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QApplication.instance() or QApplication([])
    assert isinstance(application, QApplication)
    program = House(application, Places(folder / "settings.ini", folder / "logs", club, folder / "examples"))
    try:
        yield program
    finally:
        leave(program)
        program.shut()


@contextmanager
def opened(club: Path, folder: Path) -> Iterator[MainWindow]:
    """The window on a club."""
    with house(club, folder) as program:
        window = enter(program, club)
        turn()
        yield window


def enter(program: House, club: Path) -> MainWindow:
    """Open a club, and its window."""
    program.clubs.start(club)
    if program.clubs.current is None:
        raise RuntimeError(f"the club {club} could not be opened")
    return program.clubs.current.window


def leave(program: House) -> None:
    """Close the window that is open, if there is one, and its club."""
    if program.clubs.current is not None:
        program.clubs.current.window.close()
        turn()


def turn() -> None:
    """Let the window do all that it has to; what it lays out anew in one turn of its loop it paints in the next."""
    for _ in range(2):
        QApplication.processEvents()
