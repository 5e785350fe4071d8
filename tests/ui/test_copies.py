"""Copies of the club that is open, the way back to one of them, and what is offered where a club cannot be opened."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog
from pytestqt.qtbot import QtBot
from tests.ui.evenings import begin_eight, shown

from whistdrive.core import changes
from whistdrive.store import Copies, disk
from whistdrive.store.copies import Copy
from whistdrive.ui.app import House
from whistdrive.ui.dialogs.rescued import RescuedDialog
from whistdrive.ui.dialogs.restore import RestoreDialog
from whistdrive.ui.main_window import MainWindow
from whistdrive.ui.models.copies import Field
from whistdrive.ui.places import Places

Dialog = TypeVar("Dialog", bound=QDialog)


def dialog_of(kind: type[Dialog]) -> Dialog:
    [found] = [each for each in QApplication.topLevelWidgets() if isinstance(each, kind) and each.isVisible()]
    return found


def copies_of(places: Places) -> tuple[Copy, ...]:
    return Copies(places.copies, places.first_club).listed()


def copied(qtbot: QtBot, places: Places, count: int) -> tuple[Copy, ...]:
    """The copies of the open club, once there are so many."""
    qtbot.waitUntil(lambda: len(copies_of(places)) == count)
    return copies_of(places)


@pytest.fixture
def played(window: MainWindow, qtbot: QtBot, places: Places) -> MainWindow:
    """A club in which round 1 was seated and copied."""
    begin_eight(window.desk)
    window.rounds.begin()
    copied(qtbot, places, 1)
    return window


def test_a_round_that_is_seated_is_copied_and_so_is_a_club_that_is_opened(
    house: House, played: MainWindow, qtbot: QtBot, places: Places
) -> None:
    [copy] = copies_of(places)
    assert (copy.reason, copy.round) == ("round", 1)
    played.desk.do(changes.add_person, name="Ann")
    played.close()
    house.clubs.start(None)
    shown(house, qtbot)
    assert {copy.reason for copy in copied(qtbot, places, 2)} == {"round", "opened"}


@pytest.mark.usefixtures("window")
def test_an_example_is_not_copied(house: House, places: Places, qtbot: QtBot) -> None:
    house.clubs.show_example("f8")
    shown(house, qtbot).close()
    assert not places.copies.exists()


def test_a_copy_that_cannot_be_made_is_told_once_and_stops_nothing(
    house: House, window: MainWindow, qtbot: QtBot, places: Places
) -> None:
    places.copies.write_text("in the way", encoding="utf-8")
    places.first_club.with_name("Our club copies").write_text("in the way", encoding="utf-8")
    begin_eight(window.desk)
    window.rounds.begin()
    qtbot.waitUntil(window.trouble.isVisible)
    assert window.trouble.sentence.startswith("No copy of the club was made.")
    window.trouble.put_away()
    window.desk.undo()
    window.desk.redo()
    assert house.clubs.current is not None
    assert house.clubs.current.copying is not None
    house.clubs.current.copying.finish()
    assert window.trouble.isHidden()
    assert len(window.desk.drive.rounds) == 1


def test_who_is_forgotten_is_forgotten_in_the_copies(played: MainWindow, qtbot: QtBot, places: Places) -> None:
    played.desk.erase(1)
    qtbot.waitUntil(lambda: [copy.reason for copy in copies_of(places)] == ["forgotten"])


def test_restoring_by_keyboard_and_back_again(house: House, played: MainWindow, qtbot: QtBot, places: Places) -> None:
    played.desk.do(changes.add_person, name="Zoe")
    played.actions_by_key["restore"].trigger()
    dialog = dialog_of(RestoreDialog)
    assert dialog.model.index(0, Field.WHY).data() == "round 1 was seated"
    assert dialog.model.index(0, Field.DRIVE).data() == played.desk.drive.title
    assert dialog.model.index(0, Field.ROUND).data() == "1"
    dialog.activateWindow()
    dialog.table.setFocus()
    QTest.keyClick(dialog.table, Qt.Key.Key_Return)
    window = shown(house, qtbot)
    assert window is not played
    assert not any(person.name == "Zoe" for person in window.desk.evening.club.people)
    assert len(window.desk.drive.rounds) == 1
    before = next(copy for copy in copies_of(places) if copy.reason == "restoring")
    assert house.clubs.restore(before) is None
    assert any(person.name == "Zoe" for person in shown(house, qtbot).desk.evening.club.people)


def test_copies_that_are_being_made_are_waited_for_before_restoring(
    house: House, played: MainWindow, places: Places
) -> None:
    wanted = copies_of(places)[0]
    assert played.isVisible()
    assert house.clubs.current is not None
    assert house.clubs.current.copying is not None
    for number in (2, 3):
        house.clubs.current.copying.copy("round", number)
    assert house.clubs.restore(wanted) is None
    made = {(copy.reason, copy.round) for copy in copies_of(places)}
    assert made >= {("round", 1), ("round", 2), ("round", 3), ("restoring", None)}


def test_a_copy_that_is_damaged_leaves_the_club_open(
    house: House, played: MainWindow, qtbot: QtBot, places: Places
) -> None:
    [copy] = copies_of(places)
    copy.path.write_bytes(copy.path.read_bytes()[:-4096])
    refused = house.clubs.restore(copy)
    assert refused is not None
    assert refused.findings[0].code == "damaged_file"
    assert shown(house, qtbot) is played
    played.desk.do(changes.add_person, name="Ann")


def test_where_the_copy_cannot_be_put_in_place_the_club_is_as_it_was(
    house: House, played: MainWindow, qtbot: QtBot, places: Places, monkeypatch: pytest.MonkeyPatch
) -> None:
    [copy] = copies_of(places)
    played.desk.do(changes.add_person, name="Zoe")
    monkeypatch.setattr(disk, "token_hex", lambda _bytes: "one")
    places.first_club.with_name("Our club.whist.one.part").mkdir()
    refused = house.clubs.restore(copy)
    assert refused is not None
    assert refused.findings[0].code == "cannot_write"
    window = shown(house, qtbot)
    assert any(person.name == "Zoe" for person in window.desk.evening.club.people)
    window.desk.do(changes.add_person, name="Ann")


@pytest.mark.usefixtures("window")
def test_without_copies_the_list_says_so(house: House) -> None:
    house.clubs.choose_restore()
    dialog = dialog_of(RestoreDialog)
    assert dialog.intro.text().startswith("There is no copy yet")
    assert not dialog.accept_button.isEnabled()
    dialog.reject()


def damaged(path: Path) -> None:
    content = path.read_bytes()
    path.write_bytes(content[: 8 * 4096] + bytes(4096) + content[9 * 4096 :])


def test_a_club_that_is_damaged_at_the_start_can_be_restored(
    house: House, played: MainWindow, qtbot: QtBot, places: Places
) -> None:
    played.close()
    damaged(places.first_club)
    house.clubs.start(None)
    stands_in = house.clubs.no_club
    assert stands_in is not None
    assert stands_in.copies.isVisible()
    assert stands_in.rescue.isVisible()
    stands_in.copies.click()
    dialog = dialog_of(RestoreDialog)
    dialog.decide()
    assert len(shown(house, qtbot).desk.drive.rounds) == 1
    assert [path.name[:16] for path in places.first_club.parent.glob("*damaged*")] == ["Our club damaged"]


def test_what_can_be_read_of_a_damaged_club_is_shown_with_what_is_missing(
    house: House, played: MainWindow, qtbot: QtBot, places: Places, monkeypatch: pytest.MonkeyPatch
) -> None:
    title = played.desk.drive.title
    played.close()
    damaged(places.first_club)
    before = places.first_club.read_bytes()
    new = places.first_club.with_name("Saved.whist")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(new), ""))
    house.clubs.start(None)
    assert house.clubs.no_club is not None
    house.clubs.no_club.rescue.click()
    window = shown(house, qtbot)
    assert [card.title for card in window.desk.drives()] == [title]
    dialog = dialog_of(RescuedDialog)
    assert "Saved.whist" in dialog.saved.text()
    assert dialog.list.toPlainText()
    dialog.reject()
    assert places.first_club.read_bytes() == before


def test_a_damaged_club_that_is_opened_beside_another_is_offered_to_be_read(
    house: House, played: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = tmp_path / "other.whist"
    assert house.clubs.copy(other) is None
    damaged(other)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(other), ""))
    house.clubs.choose_open()
    assert "damaged" in played.notice.sentence
    assert [button.text() for button in played.notice.choices] == ["Save what can be read…", "Leave it"]
