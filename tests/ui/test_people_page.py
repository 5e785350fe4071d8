"""The people of the club, and the card of somebody, by the keyboard alone."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot
from tests.drives import drive, f8, of_drive
from tests.ui.opened import Opened, opened

from whistdrive.core import changes
from whistdrive.core.club import Person
from whistdrive.ui.bridge import Bridge
from whistdrive.ui.dialogs.forget import ForgetDialog
from whistdrive.ui.dialogs.join_people import JoinPeopleDialog
from whistdrive.ui.models.appearances import Field as HistoryField
from whistdrive.ui.models.people import Field
from whistdrive.ui.pages.people import PeoplePage
from whistdrive.ui.settings import Settings
from whistdrive.words import in_language

DETAILS, HISTORY, WISHES = range(3)
ALT, NONE = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.NoModifier


@pytest.fixture
def book(qtbot: QtBot, tmp_path: Path) -> Iterator[Opened[PeoplePage]]:
    """The eight of F8, whose drive is open, and two more who never played."""
    played = replace(of_drive(f8()), title="F8")
    with opened(
        qtbot,
        tmp_path,
        lambda bridge: PeoplePage(bridge, lambda _page, name: tmp_path / name),
        played,
        ("Smith, Ann", "Österlund, Åsa"),
    ) as shown:
        shown.page.resize(1000, 600)
        yield shown


def names(page: PeoplePage) -> list[str]:
    return [str(page.model.index(row, Field.NAME).data()) for row in range(page.model.rowCount())]


def person(book: Opened[PeoplePage], person_id: int) -> Person:
    return book.desk.evening.club.person(person_id)


def look_for(book: Opened[PeoplePage], text: str) -> None:
    """Type into the search field as one does after Ctrl+F."""
    QTest.keyClick(book.page.search, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    book.page.search.clear()
    book.type(text)


def edit(field: QLineEdit, text: str) -> None:
    field.setFocus()
    field.selectAll()
    field.insert(text)


def test_search_forgives_accents_case_and_slips(book: Opened[PeoplePage]) -> None:
    look_for(book, "ostrelund")
    assert names(book.page) == ["Österlund, Åsa"]
    assert book.page.card.title.text() == "Österlund, Åsa"
    book.key(Qt.Key.Key_Escape)
    assert len(names(book.page)) == 10
    assert names(book.page)[:2] == ["Österlund, Åsa", "Player 1"]
    book.desk.do(changes.edit_person, person=3, name="Player 3", nickname="Bobo", club_number="K-77")
    for typed in ("bobo", "k-77"):
        look_for(book, typed)
        assert book.page.person is not None
        assert book.page.person.id == 3


def test_enter_goes_to_who_is_found_and_adds_who_is_not(book: Opened[PeoplePage]) -> None:
    look_for(book, "smith")
    book.key(Qt.Key.Key_Return)
    assert book.page.table.hasFocus()
    assert len(book.desk.evening.club.people) == 10
    look_for(book, "Smyth, Anne")
    book.key(Qt.Key.Key_Return)
    assert book.desk.evening.club.people[-1].name == "Smyth, Anne"
    assert book.page.card.title.text() == "Smyth, Anne"
    look_for(book, "Smith, Ann")
    book.key(Qt.Key.Key_A, ALT)
    assert sorted(each for each in names(book.page) if "Smith" in each) == ["Smith, Ann (#12)", "Smith, Ann (#9)"]
    book.desk.undo()
    book.desk.undo()
    assert [each.name for each in book.stored().club.people[8:]] == ["Smith, Ann", "Österlund, Åsa"]


def test_it_is_said_that_nobody_is_called_so(book: Opened[PeoplePage]) -> None:
    answer = book.page.answer
    look_for(book, "Österlund")
    assert answer.text() == ""
    look_for(book, "Quincy")
    assert answer.text() == "Nobody is called “Quincy”. Enter adds them."
    book.key(Qt.Key.Key_Return)
    assert answer.told == "New in the club: Quincy"
    look_for(book, "Xavier")
    assert "“Xavier”" in answer.text()
    book.key(Qt.Key.Key_Escape)
    assert answer.text() == ""


def test_whatever_leaves_a_field_commits_it(book: Opened[PeoplePage]) -> None:
    page, details = book.page, book.page.card.details
    page.choose(9)
    page.table.setFocus()
    book.key(Qt.Key.Key_Return)
    assert details.name.hasFocus()
    edit(details.name, "Smith,  Anna")
    book.key(Qt.Key.Key_Return)
    assert person(book, 9).name == details.name.text() == "Smith, Anna"
    edit(details.nickname, "Annie")
    details.note.setFocus()
    assert person(book, 9).nickname == "Annie"
    QTest.keyClicks(details.note, "brings cake")
    page.choose(10)
    assert person(book, 9).note == "brings cake"
    assert details.note.toPlainText() == ""
    edit(details.club_number, "7")
    book.key(Qt.Key.Key_Escape)
    assert details.club_number.text() == ""
    edit(details.club_number, "8")
    assert page.settle()
    assert person(book, 10).club_number == "8"
    for _ in range(4):
        book.desk.undo()
    assert person(book, 9) == Person(9, "Smith, Ann")


def test_a_name_that_is_none_is_refused_and_keeps_the_page(book: Opened[PeoplePage]) -> None:
    page = book.page
    page.choose(9)
    edit(page.card.details.name, "   ")
    assert not page.settle()
    assert page.card.details.name.hasFocus()
    page.choose(10)
    assert page.card.details.name.text() == "   "
    assert person(book, 9).name == "Smith, Ann"
    edit(page.card.details.name, "Smith, Bo")
    assert page.settle()
    assert person(book, 9).name == "Smith, Bo"


def test_whoever_is_archived_is_out_of_the_list_in_words(book: Opened[PeoplePage]) -> None:
    page = book.page
    page.choose(9)
    page.table.setFocus()
    book.key(Qt.Key.Key_Delete)
    assert "Smith, Ann" not in names(page)
    page.all_of_them.setChecked(True)
    assert "Smith, Ann (archived)" in names(page)
    page.choose(9)
    assert page.card.archive.text() == "Bring back"
    page.card.archive.click()
    assert person(book, 9).listed


def test_the_history_has_every_drive_and_partners(book: Opened[PeoplePage]) -> None:
    page, history = book.page, book.page.card.history
    book.desk.do(changes.close_drive)
    page.choose(5)
    page.card.views.setCurrentIndex(HISTORY)
    assert "average of a deal: 8.00" in history.summary.text()
    assert "best evening: 24 (F8, 29 November 2026)" in history.summary.text()
    assert "Player 6" in history.partners.text()
    row = [str(history.model.index(0, column).data()) for column in HistoryField]
    assert row[:1] + row[2:] == ["F8", "5", "2", "24", "3"]
    wanted: list[str] = []
    page.go_to.connect(wanted.append)
    history.table.setFocus()
    history.table.setCurrentIndex(history.model.index(0, 0))
    book.key(Qt.Key.Key_Return)
    assert wanted == ["standings"]
    book.desk.open_drive(None)
    book.key(Qt.Key.Key_Return)
    assert book.desk.drive.title == "F8"
    page.choose(9)
    assert history.summary.text() == "Has not taken part in any drive yet."


def test_what_two_people_wish_is_noted_and_given_up(book: Opened[PeoplePage]) -> None:
    page, wishes = book.page, book.page.card.wishes
    page.choose(9)
    page.card.views.setCurrentIndex(WISHES)
    wishes.add.click()
    assert page.card.answer.refusing
    wishes.other.setFocus()
    book.type("ostreluned")
    book.key(Qt.Key.Key_Return)
    assert wishes.other.text() == "Österlund, Åsa"
    book.key(Qt.Key.Key_Return)
    (bond,) = book.desk.evening.club.bonds
    assert (bond.kind, bond.people) == ("apart", (9, 10))
    assert wishes.model.index(0).data() == "Never at one table with Österlund, Åsa"
    wishes.list.setFocus()
    wishes.list.setCurrentIndex(wishes.model.index(0))
    book.key(Qt.Key.Key_Delete)
    assert book.desk.evening.club.bonds == ()


def dialog_of(book: Opened[PeoplePage]) -> JoinPeopleDialog | ForgetDialog:
    dialog = book.page.card.dialog
    assert dialog is not None
    return dialog


def test_an_entry_is_joined_taken_back_and_parted_again(book: Opened[PeoplePage], qtbot: QtBot) -> None:
    page = book.page
    page.choose(5)
    QTest.keyClick(page.table, Qt.Key.Key_J, ALT)
    dialog = dialog_of(book)
    assert isinstance(dialog, JoinPeopleDialog)
    qtbot.waitUntil(dialog.isActiveWindow)
    QTest.keyClicks(dialog.field, "player 6")
    QTest.keyClick(dialog.field, Qt.Key.Key_Return)
    assert "so they are two: F8" in dialog.refusal.text()
    assert not dialog.accept_button.isEnabled()
    dialog.field.setText("")
    QTest.keyClicks(dialog.field, "smith")
    QTest.keyClick(dialog.field, Qt.Key.Key_Return)
    assert "Smith, Ann: no drive" in dialog.preview.text()
    assert "(F8, 29 November 2026)" in dialog.preview.text()
    QTest.keyClick(dialog.field, Qt.Key.Key_Return)
    assert person(book, 9).same_as == 5
    assert "Smith, Ann" not in names(page)
    book.desk.undo()
    assert person(book, 9).listed
    book.desk.redo()
    assert page.card.joined.isVisible()
    page.card.joined.part.click()
    assert person(book, 9).listed
    assert not page.card.joined.isVisible()


def test_a_namesake_is_proposed(book: Opened[PeoplePage]) -> None:
    book.desk.do(changes.add_person, name="SMITH, ANN")
    book.page.choose(9)
    book.page.card.join.click()
    dialog = dialog_of(book)
    assert isinstance(dialog, JoinPeopleDialog)
    assert dialog.field.text() == "SMITH, ANN (#11)"
    assert dialog.accept_button.isEnabled()


@pytest.mark.parametrize("form", [0, 1])
def test_the_data_of_somebody_are_saved_for_them(book: Opened[PeoplePage], form: int) -> None:
    book.page.choose(5)
    book.page.card.export.forms.actions()[form].trigger()
    file = book.path.with_name(f"Player 5.{('html', 'json')[form]}")
    assert str(file) in book.page.card.answer.told
    text = file.read_text("utf-8")
    assert "F8" in text
    assert form == 0 or json.loads(text)["person"]["name"] == "Player 5"


def test_forgetting_asks_for_the_name_and_is_told_in_words(book: Opened[PeoplePage], qtbot: QtBot) -> None:
    page = book.page
    page.choose(5)
    page.card.forget.click()
    dialog = dialog_of(book)
    assert isinstance(dialog, ForgetDialog)
    qtbot.waitUntil(dialog.isActiveWindow)
    said = " ".join(label.text() for label in (dialog.goes, dialog.stays, dialog.beyond))
    assert all(part in said for part in ("Player 5", "1 drive", "results", "copies of the club file"))
    QTest.keyClick(dialog.field, Qt.Key.Key_Return)
    assert not person(book, 5).erased
    page.card.forget.click()
    dialog = dialog_of(book)
    assert isinstance(dialog, ForgetDialog)
    assert not dialog.forget_button.isEnabled()
    QTest.keyClicks(dialog.field, "player 5")
    dialog.forget_button.click()
    assert person(book, 5).erased
    assert book.drive.entrant(5).name == "—"
    assert len(names(page)) == 9
    page.all_of_them.setChecked(True)
    assert "(forgotten)" in names(page)
    page.choose(5)
    assert page.card.title.text() == "(forgotten)"
    assert not page.card.details.name.isEnabled()


def test_fault_92_deleting_says_what_it_would_break(book: Opened[PeoplePage]) -> None:
    page = book.page
    page.choose(5)
    page.card.delete.click()
    assert page.card.answer.refusing
    assert "1 drive" in page.card.answer.text()
    assert "Archive" in page.card.answer.text()
    assert len(book.desk.evening.club.people) == 10
    page.choose(9)
    page.card.delete.click()
    assert len(book.desk.evening.club.people) == 9
    book.desk.undo()
    assert person(book, 9).name == "Smith, Ann"


def test_fault_97_another_name_is_offered_to_drives_that_are_not_closed(book: Opened[PeoplePage]) -> None:
    page = book.page
    page.choose(3)
    edit(page.card.details.name, "Player Three")
    assert page.settle()
    assert book.drive.entrant(3).name == "Player 3"
    assert "called Player 3 (F8)." in page.card.renamed.sentence
    page.card.renamed.choices[0].click()
    assert book.drive.entrant(3).name == "Player Three"
    assert all(paper in page.card.answer.told for paper in ("score cards", "standings"))
    assert not page.card.renamed.isVisible()
    book.desk.do(changes.close_drive)
    edit(page.card.details.name, "Player Drei")
    assert page.settle()
    assert not page.card.renamed.isVisible()
    assert book.stored().drive == book.drive


def test_the_page_is_brought_up_to_date_when_it_is_looked_at(book: Opened[PeoplePage]) -> None:
    page = book.page
    page.hide()
    book.desk.do(changes.add_person, name="Late, Lou")
    assert "Late, Lou" not in names(page)
    page.show()
    assert "Late, Lou" in names(page)


def test_an_empty_club_has_nobody_to_show(qtbot: QtBot, tmp_path: Path) -> None:
    make: Callable[..., PeoplePage] = PeoplePage
    with opened(qtbot, tmp_path, make, drive(0)) as shown:
        assert not shown.page.card.isEnabled()
        shown.type("Ann")
        shown.key(Qt.Key.Key_Return)
        assert shown.page.card.title.text() == "Ann"
        assert shown.page.card.isEnabled()


def test_the_data_of_somebody_speak_the_language_of_the_paper(qtbot: QtBot, tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.ini")
    settings.paper_language = "fi"

    def make(bridge: Bridge) -> PeoplePage:
        return PeoplePage(bridge, lambda _page, name: tmp_path / name, settings)

    with opened(qtbot, tmp_path, make, of_drive(f8())) as shown:
        shown.page.choose(5)
        shown.page.card.export.forms.actions()[0].trigger()
    assert in_language("fi")("person.name") in (tmp_path / "Player 5.html").read_text("utf-8")
