"""A small field that leads to a table by its number, or by a player's number or name."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget
from typing_extensions import override

from whistdrive.ui import theme


class JumpField(QLineEdit):
    """Hidden until it is asked for. Enter leads to the first table found, once more to the next; Esc puts it away."""

    wanted = Signal(str)
    """The text to look for."""
    put_away = Signal()
    """The field is gone; the keyboard should return to the work."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMinimumHeight(theme.ROW_HEIGHT)
        self.setMaximumWidth(70 * theme.STEP)
        self.hide()

    def open(self) -> None:
        """Show the field, empty, with the keyboard in it."""
        self.clear()
        self.show()
        self.setFocus()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        actions: dict[int, Callable[[], None]] = {
            Qt.Key.Key_Return: lambda: self.wanted.emit(self.text()),
            Qt.Key.Key_Enter: lambda: self.wanted.emit(self.text()),
            Qt.Key.Key_Escape: self.close_it,
        }
        action = actions.get(event.key())
        if action is None:
            super().keyPressEvent(event)
        else:
            action()

    @override
    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() not in (Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason):
            self.hide()

    def close_it(self) -> None:
        """Put the field away."""
        self.hide()
        self.put_away.emit()
