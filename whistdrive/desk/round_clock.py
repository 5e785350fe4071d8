"""How long a round may still take, as a value: moments are handed in, so that no test has to wait."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import ceil

SHORT = 8 * 60
"""Seconds below which a round counts as short: its last minute is marked, that of a longer one the last two."""


@dataclass(frozen=True, slots=True)
class RoundClock:
    """A clock that runs down. Times are seconds; moments are seconds since any point that stays the same.

    ``length`` is what a round is given (0: there is no clock), ``rest`` what was left at the moment ``since``; a clock
    that stands has no such moment.
    """

    length: int
    rest: float
    since: float | None = None

    @property
    def runs(self) -> bool:
        """Whether it runs down."""
        return self.since is not None

    @property
    def untouched(self) -> bool:
        """Whether the round has not begun."""
        return not self.runs and self.rest == self.length

    def left(self, now: float) -> float:
        """What is left; never less than nothing."""
        return self.rest if self.since is None else max(0.0, self.rest - (now - self.since))

    def started(self, now: float) -> RoundClock:
        """The same, running; where nothing is left it goes on standing, and so does one that has no length."""
        return replace(self, since=now) if self.since is None and self.rest > 0 else self

    def paused(self, now: float) -> RoundClock:
        """The same, standing."""
        return replace(self, rest=self.left(now), since=None)

    def extended(self, seconds: int, now: float) -> RoundClock:
        """With so much more; where time was up the more begins now. A clock without a length stays as it is."""
        if not self.length:
            return self
        return replace(self, rest=max(0.0, self.left(now) + seconds), since=None if self.since is None else now)

    def shown(self, now: float) -> str:
        """What is left in minutes and seconds, as ``7:05``; it shows ``0:00`` only when time is up."""
        minutes, seconds = divmod(ceil(self.left(now)), 60)
        return f"{minutes}:{seconds:02}"

    def is_last(self, now: float) -> bool:
        """Whether the last minutes have begun."""
        return self.length > 0 and self.left(now) <= (60 if self.length < SHORT else 120)

    def is_up(self, now: float) -> bool:
        """Whether nothing is left."""
        return self.length > 0 and self.left(now) == 0


def full(minutes: int) -> RoundClock:
    """The clock of a round that has not begun."""
    return RoundClock(minutes * 60, minutes * 60)
