"""What somebody wishes of every evening: with whom to sit, and with whom never."""

from __future__ import annotations

from typing import get_args

from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from whistdrive.core import changes
from whistdrive.core.club import BondKind, Person
from whistdrive.ui import theme
from whistdrive.ui.bridge import Bridge
from whistdrive.ui.models.bonds import BondsModel
from whistdrive.ui.models.candidates import Candidate, others
from whistdrive.ui.widgets.answer_line import AnswerLine
from whistdrive.ui.widgets.key_in import key_in
from whistdrive.ui.widgets.labels import QuietLabel
from whistdrive.ui.widgets.lines_list import LinesList
from whistdrive.ui.widgets.person_field import PersonField
from whistdrive.ui.widgets.rows import kept_together, side_by_side
from whistdrive.ui.widgets.wheelproof import ComboBox
from whistdrive.ui.widgets.wrapping_row import WrappingRow

_LINES = 3
"""So many lines of the list are in sight; for more one scrolls."""


class PersonWishes(QWidget):
    """A list, and below it a line to add one; each is a step of its own, and a drive takes them in at the door."""

    def __init__(self, bridge: Bridge, answer: AnswerLine, over: QWidget) -> None:
        """``answer`` tells what was done; the list of names opens over a page."""
        super().__init__(over)
        self._bridge, self._answer = bridge, answer
        self._person: Person | None = None
        self.intro = QuietLabel()
        self.model, self.list = BondsModel(), LinesList()
        self.kind, self.with_label = ComboBox(), QLabel()
        self.other = PersonField(over, self._others)
        self.add, self.drop = QPushButton(), QPushButton()
        for kind in get_args(BondKind):
            self.kind.addItem("", kind)
        self.list.setModel(self.model)
        self.list.setFixedHeight(theme.ROW_HEIGHT * _LINES)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.INSIDE)
        layout.addWidget(self.intro)
        layout.addWidget(self.list)
        layout.addLayout(WrappingRow(self.kind, kept_together(self.with_label, self.other)))
        layout.addLayout(side_by_side(self.add, self.drop, None))
        layout.addStretch(1)
        self.add.clicked.connect(self._add)
        self.drop.clicked.connect(self._drop)
        self.other.returnPressed.connect(self._add)
        self.list.selectionModel().currentChanged.connect(lambda *_: self._follow_row())
        key_in(self.list, QKeySequence.StandardKey.Delete, self._drop, alone=True)

    def retranslate(self) -> None:
        """Word everything; the wishes follow with :meth:`show_person`."""
        self.intro.setText(self.tr("Whenever both come, the seating of that drive is asked to honour these."))
        self.list.setAccessibleName(self.tr("Wishes for every evening"))
        kinds: dict[BondKind, str] = {"apart": self.tr("never at one table"), "together": self.tr("at one table")}
        for at in range(self.kind.count()):
            self.kind.setItemText(at, kinds[self.kind.itemData(at)])
        self.kind.setAccessibleName(self.tr("Wish"))
        self.with_label.setText(self.tr("with"))
        self.other.setAccessibleName(self.tr("The other person"))
        self.other.setPlaceholderText(self.tr("Name or club number"))
        self.add.setText(self.tr("Add the wish"))
        self.drop.setText(self.tr("Give it up"))
        self.drop.setToolTip(self.tr("Delete in the list"))

    def show_person(self, person: Person) -> None:
        """Show what somebody wishes."""
        if self._person is None or self._person.id != person.id:
            self.other.setText("")
        self._person = person
        self.model.show_bonds(self._bridge.desk.evening.club, person.id, self._bridge.words)
        self._follow_row()

    def _others(self, text: str) -> tuple[Candidate, ...]:
        return () if self._person is None else others(self._bridge.desk.evening.club, self._person.id, text)

    def _follow_row(self) -> None:
        self.drop.setEnabled(self.model.bond(self.list.currentIndex().row()) is not None)

    def _add(self) -> None:
        found = self.other.candidate
        if found is None:
            self._answer.refuse(self.tr("Choose somebody from the list under the name first."))
            self.other.setFocus()
        elif self._person is not None and self._answer.attempt(
            changes.make_bond, kind=self.kind.currentData(), one=self._person.id, another=found.key
        ):
            self.other.setText("")
            self._answer.say(self.tr("Noted."))

    def _drop(self) -> None:
        bond = self.model.bond(self.list.currentIndex().row())
        if bond is not None and self._answer.attempt(changes.drop_bond, bond=bond.id):
            self._answer.say(self.tr("Given up."))
