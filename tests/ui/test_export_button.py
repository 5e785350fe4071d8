"""Exports chosen from the menu on the page of standings, written to real files."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from tests.drives import f8, of_drive
from tests.ui.opened import Opened, opened

from whistdrive.export import FILES, ending, export
from whistdrive.ui.bridge import Bridge
from whistdrive.ui.pages.standings import StandingsPage
from whistdrive.ui.settings import Settings
from whistdrive.words import ENGLISH, in_language

Wall = Opened[StandingsPage]


@pytest.fixture
def wall(qtbot: QtBot, tmp_path: Path) -> Iterator[Wall]:
    """Eight players after three rounds of three; whoever asks where to save is told."""

    def make(bridge: Bridge) -> StandingsPage:
        return StandingsPage(bridge, lambda _page, name: tmp_path / name)

    with opened(qtbot, tmp_path, make, replace(of_drive(f8()), title="Tom & Jerry <Cup>")) as shown:
        yield shown


@pytest.mark.parametrize(
    ("file", "name"),
    [
        ("workbook", "results.xlsx"),
        ("web_page", "results.html"),
        ("standings_csv", "standings.csv"),
        ("results_csv", "results.csv"),
        ("seating_csv", "seating.csv"),
    ],
)
def test_each_file_is_written_under_its_usual_name(
    wall: Wall, qtbot: QtBot, tmp_path: Path, file: str, name: str
) -> None:
    button = wall.page.export
    with qtbot.waitSignal(button.press.finished):
        button.files.actions()[FILES.index(file)].trigger()
        assert not button.isEnabled()
    path = tmp_path / f"Tom & Jerry Cup 2026-11-29 {name}"
    assert path.read_bytes() == export(file, wall.drive, ENGLISH)
    assert path.suffix == f".{ending(file)}"
    assert wall.page.answer.text() == f"✓ Saved as {path}"
    assert button.isEnabled()


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)  # a menu wants more than a test's screen has
def test_the_menu_names_every_file_and_opens_by_a_key(wall: Wall, qtbot: QtBot) -> None:
    button = wall.page.export
    assert len({action.text() for action in button.files.actions()}) == len(FILES)
    qtbot.waitUntil(button.isVisible)
    seen: list[bool] = []

    def close() -> None:
        seen.append(button.files.isVisible())
        QTest.keyClick(button.files, Qt.Key.Key_Escape)

    button.files.aboutToShow.connect(lambda: QTimer.singleShot(0, close))
    wall.key(Qt.Key.Key_X, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(lambda: seen == [True])


def test_a_place_that_cannot_be_written_gets_a_sentence(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    where = tmp_path / "file" / "x.csv"
    with opened(
        qtbot, tmp_path, lambda bridge: StandingsPage(bridge, lambda _page, _name: where), of_drive(f8())
    ) as shown:
        with qtbot.waitSignal(shown.page.export.press.finished):
            shown.page.export.files.actions()[0].trigger()
        assert shown.page.answer.text().startswith(f"⚠ “{where}”: this cannot be written")
        assert shown.page.export.isEnabled()


def test_nothing_is_written_where_the_dialog_is_left(qtbot: QtBot, tmp_path: Path) -> None:
    with opened(
        qtbot, tmp_path, lambda bridge: StandingsPage(bridge, lambda _page, _name: None), of_drive(f8())
    ) as shown:
        before = set(tmp_path.iterdir())
        shown.page.export.files.actions()[0].trigger()
        assert shown.page.export.isEnabled()
        assert set(tmp_path.iterdir()) == before


def test_a_file_speaks_the_language_of_the_paper(qtbot: QtBot, tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.ini")
    settings.paper_language = "fi"
    finnish = in_language("fi")

    def make(bridge: Bridge) -> StandingsPage:
        return StandingsPage(bridge, lambda _page, name: tmp_path / name, settings=settings)

    with opened(qtbot, tmp_path, make, replace(of_drive(f8()), title="Cup")) as shown:
        button = shown.page.export
        with qtbot.waitSignal(button.press.finished):
            button.files.actions()[FILES.index("standings_csv")].trigger()
        [path] = tmp_path.glob("*.csv")
        assert path.read_bytes() == export("standings_csv", shown.drive, finnish)
        assert finnish.name("export_name", "standings_csv") in path.name
        assert button.text() == "Export"
