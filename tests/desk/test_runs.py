"""Many numbers said in short."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from whistdrive.desk.runs import in_runs


@pytest.mark.parametrize(
    ("numbers", "said"),
    [
        ((), ""),
        ((7,), "7"),
        ((1, 2), "1, 2"),
        ((1, 2, 3), "1–3"),
        ((1, 4, 5, 6, 7, 9, 10), "1, 4–7, 9, 10"),
    ],
)
def test_three_in_a_row_are_said_by_the_first_and_the_last(numbers: tuple[int, ...], said: str) -> None:
    assert in_runs(numbers) == said


@given(st.sets(st.integers(1, 60), max_size=40))
def test_nothing_is_lost(numbers: set[int]) -> None:
    told: set[int] = set()
    for part in filter(None, in_runs(sorted(numbers)).split(", ")):
        first, _, last = part.partition("–")
        told |= set(range(int(first), int(last or first) + 1))
    assert told == numbers
