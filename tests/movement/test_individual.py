"""Individual evenings: on a design, off it, and after swaps by hand."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.drives import F8_SEATS
from tests.movement.evenings import (
    assert_whole,
    counted,
    one_more,
    played,
    seats,
    swapped,
    waiting,
    with_arrivals,
    without,
)

from whistdrive.core import changes
from whistdrive.core.difference import applied, difference, rows
from whistdrive.core.drive import Drive, Round
from whistdrive.core.evening import Evening
from whistdrive.core.findings import Refused
from whistdrive.movement.forecast import forecast
from whistdrive.movement.individual import Individual
from whistdrive.movement.schedules.choose import schedule
from whistdrive.movement.schedules.counting import report
from whistdrive.movement.schedules.schedule import Request
from whistdrive.scoring import RULES
from whistdrive.store import build


def test_numbers_in_order_give_the_seats_of_the_eight() -> None:
    of = played(waiting(Individual(drawn=False, design="whist"), 8), 3)
    assert [seats(held) for held in of.rounds] == [list(tables) for tables in F8_SEATS]


def test_the_seed_draws_the_numbers_and_the_same_seed_draws_the_same() -> None:
    of = waiting(Individual(), 16)
    assert of.movement.propose(of) == of.movement.propose(of)
    assert of.movement.propose(of) != of.movement.propose(replace(of, seed=8))
    assert seats(of.movement.propose(of)) != seats(Individual(drawn=False, design="whist").propose(of))


@pytest.mark.parametrize(("players", "length"), [(8, 7), (12, 11), (13, 13), (16, 15), (17, 17), (24, 23)])
def test_a_drawn_evening_is_still_a_whist_design(players: int, length: int) -> None:
    of = played(waiting(Individual(design="whist"), players), length)
    assert_whole(of)
    even = counted(of)
    assert even.partners.histogram == ((1, players * (players - 1) // 2),)
    assert even.opponents.histogram == ((2, players * (players - 1) // 2),)
    assert even.rests.most == players % 4


def test_more_rounds_than_the_design_has_begin_it_again_and_say_so() -> None:
    of = waiting(Individual(design="whist"), 8, rounds=24)
    (finding,) = of.movement.fits(of).findings
    assert (finding.code, finding.facts) == ("partners_repeat", {"value": 8})
    of = played(of, 8)
    assert seats(of.rounds[7]) == seats(of.rounds[0])
    short = waiting(Individual(design="whist"), 8, rounds=7)
    assert short.movement.fits(short).findings == ()


def test_a_swap_in_the_first_round_is_carried_through() -> None:
    of = swapped(one_more(waiting(Individual(drawn=False, design="whist"), 8)), 1, 3, 4)
    of = played(of, 2)
    there = {3: 4, 4: 3}
    assert [seats(held) for held in of.rounds] == [
        [tuple(there.get(each, each) for each in table) for table in tables] for tables in F8_SEATS
    ]


def test_a_swap_with_somebody_who_rests_is_carried_through() -> None:
    of = swapped(one_more(waiting(Individual(drawn=False, design="whist"), 13)), 1, 1, 13)
    assert of.rounds[0].resting == (13,)
    assert one_more(of).rounds[1].resting == (2,)
    assert counted(played(of, 12)).partners.histogram == ((1, 78),)


def test_a_swap_in_a_later_round_leaves_the_others_alone() -> None:
    of = played(waiting(Individual(), 8), 3)
    assert of.movement.propose(swapped(of, 2, 3, 4)) == of.movement.propose(of)


def test_four_late_arrivals_open_a_table_and_partners_stay_new() -> None:
    of = with_arrivals(one_more(waiting(Individual(), 8, rounds=6)), 4)
    assert [finding.code for finding in of.movement.fits(of).findings] == ["planned_anew"]
    of = played(of, 5)
    assert_whole(of)
    assert len(of.rounds[1].tables) == 3
    assert counted(of).partners.most == 1


def test_when_four_go_home_everybody_else_plays_on() -> None:
    of = without(played(waiting(Individual(), 16), 5), (2, 5, 11, 16))
    before = of.rounds
    of = played(of, 4)
    assert of.rounds[:5] == before
    assert_whole(of)
    assert counted(of).partners.most == 1


def test_who_shares_a_seat_sits_there_in_every_round() -> None:
    of = waiting(Individual(drawn=False, design="whist"), 10)
    guest = replace(of.entrants[9], shares=3)
    of = played(replace(of, entrants=(*of.entrants[:9], guest)), 9)
    assert_whole(of)
    for held in of.rounds:
        in_seats = [seat for table in held.tables for seat in table.seats if 3 in seat]
        assert in_seats == [(3, 10)] or held.resting == (3, 10)
    assert counted(of).partners.most == 1


def test_when_the_owner_of_a_seat_goes_home_those_who_shared_it_keep_it() -> None:
    of = waiting(Individual(), 9)
    entrants = tuple(replace(each, shares=2) if each.id in (8, 9) else each for each in of.entrants)
    of = played(without(played(replace(of, entrants=entrants), 1), (2,)), 1)
    assert (8, 9) in [*(seat for table in of.rounds[1].tables for seat in table.seats), of.rounds[1].resting]


def test_two_hand_is_a_round_robin() -> None:
    of = replace(waiting(Individual(), 7), scoring=RULES["two_hand"]())
    of = played(of, 7)
    assert_whole(of)
    even = counted(of)
    assert even.opponents.histogram == ((1, 21),)
    assert even.rests.histogram == ((1, 7),)
    assert [finding.facts["value"] for finding in of.movement.fits(of).findings] == [8]


def test_three_are_too_few_for_fours_and_two_enough_for_two_hand() -> None:
    three = waiting(Individual(), 3)
    with pytest.raises(Refused) as refused:
        three.movement.propose(three)
    (finding,) = refused.value.findings
    assert (finding.code, finding.facts) == ("too_few", {"value": 3, "allowed": "4 or more"})
    assert three.movement.fits(three).findings == (finding,)
    two = replace(waiting(Individual(), 2), scoring=RULES["two_hand"]())
    assert seats(one_more(two).rounds[0]) in ([(1, 2)], [(2, 1)])


def test_where_everybody_goes_next_is_what_is_proposed() -> None:
    of = one_more(waiting(Individual(drawn=False, design="whist"), 8))
    steps = of.movement.explain(of, of.rounds[0].table(1))
    assert [(step.code, step.facts["number"], step.facts["table"], step.facts["seat"]) for step in steps] == [
        ("stays", 8, 1, "N"),
        ("goes", 1, 2, "S"),
        ("crosses", 2, 1, "S"),
        ("goes", 4, 2, "N"),
    ]


def test_the_forecast_is_what_then_happens() -> None:
    of = one_more(waiting(Individual(), 10))
    ahead = forecast(of, 9)
    assert ahead is not None
    assert ahead == played(of, 8).rounds
    assert forecast(of, 0) == ()


@pytest.mark.parametrize(("players", "rounds"), [(8, 3), (9, 4), (16, 5), (23, 6), (28, 10), (40, 12), (100, 24)])
def test_an_evening_follows_the_fairest_schedule_for_its_rounds(players: int, rounds: int) -> None:
    of = played(waiting(Individual(), players, rounds), rounds)
    assert_whole(of)
    found = schedule(Request("individual", players, rounds))
    of_schedule = report(found)
    even = counted(of)
    measures = (of_schedule.partners, of_schedule.opponents, of_schedule.visits)
    spreads = [measure.spread for measure in measures if measure]
    assert [even.partners, even.opponents, even.tables] == spreads


@pytest.mark.parametrize(("players", "full"), [(8, 7), (12, 11), (13, 13), (16, 15), (20, 19)])
def test_nobody_partners_anybody_again_before_it_must_be(players: int, full: int) -> None:
    of = played(waiting(Individual(), players, 24), 24)
    assert counted(replace(of, rounds=of.rounds[:full])).partners.most == 1
    even = counted(of).partners
    assert even.most - even.least <= 1
    (finding,) = waiting(Individual(), players, 24).movement.fits(waiting(Individual(), players, 24)).findings
    assert finding.facts == {"value": full + 1}


def test_the_route_is_fixed_with_the_first_round_and_kept_when_the_plan_changes() -> None:
    of = changes.seat_round(Evening(drive=fresh(16, 5)), number=1, seated=proposed(fresh(16, 5))).drive
    assert of is not None
    longer = replace(of, plan=replace(of.plan, rounds=9))
    assert played(longer, 4).rounds == played(of, 4).rounds
    assert_whole(played(longer, 8))
    assert counted(played(longer, 8)).partners.most == 1


def test_taking_the_first_round_back_takes_the_route_back() -> None:
    of = fresh(16, 5)
    before = Evening(drive=of)
    after = changes.seat_round(before, number=1, seated=proposed(of))
    back = applied(rows(after), [change.reversed for change in difference(before, after)])
    assert build(back).drive == of


def test_the_route_survives_the_file() -> None:
    of = fresh(16, 5)
    after = changes.seat_round(Evening(drive=of), number=1, seated=proposed(of))
    assert build(rows(after)) == after


@pytest.mark.parametrize(("players", "rounds"), [(5, 1), (6, 2), (7, 1), (203, 3)])
def test_a_drive_too_short_or_too_large_for_a_schedule_is_drawn(players: int, rounds: int) -> None:
    of = played(waiting(Individual(), players, rounds), rounds)
    assert_whole(of)
    assert played(waiting(Individual(), players, rounds), rounds) == of


def fresh(players: int, rounds: int) -> Drive:
    return replace(waiting(Individual(), players, rounds), revision=0)


def proposed(of: Drive) -> Round:
    return of.movement.propose(of)
