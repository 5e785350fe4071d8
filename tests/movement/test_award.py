"""What an award for resting does."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest
from tests.drives import drive, f8, of_drive

from whistdrive.core.drive import Plan, Slip
from whistdrive.movement import MOVEMENTS
from whistdrive.movement.award import control_of_a_round, effect, in_halves, mean_of_a_deal
from whistdrive.scoring import RULES
from whistdrive.scoring.points import Points
from whistdrive.words import ENGLISH


@pytest.mark.parametrize(
    ("mean", "written"),
    [
        (Fraction(13, 2), "6½"),
        (Fraction(0), "0"),
        (Fraction(1, 2), "½"),
        (Fraction(-1, 2), "−½"),
        (Fraction(7, 3), "2½"),
        (Fraction(-7, 3), "−2½"),
        (Fraction(2), "2"),
    ],
)
def test_a_mean_is_written_in_halves(mean: Fraction, written: str) -> None:
    assert in_halves(mean) == written


@pytest.mark.parametrize(("award", "code"), [(0, "none"), (6, "below"), (7, "above")])
def test_six_is_below_the_mean_of_thirteen_tricks_and_seven_above(award: int, code: str) -> None:
    found, facts = effect(drive(9, plan=Plan(award=award)))
    assert (found, facts) == (code, {"award": award, "mean": "6½"})
    assert "6½" in ENGLISH(f"award.{found}", **facts)


def test_an_award_of_the_mean_is_even() -> None:
    of = drive(9, scoring=Points(sum=10), plan=Plan(award=5))
    assert effect(of)[0] == "even"


def test_without_a_fixed_sum_the_mean_is_that_of_the_results() -> None:
    played = of_drive(f8())
    free = replace(played, scoring=Points())
    assert mean_of_a_deal(replace(free, rounds=())) is None
    assert effect(replace(free, rounds=()))[0] == "nothing"
    assert effect(replace(free, rounds=(), plan=Plan(award=3)))[0] == "plain"
    tricks = tuple(
        replace(held, tables=tuple(replace(table, slip=_both(table.slip)) for table in held.tables))
        for held in free.rounds
    )
    assert mean_of_a_deal(replace(free, rounds=tricks)) == Fraction(13, 2)


def _both(slip: Slip) -> Slip:
    """A slip with the tricks of both sides written out, as free points are."""
    return replace(
        slip, deals=tuple(replace(deal, marks={**deal.marks, "ew": 13 - int(deal.marks["ns"])}) for deal in slip.deals)
    )


def test_where_rubbers_are_played_out_the_award_is_for_the_round() -> None:
    of = drive(9, scoring=RULES["rubber"](), plan=Plan(deals=None, award=3))
    assert effect(of) == ("round", {"award": 3})
    assert control_of_a_round(of, 2, 1) is None


@pytest.mark.parametrize(("movement", "at_table"), [("individual", 52), ("pairs", 26), ("teams", 26)])
def test_the_control_total_counts_rows(movement: str, at_table: int) -> None:
    of = drive(10, movement=MOVEMENTS[movement](), plan=Plan(deals=2, award=6))
    assert control_of_a_round(of, 2, 1) == {
        "tables": 2,
        "resting": 1,
        "at_table": at_table,
        "at_rest": 12,
        "sum": 2 * at_table + 12,
    }
