"""A military evening of five teams, in the whole window and by keys alone."""

from __future__ import annotations

from dataclasses import replace
from itertools import count
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from tests.drives import drive
from tests.printing.pages import squeezed, whole
from tests.ui.evenings import focused

from whistdrive.core import changes
from whistdrive.core.drive import Plan
from whistdrive.core.standings import standings
from whistdrive.movement import MOVEMENTS
from whistdrive.store.club import ClubStore
from whistdrive.ui.main_window import MainWindow
from whistdrive.ui.models.entrants import Field
from whistdrive.ui.pages.sign_in import SignInPage
from whistdrive.ui.pages.standings import StandingsPage
from whistdrive.ui.places import Places

CONTROL = Qt.KeyboardModifier.ControlModifier

ROUNDS, TEAMS = 4, 5


def press(key: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(focused(), key, held)


def type_in(text: str) -> None:
    QTest.keyClicks(focused(), text)
    press(Qt.Key.Key_Return)


def sign_everybody_in(page: SignInPage, qtbot: QtBot) -> None:
    """Twenty names at the door, and their teams in the list, which stands in the order of names."""
    for team in "ABCDE":
        for player in "klmn":
            type_in(f"{team}{player}")
    press(Qt.Key.Key_Down)
    for row in range(4 * TEAMS):
        page.table.setCurrentIndex(page.table.model().index(row, Field.TEAM))
        press(Qt.Key.Key_F2)
        type_in(str(row // 4 + 1))
        qtbot.waitUntil(lambda: focused() is page.table)


def test_five_teams_play_an_evening(window: MainWindow, qtbot: QtBot, places: Places, tmp_path: Path) -> None:
    planned = replace(drive(0, movement=MOVEMENTS["teams"](), plan=Plan(rounds=ROUNDS, interval=0)), title="Military")
    window.desk.do(changes.new_drive, drive=planned)
    press(Qt.Key.Key_1, CONTROL)
    page = window.page
    assert isinstance(page, SignInPage)
    page.focus_first()
    sign_everybody_in(page, qtbot)
    assert page.count.text() == "20 in · tables: 5 · whole teams: 5"
    tricks = (number % 14 for number in count(3, 5))
    for number in range(1, ROUNDS + 1):
        QTest.keyClick(window, Qt.Key.Key_Return, CONTROL)
        assert len(window.desk.drive.rounds) == number
        press(Qt.Key.Key_3, CONTROL)
        for _ in range(TEAMS):
            type_in(str(next(tricks)))
    found = standings(window.desk.drive)
    assert found.control == (26 * TEAMS * ROUNDS // 2, 26 * TEAMS * ROUNDS // 2)
    assert [len(row.entrants) for row in found.rows] == [4] * TEAMS
    press(Qt.Key.Key_4, CONTROL)
    wall = window.page
    assert isinstance(wall, StandingsPage)
    assert wall.save_pdf(tmp_path / "military.pdf")
    printed = whole((tmp_path / "military.pdf").read_bytes())
    for row in found.rows:
        people = [window.desk.drive.entrant(each) for each in row.entrants]
        names = " · ".join(f"{each.number}\N{NO-BREAK SPACE}{each.name}" for each in people)
        place = f"{row.place}{'=' if row.shared else ''}"
        assert squeezed(f"{place} Team {people[0].team} {names} {row.total} 8") in printed
        assert f"Team {people[0].team}\n{names}" in [
            wall.searched.index(at, 2).data() for at in range(wall.searched.rowCount())
        ]
    held, drive_id = window.desk.evening, window.desk.drive.id
    window.close()
    with ClubStore.open(places.first_club) as store:
        assert store.evening(drive_id) == held
