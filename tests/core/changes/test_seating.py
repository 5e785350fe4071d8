"""Recording who sits where."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.drives import drive, evening, f8, of_drive, seated, written

from whistdrive.core import changes
from whistdrive.core.drive import Plan, Round, Table
from whistdrive.core.evening import Evening
from whistdrive.core.findings import Refused
from whistdrive.movement import MOVEMENTS


def nine() -> Evening:
    return seated(evening(drive(9)), (1, 2, 3, 4), (5, 6, 7, 8), resting=(9,))


def codes(refused: pytest.ExceptionInfo[Refused]) -> set[str]:
    return {finding.code for finding in refused.value.findings}


@pytest.mark.parametrize(
    ("tables", "resting", "code"),
    [
        (((1, 2, 3, 3), (5, 6, 7, 8)), (4,), "sits_twice"),
        (((1, 2, 3, 4), (5, 6, 7, 4)), (8,), "sits_twice"),
        (((1, 2, 3, 4), (5, 6, 7, 8)), (8,), "sits_twice"),
        (((1, 2, 3, 4),), (), "not_seated"),
        (((1, 2, 3, 14), (5, 6, 7, 8)), (4,), "no_player"),
        (((1, 2, 3), (5, 6, 7, 8)), (4,), "empty_seat"),
        ((), tuple(range(1, 9)), "no_table"),
        (((1, 2, 3, 4), (5, 6, 7, 8)), (9,), "no_player"),
    ],
)
def test_a_wrong_seating_is_refused(tables: tuple[tuple[int, ...], ...], resting: tuple[int, ...], code: str) -> None:
    before = evening(drive(8))
    with pytest.raises(Refused) as refused:
        seated(before, *tables, resting=resting)
    assert code in codes(refused)


@pytest.mark.parametrize("numbers", [(1, 1), (0, 1), (-1, 2)])
def test_tables_have_numbers_of_their_own(numbers: tuple[int, int]) -> None:
    tables = tuple(
        Table(number, tuple((entrant,) for entrant in seats))
        for number, seats in zip(numbers, ((1, 2, 3, 4), (5, 6, 7, 8)), strict=True)
    )
    with pytest.raises(Refused) as refused:
        changes.seat_round(evening(drive(8)), number=1, seated=Round(tables))
    assert codes(refused) == {"table_twice"}


def test_tables_are_kept_in_the_order_of_their_numbers() -> None:
    first, second = of_drive(f8()).rounds[0].tables
    kept = changes.seat_round(evening(drive(8)), number=1, seated=Round((replace(second), replace(first))))
    assert [table.number for table in of_drive(kept).rounds[0].tables] == [1, 2]


def test_next_round_pressed_twice_makes_one() -> None:
    of = f8()
    first = of_drive(of).rounds[0]
    with pytest.raises(Refused) as refused:
        changes.seat_round(of, number=3, seated=Round(first.tables))
    assert codes(refused) == {"round_seated"}


def test_no_round_after_the_last() -> None:
    with pytest.raises(Refused) as refused:
        seated(f8(), (1, 2, 3, 4), (5, 6, 7, 8))
    assert codes(refused) == {"last_round"}


def test_somebody_who_rests_can_be_swapped_in() -> None:
    swapped = of_drive(changes.swap_entrants(nine(), number=1, one=9, another=1)).rounds[0]
    assert swapped.tables[0].seats[0] == (9,)
    assert swapped.resting == (1,)


@given(st.integers(1, 9), st.integers(1, 9))
def test_swapping_twice_is_not_swapping_and_loses_nobody(one: int, another: int) -> None:
    once = changes.swap_entrants(nine(), number=1, one=one, another=another)
    assert sorted(of_drive(once).rounds[0].entrants()) == list(range(1, 10))
    assert changes.swap_entrants(once, number=1, one=another, another=one) == nine()


def test_no_swap_once_a_table_of_the_two_has_a_result() -> None:
    of = written(nine(), 1, 1, {"ns": 7})
    with pytest.raises(Refused) as refused:
        changes.swap_entrants(of, number=1, one=1, another=9)
    assert codes(refused) == {"has_results"}
    assert changes.swap_entrants(of, number=1, one=5, another=9) != of


def test_a_round_is_taken_back_only_while_it_has_no_result() -> None:
    of = seated(written(nine(), 1, 1, {"ns": 7}), (1, 3, 2, 9), (5, 7, 6, 8), resting=(4,))
    with pytest.raises(Refused) as refused:
        changes.cancel_round(of, number=1)
    assert codes(refused) == {"not_latest"}
    back = changes.cancel_round(of, number=2)
    assert len(of_drive(back).rounds) == 1
    with pytest.raises(Refused) as refused:
        changes.cancel_round(back, number=1)
    assert codes(refused) == {"has_results"}


def test_who_came_or_went_since_a_round_was_drawn_has_come_or_gone_when_it_is_drawn_again() -> None:
    of = changes.sign_in_new(nine(), name="Ten")
    of = changes.leave(of, entrant=9, after=1)
    assert [entrant.number for entrant in of_drive(of).playing(1)] == [1, 2, 3, 4, 5, 6, 7, 8, 9]
    back = changes.cancel_round(of, number=1)
    assert [entrant.number for entrant in of_drive(back).playing(1)] == [1, 2, 3, 4, 5, 6, 7, 8, 10]
    assert changes.sign_out(back, entrant=9) != back


def test_who_went_before_the_last_round_stays_gone_and_who_stays_is_not_touched() -> None:
    of = seated(changes.leave(written(nine(), 1, 1, {"ns": 7}), entrant=9, after=1), (1, 3, 2, 4), (5, 7, 6, 8))
    back = of_drive(changes.cancel_round(of, number=2))
    assert back.entrants == of_drive(of).entrants


def test_partners_become_a_pair_where_pairs_stay() -> None:
    four = drive(8, movement=MOVEMENTS["pairs"](), plan=Plan(rounds=3, interval=0))
    of = of_drive(seated(evening(four), (1, 5, 2, 6), (3, 7, 4, 8)))
    assert [entrant.pair for entrant in of.entrants] == [1, 2, 3, 4, 1, 2, 3, 4]


def test_people_become_teams_where_teams_play() -> None:
    nine_in_teams = evening(drive(9, movement=MOVEMENTS["teams"](), plan=Plan(rounds=3, interval=0)))
    nine_in_teams = changes.set_team(nine_in_teams, entrant=9, team=3)
    of = changes.seat_round(
        nine_in_teams, number=1, seated=of_drive(nine_in_teams).movement.propose(of_drive(nine_in_teams))
    )
    assert [entrant.team for entrant in of_drive(of).entrants] == [3, 3, 3, 4, 4, 4, 4, None, 3]


def test_individuals_do_not_become_pairs() -> None:
    assert all(entrant.pair is None for entrant in of_drive(nine()).entrants)


def test_a_late_table_opens_without_moving_anyone() -> None:
    of = nine()
    for name in ("Ten", "Eleven", "Twelve"):
        of = changes.sign_in_new(of, name=name)
    grown = seated(of, (1, 3, 2, 4), (5, 7, 6, 8), (9, 10, 11, 12))
    assert of_drive(grown).rounds[0] == of_drive(nine()).rounds[0]
    assert [table.number for table in of_drive(grown).rounds[1].tables] == [1, 2, 3]


def test_a_round_is_blank_until_a_slip_comes() -> None:
    assert not of_drive(nine()).rounds[0].started
    assert of_drive(written(nine(), 1, 1, {"ns": 7})).rounds[0].started
    assert Table(1, ((1,), (2,), (3,), (4,))).slip.blank


def test_there_is_nothing_to_take_back_before_the_first_round() -> None:
    with pytest.raises(Refused) as refused:
        changes.cancel_round(evening(drive(8)), number=0)
    assert codes(refused) == {"not_latest"}
