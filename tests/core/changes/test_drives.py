"""A drive as a whole."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

import pytest
from tests.drives import drive, evening, f8, of_drive, seated

from whistdrive.core import changes
from whistdrive.core.drive import Drive, Plan
from whistdrive.core.evening import Evening
from whistdrive.core.findings import Refused
from whistdrive.movement import MOVEMENTS
from whistdrive.scoring import RULES


def planned(of: Evening, **parts: object) -> Drive:
    return of_drive(changes.edit_drive(of, drive=replace(of_drive(of), **parts)))  # type: ignore[arg-type]


def code(of: Evening, **parts: object) -> str:
    with pytest.raises(Refused) as refused:
        planned(of, **parts)
    return refused.value.findings[0].code


def test_a_new_drive_needs_a_title() -> None:
    with pytest.raises(Refused):
        changes.new_drive(Evening(), drive=replace(drive(0), title="  "))
    begun = of_drive(changes.new_drive(Evening(), drive=replace(drive(0), title=" Spring  drive ")))
    assert begun.title == "Spring drive"


@pytest.mark.parametrize(
    ("plan", "field"),
    [
        (Plan(rounds=0), "rounds"),
        (Plan(rounds=201), "rounds"),
        (Plan(rounds=6, deals=0, interval=3), "deals"),
        (Plan(rounds=6, deals=None, interval=3), "deals"),
        (Plan(rounds=6, interval=6), "interval"),
        (Plan(rounds=6, interval=-1), "interval"),
    ],
)
def test_an_impossible_plan_is_refused_at_its_field(plan: Plan, field: str) -> None:
    with pytest.raises(Refused) as refused:
        changes.new_drive(Evening(), drive=replace(drive(0), plan=plan))
    assert refused.value.findings[0].facts["field"] == field


def test_a_rubber_can_be_played_out_where_there_are_rubbers() -> None:
    rubbers = replace(drive(0), scoring=RULES["cvisti"](), plan=Plan(rounds=3, deals=None, interval=1))
    assert of_drive(changes.new_drive(Evening(), drive=rubbers)).plan.deals is None


def test_rounds_can_be_added_and_cut_down_to_the_last_that_is_seated() -> None:
    assert planned(f8(), plan=Plan(rounds=5, interval=2)).plan.rounds == 5
    assert code(f8(), plan=Plan(rounds=2, interval=0)) == "plan"


def test_movement_and_seed_stay_once_somebody_sits() -> None:
    fresh, sitting = evening(drive(4)), seated(evening(drive(4)), (1, 2, 3, 4))
    assert planned(fresh, seed=7).seed == 7
    assert code(sitting, seed=7) == "already_seated"
    assert code(sitting, movement=MOVEMENTS["progressive"]()) == "already_seated"
    assert code(sitting, scoring=RULES["two_hand"]()) == "already_seated"


def test_scoring_and_deals_stay_once_a_result_is_in() -> None:
    sitting = seated(evening(drive(4)), (1, 2, 3, 4))
    assert planned(sitting, scoring=RULES["cvisti"]()).scoring.key == "cvisti"
    assert code(f8(), scoring=RULES["points"]()) == "already_scored"
    assert code(f8(), plan=Plan(rounds=3, deals=2, interval=0)) == "already_scored"


def test_a_drive_closes_when_every_result_is_in() -> None:
    assert of_drive(changes.close_drive(f8())).closed
    with pytest.raises(Refused) as refused:
        changes.close_drive(changes.clear_deal(f8(), number=3, table=2, deal=1))
    assert refused.value.findings[0].facts["value"] == "3/2"
    with pytest.raises(Refused):
        changes.close_drive(evening(drive(4)))


def test_reopening_needs_a_reason() -> None:
    closed = changes.close_drive(f8())
    with pytest.raises(Refused):
        changes.reopen_drive(closed, reason=" ", when="now")


def test_title_venue_and_day_can_be_corrected() -> None:
    wanted = replace(of_drive(f8()), title=" Tom & Jerry  <Cup>", venue="Hall", day=date(2026, 1, 2))
    edited = of_drive(changes.edit_drive(f8(), drive=wanted))
    assert (edited.title, edited.venue, edited.day) == ("Tom & Jerry <Cup>", "Hall", date(2026, 1, 2))


def test_a_drive_that_is_deleted_leaves_the_club_as_it_is() -> None:
    of = f8()
    assert changes.delete_drive(of) == Evening(of.club)
    with pytest.raises(Refused, match="no_drive"):
        changes.delete_drive(Evening(of.club))
