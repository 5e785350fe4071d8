"""Where everybody is in a round, by name or by table: the answer to *where do I sit*."""

from __future__ import annotations

from collections.abc import Container, Iterator
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt
from typing_extensions import override

from whistdrive.core.drive import Drive, Table
from whistdrive.core.sheet import SIDES, other
from whistdrive.core.standings import unfinished
from whistdrive.desk.entry import side_names
from whistdrive.desk.roster import find_entrants
from whistdrive.desk.this_round import deals_now
from whistdrive.ui.by_name import by_name
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
    return tuple(sorted(found, key=lambda each: (by_name(each.name), each.number)))


@dataclass(frozen=True, slots=True)
class AtTable:
    """Everybody at a table, as (seat, number and name) in the order of the seats; no table for those who rest.

    ``entrant`` is the first of them who was looked for.
    """

    entrant: int
    table: int | None
    people: tuple[tuple[str, str], ...]


def by_table(drive: Drive, round_number: int, wanted: str) -> tuple[AtTable, ...]:
    """The tables of those whose number or name is meant (all for an empty text), then those who rest."""
    seated = drive.rounds[round_number - 1]
    by_id = drive.by_id
    order = _seats(drive)
    meant = {entrant.id for entrant in find_entrants(drive, wanted)} if wanted.strip() else set(by_id)
    groups = [
        (table.number, [(seat, each) for seat, shared in zip(order, table.seats, strict=True) for each in shared])
        for table in seated.tables
    ]
    resting = [("", each) for each in seated.resting]
    found = []
    for number, people in (*groups, (None, resting)):
        first = next((each for _seat, each in people if each in meant), None)
        if first is not None:
            named = tuple((seat, f"{by_id[each].number} {by_id[each].name}") for seat, each in people)
            found.append(AtTable(first, number, named))
    return tuple(found)


Found = tuple[Whereabouts, ...] | tuple[AtTable, ...]
"""What is listed: people or tables."""


def next_seats(drive: Drive, people: Container[int], wanted: str, words: Words) -> Iterator[str]:
    """Where some people (ids) sit next, of those whose number or name is meant: deals, table, seat, and with whom.

    That is in the round being played; once it is over, that the next one is not seated yet.
    """
    number = len(drive.rounds)
    if drive.closed or drive.plan.entry == "cards":
        return
    if not number or not unfinished(drive, number):
        if number < drive.plan.rounds:
            yield words("sits.not_seated", round=number + 1)
        return
    when = _when(drive, number, words)
    for each in whereabouts(drive, number, wanted):
        if each.entrant in people:
            key = "rests" if each.table is None else "at" if each.partner else "alone"
            yield words(
                f"sits.{key}",
                name=f"{each.number} {each.name}",
                when=when,
                table=each.table,
                seat=each.seat,
                partner=each.partner,
                opponents=each.opponents,
            )


def _when(drive: Drive, number: int, words: Words) -> str:
    deals = deals_now(drive)
    if deals is None:
        return words("sits.round", round=number)
    first, last = deals
    return words("sits.deal" if first == last else "sits.deals", round=number, first=first, last=last)


class WhereaboutsModel(QAbstractListModel):
    """A line a person, or a line a table."""

    def __init__(self, words: Words) -> None:
        super().__init__()
        self._words = words
        self._found: Found = ()

    def retranslate(self, words: Words) -> None:
        """Word the lines anew."""
        self._words = words
        if self._found:
            self.dataChanged.emit(self.index(0), self.index(len(self._found) - 1))

    def show_found(self, found: Found) -> None:
        """Replace the list, unless it says the same."""
        if found != self._found:
            self.beginResetModel()
            self._found = found
            self.endResetModel()

    def entrant(self, row: int) -> int:
        """The id of the person in a row, or of one who was looked for at its table."""
        return self._found[row].entrant

    @override
    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._found)

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role != Qt.ItemDataRole.DisplayRole or not index.isValid():
            return None
        found = self._found[index.row()]
        if isinstance(found, AtTable):
            return self._table(found)
        return f"{found.number}  {found.name}\n{self._place(found)}"

    def _table(self, found: AtTable) -> str:
        """The table, or that they rest, and below it who that is."""
        if found.table is None:
            return "\n".join([self.tr("Rests"), *(person for _seat, person in found.people)])
        heading = self.tr("Table {table}").format(table=found.table)
        at = self.tr("{seat}: {person}")
        told = [at.format(seat=self._words.name("seat", seat), person=person) for seat, person in found.people]
        return "\n".join([heading, *told])

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
    order = _seats(drive)
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


def _seats(drive: Drive) -> list[str]:
    """The keys of the seats, in the order in which a table holds them."""
    return [seat for seat in ("N", "S", "E", "W") if seat in drive.scoring.seats]
