"""Who still owes the fee."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt
from typing_extensions import override

from whistdrive.core.drive import Entrant

Index = QModelIndex | QPersistentModelIndex


class OwingModel(QAbstractListModel):
    """A person an item, with the number of the day."""

    def __init__(self) -> None:
        super().__init__()
        self._people: tuple[Entrant, ...] = ()

    def show_people(self, people: tuple[Entrant, ...]) -> None:
        """Show some people, where they are others than before."""
        if people != self._people:
            self.beginResetModel()
            self._people = people
            self.endResetModel()

    def person(self, row: int) -> Entrant | None:
        """Who is in a row, if there is such a row."""
        return self._people[row] if 0 <= row < len(self._people) else None

    @override
    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._people)

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        person = self.person(index.row())
        if person is None or role != Qt.ItemDataRole.DisplayRole:
            return None
        return f"{person.number}\N{NO-BREAK SPACE}{person.name}"
