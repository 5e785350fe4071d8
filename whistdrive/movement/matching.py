"""Who plays whom when sides of like strength are to meet: a matching of least price in a graph of sides."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from whistdrive.movement.history import Two

NEIGHBOURS = 12
"""How many of those after them in the standings are looked at for every side, as long as that is enough."""

Edge = tuple[int, int, int]
"""Two sides and what it costs to bring them together."""


def couples(scores: Sequence[int], met: Mapping[Two, int], rest: Sequence[int]) -> list[Two]:
    """Who meets whom, by their places in the standings (counted from 0, the better first), in order.

    ``scores`` are those of all sides, the best first; ``met`` says how often two of them have met. With an odd number
    one of ``rest`` (those who may rest, the first to be asked first) is left over. What counts, in this order: that
    nobody meets again (and if they must, those who met least), that the first of ``rest`` rests, that the squares of
    the differences in score are least, that the squares of the differences in place are.
    """
    sides = len(scores)
    prices = _Prices(scores, met)
    window = NEIGHBOURS
    while True:
        everybody = window >= sides
        edges = list(prices.meetings(window, again=False))
        if sides % 2:
            edges += prices.rests(rest[:window])
        found = _cheapest(edges)
        if len(found) < (sides + 1) // 2 and everybody:
            found = _cheapest([*edges, *prices.meetings(window, again=True)])
        if everybody or len(found) == (sides + 1) // 2:
            return [(one, another) for one, another in sorted(found) if another < sides]
        window *= 2


class _Prices:
    """What it costs to bring two sides together, or to let one rest: the place behind the last stands for the rest."""

    def __init__(self, scores: Sequence[int], met: Mapping[Two, int]) -> None:
        self._scores, self._met = scores, met
        sides = len(scores)
        spread = scores[0] - scores[-1]
        self._of_score = sides**3
        self._of_rest = self._of_score * (spread**2 + 1) * sides
        self._of_meeting = self._of_rest * (sides + 1)

    def meetings(self, window: int, *, again: bool) -> Iterator[Edge]:
        """Every side with the next ``window`` sides that it has not met; ``again``: with all that it has."""
        sides = len(self._scores)
        for one in range(sides - 1):
            after = (each for each in range(one + 1, sides) if ((one, each) in self._met) == again)
            for _, another in zip(range(sides if again else window), after, strict=False):
                yield one, another, self._meeting(one, another)

    def rests(self, rest: Iterable[int]) -> Iterator[Edge]:
        """Those who may rest, each dearer than the one before."""
        return ((side, len(self._scores), asked * self._of_rest) for asked, side in enumerate(rest))

    def _meeting(self, one: int, another: int) -> int:
        difference = self._scores[one] - self._scores[another]
        again = self._met.get((one, another), 0)
        return self._of_meeting * again**2 + self._of_score * difference**2 + (another - one) ** 2


def _cheapest(edges: Iterable[Edge]) -> list[Two]:
    """The matching of most pairs, and among those of least price."""
    import networkx as nx

    graph: nx.Graph[int] = nx.Graph()
    graph.add_weighted_edges_from((one, another, -price) for one, another, price in edges)
    found = nx.max_weight_matching(graph, maxcardinality=True)
    return [(one, another) if one < another else (another, one) for one, another in found]
