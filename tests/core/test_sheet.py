"""Figures of two sides, and what a score sheet adds up by itself."""

from __future__ import annotations

from typing import get_args

from hypothesis import given
from hypothesis import strategies as st

from whistdrive.core.sheet import SIDES, Entered, Game, Line, Sheet, Side, Sides, other, total

figures = st.builds(Sides, st.integers(-99, 99), st.integers(-99, 99))


def test_there_are_two_sides_across_from_each_other() -> None:
    assert get_args(Side) == SIDES == ("NS", "EW")
    assert [other(side) for side in SIDES] == ["EW", "NS"]


@given(figures, figures)
def test_figures_are_added_side_by_side(one: Sides, two: Sides) -> None:
    assert one.plus(two).minus(two) == one
    assert total([one, two]) == one.plus(two) == two.plus(one)
    assert total([]) == Sides()
    for side in SIDES:
        assert one.plus(two).of(side) == one.of(side) + two.of(side)
        assert Sides.only(side, 3).of(side) == 3
        assert Sides.only(side, 3).of(other(side)) == 0


@given(figures)
def test_the_side_with_more_leads(figure: Sides) -> None:
    leader = figure.leader
    if leader is None:
        assert figure.ns == figure.ew
    else:
        assert figure.of(leader) > figure.of(other(leader))


def test_a_sheet_tells_its_rows_apart_and_counts_what_was_won() -> None:
    lines = (Line(1, Sides(7, 0), won="NS"), Line(2, Sides(), won=None), Line(3, Sides(0, 9), won="EW"))
    games = (Game(1, "NS", Sides(7, 0), 1), Game(1, "NS", Sides(8, 0), 1), Game(1, "EW", Sides(0, 9), 3))
    rows = (lines[0], games[0], Entered(Sides(8, 0), 1), games[1], *lines[1:], games[2])
    sheet = Sheet(rows, Sides(), Sides(), complete=False)
    assert sheet.lines == lines
    assert sheet.games == games
    assert sheet.games_won == Sides(2, 1)
    assert sheet.deals_won == Sides(1, 1)
