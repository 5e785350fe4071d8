"""Sums for mirror schedules, by annealing (see :mod:`whistdrive.movement.schedules.mirrors`)."""

from __future__ import annotations

from collections import Counter
from math import exp

from movements import kept
from movements.clock import Clock
from whistdrive.movement.history import two
from whistdrive.movement.lots import Lots
from whistdrive.movement.schedules.counting import count
from whistdrive.movement.schedules.mirrors import mirror, mirrors

WARMEST, COLDEST = 0.8, 0.13
MOVES = 1_000_000


def better(clock: Clock, seed: int) -> None:
    """Look for sums that bring fewer meetings again in the full length."""
    for key, _ in kept.read("mirrors.txt"):
        if clock.is_over:
            return
        couples = int(key)
        steps = in_order(couples, search(couples, seed))
        fresh = count("mixed", 2 * couples, [mirror(couples, *step) for step in steps])
        old = count("mixed", 2 * couples, mirrors(2 * couples, couples) or ())
        if fresh.rests.at_bound and fresh.opponents.q < old.opponents.q:
            rest = " ".join(f"{step} {total}" for step, total in steps)
            kept.write(
                "mirrors.txt", [(other, rest if other == key else line) for other, line in kept.read("mirrors.txt")]
            )
            print(f"{couples} couples: {old.opponents.q} → {fresh.opponents.q}")


def search(couples: int, seed: int, moves: int = MOVES) -> list[int]:
    """A sum for each step 0, 1, …: a permutation in which few sums + steps and sums + 2 steps come twice.

    The latter weigh more with an odd number of couples, since they would have somebody rest twice.
    """
    lots = Lots("sums", couples, seed)
    sums = lots.shuffled(range(couples))
    kinds = [(1, 2, [0] * couples), (2, 5 if couples % 2 else 1, [0] * couples)]

    def add(step: int, by: int) -> int:
        change = 0
        for times, weight, counts in kinds:
            at = (sums[step] + times * step) % couples
            change += weight * (counts[at] if by > 0 else 1 - counts[at])
            counts[at] += by
        return change

    def exchange(one: int, other: int) -> int:
        change = add(one, -1) + add(other, -1)
        sums[one], sums[other] = sums[other], sums[one]
        return change + add(one, 1) + add(other, 1)

    cost = least = sum(add(step, 1) for step in range(couples))
    best = list(sums)
    for move in range(moves):
        if not least:
            break
        warmth = WARMEST * (COLDEST / WARMEST) ** (move / moves)
        one, other = lots.below(couples), lots.below(couples)
        change = exchange(one, other)
        if change <= 0 or lots.share() < exp(-change / warmth):
            cost += change
            if cost < least:
                least, best = cost, list(sums)
        else:
            exchange(one, other)
    return best


def in_order(couples: int, sums: list[int]) -> list[tuple[int, int]]:
    """The steps with their sums, always that next in which fewest opponents meet again."""
    pairs = {
        step: [
            two(one, other)
            for a, b, c, d in mirror(couples, step, total)
            for one, other in ((a, c), (a, d), (b, c), (b, d))
        ]
        for step, total in enumerate(sums)
    }
    met: Counter[tuple[int, int]] = Counter()
    order = []
    while pairs:
        step = min(pairs, key=lambda each: sum(met[pair] for pair in pairs[each]))
        met.update(pairs.pop(step))
        order.append((step, sums[step]))
    return order
