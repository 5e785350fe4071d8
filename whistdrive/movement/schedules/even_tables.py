"""Which table each game of a round gets, so that no side sits at a table more often than it must.

What is found is the same on every machine: chances are only multiplied, which every machine does alike, and never taken
from a function such as exp, whose last figures differ from one library to another.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from whistdrive.movement.lots import Lots
from whistdrive.movement.schedules.schedule import Game

EXCHANGES: Final = 200_000
"""Exchanges of two tables that are looked at, in about an eighth of a second."""

MANY: Final = 100
MANY_EXCHANGES: Final = 800_000
"""How many sides are many, and what is looked at for these."""

_WARMEST: Final = 0.05
"""The chance at first of an exchange that brings one repeat more; one that brings n more has the nth power of it."""

_MOST: Final = 4
"""An exchange that brings more repeats than this is never made: it would be one time in three million at first."""

_COOLING: Final = 0.99998044
"""By what the chance is multiplied at each exchange: it is 0.001 after :data:`EXCHANGES` of them."""

_SLOW_COOLING: Final = 0.99999511
"""The same for :data:`MANY_EXCHANGES`."""


def with_even_tables(rounds: Sequence[Sequence[Game]]) -> tuple[tuple[Game, ...], ...]:
    """The same rounds with their games at the evenest tables that simulated annealing finds in a fixed number of steps.

    What is made small is the number of two visits of one side to one table. Every round must have as many games.
    """
    room = _Room(rounds)
    lots = Lots("even tables", room.length, room.tables)
    best, fewest, bound = room.rounds(), room.repeats, room.bound()
    exchanges, cooling = (MANY_EXCHANGES, _SLOW_COOLING) if room.sides > MANY else (EXCHANGES, _COOLING)
    every_two, chance = room.tables * room.tables, _WARMEST
    for _ in range(exchanges):
        if fewest == bound:
            break
        chance *= cooling
        number, two = divmod(lots.below(room.length * every_two), every_two)
        one, another = divmod(two, room.tables)
        more = room.more_repeats(number, one, another)
        if more <= 0 or (more <= _MOST and lots.share() < _power(chance, more)):
            room.exchange(number, one, another, more)
            if room.repeats < fewest:
                best, fewest = room.rounds(), room.repeats
    return best


class _Room:
    """Rounds whose games change tables, and the visits that they make."""

    def __init__(self, rounds: Sequence[Sequence[Game]]) -> None:
        self.length, self.tables = len(rounds), len(rounds[0])
        self.sides = 1 + max(side for games in rounds for game in games for side in game)
        self._rounds = [list(games) for games in rounds]
        self._visits = [[0] * self.sides for _ in range(self.tables)]
        for games in rounds:
            for visits, game in zip(self._visits, games, strict=True):
                for side in game:
                    visits[side] += 1
        self.repeats = sum(_pairs(times) for visits in self._visits for times in visits)

    def rounds(self) -> tuple[tuple[Game, ...], ...]:
        return tuple(map(tuple, self._rounds))

    def bound(self) -> int:
        """The fewest repeats that the games of each side allow."""
        found = 0
        for of_one in zip(*self._visits, strict=True):
            each, over = divmod(sum(of_one), self.tables)
            found += over * _pairs(each + 1) + (self.tables - over) * _pairs(each)
        return found

    def more_repeats(self, number: int, one: int, another: int) -> int:
        """How many repeats more there are if the games of two tables are exchanged in a round."""
        if one == another:
            return 0
        games, here, there = self._rounds[number], self._visits[one], self._visits[another]
        moved, back = games[one], games[another]
        more = len(moved) + len(back)
        for side in moved:
            more += there[side] - here[side]
        for side in back:
            more += here[side] - there[side]
        return more

    def exchange(self, number: int, one: int, another: int, more: int) -> None:
        """Exchange the games of two tables in a round, which brings so many repeats more."""
        games, here, there = self._rounds[number], self._visits[one], self._visits[another]
        for side in games[one]:
            here[side] -= 1
            there[side] += 1
        for side in games[another]:
            there[side] -= 1
            here[side] += 1
        games[one], games[another] = games[another], games[one]
        self.repeats += more


def _power(chance: float, times: int) -> float:
    found = chance
    for _ in range(times - 1):
        found *= chance
    return found


def _pairs(times: int) -> int:
    return times * (times - 1) // 2
