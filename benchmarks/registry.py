"""All comparisons, by the name that is given on the command line."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from benchmarks.cards import cards
from benchmarks.club import club
from benchmarks.draw import draw
from benchmarks.entry import entry
from benchmarks.evenings import Scale
from benchmarks.key import key
from benchmarks.measure import Comparison, Effort, Measured, measured
from benchmarks.opening import opening
from benchmarks.paper import paper
from benchmarks.score import score
from benchmarks.seating import seating
from benchmarks.standings import standings
from benchmarks.start import start

Benchmark = Callable[[Scale, Path], Iterator[Comparison]]
"""Makes comparisons of that scale with files in that folder; what one needs is there until the next is asked for."""

BENCHMARKS: Final[Mapping[str, Benchmark]] = {
    "start": start,
    "open": opening,
    "club": club,
    "entry": entry,
    "key": key,
    "score": score,
    "standings": standings,
    "seating": seating,
    "draw": draw,
    "cards": cards,
    "paper": paper,
}


def run(name: str, scale: Scale, effort: Effort) -> Iterator[Measured]:
    """Measure one of :data:`BENCHMARKS`, each comparison when it is asked for, in a folder that is removed again."""
    with TemporaryDirectory(prefix="whistdrive-") as folder:
        for comparison in BENCHMARKS[name](scale, Path(folder)):
            yield measured(comparison, effort)
