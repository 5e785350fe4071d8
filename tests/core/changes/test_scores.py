"""Writing, correcting and taking back results."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.drives import drive, evening, f8, of_drive, seated, written

from whistdrive.core import changes
from whistdrive.core.contracts import Marks
from whistdrive.core.drive import Deal, Plan, Slip
from whistdrive.core.evening import Evening
from whistdrive.core.findings import Gravity, Refused
from whistdrive.core.sheet import Sides
from whistdrive.core.standings import standings
from whistdrive.scoring import RULES


def slip(of: Evening, number: int = 1, table: int = 1) -> Slip:
    return of_drive(of).rounds[number - 1].table(table).slip


def one_table() -> Evening:
    return seated(evening(drive(4, plan=Plan(rounds=1, deals=4, interval=0))), (1, 2, 3, 4))


def cvisti_table(deals: int | None = 8) -> Evening:
    plan = Plan(rounds=1, deals=deals, trumps=(), interval=0)
    return seated(evening(drive(4, scoring=RULES["cvisti"](), plan=plan)), (1, 2, 3, 4))


def test_one_figure_is_enough() -> None:
    assert slip(written(one_table(), 1, 1, {"ns": 8})).deals == (Deal({"ns": 8, "ew": 5}),)


def test_zero_is_not_blank() -> None:
    assert slip(written(one_table(), 1, 1, {"ns": 0})).deals[0].marks == {"ns": 0, "ew": 13}


@pytest.mark.parametrize("marks", [{"ns": 14}, {"ns": -1}, {"ns": "8"}, {"ns": True}, {}, {"ns": 5, "tricks": 4}])
def test_what_cannot_be_true_is_refused_with_its_place(marks: Marks) -> None:
    before = one_table()
    with pytest.raises(Refused) as refused:
        changes.write_deal(before, number=1, table=1, deal=1, marks=marks)
    facts = refused.value.findings[0].facts
    assert (facts["round"], facts["table"], facts["deal"]) == (1, 1, 1)
    assert "field" in facts
    assert "allowed" in facts
    assert slip(before).blank


def test_an_odd_sum_needs_a_reason_and_keeps_it() -> None:
    odd = {"ns": 8, "ew": 4}
    with pytest.raises(Refused) as refused:
        changes.write_deal(one_table(), number=1, table=1, deal=1, marks=odd)
    assert [finding.gravity for finding in refused.value.findings] == [Gravity.DOUBTFUL]
    excused = changes.write_deal(one_table(), number=1, table=1, deal=1, marks=odd, remark="a trick was lost")
    assert slip(excused).remark == "a trick was lost"
    assert slip(changes.write_deal(excused, number=1, table=1, deal=2, marks={"ns": 7})).remark == "a trick was lost"
    mended = changes.write_deal(excused, number=1, table=1, deal=1, marks={"ns": 8, "ew": 5})
    assert slip(mended).remark == ""


def test_a_deal_cannot_skip_one() -> None:
    with pytest.raises(Refused) as refused:
        changes.write_deal(one_table(), number=1, table=1, deal=2, marks={"ns": 8})
    assert refused.value.findings[0].code == "skips_deal"


def test_a_replayed_deal_counts_once() -> None:
    again = changes.write_deal(f8(), number=2, table=1, deal=1, marks={"ns": 6})
    assert slip(again, 2).deals == (Deal({"ns": 6, "ew": 7}),)


def test_a_cleared_deal_is_missing_again() -> None:
    cleared = changes.clear_deal(f8(), number=3, table=2, deal=1)
    assert slip(cleared, 3, 2).blank


def test_only_the_last_deal_can_be_cleared() -> None:
    two = written(one_table(), 1, 1, {"ns": 8}, {"ns": 6})
    with pytest.raises(Refused):
        changes.clear_deal(two, number=1, table=1, deal=1)


@pytest.mark.parametrize("system", sorted(RULES))
def test_swapping_twice_is_not_swapping(system: str) -> None:
    marks: dict[str, Marks] = {
        "bid": {"declarer": "NS", "bid": 2, "kind": "high", "trump": "S", "tricks": 9},
        "cvisti": {"declarer": "EW", "bid": 3, "trump": "H", "tricks": 9, "honours": 3},
        "points": {"ns": -3, "ew": 17},
        "rubber": {"ns": 9, "honours_side": "NS", "honours": 3},
    }
    rules = RULES[system]()
    seats = (1, 2, 3, 4)[: len(rules.seats)]
    four = drive(len(seats), scoring=rules, plan=Plan(rounds=1, deals=2, interval=0))
    of = written(seated(evening(four), seats), 1, 1, marks.get(system, {"ns": 9}))
    before = of_drive(of).sheet(1, of_drive(of).rounds[0].table(1))
    turned = changes.swap_sides(of, number=1, table=1, deal=1)
    after = of_drive(turned).sheet(1, of_drive(turned).rounds[0].table(1))
    assert after.totals == before.totals[::-1]
    assert changes.swap_sides(turned, number=1, table=1, deal=1) == of


def test_which_seat_declared_is_not_known_of_a_deal_turned_round() -> None:
    marks: Marks = {"declarer": "EW", "declarer_seat": "E", "bid": 3, "trump": "H", "tricks": 9, "honours": 3}
    turned = changes.swap_sides(written(cvisti_table(), 1, 1, marks), number=1, table=1, deal=1)
    assert slip(turned).deals[0].marks == {"declarer": "NS", "bid": 3, "trump": "H", "tricks": 9, "honours": 3}


def test_a_passed_out_deal_is_declared_by_the_dealers_side() -> None:
    passed: Marks = {"bid": 0, "trump": "H", "tricks": 9, "honours": 3}
    deals = slip(written(cvisti_table(), 1, 1, passed, passed)).deals
    assert [deal.marks["declarer"] for deal in deals] == ["NS", "EW"]
    from_east = changes.amend_slip(cvisti_table(), number=1, table=1, dealer="E", winner=None, closed="")
    assert slip(written(from_east, 1, 1, passed)).deals[0].marks["declarer"] == "EW"


def test_correcting_an_early_deal_scores_all_that_follows_anew() -> None:
    made: Marks = {"declarer": "NS", "bid": 4, "trump": "S", "tricks": 11, "honours": 4}
    weak: Marks = {**made, "tricks": 7, "honours": 0}
    failed: Marks = {"declarer": "EW", "bid": 3, "trump": "C", "tricks": 7, "honours": 1}
    of = written(cvisti_table(), 1, 1, made, failed)
    corrected = changes.write_deal(of, number=1, table=1, deal=1, marks=weak)
    direct = written(cvisti_table(), 1, 1, weak, failed)
    assert corrected == direct


def test_a_rubber_that_is_over_takes_no_further_deal() -> None:
    slam: Marks = {"declarer": "NS", "bid": 7, "trump": "S", "tricks": 13, "honours": 4}
    two_games = written(cvisti_table(None), 1, 1, slam, slam)
    with pytest.raises(Refused) as refused:
        changes.write_deal(two_games, number=1, table=1, deal=3, marks=slam)
    assert refused.value.findings[0].code == "after_end"


def test_a_closed_drive_is_opened_before_it_is_corrected() -> None:
    closed = changes.close_drive(f8())
    with pytest.raises(Refused) as refused:
        changes.write_deal(closed, number=1, table=1, deal=1, marks={"ns": 5})
    assert refused.value.findings[0].code == "drive_closed"
    opened = changes.reopen_drive(closed, reason="cards mixed up", when="2026-11-30 09:00")
    assert slip(changes.write_deal(opened, number=1, table=1, deal=1, marks={"ns": 5})).deals[0].marks["ns"] == 5
    assert of_drive(opened).corrected == "2026-11-30 09:00"


@pytest.mark.parametrize(("number", "table"), [(0, 1), (4, 1), (1, 0), (1, 3)])
def test_a_table_that_is_not_there_is_named(number: int, table: int) -> None:
    with pytest.raises(Refused):
        changes.write_deal(f8(), number=number, table=table, deal=1, marks={"ns": 5})


@given(st.integers(1, 3), st.integers(1, 2), st.integers(0, 13))
def test_a_change_shares_all_that_it_does_not_touch(number: int, table: int, tricks: int) -> None:
    before = f8()
    after = changes.write_deal(before, number=number, table=table, deal=1, marks={"ns": tricks})
    for n, (was, now) in enumerate(zip(of_drive(before).rounds, of_drive(after).rounds, strict=True), start=1):
        assert (was is now) == (n != number)
    assert after.club is before.club
    assert of_drive(after).entrants is of_drive(before).entrants


def test_who_moves_as_winner_can_be_said() -> None:
    of = changes.amend_slip(one_table(), number=1, table=1, dealer="W", winner="EW", closed="the bell")
    assert slip(of) == replace(Slip(), dealer="W", winner="EW", closed="the bell")
    with pytest.raises(Refused):
        changes.amend_slip(one_table(), number=1, table=1, dealer="X", winner=None, closed="")


def test_a_table_may_hand_in_nothing_but_its_totals() -> None:
    four = drive(4, plan=Plan(rounds=1, deals=3, interval=0))
    of = changes.write_totals(seated(evening(four), (1, 2, 3, 4)), number=1, table=1, ns=20, ew=19)
    sheet = of_drive(of).sheet(1, of_drive(of).rounds[0].table(1))
    assert (sheet.totals, sheet.deals, sheet.handed, sheet.complete) == (Sides(20, 19), 3, 3, True)
    found = standings(of_drive(of))
    assert {row.entrants[0]: (row.total, row.deals) for row in found.rows} == {
        1: (20, 3),
        2: (20, 3),
        3: (19, 3),
        4: (19, 3),
    }
    assert found.control == (78, 78)
    assert of_drive(changes.clear_totals(of, number=1, table=1)).rounds[0].table(1).slip.blank
    by_deals = changes.write_deal(of, number=1, table=1, deal=1, marks={"ns": 7})
    assert of_drive(by_deals).rounds[0].table(1).slip.totals is None


def test_totals_that_do_not_add_up_need_a_reason_and_keep_it() -> None:
    four = seated(evening(drive(4, plan=Plan(rounds=1, deals=3, interval=0))), (1, 2, 3, 4))
    with pytest.raises(Refused, match="totals_sum"):
        changes.write_totals(four, number=1, table=1, ns=20, ew=20)
    with pytest.raises(Refused, match="totals_below"):
        changes.write_totals(four, number=1, table=1, ns=-1, ew=40)
    with pytest.raises(Refused, match="no_totals"):
        changes.clear_totals(four, number=1, table=1)
    odd = changes.write_totals(four, number=1, table=1, ns=20, ew=20, remark="agreed so")
    odd = changes.amend_slip(odd, number=1, table=1, dealer="E", winner=None, closed="")
    assert standings(of_drive(odd)).odd == ((1, 1),)
    right = changes.write_totals(odd, number=1, table=1, ns=20, ew=19)
    assert not standings(of_drive(right)).odd
