"""What people wish of the seating: all wishes with how they have gone, and a line to add one."""

from __future__ import annotations

from typing import ClassVar, get_args

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget
from typing_extensions import override

from whistdrive.core import changes
from whistdrive.core.changes.wishes import MOST_TABLES
from whistdrive.core.drive import Entrant, WishKind
from whistdrive.core.evening import Evening
from whistdrive.core.findings import Refused
from whistdrive.desk.several import several
from whistdrive.ui import theme
from whistdrive.ui.bridge import Bridge
from whistdrive.ui.models.wishes import WishesModel
from whistdrive.ui.widgets.answer_line import AnswerLine
from whistdrive.ui.widgets.button_key import press_by_key
from whistdrive.ui.widgets.key_in import key_in
from whistdrive.ui.widgets.labels import QuietLabel
from whistdrive.ui.widgets.lines_list import LinesList
from whistdrive.ui.widgets.rows import side_by_side
from whistdrive.ui.widgets.tab_order import focus_in_reading_order
from whistdrive.ui.widgets.wheelproof import ComboBox, SpinBox

WIDTH = 64
"""The width in letters."""
LINES = 6
"""So many lines of text more than the list needs by itself."""


class WishesDialog(QDialog):
    """Stays open while wishes are added and given up; each is one step, which Ctrl+Z takes back here too."""

    help_topic: ClassVar[str] = "wishes"

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self.intro = QuietLabel()
        self.model = WishesModel(bridge.words)
        self.list = LinesList()
        self.people, self.kind, self.table = QLineEdit(), ComboBox(), SpinBox()
        self.people_label, self.kind_label, self.table_label = QLabel(), QLabel(), QLabel()
        self.answer = AnswerLine(bridge)
        self.add, self.couples, self.drop, self.close_button = (QPushButton() for _ in range(4))
        self._lay_out()
        self._connect()
        self.retranslate()
        self._show(bridge.desk.evening)
        letter = self.fontMetrics().horizontalAdvance("n")
        wanted = QSize(letter * WIDTH, self.sizeHint().height() + LINES * self.fontMetrics().lineSpacing())
        self.resize(wanted.boundedTo(self.screen().availableSize() * 0.9))
        self.people.setFocus()

    def retranslate(self) -> None:
        """Word everything in the language of the moment."""
        self.setWindowTitle(self.tr("Wishes for the seating"))
        self.intro.setText(
            self.tr("Rounds that are drawn from now on honour these as far as it goes; what cannot be is named here.")
        )
        self.list.setAccessibleName(self.tr("Wishes"))
        self.people_label.setText(self.tr("Who"))
        self.people.setAccessibleName(self.people_label.text())
        self.people.setPlaceholderText(self.tr("Numbers or names, such as 3 + 7"))
        self.kind_label.setText(self.tr("Wish"))
        self.kind.setAccessibleName(self.kind_label.text())
        kinds = (self.tr("never at one table"), self.tr("at one table"), self.tr("always at table"))
        for at, text in enumerate(kinds):
            self.kind.setItemText(at, text)
        self.table_label.setText(self.tr("Table"))
        self.table.setAccessibleName(self.table_label.text())
        self.add.setText(self.tr("Add the wish"))
        self.add.setToolTip(self.tr("Enter"))
        self.drop.setText(self.tr("Give the wish up"))
        self.drop.setToolTip(self.tr("Delete"))
        self.couples.setText(self.tr("Part all couples"))
        self.couples.setToolTip(self.tr("Those of one pair number never sit at one table (Alt+C)"))
        self.close_button.setText(self.tr("Close"))
        self.close_button.setToolTip(self.tr("Esc"))

    @override
    def focusNextPrevChild(self, next: bool) -> bool:
        return focus_in_reading_order(self, forward=next)

    def _lay_out(self) -> None:
        for kind in get_args(WishKind):
            self.kind.addItem("", kind)
        self.table.setRange(1, MOST_TABLES)
        for label, field in zip(
            (self.people_label, self.kind_label, self.table_label), (self.people, self.kind, self.table), strict=True
        ):
            label.setBuddy(field)
        self.list.setModel(self.model)
        self.list.setMinimumHeight(theme.ROW_HEIGHT * 2)
        buttons = QDialogButtonBox()
        buttons.addButton(self.close_button, QDialogButtonBox.ButtonRole.RejectRole)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(theme.EDGE, theme.EDGE, theme.EDGE, theme.BETWEEN)
        layout.setSpacing(theme.INSIDE)
        layout.addWidget(self.intro)
        layout.addWidget(self.list, 1)
        layout.addLayout(side_by_side(self.couples, None, self.drop))
        layout.addLayout(side_by_side(self.people_label, self.people, stretch=self.people))
        layout.addLayout(side_by_side(self.kind_label, self.kind, self.table_label, self.table, None, self.add))
        layout.addWidget(self.answer)
        layout.addWidget(buttons)
        # Only now: a button that is not yet in a dialog cannot become its default.
        for button in (self.couples, self.drop, self.close_button):
            button.setAutoDefault(False)
        self.add.setDefault(True)

    def _connect(self) -> None:
        self.add.clicked.connect(self._add)
        self.drop.clicked.connect(self._drop)
        self.couples.clicked.connect(self._part_couples)
        press_by_key(self.couples, "Alt+C")
        self.kind.currentIndexChanged.connect(self._follow_kind)
        self.people.textChanged.connect(self._read_back)
        self.list.selectionModel().currentChanged.connect(lambda *_: self._follow_row())
        key_in(self.list, QKeySequence.StandardKey.Delete, self._drop, alone=True)
        desk = self._bridge.desk
        for key, does in (("Ctrl+Z", desk.undo), ("Ctrl+Shift+Z", desk.redo), ("Ctrl+Y", desk.redo)):
            QShortcut(QKeySequence(key), self, lambda does=does: self._bridge.attempt_call(does))
        self._bridge.changed.connect(self._follow)

    def _follow(self, _before: Evening, after: Evening) -> None:
        if after.drive is None:
            self.reject()
        else:
            self._show(after)

    def _show(self, evening: Evening) -> None:
        self.model.show_drive(evening.drive)
        # Partners who stay together cannot sit apart.
        self.couples.setVisible(evening.drive is not None and not evening.drive.movement.keeps_pairs)
        self._follow_row()
        self._follow_kind()

    def _follow_row(self) -> None:
        self.drop.setEnabled(self.model.wish(self.list.currentIndex().row()) is not None)

    def _follow_kind(self) -> None:
        """A table is asked for where one is wished for."""
        for part in (self.table_label, self.table):
            part.setVisible(self.kind.currentData() == "table")

    def _read_back(self) -> None:
        """Say who is meant by what is typed so far, as soon as that is clear."""
        try:
            found = several(self._bridge.desk.drive, self.people.text())
        except Refused as refused:
            self.answer.hint(self._bridge.sentence(refused))
        else:
            self.answer.hint(_called(found))

    def _add(self) -> None:
        try:
            people = several(self._bridge.desk.drive, self.people.text())
        except Refused as refused:
            self.answer.show_refused(refused)
            self.people.setFocus(Qt.FocusReason.TabFocusReason)
            return
        kind: WishKind = self.kind.currentData()
        entrants = tuple(each.id for each in people)
        table = self.table.value() if kind == "table" else None
        if self.answer.attempt(changes.make_wish, kind=kind, entrants=entrants, table=table):
            self.people.clear()
            self.answer.say(self.tr("Noted."))
            self.list.setCurrentIndex(self.model.index(self.model.rowCount() - 1))
        self.people.setFocus(Qt.FocusReason.TabFocusReason)

    def _part_couples(self) -> None:
        if self.answer.attempt(changes.part_couples):
            self.answer.say(self.tr("Noted."))

    def _drop(self) -> None:
        wish = self.model.wish(self.list.currentIndex().row())
        if wish is not None and self.answer.attempt(changes.drop_wish, wish=wish.id):
            self.answer.say(self.tr("Given up."))


def _called(found: tuple[Entrant, ...]) -> str:
    return " + ".join(f"{each.number} {each.name}" for each in found)
