"""Evenings counted like schedules: rounds written down by hand, and who is meant by the figures."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.drives import drive
from tests.movement.evenings import played, really_seated, swapped, waiting, with_arrivals, without

from whistdrive.core.drive import Drive, Round, Table
from whistdrive.movement import MOVEMENTS
from whistdrive.movement.fairness import fairness
from whistdrive.movement.forecast import forecast
from whistdrive.movement.individual import Individual
from whistdrive.movement.pairs import Pairs
from whistdrive.movement.progressive import Progressive
from whistdrive.movement.schedules.choose import schedule
from whistdrive.movement.schedules.counting import report
from whistdrive.movement.schedules.schedule import Request
from whistdrive.movement.schedules.verdict import judged, verdicts
from whistdrive.movement.teams import Teams
from whistdrive.scoring import RULES


def held(*tables: tuple[tuple[int, ...], ...], resting: tuple[int, ...] = ()) -> Round:
    return Round(tuple(Table(number, seats) for number, seats in enumerate(tables, start=1)), resting)


def alone(*entrants: int) -> tuple[tuple[int, ...], ...]:
    return tuple((entrant,) for entrant in entrants)


def with_roles(of: Drive, roles: str) -> Drive:
    return replace(of, entrants=tuple(replace(each, role=role) for each, role in zip(of.entrants, roles, strict=True)))


def sharing(of: Drive, guest: int, host: int) -> Drive:
    return replace(of, entrants=tuple(replace(each, shares=host) if each.id == guest else each for each in of.entrants))


def test_everything_is_counted_from_the_seats() -> None:
    rounds = (held(alone(1, 2, 3, 4), resting=(5,)), held(alone(1, 2, 3, 5), resting=(4,)))
    found = fairness(drive(5), rounds)
    assert found.report.kind == "individual"
    assert found.report.partners
    assert found.report.partners.spread.histogram == ((0, 7), (1, 2), (2, 1))
    assert found.report.opponents.spread.histogram == ((0, 4), (1, 4), (2, 2))
    assert found.report.visits.spread.histogram == ((1, 2), (2, 3))
    assert found.report.rests.spread.histogram == ((0, 3), (1, 2))
    assert found.most(found.partners) == (2, (((1,), (2,)),))
    assert found.never_met() == (((4,), (5,)),)


@pytest.mark.parametrize(("players", "rounds"), [(8, 7), (13, 13), (24, 8), (50, 12)])
def test_an_evening_has_the_report_of_its_schedule(players: int, rounds: int) -> None:
    of = played(waiting(Individual(), players, rounds), rounds)
    assert fairness(of, of.rounds).report == report(schedule(Request("individual", players, rounds)))


def test_what_fell_to_each_adds_up() -> None:
    of = played(waiting(Individual(), 13), 13)
    shares = fairness(of, of.rounds).shares()
    assert [share.people for share in shares] == [(number,) for number in range(1, 14)]
    assert {
        (s.played, s.rested, s.partners, s.same_partner, s.opponents, s.same_opponent, s.unmet) for s in shares
    } == {(12, 1, 12, 1, 12, 2, 0)}


def test_a_known_chart_that_is_far_from_fair_says_who_never_meets() -> None:
    rounds = [held(alone(1, 2, 3, 4), alone(5, 6, 7, 8))] * 3 + [held(alone(1, 3, 2, 4), alone(5, 7, 6, 8))] * 4
    found = fairness(drive(8), rounds)
    assert len(found.never_met()) == 16
    assert set(verdicts(found.report).values()) == {"bound", "above"}
    assert verdicts(found.report)["rests"] == "bound"


def test_sides_are_counted_where_partners_stay_together() -> None:
    of = played(waiting(Pairs(drawn=False), 10, rounds=5), 5)
    found = fairness(of, of.rounds)
    assert (found.report.kind, found.report.players) == ("pairs", 5)
    assert found.holders == ((1, 2), (3, 4), (5, 6), (7, 8), (9, 10))
    assert found.report.partners is None
    assert found.report.opponents.spread.histogram == ((1, 10),)
    assert found.report.rests.spread.histogram == ((1, 5),)


def test_a_pair_that_has_only_rested_is_counted() -> None:
    of = played(waiting(Pairs(drawn=False), 10, rounds=5), 1)
    report = fairness(of, of.rounds).report
    assert (report.players, report.rests.spread.histogram) == (5, ((0, 4), (1, 1)))


def test_with_two_at_a_table_each_is_a_side() -> None:
    of = played(replace(waiting(Pairs(), 5, rounds=5), scoring=RULES["two_hand"]()), 5)
    found = fairness(of, of.rounds)
    assert (found.report.kind, found.report.players, found.report.rests.spread.histogram) == ("singles", 5, ((1, 5),))


def test_teams_are_counted_as_teams_even_before_they_are_seated() -> None:
    of = waiting(Teams(), 20, rounds=4)
    for found in (fairness(of, forecast(of, 4) or ()), fairness(really_seated(of, 4), really_seated(of, 4).rounds)):
        assert (found.report.kind, found.report.players) == ("teams", 5)
        assert found.holders[0] == (1, 2, 3, 4)
        assert found.report.opponents.spread.histogram == ((2, 10),)
        assert {(share.played, share.rested, share.opponents) for share in found.shares()} == {(4, 0, 4)}


@pytest.mark.parametrize("people", [21, 22, 23])
def test_who_has_no_team_is_not_counted(people: int) -> None:
    of = played(waiting(Teams(), people, rounds=4), 4)
    report = fairness(of, of.rounds).report
    assert (report.players, report.opponents.at_bound, report.rests.at_bound) == (5, True, True)


@pytest.mark.parametrize("key", MOVEMENTS)
def test_every_movement_has_a_report(key: str) -> None:
    of = with_roles(waiting(MOVEMENTS[key](), 16, rounds=4), "AB" * 8)
    of = replace(of, plan=replace(of.plan, roles=("lady", "gent")))
    of = really_seated(of, 3)
    found = fairness(of, of.rounds)
    assert {entrant for people in found.holders for entrant in people} == set(range(1, 17))
    assert judged(found.report)


def test_mixed_are_only_evenings_in_which_all_partners_are_of_both_roles() -> None:
    mixed = (held(alone(1, 3, 2, 4)), held(alone(1, 4, 2, 3)))
    of = with_roles(drive(4), "AABB")
    assert fairness(of, mixed).report.kind == "mixed"
    assert fairness(with_roles(drive(4), "ABAB"), mixed).report.kind == "individual"
    assert fairness(drive(4), mixed).report.kind == "individual"
    assert fairness(with_roles(drive(5), "AABBA"), (held(alone(1, 3, 2, 4), resting=(5,)),)).report.kind == "individual"
    assert fairness(with_roles(drive(4), "BBAA"), mixed).holders == ((3,), (4,), (1,), (2,))


def test_a_shared_seat_is_its_owners() -> None:
    of = sharing(drive(5), 5, 1)
    rounds = (held(alone(1, 2, 3, 4)), held(((1, 5), (3,), (2,), (4,))), held(alone(5, 4, 2, 3)))
    found = fairness(of, rounds)
    assert found.holders == ((1, 5), (2,), (3,), (4,))
    assert found.report.partners
    assert found.report.partners.spread.histogram == ((1, 6),)
    assert found.report.rests.spread.histogram == ((0, 4),)


def test_a_shared_seat_rests_as_one() -> None:
    of = sharing(drive(6), 6, 1)
    found = fairness(of, (held(alone(2, 3, 4, 5), resting=(1, 6)), held(((1, 6), (2,), (3,), (4,)), resting=(5,))))
    assert found.holders == ((1, 6), (2,), (3,), (4,), (5,))
    assert found.report.rests.spread.histogram == ((0, 3), (1, 2))


def test_who_shares_and_then_has_a_seat_of_their_own_is_counted_there() -> None:
    of = sharing(drive(5), 5, 1)
    found = fairness(of, (held(((1, 5), (2,), (3,), (4,))), held(alone(1, 5, 3, 4), resting=(2,))))
    assert (5,) in found.holders
    assert found.report.players == 5


def test_who_comes_late_or_leaves_is_judged_by_the_rounds_in_the_room() -> None:
    of = played(waiting(Individual(), 9, rounds=9), 4)
    of = played(with_arrivals(without(of, [1]), 1), 5)
    found = fairness(of, of.rounds)
    assert found.report.rests.at_bound
    assert [len(found.here[place]) for place in (0, 1, 9)] == [4, 9, 5]
    assert ((1,), (10,)) not in found.never_met()


def test_rests_put_on_one_person_are_not_even() -> None:
    of = played(waiting(Individual(), 9, rounds=9), 2)
    (first,), (second,) = (each.resting for each in of.rounds)
    assert fairness(of, of.rounds).report.rests.at_bound
    assert not fairness(of, swapped(of, 2, first, second).rounds).report.rests.at_bound


def test_who_came_late_and_rests_all_the_time_is_not_treated_evenly() -> None:
    rounds = (held(alone(1, 2, 3, 4)), *(held(alone(1, 2, 3, 4), resting=(5,)) for _ in range(2)))
    assert not fairness(drive(5), rounds).report.rests.at_bound


def test_rounds_that_follow_from_results_are_counted_like_any() -> None:
    of = played(waiting(Progressive(), 8), 3)
    assert fairness(of, of.rounds).report.rounds == 3


def test_no_rounds_have_no_counts() -> None:
    found = fairness(drive(8), ())
    assert (found.report.players, found.holders, found.shares(), found.never_met()) == (0, (), (), ())
    assert found.most(found.partners) == (0, ())


def test_a_table_out_of_use_leaves_the_numbers_of_the_others() -> None:
    second = Round((Table(2, alone(1, 2, 3, 4)),))
    report = fairness(drive(4), (held(alone(1, 2, 3, 4)), second)).report
    assert report.visits.spread.histogram == ((1, 8),)
