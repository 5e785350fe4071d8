"""Resolvable transversal designs with four groups: what one game becomes when each of its players becomes many."""

from __future__ import annotations

from collections.abc import Sequence

from whistdrive.movement.schedules import data
from whistdrive.movement.schedules.fields import multipliers, ring
from whistdrive.movement.schedules.schedule import Game

Rounds = tuple[tuple[Game, ...], ...]


def transversals(order: int) -> Rounds | None:
    """``order`` classes of blocks (x0, x1, x2, x3), or None where none is known here.

    Two points of different groups are together in one block, and each class holds every point once. They are lines of
    four slopes over a product of fields, or come from a kept difference matrix.
    """
    if factors := multipliers(order, 4):
        numbers = ring(order)
        plus, times = numbers.plus, numbers.times
        return tuple(
            tuple(tuple(plus[start][times[slope][factor]] for factor in factors) for start in range(order))
            for slope in range(order)
        )
    rows = data.matrix(order)
    if rows is None:
        return None
    return tuple(
        tuple(tuple((start + row[at]) % order for row in rows) for start in range(order)) for at in range(order)
    )


def spread_out(game: Game, blocks: Sequence[Game], size: int) -> tuple[Game, ...]:
    """One game of four groups of ``size`` players as games of single players, by the blocks of a class."""
    return tuple(tuple(group * size + at for group, at in zip(game, block, strict=True)) for block in blocks)
