"""Whist designs: everybody partners everybody else once and opposes them twice.

One is known for every number of players that leaves 0 or 1 over when it is divided by 4 (R. D. Baker, *Whist
tournaments*, 1975; I. Anderson, *A hundred years of whist tournaments*, 1995), in ``players`` - 1 or ``players``
rounds. What is built here are

* designs over a field of q = 4n + 1 elements, whose games are w, -w against rw, -rw with r·r = -1;
* cyclic designs from a first round that is kept with the program's data;
* products of two smaller designs (Baker), by way of a resolvable transversal design;
* frames filled with small designs (see :mod:`whistdrive.movement.schedules.frames`).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from whistdrive.movement.schedules import data
from whistdrive.movement.schedules.fields import field, prime_powers
from whistdrive.movement.schedules.frames import by_frame
from whistdrive.movement.schedules.schedule import Game
from whistdrive.movement.schedules.transversals import spread_out, transversals

Rounds = tuple[tuple[Game, ...], ...]

NEAR = frozenset((129, 152))
"""No whist design is known to us for these: everybody partners everybody once, but not all oppose each other twice."""


@lru_cache(maxsize=16)
def whist_design(players: int) -> Rounds | None:
    """A whist design for ``players`` (nearly one for those in NEAR), or None where no construction here gives one.

    With 4n + 1 players the one who rests in round s (from 0) is s.
    """
    if players % 4 > 1 or players < 4:
        return None
    if players == 4:
        return ((0, 1, 2, 3),), ((0, 2, 1, 3),), ((0, 3, 1, 2),)
    if players % 4 == 1 and len(prime_powers(players)) == 1:
        return _over_field(players)
    if first := data.starter(players):
        return developed(first, players)
    design = _product(players) or by_frame(players, whist_design)
    return design and _by_rest(design, players)


def developed(first: Sequence[Game], players: int) -> Rounds:
    """All rounds of a cyclic design: each adds 1 to every position but the fixed one, which is the last of 4n.

    With 4n + 1 players the first round is without 0.
    """
    length = players if players % 4 else players - 1
    return tuple(
        tuple(tuple(place if place == length else (place + step) % length for place in game) for game in first)
        for step in range(length)
    )


def _over_field(order: int) -> Rounds:
    numbers = field(order)
    quarter = (order - 1) // 4
    first = [
        tuple(
            place for root in (numbers.powers[at], numbers.powers[at + quarter]) for place in _both(numbers.minus, root)
        )
        for at in range(quarter)
    ]
    return tuple(tuple(tuple(row[place] for place in game) for game in first) for row in numbers.plus)


def _both(minus: Sequence[int], element: int) -> tuple[int, int]:
    return element, minus[element]


def _product(players: int) -> Rounds | None:
    """The product of the first two designs whose numbers of players multiply to ``players``."""
    for inner in range(4, players // 4 + 1):
        outer = players // inner
        if outer * inner != players or inner % 4 > 1 or outer % 4 > 1 or (inner % 4 == 0 and outer % 4):
            continue
        blocks, large, small = transversals(inner), whist_design(outer), whist_design(inner)
        if blocks and large and small:
            if inner % 4 == 0:
                return _of_fours(outer, inner, large, small, blocks)
            if outer % 4:
                return _with_rests(inner, large, small, blocks)
            return _without_rests(outer, inner, large, small, blocks)
    return None


def _of_fours(outer: int, inner: int, large: Rounds, small: Rounds, blocks: Rounds) -> Rounds:
    """Both numbers are multiples of four: every round of the large design by every class, then the small designs."""
    spread = [
        tuple(single for game in games for single in spread_out(game, each, inner))
        for games in large
        for each in blocks
    ]
    within = [
        tuple(tuple(group * inner + at for at in game) for group in range(outer) for game in games) for games in small
    ]
    return (*spread, *within)


def _without_rests(outer: int, inner: int, large: Rounds, small: Rounds, blocks: Rounds) -> Rounds:
    """The large design seats everybody: its first round by one class is dealt out to the rounds of the small designs.

    The classes are renamed so that in the first of them the four points of a block have one name.
    """
    name = [dict[int, int]() for _ in range(4)]
    for at, block in enumerate(blocks[0]):
        for group, point in enumerate(block):
            name[group][point] = at
    classes = [[tuple(name[group][point] for group, point in enumerate(block)) for block in each] for each in blocks]
    spread = [
        tuple(single for game in games for single in spread_out(game, each, inner))
        for number, games in enumerate(large)
        for each in classes[0 if number else 1 :]
    ]
    within = [
        (
            *(tuple(group * inner + at for at in game) for group in range(outer) for game in games),
            *(tuple(group * inner + resting for group in game) for game in large[0]),
        )
        for resting, games in enumerate(small)
    ]
    return (*spread, *within)


def _with_rests(inner: int, large: Rounds, small: Rounds, blocks: Rounds) -> Rounds:
    """The group that rests in a round of the large design plays the small design meanwhile."""
    return tuple(
        (
            *(single for game in games for single in spread_out(game, each, inner)),
            *(tuple(resting * inner + at for at in game) for game in within),
        )
        for resting, games in enumerate(large)
        for each, within in zip(blocks, small, strict=True)
    )


def _by_rest(rounds: Rounds, players: int) -> Rounds:
    """Rounds of 4n + 1 players in the order of who rests; of 4n players as they are."""
    if players % 4 == 0:
        return rounds
    everybody = players * (players - 1) // 2
    return tuple(sorted(rounds, key=lambda games: everybody - sum(map(sum, games))))
