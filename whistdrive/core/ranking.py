"""Places: steps that tell level rows apart, one after the other, and what was decided by hand where all leave a tie.

A step asks every row that is still level for a figure, and more is better. To add one: write the function that finds
its figures, name it in :data:`STEPS`, and give it a name in ``whistdrive/words/paper.py`` (``measure.``).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import chain, groupby
from operator import attrgetter

from whistdrive.core.cards import halves_known
from whistdrive.core.drive import Drive, Entry, Tie
from whistdrive.core.figures import Entrants, Figures, figures_of
from whistdrive.core.memo import Memo
from whistdrive.core.tally import tallies
from whistdrive.core.totals import Standing, totals

Figure = int | Fraction | tuple[int, ...]
"""What a step judges by; of several numbers the first that differs tells."""

Rows = Sequence[Standing]

MEASURES: Mapping[str, Callable[[Standing], int | Fraction]] = {
    key: attrgetter(key) for key in ("total", "difference", "rubbers", "games", "won", "first", "second", "average")
}
"""The steps whose figure every row has of its own."""

_OF_OPPONENTS = {"difference", "rubbers", "games", "won", "head_to_head"}


@dataclass(frozen=True, slots=True)
class Level:
    """Rows that no step tells apart, as a rule one; ``merit`` are the steps that they were judged by, with figures."""

    rows: tuple[Standing, ...]
    merit: tuple[tuple[str, Figure], ...] = ()


@dataclass(frozen=True, slots=True)
class Comparison:
    """One step between rows that were level before it: the figure of each, best first. The last may be ``decided``."""

    key: str
    figures: tuple[tuple[Entrants, Figure], ...]


@dataclass(frozen=True, slots=True)
class Judge:
    """Who compares the rows of a drive after round ``upto`` (None: after all that is seated)."""

    drive: Drive
    upto: int | None = None

    def ranked(self, rows: Iterable[Standing]) -> tuple[Standing, ...]:
        """The rows in order of place; rows that stay level share a place (1, 2, 2, 4)."""
        placed: list[Standing] = []
        everybody = tuple(rows)
        for level in self.levels(everybody):
            tie, parts = self.parted(level.rows, everybody)
            settled = tie.decision if tie else ""
            for part in parts:
                place, shared = len(placed) + 1, len(part) > 1
                placed += (replace(row, place=place, shared=shared, settled=settled) for row in part)
        return tuple(placed)

    def levels(self, rows: Rows, steps: Sequence[str] | None = None) -> Iterator[Level]:
        """The rows by merit, best first, as far as the steps tell them apart; nothing that was decided counts yet."""
        return self._levels(rows, steps_of(self.drive) if steps is None else steps, ())

    def parted(self, level: Rows, everybody: Rows) -> tuple[Tie | None, tuple[Rows, ...]]:
        """Level rows as a tie between them was decided: those who won it one by one, then the others together."""
        tie = self.tie(level, everybody)
        if tie is None:
            return None, (level,)
        ahead = [row for one in tie.order for row in level if row.entrants[0] == one]
        behind = tuple(row for row in level if row not in ahead)
        return tie, (*((row,) for row in ahead), *([behind] if behind else []))

    def compared(self, row: Standing, rows: Rows) -> tuple[Comparison, ...]:
        """How a row was told apart, among ``rows``, from those with as good a figure at the first step; none: nothing.

        Each step has the rows that were level with it until then; at the last it is alone or nothing more is asked.
        """
        [level] = [level for level in self.first_levels(rows) if row in level.rows]
        return tuple(
            step for step in self.told_apart(level.rows, rows) if row.entrants in (one for one, _ in step.figures)
        )

    def first_levels(self, rows: Rows) -> Iterator[Level]:
        """The rows by the first step alone, best first."""
        return self.levels(rows, steps_of(self.drive)[:1])

    def told_apart(self, level: Rows, everybody: Rows) -> Iterator[Comparison]:
        """All steps between rows that the first leaves level: those of the better ones before those of the others."""
        return self._told_apart(level, everybody, steps_of(self.drive)[1:])

    def level_with(self, row: Standing, rows: Rows) -> Rows:
        """The rows that no step tells from this one, itself among them, whatever was decided."""
        return next(level.rows for level in self.levels(rows) if row in level.rows)

    def tie(self, level: Rows, everybody: Rows) -> Tie | None:
        """The decision about exactly these rows, of all that are ranked, with exactly the points they have."""
        points = {row.entrants[0]: row.total for row in level}
        present = {row.entrants[0] for row in everybody}
        for tie in self.drive.ties if len(level) > 1 else ():
            known = dict(zip(tie.tied, tie.points, strict=True))
            if {one: known[one] for one in known if one in present} == points:
                return tie
        return None

    def _told_apart(self, level: Rows, everybody: Rows, steps: Sequence[str]) -> Iterator[Comparison]:
        if len(level) < 2:
            return
        if not steps:
            tie, parts = self.parted(level, everybody)
            if tie:
                places = ((each.entrants, -place) for place, part in enumerate(parts, start=1) for each in part)
                yield Comparison("decided", tuple(places))
            return
        figures = self._figures(steps[0], level)
        ordered = sorted(level, key=lambda row: figures[row.entrants], reverse=True)
        yield Comparison(steps[0], tuple((row.entrants, figures[row.entrants]) for row in ordered))
        for _, part in groupby(ordered, key=lambda row: figures[row.entrants]):
            yield from self._told_apart(tuple(part), everybody, steps[1:])

    def _levels(self, rows: Rows, steps: Sequence[str], merit: tuple[tuple[str, Figure], ...]) -> Iterator[Level]:
        if not steps or (merit and len(rows) < 2):
            if rows:
                yield Level(tuple(rows), merit)
            return
        figures = self._figures(steps[0], rows)
        ordered = sorted(rows, key=lambda row: figures[row.entrants], reverse=True)
        for figure, level in groupby(ordered, key=lambda row: figures[row.entrants]):
            yield from self._levels(tuple(level), steps[1:], (*merit, (steps[0], figure)))

    def _figures(self, key: str, rows: Rows) -> Mapping[Entrants, Figure]:
        if key in MEASURES:
            return {row.entrants: MEASURES[key](row) for row in rows}
        return _COMPARISONS[key](self, rows)

    @property
    def deals(self) -> Mapping[Entrants, Figures]:
        """The deals of every row, one by one."""
        return _DEALS.answer(self.drive, (self.upto,), lambda: figures_of(self.drive, self.upto))

    @property
    def totals_before(self) -> Sequence[Mapping[Entrants, int]]:
        """The totals of every row after each round but the last, the latest first."""
        return _TOTALS.answer(self.drive, (self.upto,), self._totals_before)

    def _totals_before(self) -> Sequence[Mapping[Entrants, int]]:
        last = len(self.drive.rounds[: self.upto])
        return [
            {row.entrants: row.total for row in totals(self.drive, number, dummies=True).rows}
            for number in range(last - 1, 0, -1)
        ]


_DEALS: Memo[Mapping[Entrants, Figures]] = Memo(4)
_TOTALS: Memo[Sequence[Mapping[Entrants, int]]] = Memo(4)


def telling(*, rubbers: bool, halves: bool, entry: Entry) -> tuple[str, ...]:
    """The steps that can tell anything: some games have no ``rubbers``, some evenings no ``halves`` that are known.

    Cards know no opponents.
    """
    unknown = set() if rubbers else {"rubbers", "games"}
    if not halves:
        unknown |= {"first", "second"}
    if entry == "cards":
        unknown |= _OF_OPPONENTS
    return tuple(key for key in STEPS if key not in unknown)


def steps_of(drive: Drive) -> tuple[str, ...]:
    """The steps of the plan that tell anything in this drive; the total where none does."""
    known = telling(rubbers=drive.scoring.plays_rubbers, halves=halves_known(drive), entry=drive.plan.entry)
    return tuple(key for key in drive.plan.ranking if key in known) or ("total",)


def _highest_deal(judge: Judge, rows: Rows) -> Mapping[Entrants, Figure]:
    """The most points of one deal."""
    return {row.entrants: judge.deals[row.entrants].highest_deal for row in rows}


def _last_deal(judge: Judge, rows: Rows) -> Mapping[Entrants, Figure]:
    """The points of the last deal that anybody has played; whoever missed it is behind all others."""
    last = max((number for each in judge.deals.values() for number, _ in each.deals[-1:]), default=0)
    points = {row.entrants: judge.deals[row.entrants].of_deal(last) for row in rows}
    return {entrants: () if each is None else (each,) for entrants, each in points.items()}


def _last_led(judge: Judge, rows: Rows) -> Mapping[Entrants, Figure]:
    """Who was ahead before they drew level: the totals after each round, the latest first."""
    if judge.drive.plan.entry == "cards":
        return {row.entrants: judge.deals[row.entrants].running[::-1] for row in rows}
    return {row.entrants: tuple(each[row.entrants] for each in judge.totals_before) for row in rows}


def _head_to_head(judge: Judge, rows: Rows) -> Mapping[Entrants, int]:
    """The points for, less those against, of the deals in which they played against each other."""
    row_of = {entrant: row.entrants for row in rows for entrant in row.entrants}
    found = {row.entrants: 0 for row in rows}
    drive = judge.drive.earnest
    for number in range(1, len(drive.rounds[: judge.upto]) + 1):
        shares = list(chain.from_iterable(tally.shares for tally in tallies(drive, number)))
        for (ns, share), (ew, _) in zip(shares[::2], shares[1::2], strict=True):
            here, there = ({row_of[each] for each in people if each in row_of} for people in (ns, ew))
            if here and there:
                net = share.points - share.against
                found |= {row: found[row] + net for row in here} | {row: found[row] - net for row in there}
    return found


_COMPARISONS: Mapping[str, Callable[[Judge, Rows], Mapping[Entrants, Figure]]] = {
    "highest_deal": _highest_deal,
    "last_deal": _last_deal,
    "last_led": _last_led,
    "head_to_head": _head_to_head,
}

STEPS = (*MEASURES, *_COMPARISONS)
"""All that places can be decided by."""
