"""Every text of every page and dialog was before the translators, and follows when the language is switched."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from datetime import date
from typing import get_args

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot
from tests.ui.evenings import seat_next, shown, write
from tests.ui.pseudo import NAMES, TITLE, PseudoTranslator, left_alone, pseudo_words, texts_of

from whistdrive.core import changes
from whistdrive.core.drive import Drive, Plan, Prize, PrizeKind
from whistdrive.movement import MOVEMENTS
from whistdrive.scoring import RULES
from whistdrive.ui.app import House
from whistdrive.ui.bridge import Bridge
from whistdrive.ui.dialogs.check_entry import CheckEntryDialog
from whistdrive.ui.dialogs.keys import KeysDialog
from whistdrive.ui.dialogs.new_drive import DriveDialog
from whistdrive.ui.dialogs.no_club import NoClubDialog
from whistdrive.ui.dialogs.numbers import NumbersDialog
from whistdrive.ui.dialogs.prize import PrizeDialog
from whistdrive.ui.dialogs.wishes import WishesDialog
from whistdrive.ui.help import about
from whistdrive.ui.main_window import MainWindow
from whistdrive.ui.places import Places
from whistdrive.ui.steps import PAGES
from whistdrive.ui.wall.projector import Projector
from whistdrive.ui.wall.scenes import VIEWS, View
from whistdrive.words import ENGLISH

SHOWN = (*PAGES, "cards")


def begin(window: MainWindow, scoring: str = "tricks", movement: str = "individual", plan: Plan | None = None) -> None:
    """Begin a drive of eight with names that no translator would write."""
    desk = window.desk
    plan = plan or Plan(rounds=3, interval=2)
    of = Drive(desk.next_drive_id(), TITLE, date(2026, 11, 29), RULES[scoring](), MOVEMENTS[movement](), plan=plan)
    desk.do(changes.new_drive, drive=replace(of, venue=TITLE))
    for name in NAMES[:8]:
        desk.do(changes.sign_in_new, name=name)


@pytest.fixture
def club(house: House, places: Places, qtbot: QtBot) -> MainWindow:
    """The window on an empty club."""
    house.clubs.create(places.first_club.with_name("Ομιλος.whist"))
    return shown(house, qtbot)


@pytest.fixture
def playing(club: MainWindow) -> MainWindow:
    """In the middle of round 2, with a prize that is won, one that is tied and one without a winner."""
    begin(club)
    for tricks in (8, 9):
        seat_next(club.desk)
        write(club.desk, 1, tricks)
    prizes = (Prize(0, "place"), Prize(0, "lowest"), Prize(0, "free", name=TITLE))
    club.desk.do(changes.add_prizes, prizes=prizes)
    return club


@pytest.fixture
def switch(house: House, qapp: QApplication, qtbot: QtBot) -> Iterator[Switch]:
    """Switches a window that is shown to the pseudo language, and everything back to English at the end."""
    switch = Switch(house, qapp, qtbot)
    yield switch
    switch.back()


class Switch:
    """Turns the program to the pseudo language, as it turns to any other, and back."""

    def __init__(self, house: House, application: QApplication, qtbot: QtBot) -> None:
        self._translator, self._before = PseudoTranslator(), QLocale()
        self._house, self._application, self._qtbot = house, application, qtbot

    def __call__(self) -> None:
        QLocale.setDefault(QLocale("el"))  # dates are in the letters of the names
        self._application.installTranslator(self._translator)
        self._house.clubs.turn_to(pseudo_words())
        self._qtbot.wait(1)

    def back(self) -> None:
        """Everything in English again."""
        QLocale.setDefault(self._before)
        self._application.removeTranslator(self._translator)
        self._house.clubs.turn_to(ENGLISH)
        self._qtbot.wait(1)


def all_follows(widget: QWidget, qtbot: QtBot) -> None:
    """Every text of a widget is in the pseudo language, at the latest when what is still being drawn is there."""

    def follows() -> None:
        assert list(dict.fromkeys(left_alone(texts_of(widget)))) == []

    qtbot.waitUntil(follows, timeout=2000)


def each_page_follows(window: MainWindow, switch: Switch, qtbot: QtBot, keys: Sequence[str] = SHOWN) -> None:
    """Every page is in the pseudo language when it is switched while that page is shown, and in English after it."""
    for key in keys:
        window.go_to(key)
        switch()
        all_follows(window, qtbot)
        switch.back()

        def is_back() -> None:
            assert [text for _, text in texts_of(window) if "⟦" in text] == []

        qtbot.waitUntil(is_back, timeout=2000)


def test_every_page_in_mid_evening(playing: MainWindow, switch: Switch, qtbot: QtBot) -> None:
    each_page_follows(playing, switch, qtbot)


def test_every_page_before_the_first_round(club: MainWindow, switch: Switch, qtbot: QtBot) -> None:
    begin(club)
    each_page_follows(club, switch, qtbot)


def test_every_page_of_a_drive_that_is_closed(playing: MainWindow, switch: Switch, qtbot: QtBot) -> None:
    desk = playing.desk
    write(desk, 2, 7)
    desk.do(changes.write_deal, number=1, table=2, deal=1, marks={"ns": 5})
    desk.do(changes.edit_drive, drive=replace(desk.drive, plan=replace(desk.drive.plan, rounds=2, interval=1)))
    desk.do(changes.close_drive)
    each_page_follows(playing, switch, qtbot, ("scores", "standings", "prizes", "paper"))


def test_a_club_without_a_drive(club: MainWindow, switch: Switch, qtbot: QtBot) -> None:
    switch()
    all_follows(club, qtbot)


@pytest.mark.parametrize("scoring", RULES)
def test_the_scores_of_every_system(club: MainWindow, switch: Switch, qtbot: QtBot, scoring: str) -> None:
    begin(club, scoring, plan=Plan(rounds=2, deals=None if RULES[scoring]().plays_rubbers else 2, interval=0))
    seat_next(club.desk)
    club.go_to("scores")
    switch()
    all_follows(club, qtbot)


def test_a_drive_from_cards(club: MainWindow, switch: Switch, qtbot: QtBot) -> None:
    begin(club, plan=Plan(rounds=3, interval=2, entry="cards"))
    each_page_follows(club, switch, qtbot)


@pytest.mark.parametrize("scoring", RULES)
def test_the_form_of_a_drive_of_every_system(switch: Switch, qtbot: QtBot, scoring: str) -> None:
    drive = Drive(1, TITLE, date(2026, 11, 29), RULES[scoring](), MOVEMENTS["individual"]())
    switch()
    all_follows(made(qtbot, DriveDialog(pseudo_words(), drive, lambda _drive: None)), qtbot)


@pytest.mark.parametrize("movement", MOVEMENTS)
def test_the_form_of_a_drive_of_every_movement(switch: Switch, qtbot: QtBot, movement: str) -> None:
    drive = Drive(1, TITLE, date(2026, 11, 29), RULES["tricks"](), MOVEMENTS[movement]())
    switch()
    all_follows(made(qtbot, DriveDialog(pseudo_words(), drive, lambda _drive: None)), qtbot)


@pytest.mark.parametrize("kind", get_args(PrizeKind))
def test_the_form_of_every_prize(switch: Switch, qtbot: QtBot, kind: PrizeKind) -> None:
    drive = Drive(1, TITLE, date(2026, 11, 29), RULES["tricks"](), MOVEMENTS["individual"]())
    switch()
    dialog = PrizeDialog(pseudo_words(), drive, Prize(1, kind, name=TITLE), lambda _prize: None, None, is_new=False)
    all_follows(made(qtbot, dialog), qtbot)


@pytest.mark.parametrize("make", [WishesDialog, NumbersDialog])
def test_the_dialogs_about_the_seating(
    club: MainWindow, switch: Switch, qtbot: QtBot, make: Callable[[Bridge], QDialog]
) -> None:
    begin(club)
    club.desk.do(changes.sign_in_new, name=NAMES[8])
    switch()
    all_follows(made(qtbot, make(club.bridge)), qtbot)


def test_the_list_of_keys_follows_while_it_is_open(playing: MainWindow, switch: Switch, qtbot: QtBot) -> None:
    dialog = made(qtbot, KeysDialog(playing.actions_by_key.all(), playing))
    switch()
    all_follows(dialog, qtbot)


@pytest.mark.parametrize("topic", about.all_topics())
def test_the_help_follows_while_it_is_open(
    house: House, playing: MainWindow, switch: Switch, qtbot: QtBot, topic: str
) -> None:
    house.help.about_page("start")
    assert house.help.window is not None
    house.help.window.show_topic(topic, playing.desk.drive)
    switch()
    all_follows(house.help.window, qtbot)


def test_typing_a_round_again_follows(playing: MainWindow, switch: Switch, qtbot: QtBot) -> None:
    dialog = made(qtbot, CheckEntryDialog(playing.bridge, 1, playing))
    switch()
    all_follows(dialog, qtbot)


def test_a_club_that_cannot_be_opened(switch: Switch, qtbot: QtBot) -> None:
    switch()
    all_follows(made(qtbot, NoClubDialog()), qtbot)


@pytest.mark.parametrize("view", VIEWS)
def test_the_wall(playing: MainWindow, switch: Switch, qtbot: QtBot, view: View) -> None:
    playing.actions_by_key["wall"].trigger()
    projector = playing.findChild(Projector)
    assert projector is not None
    projector.choose(view)
    switch()
    assert projector.window is not None
    all_follows(projector.window, qtbot)
    all_follows(projector.bar, qtbot)


def made(qtbot: QtBot, dialog: QDialog) -> QDialog:
    """A dialog that is shown, and put away at the end."""
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog
