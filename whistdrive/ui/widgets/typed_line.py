"""What is being typed, standing over the cell it is for."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QSignalBlocker, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget
from typing_extensions import override

from whistdrive.ui import theme

LONGEST = 12
"""The most characters: no figure is longer, and a slip of the hand stays in its cell."""


class TypedLine(QLineEdit):
    """A line edit that offers each key to ``handles`` first; the wheel is nothing to it."""

    def __init__(self, over: QWidget, handles: Callable[[QKeyEvent], bool]) -> None:
        super().__init__(over)
        self._handles = handles
        self.setFrame(False)
        self.setMaxLength(LONGEST)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.hide()

    def begin(self, text: str, name: str) -> None:
        """Show ``text`` as if just typed, so that Ctrl+Z can take it back; ``name`` is what is read aloud."""
        self.setAccessibleName(name)
        self.mark_wrong(wrong=False)
        with QSignalBlocker(self):
            self.setText("")
            self.insert(text)
        self.show()

    def mark_wrong(self, *, wrong: bool) -> None:
        """Show whether the text is refused: in red, and with a frame in red."""
        colours = theme.scheme()
        edge = colours.red if wrong else colours.accent
        self.setStyleSheet(
            f"background: {colours.surface}; color: {colours.red if wrong else colours.text};"
            f" border: 2px solid {edge}; font-weight: bold; padding: 0px;"
        )

    @override
    def event(self, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and self._handles(event):
            return True
        return super().event(event)
