"""Changing the colours or the font of the whole program while its windows are open.

Qt tells widgets of a new palette or font of the application only as far as they inherit it: one with a font of its own
or a style sheet hears nothing. So every widget is told here, by a call of its ``changeEvent`` with
``ApplicationPaletteChange`` or ``ApplicationFontChange``, which Qt itself never makes.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from whistdrive.ui import theme


def show_scheme(scheme: theme.Scheme) -> None:
    """Paint everything in these colours from now on."""
    QApplication.setPalette(theme.palette(scheme))
    _tell_all(QEvent.Type.ApplicationPaletteChange)


def show_font(font: QFont) -> None:
    """Write everything in this font from now on."""
    QApplication.setFont(font)
    _tell_all(QEvent.Type.ApplicationFontChange)


def _tell_all(kind: QEvent.Type) -> None:
    for widget in QApplication.allWidgets():
        widget.changeEvent(QEvent(kind))
