"""Numbers that make no whole tables, from the seating page by keys alone, on a real club file."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QLineEdit
from pytestqt.qtbot import QtBot
from tests.drives import drive, of_drive
from tests.ui.opened import Opened, focused, opened

from whistdrive.core import changes
from whistdrive.core.drive import Drive, Plan
from whistdrive.movement import MOVEMENTS
from whistdrive.ui.dialogs.numbers import NumbersDialog
from whistdrive.ui.pages.seating import SeatingPage

Room = Opened[SeatingPage]


@pytest.fixture
def hall(qtbot: QtBot, tmp_path: Path) -> Iterator[Room]:
    """Twenty-two players before the first round, and a member of the club who has not come."""
    plan = Plan(rounds=6, interval=3)
    with opened(qtbot, tmp_path, SeatingPage, drive(22, plan=plan), members=("Mia Organiser",)) as shown:
        yield shown


def asked(qtbot: QtBot, shown: Room) -> NumbersDialog:
    """The dialog, opened by its key."""
    shown.page.activateWindow()
    qtbot.waitUntil(shown.page.isActiveWindow)
    QTest.keySequence(shown.page, QKeySequence("Alt+O"))
    dialog = shown.page.numbers.dialog
    assert dialog is not None
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    return dialog


def choose(shown: Room, dialog: NumbersDialog, key: str) -> None:
    """Go down to a card with the arrow."""
    for _ in dialog.cards:
        if dialog.chosen().offer.key == key:
            return
        shown.key(Qt.Key.Key_Down)
    raise AssertionError(key)


def keys(dialog: NumbersDialog) -> list[str]:
    return [card.offer.key for card in dialog.cards]


def test_the_line_is_there_only_where_there_are_other_ways(hall: Room) -> None:
    line = hall.page.numbers
    assert line.isVisible()
    assert line.text.text() == "In the room – people: 22"
    for _ in range(2):
        hall.desk.do(changes.sign_in_new, name="Somebody")
    assert not line.isVisible()
    hall.desk.do(changes.sign_in_new, name="Somebody")
    assert line.isVisible()
    hall.desk.do(changes.edit_drive, drive=replace(hall.drive, plan=Plan(rounds=1, interval=0)))
    hall.desk.do(changes.seat_round, number=1, seated=hall.drive.movement.propose(hall.drive))
    assert not line.isVisible()


def test_the_present_way_is_marked_and_tells_what_an_award_does(qtbot: QtBot, hall: Room) -> None:
    dialog = asked(qtbot, hall)
    card = dialog.chosen()
    assert keys(dialog) == ["in_turn", "dummies", "shared"]
    assert card.button.text() == "Rest in turn – as it is now"
    assert focused() is card.button
    assert "Tables: 5, resting in each round: 2." in card.happens.text()
    assert "no award" in card.results.text()
    hall.key(Qt.Key.Key_Tab)
    assert focused() is card.award
    hall.type("7")
    assert "more than the 6½" in card.results.text()
    assert "5 × 26 + 2 × 7 = 144" in card.results.text()
    hall.key(Qt.Key.Key_Return)
    assert dialog.result() == QDialog.DialogCode.Accepted
    assert hall.drive.plan.award == 7
    hall.desk.undo()
    assert hall.drive.plan.award == 0


def test_an_award_is_for_earlier_rests_too_and_it_says_so(qtbot: QtBot, hall: Room) -> None:
    hall.desk.do(changes.seat_round, number=1, seated=hall.drive.movement.propose(hall.drive))
    dialog = asked(qtbot, hall)
    assert "earlier rests" not in dialog.chosen().results.text()
    hall.key(Qt.Key.Key_Escape)
    hall.desk.do(changes.write_deal, number=1, table=1, deal=1, marks={"ns": 8})
    assert "That holds for earlier rests too." in asked(qtbot, hall).chosen().results.text()


def test_dummies_get_names_and_go_again_by_one_undo(qtbot: QtBot, hall: Room) -> None:
    dialog = asked(qtbot, hall)
    choose(hall, dialog, "dummies")
    assert [name.text() for name in dialog.chosen().names] == ["Dummy 1", "Dummy 2"]
    hall.key(Qt.Key.Key_Tab)
    while not isinstance(focused(), QLineEdit):  # past the other ways
        hall.key(Qt.Key.Key_Tab)
    hall.type("Gertrud")
    hall.key(Qt.Key.Key_Return)
    assert [each.name for each in hall.drive.entrants if each.dummy] == ["Gertrud", "Dummy 2"]
    assert hall.page.numbers.text.text() == "In the room – people: 22 · dummies: 2"
    assert hall.page.facts.text().startswith("Tables: 6, nobody rests.")
    again = asked(qtbot, hall)
    assert again.chosen().offer.key == "dummies"
    again.reject()
    hall.desk.undo()
    assert not [each for each in hall.drive.entrants if each.dummy]


def test_volunteers_share_seats(qtbot: QtBot, hall: Room) -> None:
    dialog = asked(qtbot, hall)
    choose(hall, dialog, "shared")
    (guest, host), _ = dialog.chosen().sharing
    assert (guest.currentText(), host.currentText()) == ("22 Player 22", "21 Player 21")
    guest.setFocus()
    hall.type("4")
    hall.key(Qt.Key.Key_Return)
    assert {each.id: each.shares for each in hall.drive.entrants if each.shares} == {4: 21, 20: 19}
    assert hall.page.numbers.text.text() == "In the room – people: 22 · in a shared seat: 4"
    assert of_drive(hall.stored()).entrant(4).shares == 21


def test_what_cannot_be_is_refused_and_changes_nothing(qtbot: QtBot, hall: Room) -> None:
    dialog = asked(qtbot, hall)
    choose(hall, dialog, "shared")
    guest, host = dialog.chosen().sharing[0]
    guest.setCurrentIndex(guest.findData(host.currentData()))
    before = hall.drive
    hall.key(Qt.Key.Key_Return)
    assert dialog.isVisible()
    assert "cannot share a seat" in dialog.refusal.text()
    assert hall.drive is before


def test_a_member_of_the_club_fills_in(qtbot: QtBot, hall: Room) -> None:
    hall.desk.do(changes.sign_in_new, name="Player 23")
    people = len(hall.desk.evening.club.people)
    dialog = asked(qtbot, hall)
    choose(hall, dialog, "one_more")
    hall.key(Qt.Key.Key_Return)
    assert "name" in dialog.refusal.text()
    assert focused() is dialog.chosen().names[0]
    hall.type("mia organiser")
    hall.key(Qt.Key.Key_Return)
    assert hall.drive.entrants[-1].name == "Mia Organiser"
    assert len(hall.desk.evening.club.people) == people
    assert not hall.page.numbers.isVisible()


def test_namesakes_are_signed_in_at_the_door(qtbot: QtBot, tmp_path: Path) -> None:
    with opened(qtbot, tmp_path, SeatingPage, drive(23), members=("Mary Smith", "Mary Smith")) as shown:
        dialog = asked(qtbot, shown)
        choose(shown, dialog, "one_more")
        dialog.chosen().names[0].setText("Mary Smith")
        dialog.decide()
        assert "Several members are called Mary Smith" in dialog.refusal.text()


def test_escape_leaves_everything_as_it_is(qtbot: QtBot, hall: Room) -> None:
    before = hall.drive
    dialog = asked(qtbot, hall)
    choose(hall, dialog, "dummies")
    hall.key(Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    assert hall.drive is before


def with_roles() -> Drive:
    of = drive(20, movement=MOVEMENTS["progressive"](), plan=Plan(roles=("lady", "gent")))
    return replace(of, entrants=tuple(replace(e, role="A" if e.id <= 13 else "B") for e in of.entrants))


def test_three_of_thirteen_ladies_play_as_gents(qtbot: QtBot, tmp_path: Path) -> None:
    with opened(qtbot, tmp_path, SeatingPage, with_roles()) as shown:
        dialog = asked(qtbot, shown)
        choose(shown, dialog, "roles")
        assert "13 Player 13, 12 Player 12, 11 Player 11 as gent" in dialog.chosen().happens.text()
        shown.key(Qt.Key.Key_Return)
        assert [each.role for each in shown.drive.entrants].count("B") == 10
        shown.desk.undo()
        assert [each.role for each in shown.drive.entrants].count("B") == 7


def test_every_field_has_a_name(qtbot: QtBot, hall: Room) -> None:
    dialog = asked(qtbot, hall)
    for card in dialog.cards:
        card.button.click()
        fields = [*card.names, *(box for both in card.sharing for box in both), *([card.award] if card.award else [])]
        assert all(field.accessibleName() for field in fields)
        assert card.button.accessibleDescription()
