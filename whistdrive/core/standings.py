"""Totals and places, computed from the slips at every look; nothing here is ever stored while a drive is open."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from operator import attrgetter, itemgetter

from whistdrive.core.cards import deals_planned, half_totals
from whistdrive.core.count import Count, Row, counted
from whistdrive.core.drive import Drive, Plan, Table
from whistdrive.core.sheet import SIDES, Side
from whistdrive.core.tally import tallies


@dataclass(frozen=True, slots=True)
class Standing:
    """One row of the standings: an entrant, those who share a seat, a fixed pair or a team (``entrants`` are ids).

    Points are those of the side that they sat on: ``first`` up to the interval, ``second`` after it; of them
    ``awarded`` for resting and for missed deals, and ``adjusted`` by adjustments. ``deals`` counts the deals they
    played, ``won`` those that their side won, ``missed`` those they were not there for. ``place`` is 0 until the row is
    ranked.
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
    adjusted: int = 0
    missed: int = 0
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

    @property
    def average(self) -> Fraction:
        """Points for each deal that was played, awards and adjustments left out; none played: none."""
        return Fraction(self.total - self.awarded - self.adjusted, self.deals) if self.deals else Fraction(0)


MEASURES: Mapping[str, Callable[[Standing], int | Fraction]] = {
    key: attrgetter(key) for key in ("total", "difference", "rubbers", "games", "won", "first", "second", "average")
}
"""What places can be decided by; more is better."""


@dataclass(frozen=True, slots=True)
class Standings:
    """The rows in order of place, and how far they can be trusted.

    ``missing`` lists the tables, as (round, table), that owe deals, ``cardless`` the entrants whose card is still to
    come where results come from cards; ``odd`` the tables whose figures do not add up and were taken with a reason.
    ``control`` is the sum over players (dummies too) and what it should be, or None where the game fixes none.
    """

    rows: tuple[Standing, ...]
    missing: tuple[tuple[int, int], ...]
    odd: tuple[tuple[int, int], ...]
    control: tuple[int, int] | None
    cardless: tuple[int, ...] = ()

    @property
    def provisional(self) -> bool:
        """Whether a result is still missing."""
        return bool(self.missing or self.cardless)


@dataclass(frozen=True, slots=True)
class Division:
    """Those who have places among themselves: of role ``A``, ``B`` or ``none``, or of the line ``NS`` or ``EW``."""

    key: str
    rows: tuple[Standing, ...]


def standings(drive: Drive, upto: int | None = None, *, dummies: bool = False, single: bool = False) -> Standings:
    """The standings after round ``upto`` (default: all that is seated).

    A player gets their side's figures of every sitting, awards and adjustments; a fixed pair has one row. Everyone who
    signed in has a row, dummies only if asked for. ``single``: a row for every person alone, with the deals at which
    they themselves sat, whoever their partner, team or substitute. Where results come from cards, rounds do not matter.
    """
    if drive.plan.entry == "cards":
        return _of_cards(drive)
    return _of_tables(drive, counted(drive, upto, single=single), len(drive.rounds[:upto]), dummies=dummies)


def _of_tables(drive: Drive, count: Count, upto: int, *, dummies: bool) -> Standings:
    """All that was added, and the adjustments up to a round, in order of place."""
    by_id, plan = drive.by_id, drive.plan
    adjusted = _adjusted(drive, count, upto)
    counted = [
        _standing(ids, row, _for_missed(plan, row), adjusted.get(ids, (0, 0))) for ids, row in count.rows.items()
    ]
    base = drive.scoring.deal_sum
    extra = sum(row.awarded + row.adjusted for row in counted)
    control = None if base is None else (sum(row.total for row in counted), count.expected + extra)
    real = [row for row in counted if dummies or not all(by_id[entrant].dummy for entrant in row.entrants)]
    return Standings(ranked(real, plan.ranking), count.missing, count.odd, control)


def _adjusted(drive: Drive, count: Count, upto: int) -> dict[tuple[int, ...], tuple[int, int]]:
    """What the adjustments up to a round come to, before and after the interval."""
    found: dict[tuple[int, ...], tuple[int, int]] = {}
    for each in drive.adjustments:
        late = each.round > drive.plan.interval > 0
        for ids in {count.row_of[entrant] for entrant in each.entrants} if each.round <= upto else ():
            first, second = found.get(ids, (0, 0))
            found[ids] = (first, second + each.points) if late else (first + each.points, second)
    return found


def _of_cards(drive: Drive) -> Standings:
    """What people's own cards say; the control total is that of the tables which so many people fill."""
    cards = {card.entrant: card for card in drive.cards}
    rows, cardless = [], []
    for entrant in drive.entrants:
        halves = half_totals(cards[entrant.id], drive.plan) if entrant.id in cards else None
        if halves is None:
            cardless.append(entrant.id)
        first, second = halves or (0, 0)
        rows.append(Standing((entrant.id,), first, second, deals=deals_planned(drive.plan) if halves else 0))
    base = drive.scoring.deal_sum
    seats = len(drive.scoring.seats)
    filled = len(drive.entrants) // seats * (seats // 2) * deals_planned(drive.plan)
    control = None if base is None else (sum(row.total for row in rows), base * filled)
    return Standings(ranked(rows, drive.plan.ranking), (), (), control, tuple(cardless))


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


def ranked(rows: Iterable[Standing], ranking: tuple[str, ...]) -> tuple[Standing, ...]:
    """The rows in order of place by the measures of ``ranking``; equal rows share a place (1, 2, 2, 4)."""
    measures = [MEASURES[key] for key in ranking]

    def merit(row: Standing) -> tuple[int | Fraction, ...]:
        return tuple(-measure(row) for measure in measures)

    placed: list[Standing] = []
    ordered = sorted(((merit(row), row) for row in rows), key=itemgetter(0))
    merits = [found for found, _ in ordered]
    place = 0
    for index, (_, row) in enumerate(ordered):
        tied = [index > 0 and merits[index - 1] == merits[index], merits[index + 1 : index + 2] == [merits[index]]]
        place = place if tied[0] else index + 1
        placed.append(replace(row, place=place, shared=any(tied)))
    return tuple(placed)


def unfinished(drive: Drive, round_number: int) -> tuple[Table, ...]:
    """The tables of a round that still owe deals."""
    owed = {tally.table for tally in tallies(drive, round_number) if tally.owed}
    return tuple(table for table in drive.rounds[round_number - 1].tables if table.number in owed)


def _lines(drive: Drive) -> dict[int, Side]:
    """On which side everybody sat first. Nobody has sat on either who has only rested."""
    lines: dict[int, Side] = {}
    for table in (table for seated in drive.rounds for table in seated.tables):
        for side in SIDES:
            for entrant in (each for seat in table.side(side) for each in seat):
                lines.setdefault(entrant, side)
    return lines


def _for_missed(plan: Plan, row: Row) -> tuple[int, int]:
    """What is awarded for the deals that a row missed before and after the interval, half a point rounded up."""
    if plan.missed == "nothing" or not row.deals:
        return 0, 0
    each = Fraction(sum(row.points), row.deals) if plan.missed == "average" else Fraction(plan.award)
    first, second = (int(each * missed + Fraction(1, 2)) for missed in row.missed)
    return first, second


def _standing(ids: tuple[int, ...], row: Row, for_missed: tuple[int, int], adjusted: tuple[int, int]) -> Standing:
    """A row, not ranked yet."""
    awarded = [given + more for given, more in zip(row.awarded, for_missed, strict=True)]
    first, second = map(sum, zip(row.points, awarded, adjusted, strict=True))
    return Standing(
        ids,
        first=first,
        second=second,
        against=row.against,
        deals=row.deals,
        won=row.won,
        games=row.games,
        rubbers=row.rubbers,
        rested=row.rested,
        awarded=sum(awarded),
        adjusted=sum(adjusted),
        missed=sum(row.missed),
    )
