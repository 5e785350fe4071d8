"""Who has come or gone since a round was drawn."""

from __future__ import annotations

from tests.drives import drive, evening, of_drive, seated, written

from whistdrive.core import changes
from whistdrive.core.evening import Evening
from whistdrive.desk.since_drawn import SinceDrawn, since_drawn


def changed() -> Evening:
    """Nine people after round 1 was drawn: a tenth has come, the ninth, who rests, has gone."""
    of = seated(evening(drive(9)), (1, 2, 3, 4), (5, 6, 7, 8), resting=(9,))
    return changes.leave(changes.sign_in_new(of, name="Ten"), entrant=9, after=1)


def test_those_who_came_and_those_who_left_are_told() -> None:
    found = since_drawn(of_drive(changed()))
    assert [each.name for each in found.came] == ["Ten"]
    assert [each.name for each in found.left] == ["Player 9"]


def test_who_came_and_left_again_is_no_news() -> None:
    of = of_drive(changes.leave(changed(), entrant=10, after=1))
    assert since_drawn(of).came == ()


def test_nothing_is_told_before_a_draw_after_it_is_redone_and_once_results_are_in() -> None:
    assert since_drawn(drive(8)) == SinceDrawn()
    back = changes.cancel_round(changed(), number=1)
    assert since_drawn(of_drive(back)) == SinceDrawn()
    again = seated(back, (1, 2, 3, 4), (5, 6, 7, 8), resting=(10,))
    assert since_drawn(of_drive(again)) == SinceDrawn()
    assert since_drawn(of_drive(written(changed(), 1, 1, {"ns": 7}))) == SinceDrawn()
