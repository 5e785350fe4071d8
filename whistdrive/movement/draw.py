"""A draw for any number of parties, given the rounds already played.

Whoever has rested least rests. The others are put at tables so that partners repeat as little as can be, then
opponents, then meetings of any kind; at last each group gets the table where its people have sat least. The search
takes a fixed number of steps and never looks at a clock, so that one seed gives one seating everywhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from whistdrive.core.drive import Drive, Round, Table
from whistdrive.movement.history import History, history, rests
from whistdrive.movement.lots import Lots
from whistdrive.movement.parties import Party, coming_round, people

PARTNERS_AGAIN = 1000
"""What each earlier time as partners adds to the price of being partners: more than it could save elsewhere."""

OPPONENTS_AGAIN = 8
"""What each earlier time as opponents adds to the price of being opponents."""

MET_OTHERWISE = 1
"""What having been opponents adds to the price of being partners, and the reverse."""

TRIES_A_PARTY = 600
"""Exchanges looked at for each party before the search ends."""

Prices = list[list[int]]
"""What it costs to bring two parties together again, by their places in the list of parties."""


def draw(drive: Drive, parties: Sequence[Party], *, drawn: bool = True) -> Round:
    """The coming round for ``parties``; not ``drawn``: in their order as far as their history lets them."""
    lots = Lots(drive.seed, "draw", coming_round(drive))
    chairs = len(drive.scoring.seats) // len(parties[0])
    order = lots.shuffled(parties) if drawn else list(parties)
    resting = _who_rests(drive, order, len(parties) % chairs)
    seated = [party for party in order if party not in resting]
    past = history(drive.rounds)
    room = _Room(seated, chairs, past)
    room.settle(lots)
    groups = [[seated[place] for place in table] for table in room.tables()]
    return Round(
        tuple(
            Table(number, tuple(seat for party in group for seat in party))
            for number, group in enumerate(_where_least_seen(groups, past), start=1)
        ),
        people(*resting),
    )


def _who_rests(drive: Drive, parties: Sequence[Party], count: int) -> tuple[Party, ...]:
    """The ``count`` parties that rested least, longest ago among equals, the last in order if none has."""
    rested = rests(drive.rounds, people(*parties))

    def turn(place: int) -> tuple[int, int, int]:
        each = [rested[entrant] for entrant in people(parties[place])]
        return max(rest.times for rest in each), max(rest.last for rest in each), -place

    return tuple(parties[place] for place in sorted(range(len(parties)), key=turn)[:count])


class _Room:
    """Parties on chairs, table after table, and what it costs to have them so.

    With four chairs at a table, chair ``i`` has its partner at ``i ^ 1`` and its opponents at ``i ^ 2`` and ``i ^ 3``;
    with two, its opponent at ``i ^ 1``. ``_kin`` holds these distances with the prices that go with them.
    """

    def __init__(self, parties: Sequence[Party], chairs: int, past: History) -> None:
        partners, opponents = _prices(parties, past)
        self._chairs = chairs
        self._kin = ((1, partners), (2, opponents), (3, opponents)) if chairs == 4 else ((1, opponents),)
        self._tries = TRIES_A_PARTY * len(parties)
        self._at: list[int] = []
        self._take_seats(len(parties))

    def tables(self) -> list[list[int]]:
        """The places of the parties at each table."""
        return [self._at[first : first + self._chairs] for first in range(0, len(self._at), self._chairs)]

    def settle(self, lots: Lots) -> None:
        """Improve, shake a little and improve again, and keep the best, until it costs nothing or the tries are up."""
        self._improve()
        best, price = list(self._at), sum(self._costs())
        while price and self._tries > 0:
            self._shake(lots)
            self._improve()
            if (cost := sum(self._costs())) <= price:
                best, price = list(self._at), cost
            else:
                self._at = list(best)
        self._at = best

    def _take_seats(self, parties: int) -> None:
        """Fill chair after chair with whoever costs least beside those who sit there already."""
        left = list(range(parties))
        for chair in range(parties):
            rows = [prices[self._at[chair ^ to]] for to, prices in self._kin if chair ^ to < chair]
            cheapest = min(left, key=_together(rows).__getitem__) if rows else left[0]
            left.remove(cheapest)
            self._at.append(cheapest)

    def _improve(self) -> None:
        """Exchange two parties wherever that makes the room cheaper, chair after chair until nothing does."""
        better = True
        while better and self._tries > 0:
            better = False
            for chair in range(len(self._at)):
                better |= self._improve_chair(chair)

    def _improve_chair(self, chair: int) -> bool:
        party = self._at[chair]
        here = _together([prices[self._at[chair ^ to]] for to, prices in self._kin])
        if not here[party]:
            return False
        self._tries -= len(self._at)
        there = _together([[prices[party][mate] for mate in self._mates(to)] for to, prices in self._kin])
        saved = [
            here[party] + cost - here[other] - cost_there
            for other, cost, cost_there in zip(self._at, self._costs(), there, strict=True)
        ]
        first = chair - chair % self._chairs
        for neighbour in range(first, first + self._chairs):  # the sums above hold between two tables only
            saved[neighbour] = self._saved_at_table(chair, neighbour)
        best = max(range(len(saved)), key=saved.__getitem__)
        if saved[best] <= 0:
            return False
        self._exchange(chair, best)
        return True

    def _costs(self) -> list[int]:
        """What each chair's party costs where it is."""
        return _together(
            [
                [prices[party][mate] for party, mate in zip(self._at, self._mates(to), strict=True)]
                for to, prices in self._kin
            ]
        )

    def _mates(self, to: int) -> list[int]:
        """For each chair the party that sits at that distance from it."""
        return [self._at[chair ^ to] for chair in range(len(self._at))]

    def _saved_at_table(self, chair: int, neighbour: int) -> int:
        before = self._table_cost(chair)
        self._exchange(chair, neighbour)
        after = self._table_cost(chair)
        self._exchange(chair, neighbour)
        return before - after

    def _table_cost(self, chair: int) -> int:
        """The price of a table, each two at it counted once."""
        first = chair - chair % self._chairs
        table = range(first, first + self._chairs)
        return sum(prices[self._at[at]][self._at[at ^ to]] for at in table for to, prices in self._kin if at ^ to < at)

    def _exchange(self, one: int, another: int) -> None:
        self._at[one], self._at[another] = self._at[another], self._at[one]

    def _shake(self, lots: Lots) -> None:
        for _ in range(3):
            self._exchange(lots.below(len(self._at)), lots.below(len(self._at)))


def _together(rows: Sequence[list[int]]) -> list[int]:
    return rows[0] if len(rows) == 1 else list(map(sum, zip(*rows, strict=True)))


def _prices(parties: Sequence[Party], past: History) -> tuple[Prices, Prices]:
    """The prices of partners and of opponents."""
    place = {entrant: place for place, party in enumerate(parties) for entrant in people(party)}
    partners = [[0] * len(parties) for _ in parties]
    opponents = [[0] * len(parties) for _ in parties]
    for prices, met, again in (
        (partners, past.partners, PARTNERS_AGAIN),
        (partners, past.opponents, MET_OTHERWISE),
        (opponents, past.opponents, OPPONENTS_AGAIN),
        (opponents, past.partners, MET_OTHERWISE),
    ):
        for (one, another), times in met.items():
            if one in place and another in place:
                i, j = place[one], place[another]
                prices[i][j] += again * times
                prices[j][i] += again * times
    return partners, opponents


def _where_least_seen(groups: list[list[Party]], past: History) -> list[list[Party]]:
    """The groups in the order of the tables they get: two change places as long as that gives them newer tables."""
    seen = [
        [sum(past.visits.get((entrant, table), 0) for entrant in people(*group)) for table in range(1, len(groups) + 1)]
        for group in groups
    ]
    at = list(range(len(groups)))
    better = True
    while better:
        better = False
        for one, another in combinations(range(len(at)), 2):
            here, there = seen[at[one]], seen[at[another]]
            if here[another] + there[one] < here[one] + there[another]:
                at[one], at[another] = at[another], at[one]
                better = True
    return [groups[group] for group in at]
