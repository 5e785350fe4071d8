from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot
from tests.ui.evenings import begin_eight, focused, seat_next, shown, write

from whistdrive.core import changes
from whistdrive.core.options import written_options
from whistdrive.movement import MOVEMENTS
from whistdrive.scoring.tricks import Tricks
from whistdrive.ui import resources
from whistdrive.ui.app import House
from whistdrive.ui.main_window import MainWindow
from whistdrive.ui.pages.club import ClubPage


def club_page(window: MainWindow) -> ClubPage:
    page = window.pages["club"]
    assert isinstance(page, ClubPage)
    return page


def test_an_empty_club_says_what_to_do_first(window: MainWindow) -> None:
    page = club_page(window)
    first = page.first_run
    assert all(text.isVisible() for text in (first.what, first.meant, first.where, first.try_out))
    assert first.begin.hasFocus()
    assert "Romania" in first.meant.text()
    assert "Our club.whist" in first.where.text()
    assert not page.new_drive.isVisible()
    QTest.keyClick(first.begin, Qt.Key.Key_Return)
    assert page.dialog is not None
    page.dialog.reject()


def test_a_club_with_people_and_no_drive_says_how_to_begin_one(window: MainWindow) -> None:
    page = club_page(window)
    window.desk.do(changes.add_person, name="Li, Bo")
    sentence = page.empty.findChild(QLabel)
    assert isinstance(sentence, QLabel)
    assert sentence.isVisible()
    assert "New drive" in sentence.text()
    window.go_to("club")
    assert page.new_drive.hasFocus()
    window.actions_by_key["undo"].trigger()
    assert page.first_run.isVisible()
    begin_eight(window.desk)
    assert not page.first_run.isVisible()


def test_a_drive_is_begun_with_the_keyboard_alone(window: MainWindow, qtbot: QtBot) -> None:
    QTest.keyClick(focused(), Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    dialog = club_page(window).dialog
    assert dialog is not None
    qtbot.waitUntil(dialog.isVisible)
    QTest.keyClicks(dialog.title, "Sunday drive")
    QTest.keyClick(dialog.title, Qt.Key.Key_Return)
    assert window.desk.drive.title == "Sunday drive"
    assert window.page.key == "sign_in"


def test_drives_are_cards_and_enter_opens_one(window: MainWindow) -> None:
    begin_eight(window.desk)
    window.desk.open_drive(None)
    begin_eight(window.desk)
    day = window.desk.drive.day.replace(year=2030)
    later = replace(window.desk.drive, title="Later", venue="Hall", day=day)
    window.desk.do(changes.edit_drive, drive=later)
    window.desk.open_drive(None)
    page = club_page(window)
    titles = [page.cards.index(row).data() for row in range(page.cards.rowCount())]
    assert titles == ["Later", "Eight friends"]
    read = str(page.cards.index(0).data(Qt.ItemDataRole.AccessibleTextRole))
    assert all(part in read for part in ("Later", "2030", "Hall", "Players: 8", "Not started"))
    window.go_to("club")
    QTest.keyClick(page.card_list, Qt.Key.Key_Down)
    QTest.keyClick(page.card_list, Qt.Key.Key_Return)
    assert window.desk.drive.title == "Eight friends"
    assert window.page.key == "sign_in"


def test_the_plan_of_a_drive_is_changed_and_taken_back(eight: MainWindow) -> None:
    eight.actions_by_key["edit_drive"].trigger()
    dialog = club_page(eight).dialog
    assert dialog is not None
    dialog.title.setText("Nine friends")
    dialog.rounds.setValue(4)
    dialog.decide()
    assert (eight.desk.drive.title, eight.desk.drive.plan.rounds) == ("Nine friends", 4)
    eight.actions_by_key["undo"].trigger()
    assert (eight.desk.drive.title, eight.desk.drive.plan.rounds) == ("Eight friends", 3)


def test_results_are_scored_anew_in_one_step_that_is_taken_back(eight: MainWindow) -> None:
    seat_next(eight.desk)
    write(eight.desk, 1, 8)
    before = eight.desk.drive.scoring
    eight.actions_by_key["edit_drive"].trigger()
    dialog = club_page(eight).dialog
    assert dialog is not None
    dialog.scoring_options.show_kind(Tricks, {"count": "over_six"})
    dialog.decide()
    assert dialog.rescore.sentence.startswith("1 result")
    assert eight.desk.drive.scoring == before
    QTest.keyClick(dialog.rescore.choices[0], Qt.Key.Key_Return)
    assert eight.desk.drive.scoring == Tricks(count="over_six")
    eight.actions_by_key["undo"].trigger()
    assert eight.desk.drive.scoring == before


def test_the_example_is_played_shown_as_one_and_left_again(
    house: House, window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    begin_eight(window.desk)
    club_page(window).sample_wanted.emit("f8")
    example = shown(house, qtbot)
    assert example is not window
    assert example.page.key == "standings"
    assert "(example)" in example.windowTitle()
    assert example.desk.drive.closed
    assert house.settings.last_club == tmp_path / "documents" / "Our club.whist"
    page = club_page(example)
    assert not page.samples_button.isVisible()
    assert "example" in page.about_example.sentence
    page.own_wanted.emit()
    own = shown(house, qtbot)
    assert [card.title for card in own.desk.drives()] == ["Eight friends"]
    club_page(own).sample_wanted.emit("f8")
    assert len(shown(house, qtbot).desk.drives()) == 1


def test_every_sample_that_is_offered_is_there(window: MainWindow) -> None:
    asked: list[str] = []
    page = club_page(window)
    page.sample_wanted.disconnect()
    page.sample_wanted.connect(asked.append)
    for action in page.samples.actions():
        action.trigger()
    assert len(asked) == 4
    assert all(resources.sample(name).is_file() for name in asked)


def test_the_plan_of_a_drive_changes_while_its_route_stays(eight: MainWindow) -> None:
    fairest = replace(eight.desk.drive, movement=MOVEMENTS["individual"]())
    eight.desk.do(changes.edit_drive, drive=fairest)
    eight.actions_by_key["next_round"].trigger()
    route = eight.desk.drive.movement
    assert written_options(route)["route"]
    eight.actions_by_key["edit_drive"].trigger()
    dialog = club_page(eight).dialog
    assert dialog is not None
    dialog.rounds.setValue(7)
    dialog.decide()
    assert eight.desk.drive.plan.rounds == 7
    assert eight.desk.drive.movement == route


def test_a_drive_is_deleted_with_counts_and_brought_back_from_the_list(eight: MainWindow) -> None:
    seat_next(eight.desk)
    write(eight.desk, 1, 8)
    before = replace(eight.desk.drive, revision=0)
    eight.desk.open_drive(None)
    eight.go_to("club")
    page = club_page(eight)
    assert not page.bin.bring_back.isVisible()
    QTest.keyClick(page.card_list, Qt.Key.Key_Delete)
    said = page.bin.notice.sentence
    assert all(part in said for part in ("“Eight friends”", "people: 8", "rounds: 1", "results of tables: 1"))
    keep, delete = page.bin.notice.choices
    assert keep.hasFocus()
    keep.click()
    assert page.cards.rowCount() == 1
    QTest.keyClick(page.card_list, Qt.Key.Key_Delete)
    page.bin.notice.choices[1].click()
    assert delete is not page.bin.notice.choices[1]
    assert eight.page.key == "club"
    assert page.cards.rowCount() == 0
    assert not page.bin.delete.isVisible()
    (back,) = page.bin.deleted.actions()
    back.trigger()
    assert replace(eight.desk.drive, revision=0) == before
    assert eight.page.key == "scores"
    assert not page.bin.bring_back.isVisibleTo(page)


def test_a_deleted_drive_comes_back_with_undo(eight: MainWindow) -> None:
    eight.go_to("club")
    page = club_page(eight)
    page.bin.delete.click()
    page.bin.notice.choices[1].click()
    assert eight.desk.drives() == ()
    eight.actions_by_key["undo"].trigger()
    assert eight.desk.drive.title == "Eight friends"
    eight.actions_by_key["redo"].trigger()
    assert eight.desk.drives() == ()
    assert len(page.bin.deleted.actions()) == 1
