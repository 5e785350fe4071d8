"""Rests are judged among those who could have rested equally."""

from __future__ import annotations

import pytest

from whistdrive.movement.schedules.resting import rests
from whistdrive.movement.schedules.schedule import Game

FIRST_FOUR: tuple[Game, ...] = ((0, 1, 2, 3),)


def without(*resting: int) -> tuple[Game, ...]:
    """Five or six players at one table, some of whom rest."""
    left = [place for place in range(6) if place not in resting][:4]
    return (tuple(left),)


def test_all_are_in_the_room_unless_it_is_said_who_is() -> None:
    found = rests(5, (FIRST_FOUR, FIRST_FOUR))
    assert (found.spread.histogram, found.shortest_gap, found.at_bound) == (((0, 4), (2, 1)), 1, False)
    assert rests(5, (FIRST_FOUR, FIRST_FOUR), ({0, 1, 2, 3}, {0, 1, 2, 3})).spread.histogram == ((0, 5),)


@pytest.mark.parametrize(("second", "even"), [(4, False), (3, True), (0, True)])
def test_those_who_are_there_in_the_same_rounds_rest_alike(second: int, even: bool) -> None:
    rounds = (FIRST_FOUR, (tuple(place for place in range(5) if place != second),))
    assert rests(5, rounds).at_bound is even


def test_rests_that_can_be_shared_out_evenly_must_be() -> None:
    in_turn = [tuple(place for place in range(5) if place != away) for away in range(5)]
    assert rests(5, [(game,) for game in in_turn]).at_bound
    assert not rests(5, [(game,) for game in (*in_turn[:4], in_turn[3])]).at_bound


def test_who_comes_late_owes_no_rests_of_before() -> None:
    """Players 0 to 4 have rested once or twice when 5 comes; what counts is what is shared."""
    rounds = [without(away, 5) for away in (0, 1, 2, 3, 4, 0)]
    here = [set(range(5))] * 6
    assert rests(6, [*rounds, without(1, 2)], [*here, set(range(6))]).at_bound
    assert not rests(6, [*rounds, without(5, 1), without(5, 2)], [*here, *[set(range(6))] * 2]).at_bound


def test_no_players_rest_evenly() -> None:
    assert rests(0, ()).at_bound
