"""How often something happened to each of many."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Spread:
    """``histogram`` has rows (times, to how many), least times first."""

    histogram: tuple[tuple[int, int], ...]

    @property
    def least(self) -> int:
        """To whom it happened least, it happened so often."""
        return self.histogram[0][0] if self.histogram else 0

    @property
    def most(self) -> int:
        """To whom it happened most, it happened so often."""
        return self.histogram[-1][0] if self.histogram else 0

    @property
    def total(self) -> int:
        """How often it happened in all."""
        return sum(times * many for times, many in self.histogram)

    @property
    def cells(self) -> int:
        """To how many it could happen."""
        return sum(many for _, many in self.histogram)
