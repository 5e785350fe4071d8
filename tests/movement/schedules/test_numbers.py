"""Numbers of positions, in order and drawn."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from tests.movement.schedules.tally import meetings

from whistdrive.movement.schedules.choose import schedule
from whistdrive.movement.schedules.numbers import drawn, numbers
from whistdrive.movement.schedules.schedule import Request


def test_positions_are_numbered_from_one() -> None:
    assert numbers("individual", 5) == (1, 2, 3, 4, 5)
    assert numbers("mixed", 6) == (1, 3, 5, 2, 4, 6)
    assert numbers("teams", 4) == ("1A", "1B", "2A", "2B")


@given(st.integers())
def test_a_draw_changes_nobodys_chances_and_is_the_same_again(seed: int) -> None:
    made = schedule(Request("pairs", 9))
    assert drawn(made, seed) == drawn(made, seed)
    assert set(meetings(drawn(made, seed).rounds, 9)) == {1}


@given(st.integers(0, 1000))
def test_roles_are_drawn_apart(seed: int) -> None:
    for games in drawn(schedule(Request("mixed", 12, 5)), seed).rounds:
        for a, b, c, d in games:
            assert sum(place < 6 for place in (a, b)) == sum(place < 6 for place in (c, d)) == 1


@given(st.integers(0, 1000))
def test_teams_are_drawn_with_their_forts(seed: int) -> None:
    made = drawn(schedule(Request("teams", 5)), seed)
    for games in made.rounds:
        for fort, (home, visitor) in enumerate(games):
            assert home // 2 == fort != visitor // 2


def test_another_seed_is_another_draw() -> None:
    made = schedule(Request("individual", 16, 6))
    assert len({drawn(made, seed).rounds for seed in range(5)}) == 5
