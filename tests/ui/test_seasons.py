"""The page of the seasons, by keys, on a club in a file."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from python_calamine import CalamineWorkbook
from tests.desk.test_seasons import SEVEN, hold
from tests.printing.pages import squeezed, whole
from tests.ui.evenings import focused

from whistdrive.core import changes
from whistdrive.core.club import Season
from whistdrive.export.season import ENDINGS, season_file
from whistdrive.ui.app import House
from whistdrive.ui.main_window import MainWindow
from whistdrive.ui.models.season_rows import FIRST_EVENING, Field
from whistdrive.ui.pages.seasons import DRIVES, PAPER, RULES, TABLE, SeasonsPage
from whistdrive.words import ENGLISH, in_language

EVENINGS = len(SEVEN)


@pytest.fixture
def page(window: MainWindow) -> SeasonsPage:
    """The page in a club of seven evenings, none of which is in a season yet."""
    for number, points in enumerate(SEVEN, start=1):
        hold(window.desk, points, number=number)
    window.desk.open_drive(None)
    window.go_to("seasons")
    shown = window.pages["seasons"]
    assert isinstance(shown, SeasonsPage)
    return shown


@pytest.fixture
def winter(page: SeasonsPage) -> SeasonsPage:
    """The same with a season of all seven, of which the best five count."""
    drives = tuple(range(1, EVENINGS + 1))
    page.desk.do(changes.keep_season, season=Season(0, "Winter", drives, best=5))
    return page


def press(*keys: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    for key in keys:
        QTest.keyClick(focused(), key, modifier)


def row(page: SeasonsPage, name: str) -> list[str]:
    """The cells of somebody."""
    [found] = [at for at in range(page.model.rowCount()) if page.model.index(at, Field.NAME).data() == name]
    return [page.model.index(found, column).data() for column in range(page.model.columnCount())]


def test_a_season_is_begun_named_and_filled_by_keys_alone(page: SeasonsPage) -> None:
    assert page.focusWidget() is page.new
    press(Qt.Key.Key_Space)
    assert page.views.currentIndex() == RULES
    QTest.keyClicks(focused(), "Winter")
    press(Qt.Key.Key_Tab)
    QTest.keyClicks(focused(), "5")
    press(Qt.Key.Key_Return)
    [season] = page.desk.evening.club.seasons
    assert (season.name, season.best, season.drives) == ("Winter", 5, ())
    page.views.setFocus()
    press(Qt.Key.Key_Left)
    assert page.views.currentIndex() == DRIVES
    press(Qt.Key.Key_Tab)
    QTest.keyClicks(focused(), "evening 7")
    press(Qt.Key.Key_Down)
    press(Qt.Key.Key_Space)
    assert page.desk.evening.club.seasons[0].drives == (7,)
    page.drives.search.clear()
    page.drives.all_shown.click()
    assert page.desk.evening.club.seasons[0].drives == tuple(range(1, EVENINGS + 1))
    page.desk.undo()
    assert page.desk.evening.club.seasons[0].drives == (7,)
    assert [page.drives.model.index(at).data(Qt.ItemDataRole.CheckStateRole) for at in (0, 1)] == [
        Qt.CheckState.Checked,
        Qt.CheckState.Unchecked,
    ]


def test_known_fault_68_the_table_follows_a_correction(winter: SeasonsPage) -> None:
    evenings = ["150", "160", "(140)", "155", "", "170", "145"]
    assert row(winter, "Player 1")[Field.TOTAL :] == ["780", "6", "6.39", *evenings]
    desk = winter.desk
    desk.open_drive(3)
    desk.do(changes.reopen_drive, reason="added up wrongly", when="2026-12-01 20:00")
    assert not winter.isVisible()
    QTest.keyClick(winter.window(), Qt.Key.Key_9, Qt.KeyboardModifier.ControlModifier)
    assert winter.left_out.isVisible()
    assert "Evening 3" in winter.left_out.sentence
    assert row(winter, "Player 1")[FIRST_EVENING:] == ["150", "160", "155", "", "170", "145"]
    desk.do(changes.write_card, entrant=1, total=165)
    desk.do(changes.close_drive)
    assert not winter.left_out.isVisible()
    assert row(winter, "Player 1")[Field.TOTAL] == "800"


def test_a_cell_is_said_in_words_and_the_name_stays_in_sight(winter: SeasonsPage) -> None:
    winter.resize(500, 400)
    winter.focus_first()
    press(*[Qt.Key.Key_Right] * (FIRST_EVENING + EVENINGS))
    index = winter.table.currentIndex()
    assert index.column() == FIRST_EVENING + EVENINGS - 1
    here = winter.table.visualRect(index)
    assert here.right() <= winter.table.viewport().width()
    assert winter.table.pinned > Field.NAME
    name = winter.table.model().index(index.row(), Field.NAME)
    assert winter.table.seen(name)
    winter.table.keyboardSearch("player 1")
    assert winter.told.text() == "Player 1: place 1=, 780 in all"
    press(*[Qt.Key.Key_Right] * (FIRST_EVENING - Field.NAME + 2))
    assert winter.told.text() == (
        "Player 1 · “Evening 3”, 22 September 2026: points: 140, place: 4; does not count, others were better"
    )


def test_points_for_places_and_what_is_no_figure(winter: SeasonsPage) -> None:
    winter.views.setCurrentIndex(RULES)
    winter.rules.by.setFocus()
    press(Qt.Key.Key_Down)
    [season] = winter.desk.evening.club.seasons
    assert (season.by, season.for_places) == ("place", (10, 8, 6, 5, 4, 3, 2, 1))
    winter.rules.for_places.setText("10, many")
    winter.views.setCurrentIndex(TABLE)
    assert not winter.settle()
    assert focused() is winter.rules.for_places
    winter.rules.for_places.setText("3; 2, 1")
    assert winter.settle()
    assert winter.desk.evening.club.seasons[0].for_places == (3, 2, 1)
    winter.desk.undo()
    assert winter.rules.for_places.text() == "10 8 6 5 4 3 2 1"


def test_another_season_takes_in_what_was_typed_in_the_one_before(winter: SeasonsPage) -> None:
    winter.desk.do(changes.keep_season, season=Season(0, "Spring"))
    winter.views.setCurrentIndex(RULES)
    winter.rules.name.setText("Winter 2026")
    winter.chosen.setCurrentIndex(winter.chosen.findText("Spring"))
    winter.chosen.activated.emit(winter.chosen.currentIndex())
    assert [season.name for season in winter.desk.evening.club.seasons] == ["Winter 2026", "Spring"]
    assert (winter.chosen.currentText(), winter.rules.name.text()) == ("Spring", "Spring")


def test_striking_is_taken_back(winter: SeasonsPage) -> None:
    winter.strike.click()
    assert winter.desk.evening.club.seasons == ()
    assert winter.none_yet.isVisible()
    winter.desk.undo()
    assert row(winter, "Player 1")[Field.TOTAL] == "780"


def test_paper_and_files(winter: SeasonsPage, qtbot: QtBot, tmp_path: Path) -> None:
    def into(_parent: object, name: str) -> Path:
        return tmp_path / name

    winter.export._ask = winter.paper._ask = into
    winter.views.setCurrentIndex(PAPER)
    qtbot.waitUntil(winter.paper.save.isEnabled)
    winter.paper.save.click()
    assert "780" in squeezed(whole((tmp_path / "Winter.pdf").read_bytes()))
    for action in winter.export.files.actions():
        action.trigger()
    qtbot.waitUntil(lambda: len(list(tmp_path.glob("Winter.*"))) == 4)
    with (tmp_path / "Winter.xlsx").open("rb") as file:
        assert CalamineWorkbook.from_filelike(file).sheet_names == ["Season table"]
    assert "780" in (tmp_path / "Winter.csv").read_text(encoding="utf-8-sig")
    assert "780" in (tmp_path / "Winter.html").read_text(encoding="utf-8")


def test_files_speak_the_language_of_the_paper(house: House, winter: SeasonsPage, qtbot: QtBot, tmp_path: Path) -> None:
    house.settings.paper_language = "fi"
    winter.export._ask = lambda _parent, name: tmp_path / name
    finnish = in_language("fi")
    with qtbot.waitSignal(winter.export.press.finished):
        winter.export.files.actions()[list(ENDINGS).index("csv")].trigger()
    assert winter.view is not None
    assert (tmp_path / "Winter.csv").read_bytes() == season_file("csv", winter.view, finnish)
    assert season_file("csv", winter.view, finnish) != season_file("csv", winter.view, ENGLISH)
