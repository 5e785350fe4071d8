"""The control total in words."""

from __future__ import annotations

from dataclasses import replace

from tests.drives import drive, evening, f8, of_drive, seated, written

from whistdrive.core import changes
from whistdrive.core.drive import Plan
from whistdrive.desk.control import control_in_words
from whistdrive.scoring import RULES
from whistdrive.words import ENGLISH


def test_a_right_sum_is_said_in_two_figures() -> None:
    assert control_in_words(of_drive(f8()), ENGLISH) == ("Control total 156 of 156", True)


def test_awards_and_adjustments_are_told_apart() -> None:
    """Nine players, one of whom rests, at seven points for it: 2 x 26 + 7, and a penalty of three."""
    of = seated(evening(drive(9, plan=Plan(rounds=1, interval=0, award=7))), (1, 2, 3, 4), (5, 6, 7, 8), resting=(9,))
    of = written(written(of, 1, 1, {"ns": 8}), 1, 2, {"ns": 5})
    of = changes.adjust_entrant(of, number=1, entrant=2, points=-3, reason="late")
    told = control_in_words(of_drive(of), ENGLISH)
    assert told == ("Control total 56 of 56 (+7 awarded, −3 by adjustments)", True)


def test_where_it_is_off_the_tables_are_named() -> None:
    of = f8()
    for number in (1, 2):
        for table in (1, 2):
            of = changes.write_deal(
                of, number=number, table=table, deal=1, marks={"ns": 6, "ew": 6}, remark="a card was lost"
            )
    text, right = control_in_words(of_drive(of), ENGLISH)
    assert not right
    where = "round 1 (tables: 1, 2); round 2 (tables: 1); and 1 more"
    assert text == f"Control total 148 of 156\nLook again at {where}"


def test_games_without_a_fixed_sum_have_none() -> None:
    of = of_drive(f8())
    assert control_in_words(replace(of, rounds=()), ENGLISH) == ("", True)
    points = seated(evening(drive(4, scoring=RULES["points"]())), (1, 2, 3, 4))
    assert control_in_words(of_drive(points), ENGLISH) == ("", True)
