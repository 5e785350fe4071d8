"""Seating, by keys and by mouse, on a real club file."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot
from tests.drives import HARD_NAMES, drive, evening, f8, of_drive, written
from tests.ui.opened import Opened, focused, opened

from whistdrive.core import changes
from whistdrive.core.drive import Drive, Plan
from whistdrive.movement import MOVEMENTS
from whistdrive.scoring import RULES
from whistdrive.ui.pages.seating import SeatingPage
from whistdrive.ui.widgets.place import Place

Room = Opened[SeatingPage]


def seated(of: Drive, rounds: int = 1) -> Drive:
    """The drive with its first rounds seated as its movement proposes."""
    found = evening(of)
    for number in range(1, rounds + 1):
        now = of_drive(found)
        found = changes.seat_round(found, number=number, seated=now.movement.propose(now))
    return of_drive(found)


@pytest.fixture
def room(qtbot: QtBot, tmp_path: Path) -> Iterator[Room]:
    """Nine players, one of whom rests in the first round."""
    with opened(qtbot, tmp_path, SeatingPage, seated(drive(9))) as shown:
        yield shown


def test_before_the_first_round_it_says_what_will_be(qtbot: QtBot, tmp_path: Path) -> None:
    with opened(qtbot, tmp_path, SeatingPage, drive(8, plan=Plan(rounds=7, interval=0))) as shown:
        page = shown.page
        assert page.draw.text() == "Draw the first round"
        assert focused() is page.draw
        assert page.movement.text().startswith("Individual.")
        qtbot.waitUntil(lambda: "partners 1, opponents 2" in page.facts.text())
        assert page.facts.text().startswith("Tables: 2, nobody rests. How often people meet in 7 rounds:")
        assert page.state() == "not drawn yet"
        before = shown.drive.seed
        while shown.drive.seed == before:  # one in ten thousand draws is the same again
            page.new_seed.click()
        assert page.seed.text() == f"Seed of the draw: {shown.drive.seed}"
        with qtbot.waitSignal(page.next_round):
            shown.key(Qt.Key.Key_Space)


def test_two_people_change_places_by_keys(room: Room) -> None:
    places = room.page.plan.places
    first, below = people(places[0]), people(places[1])
    assert focused() is places[0]
    room.key(Qt.Key.Key_Return)
    assert room.page.answer.text().startswith(f"{name(places[0])} swaps with")
    room.key(Qt.Key.Key_Down)
    assert focused() is places[1]
    room.key(Qt.Key.Key_Return)
    assert (people(places[0]), people(places[1])) == (below, first)
    assert room.page.answer.text().endswith("have changed places.")
    assert focused() is places[1]
    room.desk.undo()
    assert (people(places[0]), people(places[1])) == (first, below)
    room.desk.redo()
    table = of_drive(room.stored()).rounds[0].tables[0]
    assert (table.seats[0], table.seats[1]) == ((below,), (first,))


def test_arrows_go_round_a_table_and_on_to_the_next(room: Room) -> None:
    north, south, east, west, *_ = room.page.plan.places
    for key, reached in (
        (Qt.Key.Key_Left, west),
        (Qt.Key.Key_Right, east),
        (Qt.Key.Key_Down, south),
        (Qt.Key.Key_Up, north),
    ):
        room.key(key)
        assert focused() is reached
    room.key(Qt.Key.Key_Up)
    assert focused() is room.page.plan.places[-1]  # who rests stands above the tables


@pytest.mark.qt_log_ignore("does not support", extend=True)  # menus ask more of the screen than offscreen has
def test_the_menu_of_a_place_swaps_too(room: Room) -> None:
    one, other = room.page.plan.places[:2]
    before = people(one), people(other)
    for place, wanted in ((one, ["Swap with…"]), (other, [f"Swap with {name(one)}", "Let go"])):
        place.setFocus()
        QApplication.sendEvent(
            place, QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, QPoint(), place.mapToGlobal(QPoint()))
        )
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        assert [action.text() for action in menu.actions()] == wanted
        QTest.keyClick(menu, Qt.Key.Key_Down)
        QTest.keyClick(menu, Qt.Key.Key_Return)
    assert (people(other), people(one)) == before


def test_one_name_is_dragged_onto_another_even_onto_one_that_rests(room: Room) -> None:
    places = room.page.plan.places
    sits, rests = places[0], places[-1]
    one, other = people(sits), people(rests)
    drag(sits, rests)
    assert (people(sits), people(rests)) == (other, one)
    kept = of_drive(room.stored()).rounds[0]
    assert kept.resting == (one,)
    assert kept.tables[0].seats[0] == (other,)


def test_a_drag_that_ends_nowhere_changes_nothing(room: Room) -> None:
    before = room.drive
    place = room.page.plan.places[0]
    drag(place, place)
    assert room.drive is before


def test_results_hold_people_in_their_seats(qtbot: QtBot, tmp_path: Path) -> None:
    played = of_drive(written(evening(seated(drive(8))), 1, 1, {"ns": 8}))
    with opened(qtbot, tmp_path, SeatingPage, played) as shown:
        drag(shown.page.plan.places[0], shown.page.plan.places[5])
        assert shown.page.answer.text() == "⚠ Round 1, table 1: results are in, so the seats stay as they were."
        assert shown.page.take_back.isHidden()
        assert shown.page.new_seed.isHidden()
        assert shown.drive.rounds == played.rounds


def test_a_mark_is_let_go_by_escape(room: Room) -> None:
    room.key(Qt.Key.Key_Space)
    assert "swaps with" in room.page.answer.text()
    room.key(Qt.Key.Key_Escape)
    assert room.page.answer.text() == ""


def test_a_round_is_taken_back_and_earlier_ones_are_looked_at(qtbot: QtBot, tmp_path: Path) -> None:
    played = of_drive(f8())
    fresh = replace(played, plan=replace(played.plan, rounds=7))
    third = fresh.rounds[2]
    blank = replace(third, tables=tuple(replace(table, slip=type(table.slip)()) for table in third.tables))
    with opened(qtbot, tmp_path, SeatingPage, replace(fresh, rounds=(*fresh.rounds[:2], blank))) as shown:
        page = shown.page
        assert page.state() == "round 3 of 7"
        assert page.draw.text() == "Go to the scores"
        with qtbot.waitSignal(page.go_to, check_params_cb=lambda key: key == "scores"):
            page.draw.click()
        assert [people(place) for place in page.plan.places] == [8, 3, 4, 6, 5, 2, 7, 1]
        page.rounds.earlier.click()
        assert [people(place) for place in page.plan.places] == [8, 2, 3, 5, 4, 1, 6, 7]
        page.take_back.click()
        assert page.state() == "round 2 of 7"
        assert page.draw.text() == "Draw round 3"
        assert page.take_back.isHidden()
        assert len(of_drive(shown.stored()).rounds) == 2


def test_where_do_i_sit(qtbot: QtBot, tmp_path: Path) -> None:
    with opened(qtbot, tmp_path, SeatingPage, of_drive(f8(names=("Ása", "Bo", "Cy", "Dee", "Eve")))) as shown:
        where = shown.page.where
        where.field.setFocus()
        shown.type("asa")
        assert lines(shown) == ["1  Ása\nTable 2, West, with Player 7 against Eve + Bo"]
        shown.key(Qt.Key.Key_Return)
        place = shown.page.plan.place_of(1)
        assert focused() is place
        assert place is not None
        assert place.accessibleName() == "Table 2, West: 1 Ása"


def test_who_rests_is_said(room: Room) -> None:
    rests = room.drive.rounds[0].resting[0]
    room.page.where.field.setText(str(room.drive.entrant(rests).number))
    assert lines(room)[0].endswith("\nrests")
    assert room.page.facts.text().startswith("Tables: 2, resting in each round: 1.")


def test_fifty_tables_with_hard_names_fit_a_small_window(qtbot: QtBot, tmp_path: Path) -> None:
    full = seated(drive(200, names=HARD_NAMES, movement=MOVEMENTS["pairs"]()))
    with opened(qtbot, tmp_path, SeatingPage, full) as shown:
        plan = shown.page.plan
        assert len(plan.places) == 200
        assert all(place.height() >= place.height_for(place.width()) for place in plan.places)
        assert all(place.mapTo(plan.viewport(), QPoint(place.width(), 0)).x() <= plan.width() for place in plan.places)
        assert sum(place.focusPolicy() == Qt.FocusPolicy.StrongFocus for place in plan.places) <= 1
        plan.show_place(full.rounds[0].tables[-1].seats[0][0])
        assert plan.viewport().rect().contains(focused().mapTo(plan.viewport(), focused().rect().center()))


def test_the_announcement_is_there_to_be_read_aloud_until_people_sit(qtbot: QtBot, tmp_path: Path) -> None:
    plan = Plan(rounds=3, deals=1, interval=0, roles=("white", "blue"))
    progressive = drive(16, movement=MOVEMENTS["progressive"](), plan=plan)
    with opened(qtbot, tmp_path, SeatingPage, progressive) as shown:
        page = shown.page
        assert page.aloud.isVisible()
        assert page.aloud.text().startswith("After every deal wait for the bell, then move. The winning white goes up")
        shown.desk.do(changes.seat_round, number=1, seated=shown.drive.movement.propose(shown.drive))
        assert page.aloud.isHidden()
        shown.key(Qt.Key.Key_A, Qt.KeyboardModifier.AltModifier)
        assert page.aloud.isVisible()
        assert page.plan.height() > page.aloud.height()
        shown.key(Qt.Key.Key_A, Qt.KeyboardModifier.AltModifier)
        assert page.aloud.isHidden()


def test_two_at_a_table_are_told_how_they_move(qtbot: QtBot, tmp_path: Path) -> None:
    small = drive(6, scoring=RULES["two_hand"](), movement=MOVEMENTS["by_seat"](), plan=Plan(rounds=3, interval=0))
    with opened(qtbot, tmp_path, SeatingPage, small) as shown:
        assert "Tables up or down for North: none. Tables up for East: 2." in shown.page.aloud.text()


def test_where_everybody_looks_up_the_seats_nothing_is_read_aloud(room: Room) -> None:
    assert not room.page.aloud.toggle.isVisible()
    room.key(Qt.Key.Key_A, Qt.KeyboardModifier.AltModifier)
    assert room.page.aloud.isHidden()


def test_lots_are_not_told_while_the_results_come_in(qtbot: QtBot, tmp_path: Path) -> None:
    with opened(qtbot, tmp_path, SeatingPage, seated(drive(16, movement=MOVEMENTS["progressive"]()))) as shown:
        assert "lot" not in shown.page.facts.text()
        for table in shown.drive.rounds[0].tables:
            shown.desk.do(changes.amend_slip, number=1, table=table.number, dealer="N", winner=None, closed="the bell")
        assert shown.page.facts.text().count("by lot") == 4


def test_no_word_of_a_name_is_broken_where_a_card_can_be_wider(qtbot: QtBot, tmp_path: Path) -> None:
    names = ("Li, Bo", "Ng, X", "Oostenbroekhoven, Wilhelmina", "Grey, Guy")
    with opened(qtbot, tmp_path, SeatingPage, seated(drive(16, names=names))) as shown:
        places = shown.page.plan.places
        assert len({place.width() for place in places}) > 1
        assert all(place.width() >= place.width_for_words() for place in places)


def test_two_at_a_table(qtbot: QtBot, tmp_path: Path) -> None:
    small = seated(drive(4, scoring=RULES["two_hand"](), plan=Plan(rounds=3, interval=0, deals=2, trumps=())))
    with opened(qtbot, tmp_path, SeatingPage, small) as shown:
        assert [place.seat for place in shown.page.plan.places] == ["N", "E", "N", "E"]
        assert all("with" not in line for line in lines(shown))


def people(place: Place) -> int:
    assert place.entrant is not None
    return place.entrant.id


def name(place: Place) -> str:
    assert place.entrant is not None
    return place.entrant.name


def lines(shown: Room) -> list[str]:
    model = shown.page.where.model
    return [str(model.index(row).data()) for row in range(model.rowCount())]


def drag(one: Place, onto: Place) -> None:
    """Press the mouse on a place, move it in two steps over another, and let go."""
    target = onto.mapTo(one.window(), onto.rect().center())
    end = one.mapFrom(one.window(), target)
    start = one.rect().center()
    QTest.mousePress(one, Qt.MouseButton.LeftButton, pos=start)
    for pos in ((start + end) / 2, end):
        QTest.mouseMove(one, pos)
    QTest.mouseRelease(one, Qt.MouseButton.LeftButton, pos=end)
