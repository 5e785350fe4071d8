"""What is asked of a schedule, and a schedule."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, get_args

Kind = Literal["individual", "mixed", "pairs", "singles", "teams"]
KINDS: tuple[Kind, ...] = get_args(Kind)

Game = tuple[int, ...]
"""The positions at one table: ``(a, b, c, d)`` is a and b against c and d, ``(a, b)`` is a against b."""

MOST_PLAYERS = 200
"""More than this sit down in no hall that we know of."""


@dataclass(frozen=True, slots=True)
class Request:
    """What an organiser asks for: ``players`` (for pairs and teams: how many of these) and rounds (None: full length).

    In a mixed schedule the first half of the positions are one role and the second half the other.
    """

    kind: Kind
    players: int
    rounds: int | None = None


@dataclass(frozen=True, slots=True)
class Schedule:
    """Rounds × tables × positions. ``method`` says in a few words how it was found, for the fairness report."""

    kind: Kind
    players: int
    rounds: tuple[tuple[Game, ...], ...]
    method: str

    def resting(self, number: int) -> tuple[int, ...]:
        """The positions without a table in round ``number``, counted from 1."""
        seated = {place for game in self.rounds[number - 1] for place in game}
        return tuple(place for place in range(self.players) if place not in seated)
