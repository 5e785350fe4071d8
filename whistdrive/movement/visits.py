"""Which half of a team visits which fort, drawn from what has been, when teams have come or gone.

The search takes a fixed number of steps and never looks at a clock, so that one seed gives one seating everywhere.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import combinations, product
from typing import Final

from whistdrive.core.drive import Drive, Table
from whistdrive.core.sheet import SIDES
from whistdrive.movement.fours import Team
from whistdrive.movement.history import Two, history, two
from whistdrive.movement.lots import Lots
from whistdrive.movement.parties import Party, coming_round, people

NEVER: Final = 10**9
"""The price of a team at its own fort."""

TEAMS_AGAIN: Final = 100
"""What each earlier meeting of two teams, at either's fort, adds to the price of a visit."""

HALVES_AGAIN: Final = 3
"""What is added for every two people of just these two halves who have been opponents."""

FORTS_AGAIN: Final = 10
"""What is added for every visit to this fort that anybody of the team has made."""

TRIES: Final = 20_000
"""So many pairs of visitors are looked at, about, before the search ends."""

Prices = tuple[tuple[int, ...], ...]
"""Rows are forts: what it costs to have a team there, by the team's place in the order of numbers."""


def drawn(drive: Drive, teams: Sequence[Team]) -> tuple[Table, ...]:
    """The tables of the coming round.

    Away goes the half of a team that has been at home longest. A team keeps the table where it was first at home, and a
    new one gets the lowest that is free. No team visits itself; teams, halves and forts repeat as little as we find.
    """
    team_of = _team_of(drive, teams)
    tables = _forts(drive, teams, team_of)
    away = [min(team.halves, key=lambda half: _last_away(drive, half)) for team in teams]
    home = [next(half for half in team.halves if half is not gone) for team, gone in zip(teams, away, strict=True)]
    guests = visitors(_prices(drive, team_of, home, away, tables), drive.seed, coming_round(drive))
    seated = [
        Table(table, (*at_home, *away[guest])) for table, at_home, guest in zip(tables, home, guests, strict=True)
    ]
    return tuple(sorted(seated, key=lambda table: table.number))


@lru_cache(maxsize=8)
def visitors(prices: Prices, *drawn_for: int) -> tuple[int, ...]:
    """Which team visits each fort, by places; two teams at least.

    Of the ways in which everybody goes equally far round the forts the cheapest is improved, two visitors changing
    places as long as that saves anything. Then it is shaken a little and improved again, and the better one kept.
    """
    teams = len(prices)
    strides = ([(fort - stride) % teams for fort in range(teams)] for stride in range(1, teams))
    best = min(strides, key=lambda guests: _price(prices, guests, range(teams)))
    _improve(prices, best)
    lots = Lots("visits", *drawn_for)
    for _ in range(TRIES // teams**2):
        guests = list(best)
        for _ in range(3):
            _exchange(guests, lots.below(teams), lots.below(teams))
        _improve(prices, guests)
        best = min(best, guests, key=lambda each: _price(prices, each, range(teams)))
    return tuple(best)


def _improve(prices: Prices, guests: list[int]) -> None:
    better = True
    while better:
        better = False
        for one, another in combinations(range(len(guests)), 2):
            touched = {one, another, guests[one], guests[another]}
            before = _price(prices, guests, touched)
            _exchange(guests, one, another)
            if _price(prices, guests, touched) < before:
                better = True
            else:
                _exchange(guests, one, another)


def _exchange(guests: list[int], one: int, another: int) -> None:
    guests[one], guests[another] = guests[another], guests[one]


def _price(prices: Prices, guests: Sequence[int], at: Sequence[int] | set[int]) -> int:
    """What the visits at some forts cost, also where two teams visit each other and so meet twice at once."""
    each_other = sum(guests[guests[fort]] == fort for fort in at)
    return sum(prices[fort][guests[fort]] for fort in at) + TEAMS_AGAIN * each_other


def _forts(drive: Drive, teams: Sequence[Team], team_of: Mapping[int, int]) -> list[int]:
    """The home table of each team, by number."""
    found: dict[int, int] = {}
    playing = {team.number for team in teams}
    for table in _tables(drive):
        number = team_of[table.seats[0][0]]
        if number in playing and number not in found and table.number not in found.values():
            found[number] = table.number
    free = (table for table in range(1, 2 * len(teams) + 1) if table not in found.values())
    return [found[team.number] if team.number in found else next(free) for team in teams]


def _prices(
    drive: Drive, team_of: Mapping[int, int], home: Sequence[Party], away: Sequence[Party], tables: Sequence[int]
) -> Prices:
    past, met = history(drive.rounds), _meetings(drive, team_of)
    at_home, visiting = list(map(people, home)), list(map(people, away))

    def price(fort: int, guest: int) -> int:
        if fort == guest:
            return NEVER
        times = met.get(two(team_of[at_home[fort][0]], team_of[visiting[guest][0]]), 0)
        again = sum(past.opponents.get(two(*each), 0) for each in product(at_home[fort], visiting[guest]))
        been = sum(past.visits.get((each, tables[fort]), 0) for each in (*at_home[guest], *visiting[guest]))
        return TEAMS_AGAIN * times + HALVES_AGAIN * again + FORTS_AGAIN * been

    return tuple(tuple(price(fort, guest) for guest in range(len(home))) for fort in range(len(home)))


def _meetings(drive: Drive, team_of: Mapping[int, int]) -> Mapping[Two, int]:
    """How often teams have met, by their numbers."""
    first = ((team_of[table.side(side)[0][0]] for side in SIDES) for table in _tables(drive))
    return Counter(two(one, another) for one, another in first)


def _team_of(drive: Drive, teams: Sequence[Team]) -> Mapping[int, int]:
    """The number of everybody's team, also of those who are only now put into one; 0 where there is none."""
    playing = {entrant: team.number for team in teams for entrant in people(*team.halves)}
    return {entrant.id: entrant.team or 0 for entrant in drive.entrants} | playing


def _tables(drive: Drive) -> Iterator[Table]:
    """Every table so far."""
    return (table for held in drive.rounds for table in held.tables)


def _last_away(drive: Drive, half: Party) -> int:
    """The last round in which anybody of a half was a visitor (0: never)."""
    visiting = set(people(half))
    return max(
        (
            number
            for number, held in enumerate(drive.rounds, start=1)
            for table in held.tables
            if visiting & {entrant for seat in table.side("EW") for entrant in seat}
        ),
        default=0,
    )
