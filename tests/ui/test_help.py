"""F1 everywhere: what it opens, how it is searched, and that every key it names is there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from importlib import import_module
from pkgutil import iter_modules

import pytest
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QWidget
from pytestqt.qtbot import QtBot
from tests.ui.evenings import begin_eight, focused, seat_next
from tests.ui.keys import press

from whistdrive.core import changes
from whistdrive.core.drive import Drive, Prize
from whistdrive.printing.explained import explanation
from whistdrive.scoring import RULES
from whistdrive.scoring.bid import Bid
from whistdrive.ui import dialogs
from whistdrive.ui.app import House
from whistdrive.ui.dialogs.check_entry import CheckEntryDialog
from whistdrive.ui.dialogs.new_drive import DriveDialog
from whistdrive.ui.dialogs.wishes import WishesDialog
from whistdrive.ui.help import about, marked_up, scoring
from whistdrive.ui.help.window import HelpWindow
from whistdrive.ui.main_window import MainWindow
from whistdrive.ui.pages.club import ClubPage
from whistdrive.ui.pages.scores import ScoresPage
from whistdrive.ui.steps import PAGES
from whistdrive.ui.wall.window import WallWindow
from whistdrive.words import ENGLISH, LANGUAGES, in_language
from whistdrive.words.help import TOPICS

EVERYWHERE = frozenset({"Enter", "Shift+Enter", "Esc", "Tab", "Shift+Tab", "Space", "Up", "Down"})
"""Keys that Qt or a list has by itself, or that every field of the program takes: their own tests press them."""

IN_FIELDS = frozenset({"X", "F2", "F3", "Del", "Alt+Up", "Alt+Down"})
"""Keys that the entry of scores and lists take while the keyboard is there."""


def dialog_classes() -> Iterator[type[QDialog]]:
    for module in iter_modules(dialogs.__path__, f"{dialogs.__name__}."):
        for each in vars(import_module(module.name)).values():
            if isinstance(each, type) and issubclass(each, QDialog) and each.__module__ == module.name:
                yield each


@pytest.fixture
def playing(window: MainWindow) -> MainWindow:
    """The window in the first round of F8, with a prize."""
    begin_eight(window.desk)
    seat_next(window.desk)
    window.desk.do(changes.add_prizes, prizes=(Prize(0, "place"),))
    return window


@pytest.fixture
def help_window(house: House, playing: MainWindow, qtbot: QtBot) -> HelpWindow:
    """The help, opened at the page of the scores."""
    playing.go_to("scores")
    press("F1")
    return opened(house, qtbot)


def opened(house: House, qtbot: QtBot) -> HelpWindow:
    """The help, once the keyboard is there."""

    def is_open() -> None:
        assert house.help.window is not None
        assert house.help.window.isActiveWindow()

    qtbot.waitUntil(is_open)
    assert house.help.window is not None
    return house.help.window


def new_drive(window: MainWindow, qtbot: QtBot) -> DriveDialog:
    """The form of a new drive, where the keyboard is."""
    press("Ctrl+N")
    club = window.pages["club"]
    assert isinstance(club, ClubPage)
    dialog = club.dialog
    assert dialog is not None
    qtbot.waitUntil(dialog.isActiveWindow)
    return dialog


def listed(window: HelpWindow) -> list[str]:
    return [window.topics.item(row).text() for row in range(window.topics.count())]


def reads(window: HelpWindow) -> str:
    """What stands at the right, on one line."""
    return " ".join(window.text.toPlainText().split())


@pytest.mark.parametrize("key", [*PAGES, "cards"])
def test_every_page_has_its_own_help(house: House, playing: MainWindow, qtbot: QtBot, key: str) -> None:
    playing.go_to(key)
    press("F1")
    window = opened(house, qtbot)
    assert window.topic == key
    assert window.text.hasFocus()
    assert reads(window).startswith(ENGLISH(f"help.{key}"))


@pytest.mark.parametrize("dialog", list(dialog_classes()), ids=lambda each: each.__name__)
def test_every_dialog_says_which_help_is_about_it(dialog: type[QDialog]) -> None:
    assert getattr(dialog, "help_topic", None) in TOPICS


def test_the_help_of_a_dialog_is_not_locked_out_by_it(house: House, window: MainWindow, qtbot: QtBot) -> None:
    dialog = new_drive(window, qtbot)
    for _ in range(2):  # the key is given once and stays
        dialog.activateWindow()
        dialog.title.setFocus()
        qtbot.waitUntil(dialog.title.hasFocus)
        press("F1")
        found = opened(house, qtbot)
        assert found.topic == "new_drive"
        assert found.windowHandle().transientParent() is dialog.windowHandle()
        press("Esc")
    dialog.reject()


def test_the_form_of_a_drive_explains_the_game_as_it_is_set(house: House, window: MainWindow, qtbot: QtBot) -> None:
    dialog = new_drive(window, qtbot)
    dialog.system.setCurrentIndex(dialog.system.findData("cvisti"))
    dialog.scoring_options.field("target").show_value(11)
    dialog.title.setFocus()
    press("Shift+F1")
    found = opened(house, qtbot)
    assert found.topic == about.of_scoring("cvisti")
    assert "Game at: 11" in reads(found)
    assert "The first side with 11 points after a deal has the game" in reads(found)
    dialog.reject()


def test_an_option_that_cannot_be_is_refused_at_its_field(house: House, window: MainWindow) -> None:
    dialog = DriveDialog(ENGLISH, drive_of("cvisti"), lambda _drive: None, window)
    asked: list[Drive] = []
    dialog.scoring_wanted.connect(asked.append)
    dialog.scoring_options.field("bonus").show_value(((3, 1, 2),))
    dialog.explain.click()
    assert asked == []
    assert house.help.window is None


def test_the_score_sheet_leads_to_its_rules(house: House, playing: MainWindow, qtbot: QtBot) -> None:
    desk = playing.desk
    desk.do(changes.new_drive, drive=replace(drive_of("bid"), id=desk.next_drive_id(), scoring=Bid(goal=13)))
    for name in ("Al", "Bo", "Cy", "Di"):
        desk.do(changes.sign_in_new, name=name)
    seat_next(desk)
    playing.go_to("scores")
    page = playing.page
    assert isinstance(page, ScoresPage)
    assert "Shift+F1 the rules" in page.line.label.text()
    press("Shift+F1")
    found = opened(house, qtbot)
    assert found.topic == about.of_scoring("bid")
    assert "With the options of “An evening at the mill”." in reads(found)
    assert "A side has the game with 13 points" in reads(found)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("system", RULES)
def test_the_example_shows_what_the_sheet_of_the_program_says(qtbot: QtBot, system: str, language: str) -> None:
    words = in_language(language)
    window = HelpWindow(lambda: words)
    qtbot.addWidget(window)
    window.show_topic(about.of_scoring(system), None)
    usual = scoring.usual_drive(system)
    example = explanation(usual, words).example
    sheet = example.sheet(1, example.rounds[0].tables[0])
    said = reads(window)
    at = words.at(usual.scoring)
    for row in sheet.rows:
        assert "; ".join(map(at.reason, row.reasons)) in said
    assert said.endswith(f"{sheet.totals.ns} to {sheet.totals.ew}".replace("-", "\N{MINUS SIGN}"))


def test_words_are_looked_for_without_accents_and_every_one_must_be_there(help_window: HelpWindow) -> None:
    everything = listed(help_window)
    press("Ctrl+F")
    QTest.keyClicks(focused(), "misere")
    assert listed(help_window) == ["How it is scored: Whist drive (tricks)"]
    assert help_window.topic == about.of_scoring("tricks")
    help_window.search.clear()
    QTest.keyClicks(focused(), "late sign")
    assert listed(help_window)[0] == "Sign-in"
    QTest.keyClicks(focused(), " zzz")
    assert listed(help_window) == []
    assert "No topic" in reads(help_window)
    press("Esc")
    assert listed(help_window) == everything


def test_everything_is_reached_with_the_keyboard(help_window: HelpWindow) -> None:
    assert help_window.topic == "scores"
    press("Ctrl+F")
    press("Down")
    assert help_window.topic == "check_entry"
    press("Up")
    press("Up")
    assert help_window.topic == "wishes"
    press("Enter")
    assert help_window.text.hasFocus()
    press("Esc")
    assert not help_window.isVisible()


def test_what_is_about_results_leads_to_the_scoring_of_the_drive(help_window: HelpWindow, qtbot: QtBot) -> None:
    press("Tab")
    press("Enter")
    qtbot.waitUntil(lambda: help_window.topic == about.of_scoring("tricks"))
    assert "With the options of “Eight friends”." in reads(help_window)


def test_names_are_shown_as_typed(qtbot: QtBot) -> None:
    window = HelpWindow(lambda: ENGLISH)
    qtbot.addWidget(window)
    window.show_topic("scoring.cvisti", replace(drive_of("cvisti"), title="Tom & <b>Jerry</b>"))
    assert "With the options of “Tom & <b>Jerry</b>”." in reads(window)


def test_it_closes_with_the_window_of_the_club(house: House, help_window: HelpWindow, playing: MainWindow) -> None:
    assert help_window.isVisible()
    playing.close()
    assert house.help.window is None


def test_every_key_that_is_named_is_there(playing: MainWindow, qtbot: QtBot) -> None:
    there = keys_in(playing)
    for window in (CheckEntryDialog(playing.bridge, 1, playing), WishesDialog(playing.bridge, playing), WallWindow()):
        qtbot.addWidget(window)
        there |= keys_in(window)
    there |= {marked_up.key_name(key) for key in EVERYWHERE | IN_FIELDS | {"F1", "F11"}}
    for topic in TOPICS.values():
        named = {key for block in topic.blocks for key in block.keys}
        named |= {key for block in topic.blocks for key in re.findall(r"\*\*(.+?)\*\*", block.text)}
        assert {marked_up.key_name(key) for key in named} - there == set(), topic.key


@pytest.mark.parametrize("size", [1.0, 1.5, 2.0])
def test_the_text_grows_with_all_other_text(house: House, help_window: HelpWindow, qtbot: QtBot, size: float) -> None:
    before = help_window.text.document().size().height()
    while house.text_size.size < size:
        house.text_size.larger()
    if size > 1:
        qtbot.waitUntil(lambda: help_window.text.document().size().height() > before)
    assert help_window.width() <= help_window.screen().availableSize().width()


def keys_in(window: QWidget) -> set[str]:
    """Every shortcut of a window and all within it, as the keyboard names them."""
    found = [each.key() for each in window.findChildren(QShortcut)]
    found += [key for action in window.findChildren(QAction) for key in action.shortcuts()]
    return {key.toString(QKeySequence.SequenceFormat.NativeText) for key in found if not key.isEmpty()}


def drive_of(system: str) -> Drive:
    return replace(scoring.usual_drive(system), id=7, title="An evening at the mill", day=date(2026, 11, 29))
