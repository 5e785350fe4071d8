"""Keys with a letter serve on a Cyrillic keyboard too, by their place: nobody has to change it for Ctrl+G or X."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import QEvent, QKeyCombination, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QLineEdit, QPlainTextEdit, QTextEdit, QWidget
from typing_extensions import override

from whistdrive.desk.keyboard import latin

_COMMANDS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
_TEXTS = (QLineEdit, QPlainTextEdit, QTextEdit, QAbstractSpinBox)
_LETTERS = range(Qt.Key.Key_A, Qt.Key.Key_Z + 1)
_SLASH = Qt.Key.Key_Period
"""What the key of the slash writes on a Russian keyboard; on any other the full stop means nothing by itself."""


class LatinKeys(QObject):
    """Watches the widget that has the focus, and gets the keys that Qt itself found no use for.

    Qt looks for a Latin letter too, but only where a second, Latin keyboard is set up.
    """

    def follow(self, old: QWidget | None, now: QWidget | None) -> None:
        """Go where the focus goes: for the application's ``focusChanged``."""
        if old is not None:
            old.removeEventFilter(self)
        if now is not None:
            now.installEventFilter(self)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and isinstance(watched, QWidget):
            key = _latin_key(event)
            if key is not None and _serve(watched, event, key):
                return True
        return super().eventFilter(watched, event)


def _serve(focus: QWidget, event: QKeyEvent, key: Qt.Key) -> bool:
    """Do what the Latin key would do here; False where the letter itself is wanted, or nothing is done by it."""
    command = bool(event.modifiers() & _COMMANDS)
    if not command and isinstance(focus, _TEXTS):
        return False
    taken = QKeyEvent(QEvent.Type.ShortcutOverride, key, event.modifiers())
    taken.ignore()
    QApplication.sendEvent(focus, taken)
    if not taken.isAccepted():
        wanted = QKeySequence(QKeyCombination(event.modifiers(), key))
        deeds = list(_deeds(wanted, focus))
        if len(deeds) == 1:
            deeds[0]()
            return True
    if command:
        QApplication.sendEvent(focus, QKeyEvent(QEvent.Type.KeyPress, key, event.modifiers()))
    return command


def _latin_key(event: QKeyEvent) -> Qt.Key | None:
    """The key of a Latin keyboard in the place of the one that was pressed; None where that is no Cyrillic one."""
    if event.key() == _SLASH and not event.modifiers():
        return Qt.Key.Key_Slash
    letter = chr(event.key()) if event.key() < 0x10FFFF else ""
    if not letter or latin(letter) == letter:
        return None
    if event.nativeVirtualKey() in _LETTERS:  # Windows says what stands on the key, whatever the keyboard
        return Qt.Key(event.nativeVirtualKey())
    return Qt.Key(ord(latin(letter)))


def _deeds(wanted: QKeySequence, focus: QWidget) -> Iterator[Callable[[], object]]:
    """What the shortcuts of a window do that are heard where the keyboard is."""
    window = focus.window()
    for shortcut in window.findChildren(QShortcut):
        owner, keys = shortcut.parent(), shortcut.keys()
        heard = isinstance(owner, QWidget) and _is_heard(owner, shortcut.context(), focus)
        if heard and shortcut.isEnabled() and wanted in keys:
            yield shortcut.activated.emit
    actions = {
        action: None
        for widget in (window, *window.findChildren(QWidget))
        for action in widget.actions()
        if wanted in action.shortcuts() and _is_heard(widget, action.shortcutContext(), focus)
    }
    yield from (action.trigger for action in actions if action.isEnabled())


def _is_heard(owner: QWidget, context: Qt.ShortcutContext, focus: QWidget) -> bool:
    """Whether Qt would hear a key of that widget now."""
    if not owner.isVisible() or not owner.isEnabled():
        return False
    if context is Qt.ShortcutContext.WidgetShortcut:
        return owner is focus
    if context is Qt.ShortcutContext.WidgetWithChildrenShortcut:
        return owner is focus or owner.isAncestorOf(focus)
    return True
