"""Tables exchanged until nobody sits at one more often than they must."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.movement.schedules.tally import visits

from whistdrive.movement.schedules.even_tables import with_even_tables
from whistdrive.movement.schedules.tournaments import balanced_tournament


def repeats(counts: list[int]) -> int:
    return sum(times * (times - 1) // 2 for times in counts)


@settings(max_examples=10, deadline=None)
@given(st.integers(4, 20), st.data())
def test_the_games_stay_and_the_tables_get_no_worse(sides: int, data: st.DataObject) -> None:
    rounds = balanced_tournament(sides)
    rounds = rounds[: data.draw(st.integers(1, len(rounds)))]
    made = with_even_tables(rounds)
    assert [sorted(games) for games in made] == [sorted(games) for games in rounds]
    before = visits(tuple(map(tuple, rounds)), sides)
    assert repeats(visits(made, sides)) <= repeats(before)


def test_the_same_rounds_get_the_same_tables() -> None:
    rounds = balanced_tournament(14)[:9]
    made = with_even_tables(rounds)
    assert made == with_even_tables(rounds)
    assert max(visits(made, 14)) == 2
    assert min(visits(made, 14)) == 1
