"""A form: a name before each field, or above it, help below it, and why its value was refused."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout, QWidget
from typing_extensions import override

from whistdrive.ui import theme
from whistdrive.ui.widgets.labels import QuietLabel
from whistdrive.ui.widgets.refusal import Refusal
from whistdrive.ui.widgets.short_field import HintedField
from whistdrive.ui.widgets.wheelproof import ComboBox

SHARES = 2, 5
"""How names and fields share the width, so that one form below another has its fields below the other's."""


@runtime_checkable
class Worded(Protocol):
    """A field of several parts, which names each itself."""

    def word(self, name: str) -> None:
        """Name every part for those who hear them."""
        ...


class FieldForm(QWidget):
    """Fields by key, in the order in which they are added.

    Where a text of a field has no room beside the names, all names stand above their fields; a form inside another does
    as that one does.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: dict[str, _Row] = {}
        self._stacked = False
        self._lines = 0
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(theme.INSIDE)
        for column, share in enumerate(SHARES):
            self._grid.setColumnStretch(column, share)

    def add(self, key: str, field: QWidget) -> None:
        """Put a field at the end."""
        row = _Row(field)
        self._rows[key] = row
        row.line = self._next_line()
        self._place(row)

    def add_form(self, form: QWidget) -> None:
        """Put a form of its own at the end."""
        self._grid.addWidget(form, self._next_line(), 0, 1, 2)

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

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    @override
    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit()
        return super().event(event)

    def _fit(self) -> None:
        """Put the names where they leave the fields enough room."""
        if self._outer() is None:
            own, *inner = (self, *self.findChildren(FieldForm))
            room = self.width() * SHARES[1] // sum(SHARES) - theme.INSIDE
            stacked = any(row.whole_width() > room for form in (own, *inner) for row in form.shown_rows())
            for form in (own, *inner):
                form.stack(stacked=stacked)

    def shown_rows(self) -> tuple[_Row, ...]:
        """The fields that are not hidden."""
        return tuple(row for row in self._rows.values() if not row.isHidden())

    def stack(self, *, stacked: bool) -> None:
        """Put the names above the fields, or beside them."""
        if stacked != self._stacked:
            self._stacked = stacked
            for row in self._rows.values():
                self._place(row)

    def _place(self, row: _Row) -> None:
        for part in (row.name, row):
            self._grid.removeWidget(part)
        row.name.setMinimumHeight(0 if self._stacked else theme.ROW_HEIGHT)
        if self._stacked:
            self._grid.addWidget(row.name, row.line, 0, 1, 2)
            self._grid.addWidget(row, row.line + 1, 0, 1, 2)
        else:
            self._grid.addWidget(row.name, row.line, 0, Qt.AlignmentFlag.AlignTop)
            self._grid.addWidget(row, row.line, 1)

    def _next_line(self) -> int:
        """The first of two lines below all others: one for a name above its field."""
        self._lines += 2
        return self._lines - 2

    def _outer(self) -> FieldForm | None:
        around = self.parentWidget()
        while around is not None and not isinstance(around, FieldForm):
            around = around.parentWidget()
        return around

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
        self.line = 0
        self.name, self._field = QLabel(), field
        self._help, self._refusal = QuietLabel(), Refusal()
        self.name.setBuddy(field)
        self.name.setWordWrap(True)
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

    def whole_width(self) -> int:
        """The width, in pixels, at which every choice and every hint of the field is whole."""
        found = 0
        for part in (self._field, *self._field.findChildren(QWidget)):
            if isinstance(part, ComboBox | HintedField) and not part.isHidden():
                beside = self._field.minimumSizeHint().width() - part.minimumSizeHint().width()
                found = max(found, part.whole_width() + (beside if part is not self._field else 0))
        return found

    def refuse(self, sentence: str) -> None:
        self._refusal.say(sentence)
        # As if by Tab: the value is then selected, and the next key replaces it.
        self._field.setFocus(Qt.FocusReason.TabFocusReason)

    def forgive(self) -> None:
        self._refusal.forgive()
