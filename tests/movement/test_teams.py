"""Teams of four: who plays for which team, and who visits whom."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.drives import evening, of_drive
from tests.movement.evenings import plan_of, seats, waiting, with_arrivals, without

from whistdrive.core import changes
from whistdrive.core.drive import Drive
from whistdrive.core.findings import Refused
from whistdrive.movement.fours import fours
from whistdrive.movement.parties import people
from whistdrive.movement.teams import Teams
from whistdrive.movement.visits import visitors
from whistdrive.scoring import RULES
from whistdrive.words import ENGLISH


def four_each(players: int, rounds: int = 24) -> Drive:
    """A drive in which 1 to 4 are team 1, 5 to 8 team 2 and so on."""
    of = waiting(Teams(), players, rounds)
    return replace(of, entrants=tuple(replace(each, team=(each.number + 3) // 4) for each in of.entrants))


def in_teams(of: Drive, teams: Mapping[int, int | None]) -> Drive:
    """The drive with some entrants in other teams."""
    return replace(of, entrants=tuple(replace(e, team=teams.get(e.id, e.team)) for e in of.entrants))


def in_pairs(of: Drive, *pairs: tuple[int, int]) -> Drive:
    """The drive with pairs 1, 2, … of entrants."""
    numbers = {entrant: number for number, pair in enumerate(pairs, start=1) for entrant in pair}
    return replace(of, entrants=tuple(replace(e, pair=numbers.get(e.id)) for e in of.entrants))


def sat_down(of: Drive, rounds: int) -> Drive:
    """The drive with so many rounds more, recorded as they are proposed."""
    found = evening(of)
    for number in range(len(of.rounds) + 1, len(of.rounds) + rounds + 1):
        now = of_drive(found)
        found = changes.seat_round(found, number=number, seated=now.movement.propose(now))
    return of_drive(found)


def visits(of: Drive, first: int = 1) -> Iterator[tuple[int, int]]:
    """The teams at home and on visit at every table from round ``first`` on."""
    for table in (table for held in of.rounds[first - 1 :] for table in held.tables):
        home, visiting = ({of.entrant(each[0]).team for each in table.side(side)} for side in ("NS", "EW"))
        ((at_home, guest),) = ((one, another) for one in home for another in visiting)
        assert at_home is not None
        assert guest is not None
        yield at_home, guest


def made(of: Drive) -> list[list[tuple[int, ...]]]:
    """The halves of the whole teams, by ids."""
    return [[people(half) for half in team.halves] for team in fours(of).whole]


def codes(of: Drive) -> dict[str, Mapping[str, object]]:
    return {finding.code: finding.facts for finding in of.movement.fits(of).findings}


def test_a_military_evening_of_five_teams() -> None:
    of = sat_down(four_each(20, rounds=4), 4)
    assert [seats(held) for held in of.rounds[:2]] == [
        [(3, 4, 13, 14), (7, 8, 17, 18), (11, 12, 1, 2), (15, 16, 5, 6), (19, 20, 9, 10)],
        [(1, 2, 19, 20), (5, 6, 3, 4), (9, 10, 7, 8), (13, 14, 11, 12), (17, 18, 15, 16)],
    ]
    assert sorted(visits(of)) == [(home, guest) for home in range(1, 6) for guest in range(1, 6) if home != guest]
    assert codes(of) == {}


def test_the_hall_hears_how_far_visitors_go() -> None:
    of = four_each(20, rounds=4)
    said = [ENGLISH(f"step.{step.code}", **step.facts) for step in Teams().announcement(of)]
    assert said[0] == "After every deal wait for the bell, then move."
    assert said[4] == "Round 1: tables up for visitors: 2."
    assert len(Teams().announcement(waiting(Teams(), 4))) == len(said) - 2


@pytest.mark.parametrize("teams", range(2, 26))
@pytest.mark.parametrize("rounds", [1, 6, 18])
def test_no_team_meets_itself_and_every_fort_is_held(teams: int, rounds: int) -> None:
    of = sat_down(four_each(4 * teams, rounds), min(rounds, 6))
    met = Counter(visits(of))
    assert all(home != guest for home, guest in met)
    for held in of.rounds:
        assert [of.entrant(table.seats[0][0]).team for table in held.tables] == list(range(1, teams + 1))
    away = [{entrant for table in held.tables for seat in table.side("EW") for entrant in seat} for held in of.rounds]
    assert all(not one & another for one, another in pairwise(away))


def test_people_without_a_team_are_teamed_by_pair_and_then_by_number() -> None:
    of = in_pairs(waiting(Teams(), 8), (2, 7), (5, 8))
    assert codes(of)["teamed_by_number"] == {"value": 8}
    assert made(of) == [[(2, 7), (5, 8)], [(1, 3), (4, 6)]]
    of = sat_down(of, 1)
    assert [entrant.team for entrant in of.entrants] == [2, 1, 2, 2, 1, 2, 1, 1]
    assert "teamed_by_number" not in codes(of)


def test_a_short_team_gets_a_partner_of_its_own_before_anybody_else() -> None:
    of = in_teams(waiting(Teams(), 9), dict.fromkeys((1, 2, 3), 7))
    assert made(of) == [[(1, 2), (3, 4)], [(5, 6), (7, 8)]]
    assert made(in_pairs(of, (3, 9)))[0] == [(1, 2), (3, 9)]
    two = in_teams(waiting(Teams(), 8), dict.fromkeys((1, 2), 7))
    assert made(in_pairs(two, (6, 8)))[0] == [(1, 2), (6, 8)]
    assert [team.number for team in fours(of).whole] == [7, 8]


def test_whoever_makes_no_whole_team_rests_and_is_named() -> None:
    of = in_teams(four_each(14), {13: 9, 14: None})
    assert made(of)[-1] == [(9, 10), (11, 12)]
    short = replace(of, entrants=of.entrants[:13])
    assert codes(short)["short_team"] == {"team": 9, "value": 1, "allowed": 4}
    loose = in_teams(four_each(14), {13: None, 14: None})
    fit = loose.movement.fits(loose)
    assert (fit.tables, fit.resting) == (3, 2)
    assert ENGLISH.finding(fit.findings[0]) == "13 Player 13 finds no place in a team and rests."
    assert loose.movement.propose(loose).resting == (13, 14)


def test_a_fifth_of_a_team_rests_even_if_another_lacks_somebody() -> None:
    of = in_teams(four_each(12), {12: 2})
    assert fours(of).resting == (9, 10, 11, 12)
    assert [len(team.halves) for team in fours(of).whole] == [2, 2]


def test_the_team_that_lacks_fewest_is_completed_and_none_in_vain() -> None:
    of = in_teams(four_each(13), {4: None, 9: None, 10: None, 11: None, 12: None, 13: 3})
    assert made(of)[0] == [(1, 2), (3, 4)]
    assert [team.number for team in fours(of).whole] == [1, 2, 3]
    few = in_teams(four_each(10), {10: None})
    assert fours(few).short == ((3, ((9,),)),)
    assert (fours(few).loose, fours(few).added) == (((10,),), 0)


def test_seats_that_are_shared_belong_to_the_team_of_their_owner() -> None:
    of = four_each(9)
    of = replace(of, entrants=(*of.entrants[:8], replace(of.entrants[8], shares=2, team=1)))
    assert made(of)[0] == [(1, 2, 9), (3, 4)]
    gone = replace(of, entrants=tuple(replace(each, until=0) if each.id == 2 else each for each in of.entrants))
    assert people(*fours(gone).whole[0].halves) == (1, 3, 4, 9)


@pytest.mark.parametrize(("players", "whole"), [(0, 0), (3, 0), (4, 1), (7, 1)])
def test_one_team_has_nobody_to_visit(players: int, whole: int) -> None:
    of = waiting(Teams(), players)
    with pytest.raises(Refused) as refused:
        of.movement.propose(of)
    assert refused.value.findings == of.movement.fits(of).findings
    assert ENGLISH.finding(refused.value.findings[0]) == f"Whole teams of four in the room: {whole}; needed: 2 or more."
    assert of.movement.fits(of).resting == players


def test_two_hand_tables_have_no_teams() -> None:
    of = replace(waiting(Teams(), 12), scoring=RULES["two_hand"]())
    with pytest.raises(Refused, match="teams_two_hand"):
        of.movement.propose(of)
    assert Teams().teams(of) == {}
    assert Teams().announcement(of)


def test_a_late_team_joins_and_nobody_else_changes_fort() -> None:
    of = sat_down(four_each(20, rounds=6), 2)
    of = in_teams(with_arrivals(of, 4), dict.fromkeys(range(21, 25), 6))
    assert "design_left" in codes(of)
    of = sat_down(of, 2)
    assert [of.entrant(table.seats[0][0]).team for table in of.rounds[-1].tables] == [1, 2, 3, 4, 5, 6]
    assert all(home != guest for home, guest in visits(of))
    new = Counter(frozenset(met) for met in visits(of, 3) if 6 in met)
    assert max(new.values()) == 1


def test_when_a_team_goes_home_the_others_keep_their_forts_and_meet_least_again() -> None:
    of = without(sat_down(four_each(24, rounds=5), 2), (5, 6, 7, 8))
    of = sat_down(of, 2)
    for held in of.rounds[2:]:
        assert [table.number for table in held.tables] == [1, 3, 4, 5, 6]
        assert [of.entrant(table.seats[0][0]).team for table in held.tables] == [1, 3, 4, 5, 6]
    assert max(Counter(frozenset(met) for met in visits(of)).values()) == 2
    away = [{entrant for table in held.tables for seat in table.side("EW") for entrant in seat} for held in of.rounds]
    assert all(not one & another for one, another in pairwise(away))


def test_a_substitute_changes_nothing_for_anybody_else() -> None:
    of = sat_down(four_each(20, rounds=4), 2)
    as_planned = sat_down(of, 2)
    of = in_teams(with_arrivals(without(of, (8,)), 1), {21: 2})
    of = sat_down(of, 2)
    assert "design_left" not in codes(of)
    swapped = [[tuple(8 if each == 21 else each for each in table) for table in seats(held)] for held in of.rounds]
    assert swapped == [seats(held) for held in as_planned.rounds]


@pytest.mark.parametrize("teams", [2, 3, 4, 5, 6])
def test_after_the_full_length_the_visits_begin_again(teams: int) -> None:
    of = sat_down(four_each(4 * teams, rounds=teams - 1), teams - 1)
    of = replace(of, plan=plan_of(2 * teams - 2))
    assert "design_left" not in codes(of)
    of = sat_down(of, teams - 1)
    assert set(Counter(visits(of)).values()) == {2}


def test_a_short_drive_that_becomes_longer_goes_on_from_what_has_been() -> None:
    of = replace(sat_down(four_each(32, rounds=2), 2), plan=plan_of(3))
    assert "design_left" in codes(of)
    met = Counter(frozenset(met) for met in visits(sat_down(of, 1)))
    assert set(met.values()) == {1}


@settings(max_examples=40)
@given(st.integers(2, 9), st.data())
def test_nobody_visits_themselves_at_any_price(teams: int, data: st.DataObject) -> None:
    prices = [
        [10**9 if fort == guest else data.draw(st.integers(0, 60)) for guest in range(teams)] for fort in range(teams)
    ]
    found = visitors(tuple(map(tuple, prices)))
    assert sorted(found) == list(range(teams))
    assert all(fort != guest for fort, guest in enumerate(found))


@settings(max_examples=40)
@given(st.integers(8, 40), st.lists(st.tuples(st.integers(0, 5), st.integers(0, 5)), max_size=5))
def test_whoever_comes_and_goes_everybody_sits_once_or_rests(players: int, comings: list[tuple[int, int]]) -> None:
    of = sat_down(waiting(Teams(), players, rounds=9), 1)
    for leaving, arriving in comings:
        present = [entrant.id for entrant in of.playing(len(of.rounds))]
        changed = with_arrivals(without(of, present[:leaving]), arriving)
        if not changed.movement.fits(changed).tables:
            break
        of = sat_down(changed, 1)
        assert of.movement.fits(changed).tables == len(of.rounds[-1].tables)
        assert all(home != guest for home, guest in visits(of))
