"""Whoever types on a Russian keyboard never has to leave it: keys with a letter count by their place."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication
from tests.ui.evenings import focused, seat_next
from tests.ui.score_pages import Scores
from typing_extensions import override

from whistdrive.desk import sample
from whistdrive.desk.keyboard import latin
from whistdrive.ui import resources
from whistdrive.ui.main_window import MainWindow
from whistdrive.ui.pages.people import PeoplePage
from whistdrive.ui.pages.scores import ScoresPage
from whistdrive.ui.places import Places

CTRL, ALT, NONE = (
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.AltModifier,
    Qt.KeyboardModifier.NoModifier,
)
RUSSIAN = {latin(letter): letter for letter in "йцукенгшщзфывапролдячсмить"}


def type_russian(text: str, held: Qt.KeyboardModifier = NONE) -> None:
    """Press the keys of a Latin text as a Russian keyboard sends them, where Qt knows no other."""
    for key in text:
        letter = RUSSIAN.get(key.lower(), key)
        written = "" if held & CTRL else letter
        event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key(ord(letter.upper())), held, written)
        QApplication.sendEvent(focused(), event)


class Russian(Scores):
    """Scores that are typed on a Russian keyboard."""

    @override
    def press(self, *keys: str) -> None:
        for key in keys:
            if len(key) == 1:
                self.pressed += 1
                type_russian(key)
            else:
                super().press(key)


@pytest.fixture
def cvisti(window: MainWindow, places: Places) -> Russian:
    """The scores of round 1 of the Cvisti sample, with the keyboard in the first field."""
    sample.begin(window.desk, sample.read_sample(resources.sample("cvisti_16")))
    seat_next(window.desk)
    assert window.go_to("scores")
    shown = window.page
    assert isinstance(shown, ScoresPage)
    return Russian(shown, window.desk, places.first_club)


def test_a_round_of_cvisti_is_typed_without_a_latin_letter(cvisti: Russian) -> None:
    for table, handed in enumerate(sample.read_sample(resources.sample("cvisti_16")).rounds[0], start=1):
        for deal, marks in enumerate(handed.deals, start=1):
            assert cvisti.type_deal(marks) <= 8
            assert marks.items() <= (cvisti.marks(table, deal) or {}).items()
    assert "All tables are in" in cvisti.said


def test_letters_that_are_commands_count_among_the_slips(cvisti: Russian) -> None:
    cvisti.type_deal({"declarer": "NS", "bid": 1, "trump": "H", "tricks": 8, "honours": 0})
    cvisti.press("Up")
    type_russian("x")
    swapped = cvisti.marks(1)
    assert swapped is not None
    assert swapped["declarer"] == "EW"
    type_russian("t", CTRL)
    assert cvisti.page.questions.totals.isVisible()
    cvisti.press("Esc")
    type_russian(".")
    assert focused() is cvisti.page.bar.jump
    type_russian("xl")
    assert cvisti.page.bar.jump.text() == "чд"


def test_a_command_counts_wherever_the_keyboard_is(cvisti: Russian) -> None:
    for key in ("t", "j", "r"):
        type_russian(key, CTRL)
        assert any(not question.isHidden() for question in cvisti.page.questions.by_key.values())
        cvisti.press("Esc")
    type_russian("g", CTRL)
    assert focused() is cvisti.page.bar.jump


def test_names_are_typed_in_russian_and_cut_by_the_usual_keys(window: MainWindow) -> None:
    assert window.go_to("people")
    page = window.page
    assert isinstance(page, PeoplePage)
    page.search.setFocus()
    type_russian("bdfy")
    assert page.search.text() == "иван"
    type_russian("a", CTRL)
    type_russian("x", CTRL)
    assert page.search.text() == ""
    assert QApplication.clipboard().text() == "иван"
    type_russian("Jkmuf")
    type_russian("a", ALT)
    assert [person.name.casefold() for person in window.desk.evening.club.people] == ["ольга"]


def test_what_the_system_says_of_a_key_goes_before_its_letter(cvisti: Russian) -> None:
    """Windows tells what stands on a key of any keyboard, here of a Bulgarian one, which has its letters elsewhere."""
    event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key(ord("Г")), CTRL, 34, Qt.Key.Key_G.value, 0, "")
    QApplication.sendEvent(focused(), event)
    assert focused() is cvisti.page.bar.jump
