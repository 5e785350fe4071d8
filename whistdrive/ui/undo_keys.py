"""Ctrl+Z belongs to the text field that has the focus, as long as that has something to take back."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QWidget
from typing_extensions import override

_Field = QLineEdit | QPlainTextEdit


class UndoKeys(QObject):
    """Watches the text field that has the focus: one without anything to take back leaves the keys to the desk."""

    def follow(self, old: QWidget | None, now: QWidget | None) -> None:
        """Go where the focus goes: for the application's ``focusChanged``."""
        if isinstance(old, _Field):
            old.removeEventFilter(self)
        if isinstance(now, _Field):
            now.installEventFilter(self)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and isinstance(watched, _Field)
            and _leaves(watched, event)
        ):
            event.ignore()
            return True
        return super().eventFilter(watched, event)


def _leaves(field: QLineEdit | QPlainTextEdit, key: QKeyEvent) -> bool:
    written = field if isinstance(field, QLineEdit) else field.document()
    if key.matches(QKeySequence.StandardKey.Undo):
        return not written.isUndoAvailable()
    return key.matches(QKeySequence.StandardKey.Redo) and not written.isRedoAvailable()
