"""What happens in a hall, typed into the scores page: the cases of an evening by their numbers in the hall's list."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from tests.drives import F8_SEATS, F8_TOTALS, F8_TRICKS, drive
from tests.printing.pages import squeezed, whole
from tests.ui.evenings import seat_next, write
from tests.ui.opened import opened
from tests.ui.score_pages import Scores, round_of, scores

from whistdrive import printing
from whistdrive.core import changes
from whistdrive.core.drive import Plan
from whistdrive.core.standings import standings
from whistdrive.export import export
from whistdrive.movement.progressive import Progressive
from whistdrive.ui.main_window import MainWindow
from whistdrive.ui.pages.standings import StandingsPage
from whistdrive.words import ENGLISH


def totals(page: Scores) -> dict[int, int]:
    return {page.drive.entrant(row.entrants[0]).number: row.total for row in standings(page.drive).rows}


def test_case_6_eight_and_six_are_never_taken_silently(qtbot: QtBot, tmp_path: Path) -> None:
    with scores(qtbot, tmp_path, drive(), F8_SEATS[0]) as page:
        page.press("8", "Tab", "6", "Enter")
        assert "14" in page.said
        assert page.marks(1) == {"ns": 8, "ew": 5}
        page.type("counted twice, both sure")
        page.press("Enter")
        assert page.marks(1) == {"ns": 8, "ew": 6}
        assert page.cell(0, "State").startswith("⚠ odd: counted twice, both sure")
        page.press("7", "Enter")
        for document in ("standings", "sheets"):
            assert squeezed("counted twice, both sure") in whole(printing.pdf(document, page.drive, ENGLISH))
        for file in ("results_csv", "web_page"):
            assert b"counted twice, both sure" in export(file, page.drive, ENGLISH)


def test_case_7_one_figure_fills_the_other_and_blank_is_not_zero(qtbot: QtBot, tmp_path: Path) -> None:
    with scores(qtbot, tmp_path, drive(), F8_SEATS[0]) as page:
        page.press("9", "Enter")
        assert page.marks(1) == {"ns": 9, "ew": 4}
        page.press("Enter")
        assert page.marks(2) is None
        page.press("0", "Enter")
        assert page.marks(2) == {"ns": 0, "ew": 13}
        for wrong in ("14", "-1", "6.5", "a"):
            page.grid.go_to_table(2)
            page.type(wrong)
            page.press("Enter")
            assert page.grid.typed_text == wrong
            assert page.said.startswith("⚠")
            page.press("Esc")
            assert page.marks(2) == {"ns": 0, "ew": 13}


def test_case_8_a_revoke_in_tricks_turns_the_winner_and_in_points_does_not(qtbot: QtBot, tmp_path: Path) -> None:
    """8 to 5, three tricks taken: 5 to 8, and the others move. Three points added: 8 to 8, and the M.C. decides."""
    with scores(qtbot, tmp_path, drive(movement=Progressive(drawn=False))) as page:
        page.desk.do(changes.seat_round, number=1, seated=page.drive.movement.propose(page.drive))
        page.page.focus_first()
        page.press("8", "Enter", "7", "Enter", "Up")
        won = page.drive.movement.propose(page.drive)
        page.press("5", "Enter")
        assert page.drive.movement.propose(page.drive) != won
        page.desk.undo()
        page.press("Ctrl+J")
        page.page.questions.adjustment.ew.setFocus(Qt.FocusReason.TabFocusReason)
        page.press("3", "Tab")
        page.page.questions.adjustment.reason.setFocus(Qt.FocusReason.TabFocusReason)
        page.type("revoke")
        page.press("Enter")
        table = page.drive.rounds[0].table(1)
        assert {totals(page)[entrant] for entrant in table.entrants()} == {8}
        assert page.drive.movement.propose(page.drive) == won
        assert standings(page.drive).odd == ()


def test_case_9_a_hand_written_the_wrong_way_round_is_turned_two_hands_later(qtbot: QtBot, tmp_path: Path) -> None:
    """F8c: P8 21, P1 8, P2 30, P4 17; the seats of hands 2 and 3 stay, and the row says that it was corrected."""
    with scores(qtbot, tmp_path, drive(), F8_SEATS[0]) as page:
        for number, tricks in enumerate(F8_TRICKS, start=1):
            if number > 1:
                page.desk.do(changes.seat_round, number=number, seated=round_of(*F8_SEATS[number - 1]))
            for took in tricks:
                page.type(str(took))
                page.press("Enter")
        seats = [[table.seats for table in held.tables] for held in page.drive.rounds[1:]]
        page.press("Alt+Left", "Alt+Left")
        page.grid.go_to_table(1)
        page.press("x")
        assert totals(page) == F8_TOTALS | {8: 21, 1: 8, 2: 30, 4: 17}
        assert [[table.seats for table in held.tables] for held in page.drive.rounds[1:]] == seats
        assert "corrected" in page.cell(0, "State")
        assert standings(page.drive).control == (156, 156)


def test_case_13_another_trump_at_one_table_changes_no_score(qtbot: QtBot, tmp_path: Path) -> None:
    with scores(qtbot, tmp_path, drive(), F8_SEATS[0]) as page:
        page.press("8", "Enter", "6", "Enter")
        before = totals(page)
        wrong = next(action for action in page.page.actions_on_slip.trumps if action.data() == "C")
        wrong.trigger()
        assert totals(page) == before
        assert "deal 1 had another trump" in page.cell(1, "State")
        assert page.drive.rounds[0].table(1).slip.deals[0].trump is None


def test_case_11_the_next_round_names_the_table_that_is_slow(eight: MainWindow) -> None:
    for table in (1, 2):
        seat_next(eight.desk)
        write(eight.desk, table, 8)
    assert eight.go_to("scores")
    QTest.keyClick(eight, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert eight.notice.sentence == "Round 2: results are missing (tables: 1)."
    assert len(eight.desk.drive.rounds) == 2
    assert eight.pages["scores"].state() == "round 2 of 3 · 1 missing"
    eight.go_to("standings")
    page = eight.page
    assert isinstance(page, StandingsPage)
    assert "round 1 (tables: 2); round 2 (tables: 1)" in page.notes.text()


def test_case_18_the_window_finishes_after_the_last_whole_round_by_one_key(qtbot: QtBot, tmp_path: Path) -> None:
    """Of six rounds four are played and the fifth is half in: it counts for nobody, and Ctrl+Z brings it back."""
    with opened(qtbot, tmp_path, StandingsPage, drive(plan=Plan(rounds=6, interval=2))) as shown:
        for number in range(1, 6):
            seat_next(shown.desk)
            for table in (1, 2) if number < 5 else (1,):
                write(shown.desk, table, 6 + number)
        before = shown.drive
        button = shown.page.close_button
        assert button.text() == "Finish now, after round 4"
        assert button.toolTip().startswith("Round 5 is not whole and counts for nobody")
        shown.key(Qt.Key.Key_L, Qt.KeyboardModifier.AltModifier)
        assert shown.page.answer.text() == "✓ The drive is closed after round 4; round 5 counts for nobody."
        assert shown.page.progress.text() == "After round 4 of 4 · final"
        assert (shown.drive.closed, shown.drive.rounds) == (True, before.rounds[:4])
        shown.desk.undo()
        assert (shown.drive.closed, shown.drive.rounds, shown.drive.plan) == (False, before.rounds, before.plan)
        write(shown.desk, 2, 7)
        assert button.text() == "Finish now, after round 5"
        shown.key(Qt.Key.Key_L, Qt.KeyboardModifier.AltModifier)
        assert shown.page.answer.text() == "✓ The drive is closed after round 5."
        kept = shown.stored().drive
    assert kept is not None
    assert (kept.closed, kept.plan.rounds, len(kept.rounds)) == (True, 5, 5)
