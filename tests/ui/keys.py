"""Keys by their names, pressed where the keyboard is."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

_NAMED = {
    "Enter": Qt.Key.Key_Return,
    "Tab": Qt.Key.Key_Tab,
    "Backtab": Qt.Key.Key_Backtab,
    "Space": Qt.Key.Key_Space,
    "Esc": Qt.Key.Key_Escape,
    "Del": Qt.Key.Key_Delete,
    "Back": Qt.Key.Key_Backspace,
    "Home": Qt.Key.Key_Home,
    "Up": Qt.Key.Key_Up,
    "Down": Qt.Key.Key_Down,
    "Left": Qt.Key.Key_Left,
    "Right": Qt.Key.Key_Right,
    **{f"F{number}": Qt.Key(Qt.Key.Key_F1 + number - 1) for number in range(1, 13)},
}

_HELD = {
    "Ctrl": Qt.KeyboardModifier.ControlModifier,
    "Shift": Qt.KeyboardModifier.ShiftModifier,
    "Alt": Qt.KeyboardModifier.AltModifier,
}


def press(key: str) -> None:
    """Press one key: a character, or a name such as ``Enter`` or ``Ctrl+M``."""
    held = Qt.KeyboardModifier.NoModifier
    *modifiers, last = key.split("+") if len(key) > 1 else [key]
    for modifier in modifiers:
        held |= _HELD[modifier]
    focus = QApplication.focusWidget()
    assert isinstance(focus, QWidget)
    if last in _NAMED:
        QTest.keyClick(focus, _NAMED[last], held)
    elif last.isascii():
        QTest.keyClicks(focus, last, held)
    else:
        QApplication.sendEvent(focus, QKeyEvent(QEvent.Type.KeyPress, 0, held, last))
