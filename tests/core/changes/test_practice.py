"""A practice that does not count."""

from __future__ import annotations

import pytest
from tests.drives import drive, evening, f8, of_drive, seated, written

from whistdrive.core import changes
from whistdrive.core.drive import Plan, Prize
from whistdrive.core.evening import Evening
from whistdrive.core.figures import figures_of
from whistdrive.core.findings import Refused
from whistdrive.core.prizes import awards
from whistdrive.core.standings import standings


def tried_out() -> Evening:
    """Eight who try the first of three rounds out, with a result at one table."""
    of = seated(evening(drive(8, plan=Plan(rounds=3, interval=0))), (1, 2, 3, 4), (5, 6, 7, 8))
    return written(changes.begin_practice(of), 1, 1, {"ns": 13})


def test_nothing_of_it_counts() -> None:
    of = changes.add_prize(tried_out(), prize=Prize(0, "highest_deal"))
    found = standings(of_drive(of))
    assert {row.total for row in found.rows} == {0}
    assert {row.deals for row in found.rows} == {0}
    assert found.control == (0, 0)
    assert not any(figures.deals for figures in figures_of(of_drive(of)).values())
    assert awards(of_drive(of))[0].winners == ()


def test_the_round_begins_in_earnest_in_the_same_seats() -> None:
    tried = tried_out()
    of = of_drive(changes.end_practice(tried))
    assert not of.practice
    assert not of.rounds[0].started
    assert [table.seats for table in of.rounds[0].tables] == [table.seats for table in of_drive(tried).rounds[0].tables]
    counted = standings(of_drive(written(changes.end_practice(tried), 1, 1, {"ns": 9})))
    assert counted.control == (26, 26)


def test_it_keeps_the_evening_from_going_on() -> None:
    of = tried_out()
    with pytest.raises(Refused, match="practising"):
        seated(of, (1, 2, 3, 4), (5, 6, 7, 8))
    with pytest.raises(Refused, match="practising"):
        changes.close_drive(of)


def test_a_later_round_can_be_tried_out_and_taken_back() -> None:
    of = seated(changes.end_practice(tried_out()), (1, 2, 5, 6), (3, 4, 7, 8))
    practice = changes.begin_practice(of)
    assert not of_drive(changes.cancel_round(practice, number=2)).practice


def test_only_a_seated_round_without_results_can_be_tried_out() -> None:
    with pytest.raises(Refused, match="nothing_seated"):
        changes.begin_practice(evening(drive(8)))
    with pytest.raises(Refused, match="has_results"):
        changes.begin_practice(f8())
    with pytest.raises(Refused, match="drive_closed"):
        changes.begin_practice(changes.close_drive(f8()))
    with pytest.raises(Refused, match="no_practice"):
        changes.end_practice(f8())
