"""Standings of a whole evening."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path

from benchmarks.evenings import Scale, empty, played
from benchmarks.measure import Comparison
from whistdrive.core import changes
from whistdrive.core.drive import Drive
from whistdrive.core.evening import Evening
from whistdrive.core.standings import standings as standings_of
from whistdrive.core.totals import Standings


def standings(scale: Scale, _folder: Path) -> Iterator[Comparison]:
    """All measures and places, from values, against the sum of the same figures.

    First of a drive of which nothing is known, then of one that has been added up but for the deal written last.
    """
    evening = _Evening(scale)
    size = f"{scale.many} players, {scale.rounds} rounds"
    against = "a loop that adds every player's tricks"
    yield Comparison(f"standings, {size}", against, evening.rank, evening.add, before=evening.play)
    yield Comparison("standings, one deal later", against, evening.rank, evening.add, before=evening.correct)


class _Evening:
    """A large drive, all of it played."""

    def __init__(self, scale: Scale) -> None:
        self._begun = empty(scale.many, scale.rounds)
        self._evening = Evening(drive=played(self._begun))
        self._tricks = cycle(range(14))

    @property
    def _drive(self) -> Drive:
        assert self._evening.drive is not None
        return self._evening.drive

    def play(self) -> None:
        """Play it anew: equal, but with no part that was ever looked at."""
        self._evening = Evening(drive=played(self._begun))

    def correct(self) -> None:
        """Write another result for the first table of the last round."""
        number = len(self._drive.rounds)
        marks = {"ns": next(self._tricks)}
        self._evening = changes.write_deal(self._evening, number=number, table=1, deal=1, marks=marks)

    def rank(self) -> Standings:
        """The standings as the program has them."""
        return standings_of(self._drive)

    def add(self) -> dict[int, int]:
        """The bare sums."""
        return _added(self._drive)


def _added(drive: Drive) -> dict[int, int]:
    totals: dict[int, int] = defaultdict(int)
    for held in drive.rounds:
        for table in held.tables:
            ns = ew = 0
            for deal in table.slip.deals:
                ns += int(deal.marks["ns"])
                ew += int(deal.marks["ew"])
            (north,), (south,), (east,), (west,) = table.seats
            totals[north] += ns
            totals[south] += ns
            totals[east] += ew
            totals[west] += ew
    return totals
