"""A practice, typed into the whole window: nothing of it counts, and every place says so."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from tests.printing.pages import squeezed, whole
from tests.ui.evenings import seat_next
from tests.ui.score_pages import Scores

from whistdrive import export
from whistdrive.core.drive import Drive
from whistdrive.core.findings import Refused
from whistdrive.core.standings import standings
from whistdrive.printing import Choices, pdf
from whistdrive.ui.main_window import MainWindow
from whistdrive.ui.pages.scores import ScoresPage
from whistdrive.ui.pages.standings import StandingsPage
from whistdrive.ui.places import Places
from whistdrive.ui.wall.projector import Projector
from whistdrive.ui.wall.scenes import now_of
from whistdrive.ui.widgets.next_button import NextButton
from whistdrive.words import ENGLISH

BANNER = "Practice: nothing of this counts"


@pytest.fixture
def page(eight: MainWindow, places: Places) -> Scores:
    """The scores of round 1 of F8, with the keyboard in the first field."""
    seat_next(eight.desk)
    assert eight.go_to("scores")
    shown = eight.page
    assert isinstance(shown, ScoresPage)
    return Scores(shown, eight.desk, places.first_club)


def buttons(window: MainWindow) -> list[str]:
    """What the filled buttons of the page say."""
    return [each.text() for each in window.page.findChildren(NextButton) if each.isVisible()]


def header(window: MainWindow) -> str:
    return " ".join(label.text() for label in window.header.findChildren(QLabel))


def test_a_round_is_tried_out_and_begins_in_earnest_in_the_same_seats(eight: MainWindow, page: Scores) -> None:
    seats = [table.seats for table in page.drive.rounds[0].tables]
    assert page.page.bar.practice.isVisible()
    page.press("Ctrl+Shift+t")
    assert page.drive.practice
    assert page.page.practice_notice.isVisible()
    assert page.page.practice_notice.sentence == BANNER
    assert "Practice · Round 1 of 3" in header(eight)
    assert page.page.state() == "round 1 of 3 · practice"
    assert buttons(eight) == ["Begin in earnest"]
    page.press("8", "Enter", "6", "Enter")
    assert page.marks(2) == {"ns": 6, "ew": 7}
    assert page.said.endswith("All tables are in: Ctrl+Enter begins in earnest.")
    assert {row.total for row in standings(page.drive).rows} == {0}
    page.press("Ctrl+Enter")
    begun = page.drive
    assert (begun.practice, len(begun.rounds), begun.rounds[0].started) == (False, 1, False)
    assert [table.seats for table in page.drive.rounds[0].tables] == seats
    assert not page.page.practice_notice.isVisible()
    assert "Practice" not in header(eight)
    assert page.grid.hasFocus()
    page.press("9", "Enter")
    assert page.marks(1) == {"ns": 9, "ew": 4}
    assert "corrected" not in page.cell(0, "State")


def test_the_banner_grows_with_all_text(eight: MainWindow, page: Scores) -> None:
    page.press("Ctrl+Shift+t")
    [said] = (each for each in page.page.practice_notice.findChildren(QLabel) if each.text() == BANNER)
    before = said.font().pointSizeF()
    for _ in range(5):
        eight.actions_by_key["larger"].trigger()
    assert said.font().pointSizeF() == pytest.approx(2 * before)


def test_its_end_is_one_step_that_can_be_taken_back(eight: MainWindow, page: Scores) -> None:
    page.press("Ctrl+Shift+t", "8", "Enter", "F9", "Ctrl+z")
    assert page.drive.practice
    assert page.marks(1) == {"ns": 8, "ew": 5}
    page.press("Ctrl+Shift+z")
    assert page.marks(1) is None
    assert buttons(eight) == ["Next round"]


def test_no_page_offers_to_go_on_from_a_practice(eight: MainWindow, page: Scores) -> None:
    for number in (1, 2):
        page.press("8", "Enter", "6", "Enter", "Ctrl+Enter")
        assert len(page.drive.rounds) == number + 1
    page.press("Ctrl+Shift+t", "7", "Enter", "7", "Enter", "Ctrl+2")
    assert buttons(eight) == ["Go to the scores"]
    page.press("Ctrl+4")
    shown = eight.page
    assert isinstance(shown, StandingsPage)
    assert buttons(eight) == []
    assert not shown.close_button.isVisible()
    assert shown.state() == "after round 2"
    page.press("Ctrl+3", "Alt+Left")
    assert not page.page.practice_notice.isVisible()
    assert "round 3 is being tried out" in page.page.bar.past.text()
    page.press("F9")
    assert page.page.number == 3
    assert len(page.drive.rounds) == 3


def test_once_a_result_counts_there_is_no_practice(eight: MainWindow, page: Scores) -> None:
    assert eight.actions_by_key["practice"].isEnabled()
    page.press("8", "Enter", "Ctrl+Shift+t")
    assert not page.drive.practice
    assert not eight.actions_by_key["practice"].isEnabled()
    assert not page.page.bar.practice.isVisible()


def test_paper_and_exports_are_those_of_the_evening_in_earnest(page: Scores) -> None:
    before = page.drive
    page.press("Ctrl+Shift+t", "8", "Enter")
    practice = page.drive
    assert practice.practice
    for document in ("standings", "cards", "cross", "slips", "sheets"):
        assert _printed(document, practice) == _printed(document, before)
    for file in ("standings_csv", "results_csv", "web_page"):
        assert export.export(file, practice, ENGLISH) == export.export(file, before, ENGLISH)


def _printed(document: str, drive: Drive) -> str:
    """What a document says, or why there is nothing to print."""
    try:
        return squeezed(whole(pdf(document, drive, ENGLISH, Choices())))
    except Refused as refused:
        return str(refused)


def test_the_wall_says_practice_and_its_clock_begins_anew(eight: MainWindow, page: Scores) -> None:
    projector = eight.findChild(Projector)
    assert isinstance(projector, Projector)
    projector.clock.set_minutes(10)
    page.press("Ctrl+Shift+t")
    assert now_of(page.drive, "", ENGLISH).round == "Practice: round 1 of 3"
    projector.clock.toggle()
    projector.clock.extend(-300)
    assert projector.clock.face(ENGLISH).figures.startswith(("5:", "4:5"))
    QTest.keyClick(eight, Qt.Key.Key_F9)
    assert now_of(page.drive, "", ENGLISH).round == "Round 1 of 3"
    assert projector.clock.runs
    assert projector.clock.face(ENGLISH).figures.startswith(("10:", "9:5"))
