"""Military whist: forts, halves at home and away."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from whistdrive.core.findings import Refused
from whistdrive.movement.schedules.schedule import Request
from whistdrive.movement.schedules.teams import military


@given(st.integers(2, 40), st.integers(1, 60))
def test_half_of_each_team_is_at_home_and_the_halves_take_turns(teams: int, rounds: int) -> None:
    made = military(Request("teams", teams, rounds))
    assert (made.players, len(made.rounds)) == (2 * teams, rounds)
    for number, games in enumerate(made.rounds):
        assert sorted(half for game in games for half in game) == list(range(2 * teams))
        for fort, (home, visitor) in enumerate(games):
            assert home // 2 == fort != visitor // 2
            assert visitor % 2 == number % 2 != home % 2


@pytest.mark.parametrize("teams", range(2, 30))
def test_in_full_length_every_two_teams_meet_once_at_each_fort(teams: int) -> None:
    made = military(Request("teams", teams))
    met = [(fort, visitor // 2) for games in made.rounds for fort, (_, visitor) in enumerate(games)]
    assert sorted(met) == [(fort, other) for fort in range(teams) for other in range(teams) if other != fort]


@pytest.mark.parametrize("teams", range(2, 30))
def test_other_halves_meet_the_second_time_where_that_can_be(teams: int) -> None:
    made = military(Request("teams", teams))
    met = Counter(frozenset(game) for games in made.rounds for game in games)
    again = sum(times - 1 for times in met.values())
    assert again == (3 if teams % 4 == 3 else 0)


@pytest.mark.parametrize("teams", range(3, 30))
def test_in_a_short_drive_no_two_teams_meet_twice(teams: int) -> None:
    made = military(Request("teams", teams, (teams - 1) // 2))
    met = Counter(frozenset(half // 2 for half in game) for games in made.rounds for game in games)
    assert set(met.values()) == {1}


def test_one_team_has_nobody_to_visit() -> None:
    with pytest.raises(Refused):
        military(Request("teams", 1))
