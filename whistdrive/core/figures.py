"""Figures of a row that prizes are for: its deals one by one, and the tables where it sat."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import accumulate, groupby, pairwise

from whistdrive.core.count import rows_of
from whistdrive.core.drive import Drive, Table
from whistdrive.core.sheet import SIDES

Entrants = tuple[int, ...]
"""A row of the standings, by the ids of its entrants."""


@dataclass(slots=True)
class Figures:
    """``deals`` are (number through the evening, points); ``tables`` those of each round, None where there was none."""

    deals: list[tuple[int, int]] = field(default_factory=list)
    tables: list[int | None] = field(default_factory=list)

    def tens(self, least: int) -> int:
        """How many deals brought ``least`` points or more."""
        return sum(points >= least for _, points in self.deals)

    @property
    def highest_deal(self) -> int:
        """The most points of one deal; 0 without any."""
        return max((points for _, points in self.deals), default=0)

    def of_deal(self, number: int) -> int | None:
        """The points of a deal, or None where they did not play it."""
        return next((points for deal, points in self.deals if deal == number), None)

    @property
    def running(self) -> tuple[int, ...]:
        """The running total after each deal."""
        return tuple(accumulate(points for _, points in self.deals))

    @property
    def longest(self) -> int:
        """The most rounds on end at one table."""
        return max((len(list(run)) for table, run in groupby(self.tables) if table is not None), default=0)

    @property
    def moves(self) -> int:
        """How often they went to another table; a rest between is no move by itself."""
        sat = [table for table in self.tables if table is not None]
        return sum(before != after for before, after in pairwise(sat))


def figures_of(drive: Drive, upto: int | None = None) -> Mapping[Entrants, Figures]:
    """The figures of all rows after round ``upto``; of a team those of both its halves, and the table of the first.

    Where results come from cards, they are the deals that people wrote down.
    """
    if drive.plan.entry == "cards":
        return _of_cards(drive)
    drive = drive.earnest
    row_of = rows_of(drive)
    found = {ids: Figures() for ids in row_of.values()}
    each = drive.plan.deals or 1
    for number, held in enumerate(drive.rounds[:upto], start=1):
        for table in held.tables:
            for entrant in table.entrants():
                tables = found[row_of[entrant]].tables
                if len(tables) < number:
                    tables.append(table.number)
            for people, deal, points in _deals(drive, number, table):
                for ids in {row_of[entrant] for entrant in people}:
                    found[ids].deals.append(((number - 1) * each + deal, points))
        for figures in found.values():
            if len(figures.tables) < number:
                figures.tables.append(None)
    return found


def _of_cards(drive: Drive) -> Mapping[Entrants, Figures]:
    found: dict[Entrants, Figures] = {(entrant.id,): Figures() for entrant in drive.entrants}
    for card in drive.cards:
        written = ((number, points) for number, points in enumerate(card.deals, start=1) if points is not None)
        found[(card.entrant,)].deals.extend(written)
    return found


def _deals(drive: Drive, number: int, table: Table) -> Iterator[tuple[Entrants, int, int]]:
    """Who was on a side in each deal of a table, and their points."""
    for line in drive.sheet(number, table).lines:
        seats = table.slip.deals[line.deal - 1].seats or table.seats
        half = len(seats) // 2
        for side, sat in zip(SIDES, (seats[:half], seats[half:]), strict=True):
            yield tuple(entrant for seat in sat for entrant in seat), line.deal, line.points.of(side)
