"""Totals, adjustments and people in the wrong seats, typed into the scores page by keys, on a real club file."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from tests.drives import F8_SEATS, drive
from tests.ui.score_pages import Scores, round_of, scores
from tests.ui.test_accessibility import nameless

from whistdrive.core import changes
from whistdrive.core.drive import Adjustment, Plan, Slip
from whistdrive.core.standings import standings
from whistdrive.movement.progressive import Progressive
from whistdrive.scoring import RULES
from whistdrive.ui.dialogs.check_entry import CheckEntryDialog

TWO_DEALS = Plan(rounds=3, deals=2, interval=0)


def slip(page: Scores, table: int, number: int = 1) -> Slip:
    return page.drive.rounds[number - 1].table(table).slip


def totals(page: Scores) -> dict[int, int]:
    return {page.drive.entrant(row.entrants[0]).number: row.total for row in standings(page.drive).rows}


def given(page: Scores) -> list[int]:
    """The points of the drive's adjustments."""
    return [each.points for each in page.drive.adjustments]


def card(page: Scores) -> str:
    return page.page.panel.card.notes.text()


def test_totals_take_the_place_of_deals_and_fill_the_other_side(qtbot: QtBot, tmp_path: Path) -> None:
    with scores(qtbot, tmp_path, drive(plan=TWO_DEALS), F8_SEATS[0]) as page:
        page.press("8", "Enter", "Up", "Ctrl+T")
        question = page.page.questions.totals
        assert "Together they make 26" in question.answer.text()
        assert "deals that are written: 1" in question.answer.text()
        page.type("15")
        assert [field.text() for field in question.fields] == ["15", "11"]
        assert "15 to Player 8 + Player 1, 11 to Player 2 + Player 4" in question.answer.text()
        page.press("Enter")
        assert slip(page, 1) == Slip(totals=(15, 11))
        assert page.said.startswith("✓ Table 1: 15 to Player 8 + Player 1")
        assert page.cell(0, "State").startswith("✓ handed in as totals: 15 to 11, corrected")
        assert page.page.bar.count.text() == "1 of 2 in; missing: 2"
        assert page.grid.hasFocus()
        page.press("Ctrl+M")
        assert page.grid.place is not None
        assert page.grid.place.table == 2
        page.press("Up", "Del")
        assert slip(page, 1) == Slip()
        page.desk.undo()
        page.grid.go_to_table(1)
        page.press("7", "Enter")
        assert slip(page, 1).totals is None
        assert page.marks(1) == {"ns": 7, "ew": 6}


def test_totals_that_do_not_add_up_need_a_reason(qtbot: QtBot, tmp_path: Path) -> None:
    with scores(qtbot, tmp_path, drive(plan=TWO_DEALS), F8_SEATS[0]) as page:
        page.press("Ctrl+T")
        page.type("15")
        page.press("Tab")
        page.type("10")
        page.press("Enter")
        assert page.page.line.asking
        assert "add up to 25" in page.said
        assert slip(page, 1).blank
        page.type("one trick was lost")
        page.press("Enter")
        assert slip(page, 1) == Slip(totals=(15, 10), remark="one trick was lost")
        assert "odd: one trick was lost" in page.cell(0, "State")


@pytest.mark.parametrize(("typed", "said"), [("x", "no whole number"), ("", "missing"), ("-3", "-3")])
def test_totals_that_cannot_be_are_refused_at_the_field(qtbot: QtBot, tmp_path: Path, typed: str, said: str) -> None:
    with scores(qtbot, tmp_path, drive(plan=TWO_DEALS), F8_SEATS[0]) as page:
        page.press("Ctrl+T")
        page.type(typed)
        page.press("Tab", *("29" if typed == "-3" else ""), "Enter")
        answer = page.page.questions.totals.answer.text()
        assert answer.startswith("⚠")
        assert said in answer.replace("\N{MINUS SIGN}", "-")
        assert slip(page, 1).blank
        page.press("Esc")
        assert page.grid.hasFocus()


def test_half_typed_totals_are_settled_by_what_leaves_the_page(qtbot: QtBot, tmp_path: Path) -> None:
    with scores(qtbot, tmp_path, drive(plan=TWO_DEALS), F8_SEATS[0]) as page:
        page.press("Ctrl+T")
        page.type("9x")
        assert not page.page.settle()
        assert page.page.questions.totals.fields[0].hasFocus()
        page.press("Back", "Tab")
        page.type("17")
        assert page.page.settle()
        assert slip(page, 1).totals == (9, 17)
        page.press("Ctrl+T")
        assert page.page.settle()
        assert page.page.questions.isHidden()


def test_a_score_sheet_of_totals_says_so_and_goes_back_to_deals(qtbot: QtBot, tmp_path: Path) -> None:
    of = drive(scoring=RULES["cvisti"](), plan=Plan(rounds=2, deals=2, trumps=(), interval=0))
    with scores(qtbot, tmp_path, of, F8_SEATS[0]) as page:
        page.press("Ctrl+T")
        page.type("14")
        page.press("Tab")
        page.type("9")
        page.press("Enter")
        assert slip(page, 1).totals == (14, 9)
        assert page.page.sheet.foot.state.text() == "Handed in as totals, without deals"
        assert page.page.sheet.foot.totals.text() == "Total 14 to 9"
        assert page.sheet.hasFocus()
        page.type_deal({"declarer": "NS", "bid": 4, "trump": "S", "tricks": 9, "honours": 4})
        assert slip(page, 1).totals is None
        assert len(slip(page, 1).deals) == 1


def test_a_revoke_is_adjusted_with_its_reason_and_taken_back(qtbot: QtBot, tmp_path: Path) -> None:
    with scores(qtbot, tmp_path, drive(), F8_SEATS[0]) as page:
        page.press("8", "Enter", "6", "Enter", "Up", "Ctrl+J")
        question = page.page.questions.adjustment
        assert question.kind.hasFocus()
        question.kind.setCurrentIndex(0)
        question.kind.activated.emit(0)
        assert (question.ns.text(), question.ew.text()) == ("−3".replace("−", "-"), "3")
        page.press("Tab", "Enter")
        assert page.drive.adjustments == (
            Adjustment(1, 1, (1, 8), -3, "Revoke by North–South", 1),
            Adjustment(2, 1, (2, 4), 3, "Revoke by North–South", 1),
        )
        assert page.said == (
            "✓ Adjusted: −3 for Player 8 + Player 1, +3 for Player 2 + Player 4 (Revoke by North–South)"
        )
        assert page.cell(0, "State") == "✓ done, adjusted −3, adjusted +3"
        assert "+3 for Player 2 + Player 4: Revoke by North–South" in card(page)
        assert standings(page.drive).control == (52, 52)
        page.press("Ctrl+J")
        question.list.setFocus()
        page.press("Del")
        assert given(page) == [-3]
        assert question.answer.text().startswith("✓ Taken back: +3 for")
        page.press("Del", "Esc")
        assert given(page) == []
        assert page.cell(0, "State") == "✓ done"
        assert page.grid.hasFocus()


def test_one_person_is_adjusted_by_number_or_name(qtbot: QtBot, tmp_path: Path) -> None:
    with scores(qtbot, tmp_path, drive(), F8_SEATS[0]) as page:
        page.press("8", "Enter", "Up", "Ctrl+J")
        question = page.page.questions.adjustment
        QTest.keyClick(question.kind, Qt.Key.Key_End)
        page.press("Tab")
        assert question.who.hasFocus()
        page.type("player 7")
        page.press("Tab")
        page.type("-2")
        page.press("Enter")
        assert "Say why" in question.answer.text()
        assert question.reason.hasFocus()
        page.type("late back")
        page.press("Enter")
        assert page.drive.adjustments == (Adjustment(1, 1, (7,), -2, "late back"),)
        assert page.cell(1, "State") == "○ missing, adjusted −2"


def test_an_adjustment_of_nothing_is_refused(qtbot: QtBot, tmp_path: Path) -> None:
    with scores(qtbot, tmp_path, drive(), F8_SEATS[0]) as page:
        page.press("Ctrl+J")
        question = page.page.questions.adjustment
        question.reason.setFocus()
        page.type("for fun")
        page.press("Enter")
        assert question.answer.text().startswith("⚠")
        assert not page.page.settle()
        page.press("Esc")
        assert page.drive.adjustments == ()


def test_known_fault_31_people_who_sat_in_each_others_seats(qtbot: QtBot, tmp_path: Path) -> None:
    """F8, after hand 2: P3 and P4 had swapped in hand 1. The tricks go with the seats; hand 2 is untouched."""
    with scores(qtbot, tmp_path, drive(), F8_SEATS[0]) as page:
        page.press("8", "Enter", "6", "Enter")
        page.desk.do(changes.seat_round, number=2, seated=round_of(*F8_SEATS[1]))
        page.press("9", "Enter", "3", "Enter", "Alt+Left", "Ctrl+R")
        question = page.page.questions.seats
        page.type("3 + 4")
        assert question.answer.text() == (
            "So it was at table 1: Player 8 + Player 1 against Player 2 + Player 3; "
            "table 2: Player 4 + Player 7 against Player 5 + Player 6"
        )
        page.press("Enter")
        assert page.said.startswith("✓ So it was at table 1")
        first = {3: 5, 4: 6}
        assert {each: totals(page)[each] for each in first} == {3: 5 + 4, 4: 6 + 3}
        assert page.cell(0, "State").endswith("seats changed")
        assert "Player 3 and Player 4 had sat in each other’s seats" in card(page)
        assert page.drive.rounds[1].table(1).seats == round_of(*F8_SEATS[1]).table(1).seats
        page.desk.undo()
        assert page.cell(0, "State") == "✓ done"
        assert totals(page)[3] == 10


def test_seats_are_changed_for_one_deal_of_several(qtbot: QtBot, tmp_path: Path) -> None:
    with scores(qtbot, tmp_path, drive(plan=TWO_DEALS), F8_SEATS[0]) as page:
        page.press("8", "Tab", "Tab", "7", "Enter")
        page.grid.go_to_table(1)
        page.press("Left", "Right", "Right", "Ctrl+R")
        question = page.page.questions.seats
        assert "deal 2" in question.title.text()
        page.type("3 + 1")
        page.press("Enter")
        assert "whole round only" in question.answer.text()
        page.press("Ctrl+A")
        page.type("1, 2")
        page.press("Enter")
        assert page.said == "✓ So it was at table 1: Player 8 + Player 2 against Player 1 + Player 4"
        assert page.cell(0, "State").endswith("seats changed in deal 2")
        assert page.page.grid.card.names[0].text() == "Player 8 + Player 2"
        assert {each: totals(page)[each] for each in (1, 2)} == {1: 8 + 6, 2: 5 + 7}
        page.press("x")
        assert "Player 8 + Player 2 took 6, Player 1 + Player 4 took 7" in page.said


@pytest.mark.parametrize(("typed", "said"), [("zz", "nobody"), ("3", "Two people"), ("", "Two people")])
def test_seats_of_nobody_are_refused(qtbot: QtBot, tmp_path: Path, typed: str, said: str) -> None:
    with scores(qtbot, tmp_path, drive(), F8_SEATS[0]) as page:
        page.press("8", "Enter", "Ctrl+R")
        page.type(typed)
        page.press("Enter")
        answer = page.page.questions.seats.answer.text()
        assert answer.startswith("⚠")
        assert said.casefold() in answer.casefold()


def test_a_correction_says_when_and_that_past_seating_stays(qtbot: QtBot, tmp_path: Path) -> None:
    of = drive(movement=Progressive(drawn=False))
    with scores(qtbot, tmp_path, of) as page:
        for number, tricks in enumerate((("8", "6"), ("9", "4")), start=1):
            seated = page.drive.movement.propose(page.drive)
            page.desk.do(changes.seat_round, number=number, seated=seated)
            page.page.focus_first()
            for took in tricks:
                page.press(took, "Enter")
        then = page.drive.rounds[1].tables
        page.press("Alt+Left", "5", "Enter")
        assert page.said.endswith("stay seated as they were. All tables of this round are in.")
        assert tuple(table.seats for table in page.drive.rounds[1].tables) == tuple(table.seats for table in then)
        assert "corrected" in page.cell(0, "State")
        page.press("Up")
        assert "deal 1 corrected" in card(page)
        assert "at this computer" in card(page)
        page.press("6", "Enter")
        assert "stay seated" not in page.said


def test_questions_are_for_the_drive_that_asked(qtbot: QtBot, tmp_path: Path) -> None:
    with scores(qtbot, tmp_path, drive(), F8_SEATS[0]) as page:
        page.press("Ctrl+T", "5")
        page.desk.open_drive(None)
        assert page.page.questions.isHidden()
        assert QApplication.focusWidget() is not page.page.questions.totals.fields[0]


def test_whoever_goes_back_to_the_slips_answers_first(qtbot: QtBot, tmp_path: Path) -> None:
    with scores(qtbot, tmp_path, drive(plan=TWO_DEALS), F8_SEATS[0]) as page:
        page.press("Ctrl+T")
        page.type("15")
        page.grid.setFocus(Qt.FocusReason.MouseFocusReason)
        assert slip(page, 1).totals == (15, 11)
        assert page.page.questions.isHidden()
        page.grid.go_to_table(2)
        page.press("Ctrl+T", "x")
        page.grid.setFocus(Qt.FocusReason.MouseFocusReason)
        assert page.page.questions.totals.fields[0].hasFocus()
        assert slip(page, 2).blank


def test_every_field_of_a_question_can_be_heard(qtbot: QtBot, tmp_path: Path) -> None:
    with scores(qtbot, tmp_path, drive(plan=TWO_DEALS), F8_SEATS[0]) as page:
        page.press("8", "Enter")
        page.desk.do(changes.adjust_entrant, number=1, entrant=1, points=2, reason="Help")
        for keys in ("Ctrl+T", "Ctrl+J", "Ctrl+R"):
            page.press(keys)
            assert nameless(page.page.questions) == []
            page.press("Esc")
        dialog = CheckEntryDialog(page.page.bridge, 1, page.page)
        dialog.show()
        assert nameless(dialog) == []
        dialog.reject()
