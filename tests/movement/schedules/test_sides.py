"""Pairs and single players: all meet, or one line moves past the other."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.movement.schedules.tally import assert_legal, meetings, rests, uneven, visits

from whistdrive.core.findings import Refused
from whistdrive.movement.schedules.schedule import Request
from whistdrive.movement.schedules.sides import all_meet, mitchell


@settings(max_examples=40, deadline=None)
@given(st.integers(2, 60), st.integers(1, 30), st.sampled_from(["pairs", "singles"]))
def test_everybody_meets_everybody_as_evenly_as_can_be(sides: int, rounds: int, kind: str) -> None:
    made = all_meet(Request("pairs" if kind == "pairs" else "singles", sides, rounds))
    assert (made.kind, len(made.rounds)) == (kind, rounds)
    assert_legal(made, 2)
    assert uneven(meetings(made.rounds, sides)) <= 1
    assert uneven(rests(made.rounds, sides)) <= 1


@pytest.mark.parametrize("sides", range(2, 41))
def test_full_length_is_one_meeting_of_every_two(sides: int) -> None:
    made = all_meet(Request("pairs", sides))
    assert len(made.rounds) == sides - 1 + sides % 2
    assert set(meetings(made.rounds, sides)) == {1}


@pytest.mark.parametrize(("sides", "rounds"), [(10, 5), (13, 5), (24, 11), (25, 11), (49, 23), (100, 24), (199, 24)])
def test_in_a_short_drive_nobody_sees_a_table_or_an_opponent_twice(sides: int, rounds: int) -> None:
    made = all_meet(Request("pairs", sides, rounds))
    assert max(visits(made.rounds, sides)) == max(meetings(made.rounds, sides)) == 1


@pytest.mark.parametrize(("sides", "rounds"), [(8, 5), (12, 8), (14, 9), (20, 12), (25, 16), (30, 20)])
def test_between_short_and_full_the_tables_are_at_their_bound(sides: int, rounds: int) -> None:
    sat = visits(all_meet(Request("pairs", sides, rounds)).rounds, sides)
    assert sum(times == 2 for times in sat) == sum(sat) - len(sat)
    assert max(sat) == 2


def test_the_second_lap_uses_other_tables() -> None:
    rounds = all_meet(Request("pairs", 6, 10)).rounds
    assert [sorted(map(sorted, games)) for games in rounds[:5]] == [sorted(map(sorted, games)) for games in rounds[5:]]
    assert uneven(visits(rounds, 6)) <= 1


def test_nobody_is_first_much_more_often_than_second() -> None:
    for games in (all_meet(Request("pairs", sides)).rounds for sides in range(2, 25)):
        firsts = [game[0] for held in games for game in held]
        seconds = [game[1] for held in games for game in held]
        assert max(abs(firsts.count(side) - seconds.count(side)) for side in set(firsts + seconds)) <= 4


@pytest.mark.parametrize("sides", range(2, 26))
def test_mitchell_lets_each_of_one_line_meet_each_of_the_other(sides: int) -> None:
    made = mitchell(Request("pairs", sides))
    stays = sides // 2
    assert_legal(made, 2)
    assert uneven(rests(made.rounds, sides)[stays:]) == 0
    for games in made.rounds:
        assert [game[0] for game in games] == list(range(stays))
        assert all(game[1] >= stays for game in games)
    met = {frozenset(game) for games in made.rounds for game in games}
    assert len(met) == stays * (sides - stays)


def test_mitchell_goes_up_one_table_and_begins_again() -> None:
    rounds = mitchell(Request("pairs", 6, 4)).rounds
    assert rounds == (
        ((0, 3), (1, 4), (2, 5)),
        ((0, 5), (1, 3), (2, 4)),
        ((0, 4), (1, 5), (2, 3)),
        ((0, 3), (1, 4), (2, 5)),
    )


def test_mitchell_skips_a_table_half_way_where_their_number_is_even() -> None:
    rounds = mitchell(Request("pairs", 8), skip=True).rounds
    assert [games[0][1] for games in rounds] == [4, 7, 5]
    assert mitchell(Request("pairs", 10), skip=True) == mitchell(Request("pairs", 10))
    assert len(mitchell(Request("pairs", 2), skip=True).rounds) == 1


@pytest.mark.parametrize(
    ("sides", "rounds", "code"),
    [(1, 3, "asked_players"), (201, 3, "asked_players"), (8, 0, "asked_rounds"), (8, 501, "asked_rounds")],
)
def test_what_cannot_be_is_refused(sides: int, rounds: int, code: str) -> None:
    for make in (all_meet, mitchell):
        with pytest.raises(Refused) as refused:
            make(Request("pairs", sides, rounds))
        assert [finding.code for finding in refused.value.findings] == [code]
