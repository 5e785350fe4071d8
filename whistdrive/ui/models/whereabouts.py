"""Where everybody is in a round, by name: the answer to *where do I sit*."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt
from typing_extensions import override

from whistdrive.core.drive import Drive, Table
from whistdrive.core.sheet import SIDES, other
from whistdrive.desk.entry import side_names
from whistdrive.desk.roster import find_entrants, folded
from whistdrive.words import Words

Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True, slots=True)
class Whereabouts:
    """One person in one round; no table for those who rest. Names are joined by ``+``."""

    entrant: int
    number: int
    name: str
    table: int | None = None
    seat: str = ""
    partner: str = ""
    opponents: str = ""


def whereabouts(drive: Drive, round_number: int, wanted: str) -> tuple[Whereabouts, ...]:
    """Where those are whose number or name is meant (everybody for an empty text), by name."""
    seated = drive.rounds[round_number - 1]
    known = {entrant: _at(drive, table, entrant) for table in seated.tables for entrant in table.entrants()}
    by_id = drive.by_id
    known |= {entrant: Whereabouts(entrant, by_id[entrant].number, by_id[entrant].name) for entrant in seated.resting}
    meant = [entrant.id for entrant in find_entrants(drive, wanted)] if wanted.strip() else list(known)
    found = [known[entrant] for entrant in meant if entrant in known]
    return tuple(sorted(found, key=lambda each: (folded(each.name), each.number)))


class WhereaboutsModel(QAbstractListModel):
    """A line a person."""

    def __init__(self, words: Words) -> None:
        super().__init__()
        self._words = words
        self._found: tuple[Whereabouts, ...] = ()

    def retranslate(self, words: Words) -> None:
        """Word the lines anew."""
        self._words = words
        if self._found:
            self.dataChanged.emit(self.index(0), self.index(len(self._found) - 1))

    def show_found(self, found: tuple[Whereabouts, ...]) -> None:
        """Replace the list, unless it says the same."""
        if found != self._found:
            self.beginResetModel()
            self._found = found
            self.endResetModel()

    def entrant(self, row: int) -> int:
        """The id of the person in a row."""
        return self._found[row].entrant

    @override
    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._found)

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role != Qt.ItemDataRole.DisplayRole or not index.isValid():
            return None
        found = self._found[index.row()]
        return f"{found.number}  {found.name}\n{self._place(found)}"

    def _place(self, found: Whereabouts) -> str:
        if found.table is None:
            return self.tr("rests")
        seat = self._words.name("seat", found.seat)
        if not found.partner:
            text = self.tr("Table {table}, {seat}, against {opponents}")
            return text.format(table=found.table, seat=seat, opponents=found.opponents)
        text = self.tr("Table {table}, {seat}, with {partner} against {opponents}")
        return text.format(table=found.table, seat=seat, partner=found.partner, opponents=found.opponents)


def _at(drive: Drive, table: Table, entrant_id: int) -> Whereabouts:
    order = [seat for seat in ("N", "S", "E", "W") if seat in drive.scoring.seats]
    at = next(place for place, seat in enumerate(table.seats) if entrant_id in seat)
    side = next(side for side in SIDES if table.seats[at] in table.side(side))
    partners = tuple(seat for seat in table.side(side) if entrant_id not in seat)
    entrant = drive.entrant(entrant_id)
    return Whereabouts(
        entrant_id,
        entrant.number,
        entrant.name,
        table.number,
        order[at],
        side_names(drive, partners),
        side_names(drive, table.side(other(side))),
    )
