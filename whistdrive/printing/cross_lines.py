"""The points of every row of the standings round by round, as plain values."""

from __future__ import annotations

from dataclasses import dataclass

from whistdrive.core.drive import Drive
from whistdrive.core.standings import standings
from whistdrive.core.totals import Standing
from whistdrive.printing.tables import Row, current, played_so_far, rankings
from whistdrive.words import Words


@dataclass(frozen=True, slots=True)
class CrossLine:
    """One row: whose it is, and what it made at the tables in each round (None: it did not play then).

    ``odd`` are the rounds, counted from 1, in which the figures of its table did not add up. All of ``points``, with
    what ``row.standing`` has as awarded and adjusted, make its total.
    """

    row: Row
    points: tuple[int | None, ...]
    odd: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class CrossList:
    """Those who have places among themselves, in the order of their numbers; ``heading`` is empty for everybody."""

    heading: str
    lines: tuple[CrossLine, ...]


def cross_lists(drive: Drive, words: Words) -> tuple[CrossList, ...]:
    """The lists of the standings as they are now, with the points of every round that has begun."""
    points = _points(drive)
    return tuple(
        CrossList(
            ranking.heading,
            tuple(
                CrossLine(row, points[row.standing.entrants], _odd(drive, row))
                for row in sorted(ranking.rows, key=lambda row: row.seats[0][0].number if row.seats else 0)
            ),
        )
        for ranking in rankings(drive, current(drive), words)
    )


def _odd(drive: Drive, row: Row) -> frozenset[int]:
    return frozenset(
        number
        for number, seated in enumerate(drive.rounds, start=1)
        for table in seated.tables
        if table.slip.remark and not set(row.standing.entrants).isdisjoint(table.entrants())
    )


def _points(drive: Drive) -> dict[tuple[int, ...], tuple[int | None, ...]]:
    """For each row what it made in one round after the other: what its points at tables have grown by."""
    found: dict[tuple[int, ...], list[int | None]] = {}
    before: dict[tuple[int, ...], Standing] = {}
    for number in range(1, played_so_far(drive) + 1):
        handed_in = {
            entrant
            for table in drive.rounds[number - 1].tables
            if table.slip.deals or table.slip.totals is not None
            for entrant in table.entrants()
        }
        for row in standings(drive, number).rows:
            last = before.get(row.entrants, Standing(row.entrants))
            made = _at_tables(row) - _at_tables(last)
            played = made or row.deals > last.deals or not handed_in.isdisjoint(row.entrants)
            found.setdefault(row.entrants, []).append(made if played else None)
            before[row.entrants] = row
    return {entrants: tuple(points) for entrants, points in found.items()}


def _at_tables(row: Standing) -> int:
    return row.total - row.awarded - row.adjusted
