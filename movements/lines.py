"""Lines of shifts for rainbow schedules, by annealing (see :mod:`whistdrive.movement.schedules.rainbow`)."""

from __future__ import annotations

from itertools import combinations
from math import exp

from movements import kept
from movements.clock import Clock
from whistdrive.movement.lots import Lots

LINES = 4
"""The lines of the room; those after them belong to newcomers, who may meet each other once."""

WARMEST, COLDEST = 0.9, 0.18
MOVES = 1_000_000


def longer(clock: Clock, seed: int) -> None:
    """Look for one round more in each kept set of lines."""
    for key in dict.fromkeys(key for key, _ in kept.read("lines.txt")):
        if clock.is_over:
            return
        order, count = map(int, key.split("/"))
        lines = kept.read("lines.txt")
        rounds = len(next(rest for other, rest in lines if other == key).split()) + 1
        found = search(order, count, rounds, seed) if rounds <= order else None
        if found:
            lines = [line for line in lines if line[0] != key] + [(key, " ".join(map(str, line))) for line in found]
            kept.write("lines.txt", sorted(lines, key=lambda line: [int(part) for part in line[0].split("/")]))
            print(f"{order} tables, {count} lines: {rounds} rounds")


def search(order: int, count: int, rounds: int, seed: int, moves: int = MOVES) -> list[list[int]] | None:
    """``count`` lines of ``rounds`` shifts modulo ``order``, or None when so many moves do not find them."""
    lots = Lots("lines", order, count, rounds, seed)
    clashes = _Clashes(order, count, rounds)
    cost = 0
    for line in range(count):
        for number, shift in enumerate(lots.shuffled(range(order))[:rounds]):
            cost += clashes.put(line, number, shift)
    for move in range(moves):
        if not cost:
            return [[shift for shift in line if shift is not None] for line in clashes.shifts]
        warmth = WARMEST * (COLDEST / WARMEST) ** (move / moves)
        line, number = lots.below(count), lots.below(rounds)
        before = clashes.shifts[line][number]
        change = clashes.put(line, number, lots.below(order))
        if change <= 0 or lots.share() < exp(-change / warmth):
            cost += change
        else:
            clashes.put(line, number, before)
    return None


class _Clashes:
    """Shifts by line and round, and how often each shift of a line and each difference of two lines is taken."""

    def __init__(self, order: int, count: int, rounds: int) -> None:
        self._order = order
        self.shifts: list[list[int | None]] = [[None] * rounds for _ in range(count)]
        self._alone = [[0] * order for _ in range(count)]
        self._differences = {pair: [0] * order for pair in combinations(range(count), 2)}

    def put(self, line: int, number: int, shift: int | None) -> int:
        """Give a line another shift in a round, and say how many clashes more there are."""
        change = self._count(line, number, -1)
        self.shifts[line][number] = shift
        return change + self._count(line, number, 1)

    def _count(self, line: int, number: int, step: int) -> int:
        shift = self.shifts[line][number]
        if shift is None:
            return 0
        change = _clashes(self._alone[line], shift, step)
        for other, shifts in enumerate(self.shifts):
            theirs = shifts[number]
            if other == line or theirs is None:
                continue
            low, high = min(line, other), max(line, other)
            difference = (shift - theirs if line == low else theirs - shift) % self._order
            if low < LINES or difference == 0:
                change += _clashes(self._differences[low, high], difference, step)
        return change


def _clashes(times: list[int], at: int, step: int) -> int:
    before = times[at]
    times[at] += step
    return before if step > 0 else 1 - before
