"""One prize: what it is for, among whom, and what is given for it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import ClassVar, get_args

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLineEdit, QPushButton, QVBoxLayout, QWidget
from typing_extensions import override

from whistdrive.core.changes.prizes import MOST_PLACES
from whistdrive.core.changes.roster import ROLES
from whistdrive.core.drive import Drive, Half, Prize, PrizeKind
from whistdrive.core.findings import Refused
from whistdrive.core.prizes import OF_WHOLE_EVENINGS
from whistdrive.desk.money import read_money
from whistdrive.printing.money import money_in_words
from whistdrive.ui import theme
from whistdrive.ui.widgets.field_form import FieldForm
from whistdrive.ui.widgets.next_button import NextButton
from whistdrive.ui.widgets.refusal import Refusal
from whistdrive.ui.widgets.tab_order import focus_in_reading_order
from whistdrive.ui.widgets.wheelproof import ComboBox, SpinBox
from whistdrive.words import Words

WIDTH = 60
"""The width of the form, in letters."""

MOST_POINTS = 999
"""The most points that a deal which counts as a *ten* may be asked to have."""


class PrizeDialog(QDialog):
    """Collects a prize, has it taken and closes. Only what the kind knows is asked.

    ``take`` raises Refused: each finding is shown beside its field or at the foot, and what was typed stays.
    """

    help_topic: ClassVar[str] = "prizes"

    def __init__(
        self,
        words: Words,
        drive: Drive,
        prize: Prize,
        take: Callable[[Prize], object],
        parent: QWidget | None = None,
        *,
        is_new: bool,
    ) -> None:
        super().__init__(parent)
        self._words, self._drive, self._prize, self._take, self._is_new = words, drive, prize, take, is_new
        self.form, self.refusal = FieldForm(), Refusal()
        self.kind, self.role, self.half = ComboBox(), ComboBox(), ComboBox()
        self.place, self.least, self.deal = SpinBox(), SpinBox(), SpinBox()
        self.name, self.amount = QLineEdit(), QLineEdit()
        self.accept_button, self.cancel_button = NextButton(), QPushButton()
        self._lay_out()
        self._fill(prize)
        self.kind.currentIndexChanged.connect(self._follow_kind)
        self._follow_kind()
        self.retranslate()
        self.kind.setFocus()

    def retranslate(self) -> None:
        """Word everything in the language of the moment."""
        self.setWindowTitle(self.tr("New prize") if self._is_new else self.tr("Prize"))
        self.accept_button.setText(self.tr("Add the prize") if self._is_new else self.tr("Change the prize"))
        self.cancel_button.setText(self.tr("Cancel"))
        for field, texts in ((self.kind, self._kinds()), (self.half, self._halves())):
            for at in range(field.count()):
                field.setItemText(at, texts[field.itemData(at)])
        self.role.setItemText(0, self.tr("everybody"))
        for key, (name, help_text) in self._texts().items():
            self.form.word(key, name, help_text)

    def prize(self) -> Prize:
        """The prize as the form has it; raises Refused for what is no amount of money."""
        kind: PrizeKind = self.kind.currentData()
        whole = kind in OF_WHOLE_EVENINGS
        return replace(
            self._prize,
            kind=kind,
            name=self.name.text().strip(),
            role=None if kind == "free" else self.role.currentData(),
            half="all" if whole else self.half.currentData(),
            place=self.place.value() if kind == "place" else 1,
            least=self.least.value(),
            deal=self.deal.value() if kind == "drawn_deal" else None,
            amount=read_money(self.amount.text()),
        )

    def decide(self) -> None:
        """Have the prize taken, or show beside the fields why it is not."""
        self.form.forgive()
        self.refusal.forgive()
        try:
            self._take(self.prize())
        except Refused as refused:
            self._show_refused(refused)
        else:
            self.accept()

    @override
    def focusNextPrevChild(self, next: bool) -> bool:
        return focus_in_reading_order(self, forward=next)

    def _show_refused(self, refused: Refused) -> None:
        for finding in refused.findings:
            sentence = self._words.finding(finding)
            if not self.form.refuse(str(finding.facts.get("field", "")), sentence):
                self.refusal.say(sentence)

    def _follow_kind(self) -> None:
        """Ask for what the kind knows."""
        kind: PrizeKind = self.kind.currentData()
        has_halves = self._drive.plan.interval > 0 or self._prize.half != "all"
        has_roles = self._drive.plan.roles is not None or self._prize.role is not None
        shown = {
            "role": has_roles and kind != "free",
            "half": has_halves and kind not in OF_WHOLE_EVENINGS,
            "place": kind == "place",
            "least": kind == "tens",
            "deal": kind == "drawn_deal",
        }
        for key, visible in shown.items():
            self.form.show_row(key, visible=visible)

    def _fill(self, prize: Prize) -> None:
        for kind in get_args(PrizeKind):
            self.kind.addItem("", kind)
        for half in get_args(Half):
            self.half.addItem("", half)
        self.role.addItem("", None)
        for at, role in enumerate(ROLES):
            named = self._drive.plan.roles[at] if self._drive.plan.roles else self._words.name("role", role)
            self.role.addItem(named, role)
        self.place.setRange(1, MOST_PLACES)
        self.least.setRange(1, MOST_POINTS)
        self.deal.setRange(1, self._drive.plan.rounds * (self._drive.plan.deals or 1))
        self.kind.setCurrentIndex(self.kind.findData(prize.kind))
        self.half.setCurrentIndex(self.half.findData(prize.half))
        self.role.setCurrentIndex(0 if prize.role is None else 1 + ROLES.index(prize.role))
        self.place.setValue(prize.place)
        self.least.setValue(prize.least)
        self.deal.setValue(prize.deal or 1)
        self.name.setText(prize.name)
        self.amount.setText(money_in_words(prize.amount, self._words) if prize.amount else "")

    def _lay_out(self) -> None:
        fields = (
            ("kind", self.kind),
            ("place", self.place),
            ("least", self.least),
            ("deal", self.deal),
            ("role", self.role),
            ("half", self.half),
            ("name", self.name),
            ("amount", self.amount),
        )
        for key, field in fields:
            self.form.add(key, field)
        buttons = QDialogButtonBox()
        buttons.addButton(self.accept_button, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(self.cancel_button, QDialogButtonBox.ButtonRole.RejectRole)
        buttons.accepted.connect(self.decide)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(theme.EDGE, theme.EDGE, theme.EDGE, theme.BETWEEN)
        layout.setSpacing(theme.BETWEEN)
        layout.addWidget(self.form)
        layout.addStretch(1)
        layout.addWidget(self.refusal)
        layout.addWidget(buttons)
        # Only now: a button that is not yet in a dialog cannot become its default.
        self.accept_button.setDefault(True)
        letter = self.fontMetrics().horizontalAdvance("n")
        self.resize(QSize(letter * WIDTH, self.sizeHint().height()).boundedTo(self.screen().availableSize() * 0.9))

    def _kinds(self) -> dict[PrizeKind, str]:
        return {
            "place": self.tr("a place"),
            "lowest": self.tr("the lowest"),
            "tens": self.tr("the most deals of ten or more"),
            "longest": self.tr("the longest at one table"),
            "moves": self.tr("the most moves"),
            "highest_deal": self.tr("the highest single deal"),
            "drawn_deal": self.tr("the best in a deal that was drawn"),
            "free": self.tr("whatever its name says"),
        }

    def _halves(self) -> dict[Half, str]:
        return {
            "all": self.tr("the whole evening"),
            "first": self.tr("the first half"),
            "second": self.tr("the second half"),
        }

    def _texts(self) -> dict[str, tuple[str, str]]:
        return {
            "kind": (self.tr("For"), ""),
            "place": (self.tr("Place"), ""),
            "least": (self.tr("A deal counts from"), ""),
            "deal": (self.tr("Deal"), self.tr("Counted through the evening")),
            "role": (self.tr("Among"), ""),
            "half": (self.tr("In"), ""),
            "name": (self.tr("Name"), self.tr("What the club calls it; empty: what it is for")),
            "amount": (self.tr("Money"), self.tr("Such as 5 or 12.50; empty: something else")),
        }
