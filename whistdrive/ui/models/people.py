"""The club's people, a row each."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, QSortFilterProxyModel, Qt
from typing_extensions import override

from whistdrive.core import changes
from whistdrive.core.drive import Club, Person
from whistdrive.core.names import folded
from whistdrive.desk.roster import matches
from whistdrive.ui import theme
from whistdrive.ui.bridge import Bridge

Index = QModelIndex | QPersistentModelIndex


class Field(IntEnum):
    """The columns."""

    NAME = 0
    NICKNAME = 1
    CLUB_NUMBER = 2


class PeopleModel(QAbstractTableModel):
    """Everybody the club knows, in the order in which they came; every cell can be corrected."""

    def __init__(self, bridge: Bridge) -> None:
        super().__init__()
        self._bridge = bridge
        self._people: tuple[Person, ...] = bridge.desk.evening.club.people
        self._headers: tuple[str, ...] = ("",) * len(Field)

    def retranslate(self) -> None:
        """Word the headers anew."""
        self._headers = (self.tr("Name"), self.tr("Nickname"), self.tr("Club no."))
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(Field) - 1)

    def show_club(self, club: Club) -> None:
        """Show these people; nothing is told to the views where all are the same objects."""
        old, new = self._people, club.people
        common = min(len(old), len(new))
        if len(new) < len(old):
            self.beginRemoveRows(QModelIndex(), common, len(old) - 1)
            self._people = new
            self.endRemoveRows()
        elif len(new) > len(old):
            self.beginInsertRows(QModelIndex(), common, len(new) - 1)
            self._people = new
            self.endInsertRows()
        self._people = new
        changed = [row for row in range(common) if old[row] is not new[row]]
        if changed:  # told once: a view measures all its rows anew each time
            self.dataChanged.emit(self.index(changed[0], 0), self.index(changed[-1], len(Field) - 1))

    def person(self, row: int) -> Person:
        """Who is in a row."""
        return self._people[row]

    @override
    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._people)

    @override
    def columnCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(Field)

    @override
    def flags(self, index: Index) -> Qt.ItemFlag:
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsEditable

    @override
    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        return self._headers[section] if role == Qt.ItemDataRole.DisplayRole else None

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        person, field = self._people[index.row()], Field(index.column())
        text = _text(person, field)
        if role == Qt.ItemDataRole.EditRole:
            return text
        if role == Qt.ItemDataRole.DisplayRole:
            return self._marked(person, text) if field is Field.NAME else text
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{self._headers[field]}: {text}"
        if role == Qt.ItemDataRole.ForegroundRole and person.archived:
            return theme.colour("quiet")
        return None

    @override
    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        person, field = self._people[index.row()], Field(index.column())
        if str(value) == _text(person, field):
            return True
        texts = [_text(person, each) for each in Field]
        texts[field] = str(value)
        name, nickname, club_number = texts
        refused = self._bridge.attempt(
            changes.edit_person, person=person.id, name=name, nickname=nickname, club_number=club_number
        )
        return refused is None

    def _marked(self, person: Person, name: str) -> str:
        return self.tr("{name} (archived)").format(name=name) if person.archived else name


class PeopleFilter(QSortFilterProxyModel):
    """Those who match what is searched for, by name; archived ones only on request."""

    def __init__(self, people: PeopleModel) -> None:
        super().__init__()
        self._people = people
        self._wanted = ""
        self._with_archived = False
        self.setSourceModel(people)
        self.sort(Field.NAME)

    def look_for(self, wanted: str, *, with_archived: bool) -> None:
        """Show only those who match."""
        self.beginFilterChange()
        self._wanted, self._with_archived = wanted, with_archived
        self.endFilterChange()

    @override
    def filterAcceptsRow(self, source_row: int, source_parent: Index) -> bool:
        person = self._people.person(source_row)
        wanted = matches(self._wanted, person.name, person.nickname, person.club_number)
        return wanted and (self._with_archived or not person.archived)

    @override
    def lessThan(self, source_left: Index, source_right: Index) -> bool:
        left, right = (folded(str(each.data(Qt.ItemDataRole.EditRole))) for each in (source_left, source_right))
        return (left, source_left.row()) < (right, source_right.row())


def _text(person: Person, field: Field) -> str:
    match field:
        case Field.NAME:
            return person.name
        case Field.NICKNAME:
            return person.nickname
        case Field.CLUB_NUMBER:
            return person.club_number
