"""A whole schedule as a way round the room."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

from whistdrive.movement.designs import Places

Rounds = tuple[tuple[Places, ...], ...]


def read_rounds(value: object) -> Rounds:
    """Rounds × tables × positions from plain data.

    Raises ValueError where that is no schedule: a position twice in a round or in none, or tables of several sizes.
    """
    rounds = read_route(value)
    known = {place for games in rounds for table in games for place in table}
    if known != set(range(len(known))):
        raise ValueError("a position is missing")
    return rounds


def read_route(value: object) -> Rounds:
    """Rounds × tables × positions from plain data, some of which may only rest.

    Raises ValueError where that is none: a position twice in a round, or tables of several sizes.
    """
    if not isinstance(value, Sequence) or isinstance(value, str):
        raise ValueError("no list of rounds")
    try:
        rounds = tuple(tuple(tuple(table) for table in games) for games in value)
    except TypeError as error:
        raise ValueError("rounds are lists of tables, and these of positions") from error
    seated = [[place for table in games for place in table] for games in rounds]
    if any(type(place) is not int or place < 0 for places in seated for place in places):
        raise ValueError("a position is no whole number from 0 up")
    if any(len(set(places)) < len(places) for places in seated):
        raise ValueError("a position is twice in a round")
    if len({len(table) for games in rounds for table in games}) > 1 or len(set(map(len, rounds))) > 1:
        raise ValueError("tables or rounds differ in size")
    return rounds


def read_since(value: object) -> int:
    """The number of the round with which a route begins; raises ValueError for anything but a whole number from 1."""
    if type(value) is not int or value < 1:
        raise ValueError("no number of a round")
    return value


@dataclass(frozen=True, slots=True)
class Timetable:
    """Rounds × tables × positions 0 … ``size`` - 1; after the last round it begins again."""

    size: int
    rounds: Rounds

    @classmethod
    def of(cls, rounds: Rounds) -> Self:
        """The timetable of some rounds in which every position sits at least once."""
        return cls(1 + max((place for games in rounds for table in games for place in table), default=-1), rounds)

    def holds_all(self, players: int) -> bool:
        """Whether it is for so many, each of whom sits at least once."""
        return {place for games in self.rounds for table in games for place in table} == set(range(players))

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
