"""The club's people: look for somebody, add, correct, archive."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from whistdrive.core import changes
from whistdrive.core.drive import Club
from whistdrive.ui import resources, theme
from whistdrive.ui.bridge import Bridge
from whistdrive.ui.models.people import Field, PeopleFilter, PeopleModel
from whistdrive.ui.widgets.action_button import ActionButton
from whistdrive.ui.widgets.book_table import BookTable, KeepingDelegate
from whistdrive.ui.widgets.labels import PageTitle, QuietLabel


class PeoplePanel(QWidget):
    """A search field above a table. A name that is looked for and not found can be added with Enter."""

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._title, self._count = PageTitle(), QuietLabel()
        self.search, self.archived = QLineEdit(), QCheckBox()
        self.model = PeopleModel(bridge)
        self.filter = PeopleFilter(self.model)
        self.table = BookTable(find_in=Field.NAME)
        self._editing = KeepingDelegate(self.table)
        self.add, self.rename, self.archive = (QAction(self) for _ in range(3))
        self._set_up()
        self._lay_out()

    def retranslate(self) -> None:
        """Word everything in the language of the moment."""
        self._title.setText(self.tr("People"))
        self.search.setPlaceholderText(self.tr("Search, or type a new name and press Enter"))
        self.search.setAccessibleName(self.tr("Search for people, or add somebody"))
        self.search.setToolTip(self.tr("Search for people; Enter adds a name that is not found (Ctrl+F)"))
        self.archived.setText(self.tr("Archived too"))
        self.table.setAccessibleName(self.tr("People of the club"))
        self.add.setText(self.tr("Add"))
        self.rename.setText(self.tr("Edit"))
        self._word_archive()
        self.model.retranslate()
        self._show_count()

    def show_club(self, club: Club) -> None:
        """Show the people of the club."""
        self.model.show_club(club)
        self._show_count()
        self._word_archive()

    def settle(self) -> bool:
        """Take in what is typed in a cell; False where that was refused."""
        return self._editing.settle()

    def _set_up(self) -> None:
        self.table.setModel(self.filter)
        self.table.setItemDelegate(self._editing)
        self.table.size_columns(Field.NAME)
        self.table.setSortingEnabled(False)
        self.search.textChanged.connect(self._look)
        self.search.returnPressed.connect(self._add)
        self.archived.toggled.connect(self._look)
        self.table.selectionModel().currentRowChanged.connect(self._word_archive)
        self.table.doubleClicked.connect(self.table.edit)
        deeds = ((self.add, "add_person", None, self._add), (self.rename, "edit", "F2", self._edit))
        for action, icon, key, deed in (*deeds, (self.archive, "archive", "Del", self._archive)):
            action.setIcon(resources.icon(icon))
            action.triggered.connect(deed)
            if key is not None:
                action.setShortcut(QKeySequence(key))
                action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
                self.table.addAction(action)
        find = QAction(self)
        find.setShortcut(QKeySequence.StandardKey.Find)
        find.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        find.triggered.connect(self.search.setFocus)
        self.addAction(find)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self._title)
        head.addWidget(self._count, 1)
        head.addWidget(self.archived)
        buttons = QHBoxLayout()
        for action in (self.add, self.rename, self.archive):
            buttons.addWidget(ActionButton(action))
        buttons.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.INSIDE)
        layout.addLayout(head)
        layout.addWidget(self.search)
        layout.addWidget(self.table, 1)
        layout.addLayout(buttons)

    def _look(self) -> None:
        self.filter.look_for(self.search.text(), with_archived=self.archived.isChecked())
        self.add.setEnabled(bool(self.search.text().strip()))

    def _add(self) -> None:
        name = self.search.text().strip()
        if name and self._bridge.attempt(changes.add_person, name=name) is None:
            self.search.clear()
            self._choose(self._bridge.desk.evening.club.people[-1].id)

    def _edit(self) -> None:
        self.table.edit(self.table.currentIndex().siblingAtColumn(Field.NAME))

    def _archive(self) -> None:
        row = self._current_row()
        if row >= 0:
            person = self.model.person(row)
            self._bridge.attempt(changes.archive_person, person=person.id, archived=not person.archived)

    def _choose(self, person: int) -> None:
        row = next(row for row in range(self.model.rowCount()) if self.model.person(row).id == person)
        index = self.filter.mapFromSource(self.model.index(row, Field.NAME))
        self.table.setCurrentIndex(index)
        self.table.scrollTo(index)

    def _current_row(self) -> int:
        return self.filter.mapToSource(self.table.currentIndex()).row()

    def _word_archive(self) -> None:
        row = self._current_row()
        is_archived = 0 <= row < self.model.rowCount() and self.model.person(row).archived
        self.archive.setText(self.tr("Bring back") if is_archived else self.tr("Archive"))
        for action in (self.rename, self.archive):
            action.setEnabled(row >= 0)
            action.setToolTip(f"{action.text()} ({action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)})")
        self.add.setEnabled(bool(self.search.text().strip()))

    def _show_count(self) -> None:
        people = [person for person in self._bridge.desk.evening.club.people if not person.archived]
        self._count.setText(str(len(people)))
        self._count.setAccessibleName(self.tr("People: {count}").format(count=len(people)))
