"""Balanced tournaments: every two sides meet once, and no side sits more than twice at any table.

With an odd number of sides the circle method is balanced as it stands. With an even number the side that keeps its
place would sit at one table all the time, so its game changes tables, round by round, with one that needs it: two
rules and a few stored orders say with which.
"""

from __future__ import annotations

from math import gcd
from typing import Final

from whistdrive.movement.schedules.schedule import Game

Rounds = list[list[Game]]
"""Rounds, and the games of each in the order of the tables."""

TABLE_ORDERS: Final = {
    10: "24031 12304 13420 31024 32140 04312 20413 10243 41203",
    16: (
        "14753062 71403526 01432756 76053412 46527031 71052436 31457206 45370621 "
        "25710346 42537610 40731256 43275601 73402516 67254130 20736415"
    ),
}
"""Orders of the tables that neither rule gives, by the number of sides, found by search: one word a round, one figure
a table. In round x the figure d stands for the game of x + d and x - d, 0 for that of x and the last side."""


ADDERS: Final = {
    17: "10 3 5 16 9 4 6 15",
    35: "28 22 9 32 10 5 24 18 16 29 27 20 1 23 33 14 4",
    65: "47 25 35 58 34 22 3 12 8 15 20 10 28 4 41 63 60 39 21 56 14 23 36 48 59 11 33 16 13 38 64 19",
}
"""Skew adders that no multiplier gives, by the number of tables: where sides x and -x of the first half meet in the
round that the others follow from, for x = 1, 2, …"""


def balanced_tournament(sides: int) -> Rounds:
    """Every two sides once, each side at most twice at a table.

    That is impossible for four sides, of whom one keeps its table; and it is not reached for 28, 40, 52, … sides, for
    which neither rule gives an order and none is stored: there some sides sit up to four times at a table.
    """
    if sides % 2:
        return circle(sides)
    if sides in TABLE_ORDERS:
        return [
            [games[int(figure)] for figure in order]
            for games, order in zip(circle(sides), TABLE_ORDERS[sides].split(), strict=True)
        ]
    tables = sides // 2
    adder = _adder(tables) if sides % 3 == 1 and tables % 2 else {}
    return _of_two_halves(tables, adder) if adder else _swapped(sides)


def circle(sides: int) -> Rounds:
    """The circle method: in round x sides x + d and x - d meet at table d, counted round.

    With an even number of sides the last one stands outside the circle and meets side x, at table 0.
    """
    length = sides - 1 if sides % 2 == 0 else sides
    return [
        [
            *([(x, length)] if sides % 2 == 0 else []),
            *(((x + d) % length, (x - d) % length) for d in range(1, (length + 1) // 2)),
        ]
        for x in range(length)
    ]


def _swapped(sides: int) -> Rounds:
    """The circle with the outside game moved, in rounds a and -a, to the table of difference 2a.

    Side a gains a visit there in round a and loses one in round -a; side 3a gains one at table 0. So it is balanced
    where 3 does not divide the number of rounds (Haselgrove and Leech 1977).
    """
    rounds = circle(sides)
    length = sides - 1
    for a in range(1, sides // 2):
        table = min(2 * a, length - 2 * a)
        for games in (rounds[a], rounds[-a]):
            games[0], games[table] = games[table], games[0]
    return rounds


def _of_two_halves(tables: int, adder: dict[int, int]) -> Rounds:
    """Two halves of an odd number of sides each: x and x + ``tables``, counted round within their half.

    In one kind of round, f = 1, 2, …, side t + f of the first half meets t + 2f of the second at table t. The other
    rounds follow from one by counting on sides and tables: there sides x and -x of a half meet at the table that a
    skew adder gives them, as for Room squares, and the two sides 0 meet at table 0.
    """
    across: Rounds = [
        [((t + f) % tables, (t + 2 * f) % tables + tables) for t in range(tables)] for f in range(1, tables)
    ]
    within: Rounds = []
    for on in range(tables):
        games: list[Game] = [(on, on + tables)] * tables
        for x, table in adder.items():
            ahead, behind = (on + x) % tables, (on - x) % tables
            games[(on + table) % tables] = (ahead, behind)
            games[(on - table) % tables] = (behind + tables, ahead + tables)
        within.append(games)
    return [*across, *within]


def _adder(tables: int) -> dict[int, int]:
    """Where sides x and -x meet, for one x of each two: a skew adder of the starter {x, -x}; empty where none is known.

    With a multiplier m of odd order and the x chosen so that m takes each to another, (m - 1) / (m + 1) times x does.
    """
    if tables in ADDERS:
        return dict(enumerate(map(int, ADDERS[tables].split()), start=1))
    multiplier = _multiplier(tables)
    if multiplier is None:
        return {}
    factor = (multiplier - 1) * pow(multiplier + 1, -1, tables)
    chosen: dict[int, int] = {}
    for first in range(1, tables):
        x = first
        while x not in chosen and tables - x not in chosen:
            chosen[x] = factor * x % tables
            x = x * multiplier % tables
    return chosen


def _multiplier(tables: int) -> int | None:
    """A number of odd order modulo ``tables`` of which neither neighbour has a factor in common with ``tables``."""
    for number in range(2, tables):
        power, order = number, 1
        while power > 1 and order < tables:
            power, order = power * number % tables, order + 1
        if power == 1 and order % 2 and gcd(number - 1, tables) == gcd(number + 1, tables) == 1:
            return number
    return None
