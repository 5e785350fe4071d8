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
    """One row of the standings: an entrant, those who share a seat, a fixed pair or a team (``entrants`` are ids).

    Points are those of the side that they sat on: ``first`` up to the interval, ``second`` after it, ``awarded`` of
    them for resting. ``deals`` counts the deals they played, ``won`` those that their side won. ``place`` is 0 until
    the row is ranked.
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
    awarded: int = 0
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
    taken with a reason. ``control`` is the sum over players (dummies too) and what it should be, or None where the game
    fixes none; where somebody has a new partner, the row more that this brings to their side is in both.
    """

    rows: tuple[Standing, ...]
    missing: tuple[tuple[int, int], ...]
    odd: tuple[tuple[int, int], ...]
    control: tuple[int, int] | None

    @property
    def provisional(self) -> bool:
        """Whether a result is still missing."""
        return bool(self.missing)


@dataclass(frozen=True, slots=True)
class Division:
    """Those who have places among themselves: of role ``A``, ``B`` or ``none``, or of the line ``NS`` or ``EW``."""

    key: str
    rows: tuple[Standing, ...]


def standings(drive: Drive, upto: int | None = None, *, dummies: bool = False) -> Standings:
    """The standings after round ``upto`` (default: all that is seated).

    A player gets their side's figures of every sitting, and the plan's award for every round in which they rest while
    it is played; a fixed pair has one row. Everyone who signed in has a row, dummies only if asked for.
    """
    groups = _groups(drive)
    award = drive.plan.award * (drive.plan.deals or 1)
    shares: dict[tuple[int, ...], list[_Share]] = {ids: [] for ids in groups.values()}
    rested: Counter[tuple[int, ...]] = Counter()
    missing: list[tuple[int, int]] = []
    odd: list[tuple[int, int]] = []
    by_id = drive.by_id
    expected = beyond = awarded = 0
    for number, seated in enumerate(drive.rounds[:upto], start=1):
        second = number > drive.plan.interval > 0
        for table in seated.tables:
            sheet = drive.sheet(number, table)
            sat = {side: {groups[entrant] for seat in table.side(side) for entrant in seat} for side in SIDES}
            for side, share in _shares(sheet, second=second).items():
                for ids in sat[side]:
                    shares[ids].append(share)
            both = min(map(len, sat.values()))
            expected += both * len(sheet.lines)
            beyond += sum((len(rows) - both) * sheet.totals.of(side) for side, rows in sat.items())
            if not sheet.complete and not table.slip.closed:
                missing.append((number, table.number))
            if table.slip.remark:
                odd.append((number, table.number))
        idle = {groups[entrant] for entrant in seated.resting}
        rested.update(idle)
        for ids in idle if award and seated.started else ():
            shares[ids].append(_Share(second=second, points=award, awarded=award))
            awarded += award
    counted = [_standing(ids, each, rested[ids]) for ids, each in shares.items()]
    base = drive.scoring.deal_sum
    control = None if base is None else (sum(row.total for row in counted), base * expected + beyond + awarded)
    real = [row for row in counted if dummies or not all(by_id[entrant].dummy for entrant in row.entrants)]
    return Standings(ranked(real, drive.plan.ranking), tuple(missing), tuple(odd), control)


def divisions(drive: Drive, found: Standings) -> tuple[Division, ...]:
    """The rows by line where a movement has two winners, else by role where people come in roles; else none."""
    if drive.movement.two_lines:
        lines = _lines(drive)
        keys = {
            row.entrants: next((lines[each] for each in row.entrants if each in lines), "none") for row in found.rows
        }
    elif drive.plan.roles and not drive.movement.keeps_pairs:
        by_id = drive.by_id
        keys = {row.entrants: by_id[row.entrants[0]].role or "none" for row in found.rows}
    else:
        return ()
    parts = ((key, [row for row in found.rows if keys[row.entrants] == key]) for key in (*SIDES, "A", "B", "none"))
    return tuple(Division(key, ranked(rows, drive.plan.ranking)) for key, rows in parts if rows)


def _lines(drive: Drive) -> dict[int, Side]:
    """On which side everybody sat first. Nobody has sat on either who has only rested."""
    lines: dict[int, Side] = {}
    for table in (table for seated in drive.rounds for table in seated.tables):
        for side in SIDES:
            for entrant in (each for seat in table.side(side) for each in seat):
                lines.setdefault(entrant, side)
    return lines


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
    """Which row every entrant belongs to: those of one team, of one pair and of one seat have one together."""
    movement = drive.movement
    row_of: dict[int, set[int]] = {entrant.id: {entrant.id} for entrant in drive.entrants}
    known: dict[tuple[str, int], int] = {}
    for entrant in drive.entrants:
        bonds = {
            "team": entrant.team if movement.keeps_teams else None,
            "pair": entrant.pair if movement.keeps_pairs and not movement.keeps_teams else None,
            "seat": entrant.shares,
        }
        for bond, number in bonds.items():
            if number is None:
                continue
            other = number if bond == "seat" else known.setdefault((bond, number), entrant.id)
            joined = row_of[entrant.id] | row_of.get(other, set())
            row_of |= dict.fromkeys(joined, joined)
    return {entrant: tuple(sorted(row)) for entrant, row in row_of.items()}


class _Share(NamedTuple):
    """What one sitting (or rest) brings a row of the standings, before the interval or (``second``) after it."""

    second: bool
    points: int
    against: int = 0
    deals: int = 0
    won: int = 0
    games: int = 0
    rubbers: int = 0
    awarded: int = 0


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
        awarded=sum(share.awarded for share in shares),
    )
