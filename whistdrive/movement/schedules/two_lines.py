"""Short rounds of pairs or singles: no two sides meet twice, and no side sees a table twice.

The sides stand in two lines of as many as there are tables. In round s side t + s of the first line meets side
t + b(s) of the second at table t, counted round, where s, b(s) and b(s) - s are each time new. With an odd number the
last side takes, round by round, the place of one that rests.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from whistdrive.movement.lots import Lots
from whistdrive.movement.schedules.schedule import Game

Stand = tuple[int, int, int]
"""A table at which the odd side sits, the side that rests for it, and the side that it meets there."""

_CALLS = 2000
"""Stands given to the odd side before the search gives up; up to 200 sides it needs fewer than two a round."""


def two_lines(sides: int, rounds: int) -> tuple[tuple[Game, ...], ...] | None:
    """So many rounds, or None where they are more than this rule can give (one a table; one less if those are even)."""
    tables = sides // 2
    if rounds > tables - (tables % 2 == 0):
        return None
    games = [_round(tables, s) for s in range(rounds)]
    if sides % 2:
        stands = _stands(games, tables)
        if stands is None:
            return None
        for held, (table, rests, _) in zip(games, stands, strict=True):
            one, another = held[table]
            held[table] = (sides - 1, another) if rests == one else (one, sides - 1)
    return tuple(map(tuple, games))


def _round(tables: int, s: int) -> list[Game]:
    doubled = 2 * s + (tables % 2 == 0 and 2 * s >= tables)
    return [((t + s) % tables, (t + doubled) % tables + tables) for t in range(tables)]


def _stands(games: list[list[Game]], tables: int) -> list[Stand] | None:
    """A stand for every round, with no table, no resting side and no opponent twice.

    A round without a free stand takes one that only one other round stands in the way of, which then looks anew.
    """
    lots = Lots("the odd side", tables, len(games))
    taken: dict[int, Stand] = {}
    holders: dict[tuple[int, int], int] = {}
    waiting = list(range(len(games)))
    for _ in range(_CALLS):
        if not waiting:
            return [taken[number] for number in range(len(games))]
        number = waiting.pop(0)
        offered = lots.shuffled(_offers(games[number]))
        rivals = [{holders[part] for part in enumerate(stand) if part in holders} for stand in offered]
        fewest = min(range(len(offered)), key=lambda at: len(rivals[at]))
        for rival in sorted(rivals[fewest]):
            for part in enumerate(taken.pop(rival)):
                del holders[part]
            waiting.append(rival)
        taken[number] = offered[fewest]
        holders.update(dict.fromkeys(enumerate(offered[fewest]), number))
    return None


def _offers(games: list[Game]) -> Iterator[Stand]:
    for (table, game), at in product(enumerate(games), (0, 1)):
        yield table, game[at], game[1 - at]
