"""A process that shows a window and ends as soon as it is painted.

``python -m benchmarks.window bare`` shows a window with nothing in it, ``python -m benchmarks.window whistdrive
FOLDER`` the program, with the club and the settings in that folder.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import NoReturn

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QMainWindow
from typing_extensions import override

FIRST_CLUB = "Our club.whist"


class _EndWhenPainted(QObject):
    """Ends the process, there and then, once the window that it watches and all within it are painted."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        window.installEventFilter(self)
        window.update()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            # The window is painted first and what is within it after that, all before the next turn of the loop.
            QTimer.singleShot(0, lambda: os._exit(0))
        return super().eventFilter(watched, event)


def main(what: str, *where: str) -> NoReturn:
    """Show a window and wait until it is painted; what follows ``exec`` is reached only if it never was."""
    if what == "bare":
        _show_bare()
    else:
        _show_program(Path(*where))
    sys.exit("The window was closed before it was painted.")


def _show_bare() -> None:
    application = QApplication([])
    window = QMainWindow()
    window.show()
    _EndWhenPainted(window)
    application.exec()


def _show_program(folder: Path) -> None:
    from whistdrive.ui.app import House
    from whistdrive.ui.places import Places

    application = QApplication([])
    logs, first_club = folder / "logs", folder / FIRST_CLUB
    house = House(application, Places(folder / "settings.ini", logs, first_club, folder / "examples"))
    house.crash_log.install(logs)
    house.clubs.start(None)
    if house.clubs.current is None:
        sys.exit(f"The club {first_club} could not be opened.")
    _EndWhenPainted(house.clubs.current.window)
    application.exec()


if __name__ == "__main__":
    main(*sys.argv[1:])
