"""Wishes honoured without another schedule: by who holds which of its places, and by the numbers of the tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from itertools import combinations

from whistdrive.movement.designs import Places
from whistdrive.movement.history import Two, two
from whistdrive.movement.lots import Lots
from whistdrive.movement.timetable import Rounds
from whistdrive.movement.wishes import Terms

STEPS = 20_000
"""Exchanges of places that are tried."""


def table_order(groups: Sequence[Collection[int]], wanted: Sequence[tuple[int, int]]) -> list[int]:
    """Which group gets table 1, 2, … so that wishes (who, table) hold; two change tables where it helps, no others.

    Where people wish for one table from several groups, the most of them get it; wishes are taken in their order.
    """
    order = list(range(len(groups)))
    given: set[int] = set()
    for table in dict.fromkeys(table for _, table in wanted if table <= len(groups)):
        who = {each for each, wish in wanted if wish == table}
        there = [len(who.intersection(groups[group])) for group in order]
        best = max((at for at in range(len(order)) if at not in given), key=lambda at: (there[at], at == table - 1))
        if there[best]:
            order[best], order[table - 1] = order[table - 1], order[best]
            given.add(table - 1)
    return order


def renumbered(rounds: Rounds, wanted: Sequence[tuple[int, int]]) -> Rounds:
    """The rounds with whole tables changing numbers so that wishes for a table hold."""
    return tuple(tuple(games[at] for at in table_order(games, wanted)) for games in rounds)


def own_tables(terms: Terms, at_table: int, tables: int, roles: Sequence[int] | None) -> dict[int, Places]:
    """The tables at which the same parties play among themselves all evening: where enough wish for one.

    They are the first of those who do, and in a drive of two roles they must be as many of each.
    """
    found: dict[int, Places] = {}
    for table in sorted({table for _, table in terms.tables}):
        who = [party for party, wish in terms.tables if wish == table]
        if roles is not None:
            who = [party for of_role in zip(*_by_role(who, roles), strict=False) for party in of_role]
        if table <= tables and len(who) >= at_table:
            found[table] = tuple(who[:at_table])
    return found


def with_own_tables(rounds: Rounds, own: Mapping[int, Places], *, apart: bool) -> Rounds:
    """The rounds with some tables put in (by number) whose people stay there and change partners in turn.

    ``apart``: chairs with even and with odd numbers are for different roles.
    """
    ways: tuple[Places, ...] = ((0, 1, 2, 3), (0, 3, 2, 1)) if apart else ((0, 1, 2, 3), (0, 2, 3, 1), (0, 3, 1, 2))
    played = []
    for number, games in enumerate(rounds):
        tables = list(games)
        for table, who in sorted(own.items()):
            way = ways[number % len(ways)] if len(who) == 4 else (0, 1)
            tables.insert(table - 1, tuple(who[at] for at in way))
        played.append(tuple(tables))
    return tuple(played)


def placed(
    rounds: Rounds, terms: Terms, blocks: Sequence[Sequence[int]], lots: Lots, *, tables_stay: bool = False
) -> Rounds:
    """The rounds with parties of one block holding each other's places, so that fewer wishes are broken.

    A hill climb of a fixed number of steps. Wishes for a table only count for who must be there together, since whole
    tables can change numbers, unless ``tables_stay``.
    """
    climb = _Climb(rounds, terms, tables_stay=tables_stay)
    movable = [(party, block) for block in blocks for party in block if terms.concern(party)]
    for _ in range(STEPS if movable else 0):
        if not climb.cost:
            break
        party, block = movable[lots.below(len(movable))]
        climb.exchange(party, block[lots.below(len(block))])
    return tuple(tuple(tuple(climb.holder[place] for place in game) for game in games) for games in rounds)


class _Climb:
    """Parties on the places of a schedule, and how often their wishes are broken there."""

    def __init__(self, rounds: Rounds, terms: Terms, *, tables_stay: bool) -> None:
        self._terms = terms if tables_stay else _without_numbers(terms)
        self._met: Counter[Two] = Counter()
        self._visits: Counter[tuple[int, int]] = Counter()
        self._seated: Counter[int] = Counter()
        for number, games in enumerate(rounds):
            for table, game in enumerate(games, start=1):
                self._met.update(two(*pair) for pair in combinations(game, 2))
                self._visits.update((place, table) for place in game)
                for place in game:
                    self._seated[place] |= 1 << number
        places = range(max(self._seated, default=-1) + 1)
        self._place = {place: place for place in (*places, *self._concerned())}
        self.holder = dict(self._place)
        self.cost = self._broken_by(*self._concerned())

    def exchange(self, one: int, another: int) -> None:
        """Let two parties change places unless that breaks more."""
        for party in (one, another):
            self.holder.setdefault(self._place.setdefault(party, party), party)
        before = self._broken_by(one, another)
        self._swap(one, another)
        more = self._broken_by(one, another) - before
        if more > 0:
            self._swap(one, another)
        else:
            self.cost += more

    def _swap(self, one: int, another: int) -> None:
        place = self._place
        place[one], place[another] = place[another], place[one]
        self.holder[place[one]], self.holder[place[another]] = one, another

    def _concerned(self) -> list[int]:
        terms = self._terms
        twos = [party for pair in (*terms.apart, *terms.together) for party in pair]
        return [*dict.fromkeys((*twos, *(party for party, _ in terms.tables)))]

    def _broken_by(self, *parties: int) -> int:
        """How often terms in which any of the parties has a part are broken."""
        terms, among = self._terms, set(parties)
        cost = sum(self._met[self._places(pair)] for pair in terms.apart if not among.isdisjoint(pair))
        for pair in terms.together:
            if not among.isdisjoint(pair):
                one, another = self._places(pair)
                cost += (self._seated[one] & self._seated[another]).bit_count() - self._met[one, another]
        for party, table in terms.tables:
            if party in among:
                place = self._place[party]
                cost += self._seated[place].bit_count() - self._visits[place, table]
        return cost

    def _places(self, pair: Two) -> Two:
        return two(self._place[pair[0]], self._place[pair[1]])


def _without_numbers(terms: Terms) -> Terms:
    """Wishes for one table as wishes to be there together, and for different ones to be apart."""
    apart, together = list(terms.apart), list(terms.together)
    for (one, table), (another, other) in combinations(terms.tables, 2):
        (together if table == other else apart).append(two(one, another))
    return Terms(tuple(apart), tuple(together))


def _by_role(parties: Sequence[int], roles: Sequence[int]) -> list[list[int]]:
    return [[party for party in parties if roles[party] == role] for role in (0, 1)]
