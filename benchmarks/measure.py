"""How a piece of work is measured beside its bare minimum."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import ceil
from statistics import median
from time import perf_counter


def _nothing() -> None:
    """No preparation."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """Something that the product does, and the least that could do it.

    ``against`` says what ``bare`` is. ``before`` is called before each call of ``work``, and its time is not counted.
    """

    name: str
    against: str
    work: Callable[[], object]
    bare: Callable[[], object]
    before: Callable[[], object] = _nothing


@dataclass(frozen=True, slots=True)
class Effort:
    """How thoroughly to measure: so many samples of each side, each of so many seconds or of one call, if that is more.

    With no seconds a sample is one call, and nothing is called to warm up.
    """

    samples: int = 9
    seconds: float = 0.05


@dataclass(frozen=True, slots=True)
class Measured:
    """The samples of a comparison, in seconds a call, in the order in which they were taken."""

    name: str
    against: str
    work: tuple[float, ...]
    bare: tuple[float, ...]

    @property
    def ratio(self) -> float:
        """How many times the bare minimum the product takes, by the medians."""
        return median(self.work) / median(self.bare)


def measured(comparison: Comparison, effort: Effort) -> Measured:
    """Measure work and bare minimum in turn, so that whatever else the machine does meanwhile troubles both alike."""
    calls_of_work = _calls(comparison.work, comparison.before, effort)
    calls_of_bare = _calls(comparison.bare, _nothing, effort)
    work, bare = [], []
    for _ in range(effort.samples):
        work.append(_seconds(comparison.work, comparison.before, calls_of_work))
        bare.append(_seconds(comparison.bare, _nothing, calls_of_bare))
    return Measured(comparison.name, comparison.against, tuple(work), tuple(bare))


def _calls(action: Callable[[], object], before: Callable[[], object], effort: Effort) -> int:
    """How many calls make a sample."""
    if not effort.seconds:
        return 1
    _seconds(action, before, 1)  # the first call imports what is imported late and fills caches
    return ceil(effort.seconds / _seconds(action, before, 1))


def _seconds(action: Callable[[], object], before: Callable[[], object], calls: int) -> float:
    """What a call takes, on average."""
    spent = 0.0
    for _ in range(calls):
        before()
        began = perf_counter()
        action()
        spent += perf_counter() - began
    return spent / calls
