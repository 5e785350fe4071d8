"""Who rests and who plays in the other role's seats: everybody in turn."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from whistdrive.movement.history import Rest
from whistdrive.movement.turns import Turns


def test_who_has_rested_least_rests_and_longest_ago_among_equals() -> None:
    turns = Turns([Rest(1, 4), Rest(1, 2), Rest(2, 1), Rest(1, 3), Rest(1, 4)], range(5), None, lines=False)
    assert [sorted(turns.next(number, 1).resting) for number in (5, 6, 7, 8)] == [[1], [3], [4], [0]]


@given(st.integers(1, 12), st.integers(1, 12), st.integers(1, 20))
def test_rests_differ_by_one_and_roles_are_halved(first: int, second: int, rounds: int) -> None:
    people = first + second
    roles = (0,) * first + (1,) * second
    turns = Turns([Rest()] * people, range(people), roles, lines=False)
    rested: Counter[int] = Counter(dict.fromkeys(range(people), 0))
    for number in range(1, rounds + 1):
        turn = turns.next(number, people % 4)
        rested.update(turn.resting)
        evens, odds = turn.called
        assert len(evens) == len(odds) == people // 4 * 2
        assert sorted((*evens, *odds, *turn.resting)) == list(range(people))
    assert max(rested.values()) - min(rested.values()) <= 1


def test_of_two_lines_only_the_longer_rests() -> None:
    turns = Turns([Rest()] * 5, range(5), (0, 0, 1, 1, 1), lines=True)
    rested = [each for number in range(1, 7) for each in turns.next(number, 1).resting]
    assert sorted(rested) == [2, 2, 3, 3, 4, 4]


def test_of_equals_one_of_the_larger_role_rests_so_that_nobody_plays_in_the_others_seats() -> None:
    turns = Turns([Rest()] * 5, range(5), (0, 0, 1, 1, 1), lines=False)
    first = turns.next(1, 1)
    assert first.called == ((0, 1), (2, 3))
    assert first.resting == {4}


def test_those_in_the_other_roles_seats_take_turns() -> None:
    turns = Turns([Rest()] * 8, range(8), (0,) * 6 + (1,) * 2, lines=False)
    strange = [set(turns.next(number, 0).called[1]) - {6, 7} for number in (1, 2, 3)]
    assert strange == [{4, 5}, {2, 3}, {0, 1}]
