"""The wall in the whole program; the second screen is wherever the platform of the test has one."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot
from tests.ui.evenings import focused, seat_next, write

from whistdrive.core import changes
from whistdrive.ui import theme
from whistdrive.ui.app import House
from whistdrive.ui.appearance import show_scheme
from whistdrive.ui.main_window import MainWindow
from whistdrive.ui.text_size import SIZES
from whistdrive.ui.wall.bell import Bell, play
from whistdrive.ui.wall.board import Board
from whistdrive.ui.wall.clock import WallClock
from whistdrive.ui.wall.projector import Projector
from whistdrive.ui.wall.scenes import VIEWS, View
from whistdrive.ui.wall.window import WallWindow
from whistdrive.ui.widgets.wheelproof import SpinBox
from whistdrive.words import ENGLISH

CONTROL_SHIFT = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def projector(eight: MainWindow, qtbot: QtBot) -> Projector:
    """The wall of F8, opened by its key; its bell is silent. It closes with the window."""
    found = eight.findChild(Projector)
    assert isinstance(found, Projector)
    found.clock.rings.disconnect(found.bell.ring)
    QTest.keyClick(eight, Qt.Key.Key_W, CONTROL_SHIFT)
    eight.activateWindow()  # the platform of the tests gives every new window the keyboard
    qtbot.waitUntil(eight.isActiveWindow)
    return found


def wall(projector: Projector) -> WallWindow:
    assert projector.window is not None
    return projector.window


def view(projector: Projector) -> View:
    return projector.view


def held(board: Board) -> bool:
    return board.is_held


def said(projector: Projector) -> str:
    window = wall(projector)
    parts = (window.strip if window.strip.isVisible() else window.play, window.board)
    return " | ".join(text for part in parts if part.isVisible() for text in part.texts())


def press(projector: Projector, key: Qt.Key) -> None:
    QTest.keyClick(wall(projector), key)


def active(projector: Projector, qtbot: QtBot) -> None:
    wall(projector).activateWindow()
    qtbot.waitUntil(wall(projector).isActiveWindow)


def test_the_key_opens_the_wall_and_leads_to_its_bar(eight: MainWindow, projector: Projector, qtbot: QtBot) -> None:
    assert wall(projector).isVisible()
    qtbot.waitUntil(eight.isActiveWindow)
    assert focused() is projector.bar.views
    assert "Welcome" in said(projector)
    assert "hearts" in said(projector)


def test_the_wall_follows_the_desk_by_itself(eight: MainWindow, projector: Projector) -> None:
    seat_next(eight.desk)
    assert view(projector) == "seating"
    assert "Round 1: who sits at each table" in said(projector)
    eight.desk.do(changes.edit_entrant, entrant=8, name="Ólafur & Co", number=8, pair=None)
    assert "8 Ólafur & Co" in said(projector)
    projector.choose("standings")
    write(eight.desk, 1, 8)
    assert "No round is complete yet." in said(projector)
    write(eight.desk, 2, 6)
    assert "After round 1 of 3" in said(projector)
    eight.desk.undo()
    assert "No round is complete yet." in said(projector)


def test_no_result_is_seen_before_it_is_entered(eight: MainWindow, projector: Projector) -> None:
    seat_next(eight.desk)
    write(eight.desk, 2, 6)
    projector.choose("standings")
    eight.go_to("scores")
    QTest.keyClicks(focused(), "1")
    assert "No round is complete yet." in said(projector)
    QTest.keyClicks(focused(), "0")
    assert "No round is complete yet." in said(projector)
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    entered = said(projector)
    assert "After round 1 of 3" in entered
    QTest.keyClick(focused(), Qt.Key.Key_Home, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(focused(), "13")
    assert said(projector) == entered
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    assert said(projector) != entered


def test_no_text_is_seen_before_it_is_finished(eight: MainWindow, projector: Projector) -> None:
    seat_next(eight.desk)
    projector.choose("standings")
    QTest.keyClick(eight, Qt.Key.Key_M, CONTROL_SHIFT)
    assert projector.bar.text.isVisible()
    projector.bar.text.setFocus()
    QTest.keyClicks(projector.bar.text, "Tea is ser")
    assert view(projector) == "standings"
    QTest.keyClicks(projector.bar.text, "ved")
    QTest.keyClick(projector.bar.text, Qt.Key.Key_Return)
    assert view(projector) == "text"
    assert wall(projector).own.text == "Tea is served"


def test_keys_in_the_wall_choose_what_it_shows(eight: MainWindow, projector: Projector, qtbot: QtBot) -> None:
    seat_next(eight.desk)
    active(projector, qtbot)
    for nth, wanted in enumerate(VIEWS):
        press(projector, Qt.Key(Qt.Key.Key_1 + nth))
        assert view(projector) == wanted
        assert projector.bar.views.currentIndex() == nth


def test_arrows_in_the_bar_choose_what_the_wall_shows(eight: MainWindow, projector: Projector) -> None:
    seat_next(eight.desk)
    QTest.keyClick(projector.bar.views, Qt.Key.Key_Down)
    assert view(projector) == "tables"


def test_pages_turn_by_key_and_can_be_kept(eight: MainWindow, projector: Projector, qtbot: QtBot) -> None:
    seat_next(eight.desk)
    active(projector, qtbot)
    board = wall(projector).board
    assert board.pages == 2
    by_table = said(projector)
    press(projector, Qt.Key.Key_Right)
    assert "where you sit" in said(projector)
    press(projector, Qt.Key.Key_Left)
    assert said(projector) == by_table
    assert not held(board)
    press(projector, Qt.Key.Key_P)
    assert held(board)
    eight.desk.do(changes.edit_entrant, entrant=8, name="Ng, X", number=8, pair=None)
    assert held(board)
    press(projector, Qt.Key.Key_P)
    assert not held(board)


def test_pages_turn_by_themselves(eight: MainWindow, projector: Projector, qtbot: QtBot) -> None:
    seat_next(eight.desk)
    board = wall(projector).board
    board.turn_every(10)
    qtbot.waitUntil(lambda: board.page == 1, timeout=1000)
    qtbot.waitUntil(lambda: board.page == 0, timeout=1000)


def test_full_screen_and_back_by_key(projector: Projector, qtbot: QtBot) -> None:
    active(projector, qtbot)
    press(projector, Qt.Key.Key_F11)
    assert wall(projector).isFullScreen()
    press(projector, Qt.Key.Key_Escape)
    assert not wall(projector).isFullScreen()
    press(projector, Qt.Key.Key_F11)
    press(projector, Qt.Key.Key_F11)
    assert not wall(projector).isFullScreen()


def test_the_wall_closes_by_key_and_with_the_window(eight: MainWindow, projector: Projector, qtbot: QtBot) -> None:
    active(projector, qtbot)
    QTest.keyClick(wall(projector), Qt.Key.Key_W, Qt.KeyboardModifier.ControlModifier)
    assert projector.window is None
    assert projector.bar.isHidden()
    projector.open()
    window = wall(projector)
    eight.close()
    assert not window.isVisible()


def test_starting_the_clock_turns_to_the_trump_and_a_new_round_to_the_seats(
    house: House, eight: MainWindow, projector: Projector
) -> None:
    seat_next(eight.desk)
    QTest.keyClick(eight, Qt.Key.Key_P, CONTROL_SHIFT)
    assert focused() is projector.bar.minutes
    projector.bar.minutes.setValue(7)
    QTest.keyClick(projector.bar.minutes, Qt.Key.Key_Return)
    assert house.settings.round_minutes == 7
    QTest.keyClick(eight, Qt.Key.Key_P, CONTROL_SHIFT)
    assert projector.clock.runs
    assert view(projector) == "play"
    assert "7:00" in said(projector)
    QTest.keyClick(eight, Qt.Key.Key_L, CONTROL_SHIFT)
    assert "8:00" in said(projector)
    assert eight.actions_by_key["wall_clock"].iconText() == "Pause the clock"
    QTest.keyClick(eight, Qt.Key.Key_P, CONTROL_SHIFT)
    assert "paused" in said(projector)
    seat_next(eight.desk)
    assert view(projector) == "seating"
    assert "7:00" in said(projector)
    assert not projector.clock.runs


def test_hidden_rounds_are_remembered(house: House, eight: MainWindow, projector: Projector) -> None:
    for _ in range(3):
        seat_next(eight.desk)
        for table in (1, 2):
            write(eight.desk, table, 8)
    projector.choose("standings")
    assert "After round 3 of 3" in said(projector)
    projector.bar.hidden.setValue(1)
    QTest.keyClick(projector.bar.hidden, Qt.Key.Key_Return)
    assert "After round 2 of 3" in said(projector)
    assert "secret" in said(projector)
    assert house.settings.hidden_rounds == 1


def test_a_drive_that_is_left_takes_its_lists_with_it(eight: MainWindow, projector: Projector) -> None:
    seat_next(eight.desk)
    name = eight.desk.drive.entrants[0].name
    assert name in said(projector)
    eight.desk.open_drive(None)
    assert name not in said(projector)
    assert "Our club" in said(projector)


@pytest.mark.parametrize("scheme", [theme.LIGHT, theme.DARK])
@pytest.mark.parametrize("wanted", VIEWS)
def test_every_view_is_drawn_in_the_colours_of_the_moment(
    eight: MainWindow, projector: Projector, qtbot: QtBot, scheme: theme.Scheme, wanted: View
) -> None:
    seat_next(eight.desk)
    before = theme.scheme()
    show_scheme(scheme)
    projector.choose(wanted)
    qtbot.waitUntil(lambda: wall(projector).board.palette().window().color() == QColor(scheme.ground))
    image = wall(projector).grab().toImage()
    ground, text = QColor(scheme.ground).rgb(), QColor(scheme.text).rgb()
    pixels = {image.pixel(x, y) for x in range(0, image.width(), 2) for y in range(0, image.height(), 2)}
    show_scheme(before)
    assert {ground, text} <= pixels


@pytest.mark.parametrize("size", [1.0, 1.5, 2.0])
def test_the_bar_leaves_the_window_its_size_and_cuts_nothing(
    house: House, eight: MainWindow, projector: Projector, qtbot: QtBot, size: float
) -> None:
    house.settings.round_minutes = 12
    projector.clock.set_minutes(12)
    for _ in SIZES[: SIZES.index(size)]:
        house.text_size.larger()
    eight.resize(1024, 600)
    projector.bar.more.click()

    def nothing_is_cut() -> None:
        parts = [each for each in projector.bar.findChildren(QWidget) if isinstance(each, QLabel | QPushButton)]
        shown = [each for each in parts if each.isVisible()]
        assert [each.text() for each in shown if each.width() < each.sizeHint().width()] == []
        assert all(eight.rect().contains(each.mapTo(eight, each.rect().bottomRight())) for each in shown)

    qtbot.waitUntil(nothing_is_cut, timeout=1000)
    assert (eight.width(), eight.height()) == (1024, 600)
    for _ in SIZES:
        house.text_size.smaller()


def test_whatever_takes_the_focus_in_the_bar_has_a_name(projector: Projector) -> None:
    projector.bar.more.click()
    shown = [each for each in projector.bar.findChildren(QWidget) if each.isVisible() and not inside_a_figure(each)]
    fields = [each for each in shown if each.focusPolicy() & Qt.FocusPolicy.TabFocus]
    assert len(fields) >= 9
    for each in fields:
        assert QAccessible.queryAccessibleInterface(each).text(QAccessible.Text.Name), type(each)


def inside_a_figure(widget: QWidget) -> bool:
    return isinstance(widget.parentWidget(), SpinBox)


class Moment:
    """A clock in the hand of the test."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.mark.usefixtures("qapp")
def test_the_bell_strikes_once_for_the_last_minutes_and_twice_at_the_end() -> None:
    moment, strokes = Moment(), list[tuple[float, int]]()
    clock = WallClock(3, moment)
    clock.rings.connect(lambda many: strokes.append((moment.now, many)))
    clock.toggle()
    for second in range(1, 200):
        moment.now = float(second)
        clock.look()
    assert strokes == [(120, 1), (180, 2)]
    assert not clock.runs
    face = clock.face(ENGLISH)
    assert (face.figures, face.word, face.is_up) == ("0:00", "Time!", True)
    clock.toggle()
    assert clock.face(ENGLISH).figures == "3:00"


@pytest.mark.usefixtures("qapp")
def test_a_computer_that_slept_hears_the_end_once() -> None:
    moment, strokes = Moment(), list[int]()
    clock = WallClock(3, moment)
    clock.rings.connect(strokes.append)
    clock.toggle()
    moment.now = 5000
    clock.look()
    clock.look()
    assert strokes == [2]


@pytest.mark.usefixtures("qapp")
def test_a_new_length_counts_for_the_next_round_where_this_one_has_begun() -> None:
    moment = Moment()
    clock = WallClock(3, moment)
    clock.set_minutes(5)
    assert clock.face(ENGLISH).figures == "5:00"
    clock.toggle()
    moment.now = 60
    clock.set_minutes(9)
    assert clock.face(ENGLISH).figures == "4:00"
    clock.renew()
    assert clock.face(ENGLISH).figures == "9:00"
    clock.set_minutes(0)
    assert clock.face(ENGLISH).figures == ""


def test_the_strokes_of_the_bell_come_apart(qtbot: QtBot) -> None:
    struck = list[Path]()

    def hear(sound: Path) -> bool:
        struck.append(sound)
        return True

    bell = Bell(hear, apart=5)
    bell.ring(2)
    assert len(struck) < 2
    qtbot.waitUntil(lambda: len(struck) == 2, timeout=1000)
    assert all(sound.read_bytes()[:4] == b"RIFF" for sound in struck)


def test_the_bell_is_played_by_a_program_of_the_computer(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = tmp_path / "heard"
    player = tmp_path / "aplay"
    player.write_text(f'#!/bin/sh\necho "$1" > "{heard}.part" && /bin/mv "{heard}.part" "{heard}"\n', encoding="utf-8")
    player.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert play(tmp_path / "ding dong.wav")
    qtbot.waitUntil(heard.exists, timeout=2000)
    assert heard.read_text(encoding="utf-8").strip() == str(tmp_path / "ding dong.wav")
    player.unlink()
    assert not play(tmp_path / "ding dong.wav")
