"""Which table each game of a round gets, so that no side sits at a table more often than it must."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from whistdrive.movement.lots import Lots
from whistdrive.movement.schedules.schedule import Game

EXCHANGES = 200_000
"""Exchanges of two tables that are looked at, in about a fifth of a second."""

_WARMEST, _COLDEST = 0.5, 0.15
"""The temperatures: one repeat more is taken one time in seven at first and one in 800 at last."""

Visits = list[list[int]]
"""How often each side (row) sits at each table (column)."""


def with_even_tables(rounds: Sequence[Sequence[Game]]) -> tuple[tuple[Game, ...], ...]:
    """The same rounds with their games at the evenest tables that simulated annealing finds in a fixed number of steps.

    What is made small is the number of two visits of one side to one table. Every round must have as many games.
    """
    room = _Room(rounds)
    lots = Lots("even tables", len(rounds), len(rounds[0]))
    best, fewest, bound = room.rounds(), room.repeats, room.bound()
    temperature, cooling = _WARMEST, (_COLDEST / _WARMEST) ** (1 / EXCHANGES)
    for _ in range(EXCHANGES):
        if fewest == bound:
            break
        temperature *= cooling
        number, one, another = lots.below(room.length), lots.below(room.tables), lots.below(room.tables)
        more = room.more_repeats(number, one, another)
        if more <= 0 or lots.share() < exp(-more / temperature):
            room.exchange(number, one, another)
            if room.repeats < fewest:
                best, fewest = room.rounds(), room.repeats
    return best


class _Room:
    """Rounds whose games change tables, and the visits that they make."""

    def __init__(self, rounds: Sequence[Sequence[Game]]) -> None:
        self.length, self.tables = len(rounds), len(rounds[0])
        self._rounds = [list(games) for games in rounds]
        sides = 1 + max(side for games in rounds for game in games for side in game)
        self._visits = [[0] * self.tables for _ in range(sides)]
        for games in rounds:
            for table, game in enumerate(games):
                for side in game:
                    self._visits[side][table] += 1
        self.repeats = sum(_pairs(times) for row in self._visits for times in row)

    def rounds(self) -> tuple[tuple[Game, ...], ...]:
        return tuple(map(tuple, self._rounds))

    def bound(self) -> int:
        """The fewest repeats that the games of each side allow."""
        found = 0
        for row in self._visits:
            each, over = divmod(sum(row), self.tables)
            found += over * _pairs(each + 1) + (self.tables - over) * _pairs(each)
        return found

    def more_repeats(self, number: int, one: int, another: int) -> int:
        """How many repeats more there are if the games of two tables are exchanged in a round."""
        if one == another:
            return 0
        games, visits = self._rounds[number], self._visits
        more = len(games[one]) + len(games[another])
        for side in games[one]:
            more += visits[side][another] - visits[side][one]
        for side in games[another]:
            more += visits[side][one] - visits[side][another]
        return more

    def exchange(self, number: int, one: int, another: int) -> None:
        self.repeats += self.more_repeats(number, one, another)
        games, visits = self._rounds[number], self._visits
        for place, to in ((one, another), (another, one)):
            for side in games[place]:
                visits[side][place] -= 1
                visits[side][to] += 1
        games[one], games[another] = games[another], games[one]


def _pairs(times: int) -> int:
    return times * (times - 1) // 2
