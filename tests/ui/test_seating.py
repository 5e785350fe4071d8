"""Seating, by keys and by mouse, on a real club file."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QPushButton
from pytestqt.qtbot import QtBot
from tests.drives import drive, evening, f8, of_drive, written
from tests.ui.opened import focused, opened
from tests.ui.rooms import Room, drag, lines, people, seated

from whistdrive.core import changes
from whistdrive.core.drive import Plan
from whistdrive.movement import MOVEMENTS
from whistdrive.printing import Choices, pdf
from whistdrive.scoring import RULES
from whistdrive.ui.bridge import Bridge
from whistdrive.ui.pages.seating import SeatingPage
from whistdrive.ui.widgets.place import Place
from whistdrive.words import ENGLISH


def test_before_the_first_round_it_says_what_will_be(qtbot: QtBot, tmp_path: Path) -> None:
    with opened(qtbot, tmp_path, SeatingPage, drive(8, plan=Plan(rounds=7, interval=0))) as shown:
        page = shown.page
        assert page.draw.text() == "Draw the first round"
        assert focused() is page.draw
        assert page.movement.text().startswith("Individual.")
        qtbot.waitUntil(lambda: "partners 1, opponents 2" in page.fairness.text.text())
        assert page.facts.text() == "Tables: 2, nobody rests."
        assert page.state() == "not drawn yet"
        before = shown.drive.seed
        while shown.drive.seed == before:  # one in ten thousand draws is the same again
            page.new_seed.click()
        assert page.seed.text() == f"Seed of the draw: {shown.drive.seed}"
        with qtbot.waitSignal(page.next_round):
            shown.key(Qt.Key.Key_Space)


def test_what_was_read_before_the_start_leaves_its_room_to_the_plan(qtbot: QtBot, tmp_path: Path) -> None:
    with opened(qtbot, tmp_path, SeatingPage, drive(10)) as shown:
        page = shown.page
        assert page.about.isVisible()
        assert not page.about_toggle.isVisible()
        assert not page.plan.isVisible()
        shown.desk.do(changes.seat_round, number=1, seated=shown.drive.movement.propose(shown.drive))
        assert not page.about.isVisible()
        assert page.numbers.button.isVisible()
        folded = page.plan.height()
        assert folded > page.height() / 2
        QTest.keySequence(page, QKeySequence("Alt+D"))
        assert page.about.isVisible()
        qtbot.waitUntil(lambda: page.plan.height() < folded)
        page.plan.focus_first()
        shown.desk.undo()
        assert page.about.isVisible()
        assert focused() is page.draw


@pytest.mark.parametrize("width", [560, 820, 1400])
def test_no_button_is_out_of_sight(room: Room, qtbot: QtBot, width: int) -> None:
    page = room.page
    page.resize(width, 520)
    buttons = [each for each in page.findChildren(QAbstractButton) if each.isVisible() and not isinstance(each, Place)]
    assert page.tools.larger in buttons
    qtbot.waitUntil(lambda: page.tools.geometry().right() > width - 30)  # at the right end of its line
    for one in buttons:
        assert page.rect().contains(QRect(one.mapTo(page, QPoint()), one.size()))
        assert one.width() >= one.minimumSizeHint().width()
    alike = [each for each in buttons if each.parentWidget() is page]
    assert not any(one.geometry().intersects(other.geometry()) for one, other in combinations(alike, 2))


def test_tab_goes_through_the_page_as_it_is_read(room: Room) -> None:
    page = room.page
    page.tools.larger.setFocus()
    room.key(Qt.Key.Key_Tab)
    assert focused() is page.plan.places[0]
    room.key(Qt.Key.Key_Tab)
    assert focused() is page.where.views


def test_results_hold_people_in_their_seats(qtbot: QtBot, tmp_path: Path) -> None:
    played = of_drive(written(evening(seated(drive(8))), 1, 1, {"ns": 8}))
    with opened(qtbot, tmp_path, SeatingPage, played) as shown:
        drag(shown.page.plan.places[0], shown.page.plan.places[5])
        assert shown.page.answer.text() == "⚠ Round 1, table 1: results are in, so the seats stay as they were."
        assert shown.page.take_back.isHidden()
        assert shown.page.new_seed.isHidden()
        assert shown.drive.rounds == played.rounds


def test_who_has_come_or_gone_since_the_draw_is_told_until_the_round_is_drawn_again(room: Room) -> None:
    notice, rests = room.page.changed, room.drive.rounds[0].resting[0]
    assert notice.isHidden()
    room.desk.do(changes.leave, entrant=rests, after=1)
    room.desk.do(changes.sign_in_new, name="Bo Late")
    name = room.drive.entrant(rests).name
    assert notice.sentence.startswith(f"Round 1 was drawn before {name} left and Bo Late came. It stays as it is")
    assert rests in room.drive.rounds[0].resting
    notice.findChildren(QPushButton)[0].click()
    assert notice.isHidden()
    assert room.drive.rounds == ()
    assert [entrant.name for entrant in room.drive.playing(1)][-1] == "Bo Late"
    assert rests not in {entrant.id for entrant in room.drive.playing(1)}


def test_the_seating_is_listed_by_table_too(room: Room) -> None:
    where = room.page.where
    where.views.setFocus()
    room.key(Qt.Key.Key_Right)
    first = room.drive.rounds[0].tables[0]
    names = [f"{room.drive.entrant(seat[0]).number} {room.drive.entrant(seat[0]).name}" for seat in first.seats]
    seats = ("North", "South", "East", "West")
    told = [f"{seat}: {name}" for seat, name in zip(seats, names, strict=True)]
    assert lines(room)[0] == "\n".join(["Table 1", *told])
    rests = room.drive.rounds[0].resting[0]
    assert lines(room)[-1] == f"Rests\n{room.drive.entrant(rests).number} {room.drive.entrant(rests).name}"
    looked_for = first.seats[2][0]
    where.field.setFocus()
    room.type(str(room.drive.entrant(looked_for).number))
    assert len(lines(room)) == 1
    room.key(Qt.Key.Key_Return)
    assert focused() is room.page.plan.place_of(looked_for)


def test_the_seating_is_saved_as_it_is_shown(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "out").mkdir()

    def make(bridge: Bridge) -> SeatingPage:
        return SeatingPage(bridge, ask_file=lambda _page, name: tmp_path / "out" / name)

    with opened(qtbot, tmp_path, make, of_drive(f8())) as shown:
        shown.page.rounds.earlier.click()
        shown.page.tools.shape.setCurrentIndex(1)
        with qtbot.waitSignal(shown.page.save.press.finished):
            QTest.keySequence(shown.page, QKeySequence("Alt+P"))
        path = tmp_path / "out" / "A drive 2026-11-29 seating, round 2.pdf"
        assert shown.page.answer.text() == f"✓ Saved as {path}"
        assert path.read_bytes() == pdf("seating", shown.drive, ENGLISH, Choices(round=2, shape="ring"))
        assert shown.page.save.isEnabled()


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
        assert "North stays. East moves up by 2." in shown.page.aloud.text()


def test_where_everybody_looks_up_the_seats_nothing_is_read_aloud(room: Room) -> None:
    assert not room.page.aloud.toggle.isVisible()
    room.key(Qt.Key.Key_A, Qt.KeyboardModifier.AltModifier)
    assert room.page.aloud.isHidden()


def test_lots_are_not_told_while_the_results_come_in(qtbot: QtBot, tmp_path: Path) -> None:
    with opened(qtbot, tmp_path, SeatingPage, seated(drive(16, movement=MOVEMENTS["progressive"]()))) as shown:
        assert shown.page.movement.text().startswith("Progressive, winners move.")
        assert "lot" not in shown.page.news.text()
        for table in shown.drive.rounds[0].tables:
            shown.desk.do(changes.amend_slip, number=1, table=table.number, dealer="N", winner=None, closed="the bell")
        assert shown.page.news.text().count("by lot") == 4


def test_what_becomes_of_the_route_is_told_while_the_rest_is_folded_away(qtbot: QtBot, tmp_path: Path) -> None:
    with opened(qtbot, tmp_path, SeatingPage, seated(drive(8, plan=Plan(rounds=7, interval=0)))) as shown:
        page = shown.page
        assert page.news.isHidden()
        shown.desk.do(changes.sign_in_new, name="Bo Late")
        assert page.news.isVisible()
        assert page.news.text().startswith("From here on the evening is planned anew")
        shown.desk.do(changes.leave, entrant=1, after=1)
        assert page.news.text() == "9 Bo Late takes the place of 1 Player 1; nobody else moves differently."


def test_another_length_of_the_evening_is_shown_at_once(qtbot: QtBot, tmp_path: Path) -> None:
    with opened(qtbot, tmp_path, SeatingPage, seated(drive(8, plan=Plan(rounds=7, interval=0)))) as shown:
        shown.desk.do(changes.edit_drive, drive=replace(shown.drive, plan=Plan(rounds=5, interval=0)))
        assert "Round 1 of 5" in shown.page.rounds._name.text()
