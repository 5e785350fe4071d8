"""How tables stand in a room."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from whistdrive.movement.room import SHAPES, Shape, Spot, extent, fitting, is_shape, scale, spots

rooms = st.tuples(st.sampled_from(SHAPES), st.integers(1, 60), st.integers(1, 60))


def drawn(shape: Shape, tables: int, across: int) -> list[str]:
    """The rows of a room, with the number of each table as a letter."""
    placed = spots(shape, tables, across)
    wide, deep = extent(placed)
    rows = [["."] * wide for _ in range(deep)]
    for spot, letter in zip(placed, "abcdefghijklmnop", strict=False):
        rows[round(spot.y)][round(spot.x)] = letter
    return ["".join(row) for row in rows]


@pytest.mark.parametrize(
    ("shape", "tables", "across", "rows"),
    [
        ("snake", 7, 3, ["abc", "fed", "g.."]),
        ("line", 4, 4, ["abcd"]),
        ("line", 7, 3, ["abc", "def", "g.."]),
        ("ring", 10, 4, ["abcd", "j..e", "ihgf"]),
        ("ring", 2, 1, ["a", "b"]),
        ("ring", 1, 1, ["a"]),
        ("ring", 3, 2, ["ab", "c."]),
        ("ring", 9, 3, ["abc", "..d", "i.e", "hgf"]),
    ],
)
def test_the_shapes(shape: Shape, tables: int, across: int, rows: list[str]) -> None:
    assert drawn(shape, tables, across) == rows


@given(rooms)
def test_no_two_tables_touch_and_none_stands_outside(room: tuple[Shape, int, int]) -> None:
    shape, tables, across = room
    placed = spots(shape, tables, across)
    wide, deep = extent(placed)
    assert len(placed) == tables
    assert wide <= max(across, 2)
    assert all(0 <= spot.x <= wide - 1 and 0 <= spot.y <= deep - 1 for spot in placed)
    for at, one in enumerate(placed):
        for another in placed[at + 1 :]:
            assert abs(one.x - another.x) >= 1 or abs(one.y - another.y) >= 1


@given(st.integers(1, 60), st.integers(1, 60))
def test_in_a_snake_the_next_number_stands_beside(tables: int, across: int) -> None:
    for one, following in pairwise(spots("snake", tables, across)):
        assert abs(one.x - following.x) + abs(one.y - following.y) == 1


@given(st.integers(4, 60), st.integers(2, 30))
def test_in_a_ring_everybody_goes_round_with_the_clock(tables: int, across: int) -> None:
    placed = spots("ring", tables, across)
    wide, deep = extent(placed)
    outside = {spot for spot in placed if spot.x in (0, wide - 1) or spot.y in (0, deep - 1)}
    assert outside == set(placed)
    assert placed[0] == Spot(0, 0)
    doubled_area = sum(a.x * b.y - b.x * a.y for a, b in pairwise((*placed, placed[0])))
    assert doubled_area >= 0


def test_a_room_is_filled_as_well_as_it_can_be() -> None:
    assert fitting("snake", 2, (2, 1), (5, 1)) == 2
    assert fitting("snake", 10, (1, 1), (5, 2)) == 5
    assert fitting("snake", 50, (1, 1), (4, 3)) == 4  # what does not fit goes on below
    assert fitting("line", 10, (1, 1), (5, 2)) == 10
    assert fitting("line", 10, (1, 1), (5, 2), wrapped=True) == 5
    assert fitting("ring", 10, (1, 1), (4, 3)) == 4
    assert fitting("snake", 0, (1, 1), (4, 3)) == 1


def test_tables_grow_or_shrink_to_be_in_sight() -> None:
    assert scale("snake", 2, (1, 1), (4, 2)) == 2
    assert scale("line", 10, (1, 1), (5, 2)) == 0.5
    assert scale("snake", 0, (1, 1), (5, 2)) == 1


def test_only_shapes_are_shapes() -> None:
    assert all(map(is_shape, SHAPES))
    assert not is_shape("circle")
