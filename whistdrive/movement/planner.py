"""The rest of an evening planned at once from what has been met so far.

A greedy start is followed by a search with a fixed number of moves. Whoever has rested least rests. Over all rounds to
come partners repeat as little as can be, then opponents, then tables; wishes weigh more than any of these.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations

from whistdrive.core.drive import Round, Table
from whistdrive.movement.chairs import Chairs, Prices
from whistdrive.movement.history import Rest, Two, history, rests, two
from whistdrive.movement.lots import Lots
from whistdrive.movement.parties import Party, people
from whistdrive.movement.timetable import Rounds
from whistdrive.movement.turns import Turn, Turns
from whistdrive.movement.wishes import NO_TERMS, Terms

MOVES = 100_000
"""The most exchanges that are tried for a plan."""

MOVES_A_CHAIR = 600
"""As many are tried for each chair of each round, where that is less."""

WISH = 100
"""What a broken wish costs in a round: more than partners who meet again."""

AWAY_FROM_HOME = 500
"""What it costs to seat those elsewhere who keep their tables."""

_KEPT = 16
"""Plans that are kept: of a proposal and of what is asked about it, for a few drives."""


@dataclass(frozen=True, slots=True)
class Task:
    """What is to be planned.

    ``past`` are the rounds so far, without slips. ``roles`` has 0 (N and E; of two sides the first) or 1 for each
    party; ``lines``: these never change. ``homes`` has the table (from 1) that a party keeps, 0 for none.
    """

    seed: int
    parties: tuple[Party, ...]
    at_table: int
    rounds: int
    past: tuple[Round, ...] = ()
    roles: tuple[int, ...] | None = None
    lines: bool = False
    homes: tuple[int, ...] = ()
    terms: Terms = NO_TERMS

    @property
    def tables(self) -> int:
        """How many tables are at work."""
        return len(self.parties) // self.at_table

    @property
    def resting(self) -> int:
        """How many rest in each round."""
        return len(self.parties) % self.at_table


def bare(rounds: Iterable[Round]) -> tuple[Round, ...]:
    """The seats of some rounds without what was written there."""
    return tuple(Round(tuple(Table(each.number, each.seats) for each in held.tables), held.resting) for held in rounds)


@lru_cache(_KEPT)
def plan(task: Task) -> Rounds:
    """So many rounds for the parties by their places. Those that rest are left out.

    They are planned turn by turn: all rounds together in which everybody can have somebody new, then those in which
    they can a second time, and so on.
    """
    lots = Lots(task.seed, "plan", len(task.past) + 1)
    turns = Turns(_rested(task), lots.shuffled(range(len(task.parties))), task.roles, lines=task.lines)
    prices, met = _prices(task), Counter(_met(task))
    played: list[list[int]] = []
    while len(played) < task.rounds:
        rounds = min(_fresh(task, met), task.rounds - len(played))
        found = _turn(
            task,
            prices,
            [turns.next(len(task.past) + len(played) + at, task.resting) for at in range(1, rounds + 1)],
            lots,
        )
        met.update(two(seats[chair], seats[chair ^ 1]) for seats in found for chair in range(0, len(seats), 2))
        played += found
    size = task.at_table
    return tuple(tuple(tuple(seats[first : first + size]) for first in range(0, len(seats), size)) for seats in played)


def _turn(task: Task, prices: Prices, turns: Sequence[Turn], lots: Lots) -> list[list[int]]:
    """Some rounds, which are then counted in the prices."""
    restless = frozenset(party for party in range(len(task.parties)) if task.terms.concern(party))
    chairs = Chairs(task.at_table, prices, apart=task.roles is not None, restless=restless)
    for turn in turns:
        chairs.seat(turn.called)
    chairs.improve(
        min(MOVES * len(turns) // task.rounds, MOVES_A_CHAIR * len(turns) * task.tables * task.at_table), lots
    )
    chairs.renumber()
    if not task.resting:
        chairs.cheapest_first()
    return chairs.rounds


def _fresh(task: Task, met: Mapping[Two, int]) -> int:
    """In how many rounds everybody can partner (at tables of two: oppose) those whom they have least."""
    roles = task.roles or range(len(task.parties))
    every_two = [
        met.get(each, 0) for each in combinations(range(len(task.parties)), 2) if roles[each[0]] != roles[each[1]]
    ]
    least = every_two.count(min(every_two, default=0))
    return max(least // (task.tables * task.at_table // 2), 1)


def _rested(task: Task) -> list[Rest]:
    """The rests of each party: those of whoever of it has rested most."""
    rested = rests(task.past, people(*task.parties))
    return [
        Rest(max(rested[each].times for each in people(party)), max(rested[each].last for each in people(party)))
        for party in task.parties
    ]


def _prices(task: Task) -> Prices:
    """What has been met so far, homes and wishes as prices."""
    prices = Prices(len(task.parties), task.tables)
    past, places = history(task.past), _places(task)
    for (one, another), times in _meetings(past.partners, places).items():
        prices.partner(one, another, times)
    for (one, another), times in _meetings(past.opponents, places).items():
        prices.oppose(one, another, times)
    for (party, table), times in _visits(past.visits, places).items():
        if table <= task.tables:
            prices.visit(party, table - 1, times)
    for party, home in enumerate(task.homes):
        _keep_at(prices, party, home, AWAY_FROM_HOME)
    for one, another in task.terms.apart:
        prices.wish(one, another, WISH)
    for one, another in task.terms.together:
        prices.wish(one, another, -WISH)
    for party, table in task.terms.tables:
        _keep_at(prices, party, table, WISH)
    return prices


def _met(task: Task) -> dict[Two, int]:
    """How often those have met who sit at chairs beside each other: partners, or at tables of two opponents."""
    past = history(task.past)
    return _meetings(past.partners if task.at_table == 4 else past.opponents, _places(task))


def _places(task: Task) -> dict[int, int]:
    return {each: place for place, party in enumerate(task.parties) for each in people(party)}


def _keep_at(prices: Prices, party: int, table: int, price: int) -> None:
    """Let a party pay for every table but one (from 1; 0: none)."""
    if table:
        row = prices.tables[party]
        row[:] = [cost + (price if number != table else 0) for number, cost in enumerate(row, start=1)]


def _meetings(met: Mapping[Two, int], places: Mapping[int, int]) -> dict[Two, int]:
    """How often each two parties have met, those of whose people that met most."""
    found: dict[Two, int] = {}
    for (one, another), times in met.items():
        if one in places and another in places and places[one] != places[another]:
            between = two(places[one], places[another])
            found[between] = max(found.get(between, 0), times)
    return found


def _visits(visits: Mapping[tuple[int, int], int], places: Mapping[int, int]) -> dict[tuple[int, int], int]:
    """How often each party has sat at each table: (place, table)."""
    found: dict[tuple[int, int], int] = {}
    for (entrant, table), times in visits.items():
        if entrant in places:
            at = places[entrant], table
            found[at] = max(found.get(at, 0), times)
    return found
