"""A drive added up by rows of the results, a round at a time, so that a change costs the rounds that it touches."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

from whistdrive.core.drive import Drive, Plan
from whistdrive.core.memo import Memo
from whistdrive.core.tally import TableTally, tallies


def counted(drive: Drive, upto: int | None, *, single: bool) -> Count:
    """A drive added up, a round at a time; the rounds before the first that a change has touched are known already."""
    movement = drive.movement
    context = (drive.plan, drive.scoring, movement.keeps_pairs, movement.keeps_teams, single)
    count = _BEGUN.answer(drive.entrants, context, lambda: _begun(rows_of(drive, single=single)))
    for number, seated in enumerate(drive.rounds[:upto], start=1):
        count = _COUNTED.answer(seated, (number, count), partial(count.with_round, drive, number))
    return count


def rows_of(drive: Drive, *, single: bool = False) -> dict[int, tuple[int, ...]]:
    """Which row every entrant belongs to: those of one team, of one pair and of one seat have one together."""
    movement = drive.movement
    row_of: dict[int, set[int]] = {entrant.id: {entrant.id} for entrant in drive.entrants}
    known: dict[tuple[str, int], int] = {}
    for entrant in drive.entrants if not single else ():
        bonds = {
            "team": entrant.team if movement.keeps_teams else None,
            "pair": entrant.pair if movement.keeps_pairs and not movement.keeps_teams else None,
            "seat": entrant.shares,
            "successor": entrant.replaces,
        }
        for bond, number in bonds.items():
            if number is None:
                continue
            other = number if bond in ("seat", "successor") else known.setdefault((bond, number), entrant.id)
            joined = row_of[entrant.id] | row_of.get(other, set())
            row_of |= dict.fromkeys(joined, joined)
    return {entrant: tuple(sorted(row)) for entrant, row in row_of.items()}


class Row:
    """What has been counted for a row so far; a pair of figures stands for before and after the interval."""

    __slots__ = ("against", "awarded", "deals", "games", "missed", "points", "rested", "rubbers", "won")

    def __init__(self) -> None:
        self.points, self.awarded, self.missed = [0, 0], [0, 0], [0, 0]
        self.against = self.deals = self.won = self.games = self.rubbers = self.rested = 0

    def copy(self) -> Row:
        """The same figures, to be counted on."""
        made = Row()
        made.points, made.awarded, made.missed = self.points[:], self.awarded[:], self.missed[:]
        made.against, made.deals, made.won = self.against, self.deals, self.won
        made.games, made.rubbers, made.rested = self.games, self.rubbers, self.rested
        return made


@dataclass(slots=True, eq=False)
class Count:
    """What the first rounds of a drive brought; what is counted on is a copy."""

    row_of: Mapping[int, tuple[int, ...]]
    rows: dict[tuple[int, ...], Row]
    missing: tuple[tuple[int, int], ...] = ()
    odd: tuple[tuple[int, int], ...] = ()
    expected: int = 0

    def with_round(self, drive: Drive, number: int) -> Count:
        """A count that has, too, what the next round brought those who sat, who rested and who were not there."""
        count = replace(self, rows={ids: row.copy() for ids, row in self.rows.items()})
        count.add_round(drive, number)
        return count

    def add_round(self, drive: Drive, number: int) -> None:
        """Add a round to the count itself."""
        plan, seated = drive.plan, drive.rounds[number - 1]
        half = int(number > plan.interval > 0)
        idle = set(self.rows)
        for tally in tallies(drive, number):
            self._add_table(plan, drive.scoring.deal_sum, number, tally, idle)
        resting = {self.row_of[entrant] for entrant in seated.resting} & idle
        deals = plan.deals or 1
        for ids in resting:
            row = self.rows[ids]
            row.rested += 1
            if seated.started:
                row.awarded[half] += plan.award * deals
        for ids in idle - resting if seated.started else ():
            self.rows[ids].missed[half] += deals

    def _add_table(
        self, plan: Plan, base: int | None, number: int, tally: TableTally, idle: set[tuple[int, ...]]
    ) -> None:
        half = int(number > plan.interval > 0)
        at_table: dict[tuple[int, ...], int] = {}
        many = []
        for people, share in tally.shares:
            sat = {self.row_of[entrant] for entrant in people}
            many.append(len(sat))
            for ids in sat:
                row = self.rows[ids]
                row.points[half] += share.points
                row.against += share.against
                row.deals += share.deals
                row.won += share.won
                row.games += share.games
                row.rubbers += share.rubbers
                at_table[ids] = at_table.get(ids, 0) + share.deals
        idle.difference_update(at_table)
        self._expect(base, tally, many)
        if plan.deals and not tally.owed:
            for ids, deals in at_table.items():
                self.rows[ids].missed[half] += max(0, plan.deals - deals)
        if tally.owed:
            self.missing += ((number, tally.table),)
        if tally.odd:
            self.odd += ((number, tally.table),)

    def _expect(self, base: int | None, tally: TableTally, many: Sequence[int]) -> None:
        """Add to what the rows should come to: their points, and what the sides of the table lack of the deals' sum.

        ``many`` are the rows that got each share: as a rule as many on both sides, but not where partners are two rows.
        """
        if base is None:
            return
        for at in range(0, len(many), 2):
            (_, ns), (_, ew) = tally.shares[at : at + 2]
            lacking = base * ns.deals - ns.points - ew.points
            self.expected += many[at] * ns.points + many[at + 1] * ew.points + max(many[at : at + 2]) * lacking


def _begun(row_of: Mapping[int, tuple[int, ...]]) -> Count:
    return Count(row_of, {ids: Row() for ids in row_of.values()})


_BEGUN: Memo[Count] = Memo(8)
_COUNTED: Memo[Count] = Memo(128)
