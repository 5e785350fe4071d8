"""A form: a name before each field, help below it, and why its value was refused."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout, QWidget

from whistdrive.ui import theme
from whistdrive.ui.widgets.labels import QuietLabel
from whistdrive.ui.widgets.refusal import Refusal

SHARES = 2, 5
"""How names and fields share the width, so that one form below another has its fields below the other's."""


@runtime_checkable
class Worded(Protocol):
    """A field of several parts, which names each itself."""

    def word(self, name: str) -> None:
        """Name every part for those who hear them."""
        ...


class FieldForm(QWidget):
    """Fields by key, in the order in which they are added."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: dict[str, _Row] = {}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(theme.INSIDE)
        for column, share in enumerate(SHARES):
            self._grid.setColumnStretch(column, share)

    def add(self, key: str, field: QWidget) -> None:
        """Put a field at the end."""
        row = _Row(field)
        self._rows[key] = row
        line = self._grid.rowCount()
        self._grid.addWidget(row.name, line, 0, Qt.AlignmentFlag.AlignTop)
        self._grid.addWidget(row, line, 1)

    def add_form(self, form: QWidget) -> None:
        """Put a form of its own at the end."""
        self._grid.addWidget(form, self._grid.rowCount(), 0, 1, 2)

    def word(self, key: str, name: str, help_text: str = "") -> None:
        """Name a field, and say what it is for where the name does not."""
        self._rows[key].word(name, help_text)

    def row(self, key: str) -> QWidget:
        """A field with its help and its refusal; raises KeyError."""
        return self._rows[key]

    def show_row(self, key: str, *, visible: bool) -> None:
        """Show or hide a field with all that belongs to it."""
        self._rows[key].name.setVisible(visible)
        self._rows[key].setVisible(visible)

    def refuse(self, key: str, sentence: str) -> bool:
        """Say at a field why its value was refused, and put the focus there; False where there is no such field."""
        row = self._rows.get(key)
        if row is not None:
            row.refuse(sentence)
        return row is not None

    def forgive(self) -> None:
        """Take back every refusal."""
        for row in self._rows.values():
            row.forgive()

    def clear(self) -> None:
        """Take every field out."""
        for row in self._rows.values():
            for widget in (row.name, row):
                self._grid.removeWidget(widget)
                widget.hide()
                widget.deleteLater()
        self._rows = {}


class _Row(QWidget):
    """A field with what is said about it below."""

    def __init__(self, field: QWidget) -> None:
        super().__init__()
        self.name, self._field = QLabel(), field
        self._help, self._refusal = QuietLabel(), Refusal()
        self.name.setBuddy(field)
        self.name.setWordWrap(True)
        self.name.setMinimumHeight(theme.ROW_HEIGHT)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.STEP // 2)
        for widget in (field, self._help, self._refusal):
            layout.addWidget(widget)
        layout.addStretch(1)
        self._help.hide()

    def word(self, name: str, help_text: str) -> None:
        self.name.setText(name)
        if isinstance(self._field, Worded):
            self._field.word(name)
        self._field.setAccessibleName(name)
        self._field.setAccessibleDescription(help_text)
        self._help.setText(help_text)
        self._help.setVisible(bool(help_text))

    def refuse(self, sentence: str) -> None:
        self._refusal.say(sentence)
        # As if by Tab: the value is then selected, and the next key replaces it.
        self._field.setFocus(Qt.FocusReason.TabFocusReason)

    def forgive(self) -> None:
        self._refusal.forgive()
