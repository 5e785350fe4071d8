"""Enter presses the button that has the focus; Qt leaves that to Space wherever there is no dialog."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QCheckBox, QWidget
from typing_extensions import override


class EnterKey(QObject):
    """An event filter for every button of a window but those that are ticked."""

    def serve(self, window: QWidget) -> None:
        """Serve the buttons that are in the window now."""
        for button in window.findChildren(QAbstractButton):
            if not isinstance(button, QCheckBox):
                button.installEventFilter(self)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if (
            event.type() == QEvent.Type.KeyPress
            and isinstance(event, QKeyEvent)
            and isinstance(watched, QAbstractButton)
            and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
            and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        ):
            watched.click()
            return True
        return super().eventFilter(watched, event)
