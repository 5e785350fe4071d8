"""What somebody has played: their drives, what these come to, and with whom they sat."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from whistdrive.core.club import Person
from whistdrive.desk.people import record
from whistdrive.desk.roster import everybody
from whistdrive.store import Appearance
from whistdrive.ui import theme
from whistdrive.ui.bridge import Bridge
from whistdrive.ui.models.appearances import AppearancesModel, Field
from whistdrive.ui.widgets.book_table import BookTable
from whistdrive.ui.widgets.key_in import key_in
from whistdrive.ui.widgets.labels import QuietLabel

LEAST_LETTERS = 10
"""The least room for the title of a drive, in average letters; a longer one wraps."""

MOST_PARTNERS = 8
"""So many partners are named, the most frequent ones; the rest are counted."""


class PersonHistory(QWidget):
    """Figures only of drives that are closed. ``opened`` carries the id of a drive that is wanted."""

    opened = Signal(int)

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self.summary, self.partners = QuietLabel(), QuietLabel()
        self.model, self.table = AppearancesModel(), BookTable(find_in=Field.DRIVE, dense=True, least=LEAST_LETTERS)
        self.table.setModel(self.model)
        self.table.setSortingEnabled(False)
        self.table.size_columns(Field.DRIVE)
        self.table.doubleClicked.connect(self._open)
        for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            key_in(self.table, key, lambda: self._open(self.table.currentIndex()))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.INSIDE)
        for part in (self.summary, self.table, self.partners):
            layout.addWidget(part, 1 if part is self.table else 0)

    def retranslate(self) -> None:
        """Word the table; the sentences follow with :meth:`show_history`."""
        self.table.setAccessibleName(self.tr("Drives of this person"))
        self.table.setToolTip(self.tr("Newest first; Enter opens the drive"))
        self.model.retranslate()

    def show_history(self, person: Person, appearances: tuple[Appearance, ...]) -> None:
        """Show what somebody has played, and ask with whom."""
        self.model.show_appearances(appearances, person.name)
        self.table.setVisible(bool(appearances))
        self.summary.setText(self._summary(appearances))
        self.partners.setText(self._partners(person))
        self.partners.setVisible(bool(self.partners.text()))

    def _open(self, index: QModelIndex) -> None:
        shown = self.model.appearance(index.row())
        if shown is not None:
            self.opened.emit(shown.drive)

    def _summary(self, appearances: tuple[Appearance, ...]) -> str:
        if not appearances:
            return self.tr("Has not taken part in any drive yet.")
        found, words = record(appearances), self._bridge.words
        said = [self.tr("%n drives", "", found.drives)]
        if found.average is not None:
            said.append(self.tr("average of a deal: {points}").format(points=words.decimal(float(found.average))))
        if found.best is not None:
            best = self.tr("best evening: {points} ({title}, {day})")
            said.append(best.format(points=found.best.points, title=found.best.title, day=words.day(found.best.day)))
        if found.shared:
            said.append(self.tr("with a shared seat: {count}").format(count=found.shared))
        return " · ".join(said)

    def _partners(self, person: Person) -> str:
        partners = self._bridge.desk.partners(person.id)
        words, called = self._bridge.words, everybody(self._bridge.desk.evening.club)
        named = [
            words("person.partner", name=called.get(each.person, words("person.forgotten")), rounds=each.rounds)
            for each in partners[:MOST_PARTNERS]
        ]
        if len(partners) > MOST_PARTNERS:
            named.append(self.tr("and %n more", "", len(partners) - MOST_PARTNERS))
        return self.tr("Partners: {partners}").format(partners=", ".join(named)) if named else ""
