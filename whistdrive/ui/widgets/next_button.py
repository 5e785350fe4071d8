"""The one filled button of a page: the next step of the evening."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from typing_extensions import override

from whistdrive.ui import theme


class NextButton(QPushButton):
    """A push button filled with the accent; use at most one a page."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMinimumHeight(theme.ROW_HEIGHT + theme.STEP)
        self._paint_accent()

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() in (QEvent.Type.ApplicationPaletteChange, QEvent.Type.EnabledChange):
            self._paint_accent()
        elif event.type() == QEvent.Type.ApplicationFontChange:
            self.setFont(QApplication.font())  # a button with a style sheet does not follow by itself
        super().changeEvent(event)

    def _paint_accent(self) -> None:
        colours = theme.scheme()
        ground, text = (colours.accent, colours.on_accent) if self.isEnabled() else (colours.ground, colours.quiet)
        self.setStyleSheet(
            f"QPushButton {{ background: {ground}; color: {text}; border: 2px solid {ground}; border-radius: 6px;"
            f" padding: {theme.STEP}px {theme.BETWEEN}px; }}"
            f"QPushButton:hover, QPushButton:pressed {{ border-color: {colours.text}; }}"
            f"QPushButton:focus {{ border-color: {colours.text}; }}"
            f"QPushButton:disabled {{ border-color: {colours.line}; }}"
        )
