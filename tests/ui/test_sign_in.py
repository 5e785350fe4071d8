"""Sign-in, by keys, on a real club file."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot
from tests.drives import HARD_NAMES, drive, evening, f8, of_drive, seated, written
from tests.ui.evenings import seat_next
from tests.ui.opened import Opened, focused, opened

from whistdrive.core import changes
from whistdrive.core.drive import Plan
from whistdrive.core.standings import standings
from whistdrive.movement import MOVEMENTS
from whistdrive.ui.main_window import MainWindow
from whistdrive.ui.models.entrants import Field
from whistdrive.ui.pages.sign_in import SignInPage

Door = Opened[SignInPage]

SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def door(qtbot: QtBot, tmp_path: Path) -> Iterator[Door]:
    """Nobody is in yet; four members are known."""
    members = ("Åsa Öberg", "Anna Berg", "Annika Lund", "Zoë Carr")
    with opened(qtbot, tmp_path, SignInPage, drive(0), members) as shown:
        yield shown


def test_forty_people_come_in_by_keys_alone(qtbot: QtBot, tmp_path: Path) -> None:
    members = tuple(f"{first}{last} Member" for first in "ABCDE" for last in "abcd")
    with opened(qtbot, tmp_path, SignInPage, drive(0), members) as shown:
        for name in members:
            shown.type(name[:2])
            shown.key(Qt.Key.Key_Return)
        for number in range(20):
            shown.type(f"New {number}")
            shown.key(Qt.Key.Key_Return)
        assert shown.page.state() == "40 in · tables: 10"
        shown.desk.undo()
        assert shown.page.state() == "39 in · 1 more make 10 tables"
        shown.desk.redo()
        found = shown.stored()
    assert [entrant.number for entrant in of_drive(found).entrants] == list(range(1, 41))
    assert [entrant.name for entrant in of_drive(found).entrants] == [*members, *(f"New {n}" for n in range(20))]
    assert len(found.club.people) == 40


def test_whoever_usually_comes_is_offered_first(door: Door) -> None:
    door.type("an")
    assert offered(door)[:2] == ["Anna Berg", "Annika Lund"]
    door.key(Qt.Key.Key_Down)
    door.key(Qt.Key.Key_Return)
    assert [entrant.name for entrant in door.drive.entrants] == ["Annika Lund"]
    door.desk.open_drive(None)
    door.desk.do(changes.new_drive, drive=replace(drive(0), id=door.desk.next_drive_id()))
    door.page.focus_first()
    door.type("an")
    assert offered(door)[:2] == ["Annika Lund", "Anna Berg"]


def test_two_letters_list_members_whatever_their_accents(door: Door) -> None:
    door.type("o")
    assert offered(door) == []
    door.type("b")
    assert offered(door) == ["Åsa Öberg", "New player “ob”"]
    door.key(Qt.Key.Key_Escape)
    door.type("ann")
    assert offered(door) == ["Anna Berg", "Annika Lund", "New player “ann”"]
    door.key(Qt.Key.Key_Down)
    door.key(Qt.Key.Key_Return)
    assert names(door) == ["Annika Lund"]
    assert door.page.answer.text() == "✓ Annika Lund is in, number 1"
    assert door.page.door.name.text() == ""
    assert focused() is door.page.door.name


def test_who_is_in_already_is_not_added_twice_and_a_namesake_still_can_be(door: Door) -> None:
    for name, nickname in (("Ann Smith", "East"), ("Ann Smith", "West")):
        door.desk.do(changes.add_person, name=name, nickname=nickname)
    door.type("smith")
    assert offered(door)[:2] == ["Ann Smith (East)", "Ann Smith (West)"]
    door.key(Qt.Key.Key_Return)
    door.type("ann smith")
    assert offered(door) == ["Ann Smith (West)", "Ann Smith: in already, number 1", "New player “ann smith”"]
    door.key(Qt.Key.Key_Return)
    assert [text(door, row, Field.NOTE) for row in (0, 1)] == ["East", "West"]
    door.type("Ann Smith")
    door.key(Qt.Key.Key_Return)
    assert door.page.answer.text() == "⚠ Ann Smith is in already, number 1."
    assert door.page.door.name.text() == "Ann Smith"
    assert len(door.drive.entrants) == 2


def test_the_number_is_seen_before_it_is_given_and_gaps_come_first(door: Door) -> None:
    sign_in(door, "One", "Two", "Three")
    door.desk.do(changes.sign_out, entrant=2)
    assert door.page.door.number.placeholderText() == "2"
    sign_in(door, "Four")
    assert {entrant.name: entrant.number for entrant in door.drive.entrants} == {"One": 1, "Three": 3, "Four": 2}


def test_what_was_answered_goes_with_what_it_was_about(door: Door) -> None:
    sign_in(door, "One")
    assert door.page.answer.told == "One is in, number 1"
    door.desk.undo()
    assert door.page.answer.text() == "Enter signs in"
    door.desk.redo()
    door.page.door.number.setFocus()
    door.type("1")
    assert door.page.answer.text() == "Number 1 is One."
    door.key(Qt.Key.Key_Escape)
    assert door.page.answer.text() == "Enter signs in"


def test_another_number_can_be_typed_and_a_taken_one_says_whose_it_is(door: Door) -> None:
    """Known fault 7, at the door."""
    sign_in(door, "One")
    door.type("Two")
    door.page.door.number.setFocus()
    door.type("1")
    assert door.page.answer.text() == "Number 1 is One."
    door.key(Qt.Key.Key_Return)
    assert door.page.answer.text() == "⚠ Number 1 belongs to somebody else."
    assert (door.page.door.name.text(), door.page.door.number.text()) == ("Two", "1")
    door.page.door.number.setFocus()
    door.type("7")
    door.key(Qt.Key.Key_Return)
    assert door.drive.entrants[-1].number == 17


def test_roles_money_and_counts(qtbot: QtBot, tmp_path: Path) -> None:
    planned = drive(0, plan=Plan(rounds=3, interval=0, roles=("lady", "gent")))
    with opened(qtbot, tmp_path, SignInPage, planned) as shown:
        shown.type("Ada")
        shown.key(Qt.Key.Key_Return)
        shown.type("Bob")
        shown.key(Qt.Key.Key_Return, SHIFT)
        assert shown.page.count.text() == "2 in · 2 more make a table · lady: 1 · gent: 1"
        shown.key(Qt.Key.Key_Down)
        shown.key(Qt.Key.Key_Space)
        shown.key(Qt.Key.Key_F4)
        assert [text(shown, 1, field) for field in (Field.NAME, Field.ROLE, Field.PAID)] == ["Bob", "", "✓ paid"]
        assert shown.page.count.text().endswith("lady: 1 · gent: 0 · without a role: 1")
        shown.desk.undo()
        assert text(shown, 1, Field.ROLE) == "gent"
        kept = of_drive(shown.stored()).entrants
    assert [(each.name, each.role, each.paid) for each in kept] == [("Ada", "A", False), ("Bob", "B", True)]


def test_who_has_played_goes_home_and_the_results_stay(qtbot: QtBot, tmp_path: Path) -> None:
    played = of_drive(f8())
    two_rounds = replace(played, rounds=played.rounds[:2])
    with opened(qtbot, tmp_path, SignInPage, two_rounds) as shown:
        select(shown, "Player 6")
        assert shown.page.go_home.text() == "Leaves after round 2"
        shown.key(Qt.Key.Key_Delete)
        assert note(shown, "Player 6") == "left after round 2"
        assert shown.page.state() == "7 in · 1 more make 2 tables"
        six = next(row for row in standings(shown.drive).rows if row.entrants == (6,))
        assert (six.total, six.deals) == (17, 2)
        shown.key(Qt.Key.Key_Delete)
        assert note(shown, "Player 6") == ""
        shown.page.focus_first()
        sign_in(shown, "Late")
        assert note(shown, "Late") == "from round 3"
        assert shown.page.answer.text() == "✓ Late is in, number 9 · from round 3"
        select(shown, "Late")
        shown.key(Qt.Key.Key_Delete)
        assert of_drive(shown.stored()).entrants == two_rounds.entrants


def test_a_refused_correction_keeps_what_was_typed(door: Door, qtbot: QtBot) -> None:
    sign_in(door, "Ada", "Bo")
    select(door, "Bo", Field.NUMBER)
    door.key(Qt.Key.Key_F2)
    door.type("1")
    door.key(Qt.Key.Key_Return)
    editor = focused()
    assert isinstance(editor, QLineEdit)
    assert editor.text() == "1"
    assert door.page.answer.text() == "⚠ Number 1 belongs to somebody else."
    assert not door.page.settle()
    door.type("2")
    door.key(Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: focused() is door.page.table)
    assert [entrant.number for entrant in door.drive.entrants] == [1, 12]


def test_a_corrected_name_is_kept_and_can_be_taken_back(door: Door, qtbot: QtBot) -> None:
    sign_in(door, "Ada", "Bo")
    select(door, "Ada")
    door.key(Qt.Key.Key_F2)
    door.type("Zed")
    door.key(Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: focused() is door.page.table)
    assert [text(door, row, Field.NAME) for row in range(2)] == ["Bo", "Zed"]
    assert door.page.table.current_row == 1
    door.desk.undo()
    assert [text(door, row, Field.NAME) for row in range(2)] == ["Ada", "Bo"]
    assert [entrant.name for entrant in of_drive(door.stored()).entrants] == ["Ada", "Bo"]


def test_letters_find_a_row_and_pairs_can_be_made(qtbot: QtBot, tmp_path: Path) -> None:
    with opened(qtbot, tmp_path, SignInPage, drive(8, movement=MOVEMENTS["pairs"](), names=("Åke", "Bo"))) as shown:
        assert not shown.page.table.isColumnHidden(Field.PAIR)
        shown.key(Qt.Key.Key_Down)
        shown.type("b")
        current = shown.page.current()
        assert current is not None
        assert current.name == "Bo"
        shown.page.table.setCurrentIndex(shown.page.table.currentIndex().siblingAtColumn(Field.PAIR))
        shown.key(Qt.Key.Key_F2)
        shown.type("3")
        shown.key(Qt.Key.Key_Return)
        assert shown.drive.entrant(2).pair == 3


def test_hard_names_stand_as_they_were_typed(door: Door) -> None:
    for name in HARD_NAMES:
        door.type(name)
        rows = offered(door)
        for _ in range(len(rows) - 1):
            door.key(Qt.Key.Key_Down)
        door.key(Qt.Key.Key_Return)
    assert [entrant.name for entrant in of_drive(door.stored()).entrants] == list(HARD_NAMES)


def test_nothing_of_the_last_person_is_left_for_ctrl_z(door: Door) -> None:
    sign_in(door, "Ada")
    assert not door.page.door.name.isUndoAvailable()


def test_a_seat_is_shared_by_number_or_letters(door: Door) -> None:
    sign_in(door, "Ada", "Bo", "Cleo", "Dag", "Eve")
    select(door, "Eve")
    door.key(Qt.Key.Key_F6)
    line = door.page.seat_line
    assert line.question.text() == "5 Eve shares the seat of"
    door.type("c")
    assert [str(line.list.model().index(row, 0).data()) for row in range(line.list.model().rowCount())] == ["3 Cleo"]
    assert line.list.isVisible()
    door.key(Qt.Key.Key_Return)
    assert line.isHidden()
    assert focused() is door.page.table
    assert [note(door, name) for name in ("Eve", "Cleo", "Bo")] == ["shares with 3 Cleo", "shares with 5 Eve", ""]
    assert door.page.answer.text() == "✓ Eve is in, number 5 · shares with 3 Cleo"
    assert door.page.count.text() == "5 in · tables: 1 · seats: 4 · sharing one: 1"
    door.desk.do(changes.edit_entrant, entrant=3, name="Clio", number=3, pair=None)
    assert note(door, "Eve") == "shares with 3 Clio"
    for _ in range(2):
        door.desk.undo()
    assert [note(door, name) for name in ("Eve", "Cleo")] == ["", ""]
    door.desk.redo()
    door.key(Qt.Key.Key_F6)
    door.key(Qt.Key.Key_Return)
    assert note(door, "Eve") == ""
    assert of_drive(door.stored()).entrant(5).shares is None


def test_a_seat_that_cannot_be_shared_says_why_beside_the_field(door: Door) -> None:
    sign_in(door, "Ada", "Bo", "Cleo")
    door.desk.do(changes.share_seat, entrant=2, shares=1)
    select(door, "Cleo")
    door.key(Qt.Key.Key_F6)
    line = door.page.seat_line
    door.type("9")
    door.key(Qt.Key.Key_Return)
    assert line.answer.text() == "⚠ Nobody of that number or name is in."
    door.key(Qt.Key.Key_Backspace)
    door.type("2")
    door.key(Qt.Key.Key_Return)
    assert line.answer.text() == "⚠ Cleo cannot share a seat with Bo."
    assert (line.field.text(), focused()) == ("2", line.field)
    door.key(Qt.Key.Key_Escape)
    assert line.isHidden()
    assert focused() is door.page.table
    assert of_drive(door.stored()).entrant(3).shares is None


def test_a_dummy_is_added_by_name_from_anywhere_on_the_page(door: Door) -> None:
    sign_in(door, "Ada", "Bo", "Cleo")
    door.key(Qt.Key.Key_F7)
    door.key(Qt.Key.Key_Return)
    assert door.page.seat_line.answer.text() == "⚠ A person needs a name."
    door.type("Gertrud")
    door.key(Qt.Key.Key_Return)
    assert note(door, "Gertrud") == "dummy"
    assert focused() is door.page.door.name
    assert door.page.answer.text() == "✓ Gertrud is in, number 4 · dummy"
    assert door.page.count.text() == "3 in · tables: 1 · seats: 4 · dummies: 1"
    door.desk.undo()
    assert names(door) == ["Ada", "Bo", "Cleo"]
    door.desk.redo()
    assert of_drive(door.stored()).entrants[-1].dummy


def test_teams_have_a_column_where_teams_play(qtbot: QtBot, tmp_path: Path) -> None:
    planned = drive(9, movement=MOVEMENTS["teams"](), plan=Plan(rounds=2, interval=0))
    with opened(qtbot, tmp_path, SignInPage, planned) as shown:
        table = shown.page.table
        assert not table.isColumnHidden(Field.TEAM)
        assert shown.page.count.text() == "9 in · 3 more make 3 tables · whole teams: 2"
        for player in (1, 2, 3, 4, 9):
            select(shown, f"Player {player}", Field.TEAM)
            shown.key(Qt.Key.Key_F2)
            shown.type("2")
            shown.key(Qt.Key.Key_Return)
        assert shown.page.answer.text() == "⚠ Team 2 has four players already."
        shown.key(Qt.Key.Key_Backspace)
        shown.key(Qt.Key.Key_Return)
        qtbot.waitUntil(lambda: focused() is table)
        shown.desk.undo()
        assert [entrant.team for entrant in shown.drive.entrants] == [2, 2, 2, None, None, None, None, None, None]
        shown.desk.do(changes.edit_drive, drive=replace(shown.drive, movement=MOVEMENTS["individual"]()))
        assert table.isColumnHidden(Field.TEAM)
        assert table.isColumnHidden(Field.PAIR)
        assert note(shown, "Player 3") == "team 2"


def test_a_substitute_takes_over_a_seat_by_keys(qtbot: QtBot, tmp_path: Path) -> None:
    """Known fault 18, at the door: a member or a new name, and everybody is told who sits for whom."""
    played = of_drive(f8())
    two_rounds = replace(played, rounds=played.rounds[:2])
    with opened(qtbot, tmp_path, SignInPage, two_rounds, ("Zoë Carr",)) as shown:
        line = shown.page.seat_line
        select(shown, "Player 4")
        shown.key(Qt.Key.Key_F5)
        assert line.question.text() == "Substitute for 4 Player 4"
        shown.type("z")
        shown.key(Qt.Key.Key_Return)
        assert line.answer.text() == "⚠ Two letters at least, please."
        shown.type("o")
        assert listed(shown)[0] == "Zoë Carr"
        shown.key(Qt.Key.Key_Return)
        assert line.isHidden()
        assert shown.page.answer.text() == "✓ Zoë Carr is in, number 9 · substitute for 4 Player 4 · from round 3"
        assert note(shown, "Player 4") == "substitute: 9 Zoë Carr · left after round 2"
        assert shown.page.state() == "8 in · tables: 2"
        select(shown, "Player 4")
        assert not shown.page.substitute.isEnabled()
        shown.key(Qt.Key.Key_Delete)
        assert shown.page.answer.text() == "⚠ Zoë Carr plays in the seat of Player 4; let them go first."
        select(shown, "Player 5")
        shown.key(Qt.Key.Key_F5)
        shown.type("player 6")
        shown.key(Qt.Key.Key_Return)
        assert line.answer.text() == "⚠ Player 6 is in already, number 6."
        shown.key(Qt.Key.Key_Escape)
        select(shown, "Player 5")
        shown.key(Qt.Key.Key_F5)
        shown.type("Somebody New")
        shown.key(Qt.Key.Key_Return)
        for _ in range(2):
            shown.desk.undo()
        assert shown.drive.entrants == two_rounds.entrants
        for _ in range(2):
            shown.desk.redo()
        kept = of_drive(shown.stored())
    assert [(each.name, each.replaces, each.since) for each in kept.entrants[8:]] == [
        ("Zoë Carr", 4, 3),
        ("Somebody New", 5, 3),
    ]


def test_the_keys_for_seats_work_in_the_window_too(eight: MainWindow) -> None:
    """No key of a page is a key of the window."""
    seat_next(eight.desk)
    eight.go_to("sign_in")
    page = eight.page
    assert isinstance(page, SignInPage)
    page.table.setCurrentIndex(page.table.model().index(0, Field.NAME))
    page.table.setFocus()
    for key, modifier in ((Qt.Key.Key_F5, Qt.KeyboardModifier.NoModifier), (Qt.Key.Key_F5, SHIFT)):
        QTest.keyClick(focused(), key, modifier)
        assert page.seat_line.question.text().startswith("Substitute for 1 ") == (modifier != SHIFT)
        QTest.keyClick(focused(), Qt.Key.Key_Escape)
        eight.desk.do(changes.sign_in_new, name="AA")
        page.table.setCurrentIndex(page.table.model().index(0, Field.NAME))
    assert page.seat_line.question.text() == "9 AA has a place at once:"


def test_who_comes_late_waits_and_can_have_a_place_at_once(qtbot: QtBot, tmp_path: Path) -> None:
    """Case 4: a dummy's seat where the table has no result yet, or beside the tables."""
    eight = drive(8)
    with_dummy = replace(eight, entrants=(*eight.entrants[:7], replace(eight.entrants[7], dummy=True, name="Gertrud")))
    found = seated(evening(with_dummy), (1, 2, 3, 4), (5, 6, 7, 8))
    with opened(qtbot, tmp_path, SignInPage, of_drive(written(found, 1, 1, {"ns": 7}))) as shown:
        sign_in(shown, "Late", "Later")
        assert (
            shown.page.count.text() == "9 in · 2 more make 3 tables · waiting for round 2: 2 · seats: 10 · dummies: 1"
        )
        assert note(shown, "Late") == "from round 2"
        select(shown, "Player 1")
        assert not shown.page.place.isVisible()
        select(shown, "Late")
        assert shown.page.place.isVisible()
        shown.key(Qt.Key.Key_F5, SHIFT)
        assert listed(shown) == [
            "rests in this round, and can change places with anybody",
            "in the place of the dummy 8 Gertrud",
        ]
        shown.key(Qt.Key.Key_Down)
        shown.key(Qt.Key.Key_Return)
        assert shown.drive.rounds[0].table(2).seats[3] == (9,)
        assert (note(shown, "Late"), "Gertrud" in names(shown)) == ("", False)
        select(shown, "Later")
        shown.key(Qt.Key.Key_F5, SHIFT)
        shown.type("x")
        shown.key(Qt.Key.Key_Return)
        assert shown.page.seat_line.answer.text() == "⚠ There is no such place in this round."
        shown.key(Qt.Key.Key_Backspace)
        shown.key(Qt.Key.Key_Return)
        assert shown.drive.rounds[0].resting == (10,)
        for _ in range(2):
            shown.desk.undo()
        assert shown.drive.rounds[0].table(2) == of_drive(found).rounds[0].table(2)
        for _ in range(2):
            shown.desk.redo()
        kept = of_drive(shown.stored())
    assert (kept.rounds[0].table(2).seats[3], kept.rounds[0].resting) == ((9,), (10,))


def test_the_list_is_in_the_order_of_names_and_says_how_many_are_in(door: Door) -> None:
    """Known fault 11."""
    sign_in(door, *(f"{letter}{letter} Member" for letter in "ZQAM"))
    assert [text(door, row, Field.NAME)[0] for row in range(4)] == list("AMQZ")
    assert door.page.count.text() == "4 in · tables: 1"


def sign_in(shown: Door, *new: str) -> None:
    for name in new:
        shown.type(name)
        shown.key(Qt.Key.Key_Return)


def offered(shown: Door) -> list[str]:
    model = shown.page.door.list.model()
    return [str(model.index(row, 0).data()) for row in range(model.rowCount())]


def listed(shown: Door) -> list[str]:
    """What the list under the question offers."""
    model = shown.page.seat_line.list.model()
    return [str(model.index(row, 0).data()) for row in range(model.rowCount())]


def names(shown: Door) -> list[str]:
    return [entrant.name for entrant in shown.drive.entrants]


def text(shown: Door, row: int, field: Field) -> str:
    return str(shown.page.table.model().index(row, field).data())


def note(shown: Door, name: str) -> str:
    model = shown.page.table.model()
    return next(text(shown, row, Field.NOTE) for row in range(model.rowCount()) if text(shown, row, Field.NAME) == name)


def select(shown: Door, name: str, field: Field = Field.NAME) -> None:
    model = shown.page.table.model()
    row = next(row for row in range(model.rowCount()) if text(shown, row, Field.NAME) == name)
    shown.page.table.setCurrentIndex(model.index(row, field))
    shown.page.table.setFocus()


def test_who_has_to_pay_is_told_and_who_pays_is_one_key(eight: MainWindow) -> None:
    page = eight.pages["sign_in"]
    assert isinstance(page, SignInPage)
    eight.desk.do(changes.edit_drive, drive=replace(eight.desk.drive, plan=replace(eight.desk.drive.plan, fee=250)))
    eight.go_to("sign_in")
    assert "fee 2.50, paid: 0 of 8" in page.count.text()
    page.table.setCurrentIndex(page.table.model().index(0, Field.PAID))
    assert page.table.currentIndex().data() == "to pay"
    assert page.door.name.hasFocus()
    QTest.keyClick(page.door.name, Qt.Key.Key_P, Qt.KeyboardModifier.AltModifier)
    assert page.table.currentIndex().siblingAtColumn(Field.PAID).data() == "✓ paid"
    assert "paid: 1 of 8" in page.count.text()
    assert page.door.name.hasFocus()
