"""Corrections that would have moved people otherwise."""

from __future__ import annotations

import pytest
from tests.drives import drive, evening, of_drive, written

from whistdrive.core import changes
from whistdrive.core.contracts import Movement
from whistdrive.core.evening import Evening
from whistdrive.desk.past_seating import would_have_moved
from whistdrive.movement import MOVEMENTS


def two_rounds(movement: Movement) -> Evening:
    """Eight players, the first round played 8 to 5 at both tables, the second seated."""
    of = evening(drive(8, movement=movement))
    for number in (1, 2):
        of = changes.seat_round(of, number=number, seated=of_drive(of).movement.propose(of_drive(of)))
        if number == 1:
            of = written(written(of, 1, 1, {"ns": 8}), 1, 2, {"ns": 8})
    return of


@pytest.mark.parametrize(("tricks", "moves"), [(5, True), (9, False)])
def test_another_winner_would_have_moved(tricks: int, moves: bool) -> None:
    before = two_rounds(MOVEMENTS["progressive"]())
    after = written(before, 1, 1, {"ns": tricks})
    assert would_have_moved(of_drive(before), of_drive(after), 1) is moves


def test_nobody_moves_by_results_where_the_seats_are_known() -> None:
    before = two_rounds(MOVEMENTS["individual"]())
    assert not would_have_moved(of_drive(before), of_drive(written(before, 1, 1, {"ns": 2})), 1)


def test_the_latest_round_moves_nobody_yet() -> None:
    before = two_rounds(MOVEMENTS["progressive"]())
    after = written(before, 2, 1, {"ns": 2})
    assert not would_have_moved(of_drive(before), of_drive(after), 2)
