"""Totals and places."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.drives import F8_PLACES, F8_TOTALS, drive, evening, f8, of_drive, seated, written

from whistdrive.core import changes
from whistdrive.core.contracts import Marks
from whistdrive.core.drive import Drive, Plan
from whistdrive.core.options import read_options
from whistdrive.core.standings import Standing, Standings, ranked, standings, unfinished
from whistdrive.movement import MOVEMENTS
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


def test_roles_have_places_of_their_own() -> None:
    ladies = of_drive(f8())
    with_roles = replace(ladies, entrants=tuple(replace(e, role="A" if e.number % 2 else "B") for e in ladies.entrants))
    found = standings(with_roles)
    assert [row.entrants[0] for row in found.of_role(with_roles, "A").rows] == [5, 3, 7, 1]
    assert [row.place for row in found.of_role(with_roles, "B").rows] == [1, 2, 3, 4]


@pytest.mark.parametrize("measure", ["difference", "rubbers", "games"])
def test_equal_totals_go_to_the_next_measure(measure: str) -> None:
    ahead = {
        "difference": Standing((1,), first=5),
        "rubbers": Standing((1,), 5, rubbers=1),
        "games": Standing((1,), 5, games=1),
    }
    behind = Standing((2,), 5, against=1) if measure == "difference" else Standing((2,), 5)
    rows = ranked([behind, ahead[measure]], ("total", measure))
    assert [(row.entrants, row.place, row.shared) for row in rows] == [((1,), 1, False), ((2,), 2, False)]


@given(st.lists(st.integers(0, 5), max_size=12))
def test_a_place_is_one_more_than_those_ahead(points: list[int]) -> None:
    rows = ranked([Standing((n,), first=each) for n, each in enumerate(points)], ("total",))
    for row in rows:
        assert row.place == 1 + sum(other.total > row.total for other in rows)
        assert row.shared == (sum(other.total == row.total for other in rows) > 1)
