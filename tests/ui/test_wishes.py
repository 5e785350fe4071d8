"""Wishes for the seating, by keys alone, on a real club file."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from tests.drives import drive, evening, of_drive
from tests.ui.opened import Opened, opened

from whistdrive.core import changes
from whistdrive.core.drive import Plan, Wish
from whistdrive.movement.mixed import Mixed
from whistdrive.movement.pairs import Pairs
from whistdrive.movement.wishes import broken
from whistdrive.ui.dialogs.wishes import WishesDialog
from whistdrive.ui.pages.seating import SeatingPage

Room = Opened[SeatingPage]
NAMES = ("Anna Holm", "Bo Li", "Bo Ek", "Mia Öst")


@pytest.fixture
def hall(qtbot: QtBot, tmp_path: Path) -> Iterator[Room]:
    with opened(qtbot, tmp_path, SeatingPage, drive(16, names=NAMES, plan=Plan(rounds=5, interval=0))) as shown:
        yield shown


def asked(qtbot: QtBot, shown: Room) -> WishesDialog:
    """The dialog, opened by its key."""
    shown.page.activateWindow()
    qtbot.waitUntil(shown.page.isActiveWindow)
    QTest.keySequence(shown.page, QKeySequence("Alt+W"))
    dialog = shown.page.wishes.dialog
    assert dialog is not None
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    return dialog


def listed(dialog: WishesDialog) -> list[str]:
    return [str(dialog.model.index(row).data()) for row in range(dialog.model.rowCount())]


def test_wishes_are_added_and_given_up_by_keys(qtbot: QtBot, hall: Room) -> None:
    dialog = asked(qtbot, hall)
    hall.type("ann + 4")
    assert dialog.answer.text() == "1 Anna Holm + 4 Mia Öst"
    hall.key(Qt.Key.Key_Return)
    assert listed(dialog) == ["1 Anna Holm + 4 Mia Öst: never at one table\nNo round is seated yet."]
    assert dialog.people.text() == ""
    hall.type("4")
    hall.key(Qt.Key.Key_Tab)
    hall.key(Qt.Key.Key_End)
    hall.key(Qt.Key.Key_Tab)
    assert dialog.table.hasFocus()
    hall.type("2")
    hall.key(Qt.Key.Key_Return)
    assert hall.drive.wishes == (Wish(1, "apart", (1, 4)), Wish(2, "table", (4,), 2))
    QTest.keyClick(dialog, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert len(listed(dialog)) == 1
    QTest.keyClick(dialog, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert len(listed(dialog)) == 2
    dialog.list.setFocus()
    dialog.list.setCurrentIndex(dialog.model.index(0))
    hall.key(Qt.Key.Key_Delete)
    assert listed(dialog)[0].startswith("4 Mia Öst: always at table 2")
    hall.key(Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    assert of_drive(hall.stored()).wishes == (Wish(2, "table", (4,), 2),)


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("zz", "nobody in the list has the number or the name zz"),
        ("1 + bo", "bo may be 2 Bo Li, 3 Bo Ek; type the number"),
        ("1", "a wish like this needs 2 or more people, not 1"),
        ("", "a wish like this needs 2 or more people, not 0"),
    ],
)
def test_what_cannot_be_is_refused_in_words(qtbot: QtBot, hall: Room, typed: str, said: str) -> None:
    dialog = asked(qtbot, hall)
    hall.type(typed)
    hall.key(Qt.Key.Key_Return)
    assert said.casefold() in dialog.answer.text().casefold()
    assert dialog.people.text() == typed
    assert hall.drive.wishes == ()


def test_the_same_wish_is_noted_once(qtbot: QtBot, hall: Room) -> None:
    dialog = asked(qtbot, hall)
    for _ in range(2):
        dialog.people.setText("1, 2")
        hall.key(Qt.Key.Key_Return)
    assert "noted already" in dialog.answer.text()


def test_the_page_says_what_is_broken(qtbot: QtBot, tmp_path: Path) -> None:
    """Partners who stay together all evening cannot be kept apart."""
    of = drive(8, names=NAMES, movement=Pairs(drawn=False), plan=Plan(rounds=3, interval=0))
    of = replace(of, wishes=(Wish(1, "apart", (1, 2)), Wish(2, "apart", (1, 7))))
    after = of_drive(changes.seat_round(evening(of), number=1, seated=of.movement.propose(of)))
    with opened(qtbot, tmp_path, SeatingPage, after) as shown:
        assert shown.page.wishes.isVisible()
        assert "1 Anna Holm" in shown.page.wishes.text()
        assert shown.page.wishes.text().startswith("⚠")
        dialog = asked(qtbot, shown)
        assert listed(dialog)[0].partition("\n")[2].startswith("⚠")
        shown.desk.do(changes.drop_wish, wish=1)
        assert "1 Anna Holm, 2" not in shown.page.wishes.text()
        shown.desk.do(changes.drop_wish, wish=2)
        assert not shown.page.wishes.isVisible()
        dialog.reject()


def test_before_the_first_round_it_speaks_of_the_whole_evening(qtbot: QtBot, hall: Room) -> None:
    hall.desk.do(changes.make_wish, kind="apart", entrants=(1, 2))
    qtbot.waitUntil(lambda: "honoured" in hall.page.wishes.text() or "⚠" in hall.page.wishes.text(), timeout=5000)


def test_every_field_has_a_name(qtbot: QtBot, hall: Room) -> None:
    dialog = asked(qtbot, hall)
    fields = (dialog.list, dialog.people, dialog.kind, dialog.table)
    assert all(field.accessibleName() for field in fields)


def test_all_couples_of_a_mixed_drive_are_parted_by_one_key(qtbot: QtBot, tmp_path: Path) -> None:
    couples = drive(16, movement=Mixed(), plan=Plan(rounds=6, interval=0, roles=("lady", "gent")))
    entrants = tuple(
        replace(each, pair=(each.number + 1) // 2, role="BA"[each.number % 2]) for each in couples.entrants
    )
    with opened(qtbot, tmp_path, SeatingPage, replace(couples, entrants=entrants)) as shown:
        dialog = asked(qtbot, shown)
        QTest.keySequence(dialog, QKeySequence("Alt+C"))
        assert [wish.entrants for wish in shown.drive.wishes] == [(n, n + 1) for n in range(1, 16, 2)]
        for number in range(1, 7):
            seated = shown.drive.movement.propose(shown.drive)
            shown.page.desk.do(changes.seat_round, number=number, seated=seated)
        assert broken(shown.drive, shown.drive.rounds) == ()
