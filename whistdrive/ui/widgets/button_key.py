"""Keys that press buttons."""

from __future__ import annotations

from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractButton, QWidget

from whistdrive.ui.widgets.key_in import key_in


def press_by_key(button: QAbstractButton, key: str) -> None:
    """Give a button a key that it keeps: one set on the button itself is lost when its text is set."""
    QShortcut(QKeySequence(key), button, button.click)


def press_by_key_in(widget: QWidget, button: QAbstractButton, key: str) -> None:
    """Give a button a key that presses it while another widget has the keyboard, such as Delete in a list."""
    key_in(widget, key, button.click, alone=True)
