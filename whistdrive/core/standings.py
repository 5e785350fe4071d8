"""Totals and places, computed from the slips at every look; nothing here is ever stored while a drive is open."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from operator import attrgetter

from whistdrive.core.drive import Drive, Round, Table
from whistdrive.core.sheet import SIDES, Sheet, other


@dataclass(frozen=True, slots=True)
class Standing:
    """One row of the standings: an entrant, or the two of a fixed pair (``entrants`` are ids).

    Points are those of the side that they sat on: ``first`` up to the interval, ``second`` after it. ``deals`` counts
    the deals they played, ``won`` those that their side won. ``place`` is 0 until the row is ranked.
    """

    entrants: tuple[int, ...]
    first: int = 0
    second: int = 0
    against: int = 0
    deals: int = 0
    won: int = 0
    games: int = 0
    rubbers: int = 0
    rested: int = 0
    place: int = 0
    shared: bool = False

    @property
    def total(self) -> int:
        """All points of the evening."""
        return self.first + self.second

    @property
    def difference(self) -> int:
        """Points for, less points against."""
        return self.total - self.against


MEASURES: Mapping[str, Callable[[Standing], int]] = {
    key: attrgetter(key) for key in ("total", "difference", "rubbers", "games", "won", "first", "second")
}
"""What places can be decided by; more is better."""


@dataclass(frozen=True, slots=True)
class Standings:
    """The rows in order of place, and how far they can be trusted.

    ``missing`` lists the tables, as (round, table), that owe deals; ``odd`` those whose figures do not add up and were
    taken with a reason. ``control`` is the sum over players and what it should be, or None where the game fixes none.
    """

    rows: tuple[Standing, ...]
    missing: tuple[tuple[int, int], ...]
    odd: tuple[tuple[int, int], ...]
    control: tuple[int, int] | None

    @property
    def provisional(self) -> bool:
        """Whether a result is still missing."""
        return bool(self.missing)

    def of_role(self, drive: Drive, role: str) -> Standings:
        """The same, for the entrants of one role, with places of their own."""
        by_id = drive.by_id
        rows = [row for row in self.rows if by_id[row.entrants[0]].role == role]
        return replace(self, rows=ranked(rows, drive.plan.ranking))


def standings(drive: Drive, upto: int | None = None) -> Standings:
    """The standings after round ``upto`` (default: all that is seated).

    A player gets their side's figures of every sitting; a fixed pair has one row. Everyone who signed in has a row.
    """
    groups = _groups(drive)
    rows = {ids: Standing(ids) for ids in groups.values()}
    missing: list[tuple[int, int]] = []
    odd: list[tuple[int, int]] = []
    expected = 0
    for number, seated in enumerate(drive.rounds[:upto], start=1):
        late = number > drive.plan.interval > 0
        for table in seated.tables:
            sheet = drive.sheet(number, table)
            expected += _count(rows, groups, table, sheet, second=late)
            if not sheet.complete and not table.slip.closed:
                missing.append((number, table.number))
            if table.slip.remark:
                odd.append((number, table.number))
        for ids in {groups[entrant] for entrant in seated.resting}:
            rows[ids] = replace(rows[ids], rested=rows[ids].rested + 1)
    counted = tuple(rows.values())
    base = drive.scoring.deal_sum
    control = None if base is None else (sum(row.total for row in counted), base * expected)
    return Standings(ranked(counted, drive.plan.ranking), tuple(missing), tuple(odd), control)


def ranked(rows: Iterable[Standing], ranking: tuple[str, ...]) -> tuple[Standing, ...]:
    """The rows in order of place by the measures of ``ranking``; equal rows share a place (1, 2, 2, 4)."""
    measures = [MEASURES[key] for key in ranking]

    def merit(row: Standing) -> tuple[int, ...]:
        return tuple(-measure(row) for measure in measures)

    placed: list[Standing] = []
    ordered = sorted(rows, key=merit)
    merits = [merit(row) for row in ordered]
    place = 0
    for index, row in enumerate(ordered):
        tied = [index > 0 and merits[index - 1] == merits[index], merits[index + 1 : index + 2] == [merits[index]]]
        place = place if tied[0] else index + 1
        placed.append(replace(row, place=place, shared=any(tied)))
    return tuple(placed)


def unfinished(drive: Drive, round_number: int) -> tuple[Table, ...]:
    """The tables of a round that still owe deals."""
    seated: Round = drive.rounds[round_number - 1]
    return tuple(
        table for table in seated.tables if not table.slip.closed and not drive.sheet(round_number, table).complete
    )


def _groups(drive: Drive) -> dict[int, tuple[int, ...]]:
    """Which row every entrant belongs to."""
    if not drive.movement.keeps_pairs:
        return {entrant.id: (entrant.id,) for entrant in drive.entrants}
    pairs: dict[int, list[int]] = {}
    for entrant in drive.entrants:
        if entrant.pair is not None:
            pairs.setdefault(entrant.pair, []).append(entrant.id)
    return {
        entrant.id: (entrant.id,) if entrant.pair is None else tuple(pairs[entrant.pair]) for entrant in drive.entrants
    }


def _count(
    rows: dict[tuple[int, ...], Standing],
    groups: Mapping[int, tuple[int, ...]],
    table: Table,
    sheet: Sheet,
    *,
    second: bool,
) -> int:
    """Add a sitting to the rows of those who sat there; how many rows, times deals, had a share of its points."""
    shares = 0
    deals = len(sheet.lines)
    games, rubbers, won = sheet.games_won, sheet.rubbers_won, sheet.deals_won
    for side in SIDES:
        points = sheet.totals.of(side)
        half = {groups[entrant] for seat in table.side(side) for entrant in seat}
        for ids in half:
            row = rows[ids]
            rows[ids] = replace(
                row,
                first=row.first + (0 if second else points),
                second=row.second + (points if second else 0),
                against=row.against + sheet.totals.of(other(side)),
                deals=row.deals + deals,
                won=row.won + won.of(side),
                games=row.games + games.of(side),
                rubbers=row.rubbers + rubbers.of(side),
            )
        shares = max(shares, len(half))
    return shares * deals
