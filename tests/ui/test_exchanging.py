"""Files from elsewhere, looked at in the window before anything is written, and files for elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from tests.drives import HARD_NAMES, f8, of_drive
from tests.ui.opened import focused

from whistdrive.core import changes
from whistdrive.core.drive import Drive
from whistdrive.desk.desk import Desk
from whistdrive.exchange.drive_file import written
from whistdrive.export.lists import list_file
from whistdrive.store import ClubStore
from whistdrive.ui.bridge import Bridge
from whistdrive.ui.dialogs.export_file import ExportDialog
from whistdrive.ui.dialogs.import_file import ImportDialog
from whistdrive.ui.exchanging import Exchanging
from whistdrive.ui.main_window import MainWindow
from whistdrive.ui.settings import Settings
from whistdrive.words import ENGLISH, in_language


class Asked:
    """Answers for the system's dialogs."""

    def __init__(self) -> None:
        self.path: Path | None = None

    def open(self, _parent: QWidget) -> Path | None:
        return self.path

    def save(self, _parent: QWidget, _name: str) -> Path | None:
        return self.path


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    found = Desk(ClubStore.create(tmp_path / "club.whist"))
    yield found
    found.close()


def begun(desk: Desk) -> Drive:
    """F8 in a club that has it."""
    of = f8()
    desk.do(changes.import_drive, drive=of_drive(of), people=of.club.people)
    return desk.drive


def dialog(qtbot: QtBot, desk: Desk, usual: str | None, path: Path, asked: Asked | None = None) -> ImportDialog:
    made = ImportDialog(Bridge(desk, ENGLISH), usual, (asked or Asked()).open)
    qtbot.addWidget(made)
    made.open_file(path)
    with qtbot.waitExposed(made):
        made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    return made


def put(folder: Path, name: str, data: bytes | str) -> Path:
    path = folder / name
    path.write_bytes(data.encode() if isinstance(data, str) else data)
    return path


def columns(of: ImportDialog) -> list[str]:
    return [of.model.headerData(at, Qt.Orientation.Horizontal) for at in range(of.model.columnCount())]


def texts(of: ImportDialog, column: int) -> list[str]:
    return [of.model.index(at, column).data() for at in range(of.model.rowCount())]


def test_people_are_looked_at_and_taken_in_with_keys_alone(qtbot: QtBot, desk: Desk, tmp_path: Path) -> None:
    desk.do(changes.add_person, name="Ann", nickname="Annie")
    path = put(tmp_path, "members.csv", "Name;Nickname\nAnn;Nan\nBo;\n;Cy\nDi;\n")
    shown = dialog(qtbot, desk, "people", path)
    assert columns(shown) == ["Row", "Will be", "Name", "Nickname", "What to look at"]
    assert texts(shown, 1) == ["? new namesake", "new", "⚠ cannot be taken in", "new"]
    assert not shown.accept_button.isEnabled()
    assert [person.name for person in desk.evening.club.people] == ["Ann"]
    assert focused() is shown.table
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Space):
        QTest.keyClick(shown.table, key)
    assert texts(shown, 1)[2] == "left out"
    assert shown.accept_button.isEnabled()
    assert shown.accept_button.text() == "Take 3 rows &in"
    QTest.keyClick(shown.table, Qt.Key.Key_Up)
    QTest.keyClick(shown.table, Qt.Key.Key_Up)
    assert shown.row.who.isVisible()
    shown.row.who.setFocus()
    QTest.keyClick(shown.row.who, Qt.Key.Key_Down)
    assert texts(shown, 1)[0] == "changed"
    with qtbot.waitSignal(shown.taken):
        QTest.keyClick(shown, Qt.Key.Key_I, Qt.KeyboardModifier.AltModifier)
    people = [(person.name, person.nickname) for person in desk.evening.club.people]
    assert people == [("Ann", "Nan"), ("Bo", ""), ("Di", "")]
    desk.undo()
    assert [person.name for person in desk.evening.club.people] == ["Ann"]


def test_a_name_in_capitals_is_shown_whole_and_can_be_corrected(qtbot: QtBot, desk: Desk, tmp_path: Path) -> None:
    """Known fault 12; a row that is wrong can be mended in place too."""
    path = put(tmp_path, "members.csv", "Name;Archived\nJEAN DE LA TOUR;\nBo;perhaps\n")
    shown = dialog(qtbot, desk, "people", path)
    assert texts(shown, 2) == ["JEAN DE LA TOUR", "Bo"]
    QTest.keyClick(shown.table, Qt.Key.Key_F2)
    QTest.keyClicks(focused(), "Jean de la Tour")
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: texts(shown, 2)[0] == "Jean de la Tour")
    assert focused() is shown.table
    assert not shown.accept_button.isEnabled()
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_F2):
        QTest.keyClick(shown.table, key)
    QTest.keyClicks(focused(), "yes")
    shown.take()
    assert [(each.name, each.archived) for each in desk.evening.club.people] == [
        ("Jean de la Tour", False),
        ("Bo", True),
    ]
    desk.undo()
    assert not desk.evening.club.people


def test_how_a_file_is_read_and_matched_can_be_changed(qtbot: QtBot, desk: Desk, tmp_path: Path) -> None:
    path = put(tmp_path, "люди.csv", "кто;номер\nЛев;7\n".encode("cp1251"))
    shown = dialog(qtbot, desk, "people", path)
    assert not shown.reading.headed.isChecked()
    shown.reading.encoding.setCurrentIndex(shown.reading.encoding.findData("cp1251"))
    shown.reading.encoding.activated.emit(0)
    assert shown.reading.separator.currentText() == "semicolon"
    shown.reading.headed.click()
    choice = shown.columns.choices["name"]
    assert choice.itemText(1) == "A: кто"
    choice.setCurrentIndex(1)
    choice.activated.emit(1)
    number = shown.columns.choices["club_number"]
    number.setCurrentIndex(2)
    number.activated.emit(2)
    assert [texts(shown, at) for at in (2, 3)] == [["Лев"], ["7"]]
    shown.take()
    assert [(each.name, each.club_number) for each in desk.evening.club.people] == [("Лев", "7")]


def test_what_cannot_be_read_is_said_and_another_file_can_be_chosen(qtbot: QtBot, desk: Desk, tmp_path: Path) -> None:
    asked = Asked()
    shown = dialog(qtbot, desk, "people", put(tmp_path, "x.csv", b"a\0b"), asked)
    assert "save it as XLSX or as CSV" in shown.refusal.text()
    assert not shown.accept_button.isEnabled()
    asked.path = put(tmp_path, "y.csv", "Name\nAnn\n")
    shown.other.click()
    assert texts(shown, 2) == ["Ann"]
    assert shown.refusal.isHidden()


def test_results_are_recognised_and_corrected(qtbot: QtBot, desk: Desk, tmp_path: Path) -> None:
    begun(desk)
    path = put(tmp_path, "results.xlsx", list_file("results", "xlsx", desk.evening, ENGLISH))
    desk.do(changes.clear_deal, number=1, table=1, deal=1)
    shown = dialog(qtbot, desk, None, path)
    assert shown.reading.target.currentData() == "results"
    assert texts(shown, 1) == ["new", *["as it is"] * 5]
    shown.take()
    assert desk.drive.rounds == of_drive(f8()).rounds


def test_a_whole_drive_asks_about_namesakes(qtbot: QtBot, desk: Desk, tmp_path: Path) -> None:
    of = f8(HARD_NAMES)
    desk.do(changes.add_person, name="Li, Bo")
    desk.do(changes.add_person, name="Li, Bo")
    shown = dialog(qtbot, desk, None, put(tmp_path, "drive.json", written(of.club, of_drive(of))))
    assert shown.reading.target.currentData() == "drive"
    assert shown.columns.isHidden()
    assert not shown.accept_button.isEnabled()
    shown.row.who.setCurrentIndex(2)
    shown.row.who.activated.emit(2)
    assert shown.accept_button.isEnabled()
    shown.take()
    assert [each.name for each in desk.drive.entrants] == list(HARD_NAMES[:8])
    assert len(desk.evening.club.people) == 9


def test_a_long_table_shows_first_what_is_to_be_looked_at(qtbot: QtBot, desk: Desk, tmp_path: Path) -> None:
    rows = [f"Person {at}" for at in range(800)]
    shown = dialog(qtbot, desk, "people", put(tmp_path, "x.csv", "\n".join(["Name;Nickname", *rows, ";x"])))
    assert shown.model.rowCount() == 500
    assert texts(shown, 0)[0] == "802"
    assert "the first 500 rows are shown" in shown.summary.text()


def exchanging_of(window: MainWindow) -> Exchanging:
    found = window.findChild(Exchanging)
    assert isinstance(found, Exchanging)
    return found


def opened_by(exchanging: Exchanging) -> ImportDialog | None:
    return exchanging.import_dialog


def test_a_file_that_is_dragged_onto_the_window_is_shown(window: MainWindow, tmp_path: Path) -> None:
    exchanging = exchanging_of(window)
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(put(tmp_path, "x.csv", "Name\nAnn\n")))])
    copy, left, none = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    entered = QDragEnterEvent(QPoint(5, 5), copy, data, left, none)
    window.dragEnterEvent(entered)
    assert entered.isAccepted()
    window.dropEvent(QDropEvent(QPointF(5, 5), copy, data, left, none))
    shown = opened_by(exchanging)
    assert shown is not None
    assert texts(shown, 2) == ["Ann"]
    shown.reject()
    assert opened_by(exchanging) is None


@pytest.mark.parametrize(
    ("page", "usual"), [("people", "people"), ("sign_in", "entrants"), ("seating", "schedule"), ("scores", "results")]
)
def test_each_page_reads_what_belongs_there(eight: MainWindow, tmp_path: Path, page: str, usual: str) -> None:
    asked, exchanging = Asked(), exchanging_of(eight)
    exchanging.ask = asked.open
    assert eight.go_to(page)
    eight.actions_by_key["import"].trigger()
    assert opened_by(exchanging) is None
    asked.path = put(tmp_path, "x.csv", "nothing that is known\n1\n")
    eight.page.import_wanted.emit()
    shown = opened_by(exchanging)
    assert shown is not None
    assert shown.reading.target.currentData() == usual
    shown.reject()


def test_the_menu_shows_what_can_be_exported(window: MainWindow) -> None:
    exchanging = exchanging_of(window)
    window.actions_by_key["export"].trigger()
    assert exchanging.export_dialog is not None
    exchanging.export_dialog.reject()
    window.actions_by_key["export"].trigger()


def test_what_is_exported_speaks_the_language_of_the_paper(qtbot: QtBot, desk: Desk, tmp_path: Path) -> None:
    desk.do(changes.add_person, name="Ann")
    asked, settings, named = Asked(), Settings(tmp_path / "settings.ini"), []
    settings.paper_language = "fi"
    asked.path = tmp_path / "people.csv"

    def ask(parent: QWidget, name: str) -> Path | None:
        named.append(name)
        return asked.save(parent, name)

    made = ExportDialog(Bridge(desk, ENGLISH), ask, settings)
    qtbot.addWidget(made)
    assert made.what.currentText() == ENGLISH.name("target", "people")
    made.save()
    finnish = in_language("fi")
    assert named == [f"{finnish.name('target', 'people')}.csv"]
    assert finnish("person.name") in asked.path.read_text("utf-8-sig")
    again = dialog(qtbot, desk, "people", asked.path)
    assert columns(again)[2] == ENGLISH("person.name")


def test_everything_can_be_exported_and_what_is_a_list_comes_back(qtbot: QtBot, desk: Desk, tmp_path: Path) -> None:
    asked = Asked()
    empty = ExportDialog(Bridge(desk, ENGLISH), asked.save)
    qtbot.addWidget(empty)
    assert [empty.what.itemData(at) for at in range(empty.what.count())] == ["people"]
    begun(desk)
    made = ExportDialog(Bridge(desk, ENGLISH), asked.save)
    qtbot.addWidget(made)
    for at in range(made.what.count()):
        made.what.setCurrentIndex(at)
        made.what.activated.emit(at)
        for form in range(made.form.count()):
            made.form.setCurrentIndex(form)
            asked.path = tmp_path / f"{made.what.currentData()}.{made.form.currentData()}"
            made.save()
            assert asked.path.stat().st_size
    assert {path.name for path in tmp_path.iterdir()} >= {"people.csv", "people.xlsx", "drive.json", "web_page.html"}
    asked.path = tmp_path / "nowhere" / "x.csv"
    made.save()
    assert made.refusal.text()
    asked.path = None
    made.save()
