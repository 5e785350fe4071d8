"""How long to go on. What is found depends on seeds alone; the clock only says how many of them are tried."""

from __future__ import annotations

from time import monotonic


class Clock:
    """Counts down from some minutes."""

    def __init__(self, minutes: float) -> None:
        self._end = monotonic() + 60 * minutes

    @property
    def is_over(self) -> bool:
        """Whether the time is up."""
        return monotonic() >= self._end
