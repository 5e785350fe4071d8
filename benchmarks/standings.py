"""Standings of a whole evening."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from benchmarks.evenings import Scale, empty, played
from benchmarks.measure import Comparison
from whistdrive.core.drive import Drive
from whistdrive.core.standings import standings as standings_of


def standings(scale: Scale, _folder: Path) -> Iterator[Comparison]:
    """All measures and places, from values, against the sum of the same figures."""
    drive = played(empty(scale.many, scale.rounds))
    yield Comparison(
        f"standings, {scale.many} players, {scale.rounds} rounds",
        "a loop that adds every player's tricks",
        partial(standings_of, drive),
        partial(_added, drive),
    )


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
