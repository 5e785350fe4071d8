"""The club's drives, newest first, each ticked or not: whether it counts in a season."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt
from typing_extensions import override

from whistdrive.desk.roster import matches
from whistdrive.store import DriveCard
from whistdrive.words import Words

Index = QModelIndex | QPersistentModelIndex


class SeasonDrivesModel(QAbstractListModel):
    """Those that are looked for by name, place or date. A tick is only asked for: it is shown once it is kept."""

    def __init__(self, words: Words, tick: Callable[[Collection[int], bool], bool]) -> None:
        """``tick`` has drives (ids) count or not; False where that was refused."""
        super().__init__()
        self._words, self._tick = words, tick
        self._all: tuple[DriveCard, ...] = ()
        self._shown: tuple[DriveCard, ...] = ()
        self._ticked: frozenset[int] = frozenset()
        self._wanted = ""

    def show_drives(self, cards: tuple[DriveCard, ...], ticked: Collection[int], words: Words) -> None:
        """Show the drives of the club and which of them are ticked."""
        self._words, self._ticked, self._all = words, frozenset(ticked), cards
        self._show()

    def look_for(self, wanted: str) -> None:
        """Show only those that are meant."""
        self._wanted = wanted
        self._show()

    @property
    def shown(self) -> tuple[int, ...]:
        """The drives that are shown, by id."""
        return tuple(card.id for card in self._shown)

    @override
    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._shown)

    @override
    def flags(self, index: Index) -> Qt.ItemFlag:
        return super().flags(index) | Qt.ItemFlag.ItemIsUserCheckable

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        card = self._shown[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self._text(card)
        if role == Qt.ItemDataRole.CheckStateRole:
            return Qt.CheckState.Checked if card.id in self._ticked else Qt.CheckState.Unchecked
        return None

    @override
    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        if role != Qt.ItemDataRole.CheckStateRole or not index.isValid():
            return False
        return self._tick((self._shown[index.row()].id,), Qt.CheckState(value) == Qt.CheckState.Checked)

    def _show(self) -> None:
        shown = tuple(card for card in self._all if self._is_wanted(card))
        if [card.id for card in shown] != [card.id for card in self._shown]:
            self.beginResetModel()
            self._shown = shown
            self.endResetModel()
            return
        self._shown = shown
        if shown:
            self.dataChanged.emit(self.index(0), self.index(len(shown) - 1))

    def _is_wanted(self, card: DriveCard) -> bool:
        return matches(self._wanted, card.title, card.venue, card.day.isoformat(), self._words.day(card.day))

    def _text(self, card: DriveCard) -> str:
        said = " · ".join(filter(None, (card.title, self._words.day(card.day), card.venue)))
        return said if card.closed else self.tr("{drive} (not closed: counts only then)").format(drive=said)
