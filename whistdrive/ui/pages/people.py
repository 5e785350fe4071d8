"""People: everybody whom the club knows, and all that it knows of whoever is chosen."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QCheckBox, QPushButton, QVBoxLayout, QWidget
from typing_extensions import override

from whistdrive.core import changes
from whistdrive.core.club import Person
from whistdrive.core.evening import Evening
from whistdrive.ui import resources, theme
from whistdrive.ui.bridge import Bridge
from whistdrive.ui.dialogs.where_to_save import AskFile
from whistdrive.ui.models.people import Field, PeopleModel
from whistdrive.ui.pages.page import Page
from whistdrive.ui.settings import Settings
from whistdrive.ui.steps import working_page
from whistdrive.ui.widgets.answer_line import AnswerLine
from whistdrive.ui.widgets.book_table import BookTable
from whistdrive.ui.widgets.button_key import press_by_key
from whistdrive.ui.widgets.import_button import ImportButton
from whistdrive.ui.widgets.key_in import key_in
from whistdrive.ui.widgets.labels import PageTitle, QuietLabel
from whistdrive.ui.widgets.person_card import PersonCard
from whistdrive.ui.widgets.rows import side_by_side
from whistdrive.ui.widgets.short_field import HintedField

NARROW = 76
"""The width, in letters, below which the card stands under the list and not beside it."""


class PeoplePage(Page):
    """A field and a list on the left, the card of somebody on the right.

    Enter in the field goes to whoever was found, and adds somebody new where nobody is called so.
    """

    key = "people"

    def __init__(
        self,
        bridge: Bridge,
        ask_file: AskFile | None = None,
        settings: Settings | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """``settings`` know in which language the club hands out files; without them it is that of the windows."""
        super().__init__(bridge, parent)
        self.title, self.count = PageTitle(), QuietLabel()
        self.search, self.all_of_them = HintedField(), QCheckBox()
        self.add = QPushButton(resources.icon("add_person"), "")
        self.model = PeopleModel(bridge.words)
        self.table = BookTable(find_in=Field.NAME)
        self.answer = AnswerLine(bridge)
        self.card = PersonCard(bridge, self, ask_file, settings)
        self.import_button = ImportButton()
        self._lay_out()
        self._connect()
        self.retranslate()

    @override
    def retranslate(self) -> None:
        self.title.setText(self.tr("People"))
        self.search.setPlaceholderText(self.tr("Search or add"))
        self.search.setAccessibleName(self.tr("Search for people, or add somebody"))
        self.search.setToolTip(self.tr("Enter goes to who is found, or adds who is not; Esc clears (Ctrl+F)"))
        self.import_button.retranslate()
        self.all_of_them.setText(self.tr("Archived too"))
        self.all_of_them.setToolTip(self.tr("Also those who were archived, joined with another or forgotten (Space)"))
        self.table.setAccessibleName(self.tr("People of the club"))
        self.table.setToolTip(self.tr("Enter edits, Delete archives; letters look for a name"))
        self.add.setText(self.tr("Add"))
        self.add.setToolTip(self.tr("Add somebody of this name, also where there is one (Alt+A)"))
        self.model.retranslate(self.bridge.words)
        self.card.retranslate()
        self._word_count()
        self._say_whether_found()

    @override
    def show_evening(self, before: Evening, after: Evening) -> None:
        if self.isVisible():
            self._show()

    @override
    def state(self) -> str:
        listed = sum(person.listed for person in self.desk.evening.club.people)
        return self.tr("in the list: {count}").format(count=listed)

    @override
    def settle(self) -> bool:
        return self.card.settle()

    @override
    def focus_first(self) -> None:
        self.search.setFocus()

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._show()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        narrow = event.size().width() < self.fontMetrics().horizontalAdvance("n") * NARROW
        self._columns.setDirection(QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight)
        super().resizeEvent(event)

    @property
    def person(self) -> Person | None:
        """Who is chosen in the list."""
        return self.model.person(self.table.current_row)

    def choose(self, person_id: int) -> None:
        """Show somebody, where they are in the list."""
        row = self.model.row_of(person_id)
        if row >= 0:
            index = self.model.index(row, Field.NAME)
            self.table.setCurrentIndex(index)
            self.table.scrollTo(index)

    def _lay_out(self) -> None:
        self.search.setClearButtonEnabled(True)
        self.table.setModel(self.model)
        self.table.setSortingEnabled(False)
        # One that comes and goes would have all rows measured anew at another width.
        self.table.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.table.size_columns(Field.NAME)
        people = QVBoxLayout()
        people.setSpacing(theme.INSIDE)
        people.addLayout(side_by_side(self.title, self.count, stretch=self.count))
        people.addLayout(side_by_side(self.search, self.add, stretch=self.search))
        people.addWidget(self.table, 1)
        people.addLayout(side_by_side(self.all_of_them, None, self.import_button))
        people.addWidget(self.answer)
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._columns.setSpacing(theme.EDGE)
        self._columns.addLayout(people, 3)
        self._columns.addWidget(self.card, 5)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(theme.EDGE, theme.BETWEEN, theme.EDGE, theme.BETWEEN)
        layout.addLayout(self._columns)

    def _connect(self) -> None:
        self.search.textChanged.connect(self._look)
        self.all_of_them.toggled.connect(self._look)
        self.import_button.clicked.connect(self.import_wanted)
        self.search.returnPressed.connect(self._enter)
        self.add.clicked.connect(self._add)
        press_by_key(self.add, "Alt+A")
        key_in(self.search, Qt.Key.Key_Down, self._go_to_list)
        key_in(self.search, Qt.Key.Key_Escape, self.search.clear)
        key_in(self, QKeySequence.StandardKey.Find, self._go_to_search)
        self.table.selectionModel().currentRowChanged.connect(self._follow_row)
        self.table.doubleClicked.connect(self._edit)
        for keys in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_F2):
            key_in(self.table, keys, self._edit, alone=True)
        key_in(self.table, Qt.Key.Key_Delete, self.card.turn_archived, alone=True)
        self.card.opened.connect(self._open_drive)

    def _show(self) -> None:
        """Show the club as it is, with the same person as before where they are still there."""
        chosen = self.person
        self.model.show_club(self.desk.evening.club)
        self._follow_model(None if chosen is None else chosen.id)

    def _look(self) -> None:
        chosen = self.person
        self.model.look_for(self.search.text(), with_all=self.all_of_them.isChecked())
        # Who is looked for is the likeliest of them, and nobody else.
        self._follow_model(None if self.search.text().strip() or chosen is None else chosen.id)
        self.answer.rest()

    def _follow_model(self, person_id: int | None) -> None:
        row = max(self.model.row_of(person_id), 0)
        if self.table.current_row != row:
            self.table.setCurrentIndex(self.model.index(row, Field.NAME))
            self.table.scrollTo(self.table.currentIndex())
        self._follow_row()
        self._word_count()
        self._say_whether_found()

    def _follow_row(self) -> None:
        person = self.person
        if not self.isVisible() or not (self.card.shows(person) or self.card.settle()):
            return
        self.card.show_person(person, "" if person is None else self.model.name(person.id))

    def _word_count(self) -> None:
        self.count.setText(self.state())

    def _say_whether_found(self) -> None:
        name = self.search.text().strip()
        self.add.setEnabled(bool(name))
        nobody = self.tr("Nobody is called “{name}”. Enter adds them.").format(name=name)
        self.answer.set_usual(nobody if name and not self.model.rowCount() else "")

    def _enter(self) -> None:
        """Go to whoever was found without a slip; somebody new is added."""
        if self.search.text().strip() and not self.model.sure:
            self._add()
        elif self.model.rowCount():
            self._go_to_list()

    def _add(self) -> None:
        name = self.search.text().strip()
        if name and self.settle() and self.answer.attempt(changes.add_person, name=name):
            self.search.clear()
            self.choose(self.desk.evening.club.people[-1].id)
            self.answer.say(self.tr("New in the club: {name}").format(name=name))

    def _go_to_search(self) -> None:
        self.search.setFocus()
        self.search.selectAll()

    def _go_to_list(self) -> None:
        self.table.setFocus()

    def _edit(self) -> None:
        self.card.views.setCurrentIndex(0)
        self.card.details.name.setFocus(Qt.FocusReason.TabFocusReason)

    def _open_drive(self, drive: int) -> None:
        if self.drive is not None and self.drive.id == drive:
            self.go_to.emit(working_page(self.drive))
        elif self.settle():
            self.bridge.attempt_call(lambda: self.desk.open_drive(drive))
