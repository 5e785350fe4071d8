"""The program in a process of its own, with a test at its keyboard: keys come in, and what is on the screen goes out.

``python -m tests.ui.hand FOLDER`` opens the window with all its files in that folder. Every line read is a JSON list of
keys; the line written once they are pressed is what can be read then (:func:`screen`).
"""

from __future__ import annotations

import json
import os
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QLabel, QTableView, QWidget
from tests.ui.keys import press

from whistdrive.ui.app import House
from whistdrive.ui.places import Places

FAILED = 70


def main(folder: Path, press: Callable[[str], None] = press, club: str = "club.whist") -> None:
    """Open the window on a club in a folder, and ``press`` whatever keys are wanted until no more come."""
    sys.excepthook = _give_up
    application = QApplication([])
    house = House(application, Places(folder / "settings.ini", folder / "logs", folder / club, folder / "examples"))
    house.clubs.start(None)
    window = _window(house)
    window.resize(1280, 800)
    window.activateWindow()
    application.processEvents()
    for line in sys.stdin:
        for key in json.loads(line):
            press(key)
            application.processEvents()
            if application.activeWindow() is None:
                _window(house).activateWindow()  # as any window manager does once a dialog has gone
                application.processEvents()
        print(json.dumps(screen(_window(house))), flush=True)


def _window(house: House) -> QWidget:
    """The window of the club that is open by now."""
    assert house.clubs.current is not None
    return house.clubs.current.window


def screen(window: QWidget) -> dict[str, Any]:
    """What stands in the labels, top down as they were made, and in the rows of the table that is shown."""
    active = QApplication.activeWindow() or window
    labels = [label.text() for label in active.findChildren(QLabel) if label.isVisible() and label.text()]
    shown = [view for view in active.findChildren(QTableView) if view.isVisible()]
    return {
        "labels": labels,
        "rows": _rows(shown[0]) if shown else [],
        "focus": _heard(QApplication.focusWidget()),
    }


def _heard(focus: QWidget | None) -> str:
    """What a screen reader calls the widget that has the keyboard."""
    found = None if focus is None else QAccessible.queryAccessibleInterface(focus)
    return "" if found is None else found.text(QAccessible.Text.Name)


def _rows(view: QTableView) -> list[dict[str, str]]:
    model = view.model()
    headings = {
        column: str(model.headerData(column, Qt.Orientation.Horizontal) or "").replace("\n", " ")
        for column in range(model.columnCount())
        if not view.isColumnHidden(column)
    }
    return [
        {heading: str(model.index(row, column).data() or "") for column, heading in headings.items()}
        for row in range(model.rowCount())
    ]


def _give_up(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """An error in a slot ends the process, so that the test sees it."""
    traceback.print_exception(kind, error, trace)
    sys.stderr.flush()
    os._exit(FAILED)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
