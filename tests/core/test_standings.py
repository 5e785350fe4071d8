"""Totals and places."""

from __future__ import annotations

from collections.abc import Iterable
from copy import deepcopy
from dataclasses import dataclass, replace
from typing import ClassVar

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from tests.drives import F8_PLACES, F8_TOTALS, drive, evening, f8, of_drive, seated, written
from tests.strategies import changed, evenings

from whistdrive.core import changes
from whistdrive.core.contracts import Marks
from whistdrive.core.drive import Drive, Missed, Plan, Round, Table
from whistdrive.core.options import read_options
from whistdrive.core.ranking import Judge
from whistdrive.core.standings import divisions, standings, unfinished
from whistdrive.core.totals import Standing, Standings
from whistdrive.movement import MOVEMENTS
from whistdrive.movement.pairs import Pairs
from whistdrive.scoring import RULES


def places(found: Standings) -> dict[int, tuple[int, bool]]:
    return {row.entrants[0]: (row.place, row.shared) for row in found.rows}


def totals(found: Standings) -> dict[int, int]:
    return {row.entrants[0]: row.total for row in found.rows}


def test_f8_has_its_totals_places_and_control_total() -> None:
    found = standings(of_drive(f8()))
    assert totals(found) == F8_TOTALS
    assert places(found) == F8_PLACES
    assert found.control == (156, 156)
    assert not found.provisional
    assert all(row.deals == 3 for row in found.rows)


def test_f8_over_six() -> None:
    over_six = read_options(RULES["tricks"], {"count": "over_six"})
    found = standings(replace(of_drive(f8()), scoring=over_six))
    assert totals(found) == {1: 2, 2: 10, 3: 1, 4: 0, 5: 8, 6: 5, 7: 4, 8: 6}
    assert found.control is None


def test_f8c_is_f8_with_the_first_table_turned_round() -> None:
    turned = changes.swap_sides(f8(), number=1, table=1, deal=1)
    found = standings(of_drive(turned))
    assert totals(found) == F8_TOTALS | {8: 21, 1: 8, 2: 30, 4: 17}
    assert [(row.place, row.shared) for row in found.rows] == [
        (1, False),
        (2, False),
        (3, False),
        (4, False),
        (5, True),
        (5, True),
        (7, False),
        (8, False),
    ]
    assert found.control == (156, 156)


def test_halves_add_up_to_the_total() -> None:
    halved = replace(of_drive(f8()), plan=Plan(rounds=3, interval=1))
    found = standings(halved)
    first = standings(halved, upto=1)
    assert totals(found) == F8_TOTALS
    assert {row.entrants: row.first for row in found.rows} == {row.entrants: row.total for row in first.rows}


def test_a_missing_table_makes_the_standings_provisional() -> None:
    cleared = changes.clear_deal(f8(), number=3, table=2, deal=1)
    found = standings(of_drive(cleared))
    assert found.missing == ((3, 2),)
    assert found.control == (130, 130)
    assert [table.number for table in unfinished(of_drive(cleared), 3)] == [2]
    assert not standings(of_drive(f8())).missing


def test_a_table_closed_early_owes_nothing() -> None:
    cleared = changes.clear_deal(f8(), number=3, table=2, deal=1)
    closed = changes.amend_slip(cleared, number=3, table=2, dealer="N", winner=None, closed="taken ill")
    assert not standings(of_drive(closed)).missing


def test_an_odd_sum_shows_in_the_control_total() -> None:
    odd = changes.write_deal(
        f8(), number=1, table=1, deal=1, marks={"ns": 8, "ew": 4}, remark="a card was found on the floor"
    )
    found = standings(of_drive(odd))
    assert found.odd == ((1, 1),)
    assert found.control == (154, 156)


def test_everyone_who_signed_in_has_a_row_and_rests_are_counted() -> None:
    of_nine = seated(evening(drive(9)), (1, 2, 3, 4), (5, 6, 7, 8), resting=(9,))
    found = standings(of_drive(written(of_nine, 1, 1, {"ns": 13})))
    assert len(found.rows) == 9
    assert next(row for row in found.rows if row.entrants == (9,)).rested == 1


def pairs_drive() -> Drive:
    four = drive(
        4, scoring=RULES["cvisti"](), movement=MOVEMENTS["pairs"](), plan=Plan(rounds=1, deals=None, interval=0)
    )
    return of_drive(seated(evening(four), (1, 2, 3, 4)))


def test_a_fixed_pair_is_one_row() -> None:
    found = standings(pairs_drive())
    assert [row.entrants for row in found.rows] == [(1, 2), (3, 4)]
    marks: Marks = {"declarer": "NS", "bid": 4, "trump": "S", "tricks": 9, "honours": 4}
    played = written(evening(pairs_drive()), 1, 1, marks)
    first, second = standings(of_drive(played)).rows
    assert (first.entrants, first.total, first.place) == ((1, 2), 5, 1)
    assert (second.total, second.against, second.place) == (0, 5, 2)


def test_the_control_total_holds_where_somebody_has_a_new_partner() -> None:
    of = written(seated(evening(drive(4, movement=Pairs())), (1, 2, 3, 4)), 1, 1, {"ns": 8})
    of = changes.sign_in_new(changes.leave(of, entrant=2, after=1), name="Bo Late")
    of = written(seated(of, (1, 5, 3, 4)), 2, 1, {"ns": 9})
    found = standings(of_drive(of))
    assert {row.entrants: row.total for row in found.rows} == {(1, 2): 17, (3, 4): 9, (5,): 9}
    assert found.control == (35, 35)


def test_roles_have_places_of_their_own() -> None:
    eight = of_drive(f8())
    with_roles = replace(eight, entrants=tuple(replace(e, role="A" if e.number % 2 else "B") for e in eight.entrants))
    found = standings(with_roles)
    assert divisions(with_roles, found) == ()
    named = replace(with_roles, plan=replace(with_roles.plan, roles=("ladies", "gents")))
    ladies, gents = divisions(named, found)
    assert [row.entrants[0] for row in ladies.rows] == [5, 3, 7, 1]
    assert [row.place for row in gents.rows] == [1, 2, 3, 4]


def of_nine(award: int = 7, deals: int = 2) -> Drive:
    """Nine at two tables for one round, the first deal of each table written; the ninth rests."""
    nine = drive(9, plan=Plan(rounds=3, deals=deals, interval=0, award=award))
    played = seated(evening(nine), (1, 2, 3, 4), (5, 6, 7, 8), resting=(9,))
    return of_drive(written(written(played, 1, 1, {"ns": 9}), 1, 2, {"ns": 6}))


def test_whoever_rests_is_awarded_points_for_each_deal() -> None:
    found = standings(of_nine())
    resting = next(row for row in found.rows if row.entrants == (9,))
    assert (resting.total, resting.awarded, resting.deals, resting.rested) == (14, 14, 0, 1)
    assert found.control == (2 * 26 + 14, 2 * 26 + 14)
    assert all(row.awarded == 0 for row in found.rows if row is not resting)


def test_nothing_is_awarded_before_the_round_is_played() -> None:
    of = evening(replace(of_nine(), rounds=()))
    just_seated = seated(of, (1, 2, 3, 4), (5, 6, 7, 8), resting=(9,))
    assert {row.total for row in standings(of_drive(just_seated)).rows} == {0}


def test_a_dummy_has_no_row_but_its_points_count_in_the_control_total() -> None:
    with_dummy = of_drive(f8())
    entrants = tuple(replace(each, dummy=each.id == 2) for each in with_dummy.entrants)
    found = standings(replace(with_dummy, entrants=entrants))
    assert found.control == (156, 156)
    assert totals(found) == {player: points for player, points in F8_TOTALS.items() if player != 2}
    assert next(row.place for row in found.rows if row.entrants == (5,)) == 1


def test_those_who_share_a_seat_have_one_row_and_one_place() -> None:
    ninth = of_drive(changes.sign_in_new(evening(drive(8)), name="Ninth"))
    shared = changes.share_seat(evening(ninth), entrant=9, shares=3)
    tables = tuple(
        Table(number, tuple((each, 9) if each == 3 else (each,) for each in seats))
        for number, seats in enumerate([(1, 2, 3, 4), (5, 6, 7, 8)], start=1)
    )
    played = written(changes.seat_round(shared, number=1, seated=Round(tables)), 1, 1, {"ns": 4})
    found = standings(of_drive(written(played, 1, 2, {"ns": 7})))
    assert len(found.rows) == 8
    assert [(row.entrants, row.total) for row in found.rows[:2]] == [((3, 9), 9), ((4,), 9)]
    assert found.control == (52, 52)


@dataclass(frozen=True, slots=True)
class Forts(Pairs):
    """Pairs, two of which are a team."""

    keeps_teams: ClassVar[bool] = True


def test_a_team_is_one_row_with_the_tricks_of_both_its_halves() -> None:
    eight = drive(8, movement=Forts(), plan=Plan(rounds=1, interval=0))
    teams = {1: 1, 2: 1, 3: 2, 4: 2, 5: 2, 6: 2, 7: 1, 8: 1}
    entrants = tuple(replace(each, team=teams[each.id]) for each in eight.entrants)
    played = seated(evening(replace(eight, entrants=entrants)), (1, 2, 3, 4), (5, 6, 7, 8))
    found = standings(of_drive(written(written(played, 1, 1, {"ns": 10}), 1, 2, {"ns": 5})))
    assert [(row.entrants, row.total, row.deals) for row in found.rows] == [((1, 2, 7, 8), 18, 2), ((3, 4, 5, 6), 8, 2)]
    assert found.control == (26, 26)


def test_lines_that_never_meet_have_places_of_their_own() -> None:
    pairs = drive(8, movement=MOVEMENTS["mitchell"](), plan=Plan(rounds=2, interval=0))
    first = seated(evening(pairs), (1, 2, 3, 4), (5, 6, 7, 8))
    both = seated(written(written(first, 1, 1, {"ns": 9}), 1, 2, {"ns": 7}), (1, 2, 7, 8), (5, 6, 3, 4))
    of = of_drive(written(written(both, 2, 1, {"ns": 2}), 2, 2, {"ns": 6}))
    north_south, east_west = divisions(of, standings(of))
    assert (north_south.key, east_west.key) == ("NS", "EW")
    assert [(row.entrants, row.place, row.total) for row in north_south.rows] == [((5, 6), 1, 13), ((1, 2), 2, 11)]
    assert [(row.entrants, row.place, row.total) for row in east_west.rows] == [((7, 8), 1, 17), ((3, 4), 2, 11)]


def ranked(rows: Iterable[Standing], *ranking: str) -> tuple[Standing, ...]:
    """The rows in order of place, in a game that knows rubbers."""
    return Judge(drive(0, scoring=RULES["rubber"](), plan=Plan(ranking=ranking))).ranked(rows)


@pytest.mark.parametrize("measure", ["difference", "rubbers", "games"])
def test_equal_totals_go_to_the_next_measure(measure: str) -> None:
    ahead = {
        "difference": Standing((1,), first=5),
        "rubbers": Standing((1,), 5, rubbers=1),
        "games": Standing((1,), 5, games=1),
    }
    behind = Standing((2,), 5, against=1) if measure == "difference" else Standing((2,), 5)
    rows = ranked([behind, ahead[measure]], "total", measure)
    assert [(row.entrants, row.place, row.shared) for row in rows] == [((1,), 1, False), ((2,), 2, False)]


@given(st.lists(st.integers(0, 5), max_size=12))
def test_a_place_is_one_more_than_those_ahead(points: list[int]) -> None:
    rows = ranked([Standing((n,), first=each) for n, each in enumerate(points)], "total")
    for row in rows:
        assert row.place == 1 + sum(other.total > row.total for other in rows)
        assert row.shared == (sum(other.total == row.total for other in rows) > 1)


def test_a_pair_number_across_two_teams_does_not_make_them_one() -> None:
    of = evening(drive(8, movement=MOVEMENTS["teams"](), plan=Plan(rounds=1, interval=0)))
    for entrant in (4, 5):
        of = changes.edit_entrant(of, entrant=entrant, name=f"Player {entrant}", number=entrant, pair=1)
    for entrant in range(1, 9):
        of = changes.set_team(of, entrant=entrant, team=(entrant + 3) // 4)
    of = changes.seat_round(of, number=1, seated=of_drive(of).movement.propose(of_drive(of)))
    of = written(written(of, 1, 1, {"ns": 8}), 1, 2, {"ns": 7})
    found = standings(of_drive(of))
    assert [(row.entrants, row.total, row.deals) for row in found.rows] == [
        ((1, 2, 3, 4), 14, 2),
        ((5, 6, 7, 8), 12, 2),
    ]
    assert found.control == (26, 26)


@pytest.mark.parametrize(("missed", "points"), [("nothing", 0), ("award", 7), ("average", 8)])
def test_a_deal_that_was_missed_counts_as_the_plan_says(missed: Missed, points: int) -> None:
    """A ninth comes after the first of two rounds, and has taken 8 by the end."""
    late = changes.sign_in_new(
        seated(evening(drive(8, plan=Plan(rounds=2, interval=1, award=7, missed=missed))), (1, 2, 3, 4), (5, 6, 7, 8)),
        name="Late",
    )
    late = written(written(late, 1, 1, {"ns": 7}), 1, 2, {"ns": 7})
    late = seated(late, (9, 1, 2, 3), (4, 5, 6, 7), resting=(8,))
    found = standings(of_drive(written(written(late, 2, 1, {"ns": 8}), 2, 2, {"ns": 7})))
    row = next(row for row in found.rows if row.entrants == (9,))
    assert (row.first, row.second, row.missed, row.awarded, row.deals) == (points, 8, 1, points, 1)
    assert found.control == (4 * 26 + 7 + points, 4 * 26 + 7 + points)


def test_the_deals_that_a_table_could_not_play_are_missed() -> None:
    plan = Plan(rounds=1, deals=3, interval=0, award=6, missed="award")
    of = written(seated(evening(drive(4, plan=plan)), (1, 2, 3, 4)), 1, 1, {"ns": 9})
    assert {row.missed for row in standings(of_drive(of)).rows} == {0}
    stopped = changes.amend_slip(of, number=1, table=1, dealer="N", winner=None, closed="the bell")
    found = standings(of_drive(stopped))
    assert {(row.missed, row.awarded) for row in found.rows} == {(2, 12)}
    assert found.control == (26 + 48, 26 + 48)


def test_places_can_go_by_the_average_of_a_deal() -> None:
    rows = ranked([Standing((1,), 20, deals=3), Standing((2,), 14, deals=2), Standing((3,))], "average")
    assert [row.entrants for row in rows] == [(2,), (1,), (3,)]


@settings(max_examples=40)
@given(st.data())
def test_what_is_remembered_of_rounds_never_shows(data: st.DataObject) -> None:
    before = data.draw(evenings())
    assume(before.drive is not None)
    seen = standings(of_drive(before))
    after = data.draw(changed(data.draw(changed(before))))
    for held in (after.drive, before.drive):
        if held is None:
            continue
        for options in ({}, {"single": True}, {"dummies": True}, {"upto": 1}):
            assert standings(held, **options) == standings(deepcopy(held), **options)
    assert standings(of_drive(before)) == seen


def test_two_who_lost_their_partners_and_play_together_do_not_upset_the_control_total() -> None:
    pairs = drive(4, movement=MOVEMENTS["pairs"](), plan=Plan(rounds=2, interval=0))
    entrants = tuple(replace(each, pair={1: 1, 2: 2, 3: 3, 4: 3}[each.id]) for each in pairs.entrants)
    of = of_drive(written(seated(evening(replace(pairs, entrants=entrants)), (1, 2, 3, 4)), 1, 1, {"ns": 9}))
    found = standings(of)
    assert [(row.entrants, row.total) for row in found.rows] == [((1,), 9), ((2,), 9), ((3, 4), 4)]
    assert found.control == (22, 22)
    odd = changes.write_deal(evening(of), number=1, table=1, deal=1, marks={"ns": 9, "ew": 3}, remark="so")
    assert standings(of_drive(odd)).control == (21, 23)
