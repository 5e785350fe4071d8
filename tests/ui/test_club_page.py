from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QLineEdit
from pytestqt.qtbot import QtBot
from tests.ui.evenings import begin_eight, focused, shown

from whistdrive.core import changes
from whistdrive.core.options import written_options
from whistdrive.movement import MOVEMENTS
from whistdrive.ui import resources
from whistdrive.ui.app import House
from whistdrive.ui.main_window import MainWindow
from whistdrive.ui.models.people import Field
from whistdrive.ui.pages.club import ClubPage


def club_page(window: MainWindow) -> ClubPage:
    page = window.pages["club"]
    assert isinstance(page, ClubPage)
    return page


def names(page: ClubPage) -> list[str]:
    people = page.people.filter
    return [str(people.index(row, Field.NAME).data()) for row in range(people.rowCount())]


def test_an_empty_club_says_what_to_do_first(window: MainWindow) -> None:
    page = club_page(window)
    sentence = page.empty.findChild(QLabel)
    assert isinstance(sentence, QLabel)
    assert sentence.isVisible()
    assert "New drive" in sentence.text()
    assert page.new_drive.hasFocus()


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


def test_a_drive_that_is_opened_has_everybody_looked_at_once(eight: MainWindow) -> None:
    told: list[int] = []
    people = club_page(eight).people.model
    people.dataChanged.connect(lambda first, last: told.append(last.row() - first.row() + 1))
    drive = eight.desk.drive.id
    eight.desk.open_drive(None)
    eight.desk.open_drive(drive)
    assert sum(told) <= 2 * people.rowCount()
    assert len(told) <= 2


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


def test_people_are_added_found_corrected_and_archived(window: MainWindow, qtbot: QtBot) -> None:
    page = club_page(window)
    search, table = page.people.search, page.people.table
    for name in ("Żółć-Łukasik, Świętosława", "Li, Bo", "O'Brien & Sons, Pat"):
        search.setFocus()
        search.insert(name)
        QTest.keyClick(search, Qt.Key.Key_Return)
    assert search.text() == ""
    assert names(page) == ["Li, Bo", "O'Brien & Sons, Pat", "Żółć-Łukasik, Świętosława"]
    QTest.keyClicks(search, "zolc")
    assert names(page) == ["Żółć-Łukasik, Świętosława"]
    search.clear()

    table.setCurrentIndex(page.people.filter.index(0, Field.NICKNAME))
    table.setFocus()
    page.people.rename.trigger()
    editor = table.findChild(QLineEdit)
    assert isinstance(editor, QLineEdit)
    editor.setText("Li, Bobby")
    QTest.keyClick(editor, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: names(page)[0] == "Li, Bobby")

    QTest.keyClick(table, Qt.Key.Key_Delete)
    assert "Li, Bobby" not in names(page)
    page.people.archived.setChecked(True)
    assert "Li, Bobby (archived)" in names(page)
    for _ in range(2):
        window.actions_by_key["undo"].trigger()
    assert names(page)[0] == "Li, Bo"


def test_a_name_that_is_none_is_refused_and_stays_in_the_cell(window: MainWindow) -> None:
    window.desk.do(changes.add_person, name="Li, Bo")
    page = club_page(window)
    page.people.table.setFocus()
    page.people.table.setCurrentIndex(page.people.filter.index(0, Field.NAME))
    page.people.rename.trigger()
    editor = page.people.table.findChild(QLineEdit)
    assert isinstance(editor, QLineEdit)
    editor.setText("   ")
    assert not page.settle()
    assert not window.go_to("club")
    assert "needs a name" in window.footer.sentence
    assert window.desk.evening.club.people[0].name == "Li, Bo"
    editor.setText("Li, Bob")
    assert page.settle()
    assert window.desk.evening.club.people[0].name == "Li, Bob"


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
