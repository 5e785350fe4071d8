"""A whole schedule as a way round the room."""

from __future__ import annotations

from dataclasses import dataclass

from whistdrive.movement.designs import Places


@dataclass(frozen=True, slots=True)
class Timetable:
    """Rounds × tables × positions 0 … ``size`` - 1; after the last round it begins again."""

    size: int
    rounds: tuple[tuple[Places, ...], ...]

    @property
    def length(self) -> int:
        """Its number of rounds."""
        return len(self.rounds)

    def round(self, number: int) -> tuple[Places, ...]:
        """The tables of a round, counted from 1."""
        return self.rounds[(number - 1) % len(self.rounds)]

    def resting(self, number: int) -> Places:
        """The positions without a table in that round."""
        seated = {place for table in self.round(number) for place in table}
        return tuple(place for place in range(self.size) if place not in seated)
