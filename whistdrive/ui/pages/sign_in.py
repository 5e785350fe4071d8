"""Sign-in: who is here tonight."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import QSortFilterProxyModel, Qt
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractItemView, QToolButton, QVBoxLayout, QWidget
from typing_extensions import override

from whistdrive.core import changes
from whistdrive.core.cash import payers
from whistdrive.core.changes.roster import ROLES
from whistdrive.core.drive import Drive, Entrant
from whistdrive.core.evening import Evening
from whistdrive.core.findings import Refused
from whistdrive.movement.parties import coming_round, seats
from whistdrive.printing.money import money_in_words
from whistdrive.ui import theme
from whistdrive.ui.bridge import Bridge
from whistdrive.ui.models.candidates import Candidate
from whistdrive.ui.models.entrants import SORT_ROLE, EntrantsModel, Field, role_name, whole_number
from whistdrive.ui.pages.page import Page
from whistdrive.ui.widgets.answer_line import AnswerLine
from whistdrive.ui.widgets.book_table import BookTable, KeepingDelegate
from whistdrive.ui.widgets.door import Door
from whistdrive.ui.widgets.folding_row import FoldingRow
from whistdrive.ui.widgets.import_button import ImportButton
from whistdrive.ui.widgets.labels import PageTitle, QuietLabel
from whistdrive.ui.widgets.next_button import NextButton
from whistdrive.ui.widgets.seat_line import SeatLine
from whistdrive.ui.widgets.wrapping_row import WrappingRow

PAY_KEY = "Alt+P"
"""Notes from anywhere on the page that the one in the current row, who has just come in, has paid."""


class SignInPage(Page):
    """The field at the door above the table of everybody who is in."""

    key = "sign_in"

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(bridge, parent)
        self.title = PageTitle()
        self.count = QuietLabel()
        self.next_step = NextButton()
        self.answer = AnswerLine(bridge)
        self.door = Door(self, self.answer)
        self.seat_line = SeatLine(bridge, self)
        self.model = EntrantsModel(bridge)
        self._sorted = QSortFilterProxyModel()
        self._sorted.setSourceModel(self.model)
        self._sorted.setSortRole(SORT_ROLE)
        self.table = BookTable(find_in=Field.NAME)
        self._editing = KeepingDelegate(self.table)
        self._set_up_table()
        self.edit, self.pay, self.turn_role, self.share = (QAction(self.table) for _ in range(4))
        self.substitute, self.place, self.go_home = (QAction(self.table) for _ in range(3))
        self.dummy = QAction(self)
        self.import_button = ImportButton()
        self._set_up_actions()
        self._lay_out()
        self.door.chosen.connect(self._chosen)
        self.door.left_downwards.connect(self._enter_table)
        self.door.number.textChanged.connect(self._look_at_number)
        self.model.refused.connect(self.answer.show_refused)
        self.seat_line.closed.connect(self._seat_answered)
        self.next_step.clicked.connect(lambda: self.go_to.emit("scores" if self._from_cards() else "seating"))
        self.retranslate()
        self.show_evening(Evening(), bridge.desk.evening)

    @override
    def retranslate(self) -> None:
        self.title.setText(self.tr("Sign-in"))
        self.table.setAccessibleName(self.tr("Everybody who is in"))
        self.table.setToolTip(self.tr("Letters look for a name, F2 edits the cell, F3 sorts by its column"))
        self.edit.setText(self.tr("Edit"))
        self.pay.setText(self.tr("Paid"))
        self.turn_role.setText(self.tr("Change role"))
        self.share.setText(self.tr("Shares a seat…"))
        self.substitute.setText(self.tr("Substitute…"))
        self.place.setText(self.tr("Plays at once…"))
        self.dummy.setText(self.tr("Add a dummy…"))
        self.import_button.retranslate()
        self._word_going()
        for action in (*self._actions, self.dummy):
            _word_button(action)
        self.pay.setToolTip(self.tr("Has paid, or has not (Space, or {key} at the door)").format(key=PAY_KEY))
        self.door.retranslate()
        self._word_keys()
        self.model.retranslate()
        self._word_next()
        self._count()

    @override
    def show_evening(self, before: Evening, after: Evening) -> None:
        if before.club is after.club and before.drive is after.drive:
            return
        drive = after.drive
        another = before.drive is None or drive is None or before.drive.id != drive.id
        if another and drive is not None:
            self.door.expect(self.desk.regulars())
        self.model.show_drive(drive)
        self.door.show_evening(after)
        self._word_keys()
        self._word_next()
        self.table.setColumnHidden(Field.ROLE, drive is None or drive.plan.roles is None)
        self.table.setColumnHidden(Field.PAIR, drive is None or not _pairs_matter(drive))
        self.table.setColumnHidden(Field.TEAM, drive is None or not drive.movement.keeps_teams)
        self.turn_role.setVisible(drive is not None and drive.plan.roles is not None)
        self.dummy.setEnabled(drive is not None and not drive.closed)
        if another:
            self.door.clear()
            self.seat_line.hide()
        if another or self.answer.told:  # something else is done, perhaps the undoing of what it tells
            self.answer.rest()
        self._word_going()
        self._count()

    @override
    def state(self) -> str:
        if self.drive is None:
            return ""
        people = sum(not each.dummy for each in self.drive.playing(coming_round(self.drive)))
        at_table = len(self.drive.scoring.seats)
        tables, over = divmod(len(seats(self.drive)), at_table)
        if over and not tables:
            text = self.tr("{people} in · {more} more make a table")
        elif over:
            text = self.tr("{people} in · {more} more make %n tables", "", tables + 1)
        else:
            text = self.tr("{people} in · tables: {tables}")
        return text.format(people=people, more=at_table - over, tables=tables)

    @override
    def settle(self) -> bool:
        return self._editing.settle()

    @override
    def focus_first(self) -> None:
        self.door.name.setFocus()

    def current(self) -> Entrant | None:
        """The entrant whose row is current."""
        index = self._sorted.mapToSource(self.table.currentIndex())
        return self.model.entrant(index.row()) if index.isValid() else None

    @property
    def _actions(self) -> tuple[QAction, ...]:
        return (self.edit, self.pay, self.turn_role, self.share, self.substitute, self.place, self.go_home)

    def _set_up_table(self) -> None:
        self.table.setModel(self._sorted)
        self.table.setItemDelegate(self._editing)
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.DoubleClicked)
        self.table.size_columns(Field.NAME, Field.NOTE)
        self.table.sortByColumn(Field.NAME, Qt.SortOrder.AscendingOrder)
        self.table.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        self.table.selectionModel().currentRowChanged.connect(self._word_going)

    def _set_up_actions(self) -> None:
        deeds = (
            (self.edit, Qt.Key.Key_F2, self._edit),
            (self.pay, Qt.Key.Key_Space, self._turn_paid),
            (self.turn_role, Qt.Key.Key_F4, self._turn_role),
            (self.share, Qt.Key.Key_F6, lambda: self._ask(self.seat_line.ask_host)),
            (self.substitute, "F5", lambda: self._ask(self.seat_line.ask_substitute)),
            (self.place, "Shift+F5", lambda: self._ask(self.seat_line.ask_place)),
            (self.go_home, Qt.Key.Key_Delete, self._turn_going),
        )
        for action, key, does in deeds:
            action.setShortcut(QKeySequence(key))
            action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
            action.triggered.connect(does)
            self.table.addAction(action)
        QShortcut(QKeySequence(PAY_KEY), self, self.pay.trigger)
        find = QAction(self)
        find.setShortcut(QKeySequence.StandardKey.Find)
        find.triggered.connect(self.focus_first)
        self.dummy.setShortcut(Qt.Key.Key_F7)
        self.dummy.triggered.connect(self.seat_line.ask_dummy)
        for action in (find, self.dummy):
            action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            self.addAction(action)

    def _lay_out(self) -> None:
        buttons = [_button(action) for action in (*self._actions, self.dummy)]
        layout = QVBoxLayout(self)
        layout.setContentsMargins(theme.EDGE, theme.BETWEEN, theme.EDGE, theme.BETWEEN)
        layout.setSpacing(theme.INSIDE)
        layout.addWidget(FoldingRow(self.title, self.count, self.next_step))
        layout.addWidget(self.door)
        layout.addWidget(self.seat_line)
        layout.addWidget(self.table, 1)
        self.import_button.clicked.connect(self.import_wanted)
        layout.addLayout(WrappingRow(*buttons, right=self.import_button))

    def _chosen(self, found: Candidate, role: str | None, number: str) -> None:
        if found.kind == "present":
            self.answer.refuse(
                self.tr("{name} is in already, number {number}.").format(name=found.name, number=found.key)
            )
            return
        try:
            given = whole_number(number, "number") if number else None
        except Refused as refused:
            self.answer.show_refused(refused)
            return
        if found.kind == "member":
            taken = self.answer.attempt(changes.sign_in, person=found.key, role=role, number=given)
        else:
            taken = self.answer.attempt(changes.sign_in_new, name=found.name, role=role, number=given)
        if taken:
            self.door.clear()
            self._welcome(self.desk.drive.entrants[-1])

    def _welcome(self, entrant: Entrant) -> None:
        self._show_row(entrant.id)
        text = self.tr("{name} is in, number {number}").format(name=entrant.name, number=entrant.number)
        notes = [role_name(self.drive, entrant.role), self.model.note(entrant)]
        self.answer.say(" · ".join([text, *(note for note in notes if note)]))

    def _show_row(self, entrant_id: int) -> None:
        index = self._sorted.mapFromSource(self.model.index(self.model.row_of(entrant_id), Field.NAME))
        self.table.setCurrentIndex(index)
        self.table.scrollTo(index)

    def _look_at_number(self, text: str) -> None:
        """Say who has the number that is being typed, before anything is done with it."""
        has_it = [each for each in self.drive.entrants if str(each.number) == text.strip()] if self.drive else []
        if has_it:
            self.answer.hint(self.tr("Number {number} is {name}.").format(number=has_it[0].number, name=has_it[0].name))
        else:
            self.answer.rest()

    def _enter_table(self) -> None:
        if self._sorted.rowCount():
            if not self.table.currentIndex().isValid():
                self.table.setCurrentIndex(self._sorted.index(0, Field.NAME))
            self.table.setFocus()

    def _edit(self) -> None:
        index = self.table.currentIndex()
        if index.isValid():
            editable = index.flags() & Qt.ItemFlag.ItemIsEditable
            self.table.edit(index if editable else index.siblingAtColumn(Field.NAME))

    def _turn_paid(self) -> None:
        entrant = self.current()
        if entrant is not None:
            self.answer.attempt(changes.set_paid, entrant=entrant.id, paid=not entrant.paid)

    def _turn_role(self) -> None:
        entrant = self.current()
        if entrant is not None and self.turn_role.isVisible():
            following: dict[str | None, str | None] = dict(zip((None, *ROLES), (*ROLES, None), strict=True))
            self.answer.attempt(changes.set_role, entrant=entrant.id, role=following[entrant.role])

    def _turn_going(self) -> None:
        """Take somebody off the list who never sat, let those who did go home, and those who went come back."""
        entrant = self.current()
        drive = self.drive
        if entrant is None or drive is None:
            return
        if entrant.until is not None:
            self.answer.attempt(changes.come_back, entrant=entrant.id)
        elif _has_sat(drive, entrant):
            self.answer.attempt(changes.leave, entrant=entrant.id, after=len(drive.rounds))
        else:
            self.answer.attempt(changes.sign_out, entrant=entrant.id)

    def _ask(self, question: Callable[[Entrant], None]) -> None:
        entrant = self.current()
        if entrant is not None:
            question(entrant)

    def _seat_answered(self, about: int | None) -> None:
        if about is not None:
            self._welcome(self.desk.drive.entrant(about))

    def _word_keys(self) -> None:
        roles = self.drive.plan.roles if self.drive else None
        if roles is None:
            self.answer.set_usual(self.tr("Enter signs in"))
        else:
            text = self.tr("Enter: {first} · Shift+Enter: {second}")
            self.answer.set_usual(text.format(first=roles[0], second=roles[1]))

    def _word_next(self) -> None:
        """Where people's own cards bring the results nobody is seated."""
        if self._from_cards():
            self.next_step.setText(self.tr("Go to the cards"))
            self.next_step.setToolTip(self.tr("Type what their cards say (Ctrl+3)"))
        else:
            self.next_step.setText(self.tr("Go to the seating"))
            self.next_step.setToolTip(self.tr("Draw the first round (Ctrl+2)"))

    def _from_cards(self) -> bool:
        return self.drive is not None and self.drive.plan.entry == "cards"

    def _word_going(self) -> None:
        entrant = self.current()
        if self.drive is None or entrant is None or not _has_sat(self.drive, entrant):
            text = self.tr("Remove")
        elif entrant.until is None:
            text = self.tr("Leaves after round {round}").format(round=len(self.drive.rounds))
        else:
            text = self.tr("Comes back")
        self.go_home.setText(text)
        _word_button(self.go_home)
        for action in self._actions:
            action.setEnabled(entrant is not None)
        waits = self.drive is not None and entrant is not None and _waits(self.drive, entrant)
        self.substitute.setEnabled(entrant is not None and entrant.until is None and not entrant.dummy)
        self.substitute.setVisible(not waits)
        self.place.setVisible(waits)

    def _count(self) -> None:
        self.count.setText(" · ".join([self.state(), *(self._in_the_room(self.drive) if self.drive else ())]))

    def _in_the_room(self, drive: Drive) -> Iterator[str]:
        """What is in the room besides people: the fee, seats where they are not as many, roles, teams."""
        if drive.plan.fee:
            guests = payers(drive)
            fee = money_in_words(drive.plan.fee, self.bridge.words, self.desk.evening.club.currency)
            text = self.tr("fee {fee}, paid: {paid} of {count}")
            yield text.format(fee=fee, paid=sum(each.paid for each in guests), count=len(guests))
        playing = drive.playing(coming_round(drive))
        sharing = sum(each.shares is not None for each in playing)
        dummies = sum(each.dummy for each in playing)
        if waiting := sum(_waits(drive, each) for each in drive.entrants):
            text = self.tr("waiting for round {round}: {count}")
            yield text.format(round=coming_round(drive), count=waiting)
        if sharing or dummies:
            yield self.tr("seats: {count}").format(count=len(seats(drive)))
        if sharing:
            yield self.tr("sharing one: {count}").format(count=sharing)
        if dummies:
            yield self.tr("dummies: {count}").format(count=dummies)
        for role, name in zip(ROLES, drive.plan.roles or (), strict=False):
            yield f"{name}: {sum(each.role == role for each in playing)}"
        without = sum(each.role is None for each in playing)
        if without and drive.plan.roles is not None:
            yield self.tr("without a role: {count}").format(count=without)
        if drive.movement.keeps_teams:
            yield self.tr("whole teams: {count}").format(count=drive.movement.fits(drive).tables)


def _button(action: QAction) -> QToolButton:
    """A button for an action, there while the action is."""
    button = QToolButton()
    button.setDefaultAction(action)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    action.visibleChanged.connect(lambda: button.setVisible(action.isVisible()))
    return button


def _word_button(action: QAction) -> None:
    """Let the button of an action say what the action is called now, with its key in the tip."""
    action.setIconText(action.text())  # else Qt leaves the dots out
    action.setToolTip(f"{action.text()} ({action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)})")


def _waits(drive: Drive, entrant: Entrant) -> bool:
    """Whether somebody is in the room and has no place in the round that is seated."""
    seated = drive.rounds[-1:]
    return bool(seated) and entrant.plays(coming_round(drive)) and entrant.id not in seated[0].entrants()


def _has_sat(drive: Drive, entrant: Entrant) -> bool:
    return any(entrant.id in seated.entrants() for seated in drive.rounds)


def _pairs_matter(drive: Drive) -> bool:
    """Whether it is asked who is a pair: where they stay together, and of ladies and gents who may be couples."""
    return drive.movement.keeps_pairs or drive.plan.roles is not None
