"""Settling a tie for places."""

from __future__ import annotations

import pytest
from tests.drives import f8, of_drive

from whistdrive.core import changes
from whistdrive.core.drive import Decision, Tie
from whistdrive.core.findings import Refused


def test_a_decision_is_kept_with_the_points_it_is_about() -> None:
    of = changes.decide_places(f8(), tied=(8, 5), decision="cut", order=(8,), note=" ace of hearts ")
    assert of_drive(of).ties == (Tie(1, (5, 8), (24, 24), "cut", (8,), "ace of hearts"),)
    assert of_drive(changes.decide_places(of, tied=(5, 8), decision="")).ties == ()


def test_it_can_be_about_an_earlier_round() -> None:
    """After the first round all winners of a table are level with their partners."""
    of = changes.decide_places(f8(), tied=(1, 8), decision="cut", order=(1,), after=1)
    assert of_drive(of).ties[0].points == (8, 8)
    with pytest.raises(Refused, match="not_tied"):
        changes.decide_places(f8(), tied=(1, 8), decision="cut", order=(1,))


@pytest.mark.parametrize(
    ("tied", "decision", "order", "why"),
    [
        ((5, 6), "cut", (5,), "not_tied"),
        ((5, 8), "cut", (6,), "not_tied"),
        ((5, 8), "cut", (), "no_winner"),
        ((5, 8), "played_off", (8, 8), "no_winner"),
        ((2,), "cut", (2,), "not_tied"),
        ((99,), "cut", (99,), "not_tied"),
    ],
)
def test_what_is_no_tie_cannot_be_decided(
    tied: tuple[int, ...], decision: Decision, order: tuple[int, ...], why: str
) -> None:
    with pytest.raises(Refused, match=why):
        changes.decide_places(f8(), tied=tied, decision=decision, order=order)
