"""What people's own cards say."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from tests.drives import F8_PLACES, F8_TOTALS, drive, evening, f8, of_drive

from whistdrive.core import changes
from whistdrive.core.drive import Card, Plan
from whistdrive.core.evening import Evening
from whistdrive.core.findings import Refused
from whistdrive.core.standings import standings

FROM_CARDS = Plan(rounds=3, interval=1, entry="cards")


@pytest.fixture
def eight() -> Evening:
    return evening(drive(8, plan=FROM_CARDS))


def test_a_drive_runs_from_cards_alone(eight: Evening) -> None:
    of = eight
    for entrant, total in F8_TOTALS.items():
        of = changes.write_card(of, entrant=entrant, total=total)
    found = standings(of_drive(of))
    assert {row.entrants[0]: row.total for row in found.rows} == F8_TOTALS
    assert {row.entrants[0]: (row.place, row.shared) for row in found.rows} == F8_PLACES
    assert found.control == (156, 156)
    assert not found.provisional
    assert of_drive(changes.close_drive(of)).closed


def test_a_card_that_is_missing_makes_the_standings_provisional(eight: Evening) -> None:
    of = changes.write_card(eight, entrant=1, total=20)
    found = standings(of_drive(of))
    assert found.cardless == (2, 3, 4, 5, 6, 7, 8)
    assert found.provisional
    with pytest.raises(Refused, match="missing_cards"):
        changes.close_drive(of)


def test_of_many_missing_cards_the_first_dozen_are_named() -> None:
    of = evening(drive(200, plan=Plan(rounds=3, interval=0, entry="cards")))
    with pytest.raises(Refused) as refused:
        changes.close_drive(changes.write_card(of, entrant=1, total=20))
    named = str(refused.value.findings[0].facts["value"]).split(", ")
    assert named == [*(f"{number} Player {number}" for number in range(2, 14)), "…"]


def test_halves_and_deals_say_more_than_a_total(eight: Evening) -> None:
    of = changes.write_card(eight, entrant=1, first=9, second=14)
    of = changes.write_card(of, entrant=2, deals=(9, 8, 7))
    of = changes.write_card(of, entrant=3, deals=(9, None, 7))
    rows = {row.entrants[0]: row for row in standings(of_drive(of)).rows}
    assert (rows[1].first, rows[1].second) == (9, 14)
    assert (rows[2].first, rows[2].second) == (9, 15)
    assert 3 in standings(of_drive(of)).cardless


def test_one_half_and_the_total_give_the_other(eight: Evening) -> None:
    first = changes.write_card(eight, entrant=1, first=9, total=23)
    second = changes.write_card(eight, entrant=1, second=14, total=23)
    for of in (first, second):
        [row] = [row for row in standings(of_drive(of)).rows if row.entrants == (1,)]
        assert (row.first, row.second) == (9, 14)


def test_a_card_without_figures_is_none(eight: Evening) -> None:
    written = changes.write_card(eight, entrant=3, total=20)
    assert of_drive(written).cards == (Card(3, total=20),)
    assert changes.write_card(written, entrant=3, deals=(None, None)) == eight


@pytest.mark.parametrize(
    ("figures", "code"),
    [
        ({"deals": (14,)}, "card_figure"),
        ({"deals": (-1,)}, "card_figure"),
        ({"deals": (1, 2, 3, 4)}, "card_deals"),
        ({"first": 14}, "card_figure"),
        ({"second": 27}, "card_figure"),
        ({"total": 40}, "card_figure"),
        ({"deals": (9, 8, 7), "total": 25}, "card_sum"),
        ({"deals": (9, 8, 7), "first": 8}, "card_sum"),
        ({"first": 9, "second": 9, "total": 17}, "card_sum"),
        ({"first": 9, "total": 8}, "card_other_half"),
        ({"second": 9, "total": 23}, "card_other_half"),
    ],
)
def test_what_cannot_stand_on_a_card(eight: Evening, figures: dict[str, Any], code: str) -> None:
    with pytest.raises(Refused) as refused:
        changes.write_card(eight, entrant=1, **figures)
    assert [finding.code for finding in refused.value.findings] == [code]


def test_in_a_drive_of_tables_cards_change_no_result() -> None:
    counted = changes.write_card(f8(), entrant=1, total=39)
    assert standings(of_drive(counted)) == standings(of_drive(f8()))


def test_where_results_come_from_stays_once_some_are_in(eight: Evening) -> None:
    written = changes.write_card(eight, entrant=1, total=20)
    tables = replace(of_drive(written), plan=replace(FROM_CARDS, entry="tables"))
    with pytest.raises(Refused, match="already_scored"):
        changes.edit_drive(written, drive=tables)
    assert of_drive(changes.edit_drive(eight, drive=replace(of_drive(eight), plan=tables.plan))).plan == tables.plan


def test_whoever_has_points_cannot_be_struck_off_the_list(eight: Evening) -> None:
    carded = changes.write_card(eight, entrant=3, total=20)
    adjusted = changes.adjust_entrant(eight, number=1, entrant=3, points=-3, reason="a revoke")
    for of in (carded, adjusted):
        with pytest.raises(Refused, match="has_points"):
            changes.sign_out(of, entrant=3)
    assert len(of_drive(changes.sign_out(changes.write_card(carded, entrant=3), entrant=3)).entrants) == 7
