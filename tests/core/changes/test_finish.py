"""Ending an evening before its last round."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.drives import F8_SEATS, drive, evening, f8, of_drive, seated, written

from whistdrive.core import changes
from whistdrive.core.drive import Plan
from whistdrive.core.evening import Evening
from whistdrive.core.findings import Refused
from whistdrive.core.standings import standings


def longer(of: Evening, rounds: int = 6, interval: int = 0) -> Evening:
    """The same evening, planned for more rounds."""
    return replace(of, drive=replace(of_drive(of), plan=Plan(rounds=rounds, interval=interval)))


def test_after_a_whole_round_the_plan_is_as_long_as_what_was_played() -> None:
    before = longer(f8(), interval=1)
    ended = of_drive(changes.finish_early(before))
    assert (ended.closed, ended.plan.rounds, ended.plan.interval) == (True, 3, 1)
    assert ended.rounds == of_drive(before).rounds
    assert standings(ended).rows == standings(of_drive(before)).rows


@pytest.mark.parametrize("handed_in", [0, 1])
def test_a_round_that_is_not_whole_counts_for_nobody(handed_in: int) -> None:
    whole = longer(f8())
    late = changes.sign_in_new(whole, name="Late")
    half = seated(late, *F8_SEATS[0], resting=(9,))
    if handed_in:
        half = written(half, 4, 1, {"ns": 9})
        half = changes.adjust_table(half, number=4, table=1, ns=-3, ew=3, reason="revoke")
    ended = of_drive(changes.finish_early(half))
    assert (ended.plan.rounds, ended.rounds, ended.adjustments) == (3, of_drive(whole).rounds, ())
    assert [row for row in standings(ended).rows if row.entrants != (9,)] == list(standings(of_drive(whole)).rows)


def test_what_was_only_tried_out_counts_for_nobody() -> None:
    tried = changes.begin_practice(seated(longer(f8()), *F8_SEATS[0]))
    for table in (1, 2):
        tried = written(tried, 4, table, {"ns": 9})
    ended = of_drive(changes.finish_early(tried))
    assert (ended.practice, len(ended.rounds), ended.plan.rounds) == (False, 3, 3)


def test_an_interval_that_was_not_reached_is_none() -> None:
    assert of_drive(changes.finish_early(longer(f8(), interval=3))).plan.interval == 0


def test_nothing_ends_that_has_not_begun_or_owes_an_earlier_result() -> None:
    begun = written(seated(evening(drive(8)), *F8_SEATS[0]), 1, 1, {"ns": 9})
    owing = changes.clear_deal(longer(f8()), number=2, table=1, deal=1)
    cases = {
        "nothing_played": (evening(drive(8)), begun),
        "missing_results": (owing,),
        "drive_closed": (changes.close_drive(f8()),),
    }
    for code, evenings in cases.items():
        for each in evenings:
            with pytest.raises(Refused, match=code):
                changes.finish_early(each)
