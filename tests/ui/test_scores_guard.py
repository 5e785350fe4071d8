"""Nothing wrong slips in: every way out of a half-typed figure, in the whole window, looked up in the club file."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from tests.ui.evenings import seat_next, write
from tests.ui.score_pages import Scores, turn_wheel

from whistdrive.core.drive import Round
from whistdrive.core.standings import standings
from whistdrive.store import ClubStore
from whistdrive.ui.main_window import MainWindow
from whistdrive.ui.pages.scores import ScoresPage
from whistdrive.ui.places import Places

WAYS_OUT = (
    "Enter",
    "Shift+Enter",
    "Tab",
    "Backtab",
    "Up",
    "Down",
    "Ctrl+s",
    *(f"Ctrl+{page}" for page in range(7)),
    "Ctrl+Enter",
    "F9",
    "Ctrl+m",
    "Ctrl+g",
    "Ctrl+t",
    "Ctrl+j",
    "Ctrl+r",
    "Ctrl+b",
    "F7",
    "Alt+Left",
)


@pytest.fixture
def page(eight: MainWindow, places: Places) -> Scores:
    """Round 2 of F8 with nothing written in it, the keyboard in the first field."""
    seat_next(eight.desk)
    for table, tricks in enumerate((8, 6), start=1):
        write(eight.desk, table, tricks)
    seat_next(eight.desk)
    assert eight.go_to("scores")
    shown = eight.page
    assert isinstance(shown, ScoresPage)
    return Scores(shown, eight.desk, places.first_club)


def in_file(page: Scores) -> dict[str, object] | None:
    """What the file has for the first table of round 2."""
    drive_id = page.drive.id
    page.desk.close()
    with ClubStore.open(page.path) as store:
        drive = store.evening(drive_id).drive
    assert drive is not None
    deals = drive.rounds[1].table(1).slip.deals
    return dict(deals[0].marks) if deals else None


def start_again(eight: MainWindow, page: Scores, rounds: tuple[Round, ...]) -> None:
    """Take back what a way out did, and put the keyboard into the first field of round 2 again."""
    dialog = page.page.check_dialog
    if dialog is not None:
        dialog.reject()
    page.page.line.rest()
    for question in page.page.questions.by_key.values():
        question.put_away()
    while page.drive.rounds != rounds:
        page.desk.undo()
    if eight.page is not page.page:
        eight.go_to("scores")
    page.page.show_number(2)
    page.grid.go_to_table(1)
    page.grid.setFocus()


def test_whatever_leaves_a_figure_writes_it(eight: MainWindow, page: Scores) -> None:
    rounds = page.drive.rounds
    for way in WAYS_OUT:
        page.type("9")
        page.press(way)
        assert page.marks(1, number=2) == {"ns": 9, "ew": 4}, way
        start_again(eight, page, rounds)
        assert page.marks(1, number=2) is None, way


def test_whatever_would_leave_a_wrong_figure_is_stopped_at_the_field(eight: MainWindow, page: Scores) -> None:
    before = page.desk.evening
    page.type("14")
    for way in WAYS_OUT:
        page.press(way)
        assert eight.page is page.page, way
        assert page.grid.typed_text == "14", way
        assert page.said.startswith("⚠"), way
        focus = QApplication.focusWidget()
        assert focus is not None, way
        assert page.grid.isAncestorOf(focus), way
        assert page.page.questions.isHidden(), way
        assert page.page.check_dialog is None, way
    assert page.desk.evening is before


@pytest.mark.parametrize("ways", [("7", True), ("14", False)])
def test_closing_the_window_writes_or_stays(eight: MainWindow, page: Scores, ways: tuple[str, bool]) -> None:
    typed, closes = ways
    page.type(typed)
    assert eight.close() is closes
    assert in_file(page) == ({"ns": 7, "ew": 6} if closes else None)


def test_zero_is_a_result_and_blank_is_none(page: Scores) -> None:
    page.press("0", "Enter")
    assert page.marks(1) == {"ns": 0, "ew": 13}
    assert page.cell(0, "N–S") == "0"
    page.press("8", "Back", "Enter")
    assert page.marks(2) is None
    assert page.page.bar.count.text() == "1 of 2 in; missing: 2"
    page.press("Up", "F2", "Back", "Enter")
    assert page.marks(1) == {"ns": 0, "ew": 13}


def test_the_wheel_changes_nothing_in_any_question(page: Scores) -> None:
    page.press("9", "Enter", "Up")
    before = page.desk.evening
    asked: tuple[tuple[str, Callable[[], tuple[str, ...]]], ...] = (
        ("Ctrl+t", lambda: tuple(each.text() for each in page.page.questions.totals.fields)),
        ("Ctrl+j", lambda: (page.page.questions.adjustment.kind.currentText(),)),
        ("Ctrl+r", lambda: tuple(each.text() for each in page.page.questions.seats.fields)),
    )
    for key, shown in asked:
        page.press(key)
        focus = QApplication.focusWidget()
        assert focus is not None
        held = shown()
        turn_wheel(focus)
        assert shown() == held
        page.press("Esc")
    assert page.desk.evening is before


def test_letters_of_a_question_are_no_keys_of_the_slip(page: Scores) -> None:
    """X and Delete belong to the slip only while the keyboard is there."""
    page.press("9", "Enter", "Up", "Ctrl+j")
    question = page.page.questions.adjustment
    assert question.kind.hasFocus()
    page.press("x", "Del")
    question.do_it.setFocus(Qt.FocusReason.TabFocusReason)
    page.press("x", "Del")
    assert page.marks(1) == {"ns": 9, "ew": 4}


def test_an_odd_sum_is_marked_ever_after_and_the_room_says_where(eight: MainWindow, page: Scores) -> None:
    page.press("8", "Tab", "4", "Enter")
    assert page.page.line.asking
    page.press("Ctrl+4")
    assert eight.page is page.page
    page.type("one card short")
    page.press("Enter", "9", "Enter", "Ctrl+4", "Ctrl+3")
    assert page.cell(0, "State") == "⚠ odd: one card short"
    assert standings(page.drive).odd == ((2, 1),)
    text = eight.footer._control.text()
    assert text == "Control total 102 of 104\nLook again at round 2 (tables: 1)"
    assert eight.footer._control.isVisible()


def test_the_control_total_tells_adjustments_apart(eight: MainWindow, page: Scores) -> None:
    page.press("8", "Enter", "9", "Enter", "Up", "Ctrl+j")
    page.page.questions.adjustment.ns.setFocus()
    page.type("-3")
    page.page.questions.adjustment.reason.setFocus()
    page.type("late")
    page.press("Enter")
    assert eight.footer._control.text() == "Control total 98 of 98 (−6 by adjustments)"
