"""The chairs of several rounds at once, what it costs to have people on them so, and exchanges that make it cheaper.

Parties go by their places in a list. With four chairs at a table, chair ``i`` has its partner at ``i ^ 1`` and its
opponents at ``i ^ 2`` and ``i ^ 3``; with two, its opponent at ``i ^ 1``. All prices are whole numbers and a search
takes a fixed number of moves, so that one seed gives one seating everywhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from whistdrive.movement.lots import Lots

PARTNERS_AGAIN = 24
"""What each earlier time as partners adds to the price of being partners."""

OPPONENTS_AGAIN = 4
"""What each earlier time as opponents adds to the price of being opponents."""

TABLE_AGAIN = 2
"""What each earlier time at a table adds to the price of sitting there."""

MET_OTHERWISE = 1
"""What having been opponents adds to the price of being partners, and the reverse."""

_HEATS: Final = (160, 130, 105, 85, 70, 58, 48, 40, 33, 27, 0, 0)
"""How willingly a search makes things dearer for a while, stage after stage, in hundredths; at last never."""

_CHANCES: Final = (347, 237, 186, 152, 126, 106, 89, 75, 63, 52, 42, 33, 25, 17, 10, 3)
"""-100 ln u at the middles of sixteen equal shares: what a heat of 1 lets pass, as likely each as any other."""

_TABLE_PASSES = 4
"""How often the numbers of the tables are looked through."""

Grid = list[list[int]]


class Prices:
    """What it costs to bring two parties together once more, as partners or opponents, and to seat one at a table."""

    def __init__(self, parties: int, tables: int) -> None:
        self.partners: Grid = [[0] * parties for _ in range(parties)]
        self.opponents: Grid = [[0] * parties for _ in range(parties)]
        self.tables: Grid = [[0] * tables for _ in range(parties)]

    def partner(self, one: int, another: int, times: int) -> None:
        """Count two as partners so many times more (below zero: less)."""
        self._meet(self.partners, one, another, PARTNERS_AGAIN * times)
        self._meet(self.opponents, one, another, MET_OTHERWISE * times)

    def oppose(self, one: int, another: int, times: int) -> None:
        """Count two as opponents so many times more (below zero: less)."""
        self._meet(self.opponents, one, another, OPPONENTS_AGAIN * times)
        self._meet(self.partners, one, another, MET_OTHERWISE * times)

    def visit(self, party: int, table: int, times: int) -> None:
        """Count a party at a table (from 0) so many times more (below zero: less)."""
        self.tables[party][table] += TABLE_AGAIN * times

    def wish(self, one: int, another: int, price: int) -> None:
        """Let two cost so much more at one table, in whatever way (below zero: less)."""
        self._meet(self.partners, one, another, price)
        self._meet(self.opponents, one, another, price)

    @staticmethod
    def _meet(prices: Grid, one: int, another: int, more: int) -> None:
        prices[one][another] += more
        prices[another][one] += more


class Chairs:
    """Rounds of parties on chairs, table after table, at the ``prices`` that they have after all of them.

    What the prices hold besides is what was before. ``at_table``: four chairs or two. ``apart``: chairs with even and
    with odd numbers are for different people, who are never exchanged for each other. ``restless`` parties are moved
    even from where they cost nothing.
    """

    def __init__(self, at_table: int, prices: Prices, *, apart: bool, restless: frozenset[int] = frozenset()) -> None:
        self.rounds: list[list[int]] = []
        self._at_table = at_table
        self._prices = prices
        self._apart = apart
        self._restless = restless
        partners, opponents = (prices.partners, PARTNERS_AGAIN), (prices.opponents, OPPONENTS_AGAIN)
        self._kin = ((1, *partners), (2, *opponents), (3, *opponents)) if at_table == 4 else ((1, *opponents),)

    def seat(self, called: Sequence[Sequence[int]]) -> None:
        """One round more: each chair for whoever costs least there, the first called among equals.

        ``called`` are those for the chairs with even and with odd numbers, or all in one.
        """
        left = [list(parties) for parties in called]
        seats: list[int] = []
        for chair in range(sum(map(len, called))):
            table = chair // self._at_table
            rows = [prices[seats[chair ^ to]] for to, prices, _ in self._kin if chair ^ to < chair]
            here = left[chair % len(left)]
            costs = [self._prices.tables[party][table] + sum(row[party] for row in rows) for party in here]
            seats.append(here.pop(costs.index(min(costs))))
        self.rounds.append(seats)
        self._count_all([seats], 1)

    def improve(self, moves: int, lots: Lots) -> None:
        """Try so many exchanges within rounds, chair after chair; if all is dearer in the end, nothing has changed."""
        before = [list(seats) for seats in self.rounds]
        saved = 0
        chair = held = 0
        for heat in _HEATS:
            passes = [heat * chance // 10000 for chance in _CHANCES]
            for _ in range(moves // len(_HEATS)):
                chair += 1
                if chair == len(self.rounds[held]):
                    chair, held = 0, (held + 1) % len(self.rounds)
                seats = self.rounds[held]
                if self._costs(seats, chair) > 0 or seats[chair] in self._restless:
                    other = self._drawn(seats, chair, lots)
                    dearer = self._dearer(seats, chair, other)
                    if dearer <= passes[lots.below(16)]:
                        self._exchange(seats, chair, other)
                        saved -= dearer
        if saved < 0:
            self._count_all(self.rounds, -1)
            self._count_all(before, 1)
            self.rounds = before

    def renumber(self) -> None:
        """Let two tables of a round change numbers wherever their people have sat less at the other."""
        for _ in range(_TABLE_PASSES):
            if not sum(map(self._renumber_round, self.rounds)):
                break

    def cheapest_first(self) -> None:
        """Put the rounds in an order in which people meet again as late as can be."""
        left, self.rounds = self.rounds, []
        self._count_all(left, -1)
        while left:
            costs = [sum(self._costs(seats, chair) for chair in range(len(seats))) for seats in left]
            self.rounds.append(left.pop(costs.index(min(costs))))
            self._count_all(self.rounds[-1:], 1)

    def _renumber_round(self, seats: list[int]) -> bool:
        size, visits = self._at_table, self._prices.tables
        better = False
        for one, another in combinations(range(len(seats) // size), 2):
            first, second = seats[one * size : (one + 1) * size], seats[another * size : (another + 1) * size]
            gain = sum(visits[party][one] - visits[party][another] for party in first)
            gain += sum(visits[party][another] - visits[party][one] for party in second)
            if gain > 2 * size * TABLE_AGAIN:
                for table, parties in ((one, second), (another, first)):
                    seats[table * size : (table + 1) * size] = parties
                for there, gone, parties in ((one, another, second), (another, one, first)):
                    for party in parties:
                        self._prices.visit(party, there, 1)
                        self._prices.visit(party, gone, -1)
                better = True
        return better

    def _drawn(self, seats: list[int], chair: int, lots: Lots) -> int:
        """Another chair by lot, for the same people and not the partner's."""
        other = lots.below(len(seats))
        if self._apart and (chair ^ other) & 1:
            other ^= 1
        return other

    def _costs(self, seats: list[int], chair: int) -> int:
        """What a party pays on its chair for having been there, and with those people, before."""
        party = seats[chair]
        cost = self._prices.tables[party][chair // self._at_table] - TABLE_AGAIN
        for to, prices, again in self._kin:
            cost += prices[party][seats[chair ^ to]] - again
        return cost

    def _dearer(self, seats: list[int], chair: int, other: int) -> int:
        """How much dearer the evening is when two chairs change parties."""
        one, another = seats[chair], seats[other]
        here, there = chair // self._at_table, other // self._at_table
        if here == there:
            return self._dearer_at_table(seats, chair, other)
        mine, theirs = self._prices.tables[one], self._prices.tables[another]
        dearer = mine[there] + theirs[here] - mine[here] - theirs[there] + 2 * TABLE_AGAIN
        for to, prices, again in self._kin:
            mine, theirs = prices[one], prices[another]
            mate, other_mate = seats[chair ^ to], seats[other ^ to]
            dearer += theirs[mate] + mine[other_mate] - mine[mate] - theirs[other_mate] + 2 * again
        return dearer

    def _dearer_at_table(self, seats: list[int], chair: int, other: int) -> int:
        if chair ^ other < 2:
            return 0
        one, another, partner, other_partner = seats[chair], seats[other], seats[chair ^ 1], seats[other ^ 1]
        partners, opponents = self._prices.partners, self._prices.opponents
        dearer = partners[another][partner] + partners[one][other_partner]
        dearer -= partners[one][partner] + partners[another][other_partner]
        dearer += opponents[one][partner] + opponents[another][other_partner]
        dearer -= opponents[one][other_partner] + opponents[another][partner]
        return dearer + 2 * (PARTNERS_AGAIN + OPPONENTS_AGAIN) - 4 * MET_OTHERWISE

    def _exchange(self, seats: list[int], chair: int, other: int) -> None:
        tables = {chair // self._at_table, other // self._at_table}
        for table in tables:
            self._count(seats, table, -1)
        seats[chair], seats[other] = seats[other], seats[chair]
        for table in tables:
            self._count(seats, table, 1)

    def _count(self, seats: list[int], table: int, times: int) -> None:
        """Count who sits at a table so many times more."""
        first = table * self._at_table
        for party in seats[first : first + self._at_table]:
            self._prices.visit(party, table, times)
        for one, another in combinations(range(first, first + self._at_table), 2):
            met = self._prices.partner if self._at_table == 4 and one ^ another == 1 else self._prices.oppose
            met(seats[one], seats[another], times)

    def _count_all(self, rounds: Sequence[list[int]], times: int) -> None:
        for seats in rounds:
            for table in range(len(seats) // self._at_table):
                self._count(seats, table, times)
