"""Whist designs made of frames (Ge and Zhu): the players in u groups of h and one more, who belongs to every group.

The h rounds of a group seat everybody outside it; with the one more, the group itself plays a small design meanwhile.
In the rounds of a frame two players of one group never meet, and any other two are partners once and opponents twice.
A frame comes from a design for u players, each of them spread out to h, or from a first round that is kept.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from whistdrive.movement.schedules import data
from whistdrive.movement.schedules.fields import field
from whistdrive.movement.schedules.schedule import Game
from whistdrive.movement.schedules.transversals import spread_out, transversals

Rounds = tuple[tuple[Game, ...], ...]
Known = Callable[[int], Rounds | None]
"""Where smaller designs come from."""


def by_frame(players: int, known: Known) -> Rounds | None:
    """The first design that a frame gives for ``players``, or None."""
    for size in range(3, players // 4):
        groups = (players - 1) // size
        if groups * size != players - 1 or groups < 5 or size % 4 not in (0, 3):
            continue
        small = known(size + 1)
        frame = small and (_kept(size, groups) or _spread(size, groups, known))
        if small and frame:
            return _filled(size, groups, frame, small)
    return None


def _spread(size: int, groups: int, known: Known) -> list[Rounds] | None:
    """A design for ``groups`` players, each of them spread out to ``size``, by the group that rests."""
    blocks, large = transversals(size), known(groups) if groups % 4 == 1 else None
    if blocks is None or large is None:
        return None
    return [
        tuple(tuple(one for game in games for one in spread_out(game, each, size)) for each in blocks)
        for games in large
    ]


def _kept(size: int, groups: int) -> list[Rounds] | None:
    """A frame from kept base games on pairs (i, x), modulo ``size`` and in the field with ``groups`` elements.

    Each base game stands for all its products, in x, with the elements whose order is that kept beside the games. They
    are those of one round, and the others count i on; or, so many times as many, those of every round of a group.
    """
    kept = data.frame(size, groups)
    if kept is None:
        return None
    order, base = kept
    numbers = field(groups)
    roots = [numbers.powers[step * (groups - 1) // order] for step in range(order)]
    games = [
        [(place // groups, numbers.times(place % groups, root)) for place in game] for game in base for root in roots
    ]
    each = size * (groups - 1) // 4
    rounds = (
        [games[at : at + each] for at in range(0, len(games), each)]
        if len(games) > each
        else [[[((i + step) % size, x) for i, x in game] for game in games] for step in range(size)]
    )
    return [
        tuple(tuple(tuple(i + size * numbers.plus[x][group] for i, x in game) for game in games) for games in rounds)
        for group in range(groups)
    ]


def _filled(size: int, groups: int, frame: Sequence[Rounds], small: Rounds) -> Rounds:
    """The frame with a small design in each group and the one more, who is the last player."""
    last = size * groups

    def within(group: int, games: Sequence[Game]) -> tuple[Game, ...]:
        return tuple(tuple(last if at == size else group * size + at for at in game) for game in games)

    rounds = [
        (*games, *within(group, fill))
        for group in range(groups)
        for games, fill in zip(frame[group], small, strict=False)
    ]
    if len(small) > size:
        rounds.append(tuple(game for group in range(groups) for game in within(group, small[size])))
    return tuple(rounds)
