"""People come and go in mid-drive, and its length is changed: what was played stays, the rest is planned from it."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from tests.drives import evening, of_drive
from tests.movement.evenings import (
    assert_whole,
    counted,
    exchanged,
    one_more,
    played,
    really_seated,
    seats,
    swapped,
    waiting,
    with_arrivals,
    without,
)

from whistdrive.core import changes
from whistdrive.core.difference import applied, difference, rows
from whistdrive.core.drive import Drive
from whistdrive.core.evening import Evening
from whistdrive.core.options import read_options, written_options
from whistdrive.movement import MOVEMENTS
from whistdrive.movement.forecast import forecast
from whistdrive.movement.individual import Individual
from whistdrive.movement.mitchell import Mitchell
from whistdrive.movement.pairs import Pairs
from whistdrive.movement.schedules.counting import Report, count
from whistdrive.store import build

FIXED = ("individual", "mixed", "pairs", "mitchell")

FULL_TABLE = 4


def in_pairs(of: Drive) -> Drive:
    """The drive with neighbours by number as pairs, and ladies and gents in turn."""
    return replace(
        of,
        entrants=tuple(replace(each, pair=(each.id + 1) // 2, role="BA"[each.id % 2]) for each in of.entrants),
    )


def codes(of: Drive) -> list[str]:
    return [finding.code for finding in of.movement.fits(of).findings]


def report(of: Drive) -> Report:
    """The counts of an individual evening against their bounds."""
    people = sorted({each for held in of.rounds for each in held.entrants()})
    place = {each: at for at, each in enumerate(people)}
    rounds = [[tuple(place[each] for each in table.entrants()) for table in held.tables] for held in of.rounds]
    here = [frozenset(place[each] for each in held.entrants()) for held in of.rounds]
    return count("individual", len(people), rounds, here)


def rests_of(of: Drive, who: set[int], first: int) -> list[int]:
    """How often each of some people rests from a round on."""
    return [sum(each in held.resting for held in of.rounds[first - 1 :]) for each in sorted(who)]


@settings(max_examples=30, deadline=None)
@given(
    st.sampled_from(FIXED),
    st.integers(8, 26),
    st.lists(st.tuples(st.integers(1, 3), st.integers(0, 3), st.integers(0, 3)), min_size=1, max_size=3),
)
def test_whoever_comes_and_goes_played_rounds_stay_and_all_have_their_place(
    key: str, players: int, changed: list[tuple[int, int, int]]
) -> None:
    of = really_seated(in_pairs(waiting(MOVEMENTS[key](), players, 12)), 1)
    for rounds, leaving, arriving in changed:
        before, present = of.rounds, [each.id for each in of.playing(len(of.rounds))]
        may_leave = min(leaving, len(present) + arriving - FULL_TABLE)
        of = with_arrivals(without(of, present[1 : 1 + may_leave]), arriving)
        of = really_seated(of, rounds)
        assert of.rounds[: len(before)] == before
    if not MOVEMENTS[key].keeps_pairs:
        assert_whole(of)
    for number, held in enumerate(of.rounds, start=1):
        assert sorted(held.entrants()) == sorted(each.id for each in of.playing(number))


@settings(max_examples=15, deadline=None)
@given(st.sampled_from(("individual", "mixed")), st.integers(8, 24), st.integers(0, 2), st.integers(0, 2))
def test_rests_are_shared_out_evenly_among_those_who_stay(key: str, players: int, leaving: int, arriving: int) -> None:
    """Where nobody rests any more, what was uneven when the people changed cannot be made up for."""
    assume(leaving != arriving)
    begun = really_seated(in_pairs(waiting(MOVEMENTS[key](), players, 12)), 3)
    of = really_seated(with_arrivals(without(begun, range(1, leaving + 1)), arriving), 9)
    stayed = {each.id for each in of.entrants if each.since == 1 and each.until is None}
    before, rests = rests_of(begun, stayed, 1), rests_of(of, stayed, 1)
    still_rest = any(held.resting for held in of.rounds[3:])
    assert max(rests) - min(rests) <= (1 if still_rest else max(1, max(before) - min(before)))


@pytest.mark.parametrize("key", FIXED)
def test_what_is_proposed_forecast_and_seated_is_one_plan_and_the_same_every_time(key: str) -> None:
    of = without(really_seated(in_pairs(waiting(MOVEMENTS[key](), 19, 9)), 3), (4, 8, 9))
    ahead = forecast(of, 9)
    assert ahead is not None
    assert of.movement.propose(of) == ahead[3]
    assert really_seated(of, 6).rounds == ahead
    assert forecast(really_seated(of, 2), 9) == ahead


def test_sixteen_play_and_four_leave_after_the_fifth_round() -> None:
    of = really_seated(waiting(Individual(), 16, 10), 5)
    before, gone = of.rounds, (2, 5, 11, 16)
    of = without(of, gone)
    assert [(finding.code, finding.facts) for finding in of.movement.fits(of).findings] == [
        ("planned_anew", {"value": 5})
    ]
    of = really_seated(of, 5)
    assert of.rounds[:5] == before
    assert_whole(of)
    assert codes(of) == []
    assert not any(set(gone) & set(held.entrants()) for held in of.rounds[5:])
    found = report(of)
    assert found.partners is not None
    assert found.partners.q == found.partners.bound == 0
    assert found.opponents.spread.most <= 3


@pytest.mark.parametrize(("players", "leaving", "arriving"), [(24, 1, 0), (23, 0, 1), (24, 0, 2), (21, 2, 0)])
def test_partners_do_not_repeat_when_few_come_or_go(players: int, leaving: int, arriving: int) -> None:
    of = really_seated(waiting(Individual(), players, 12), 4)
    of = really_seated(with_arrivals(without(of, range(1, leaving + 1)), arriving), 8)
    found = report(of)
    assert found.partners is not None
    assert found.partners.q == found.partners.bound == 0
    assert found.opponents.spread.most <= 2
    assert found.opponents.q <= 40


def test_who_comes_takes_the_place_of_who_has_gone() -> None:
    of = really_seated(waiting(Individual(), 24, 8), 3)
    undisturbed = really_seated(of, 5)
    of = with_arrivals(without(of, (7,)), 1)
    (finding,) = of.movement.fits(of).findings
    assert (finding.code, finding.facts) == ("takes_place", {"who": "25 Player 25", "whose": "7 Player 7"})
    of = really_seated(of, 5)
    assert [[tuple(7 if each == 25 else each for each in table) for table in seats(held)] for held in of.rounds] == [
        seats(held) for held in undisturbed.rounds
    ]


def test_one_after_another_takes_a_place() -> None:
    of = really_seated(waiting(Individual(), 9, 9), 2)
    undisturbed = really_seated(of, 7)
    of = really_seated(with_arrivals(without(of, (3,)), 1), 2)
    of = really_seated(with_arrivals(without(of, (10, 4)), 2), 2)
    of = really_seated(with_arrivals(without(of, (12,)), 1), 3)
    there = {3: 10, 4: 12} if 11 in of.rounds[4].entrants() else {}
    assert there
    for number, held in enumerate(of.rounds, start=1):
        same = set(held.entrants()) & set(range(1, 10)) - {3, 4}
        for table, was in zip(held.tables, undisturbed.rounds[number - 1].tables, strict=True):
            assert [each if each in same else 0 for each in table.entrants()] == [
                each if each in same else 0 for each in was.entrants()
            ]


def test_a_new_partner_takes_the_place_beside_the_one_who_is_left() -> None:
    of = really_seated(in_pairs(waiting(Pairs(), 12, 5)), 2)
    undisturbed = really_seated(of, 3)
    of = really_seated(with_arrivals(without(of, (5,)), 1), 3)
    there = {5: 13}
    assert [[frozenset(table) for table in seats(held)] for held in of.rounds[2:]] == [
        [frozenset(there.get(each, each) for each in table) for table in seats(held)] for held in undisturbed.rounds[2:]
    ]


def test_a_longer_evening_keeps_its_route_to_the_end_and_then_goes_on_from_there() -> None:
    of = really_seated(waiting(Individual(), 24, 8), 3)
    undisturbed = really_seated(of, 5)
    longer = replace(of, plan=replace(of.plan, rounds=12))
    assert codes(longer) == []
    longer = really_seated(longer, 5)
    assert longer.rounds == undisturbed.rounds
    assert codes(longer) == ["planned_anew"]
    longer = really_seated(longer, 4)
    assert counted(longer).partners.most == 1
    assert counted(longer).opponents.most == 2


def test_a_shorter_evening_plays_the_first_rounds_of_its_route() -> None:
    of = really_seated(waiting(Individual(), 12, 11), 5)
    shorter = replace(of, plan=replace(of.plan, rounds=7))
    assert really_seated(shorter, 2).rounds == really_seated(of, 2).rounds


def test_known_fault_26_a_rest_given_by_hand_stays_the_only_one_when_the_round_is_drawn_again() -> None:
    of = waiting(Individual(), 9, 9)
    (resting,) = of.movement.propose(of).resting
    other = 2 if resting != 2 else 9
    first = changes.seat_round(evening(of), number=1, seated=exchanged(of.movement.propose(of), resting, other))
    assert of_drive(first).rounds[0].resting == (other,)
    again = changes.cancel_round(really_seated_evening(of_drive(first)), number=2)
    drive = of_drive(changes.seat_round(again, number=2, seated=of_drive(again).movement.propose(of_drive(again))))
    assert [len(held.resting) for held in drive.rounds] == [1, 1]
    assert drive.rounds[0].resting == (other,)
    drive = really_seated(drive, 7)
    assert sorted(each for held in drive.rounds for each in held.resting) == list(range(1, 10))


def really_seated_evening(of: Drive) -> Evening:
    """The evening of a drive with one more round."""
    return evening(really_seated(of, 1))


@pytest.mark.parametrize("key", FIXED)
def test_known_fault_27_nobody_who_went_home_is_seated(key: str) -> None:
    of = really_seated(in_pairs(waiting(MOVEMENTS[key](), 16, 10)), 5)
    before = of.rounds
    of = really_seated(without(of, (1, 2, 5, 6)), 5)
    assert of.rounds[:5] == before
    stayed = sorted({*range(1, 17)} - {1, 2, 5, 6})
    assert all(sorted(held.entrants()) == stayed for held in of.rounds[5:])


@pytest.mark.parametrize("key", FIXED)
def test_known_fault_28_more_rounds_than_there_are_new_partners_or_opponents(key: str) -> None:
    of = in_pairs(waiting(MOVEMENTS[key](), 8, 24))
    assert {"partners_repeat", "opponents_repeat"} & set(codes(of))
    assert_whole(really_seated(of, 24))


def test_known_fault_36_rounds_are_cut_and_added_after_the_start() -> None:
    of = really_seated(waiting(Individual(), 16, 24), 10)
    for rounds in (20, 22):
        plan = replace(of.plan, rounds=rounds)
        of = of_drive(changes.edit_drive(evening(of), drive=replace(of, plan=plan)))
    assert really_seated(of, 12).rounds[:10] == of.rounds
    assert_whole(really_seated(of, 12))


def test_a_swap_by_hand_in_the_first_round_of_a_new_plan_is_carried_through() -> None:
    of = really_seated(without(really_seated(waiting(Individual(), 17, 9), 3), (2, 3)), 1)
    (one, *_), (another, *_) = seats(of.rounds[3])[:2]
    changed = swapped(of, 4, one, another)
    there = {one: another, another: one}
    assert [tuple(there.get(each, each) for each in table) for table in seats(one_more(of).rounds[4])] == seats(
        one_more(changed).rounds[4]
    )


def test_the_new_route_survives_the_file_and_options_of_before_are_read() -> None:
    of = really_seated(without(really_seated(waiting(Individual(), 7, 4), 3), (1,)), 1)
    movement = of.movement
    assert isinstance(movement, Individual)
    assert (movement.since, len(movement.route)) == (4, 1)
    assert read_options(Individual, written_options(movement)) == movement
    assert read_options(Individual, {"drawn": True, "design": "fairest", "route": [[[0, 1, 2, 3]]]}).since == 1
    for key in ("pairs", "mitchell"):
        assert read_options(MOVEMENTS[key], {"drawn": False}) == MOVEMENTS[key](drawn=False)  # type: ignore[call-arg]


def test_an_evening_that_was_begun_without_a_route_goes_on_from_who_has_met() -> None:
    of = played(in_pairs(waiting(Pairs(), 16, 7)), 3)
    of = replace(of, movement=Pairs())
    assert codes(of) == ["planned_anew"]
    assert counted(really_seated(of, 4)).opponents.most == 1


def test_mitchell_keeps_both_lines_and_the_tables_of_the_sitting_one() -> None:
    of = really_seated(in_pairs(waiting(Mitchell(drawn=False), 24, 6)), 2)
    of = really_seated(with_arrivals(of, 4), 4)
    assert len(of.rounds[2].tables) == 7
    for held in of.rounds[2:]:
        assert [set(table.side("NS")[0]) for table in held.tables[:6]] == [{1}, {3}, {5}, {7}, {9}, {11}]
    assert counted(of).opponents.most == 1


def test_a_pair_that_leaves_a_mitchell_leaves_both_lines_as_they_are() -> None:
    of = really_seated(in_pairs(waiting(Mitchell(drawn=False), 24, 6)), 2)
    of = really_seated(without(of, (1, 2)), 4)
    for held in of.rounds:
        assert {each for table in held.tables for seat in table.side("NS") for each in seat} <= set(range(1, 13))
    assert counted(of).opponents.most == 1
    assert all(len(held.resting) == 2 for held in of.rounds[2:])


@pytest.mark.parametrize(("players", "rounds"), [(24, 20), (200, 24)])
def test_large_and_long_evenings_are_planned_anew_too(players: int, rounds: int) -> None:
    of = without(really_seated(waiting(Individual(), players, rounds), 1), (3,))
    of = really_seated(of, rounds - 1)
    assert_whole(of)
    assert counted(of).partners.most == 1


def test_taking_the_first_round_of_a_new_plan_back_takes_the_plan_back() -> None:
    before = evening(without(really_seated(waiting(Individual(), 16, 9), 5), (1, 2, 3, 4)))
    after = evening(really_seated(of_drive(before), 1))
    back = applied(rows(after), [change.reversed for change in difference(before, after)])
    assert build(back) == before


def test_a_round_of_a_new_plan_that_is_cancelled_is_proposed_again() -> None:
    of = without(really_seated(waiting(Individual(), 18, 9), 5), (1, 2, 3))
    seated = really_seated(of, 1)
    assert of_drive(changes.cancel_round(evening(seated), number=6)).movement.propose(of) == seated.rounds[5]
    again = of_drive(changes.cancel_round(evening(seated), number=6))
    assert really_seated(again, 4).rounds == really_seated(of, 4).rounds
