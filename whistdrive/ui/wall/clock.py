"""The round clock as it runs: it tells when what it shows has changed, and when the bell is due."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic

from PySide6.QtCore import QObject, QTimer, Signal

from whistdrive.desk.round_clock import RoundClock, full
from whistdrive.words import Words

TICK = 200
"""How often it is looked at while it runs, in milliseconds."""


@dataclass(frozen=True, slots=True)
class Face:
    """What a clock shows: figures (empty where there is none), a word below them, and whether that is urgent."""

    figures: str = ""
    word: str = ""
    is_last: bool = False
    is_up: bool = False


class WallClock(QObject):
    """Runs a :class:`RoundClock`. ``changed`` follows whatever is seen; ``rings`` carries how often the bell strikes.

    It strikes once when the last minutes begin and twice when time is up.
    """

    changed = Signal()
    rings = Signal(int)

    def __init__(self, minutes: int, now: Callable[[], float] = monotonic, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._now = now
        self._clock = full(minutes)
        self._seen = self._clock.left(now())
        self._tick = QTimer(self)
        self._tick.setInterval(TICK)
        self._tick.timeout.connect(self.look)

    @property
    def runs(self) -> bool:
        """Whether it runs down."""
        return self._clock.runs

    def face(self, words: Words) -> Face:
        """What it shows now."""
        clock, now = self._clock, self._now()
        if not clock.length:
            return Face()
        is_last, is_up = clock.is_last(now), clock.is_up(now)
        paused = not clock.runs and not clock.untouched and not is_up
        key = "time_is_up" if is_up else "paused" if paused else "last_minutes" if is_last else ""
        return Face(clock.shown(now), words(f"wall.{key}") if key else "", is_last, is_up)

    def set_minutes(self, minutes: int) -> None:
        """Give each round so many minutes, from this one on where it has not begun."""
        untouched = self._clock.untouched or not self._clock.length
        rest = self._clock.rest
        self._turn_to(full(minutes) if untouched or not minutes else RoundClock(minutes * 60, rest, self._clock.since))

    def renew(self) -> None:
        """Stand at a whole round again."""
        self._turn_to(full(self._clock.length // 60))

    def begin_anew(self) -> None:
        """Stand at a whole round again, and run on if it runs."""
        runs = self.runs
        self.renew()
        if runs:
            self.toggle()

    def toggle(self) -> None:
        """Start, or stop for a while; from the beginning again once time is up."""
        now = self._now()
        if self._clock.is_up(now):
            self.renew()
        self._turn_to(self._clock.paused(now) if self._clock.runs else self._clock.started(now))

    def extend(self, seconds: int) -> None:
        """Give the round more time (or less)."""
        self._turn_to(self._clock.extended(seconds, self._now()))

    def look(self) -> None:
        """See how late it is; rings the bell for what was passed since the last look."""
        now = self._now()
        clock = self._clock
        before, after = RoundClock(clock.length, self._seen), clock.paused(now)
        if after.is_up(now) and not before.is_up(now):
            self.rings.emit(2)
        elif after.is_last(now) and not before.is_last(now):
            self.rings.emit(1)
        if before.shown(now) != after.shown(now):
            self.changed.emit()
        self._seen = after.rest
        if after.is_up(now) and clock.runs:
            self._turn_to(after)

    def _turn_to(self, clock: RoundClock) -> None:
        self._clock = clock
        self._seen = clock.left(self._now())
        if clock.runs:
            self._tick.start()
        else:
            self._tick.stop()
        self.changed.emit()
