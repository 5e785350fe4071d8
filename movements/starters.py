"""First rounds of cyclic whist designs, by annealing (see :mod:`whistdrive.movement.schedules.whist`).

In the rounds that follow from a first one by counting on, any two players so many apart meet as often as two players of
the first round who are as far apart. So a first round gives a design when every distance lies once between partners
and twice between opponents.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from movements import kept
from movements.clock import Clock
from whistdrive.movement.lots import Lots
from whistdrive.movement.schedules.counting import count
from whistdrive.movement.schedules.whist import developed

PARTNERS, OPPONENTS = 2, 1
"""What each pair of equal distances costs."""

WARMEST, WARM_AGAIN, COLDEST = 0.8, 0.4, 0.25
MOVES = 2_000_000


def better(clock: Clock, seed: int) -> None:
    """Anneal the kept first rounds that give no whist design yet; keep one where fewer meet again."""
    for key, rest in kept.read("starters.txt"):
        players, old = int(key), [int(place) for place in rest.split()]
        if clock.is_over or not sum(repeated(players, old)):
            continue
        fresh = search(players, seed, start=old)
        if repeated(players, fresh) < repeated(players, old):
            text = " ".join(map(str, fresh))
            lines = [(other, text if other == key else line) for other, line in kept.read("starters.txt")]
            kept.write("starters.txt", lines)
            print(f"{players} players: {repeated(players, old)} → {repeated(players, fresh)}")


def repeated(players: int, places: Sequence[int]) -> tuple[int, int]:
    """How far partners and opponents of all rounds are above their bounds: (0, 0) for a whist design."""
    first = [tuple(places[at : at + 4]) for at in range(0, len(places), 4)]
    found = count("individual", players, developed(first, players))
    partners = found.partners.q - found.partners.bound if found.partners else 0
    return partners, found.opponents.q - found.opponents.bound


def search(players: int, seed: int, moves: int = MOVES, start: Sequence[int] = ()) -> list[int]:
    """The best first round that so many moves come by, four places a table, begun by lot or from a ``start``."""
    lots = Lots("starters", players, seed)
    warmest = WARM_AGAIN if start else WARMEST
    table = _Distances(start or lots.shuffled(range(1 if players % 4 else 0, players)), players)
    least, best, cost = table.cost, list(table.places), table.cost
    for move in range(moves):
        if not least:
            break
        warmth = warmest * (COLDEST / warmest) ** (move / moves)
        one, other = lots.below(len(best)), lots.below(len(best))
        change = table.exchange(one, other)
        if change <= 0 or lots.share() < exp(-change / warmth):
            cost += change
            if cost < least:
                least, best = cost, list(table.places)
        else:
            table.exchange(one, other)
    return best


class _Distances:
    """A round, and how often each distance lies between two partners and between two opponents in it."""

    def __init__(self, places: Sequence[int], players: int) -> None:
        self.places = list(places)
        self._length = players if players % 4 else players - 1
        half = self._length // 2
        self._partners, self._opponents = [0] * (half + 1), [0] * (half + 1)
        self.cost = sum(self._table(first, 1) for first in range(0, len(self.places), 4)) - OPPONENTS * half
        """0 when the round gives a whist design: two distances between opponents are equal at least."""

    def exchange(self, one: int, other: int) -> int:
        """Two people change chairs; how much dearer that is."""
        tables = {chair - chair % 4 for chair in (one, other)}
        change = sum(self._table(first, -1) for first in tables)
        self.places[one], self.places[other] = self.places[other], self.places[one]
        return change + sum(self._table(first, 1) for first in tables)

    def _table(self, first: int, step: int) -> int:
        """Count the distances of a table in or out, and say what they cost."""
        a, b, c, d = self.places[first : first + 4]
        cost = 0
        for counts, price, pairs in (
            (self._partners, PARTNERS, ((a, b), (c, d))),
            (self._opponents, OPPONENTS, ((a, c), (a, d), (b, c), (b, d))),
        ):
            for pair in pairs:
                if self._length not in pair:  # the player who never moves is no distance from anybody
                    apart = abs(pair[0] - pair[1])
                    apart = min(apart, self._length - apart)
                    before = counts[apart]
                    counts[apart] += step
                    cost += price * min(before, before + step) * step
        return cost
