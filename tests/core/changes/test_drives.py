"""A drive as a whole."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

import pytest
from tests.drives import F8_SEATS, drive, evening, f8, of_drive, seated, written

from whistdrive.core import changes
from whistdrive.core.contracts import Marks, RuleSet
from whistdrive.core.drive import Drive, Plan
from whistdrive.core.evening import Evening
from whistdrive.core.findings import Gravity, Refused
from whistdrive.core.standings import standings
from whistdrive.movement import MOVEMENTS
from whistdrive.scoring import RULES
from whistdrive.scoring.bid import Bid
from whistdrive.scoring.points import Points
from whistdrive.scoring.tricks import Tricks
from whistdrive.words import ENGLISH

OVER_SIX = Tricks(count="over_six")


def planned(of: Evening, **parts: object) -> Drive:
    return of_drive(changes.edit_drive(of, drive=replace(of_drive(of), **parts)))  # type: ignore[arg-type]


def rescored(of: Evening, scoring: RuleSet, rescoring: int | None) -> Evening:
    return changes.edit_drive(of, drive=replace(of_drive(of), scoring=scoring), rescoring=rescoring)


def bidding(marks: Marks) -> Evening:
    """One table at bid whist with one deal."""
    return written(seated(evening(drive(4, scoring=Bid())), (1, 2, 3, 4)), 1, 1, marks)


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
    from_cards = changes.write_card(
        evening(drive(4, plan=Plan(rounds=3, interval=0, entry="cards"))), entrant=1, total=9
    )
    assert code(from_cards, scoring=OVER_SIX) == "already_scored"


def test_options_change_once_a_result_is_in_by_naming_how_many_are_scored_anew() -> None:
    of = f8()
    for given in (None, 5, 7):
        with pytest.raises(Refused) as refused:
            rescored(of, OVER_SIX, given)
        (finding,) = refused.value.findings
        assert (finding.code, finding.facts["value"], finding.gravity) == ("rescores", 6, Gravity.DOUBTFUL)
    drive = of_drive(rescored(of, OVER_SIX, 6))
    assert drive.rounds == of_drive(of).rounds
    points = {row.entrants[0]: row.total for row in standings(drive).rows}
    assert (points[8], points[2]) == (2 + 3 + 1, 0 + 3 + 7)
    assert rescored(rescored(of, OVER_SIX, 6), Tricks(), 6) == of


def test_nothing_is_asked_where_nothing_is_written() -> None:
    sitting = seated(evening(drive(4)), (1, 2, 3, 4))
    closed = changes.amend_slip(sitting, number=1, table=1, dealer="N", winner=None, closed="bell")
    for of in (sitting, closed):
        assert of_drive(rescored(of, OVER_SIX, None)).scoring == OVER_SIX


def test_options_by_which_a_deal_could_not_be_are_refused_with_its_place() -> None:
    of = bidding({"declarer": "NS", "bid": 2, "kind": "high", "trump": "H", "tricks": 9})
    with pytest.raises(Refused) as refused:
        rescored(of, Bid(min_bid=3), 1)
    (finding,) = refused.value.findings
    placed = {"round": 1, "table": 1, "deal": 1, "field": "bid", "value": 2, "allowed": "3-7"}
    assert (finding.code, finding.facts) == ("not_allowed", placed)
    assert ENGLISH.at(Bid()).finding(finding).startswith("Round 1, table 1, deal 1: 2 cannot stand under “Bid”")


def test_every_deal_that_could_not_be_is_named() -> None:
    of = seated(evening(drive(8, scoring=Points())), *F8_SEATS[0])
    of = written(written(of, 1, 1, {"ns": 5, "ew": 9}), 1, 2, {"ns": 5, "ew": 7})
    with pytest.raises(Refused) as refused:
        rescored(of, Points(sum=13), 2)
    assert [(each.facts["table"], each.facts["field"]) for each in refused.value.findings] == [(1, "ew"), (2, "ew")]


def test_totals_without_deals_cannot_be_scored_anew() -> None:
    of = changes.write_totals(seated(evening(drive(4)), (1, 2, 3, 4)), number=1, table=1, ns=7, ew=6)
    with pytest.raises(Refused) as refused:
        rescored(of, OVER_SIX, 1)
    assert ENGLISH.finding(refused.value.findings[0]).startswith("Round 1, table 1: 7:6 was handed in without deals")
    other_trumps = Plan(rounds=3, interval=0, trumps=("S",))
    assert planned(of, plan=other_trumps).plan == other_trumps


def test_a_reason_that_is_needed_no_more_goes_with_the_figures_that_were_odd() -> None:
    of = seated(evening(drive(4, scoring=Points(sum=13))), (1, 2, 3, 4))
    of = changes.write_deal(of, number=1, table=1, deal=1, marks={"ns": 5, "ew": 9}, remark="recounted")
    assert of_drive(of).rounds[0].tables[0].slip.remark == "recounted"
    assert of_drive(rescored(of, Points(), 1)).rounds[0].tables[0].slip.remark == ""


def test_other_trumps_score_anew_as_well_and_are_refused_where_honours_are_written() -> None:
    plan = Plan(rounds=3, interval=0, trumps=("S",))
    of = seated(evening(drive(4, scoring=RULES["rubber"](), plan=plan)), (1, 2, 3, 4))
    of = written(of, 1, 1, {"ns": 8, "honours_side": "NS", "honours": 4})
    with pytest.raises(Refused) as refused:
        planned(of, plan=replace(plan, trumps=("NT",)))
    assert [each.facts["table"] for each in refused.value.findings] == [1] * len(refused.value.findings)
    assert code(of, plan=replace(plan, trumps=("H",))) == "rescores"


def test_a_closed_drive_is_opened_before_it_is_scored_anew() -> None:
    with pytest.raises(Refused, match="drive_closed"):
        rescored(changes.close_drive(f8()), OVER_SIX, 6)


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
