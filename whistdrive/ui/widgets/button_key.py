"""A key that presses a button wherever the focus is in the window, as long as the button is shown."""

from __future__ import annotations

from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractButton


def press_by_key(button: QAbstractButton, key: str) -> None:
    """Give a button a key that it keeps: one set on the button itself is lost when its text is set."""
    QShortcut(QKeySequence(key), button, button.click)
