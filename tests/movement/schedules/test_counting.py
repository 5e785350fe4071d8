"""The product's counts against rounds written by hand, against the club's checker, and against whist designs."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.movement.schedules.checker import checked

from whistdrive.movement.schedules.choose import schedule
from whistdrive.movement.schedules.counting import count, least_q, report
from whistdrive.movement.schedules.schedule import Kind, Request, Schedule
from whistdrive.movement.schedules.sides import mitchell
from whistdrive.movement.schedules.verdict import verdicts


def test_counts_of_two_rounds_of_five() -> None:
    found = count("individual", 5, [[(0, 1, 2, 3)], [(0, 1, 2, 4)]])
    assert found.partners is not None
    assert (found.partners.spread.histogram, found.partners.q, found.partners.bound) == (((0, 7), (1, 2), (2, 1)), 1, 0)
    assert found.opponents.spread.histogram == ((0, 4), (1, 4), (2, 2))
    assert found.visits.spread.histogram == ((1, 2), (2, 3))
    assert found.rests.spread.histogram == ((0, 3), (1, 2))
    assert found.rests.shortest_gap is None
    assert found.rests.at_bound
    assert not found.perfect


def test_rests_that_come_twice_have_a_gap_and_are_not_shared_out() -> None:
    found = count("individual", 5, [[(0, 1, 2, 3)], [(0, 4, 1, 2)], [(0, 1, 2, 3)]])
    assert found.rests.shortest_gap == 2
    assert not found.rests.at_bound


def test_two_sides_have_no_partners() -> None:
    found = count("singles", 4, [[(0, 1), (2, 3)], [(0, 2), (1, 3)], [(0, 3), (1, 2)]])
    assert found.partners is None
    assert found.opponents.spread.histogram == ((1, 6),)
    assert set(verdicts(found)) == {"opponents", "visits", "rests"}


def test_no_rounds_have_no_counts() -> None:
    found = count("individual", 8, [])
    assert (found.opponents.q, found.visits.q, found.tables, found.rests.shortest_gap) == (0, 0, 0, None)


@pytest.mark.parametrize(("things", "cells", "least"), [(0, 5, 0), (5, 5, 0), (7, 5, 2), (12, 5, 9), (3, 0, 0)])
def test_things_are_spread_as_evenly_as_can_be(things: int, cells: int, least: int) -> None:
    assert least_q(things, cells) == least


@pytest.mark.parametrize("players", [4, 5, 8, 9, 12, 13, 16, 17, 20, 24, 25, 28, 32, 33, 57, 93, 124])
def test_a_full_length_is_a_whist_design(players: int) -> None:
    found = report(schedule(Request("individual", players)))
    assert found.whist_design
    assert verdicts(found)["partners"] == verdicts(found)["opponents"] == "bound"


def test_part_of_a_design_is_none() -> None:
    assert not report(schedule(Request("individual", 12, 10))).whist_design


@st.composite
def drawn(draw: st.DrawFn) -> Schedule:
    kind: Kind = draw(st.sampled_from(("individual", "mixed")))
    players = draw(st.integers(4, 13)) if kind == "individual" else 2 * draw(st.integers(2, 7))
    half = players // 2
    rounds = []
    for _ in range(draw(st.integers(1, 6))):
        if kind == "individual":
            seats = draw(st.permutations(range(players)))
        else:
            roles = draw(st.permutations(range(half))), draw(st.permutations(range(half, players)))
            seats = [place for couple in zip(*roles, strict=True) for place in couple]
        rounds.append(tuple(tuple(seats[at : at + 4]) for at in range(0, players - 3, 4)))
    return Schedule(kind, players, tuple(rounds), "drawn")


@settings(max_examples=60, deadline=None)
@given(drawn())
def test_the_checker_counts_the_same(chosen: Schedule) -> None:
    found, other = report(chosen), checked(chosen)
    assert other["legal"], other["errors"]
    assert found.partners is not None
    measures = {"partners": found.partners, "table_visits": found.visits}
    if chosen.kind == "individual":
        measures |= {"opponents": found.opponents, "meetings": found.meetings}
    else:
        assert found.across
        assert found.first_role
        assert found.second_role
        measures |= {
            "opponents_cross": found.across,
            "opponents_ladies": found.first_role,
            "opponents_gents": found.second_role,
        }
    for name, measure in measures.items():
        assert (measure.q, measure.bound) == (other[name]["Q"], other[name]["LB_Q"]), name
        assert {str(times): many for times, many in measure.spread.histogram} == other[name]["hist"]
    assert found.both == other["both_partner_and_opponent"]
    assert found.rests.at_bound == other["at_bound"]["sit_outs"]
    assert found.rests.shortest_gap == other["sit_outs"]["shortest_gap"]


def test_two_lines_that_pass_each_other_once_are_as_fair_as_can_be() -> None:
    schedule = mitchell(Request("pairs", 10))
    found = count("pairs", 10, schedule.rounds, line=range(5))
    assert found.opponents.spread.histogram == ((1, 25),)
    assert found.opponents.at_bound
    assert found.meetings == found.opponents
    longer = mitchell(Request("pairs", 10, 7))
    again = count("pairs", 10, longer.rounds, line=range(5)).opponents
    assert (again.spread.histogram, again.q, again.bound) == (((1, 15), (2, 10)), 10, 10)


def test_a_line_that_meets_the_same_sides_again_is_above_the_bound() -> None:
    rounds = [[(0, 2), (1, 3)], [(0, 2), (1, 3)]]
    found = count("pairs", 4, rounds, line=(0, 1)).opponents
    assert (found.spread.histogram, found.q, found.bound) == (((0, 2), (2, 2)), 2, 0)
