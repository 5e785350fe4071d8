"""Annealing of players and tables together: the plain search that anything cleverer has to beat.

Every round has its people on chairs, four to a table, those who rest in turn. Two people of one round (in a mixed drive
of one role) change chairs, or two whole tables of a round change places; what makes the evening fairer stays, and what
does not stays now and then, ever more seldom.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import exp

from whistdrive.movement.lots import Lots
from whistdrive.movement.schedules.schedule import Game, Kind

PARTNERS, OPPONENTS, TABLES = 12, 8, 3
"""What each pair of equal meetings costs."""

WARMEST, WARM_AGAIN, COLDEST = 4.0, 1.2, 0.8
Rounds = tuple[tuple[Game, ...], ...]
Places = list[list[int]]


def annealed(kind: Kind, players: int, rounds: int, seed: int, moves: int, start: Rounds | None = None) -> Rounds:
    """The cheapest schedule that so many moves come by, begun by lot, or from a schedule and then less warm."""
    lots = Lots("anneal", kind, players, rounds, seed)
    warmest = WARMEST if start is None else WARM_AGAIN
    hall = _Hall(_start(kind, players, rounds, lots) if start is None else _flat(start), players)
    cost = least = 0
    best = hall.rounds()
    mixed = kind == "mixed"
    for move in range(moves):
        warmth = warmest * (COLDEST / warmest) ** (move / moves)
        number, one, other = lots.below(rounds), lots.below(hall.chairs), lots.below(hall.chairs)
        if move % 8 == 0:
            pairs = [(one // 4 * 4 + at, other // 4 * 4 + at) for at in range(4)]
        else:
            pairs = [(one, other ^ 1 if mixed and (one ^ other) & 1 else other)]
        if pairs[0][0] == pairs[0][1]:
            continue
        change = sum(hall.exchange(number, *pair) for pair in pairs)
        if change <= 0 or lots.share() < exp(-change / warmth):
            cost += change
            if cost < least:
                least, best = cost, hall.rounds()
        else:
            for pair in reversed(pairs):
                hall.exchange(number, *pair)
    return best


def _flat(rounds: Rounds) -> Places:
    return [[place for game in games for place in game] for games in rounds]


def _start(kind: Kind, players: int, rounds: int, lots: Lots) -> Places:
    """Everybody on chairs by lot; partners in a mixed drive are one of each role."""
    tables = players // 4
    found = []
    for number in range(rounds):
        if kind == "individual":
            found.append(lots.shuffled(_seated(0, players, 4 * tables, number, 0)))
            continue
        half = players // 2
        first = lots.shuffled(_seated(0, half, 2 * tables, number, 0))
        second = lots.shuffled(_seated(half, half, 2 * tables, number, number // half))
        found.append([place for couple in zip(first, second, strict=True) for place in couple])
    return found


def _seated(first: int, people: int, chairs: int, number: int, later: int) -> Iterator[int]:
    """Who sits of ``people``, when those rest in turn who find no chair."""
    resting = people - chairs
    out = {(number * resting + at + later) % people for at in range(resting)}
    return (first + each for each in range(people) if each not in out)


class _Hall:
    """People on chairs, round by round, and how often they have met."""

    def __init__(self, at: Places, players: int) -> None:
        self.chairs = len(at[0])
        self._at = at
        self._partners = [[0] * players for _ in range(players)]
        self._opponents = [[0] * players for _ in range(players)]
        self._visits = [[0] * (self.chairs // 4) for _ in range(players)]
        for games in at:
            for chair, place in enumerate(games):
                self._partners[place][games[chair ^ 1]] += 1
                self._opponents[place][games[chair ^ 2]] += 1
                self._opponents[place][games[chair ^ 3]] += 1
                self._visits[place][chair // 4] += 1

    def rounds(self) -> Rounds:
        return tuple(tuple(tuple(each[at : at + 4]) for at in range(0, len(each), 4)) for each in self._at)

    def exchange(self, number: int, one: int, other: int) -> int:
        """Two people of a round change chairs; how much dearer that is."""
        games = self._at[number]
        change = self._leave(games, one) + self._leave(games, other, but=one)
        games[one], games[other] = games[other], games[one]
        return change + self._come(games, one, but=other) + self._come(games, other)

    def _leave(self, games: Sequence[int], chair: int, but: int = -1) -> int:
        return -self._meet(games, chair, but, -1)

    def _come(self, games: Sequence[int], chair: int, but: int = -1) -> int:
        return self._meet(games, chair, but, 1)

    def _meet(self, games: Sequence[int], chair: int, but: int, step: int) -> int:
        """Count the meetings of a chair in or out, without whoever sits on chair ``but``, and what they cost."""
        place, cost = games[chair], 0
        for mate, times, price in (
            (chair ^ 1, self._partners, PARTNERS),
            (chair ^ 2, self._opponents, OPPONENTS),
            (chair ^ 3, self._opponents, OPPONENTS),
        ):
            if mate != but:
                met = games[mate]
                before = times[place][met]
                times[place][met] = times[met][place] = before + step
                cost += price * min(before, before + step)
        visits = self._visits[place]
        visits[chair // 4] += step
        return cost + TABLES * min(visits[chair // 4], visits[chair // 4] - step)
