"""A small field that leads to a table by its number, or by a player's number or name."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from whistdrive.ui import theme
from whistdrive.ui.widgets.short_field import ShortField

LETTERS = 24
"""The width, in average letters."""


class JumpField(ShortField):
    """Hidden until it is asked for. Enter leads to what is found, Up and Down choose among it; Esc puts it away."""

    wanted = Signal(str)
    """The text to look for."""
    stepped = Signal(int)
    """The one found after (1) or before (-1) the chosen one is wanted."""
    put_away = Signal()
    """The field is gone; the keyboard should return to the work."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(LETTERS, parent)
        self.setMinimumHeight(theme.ROW_HEIGHT)
        self.hide()

    def retranslate(self) -> None:
        """Word everything again."""
        self.setPlaceholderText(self.tr("Table or player"))
        self.setAccessibleName(self.tr("Go to table or player"))
        self.setToolTip(self.tr("The number of a table, or a player’s number or name; Enter goes there"))

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
            Qt.Key.Key_Down: lambda: self.stepped.emit(1),
            Qt.Key.Key_Up: lambda: self.stepped.emit(-1),
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
