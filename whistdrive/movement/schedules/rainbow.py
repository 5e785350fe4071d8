"""Rainbow schedules: no two people meet twice in any role, and nobody sees a table twice. Nothing can be fairer.

With n tables the first 4n players stand in four lines of n, and in round s table t seats player t + D_i(s) of each line
i. Two people of different lines meet once at most when D_i - D_j takes no value twice, and a player sees a table once
at most when D_i takes none twice. D_i(s) = (i + 1) · s does so over a product of fields of five or more elements each,
for n rounds (the prime movement of bridge clubs); otherwise there are stored shifts, for as many rounds as were found.

One to three players more are newcomers: each has a line of his own, walks from table to table by it, and takes the
place of whoever of one of the four lines sits there, who rests.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from whistdrive.movement.schedules import data
from whistdrive.movement.schedules.fields import multipliers, ring
from whistdrive.movement.schedules.schedule import Game, Kind

WAYS = {"individual": ((0, 1, 2, 3), (0, 2, 1, 3), (0, 3, 1, 2)), "mixed": ((0, 2, 1, 3), (0, 3, 1, 2))}
"""How the four lines are seated, round after round. In a mixed schedule lines 0 and 1 are the first role."""

MOST_LINES = 7
"""Four, and one for each of three newcomers."""

RELIEVED = {"individual": (0, 1, 2), "mixed": (0, 2)}
"""Whose places the newcomers take, by lines."""


class _Lines(NamedTuple):
    """``who(table, line, number)`` is the player of a line at a table, ``where(line, number)`` the table of its 0."""

    who: Callable[[int, int, int], int]
    where: Callable[[int, int], int]


def rainbow(kind: Kind, players: int, rounds: int) -> tuple[tuple[Game, ...], ...] | None:
    """A rainbow schedule, or None where there is none for so many players or rounds."""
    tables, extra = divmod(players, 4)
    lines = _by_formula(tables, 4 + extra, rounds) or _stored(tables, 4 + extra, rounds)
    if lines is None:
        return None
    second = players // 2 if kind == "mixed" else 2 * tables
    start = (0, tables, second, second + tables)
    newcomers = (2 * tables, players - 1) if kind == "mixed" else tuple(range(4 * tables, players))
    ways, found = WAYS[kind], []
    for number in range(rounds):
        seated = [[start[line] + lines.who(table, line, number) for line in range(4)] for table in range(tables)]
        for newcomer, line, relieved in zip(newcomers, range(4, 4 + extra), RELIEVED[kind], strict=False):
            seated[lines.where(line, number)][relieved] = newcomer
        found.append(tuple(tuple(table[line] for line in ways[number % len(ways)]) for table in seated))
    return tuple(found)


def _by_formula(tables: int, count: int, rounds: int) -> _Lines | None:
    factors = multipliers(tables, count + 1)
    if factors is None or rounds > tables:
        return None
    numbers = ring(tables)
    shifts = [[numbers.times[factor][number] for number in range(rounds)] for factor in factors[1:]]
    nought = [[row.index(0) for row in numbers.plus][shift] for shift in range(tables)]
    return _Lines(
        lambda table, line, number: numbers.plus[table][shifts[line][number]],
        lambda line, number: nought[shifts[line][number]],
    )


def _stored(tables: int, count: int, rounds: int) -> _Lines | None:
    for kept in range(count, MOST_LINES + 1):
        if (shifts := data.lines(tables, kept)) and rounds <= len(shifts[0]):
            return _shifted(tables, shifts)
    return None


def _shifted(tables: int, shifts: tuple[tuple[int, ...], ...]) -> _Lines:
    return _Lines(
        lambda table, line, number: (table + shifts[line][number]) % tables,
        lambda line, number: -shifts[line][number] % tables,
    )
