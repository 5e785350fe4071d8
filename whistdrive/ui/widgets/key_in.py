"""Keys that count in a part of a window only."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

_Keys = QKeySequence | QKeySequence.StandardKey | Qt.Key | str


def key_in(widget: QWidget, keys: _Keys, deed: Callable[[], object], *, alone: bool = False) -> None:
    """Do something at a key while the keyboard is in a widget or its children; ``alone``: in the widget itself.

    The binding's own constructor forgets the context when it is told what to do as well, and the key would count in the
    whole window.
    """
    inside = Qt.ShortcutContext.WidgetShortcut if alone else Qt.ShortcutContext.WidgetWithChildrenShortcut
    shortcut = QShortcut(QKeySequence(keys), widget)
    shortcut.setContext(inside)
    shortcut.activated.connect(deed)
