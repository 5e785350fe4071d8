"""Wishes: apart, together, at a table; honoured where they can be, and named where they are broken."""

from __future__ import annotations

from dataclasses import replace
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.movement.evenings import assert_whole, counted, nothing, ns_take, played, really_seated, waiting, without

from whistdrive.core.drive import Drive, Wish, WishKind
from whistdrive.core.findings import Gravity
from whistdrive.movement import MOVEMENTS
from whistdrive.movement.by_seat import BySeat
from whistdrive.movement.forecast import forecast
from whistdrive.movement.imported import Imported
from whistdrive.movement.individual import Individual
from whistdrive.movement.mitchell import Mitchell
from whistdrive.movement.mixed import Mixed
from whistdrive.movement.pairs import Pairs
from whistdrive.movement.placing import table_order
from whistdrive.movement.progressive import Progressive
from whistdrive.movement.schedules.choose import schedule
from whistdrive.movement.schedules.schedule import Request
from whistdrive.movement.swiss import Swiss
from whistdrive.movement.wishes import broken
from whistdrive.words import ENGLISH


def wishing(of: Drive, *wishes: Wish) -> Drive:
    """The drive with wishes, couples of neighbours by number, and a lady and a gent in each."""
    entrants = tuple(replace(each, pair=(each.id + 1) // 2, role="BA"[each.id % 2]) for each in of.entrants)
    return replace(of, entrants=entrants, wishes=tuple(replace(wish, id=at) for at, wish in enumerate(wishes, 1)))


def apart(*who: int) -> Wish:
    return Wish(0, "apart", who)


def together(*who: int) -> Wish:
    return Wish(0, "together", who)


def at_table(table: int, *who: int) -> Wish:
    return Wish(0, "table", who, table)


def tables_of(of: Drive, who: int) -> set[int]:
    """The numbers of the tables at which somebody sits in the course of an evening."""
    return {table.number for held in of.rounds for table in held.tables if who in table.entrants()}


def evening_of(of: Drive, rounds: int) -> Drive:
    """All rounds, NS taking nine tricks everywhere where it matters."""
    of = played(of, rounds, (lambda _number, _table: ns_take(9)) if of.movement.needs_results else nothing)
    assert_whole(of)
    return of


def test_eight_couples_never_sit_at_one_table() -> None:
    of = wishing(waiting(Mixed(), 16, 6), *(apart(lady, lady + 1) for lady in range(1, 17, 2)))
    of = evening_of(of, 6)
    assert broken(of, of.rounds) == ()
    assert counted(of).partners.most == 1


@pytest.mark.parametrize("rounds", [6, 11])
def test_the_wheelchair_stays_at_table_two_and_the_schedule_is_as_good_as_without(rounds: int) -> None:
    plain = waiting(Individual(), 24, 12)
    of, without_wish = evening_of(wishing(plain, at_table(2, 5)), rounds), evening_of(plain, rounds)
    assert tables_of(of, 5) == {2}
    assert counted(of).partners == counted(without_wish).partners
    assert counted(of).opponents == counted(without_wish).opponents


@pytest.mark.parametrize("key", [key for key in MOVEMENTS if key != "teams"])
def test_whatever_the_movement_the_wheelchair_stays_at_table_two(key: str) -> None:
    of = evening_of(wishing(waiting(MOVEMENTS[key](), 24, 8), at_table(2, 5)), 8)
    assert tables_of(of, 5) == {2}
    assert broken(of, of.rounds) == ()


def test_sitting_pairs_keep_their_tables_beside_the_wheelchair() -> None:
    of = evening_of(wishing(waiting(Mitchell(), 24, 6), at_table(2, 5)), 6)
    for table in of.rounds[0].tables:
        assert {held.tables[table.number - 1].side("NS") for held in of.rounds} == {table.side("NS")}


def test_four_beginners_play_among_themselves_and_the_others_have_their_own_schedule() -> None:
    of = evening_of(wishing(waiting(Individual(), 26, 9), at_table(3, 4, 9, 16, 25)), 9)
    assert broken(of, of.rounds) == ()
    beginners = [set(held.table(3).entrants()) for held in of.rounds]
    assert beginners == [{4, 9, 16, 25}] * 9
    assert len({held.table(3).side("NS") for held in of.rounds}) == 3
    others = replace(of, rounds=tuple(replace(held, tables=(*held.tables[:2], *held.tables[3:])) for held in of.rounds))
    assert counted(others).partners.most == 1
    rests = [sum(each in held.resting for held in of.rounds) for each in range(1, 27) if each not in beginners[0]]
    assert max(rests) - min(rests) <= 1


def test_two_beginners_of_each_role_keep_their_seats_by_role_and_two_pairs_play_each_other() -> None:
    of = evening_of(wishing(waiting(Mixed(), 20, 6), at_table(1, 5, 6, 9, 12)), 6)
    assert broken(of, of.rounds) == ()
    assert {seat for held in of.rounds for seat in held.table(1).seats[::2]} == {(5,), (9,)}
    pairs = evening_of(wishing(waiting(Pairs(), 20, 6), at_table(1, 5, 6, 9, 10)), 6)
    assert [set(held.table(1).entrants()) for held in pairs.rounds] == [{5, 6, 9, 10}] * 6


def test_a_fifth_beginner_is_named() -> None:
    of = evening_of(wishing(waiting(Individual(), 16, 4), at_table(2, 3, 5, 7, 9, 11)), 4)
    (finding,) = broken(of, of.rounds)
    assert finding.facts["value"] == 4
    assert [set(held.table(2).entrants()) for held in of.rounds] == [{3, 5, 7, 9}] * 4


def test_friends_sit_together_in_every_round_in_which_both_play() -> None:
    of = evening_of(wishing(waiting(Individual(), 17, 6), together(3, 8)), 6)
    assert broken(of, of.rounds) == ()


def test_a_wish_that_no_place_in_the_schedule_honours_is_dearer_than_partners_who_repeat() -> None:
    of = evening_of(wishing(waiting(Individual(), 16, 15), apart(5, 6)), 15)
    assert broken(of, of.rounds) == ()
    assert counted(of).partners.most == 2


def test_a_wish_made_in_mid_evening_holds_from_then_on() -> None:
    of = evening_of(waiting(Individual(), 16, 10), 4)
    before = of.rounds
    of = evening_of(wishing(of, apart(5, 6), at_table(1, 8)), 6)
    assert of.rounds[:4] == before
    assert broken(of, of.rounds[4:], 5) == ()
    assert counted(of).partners.most == 1


def test_a_wish_that_holds_anyway_changes_nothing() -> None:
    of = evening_of(waiting(Individual(), 16, 6), 2)
    ahead = forecast(of, 6)
    assert ahead is not None
    strangers = next(
        (one, other)
        for one in range(1, 17)
        for other in range(one + 1, 17)
        if not any({one, other} <= set(each.entrants()) for held in ahead[2:] for each in held.tables)
    )
    assert forecast(wishing(of, apart(*strangers)), 6) == ahead


@pytest.mark.parametrize("movement", [Progressive(), BySeat(colours=True), Swiss()])
def test_at_the_start_drawn_seats_heed_wishes_and_later_only_tables_do(
    movement: Progressive | BySeat | Swiss,
) -> None:
    of = wishing(waiting(movement, 24, 3), apart(1, 3, 5, 7), together(10, 15), at_table(3, 21), at_table(4, 12))
    of = evening_of(of, 3)
    assert broken(of, of.rounds[:1]) == ()
    assert tables_of(of, 21) == {3}
    if not isinstance(movement, Swiss):
        for table in of.rounds[0].tables:
            assert [of.entrant(seat[0]).role for seat in table.seats] == ["A", "B", "A", "B"]


def test_where_everybody_goes_next_is_what_is_proposed_whatever_is_wished() -> None:
    of = evening_of(wishing(waiting(Progressive(), 16, 6), at_table(2, 5)), 2)
    coming = of.movement.propose(of)
    at = {each: table.number for table in coming.tables for each in table.entrants()}
    for table in of.rounds[-1].tables:
        for step in of.movement.explain(of, table):
            if "name" in step.facts:
                assert step.facts["table"] == at[int(str(step.facts["number"]))]


def test_what_cannot_be_is_named_in_words() -> None:
    of = wishing(waiting(Pairs(), 8, 3), apart(1, 2), at_table(7, 5), together(3, 5))
    of = evening_of(of, 3)
    found = broken(of, of.rounds)
    assert [finding.code for finding in found[:2]] == ["apart_broken", "table_broken"]
    assert found[0].facts == {
        "names": "1 Player 1, 2 Player 2",
        "value": 3,
        "rounds": "1, 2, 3",
        "wanted": None,
    }
    assert all(finding.gravity is Gravity.DOUBTFUL for finding in found)
    assert ENGLISH.finding(found[1]) == (
        "5 Player 5: at other tables than the one wished for, table 7, in 3 of the rounds: 1, 2, 3."
    )
    assert [finding.facts["rounds"] for finding in broken(of, of.rounds[1:], 2)][:2] == ["2, 3", "2, 3"]


def test_whoever_rests_or_has_gone_breaks_no_wish() -> None:
    of = wishing(waiting(Individual(), 9, 9), at_table(1, 2), together(2, 6))
    of = evening_of(without(evening_of(of, 3), (6,)), 3)
    assert broken(of, of.rounds) == ()


def test_the_schedule_of_a_file_is_kept_and_only_tables_change_numbers() -> None:
    chart = Imported.of(schedule(Request("individual", 16, 5)))
    plain = waiting(chart, 16, 5)
    of = evening_of(wishing(plain, at_table(3, 1), apart(1, 2, 3, 4, 5)), 5)
    assert tables_of(of, 1) == {3}
    assert broken(of, of.rounds)
    for held, was in zip(of.rounds, evening_of(plain, 5).rounds, strict=True):
        assert {table.seats for table in held.tables} == {table.seats for table in was.tables}


def test_what_is_settled_once_is_not_looked_at_again() -> None:
    of = really_seated(wishing(waiting(Individual(), 16, 8), at_table(2, 3, 5, 7, 9, 11)), 1)
    assert of.movement == really_seated(of, 3).movement


@settings(max_examples=20, deadline=None)
@given(
    st.sampled_from(sorted(key for key in MOVEMENTS if key != "teams")),
    st.integers(8, 22),
    st.lists(
        st.tuples(
            st.sampled_from(get_args(WishKind)),
            st.lists(st.integers(1, 8), min_size=2, max_size=5, unique=True),
            st.integers(1, 7),
        ),
        max_size=4,
    ),
)
def test_whatever_is_wished_everybody_has_a_place_and_nobody_two(
    key: str, players: int, wished: list[tuple[WishKind, list[int], int]]
) -> None:
    wishes = [Wish(0, kind, tuple(sorted(who)), table if kind == "table" else None) for kind, who, table in wished]
    of = wishing(waiting(MOVEMENTS[key](), players, 5), *wishes)
    ahead = forecast(of, 5)
    of = really_seated(of, 2)
    assert_whole(of)
    assert ahead is None or ahead[:2] == of.rounds
    assert all(ENGLISH.finding(finding) for finding in broken(of, of.rounds))


def test_tables_change_numbers_by_two_and_the_most_get_what_they_wish() -> None:
    groups = [(1, 2), (3, 4), (5, 6)]
    assert table_order(groups, [(5, 1)]) == [2, 1, 0]
    assert table_order(groups, [(1, 1)]) == [0, 1, 2]
    assert table_order(groups, [(1, 2), (5, 2), (6, 2)]) == [0, 2, 1]
    assert table_order(groups, [(1, 2), (2, 3)]) == [1, 0, 2]
    assert table_order(groups, [(1, 9)]) == [0, 1, 2]
