"""What people wish of the seating, with how it has gone so far."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt
from typing_extensions import override

from whistdrive.core.drive import Drive, Wish
from whistdrive.movement.wishes import broken
from whistdrive.words import Words

Index = QModelIndex | QPersistentModelIndex


class WishesModel(QAbstractListModel):
    """A wish an item: who wishes what, and below it whether the rounds that are seated honour it."""

    def __init__(self, words: Words) -> None:
        super().__init__()
        self._words = words
        self._drive: Drive | None = None

    def show_drive(self, drive: Drive | None) -> None:
        """Show the wishes of a drive."""
        if self._drive is not None and drive is not None and drive.wishes == self._drive.wishes:
            self._drive = drive
            if drive.wishes:
                self.dataChanged.emit(self.index(0), self.index(len(drive.wishes) - 1))
            return
        self.beginResetModel()
        self._drive = drive
        self.endResetModel()

    def wish(self, row: int) -> Wish | None:
        """The wish in a row, if there is such a row."""
        wishes = self._drive.wishes if self._drive else ()
        return wishes[row] if 0 <= row < len(wishes) else None

    @override
    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() or self._drive is None else len(self._drive.wishes)

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        wish = self.wish(index.row())
        if wish is None or self._drive is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return f"{self._wished(self._drive, wish)}\n{self._state(self._drive, wish)}"
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{self._wished(self._drive, wish)}. {self._state(self._drive, wish)}"
        return None

    def _wished(self, drive: Drive, wish: Wish) -> str:
        names = " + ".join(f"{each.number} {each.name}" for each in map(drive.entrant, wish.entrants))
        if wish.kind == "apart":
            text = self.tr("{names}: never at one table")
        elif wish.kind == "together":
            text = self.tr("{names}: at one table")
        else:
            text = self.tr("{names}: always at table {table}")
        return text.format(names=names, table=wish.table)

    def _state(self, drive: Drive, wish: Wish) -> str:
        """Whether it holds so far: a sign and words."""
        if not drive.rounds:
            return self.tr("No round is seated yet.")
        found = broken(replace(drive, wishes=(wish,)), drive.rounds)
        if not found:
            return self.tr("✓ Honoured so far.")
        return f"⚠ {self._words.finding(found[0])}"
