"""Who somebody is in the club's book, and the note on them: edited in place."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QVBoxLayout, QWidget
from typing_extensions import override

from whistdrive.core import changes
from whistdrive.core.club import Person
from whistdrive.core.findings import Refused
from whistdrive.ui.bridge import Bridge
from whistdrive.ui.widgets.field_form import FieldForm

NOTE_LINES = 2
"""How many lines of the note are always to be seen."""


class PersonDetails(QWidget):
    """Whatever leaves a field commits it: Enter, Tab, another page, another person. Esc brings back what was there."""

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._person: Person | None = None
        self.form = FieldForm()
        self.name, self.nickname, self.club_number, self.note = QLineEdit(), QLineEdit(), QLineEdit(), QPlainTextEdit()
        self.note.setTabChangesFocus(True)
        self._fields: dict[str, QLineEdit | QPlainTextEdit] = {
            "name": self.name,
            "nickname": self.nickname,
            "club_number": self.club_number,
            "note": self.note,
        }
        for key, field in self._fields.items():
            self.form.add(key, field)
            field.installEventFilter(self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.form)
        layout.addStretch(1)
        self._fit()

    def retranslate(self) -> None:
        """Word the fields."""
        self.form.word("name", self.tr("Name"))
        self.form.word("nickname", self.tr("Nickname"))
        self.form.word("club_number", self.tr("Club no."))
        self.form.word("note", self.tr("Note"))

    def show_person(self, person: Person | None) -> None:
        """Show somebody; of the same person only what is not being typed."""
        old, self._person = self._person, person
        other = old is None or person is None or old.id != person.id
        if other:
            self.form.forgive()
        for key, field in self._fields.items():
            field.setEnabled(person is not None and not person.erased)
            if other or _text(field) == _kept(old, key):
                self._fill(key, field)

    def settle(self) -> bool:
        """Take in what is typed; False where it was refused, and the focus is there."""
        person = self._person
        typed = {key: _text(field) for key, field in self._fields.items() if _text(field) != _kept(person, key)}
        if person is None or not typed:
            return True
        self.form.forgive()
        try:
            self._bridge.do(changes.edit_person, person=person.id, **typed)
        except Refused as refused:
            self.form.refuse(str(refused.findings[0].facts.get("field", "name")), self._bridge.sentence(refused))
            return False
        for key, field in self._fields.items():  # as it is kept: without spaces too many
            self._fill(key, field)
        return True

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusOut:
            self.settle()
        elif isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() == Qt.Key.Key_Escape:
                self._restore()
                self._bridge.look()
                return True
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and watched is not self.note:
                self.settle()
                return True
        return super().eventFilter(watched, event)

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() in (QEvent.Type.ApplicationFontChange, QEvent.Type.FontChange):
            self._fit()
        super().changeEvent(event)

    def _restore(self) -> None:
        self.form.forgive()
        for key, field in self._fields.items():
            self._fill(key, field)

    def _fill(self, key: str, field: QLineEdit | QPlainTextEdit) -> None:
        kept = _kept(self._person, key)
        if _text(field) == kept:
            return
        if isinstance(field, QLineEdit):
            field.setText(kept)
            field.setCursorPosition(0)
        else:
            field.setPlainText(kept)

    def _fit(self) -> None:
        self.note.setFixedHeight(self.note.fontMetrics().lineSpacing() * NOTE_LINES + 2 * self.note.frameWidth() + 10)


def _text(field: QLineEdit | QPlainTextEdit) -> str:
    return field.text() if isinstance(field, QLineEdit) else field.toPlainText()


def _kept(person: Person | None, key: str) -> str:
    if person is None:
        return ""
    return {
        "name": person.name,
        "nickname": person.nickname,
        "club_number": person.club_number,
        "note": person.note,
    }[key]
