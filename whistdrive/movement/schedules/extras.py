"""Players more than a schedule has: each takes the place of somebody else in every round, who rests, or rests too.

Whoever has rested least rests. Among those, the place is the one whose neighbours the newcomer has met least, partners
before opponents. Then two rounds exchange whom they rest wherever that brings fewer meetings again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from whistdrive.movement.lots import Lots
from whistdrive.movement.schedules.schedule import Game

PARTNERS_AGAIN = 1000
OPPONENTS_AGAIN = 8
"""What a meeting costs for each time that the two have met so already."""

TRIES = 110
"""How many exchanges are tried for each player before it is left at that."""

WALK = 300
"""How many exchanges are made to part partners who meet again."""

STIR = 10
"""How many are tried anywhere when none is possible for those."""


def joined(rounds: Sequence[Sequence[Game]], positions: int, players: int) -> tuple[tuple[Game, ...], ...]:
    """A schedule of ``players`` made of one of ``positions``; the newcomers are the positions from there on."""
    room = Room(rounds, positions, players)
    for number in range(len(rounds)):
        for newcomer in range(positions, players):
            room.seat(number, newcomer)
    room.improve()
    return room.rounds()


class _Relief(NamedTuple):
    """Somebody's place that a newcomer takes in a round."""

    number: int
    chair: int
    relieved: int


class Room:
    """A schedule in the making. A round is a flat list of chairs; chair ``i`` has its partner at ``i ^ 1``.

    ``opponents[a][b]`` is how often a and b oppose each other so far, ``rested`` how often each rests.
    """

    def __init__(self, rounds: Sequence[Sequence[Game]], positions: int, players: int) -> None:
        self._at = [[place for game in games for place in game] for games in rounds]
        self._positions = positions
        self._partners = [[0] * players for _ in range(players)]
        self.opponents = [[0] * players for _ in range(players)]
        self._reliefs: list[_Relief] = []
        self.rested = [0] * players
        for games in self._at:
            for place in set(range(positions)) - set(games):
                self.rested[place] += 1
            for chair, place in enumerate(games):
                self._partners[place][games[chair ^ 1]] += 1
                self.opponents[place][games[chair ^ 2]] += 1
                self.opponents[place][games[chair ^ 3]] += 1

    def rounds(self) -> tuple[tuple[Game, ...], ...]:
        """The schedule as it is now."""
        return tuple(tuple(tuple(each[at : at + 4]) for at in range(0, len(each), 4)) for each in self._at)

    def seat(self, number: int, newcomer: int) -> None:
        """Rest one more in a round, so that the newcomer has a place unless it is he who rests."""
        games, rested = self._at[number], self.rested
        old = [chair for chair, place in enumerate(games) if place < self._positions]
        least = min(rested[newcomer], *(rested[games[chair]] for chair in old))
        places = [(self._gain(number, chair, newcomer), chair) for chair in old if rested[games[chair]] == least]
        price, chair = min(places, default=(0, -1))
        if rested[newcomer] == least and (price > 0 or not places):
            rested[newcomer] += 1
            return
        self._reliefs.append(_Relief(number, chair, games[chair]))
        self.relieve(number, chair, newcomer)

    def relieve(self, number: int, chair: int, newcomer: int) -> None:
        """Put a newcomer on somebody's chair for good."""
        self.rested[self._at[number][chair]] += 1
        self._put(number, chair, newcomer)

    def improve(self) -> None:
        """Exchange whom two rounds rest, for every newcomer who meets somebody again, while that helps."""
        self._exchange_while_better()
        if self._part_partners():
            self._exchange_while_better()

    def _exchange_while_better(self) -> None:
        tries, better = TRIES * len(self.rested), True
        while better:
            better = False
            for one in range(len(self._reliefs)):
                if tries <= 0:
                    return
                if self._again(one):
                    tries -= len(self._reliefs)
                    tried = [self._try_exchange(one, other, 0) for other in range(len(self._reliefs))]
                    better |= any(tried)

    def _part_partners(self) -> bool:
        """Walk on from partners who meet again, by exchanges that bring no more of these, and say whether it did."""
        lots = Lots("partners", len(self._at), self._positions)
        for step in range(WALK):
            troubled = [at for at in range(len(self._reliefs)) if self._again(at) >= PARTNERS_AGAIN]
            if not troubled:
                return step > 0
            one = troubled[lots.below(len(troubled))]
            others = lots.shuffled(range(len(self._reliefs)))
            if not any(self._try_exchange(one, other, PARTNERS_AGAIN // 2) for other in others):
                for _ in range(STIR):
                    some, any_other = lots.below(len(others)), lots.below(len(others))
                    self._try_exchange(some, any_other, PARTNERS_AGAIN // 2)
        return True

    def _again(self, at: int) -> int:
        """What the newcomer meets again where a relief has brought him."""
        return self._price(self._reliefs[at].number, self._reliefs[at].chair)

    def _try_exchange(self, one: int, other: int, limit: int) -> bool:
        """Exchange whom two newcomers relieve if that costs less than ``limit``, and say whether it did."""
        first, second = self._reliefs[one], self._reliefs[other]
        games, others = self._at[first.number], self._at[second.number]
        if first.number == second.number or second.relieved not in games or first.relieved not in others:
            return False
        here, there = games.index(second.relieved), others.index(first.relieved)
        moves = (
            (first.number, first.chair, first.relieved),
            (second.number, second.chair, second.relieved),
            (first.number, here, games[first.chair]),
            (second.number, there, others[second.chair]),
        )
        before = [self._at[number][chair] for number, chair, _ in moves]
        if sum(self._put(*move) for move in moves) < limit:
            self._reliefs[one] = _Relief(first.number, here, second.relieved)
            self._reliefs[other] = _Relief(second.number, there, first.relieved)
            return True
        for (number, chair, _), place in zip(reversed(moves), reversed(before), strict=True):
            self._put(number, chair, place)
        return False

    def _price(self, number: int, chair: int) -> int:
        """What whoever sits there meets again at this table."""
        games = self._at[number]
        place = games[chair]
        again = self._partners[place][games[chair ^ 1]] - 1
        met = self.opponents[place]
        return PARTNERS_AGAIN * again + OPPONENTS_AGAIN * (met[games[chair ^ 2]] + met[games[chair ^ 3]] - 2)

    def _gain(self, number: int, chair: int, newcomer: int) -> int:
        """What it would cost to put somebody there who has no place in the round."""
        games = self._at[number]
        met = self.opponents[newcomer]
        price = PARTNERS_AGAIN * self._partners[newcomer][games[chair ^ 1]]
        price += OPPONENTS_AGAIN * (met[games[chair ^ 2]] + met[games[chair ^ 3]])
        return price - self._price(number, chair)

    def _put(self, number: int, chair: int, place: int) -> int:
        """Put somebody on a chair and say what that costs, while one of two may hold two chairs for a moment."""
        games = self._at[number]
        cost = -self._price(number, chair)
        for step in (-1, 1):
            self._count(games[chair], games[chair ^ 1], self._partners, step)
            self._count(games[chair], games[chair ^ 2], self.opponents, step)
            self._count(games[chair], games[chair ^ 3], self.opponents, step)
            games[chair] = place
        return cost + self._price(number, chair)

    @staticmethod
    def _count(one: int, another: int, times: list[list[int]], step: int) -> None:
        times[one][another] += step
        times[another][one] += step
