"""How the tables of a hall stand: in a ring, in a line, or in a snake of rows that run to and fro."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from math import ceil, floor
from typing import Final, Literal, TypeGuard

Shape = Literal["snake", "ring", "line"]

SHAPES: Final[tuple[Shape, ...]] = ("snake", "ring", "line")
"""Every shape, in the order in which they are offered; in a snake and in a ring neighbours in number are neighbours."""

Size = tuple[float, float]
"""A width and a height, in any unit."""


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a table stands: how many tables from the left and from the front; between two of them in a ring."""

    x: float
    y: float


def is_shape(text: str) -> TypeGuard[Shape]:
    """Whether a text is the key of a shape."""
    return text in SHAPES


def spots(shape: Shape, tables: int, across: int) -> tuple[Spot, ...]:
    """Where each of so many tables stands, in the order of their numbers, at most ``across`` of them side by side.

    A line goes on below where it is longer than that. A ring is never less than two tables wide; it goes round with
    the clock from the corner at the left, and what its front and its back leave over is spread evenly over its sides.
    """
    if shape == "ring":
        return _ring(tables, across)
    found = []
    for table in range(tables):
        row, column = divmod(table, across)
        backwards = shape == "snake" and row % 2 == 1
        found.append(Spot(across - 1 - column if backwards else column, row))
    return tuple(found)


def extent(placed: Sequence[Spot]) -> tuple[int, int]:
    """How many tables a room is wide and deep."""
    return max((round(spot.x) for spot in placed), default=-1) + 1, max(
        (ceil(spot.y) for spot in placed), default=-1
    ) + 1


def fitting(shape: Shape, tables: int, table: Size, room: Size, *, wrapped: bool = False) -> int:
    """How many tables stand side by side so that a room holds them best: all in sight if it can, else no wider than it.

    ``table`` and ``room`` are sizes in one unit. A line stays one row, however long, unless it may be ``wrapped``.
    """
    if shape == "line" and not wrapped:
        return max(tables, 1)

    def held(across: int) -> tuple[float, float, float]:
        wide, deep = extent(spots(shape, tables, across))
        width, height = room[0] / (wide * table[0]), room[1] / (deep * table[1])
        return min(1.0, width), min(1.0, height), min(width, height)

    most = (tables + 1) // 2 if shape == "ring" else tables
    return max(range(1, max(most, 1) + 1), key=held) if tables else 1


def scale(shape: Shape, tables: int, table: Size, room: Size, *, wrapped: bool = False) -> float:
    """By how much tables of a size may grow (above 1) or must shrink (below 1) for all of them to be in sight.

    A line stays one row unless it may be ``wrapped``.
    """
    if not tables:
        return 1.0
    across = (tables,) if shape == "line" and not wrapped else range(1, tables + 1)
    extents = {extent(spots(shape, tables, each)) for each in across}
    return max(min(room[0] / (wide * table[0]), room[1] / (deep * table[1])) for wide, deep in extents)


def row_starts(placed: Sequence[Spot], heights: Sequence[float], gap: float) -> tuple[float, ...]:
    """Where each row begins, and where one behind the last would: a row is as deep as the deepest table that is in it.

    A table between two rows is in both. ``gap`` stands between rows, in the unit of the heights.
    """
    _wide, deep = extent(placed)
    rows = [0.0] * deep
    for spot, height in zip(placed, heights, strict=True):
        for row in {floor(spot.y), ceil(spot.y)}:
            rows[row] = max(rows[row], height)
    return tuple(accumulate((height + gap for height in rows), initial=0.0))


def start(starts: Sequence[float], spot: Spot) -> float:
    """Where a table begins among the rows of :func:`row_starts`."""
    row = floor(spot.y)
    return starts[row] + (spot.y - row) * (starts[row + 1] - starts[row])


def _ring(tables: int, across: int) -> tuple[Spot, ...]:
    front = min(max(across, 2), (tables + 1) // 2)
    back = min(front, tables - front)
    right = (tables - front - back + 1) // 2
    left = tables - front - back - right
    last = right + 1
    return (
        *(Spot(column, 0) for column in range(front)),
        *(Spot(front - 1, 1 + row) for row in range(right)),
        *(Spot(front - 1 - each, last) for each in _spread(back, front)),
        *(Spot(0, last - 1 - each) for each in _spread(left, right)),
    )


def _spread(many: int, over: int) -> tuple[float, ...]:
    """So many places evenly over a stretch with room for ``over``, counted from its beginning."""
    return tuple((each + 0.5) * over / many - 0.5 for each in range(many))
