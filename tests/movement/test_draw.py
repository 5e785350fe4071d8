"""The draw for every other number of players."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.movement.evenings import assert_whole, counted, one_more, played, seats, swapped, waiting, with_arrivals

from whistdrive.movement.draw import draw
from whistdrive.movement.individual import Individual
from whistdrive.movement.parties import singles


@pytest.mark.parametrize(
    ("players", "rounds"),
    [(9, 7), (10, 9), (11, 9), (14, 12), (15, 12), (18, 12), (22, 12), (28, 12), (33, 8), (60, 6)],
)
def test_partners_do_not_repeat_and_rests_are_even(players: int, rounds: int) -> None:
    of = played(waiting(Individual(design="whist"), players), rounds)
    assert_whole(of)
    even = counted(of)
    assert even.partners.most == 1
    assert even.rests.most - even.rests.least <= 1


@pytest.mark.parametrize(("players", "rounds"), [(22, 6), (28, 10), (40, 12)])
def test_opponents_do_not_repeat_in_a_short_drive(players: int, rounds: int) -> None:
    assert counted(played(waiting(Individual(design="whist"), players), rounds)).opponents.most == 1


@pytest.mark.parametrize("players", [6, 7])
def test_few_players_play_as_long_as_they_like(players: int) -> None:
    of = played(waiting(Individual(design="whist"), players), 24)
    assert_whole(of)
    even = counted(of)
    assert even.rests.most - even.rests.least <= 1
    assert even.partners.most <= 6


def test_the_draw_counts_what_really_sat() -> None:
    of = swapped(one_more(waiting(Individual(design="whist"), 10)), 1, 1, 2)
    together = {frozenset(side) for table in seats(of.rounds[0]) for side in (table[:2], table[2:])}
    again = {frozenset(side) for table in seats(one_more(of).rounds[1]) for side in (table[:2], table[2:])}
    assert together.isdisjoint(again)


def test_who_was_given_the_rest_by_hand_is_not_given_the_next() -> None:
    of = one_more(waiting(Individual(design="whist"), 9))
    (drawn,) = of.rounds[0].resting
    other = drawn % 9 + 1
    of = swapped(of, 1, drawn, other)
    assert of.rounds[0].resting == (other,)
    later = played(of, 8)
    assert sorted(each for held in later.rounds for each in held.resting) == list(range(1, 10))


def test_who_comes_late_does_not_pay_for_rests_missed() -> None:
    of = with_arrivals(played(waiting(Individual(design="whist"), 9), 9), 1)
    assert 10 not in one_more(of).rounds[9].resting


def test_numbers_in_order_sit_in_order_and_the_last_rest() -> None:
    of = one_more(waiting(Individual(drawn=False, design="whist"), 10))
    assert seats(of.rounds[0]) == [(1, 2, 3, 4), (5, 6, 7, 8)]
    assert sorted(of.rounds[0].resting) == [9, 10]


def test_the_same_seed_draws_the_same_and_another_differs() -> None:
    of = played(waiting(Individual(design="whist"), 18), 3)
    assert draw(of, singles(of)) == draw(of, singles(of))
    assert draw(of, singles(of)) != draw(replace(of, seed=8), singles(of))


def test_two_hundred_players_meet_nobody_twice_in_a_few_rounds() -> None:
    of = played(waiting(Individual(design="whist"), 200), 4)
    assert_whole(of)
    even = counted(of)
    assert (even.partners.most, even.opponents.most, even.tables.most) == (1, 1, 1)
