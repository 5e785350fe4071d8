"""Totals and places, computed from the slips at every look; nothing here is ever stored while a drive is open."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from operator import attrgetter
from typing import NamedTuple

from whistdrive.core.drive import Drive, Round, Table
from whistdrive.core.sheet import SIDES, Sheet, Side, other


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
    shares: dict[tuple[int, ...], list[_Share]] = {ids: [] for ids in groups.values()}
    rested: Counter[tuple[int, ...]] = Counter()
    missing: list[tuple[int, int]] = []
    odd: list[tuple[int, int]] = []
    expected = 0
    for number, seated in enumerate(drive.rounds[:upto], start=1):
        second = number > drive.plan.interval > 0
        for table in seated.tables:
            sheet = drive.sheet(number, table)
            sat = {side: {groups[entrant] for seat in table.side(side) for entrant in seat} for side in SIDES}
            for side, share in _shares(sheet, second=second).items():
                for ids in sat[side]:
                    shares[ids].append(share)
            expected += max(map(len, sat.values())) * len(sheet.lines)
            if not sheet.complete and not table.slip.closed:
                missing.append((number, table.number))
            if table.slip.remark:
                odd.append((number, table.number))
        rested.update({groups[entrant] for entrant in seated.resting})
    counted = [_standing(ids, each, rested[ids]) for ids, each in shares.items()]
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


class _Share(NamedTuple):
    """What one sitting brings a row of the standings, before the interval or (``second``) after it."""

    second: bool
    points: int
    against: int
    deals: int
    won: int
    games: int
    rubbers: int


def _shares(sheet: Sheet, *, second: bool) -> dict[Side, _Share]:
    """What a sitting brings those on either side."""
    deals, won, games = len(sheet.lines), sheet.deals_won, sheet.games_won
    return {
        side: _Share(
            second,
            points=sheet.totals.of(side),
            against=sheet.totals.of(other(side)),
            deals=deals,
            won=won.of(side),
            games=games.of(side),
            rubbers=sheet.rubbers_won.of(side),
        )
        for side in SIDES
    }


def _standing(ids: tuple[int, ...], shares: Sequence[_Share], rested: int) -> Standing:
    """A row, not ranked yet."""
    return Standing(
        ids,
        first=sum(share.points for share in shares if not share.second),
        second=sum(share.points for share in shares if share.second),
        against=sum(share.against for share in shares),
        deals=sum(share.deals for share in shares),
        won=sum(share.won for share in shares),
        games=sum(share.games for share in shares),
        rubbers=sum(share.rubbers for share in shares),
        rested=rested,
    )
