"""F1 in every window that has no help of its own."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QMainWindow, QWidget

KEY: Final = "F1"
_NAME: Final = "help"


class HelpKeys(QObject):
    """Gives each dialog the key when the keyboard first goes there. ``wanted`` carries the window that asks."""

    wanted = Signal(QWidget)

    def follow(self, _old: QWidget | None, now: QWidget | None) -> None:
        """Go where the focus goes: for the application's ``focusChanged``. A main window has the key in its menu."""
        window = now.window() if now is not None else None
        if window is None or isinstance(window, QMainWindow) or _has_key(window):
            return
        shortcut = QShortcut(QKeySequence(KEY), window)
        shortcut.setObjectName(_NAME)
        shortcut.activated.connect(lambda: self.wanted.emit(window))


def _has_key(window: QWidget) -> bool:
    return window.findChild(QShortcut, _NAME, Qt.FindChildOption.FindDirectChildrenOnly) is not None
