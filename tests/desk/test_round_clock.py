from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from whistdrive.desk.round_clock import RoundClock, full


def test_a_round_that_has_not_begun_stands_at_its_whole_length() -> None:
    clock = full(12)
    assert clock.untouched
    assert clock.shown(1000) == "12:00"


def test_it_runs_down_and_stands_while_it_is_paused() -> None:
    clock = full(12).started(100)
    assert clock.shown(100.4) == "12:00"
    assert clock.shown(165) == "10:55"
    paused = clock.paused(165)
    assert paused.shown(900) == "10:55"
    assert not paused.untouched
    assert paused.started(1000).shown(1055) == "10:00"


def test_it_shows_nothing_left_only_when_time_is_up() -> None:
    clock = full(1).started(0)
    assert clock.shown(59.9) == "0:01"
    assert not clock.is_up(59.9)
    assert clock.shown(60) == "0:00"
    assert clock.is_up(99)


def test_more_time_after_the_end_begins_at_that_moment() -> None:
    late = full(5).started(0).extended(60, 500)
    assert late.shown(500) == "1:00"
    assert late.shown(530) == "0:30"


def test_less_time_never_goes_below_nothing() -> None:
    assert full(1).extended(-90, 0).shown(0) == "0:00"


@pytest.mark.parametrize(("minutes", "begins"), [(5, 60), (7, 60), (8, 120), (20, 120)])
def test_the_last_minutes_are_two_of_a_long_round_and_one_of_a_short_one(minutes: int, begins: int) -> None:
    clock = full(minutes).started(0)
    assert not clock.is_last(minutes * 60 - begins - 0.1)
    assert clock.is_last(minutes * 60 - begins)


def test_without_a_length_there_is_no_clock() -> None:
    clock = full(0)
    assert clock.started(0) == clock.extended(60, 0) == clock
    assert not clock.is_last(0)
    assert not clock.is_up(0)


@given(st.integers(1, 60), st.lists(st.tuples(st.booleans(), st.floats(0, 500)), max_size=6))
def test_only_running_takes_time(minutes: int, steps: list[tuple[bool, float]]) -> None:
    clock, now, ran = full(minutes), 0.0, 0.0
    for runs, lasts in steps:
        clock = clock.started(now) if runs else clock.paused(now)
        now += lasts
        ran += lasts if runs else 0
    assert clock.left(now) == pytest.approx(max(0.0, minutes * 60 - ran), abs=1e-6)
    assert RoundClock(clock.length, clock.left(now)).shown(now) == clock.shown(now)
