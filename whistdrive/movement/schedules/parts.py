"""Long schedules for any number of players: a whist design, as much of it as is asked for, made to fit.

Numbers that leave 3 over when divided by 4 play the design for one player more without its last player, whose three
table companions rest. Those that leave 2 play the design for one player less with a newcomer.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from itertools import combinations

from whistdrive.movement.schedules.extras import joined
from whistdrive.movement.schedules.one_more import with_one_more
from whistdrive.movement.schedules.schedule import Game
from whistdrive.movement.schedules.whist import NEAR, whist_design

Rounds = tuple[tuple[Game, ...], ...]


def full_length(players: int) -> int:
    """How many rounds everybody takes to have partnered everybody, near enough: a whist design's number of them."""
    return players if players % 4 else players - 1


def origin(players: int) -> str:
    """What :func:`part` goes back to, in a word or two."""
    if players + (0, 0, -1, 1)[players % 4] in NEAR:
        return "near design"
    return "fitted design" if players % 4 > 1 else "design"


def part(players: int, rounds: int) -> Rounds | None:
    """``rounds`` rounds, at most the full length, without any two being partners twice; None without a design."""
    left = players % 4
    if left == 2 and rounds == players:
        design = whist_design(players - 1)
        return design and with_one_more(design)
    if left == 3 and rounds > players - 4:
        design = whist_design(players + 1)
        return None if design is None else _chosen(_without_last(design, players), rounds, players)
    base = players - (left if left > 1 else 0) + (1 if left == 2 else 0)
    design = whist_design(base)
    if design is None:
        return None
    chosen = _chosen(design, rounds, base)
    return joined(chosen, base, players) if base < players else chosen


def _without_last(design: Rounds, last: int) -> Rounds:
    return tuple(tuple(game for game in games if last not in game) for games in design)


def _chosen(design: Rounds, rounds: int, players: int) -> Rounds:
    """As many rounds of a design, chosen so that rests are even and opponents meet again as little as can be."""
    if rounds == len(design):
        return design
    prices = _prices(design, players)
    taken = [number < rounds for number in range(len(design))]
    cost = [sum(price for price, ours in zip(row, taken, strict=True) if ours) for row in prices]
    while True:
        inside = [number for number, ours in enumerate(taken) if ours]
        outside = [number for number, ours in enumerate(taken) if not ours]
        saved, out, into = max(
            (cost[out] - cost[into] + prices[out][into], -out, -into) for out in inside for into in outside
        )
        if saved <= 0:
            return tuple(games for games, ours in zip(design, taken, strict=True) if ours)
        out, into = -out, -into
        taken[out], taken[into] = False, True
        cost = [before - prices[out][at] + prices[into][at] for at, before in enumerate(cost)]


RESTS_AGAIN = 1000
"""What it costs that somebody rests in two rounds, against 1 for two opponents who meet in both."""


def _prices(design: Rounds, players: int) -> list[list[int]]:
    """What it costs to take two rounds together: opponents that meet in both, and much more for who rests in both."""
    prices = [[0] * len(design) for _ in design]
    opposed: defaultdict[tuple[int, int], list[int]] = defaultdict(list)
    rests: defaultdict[int, list[int]] = defaultdict(list)
    for number, games in enumerate(design):
        for a, b, c, d in games:
            for one, another in ((a, c), (a, d), (b, c), (b, d)):
                opposed[min(one, another), max(one, another)].append(number)
        for place in set(range(players)).difference(*games):
            rests[place].append(number)
    _add(prices, opposed.values(), 1)
    _add(prices, rests.values(), RESTS_AGAIN)
    return prices


def _add(prices: list[list[int]], when: Iterable[list[int]], price: int) -> None:
    for numbers in when:
        for one, another in combinations(numbers, 2):
            prices[one][another] += price
            prices[another][one] += price
