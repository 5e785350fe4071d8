"""What everybody pays, in what the club reckons, and what it reminds itself of: edited in place."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QVBoxLayout, QWidget
from typing_extensions import override

from whistdrive.core import changes
from whistdrive.core.findings import Refused
from whistdrive.desk.money import read_money
from whistdrive.printing.money import money_in_words
from whistdrive.ui.bridge import Bridge
from whistdrive.ui.widgets.field_form import FieldForm
from whistdrive.ui.widgets.short_field import HintedField

NOTE_LINES = 4
"""How many lines of the reminders are always to be seen."""


class CashDetails(QWidget):
    """Whatever leaves a field commits it: Enter, Tab, another page. Esc brings back what was there."""

    def __init__(self, bridge: Bridge) -> None:
        super().__init__()
        self._bridge = bridge
        self.form = FieldForm()
        self.fee, self.currency, self.reminders = HintedField(), HintedField(), QPlainTextEdit()
        self.reminders.setTabChangesFocus(True)
        self._shown: dict[str, str] = {}
        for key, field in self._fields.items():
            self.form.add(key, field)
            field.installEventFilter(self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.form)
        self._fit()

    def retranslate(self) -> None:
        """Word the fields."""
        self.form.word("fee", self.tr("Fee"))
        self.form.word("currency", self.tr("Currency"))
        self.form.word("reminders", self.tr("Reminders"))
        self.fee.setPlaceholderText(self.tr("such as 5 or 12.50"))
        self.currency.setPlaceholderText(self.tr("such as € or £"))
        self.reminders.setPlaceholderText(self.tr("Your club’s own notes, such as limits for prizes"))
        self.fee.setToolTip(self.tr("What everybody pays; empty: nothing"))

    def show_evening(self) -> None:
        """Show what is kept; what is being typed stays."""
        kept = self._kept()
        for key, field in self._fields.items():
            if _text(field) == self._shown.get(key, ""):
                _fill(field, kept[key])
        self._shown = kept

    def settle(self) -> bool:
        """Take in what is typed; False where it was refused, and the focus is there."""
        return all(self._take(key) for key in self._fields)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusOut:
            self._take(self._key_of(watched))
        elif isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() == Qt.Key.Key_Escape:
                self.form.forgive()
                for key, field in self._fields.items():
                    _fill(field, self._shown[key])
                self._bridge.look()
                return True
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and watched is not self.reminders:
                self._take(self._key_of(watched))
                return True
        return super().eventFilter(watched, event)

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() in (QEvent.Type.ApplicationFontChange, QEvent.Type.FontChange):
            self._fit()
        super().changeEvent(event)

    @property
    def _fields(self) -> dict[str, QLineEdit | QPlainTextEdit]:
        return {"fee": self.fee, "currency": self.currency, "reminders": self.reminders}

    def _key_of(self, watched: QObject) -> str:
        return next(key for key, field in self._fields.items() if field is watched)

    def _kept(self) -> dict[str, str]:
        evening, words = self._bridge.desk.evening, self._bridge.words
        fee = evening.drive.plan.fee if evening.drive else 0
        return {
            "fee": money_in_words(fee, words) if fee else "",
            "currency": evening.club.currency,
            "reminders": evening.club.reminders,
        }

    def _take(self, key: str) -> bool:
        """Have the desk write one field; where that is refused, the reason stands below it."""
        field = self._fields[key]
        if self._bridge.desk.evening.drive is None or _text(field) == self._kept()[key]:
            self.form.forgive()
            return True
        write: Callable[[str], object] = self._write_fee if key == "fee" else self._write_club
        self.form.forgive()
        try:
            write(key)
        except Refused as refused:
            self.form.refuse(key, self._bridge.sentence(refused))
            return False
        _fill(field, self._kept()[key])
        return True

    def _write_fee(self, _key: str) -> None:
        drive = self._bridge.desk.drive
        fee = read_money(self.fee.text(), "fee")
        self._bridge.do(changes.edit_drive, drive=replace(drive, plan=replace(drive.plan, fee=fee)))

    def _write_club(self, key: str) -> None:
        club = self._bridge.desk.evening.club
        kept = {"name": club.name, "currency": club.currency, "reminders": club.reminders}
        self._bridge.do(changes.edit_club, **{**kept, key: _text(self._fields[key])})

    def _fit(self) -> None:
        lines = self.reminders.fontMetrics().lineSpacing() * NOTE_LINES
        self.reminders.setFixedHeight(lines + 2 * self.reminders.frameWidth() + 10)


def _text(field: QLineEdit | QPlainTextEdit) -> str:
    return field.text() if isinstance(field, QLineEdit) else field.toPlainText()


def _fill(field: QLineEdit | QPlainTextEdit, text: str) -> None:
    if _text(field) == text:
        return
    if isinstance(field, QLineEdit):
        field.setText(text)
    else:
        field.setPlainText(text)
