"""The scores page in the whole window: what leaves it settles it, and the evening goes on from it."""

from __future__ import annotations

from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QScrollArea
from pytestqt.qtbot import QtBot
from tests.drives import F8_PLACES, F8_TOTALS, F8_TRICKS
from tests.ui.evenings import page_of, seat_next
from tests.ui.score_pages import Scores

from whistdrive.core import changes
from whistdrive.core.drive import Drive
from whistdrive.core.standings import standings
from whistdrive.desk.desk import Desk
from whistdrive.desk.draft import Place
from whistdrive.desk.sample import begin, play, read_sample
from whistdrive.scoring import RULES
from whistdrive.store.club import ClubStore
from whistdrive.ui import resources
from whistdrive.ui.main_window import MainWindow
from whistdrive.ui.pages.scores import ScoresPage
from whistdrive.ui.places import Places


@pytest.fixture
def page(eight: MainWindow, places: Places) -> Scores:
    """The scores of round 1 of F8, with the keyboard in the first field."""
    seat_next(eight.desk)
    assert eight.go_to("scores")
    shown = eight.page
    assert isinstance(shown, ScoresPage)
    return Scores(shown, eight.desk, places.first_club)


def test_f8_is_typed_into_the_window_from_round_to_round(eight: MainWindow, page: Scores) -> None:
    for number, tricks in enumerate(F8_TRICKS, start=1):
        for took in tricks:
            page.type(str(took))
            page.press("Enter")
        assert "All tables are in" in page.said
        if number < 3:
            page.press("Ctrl+Enter")
        assert len(page.drive.rounds) == min(number + 1, 3)
    found = standings(page.drive)
    by_id = page.drive.by_id
    assert {by_id[row.entrants[0]].number: row.total for row in found.rows} == F8_TOTALS
    assert {by_id[row.entrants[0]].number: (row.place, row.shared) for row in found.rows} == F8_PLACES
    assert found.control == (156, 156)
    drive_id, held = page.drive.id, page.desk.evening
    eight.close()
    with ClubStore.open(page.path) as store:
        assert store.evening(drive_id) == held


def test_whatever_leaves_the_page_settles_it(eight: MainWindow, page: Scores) -> None:
    page.press("8", "Ctrl+4")
    assert page.marks(1) == {"ns": 8, "ew": 5}
    assert eight.page.key == "standings"
    page.press("Ctrl+3", "6", "Ctrl+S")
    assert page.marks(2) == {"ns": 6, "ew": 7}
    page.press("Up")
    page.type("14")
    page.press("Ctrl+1")
    assert eight.page.key == "scores"
    assert page.grid.typed_text == "14"
    assert not eight.close()
    assert page.said.startswith("⚠")
    page.press("Esc")
    assert page.marks(1) == {"ns": 8, "ew": 5}


def test_undo_belongs_to_the_field_first_and_then_to_the_desk(page: Scores) -> None:
    page.press("8", "Enter", "6")
    page.press("Ctrl+Z")
    assert page.grid.typed_text == ""
    assert page.marks(1) == {"ns": 8, "ew": 5}
    page.press("Ctrl+Z")
    assert page.marks(1) is None
    page.press("Ctrl+Shift+Z")
    assert page.marks(1) == {"ns": 8, "ew": 5}


@pytest.fixture
def cvisti(window: MainWindow, places: Places) -> Scores:
    """The Cvisti sample signed in and seated by the window's own keys, with the keyboard in the first field."""
    begin(window.desk, read_sample(resources.sample("cvisti_16")))
    QTest.keyClick(window, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(window, Qt.Key.Key_3, Qt.KeyboardModifier.ControlModifier)
    shown = window.pages["scores"]
    assert isinstance(shown, ScoresPage)
    return Scores(shown, window.desk, places.first_club)


def test_the_whole_cvisti_sample_is_typed_with_at_most_eight_keys_a_deal(
    window: MainWindow, cvisti: Scores, tmp_path: Path
) -> None:
    sample = read_sample(resources.sample("cvisti_16"))
    for number, handed_in in enumerate(sample.rounds, start=1):
        for table, handed in enumerate(handed_in, start=1):
            while cvisti.drive.rounds[-1].table(table).slip.dealer != handed.dealer:
                cvisti.press("Ctrl+D")
            for deal, marks in enumerate(handed.deals, start=1):
                assert cvisti.sheet.place == Place(number, table, deal)
                assert cvisti.type_deal(marks) <= 8
        assert "All tables are in" in cvisti.said
        cvisti.press("Ctrl+Enter")
    assert page_of(window) == "standings"
    with closing(Desk(ClubStore.create(tmp_path / "headless.whist"))) as headless:
        play(headless, sample)
        played = headless.drive
    assert cvisti.drive.rounds == played.rounds
    assert standings(cvisti.drive) == standings(played)
    drive_id, held = cvisti.drive.id, window.desk.evening
    window.close()
    with ClubStore.open(cvisti.path) as store:
        assert store.evening(drive_id) == held


def test_with_large_text_a_small_window_shows_all_that_is_needed(eight: MainWindow, page: Scores, qtbot: QtBot) -> None:
    eight.desk.do(changes.edit_entrant, entrant=1, name="Maximilian von der Berg-Featherstone", number=1, pair=None)
    eight.resize(1024, 600)
    for _ in range(3):
        eight.actions_by_key["larger"].trigger()
    [area] = (each for each in eight.findChildren(QScrollArea) if each.widget() is page.page)
    view = page.grid

    def is_all_in_sight() -> bool:
        """Whether nothing of the page scrolls, and the row that is typed is seen."""
        parts = (page.page.bar.next_step, page.page.line, page.page.grid.card, view)
        places = (QRect(part.mapTo(area.viewport(), QPoint()), part.size()) for part in parts)
        bars = (area.verticalScrollBar(), area.horizontalScrollBar())
        return (
            all(map(area.viewport().rect().contains, places))
            and not any(bar.maximum() for bar in bars)
            and view.viewport().rect().contains(view.visualRect(view.currentIndex()))
        )

    qtbot.waitUntil(lambda: eight.header.height() < 100 and is_all_in_sight())


def test_a_drive_of_another_kind_takes_the_place_of_one_in_later_rounds(eight: MainWindow, page: Scores) -> None:
    """The slips of the one before are no more, whichever way those of the new one are filled in."""
    page.press("8", "Enter")
    of = page.drive
    for system in ("cvisti", "bid", "tricks"):
        another = Drive(eight.desk.next_drive_id(), system, of.day, RULES[system](), of.movement, plan=of.plan)
        eight.desk.do(changes.new_drive, drive=replace(another, plan=replace(another.plan, trumps=())))
        assert page.page.view.place is None
        for entrant in of.entrants:
            eight.desk.do(changes.sign_in_new, name=f"{entrant.name} {system}")
        seat_next(eight.desk)
