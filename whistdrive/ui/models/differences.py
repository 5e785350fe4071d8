"""Where people's cards and the tables differ, an item for each difference and for every deal that may explain it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt
from typing_extensions import override

from whistdrive.core.drive import Drive
from whistdrive.desk.entry import side_names
from whistdrive.desk.second_count import Difference, Played
from whistdrive.words import Words

Index = QModelIndex | QPersistentModelIndex

MOST_SUSPECTS = 3
"""So many deals that would explain a sum are shown, the likeliest first: more would explain nothing."""


@dataclass(frozen=True, slots=True)
class Item:
    """A difference with a deal that may explain it; ``first`` for the one that is named with the figures."""

    difference: Difference
    played: Played | None
    first: bool


class DifferencesModel(QAbstractListModel):
    """One item below the other, by person."""

    def __init__(self, words: Words) -> None:
        super().__init__()
        self._words = words
        self._drive: Drive | None = None
        self._items: tuple[Item, ...] = ()

    def show_differences(self, drive: Drive | None, found: tuple[Difference, ...], words: Words) -> None:
        """Show what was found; the same items stay where they are."""
        items = tuple(
            Item(difference, played, at == 0)
            for difference in found
            for at, played in enumerate(difference.played[:MOST_SUSPECTS] or (None,))
        )
        same = items == self._items and words is self._words
        self._drive, self._words = drive, words
        if not same:
            self.beginResetModel()
            self._items = items
            self.endResetModel()

    def item(self, index: Index) -> Item:
        """What stands in a row."""
        return self._items[index.row()]

    @override
    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._items)

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or self._drive is None or role != Qt.ItemDataRole.DisplayRole:
            return None
        item = self._items[index.row()]
        lines = [self._figures(self._drive, item.difference)] if item.first else []
        if item.played is None:
            lines.append(self.tr("No single deal explains it."))
        else:
            lines += self._about(self._drive, item.difference, item.played)
        return "\n".join(lines)

    def _figures(self, drive: Drive, difference: Difference) -> str:
        entrant = drive.entrant(difference.entrant)
        what = self._what(difference)
        return self.tr("{number} {name}, {what}: card {card}, tables {tables}").format(
            number=entrant.number, name=entrant.name, what=what, card=difference.card, tables=difference.tables
        )

    def _what(self, difference: Difference) -> str:
        if difference.deal is not None:
            return self.tr("deal {deal}").format(deal=difference.deal)
        return self._words.name("column", difference.field)

    def _about(self, drive: Drive, difference: Difference, played: Played) -> tuple[str, str]:
        """The deal and where it was played, then who sat there and what was written."""
        place = self.tr("round {round}, table {table}, deal {deal}")
        if drive.plan.deals in (None, 1):
            place = self.tr("round {round}, table {table}")
        place = place.format(round=played.round, table=played.table, deal=played.deal)
        head = self.tr("Played in {place}:")
        if difference.deal is None:
            head = self.tr("Right if {place} is the other way round:")
        table = drive.rounds[played.round - 1].table(played.table)
        seats = table.slip.deals[played.deal - 1].seats if played.deal <= len(table.slip.deals) else ()
        half = len(table.seats) // 2
        sides = (seats or table.seats)[:half], (seats or table.seats)[half:]
        ns, ew = (side_names(drive, side) for side in sides)
        written = self.tr("{ns} {points_ns}, {ew} {points_ew}").format(
            ns=ns, points_ns=played.points.ns, ew=ew, points_ew=played.points.ew
        )
        return head.format(place=place), written
