"""A field with a button beside it that tells or does more about what is chosen in it."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from whistdrive.ui import theme


class Beside(QWidget):
    """The field takes all the room that the button leaves."""

    def __init__(self, field: QWidget, button: QPushButton, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._field = field
        self.setFocusProxy(field)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.INSIDE)
        layout.addWidget(field, 1)
        layout.addWidget(button)

    def word(self, name: str) -> None:
        """Name the field for those who hear it; the button has a text of its own."""
        self._field.setAccessibleName(name)
