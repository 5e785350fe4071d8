"""Keys that press buttons."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractButton, QWidget


def press_by_key(button: QAbstractButton, key: str) -> None:
    """Give a button a key that it keeps: one set on the button itself is lost when its text is set."""
    QShortcut(QKeySequence(key), button, button.click)


def press_by_key_in(widget: QWidget, button: QAbstractButton, key: str) -> None:
    """Give a button a key that presses it while another widget has the keyboard, such as Delete in a list."""
    shortcut = QShortcut(QKeySequence(key), widget)
    # Only so: the constructor forgets the context when it is given what to do as well.
    shortcut.setContext(Qt.ShortcutContext.WidgetShortcut)
    shortcut.activated.connect(button.click)
