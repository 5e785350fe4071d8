"""Who rests how often, and whether that could be shared out more evenly."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise

from whistdrive.movement.schedules.schedule import Game
from whistdrive.movement.spread import Spread

Here = Sequence[Collection[int]]
"""The positions that are in the room in each round."""


@dataclass(frozen=True, slots=True)
class Rests:
    """How often each player rests; ``shortest_gap`` is the fewest rounds from one rest of somebody to the next.

    ``at_bound``: it is as even as can be among those who could have rested equally. That is judged in two ways: those
    who are in the room in the same rounds differ by one at most, and by none where their rests can be shared out
    evenly; and any two, over the rounds in which both are in the room, differ by one at most.
    """

    spread: Spread
    shortest_gap: int | None
    at_bound: bool


def rests(players: int, rounds: Sequence[Sequence[Game]], here: Here | None = None) -> Rests:
    """The rests of positions 0 … ``players`` - 1; all are ``here`` in every round unless it is said who is."""
    resting: list[list[int]] = [[] for _ in range(players)]
    presence = [0] * players
    for number, games in enumerate(rounds):
        seated = {place for game in games for place in game}
        for place in range(players) if here is None else here[number]:
            presence[place] |= 1 << number
            if place not in seated:
                resting[place].append(number)
    gaps = (later - sooner for when in resting for sooner, later in pairwise(when))
    times = Counter(map(len, resting))
    return Rests(
        Spread(tuple(sorted(times.items()))),
        min(gaps, default=None),
        _is_shared_out(presence, [sum(1 << number for number in when) for when in resting]),
    )


def _is_shared_out(presence: Sequence[int], resting: Sequence[int]) -> bool:
    """Both have for each player the rounds as bits."""
    alike: defaultdict[int, list[int]] = defaultdict(list)
    for there, rested in zip(presence, resting, strict=True):
        alike[there].append(rested.bit_count())
    for times in alike.values():
        if max(times) - min(times) > (1 if sum(times) % len(times) else 0):
            return False
    if len(alike) == 1:
        return True
    every_two = combinations(zip(presence, resting, strict=True), 2)
    return all(
        abs((one_rested & other_there).bit_count() - (other_rested & one_there).bit_count()) <= 1
        for (one_there, one_rested), (other_there, other_rested) in every_two
        if one_there != other_there
    )
