"""Every dialog that saves: when the disk refuses it stays, with what was typed and the reason, until it can be done."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtWidgets import QDialog, QLineEdit
from pytestqt.qtbot import QtBot

from whistdrive.core import changes
from whistdrive.ui.dialogs.forget import ForgetDialog
from whistdrive.ui.dialogs.join_people import JoinPeopleDialog
from whistdrive.ui.dialogs.new_drive import DriveDialog
from whistdrive.ui.dialogs.numbers import NumbersDialog
from whistdrive.ui.dialogs.prize import PrizeDialog
from whistdrive.ui.dialogs.wishes import WishesDialog
from whistdrive.ui.main_window import MainWindow
from whistdrive.ui.models.candidates import Candidate
from whistdrive.ui.pages.club import ClubPage
from whistdrive.ui.pages.people import PeoplePage
from whistdrive.ui.pages.prizes import PrizesPage
from whistdrive.ui.places import Places
from whistdrive.ui.widgets.refusal import Refusal

Form = tuple[QDialog, QLineEdit, Callable[[], object]]
"""A dialog that is filled, a field of it, and what saves it."""


@contextmanager
def gone(club: Path) -> Iterator[None]:
    """The file of the club is not where it was."""
    away = club.rename(club.with_suffix(".away"))
    yield
    away.rename(club)


def drive_form(window: MainWindow, *, begins: bool) -> Form:
    page = window.pages["club"]
    assert isinstance(page, ClubPage)
    page.begin_drive() if begins else page.edit_drive()
    assert isinstance(page.dialog, DriveDialog)
    page.dialog.title.setText("Harvest")
    return page.dialog, page.dialog.title, page.dialog.decide


def new_drive(window: MainWindow) -> Form:
    return drive_form(window, begins=True)


def plan(window: MainWindow) -> Form:
    return drive_form(window, begins=False)


def prize(window: MainWindow) -> Form:
    page = window.pages["prizes"]
    assert isinstance(page, PrizesPage)
    page.add.click()
    assert isinstance(page.dialog, PrizeDialog)
    page.dialog.name.setText("A cake")
    return page.dialog, page.dialog.name, page.dialog.decide


def person_dialog(window: MainWindow, button: str) -> QDialog:
    window.desk.do(changes.add_person, name="Zoe")
    window.go_to("people")
    page = window.pages["people"]
    assert isinstance(page, PeoplePage)
    page.choose(window.desk.evening.club.people[-1].id)
    getattr(page.card, button).click()
    assert page.card.dialog is not None
    return page.card.dialog


def join(window: MainWindow) -> Form:
    dialog = person_dialog(window, "join")
    assert isinstance(dialog, JoinPeopleDialog)
    first = window.desk.evening.club.people[0]
    found = Candidate("person", first.name, first.id)
    dialog.field.choose(found)
    dialog.field.chosen.emit(found)
    return dialog, dialog.field, dialog.decide


def forget(window: MainWindow) -> Form:
    dialog = person_dialog(window, "forget")
    assert isinstance(dialog, ForgetDialog)
    dialog.field.setText("Zoe")
    return dialog, dialog.field, dialog.decide


def numbers(window: MainWindow) -> Form:
    window.desk.do(changes.sign_in_new, name="Zoe")
    dialog = NumbersDialog(window.bridge, window)
    dialog.show()
    card = next(card for card in dialog.cards if card.names)
    card.button.setChecked(True)
    return dialog, card.names[0], dialog.decide


@pytest.mark.parametrize("make", [new_drive, plan, prize, join, forget, numbers])
def test_it_stays_until_it_can_be_done(
    eight: MainWindow, places: Places, qtbot: QtBot, make: Callable[[MainWindow], Form]
) -> None:
    dialog, field, save = make(eight)
    qtbot.waitUntil(dialog.isVisible)
    typed, before = field.text(), eight.desk.evening
    with gone(places.first_club):
        save()
    assert dialog.isVisible()
    assert field.text() == typed != ""
    [said] = [each.text() for each in dialog.findChildren(Refusal) if each.isVisible()]
    assert "Our club.whist" in said
    assert eight.desk.evening == before
    save()
    assert not dialog.isVisible()
    assert eight.desk.evening != before


def test_a_wish_stays_until_it_can_be_made(eight: MainWindow, places: Places, qtbot: QtBot) -> None:
    dialog = WishesDialog(eight.bridge, eight)
    dialog.show()
    qtbot.waitUntil(dialog.isVisible)
    dialog.people.setText("1 + 2")
    with gone(places.first_club):
        dialog.add.click()
    assert dialog.people.text() == "1 + 2"
    assert dialog.answer.refusing
    assert "Our club.whist" in dialog.answer.text()
    dialog.add.click()
    assert len(eight.desk.drive.wishes) == 1
