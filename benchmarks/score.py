"""Score sheets of the two systems that most evenings are played by."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path

from benchmarks.evenings import Scale, empty, played
from benchmarks.measure import Comparison
from whistdrive.core.contracts import Dealt, RuleSet
from whistdrive.core.sheet import Sheet

Sittings = Sequence[Sequence[Dealt]]


def score(scale: Scale, _folder: Path) -> Iterator[Comparison]:
    """The sheets of all tables in a long round, with every reason, against the sum of the tricks in the same deals."""
    for scoring, mark in (("cvisti", "tricks"), ("tricks", "ns")):
        drive = played(empty(scale.few, 1, scoring=scoring, deals=scale.rounds))
        sittings = [drive.dealt(1, table) for table in drive.rounds[0].tables]
        yield Comparison(
            f"score, {scoring}, {len(sittings)} sheets of {scale.rounds} deals",
            "a loop that adds both sides' tricks",
            partial(_sheets, drive.scoring, sittings),
            partial(_added, mark, sittings),
        )


def _sheets(rules: RuleSet, sittings: Sittings) -> list[Sheet]:
    return [rules.sheet(deals, len(deals)) for deals in sittings]


def _added(mark: str, sittings: Sittings) -> list[tuple[int, int]]:
    sums = []
    for deals in sittings:
        taken = left = 0
        for deal in deals:
            tricks = int(deal.marks[mark])
            taken += tricks
            left += 13 - tricks
        sums.append((taken, left))
    return sums
