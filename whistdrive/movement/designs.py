"""Cyclic designs: one round is written down, and every later one follows by counting on.

The positions of a design are numbers from 0. After each round every number goes up by one, and the last starts again
at 0; only the *fixed* position, where there is one, stays. A table lists its positions partners first:
``(a, b, c, d)`` is a and b against c and d, ``(a, b)`` is a against b.
"""

from __future__ import annotations

from dataclasses import dataclass

from whistdrive.movement.starters import FIXED, WHIST_STARTERS

Places = tuple[int, ...]
"""The positions at one table."""


@dataclass(frozen=True, slots=True)
class Design:
    """A cyclic design. ``size`` counts its positions and ``length`` its rounds, which is also what is counted round.

    A design with a fixed position has one position more than rounds, and the fixed one is the last.
    """

    size: int
    length: int
    starter: tuple[Places, ...]

    def round(self, number: int) -> tuple[Places, ...]:
        """The tables of a round (counted from 1); after ``length`` rounds the design begins again."""
        return tuple(tuple(self._counted_on(place, number - 1) for place in table) for table in self.starter)

    def resting(self, number: int) -> Places:
        """The positions without a table in that round."""
        seated = {place for table in self.round(number) for place in table}
        return tuple(place for place in range(self.size) if place not in seated)

    def _counted_on(self, place: int, by: int) -> int:
        return place if place == self.length else (place + by) % self.length


def whist_design(players: int) -> Design | None:
    """The design in which everybody partners everybody once and opposes everybody twice, where we hold a starter."""
    text = WHIST_STARTERS.get(players)
    if text is None:
        return None
    length = players if players % 4 else players - 1
    tables = tuple(
        tuple(length if place == FIXED else int(place) for side in table.split("|") for place in side.split())
        for table in text.split(",")
    )
    return Design(players, length, tables)


def circle(sides: int) -> Design:
    """The circle method: every side (a pair, or one player) meets every other once.

    With an even number one side keeps its table; with an odd number each rests once.
    """
    length = sides - 1 if sides % 2 == 0 else sides
    across = tuple((step, length - step) for step in range(1, (length - 1) // 2 + 1))
    return Design(sides, length, across if sides % 2 else ((length, 0), *across))


def rounds_with_new_partners(players: int) -> int:
    """How many rounds of fours can be played at most before somebody must partner somebody again.

    There are v(v - 1)/2 partnerships, and each of the v // 4 tables uses two of them in a round.
    """
    return players * (players - 1) // 2 // (2 * (players // 4))
