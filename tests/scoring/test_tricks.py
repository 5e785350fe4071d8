"""Whist-drive scoring."""

from __future__ import annotations

import pytest
from hypothesis import given
from tests.scoring.sittings import deals, rule_sets, sheet_of, sittings

from whistdrive.core.contracts import Dealt
from whistdrive.core.findings import Fact, Finding, Gravity
from whistdrive.core.sheet import Sides
from whistdrive.scoring.sitting import Sitting
from whistdrive.scoring.tricks import Tricks
from whistdrive.words import ENGLISH


@pytest.mark.parametrize(("marks", "ns"), [({"ns": 9}, 9), ({"ew": 9}, 4), ({"ns": 0}, 0), ({"ns": 6, "ew": 7}, 6)])
def test_one_side_is_enough(marks: dict[str, int], ns: int) -> None:
    assert Tricks().complete(Dealt(marks)) == {"ns": ns, "ew": 13 - ns}
    (line,) = Tricks().sheet(deals(marks), 1).lines
    assert line.points == Sides(ns, 13 - ns)
    assert line.won == ("NS" if ns > 6 else "EW")


@pytest.mark.parametrize(("marks", "asked_for"), [({}, ["ns"]), ({"ns": 7}, ["ns"]), ({"ew": 7}, [])])
def test_the_second_side_is_not_asked_for(marks: dict[str, int], asked_for: list[str]) -> None:
    assert [field.key for field in Tricks().fields(Dealt(marks)) if field.needed] == asked_for


def test_tricks_that_are_not_thirteen_are_doubtful_and_marked() -> None:
    (finding,) = Tricks().check(Dealt({"ns": 7, "ew": 7}))
    facts: dict[str, Fact] = {"field": "ew", "value": 7, "allowed": "6", "sum": 14, "expected": 13}
    assert finding == Finding("sum", facts, Gravity.DOUBTFUL)
    (line,) = Tricks().sheet(deals({"ns": 7, "ew": 7}), 1).lines
    assert (line.points, line.won) == ((7, 7), None)
    assert ENGLISH.reason(line.reasons[-1]) == "14 in all instead of 13"


@pytest.mark.parametrize("given_", [{"ns": 14}, {"ew": -1}, {"ns": True}, {"ns": "7"}, {"ns": 7.0}])
def test_nothing_follows_from_what_cannot_be(given_: dict[str, int]) -> None:
    assert Tricks().complete(Dealt(given_)) == given_


@pytest.mark.parametrize(
    ("rules", "points", "why"),
    [
        (Tricks(), (4, 9), "a point for each trick; misère: won by North–South with fewer tricks"),
        (Tricks(count="over_six"), (0, 3), "9 tricks: 3 to East–West; misère: won by North–South with fewer tricks"),
        (
            Tricks(misere="opponents"),
            (9, 4),
            "a point for each trick; misère: won by North–South with fewer tricks, each side writes its opponents’ "
            "tricks",
        ),
    ],
)
def test_fewer_tricks_win_a_misere_deal(rules: Tricks, points: tuple[int, int], why: str) -> None:
    (line,) = rules.sheet([Dealt({"ns": 4, "ew": 9}, trump="MIS")], 1).lines
    assert (line.points, line.won) == (points, "NS")
    assert "; ".join(ENGLISH.reason(reason) for reason in line.reasons) == why


def test_the_player_left_of_the_dealer_leads() -> None:
    sheet = Tricks().sheet([Dealt({"ns": 7}, dealer=dealer) for dealer in "NESW"], 4)
    assert [(line.dealer, line.leads) for line in sheet.lines] == [("N", "E"), ("E", "S"), ("S", "W"), ("W", "N")]


@given(sittings(rule_sets(["tricks"]), exact=True))
def test_all_totals_make_thirteen_a_deal(sitting: Sitting) -> None:
    totals = sheet_of(sitting).totals
    assert isinstance(sitting.rules, Tricks)
    if sitting.rules.count == "tricks":
        assert sum(totals) == 13 * len(sitting.deals)
    else:
        assert len(sitting.deals) <= sum(totals) <= 7 * len(sitting.deals)
