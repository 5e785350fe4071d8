"""Cash: who has paid, what else was taken and spent, and the sum that was raised."""

from __future__ import annotations

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QBoxLayout, QLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget
from typing_extensions import override

from whistdrive.core import changes
from whistdrive.core.cash import cash_of, owing, payers
from whistdrive.core.drive import Drive
from whistdrive.core.evening import Evening
from whistdrive.printing.money import money_in_words
from whistdrive.ui import theme
from whistdrive.ui.bridge import Bridge
from whistdrive.ui.models.cash import CashModel, Field
from whistdrive.ui.models.owing import OwingModel
from whistdrive.ui.pages.page import LookedAtPage
from whistdrive.ui.widgets.answer_line import AnswerLine
from whistdrive.ui.widgets.book_table import BookTable, KeepingDelegate
from whistdrive.ui.widgets.button_key import press_by_key, press_by_key_in
from whistdrive.ui.widgets.cash_details import CashDetails
from whistdrive.ui.widgets.cash_entry import CashEntry
from whistdrive.ui.widgets.cash_sums import CashSums
from whistdrive.ui.widgets.folding_row import FoldingRow
from whistdrive.ui.widgets.labels import PageTitle, QuietLabel
from whistdrive.ui.widgets.lines_list import LinesList
from whistdrive.ui.widgets.next_button import NextButton
from whistdrive.ui.widgets.rows import side_by_side

NARROW = 62
"""The width, in letters, below which the fee and who owes it stand under the book."""

LEAST_ROWS = 3
"""So many of those who owe are always to be seen."""


class CashPage(LookedAtPage):
    """The cash book on the left; beside it the fee and who owes it, the currency and the club's reminders."""

    key = "cash"

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(bridge, parent)
        self.title, self.raised, self.to_paper = PageTitle(), QuietLabel(), NextButton()
        self.answer = AnswerLine(bridge)
        self.entry, self.details, self.sums = CashEntry(bridge, self.answer), CashDetails(bridge), CashSums()
        self.model, self.table = CashModel(bridge), BookTable(find_in=Field.WHAT)
        self._editing = KeepingDelegate(self.table)
        self.edit, self.strike = QPushButton(), QPushButton()
        self.paid, self.owing, self.pay = QuietLabel(), LinesList(), QPushButton()
        self.who_owes = OwingModel()
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._lay_out()
        self._connect()
        self.retranslate()

    @override
    def retranslate(self) -> None:
        self.title.setText(self.tr("Cash"))
        self.table.setAccessibleName(self.tr("What was taken and spent"))
        self.owing.setAccessibleName(self.tr("Who still owes the fee"))
        texts = {
            self.to_paper: (self.tr("Go to the paper"), self.tr("The cash sheet (Alt+L)")),
            self.edit: (self.tr("Edit"), self.tr("Correct the cell (F2 or Enter in the table)")),
            self.strike: (self.tr("Strike"), self.tr("One line less (Delete in the table)")),
            self.pay: (self.tr("Has paid"), self.tr("Note that the chosen one has paid (Space in the list, or Alt+P)")),
        }
        for button, (text, tip) in texts.items():
            button.setText(text)
            button.setToolTip(tip)
        self.answer.set_usual(
            self.tr("Enter takes a line in. F2 corrects a cell of the table, Delete strikes its line.")
        )
        for part in (self.entry, self.details, self.model):
            part.retranslate()
        self.bring_up_to_date()

    @override
    def show_evening(self, before: Evening, after: Evening) -> None:
        if self.isVisible() and (before.drive is not after.drive or before.club is not after.club):
            self.bring_up_to_date()

    @override
    def bring_up_to_date(self) -> None:
        drive, club = self.drive, self.desk.evening.club
        if drive is None:
            return
        self.model.show_lines(drive.cash)
        self.details.show_evening()
        self.sums.show_drive(drive, self.bridge.words, club.currency)
        raised = money_in_words(cash_of(drive).raised, self.bridge.words, club.currency)
        self.raised.setText(self.tr("Raised: {sum}").format(sum=raised))
        self._show_owing(drive)
        self._follow_row()

    @override
    def state(self) -> str:
        if self.drive is None or not self.drive.plan.fee:
            return ""
        guests = payers(self.drive)
        return self.tr("paid: {paid} of {count}").format(paid=sum(each.paid for each in guests), count=len(guests))

    @override
    def settle(self) -> bool:
        return self._editing.settle() and self.entry.settle() and self.details.settle()

    @override
    def focus_first(self) -> None:
        self.entry.what.setFocus()

    def _show_owing(self, drive: Drive) -> None:
        row, people = self.owing.currentIndex().row(), owing(drive)
        self.who_owes.show_people(people)
        self.owing.setCurrentIndex(self.who_owes.index(max(0, min(row, len(people) - 1))))
        for part in (self.owing, self.pay):
            part.setVisible(bool(people))
        if not drive.plan.fee:
            self.paid.setText(self.tr("There is no fee."))
            return
        due = money_in_words(cash_of(drive).unpaid, self.bridge.words, self.desk.evening.club.currency)
        said = self.tr("%n people still owe their fee: {sum}", "", len(people)).format(sum=due)
        self.paid.setText(said if people else self.tr("Everybody has paid."))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        narrow = event.size().width() < self.fontMetrics().horizontalAdvance("n") * NARROW
        self._columns.setDirection(QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight)
        super().resizeEvent(event)

    def _lay_out(self) -> None:
        self.table.setModel(self.model)
        self.table.setItemDelegate(self._editing)
        self.table.setSortingEnabled(False)
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.DoubleClicked)
        self.table.size_columns(Field.WHAT)
        self.owing.setModel(self.who_owes)
        self.owing.setMinimumHeight(LEAST_ROWS * theme.ROW_HEIGHT)
        self.owing.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored)
        self._columns.setSpacing(theme.EDGE)
        self._columns.addLayout(self._book(), 3)
        self._columns.addLayout(self._beside(), 2)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(theme.EDGE, theme.BETWEEN, theme.EDGE, theme.BETWEEN)
        layout.setSpacing(theme.INSIDE)
        layout.addWidget(FoldingRow(self.title, self.raised, self.to_paper))
        layout.addLayout(self._columns, 1)
        layout.addWidget(self.answer)

    def _book(self) -> QLayout:
        column = QVBoxLayout()
        column.setSpacing(theme.INSIDE)
        column.addWidget(self.entry)
        column.addWidget(self.table, 1)
        column.addLayout(side_by_side(self.edit, self.strike, None))
        column.addWidget(self.sums)
        return column

    def _beside(self) -> QLayout:
        column = QVBoxLayout()
        column.setSpacing(theme.INSIDE)
        column.addWidget(self.details)
        column.addWidget(self.paid)
        column.addWidget(self.owing, 1)
        column.addLayout(side_by_side(self.pay, None))
        column.addStretch()
        return column

    def _connect(self) -> None:
        self.model.refused.connect(self.answer.show_refused)
        self.entry.taken.connect(self._show_last)
        self.table.selectionModel().currentChanged.connect(self._follow_row)
        self.model.modelReset.connect(self._follow_row)
        does = (
            (self.to_paper, lambda: self.go_to.emit("paper")),
            (self.edit, self._edit),
            (self.strike, self._strike),
            (self.pay, self._pay),
        )
        for button, action in does:
            button.clicked.connect(lambda _checked=False, action=action: action())
        press_by_key(self.to_paper, "Alt+L")
        press_by_key(self.pay, "Alt+P")
        press_by_key_in(self.owing, self.pay, "Space")
        for button, keys in ((self.edit, ("F2", "Return", "Enter")), (self.strike, ("Del",))):
            for key in keys:
                press_by_key_in(self.table, button, key)

    def _follow_row(self) -> None:
        for button in (self.edit, self.strike):
            button.setEnabled(self.model.line(self.table.currentIndex().row()) is not None)

    def _show_last(self) -> None:
        """The line that was just taken in is seen."""
        last = self.model.index(self.model.rowCount() - 1, Field.WHAT)
        self.table.setCurrentIndex(last)
        self.table.scrollTo(last)

    def _edit(self) -> None:
        if self.table.currentIndex().isValid():
            self.table.edit(self.table.currentIndex())

    def _strike(self) -> None:
        index = self.table.currentIndex()
        line = self.model.line(index.row())
        if line is not None and self.answer.attempt(changes.drop_cash, line=line.id):
            self.answer.say(self.tr("Struck: {text}").format(text=line.text))
            row = min(index.row(), self.model.rowCount() - 1)
            self.table.setCurrentIndex(self.model.index(row, index.column()))

    def _pay(self) -> None:
        person = self.who_owes.person(self.owing.currentIndex().row())
        if person is not None and self.answer.attempt(changes.set_paid, entrant=person.id, paid=True):
            self.answer.say(self.tr("{name} has paid.").format(name=person.name))
