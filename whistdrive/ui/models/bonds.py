"""What somebody wishes of every evening, an item each."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt
from typing_extensions import override

from whistdrive.core.club import Bond, Club
from whistdrive.desk.roster import everybody
from whistdrive.words import Words

Index = QModelIndex | QPersistentModelIndex


class BondsModel(QAbstractListModel):
    """Each says what is wished of whom else."""

    def __init__(self) -> None:
        super().__init__()
        self._bonds: tuple[Bond, ...] = ()
        self._texts: tuple[str, ...] = ()

    def show_bonds(self, club: Club, person: int, words: Words) -> None:
        """Show what somebody (id) wishes; nothing moves where it is the same."""
        bonds = tuple(bond for bond in club.bonds if person in bond.people)
        called = everybody(club)
        others = [next(each for each in bond.people if each != person) for bond in bonds]
        texts = tuple(
            words(f"person.{bond.kind}", name=called.get(other, words("person.forgotten")))
            for bond, other in zip(bonds, others, strict=True)
        )
        if (bonds, texts) != (self._bonds, self._texts):
            self.beginResetModel()
            self._bonds, self._texts = bonds, texts
            self.endResetModel()

    def bond(self, row: int) -> Bond | None:
        """The wish in a row, if there is such a row."""
        return self._bonds[row] if 0 <= row < len(self._bonds) else None

    @override
    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._bonds)

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if 0 <= index.row() < len(self._texts) and role == Qt.ItemDataRole.DisplayRole:
            return self._texts[index.row()]
        return None
