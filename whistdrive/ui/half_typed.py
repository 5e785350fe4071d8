"""Whether something is typed in a window that is not taken in yet."""

from __future__ import annotations

from PySide6.QtWidgets import QAbstractSpinBox, QLineEdit, QPlainTextEdit, QWidget


def is_half_typed(window: QWidget) -> bool:
    """Whether the field that has the keyboard in a window holds what the user, and not the program, has put there."""
    match window.focusWidget():
        case QPlainTextEdit() as text:
            return text.document().isModified()
        case QLineEdit() as line:
            return line.isModified()
        case QAbstractSpinBox() as number:
            return any(line.isModified() for line in number.findChildren(QLineEdit))
        case _:
            return False
