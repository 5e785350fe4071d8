"""Any other game: points as they are."""

from __future__ import annotations

from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.scoring.sittings import deals

from whistdrive.core.contracts import Dealt, Mark
from whistdrive.core.findings import Gravity
from whistdrive.core.sheet import Sides
from whistdrive.scoring.points import Points
from whistdrive.words import ENGLISH


@given(st.lists(st.tuples(st.integers(-999, 999), st.integers(-999, 999)), max_size=8))
def test_points_are_added(written: list[tuple[int, int]]) -> None:
    sheet = Points().sheet(deals(*({"ns": ns, "ew": ew} for ns, ew in written)), 8)
    assert sheet.totals == Sides(sum(ns for ns, _ in written), sum(ew for _, ew in written))
    assert [line.won for line in sheet.lines] == [Sides(*pair).leader for pair in written]


@given(st.integers(-999, 999), st.integers(-50, 50))
def test_a_fixed_sum_fills_the_other_side(ns: int, in_all: int) -> None:
    rules = Points(sum=in_all)
    assert rules.complete(Dealt({"ns": ns})) == {"ns": ns, "ew": in_all - ns}
    assert rules.complete(Dealt({"ew": ns})) == {"ew": ns, "ns": in_all - ns}
    assert rules.check(Dealt({"ns": ns})) == ()


def test_without_a_sum_both_sides_are_needed() -> None:
    assert Points().complete(Dealt({"ns": 3})) == {"ns": 3}
    (finding,) = Points().check(Dealt({"ns": 3}))
    assert (finding.code, finding.facts["field"], finding.facts["allowed"]) == ("missing", "ew", "whole number")


def test_another_sum_is_doubtful_and_marked() -> None:
    rules = Points(sum=162)
    (finding,) = rules.check(Dealt({"ns": 100, "ew": 60}))
    assert finding.gravity is Gravity.DOUBTFUL
    assert finding.facts["allowed"] == "62"
    (line,) = rules.sheet(deals({"ns": 100, "ew": 60}), 1).lines
    assert [ENGLISH.reason(reason) for reason in line.reasons] == ["points as written", "160 in all instead of 162"]


@pytest.mark.parametrize("value", ["7", True, 7.0, None])
def test_only_whole_numbers_are_points(value: object) -> None:
    (finding,) = Points().check(Dealt({"ns": 1, "ew": cast(Mark, value)}))
    assert (finding.code, finding.facts["field"]) == ("not_whole", "ew")
