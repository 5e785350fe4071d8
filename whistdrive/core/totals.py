"""What every row of the results has, computed from the slips, or from people's cards, at every look; no places yet."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction

from whistdrive.core.cards import deals_planned, half_totals
from whistdrive.core.count import Row, counted
from whistdrive.core.drive import Adjustment, Decision, Drive, Plan


@dataclass(frozen=True, slots=True)
class Standing:
    """One row of the standings: an entrant, those who share a seat, a fixed pair or a team (``entrants`` are ids).

    Points are those of the side that they sat on: ``first`` up to the interval, ``second`` after it; of them
    ``awarded`` for resting and for missed deals, and ``adjusted`` by adjustments. ``deals`` counts the deals they
    played, ``won`` those that their side won, ``missed`` those they were not there for. ``place`` is 0 until the row is
    ranked; ``settled`` says how a tie about it was decided, if it was.
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
    settled: Decision = ""

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


@dataclass(frozen=True, slots=True)
class Standings:
    """The rows in order of place, and how far they can be trusted.

    ``missing`` lists the tables, as (round, table), that owe deals, ``cardless`` the entrants whose card is still to
    come where results come from cards; ``odd`` the tables whose figures do not add up and were taken with a reason.
    ``control`` is the sum over players (dummies too) and what it should be, or None where the game fixes none. ``upto``
    is the last round that counts, None for all that is seated.
    """

    rows: tuple[Standing, ...]
    missing: tuple[tuple[int, int], ...]
    odd: tuple[tuple[int, int], ...]
    control: tuple[int, int] | None
    cardless: tuple[int, ...] = ()
    upto: int | None = None

    @property
    def provisional(self) -> bool:
        """Whether a result is still missing."""
        return bool(self.missing or self.cardless)


def totals(drive: Drive, upto: int | None = None, *, dummies: bool = False, single: bool = False) -> Standings:
    """The rows after round ``upto`` (default: all that is seated), not ranked; see ``standings``."""
    if drive.plan.entry == "cards":
        return _of_cards(drive)
    drive = drive.earnest
    count = counted(drive, upto, single=single)
    plan, by_id = drive.plan, drive.by_id
    last = len(drive.rounds[:upto])
    adjusted = _adjusted((each for each in drive.adjustments if each.round <= last), count.row_of, plan)
    rows = [_standing(ids, row, _for_missed(plan, row), adjusted.get(ids, (0, 0))) for ids, row in count.rows.items()]
    extra = sum(row.awarded + row.adjusted for row in rows)
    control = None
    if drive.scoring.deal_sum is not None:
        control = sum(row.total for row in rows), count.expected + extra
    real = (row for row in rows if dummies or not all(by_id[entrant].dummy for entrant in row.entrants))
    return Standings(tuple(real), count.missing, count.odd, control, upto=upto)


def _adjusted(
    adjustments: Iterable[Adjustment], row_of: Mapping[int, tuple[int, ...]], plan: Plan
) -> dict[tuple[int, ...], tuple[int, int]]:
    """What some adjustments come to for each row, before and after the interval."""
    found: dict[tuple[int, ...], tuple[int, int]] = {}
    for each in adjustments:
        late = each.round > plan.interval > 0
        for ids in {row_of[entrant] for entrant in each.entrants}:
            first, second = found.get(ids, (0, 0))
            found[ids] = (first, second + each.points) if late else (first + each.points, second)
    return found


def _of_cards(drive: Drive) -> Standings:
    """What people's own cards say, and adjustments; the control total is that of the tables so many people fill."""
    cards = {card.entrant: card for card in drive.cards}
    adjusted = _adjusted(drive.adjustments, {each.id: (each.id,) for each in drive.entrants}, drive.plan)
    rows, cardless = [], []
    for entrant in drive.entrants:
        halves = half_totals(cards[entrant.id], drive.plan) if entrant.id in cards else None
        if halves is None:
            cardless.append(entrant.id)
        given = adjusted.get((entrant.id,), (0, 0))
        first, second = map(sum, zip(halves or (0, 0), given, strict=True))
        deals = deals_planned(drive.plan) if halves else 0
        rows.append(Standing((entrant.id,), first, second, deals=deals, adjusted=sum(given)))
    base = drive.scoring.deal_sum
    seats = len(drive.scoring.seats)
    filled = len(drive.entrants) // seats * (seats // 2) * deals_planned(drive.plan)
    control = None
    if base is not None:
        control = sum(row.total for row in rows), base * filled + sum(row.adjusted for row in rows)
    return Standings(tuple(rows), (), (), control, tuple(cardless))


def _for_missed(plan: Plan, row: Row) -> tuple[int, int]:
    """What is awarded for the deals that a row missed before and after the interval, half a point rounded up."""
    if plan.missed == "nothing" or not row.deals:
        return 0, 0
    each = Fraction(sum(row.points), row.deals) if plan.missed == "average" else Fraction(plan.award)
    first, second = (int(each * missed + Fraction(1, 2)) for missed in row.missed)
    return first, second


def _standing(ids: tuple[int, ...], row: Row, for_missed: tuple[int, int], adjusted: tuple[int, int]) -> Standing:
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
