"""The club's people who are looked for, a row each."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt
from typing_extensions import override

from whistdrive.core.club import Club, Person
from whistdrive.desk.roster import everybody, look_up
from whistdrive.ui import theme
from whistdrive.ui.by_name import by_name
from whistdrive.words import Words

Index = QModelIndex | QPersistentModelIndex


class Field(IntEnum):
    """The columns."""

    NAME = 0
    CLUB_NUMBER = 1


class PeopleModel(QAbstractTableModel):
    """Whoever is looked for, the likeliest first; everybody, by name, where nobody is. Namesakes are told apart."""

    def __init__(self, words: Words) -> None:
        super().__init__()
        self._words = words
        self._club = Club()
        self._wanted = ""
        self._with_all = False
        self._people: tuple[Person, ...] = ()
        self._sure = False
        self._names: dict[int, str] = {}
        self._headers: tuple[str, ...] = ("",) * len(Field)

    def retranslate(self, words: Words) -> None:
        """Word the headers and names anew."""
        self._words = words
        self._headers = (self.tr("Name"), self.tr("Club no."))
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(Field) - 1)
        self.show_club(self._club)

    def show_club(self, club: Club) -> None:
        """Look among the people of a club; while they are the same in the same order, nothing moves."""
        self._club = club
        apart = everybody(club)
        self._names = {person.id: self._marked(person, apart.get(person.id, "")) for person in club.people}
        self._show()

    def look_for(self, wanted: str, *, with_all: bool) -> None:
        """Show whoever may be meant; ``with_all``: also those who are out of the lists."""
        self._wanted, self._with_all = wanted, with_all
        self._show()

    @property
    def listed(self) -> int:
        """How many are in the lists of the club."""
        return sum(person.listed for person in self._club.people)

    @property
    def sure(self) -> bool:
        """Whether anybody was found without forgiving a slip."""
        return self._sure

    def person(self, row: int) -> Person | None:
        """Who is in a row, if there is such a row."""
        return self._people[row] if 0 <= row < len(self._people) else None

    def row_of(self, person_id: int | None) -> int:
        """The row of somebody, -1 where they are not shown."""
        return next((row for row, person in enumerate(self._people) if person.id == person_id), -1)

    def name(self, person_id: int) -> str:
        """What somebody of the club is called in the list."""
        return self._names[person_id]

    @override
    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._people)

    @override
    def columnCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(Field)

    @override
    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        return self._headers[section] if role == Qt.ItemDataRole.DisplayRole else None

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        person = self.person(index.row())
        if person is None:
            return None
        text = self._names[person.id] if index.column() == Field.NAME else person.club_number
        if role == Qt.ItemDataRole.DisplayRole:
            return text
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{self._headers[index.column()]}: {text}"
        if role == Qt.ItemDataRole.ForegroundRole and not person.listed:
            return theme.colour("quiet")
        return None

    def _show(self) -> None:
        among = [person for person in self._club.people if person.listed or self._with_all]
        if self._wanted.strip():
            found = look_up(among, self._wanted, order=by_name)
            new = tuple(each.person for each in found)
            self._sure = bool(found) and not found[0].slips
        else:
            new = tuple(sorted(among, key=lambda person: (by_name(person.name), person.id)))
        old = self._people
        if [person.id for person in old] != [person.id for person in new]:
            self.beginResetModel()
            self._people = new
            self.endResetModel()
        elif old != new:
            self._people = new
            self.dataChanged.emit(self.index(0, 0), self.index(len(new) - 1, len(Field) - 1))

    def _marked(self, person: Person, name: str) -> str:
        """The name, and in words why somebody is out of the lists."""
        if person.erased:
            return self._words("person.forgotten")
        if person.same_as is not None:
            return self.tr("{name} (joined with another)").format(name=name)
        return self.tr("{name} (archived)").format(name=name) if person.archived else name
