from __future__ import annotations

from collections import Counter
from functools import partial

from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot
from tests.ui.evenings import seat_next

from whistdrive.core import changes
from whistdrive.ui.main_window import MainWindow
from whistdrive.ui.pages.people import PeoplePage
from whistdrive.ui.steps import CLUB, PAGES, STEPS


def is_on(window: MainWindow, key: str) -> bool:
    return window.page.key == key


def people(window: MainWindow) -> list[str]:
    return [person.name for person in window.desk.evening.club.people]


def test_every_action_has_a_text_a_key_and_a_place_in_a_menu(window: MainWindow) -> None:
    in_menus = {action for menu in window.menuBar().findChildren(QMenu) for action in menu.actions()}
    for action in window.actions_by_key.all():
        assert action.text(), action.objectName()
        assert action.shortcuts(), action.objectName()
        assert action in in_menus, action.objectName()


def test_no_two_actions_share_a_key(window: MainWindow) -> None:
    keys = Counter(key.toString() for action in window.actions_by_key.all() for key in action.shortcuts())
    assert [key for key, times in keys.items() if times > 1] == []


def test_within_a_menu_no_two_entries_share_a_letter(window: MainWindow) -> None:
    for menu in window.menuBar().findChildren(QMenu):
        letters = Counter(
            action.text()[action.text().index("&") + 1].lower() for action in menu.actions() if "&" in action.text()
        )
        assert [letter for letter, times in letters.items() if times > 1] == [], menu.title()


def test_undo_says_what_it_would_take_back(window: MainWindow) -> None:
    undo, redo = window.actions_by_key["undo"], window.actions_by_key["redo"]
    assert not undo.isEnabled()
    window.desk.do(changes.add_person, name="Ng, X")
    assert "Ng, X" in undo.text()
    assert not redo.isEnabled()
    undo.trigger()
    assert people(window) == []
    assert not undo.isEnabled()
    assert "Ng, X" in redo.text()
    redo.trigger()
    assert people(window) == ["Ng, X"]


def test_steps_wait_for_a_drive(eight: MainWindow) -> None:
    assert all(eight.actions_by_key[key].isEnabled() for key in PAGES)
    eight.desk.open_drive(None)
    assert [key for key in PAGES if eight.actions_by_key[key].isEnabled()] == list(CLUB)
    assert eight.page.key == "club"


def test_control_and_a_figure_lead_to_each_page(eight: MainWindow, qtbot: QtBot) -> None:
    of_club = {"club": 0, "people": 8, "seasons": 9}
    for key, figure in {**of_club, **{key: figure for figure, key in enumerate(STEPS, start=1)}}.items():
        QTest.keyClick(eight, Qt.Key(Qt.Key.Key_0 + figure), Qt.KeyboardModifier.ControlModifier)
        qtbot.waitUntil(partial(is_on, eight, key))


def test_control_z_belongs_to_a_field_in_which_something_is_typed(window: MainWindow) -> None:
    window.desk.do(changes.add_person, name="Li, Bo")
    window.go_to("people")
    page = window.pages["people"]
    assert isinstance(page, PeoplePage)
    field = page.search
    field.setFocus()
    QTest.keyClicks(field, "b")
    QTest.keyClick(field, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert field.text() == ""
    assert people(window) == ["Li, Bo"]
    QTest.keyClick(field, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert people(window) == []


def test_texts_are_set_again_when_the_language_changes(window: MainWindow) -> None:
    window.actions_by_key["next_round"].setText("")
    window.setWindowTitle("")
    QApplication.sendEvent(window, QEvent(QEvent.Type.LanguageChange))
    assert window.actions_by_key["next_round"].text() == "&Next round"
    assert window.windowTitle() == "Whist drive – Our club"


def test_next_round_pressed_twice_makes_one_round_and_asks(eight: MainWindow) -> None:
    seat_next(eight.desk)
    eight.actions_by_key["next_round"].trigger()
    assert len(eight.desk.drive.rounds) == 1
    assert not eight.notice.isHidden()
