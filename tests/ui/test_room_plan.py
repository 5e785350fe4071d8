"""The room plan, by keys and by mouse, on a real club file."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QContextMenuEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QScrollArea, QWidget
from pytestqt.qtbot import QtBot
from tests.drives import HARD_NAMES, drive, evening, of_drive, written
from tests.drives import seated as seat
from tests.ui.opened import focused, opened
from tests.ui.rooms import Room, drag, dragged, lines, name, people, seated, wheel

from whistdrive.core.drive import Entrant, Plan
from whistdrive.movement import MOVEMENTS
from whistdrive.movement.room import SHAPES, Shape
from whistdrive.scoring import RULES
from whistdrive.ui import theme
from whistdrive.ui.pages.seating import SeatingPage
from whistdrive.ui.settings import Settings
from whistdrive.ui.widgets.effect_strip import EffectStrip
from whistdrive.ui.widgets.place import Place
from whistdrive.ui.widgets.seat_cards import SeatedTable


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
    """Known fault 32."""
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


def test_a_mark_is_let_go_by_escape(room: Room) -> None:
    room.key(Qt.Key.Key_Space)
    assert "swaps with" in room.page.answer.text()
    room.key(Qt.Key.Key_Escape)
    assert room.page.answer.text() == ""


def test_while_a_name_is_dragged_the_effect_on_the_evening_is_told(qtbot: QtBot, tmp_path: Path) -> None:
    twice = of_drive(seat(seat(evening(drive(8)), (1, 2, 3, 4), (5, 6, 7, 8)), (1, 3, 5, 7), (2, 6, 4, 8)))
    with opened(qtbot, tmp_path, SeatingPage, twice) as shown:
        plan = shown.page.plan
        strip = plan.findChildren(EffectStrip)[0]
        first, second = plan.place_of(3), plan.place_of(2)
        assert first is not None
        assert second is not None
        with dragged(first, second):
            assert strip.isVisible()
            assert strip.text().startswith("▼ Less even: Player 2 + Player 1 would be partners 2 times")
            assert "partners met again 0 → 1" in strip.text()
            seen = first.mapTo(plan, QPoint()), second.mapTo(plan, QPoint())
            assert not any(strip.geometry().contains(each) for each in seen)
        assert not strip.isVisible()


def test_a_swap_that_is_refused_says_so_before_it_is_dropped(qtbot: QtBot, tmp_path: Path) -> None:
    with opened(qtbot, tmp_path, SeatingPage, of_drive(written(evening(seated(drive(8))), 1, 1, {"ns": 8}))) as shown:
        places = shown.page.plan.places
        with dragged(places[0], places[5]):
            strip = shown.page.plan.findChildren(EffectStrip)[0]
            assert strip.text() == "⚠ Round 1, table 1: results are in, so the seats stay as they were."


def test_the_effect_is_told_while_the_arrows_choose(room: Room) -> None:
    strip = room.page.plan.findChildren(EffectStrip)[0]
    room.key(Qt.Key.Key_Space)
    assert not strip.isVisible()
    room.key(Qt.Key.Key_Down)
    assert strip.text() == "= Just as even: nobody meets again more or less often"
    assert focused().accessibleDescription() == strip.text()
    room.key(Qt.Key.Key_Escape)
    assert not strip.isVisible()


@pytest.mark.parametrize(("shape", "across", "deep"), [("snake", 3, 4), ("ring", 4, 4), ("line", 12, 1)])
def test_the_tables_stand_in_the_shape_that_was_chosen_last(
    qtbot: QtBot, tmp_path: Path, shape: Shape, across: int, deep: int
) -> None:
    settings = Settings(tmp_path / "settings.ini")
    with opened(qtbot, tmp_path, lambda bridge: SeatingPage(bridge, settings), seated(drive(48))) as shown:
        shown.page.resize(1600, 800)
        shown.page.tools.shape.setCurrentIndex(SHAPES.index(shape))
        corners = [table.pos() for table in shown.page.plan.findChildren(SeatedTable)]
        assert len({corner.x() for corner in corners}) == across
        assert len({corner.y() for corner in corners}) == deep
    assert Settings(tmp_path / "settings.ini").room_shape == shape


def test_the_plan_grows_and_shrinks_by_keys_by_buttons_and_by_the_wheel(room: Room) -> None:
    page = room.page
    place = page.plan.places[0]
    fits = page.tools.fit.text()
    usual = place.font().pointSizeF()
    assert fits == "Fit"
    room.key(Qt.Key.Key_Plus)
    assert place.font().pointSizeF() > usual
    assert page.tools.fit.text().endswith("\N{NO-BREAK SPACE}%")
    room.key(Qt.Key.Key_0)
    assert page.tools.fit.text() == fits
    page.tools.smaller.click()
    assert place.font().pointSizeF() < usual
    QTest.keySequence(page, QKeySequence("Alt+0"))
    assert page.tools.fit.text() == fits
    wheel(page.plan.viewport(), 120, Qt.KeyboardModifier.ControlModifier)
    assert place.font().pointSizeF() > usual
    for _ in range(20):
        page.tools.larger.click()
    assert page.tools.fit.text() == "200\N{NO-BREAK SPACE}%"
    assert page.plan.verticalScrollBar().maximum() > 0
    assert all(each.height() >= each.height_for(each.width()) for each in page.plan.places)


def test_the_wheel_alone_only_scrolls(room: Room) -> None:
    before = room.page.tools.fit.text()
    wheel(room.page.plan.viewport(), 120, Qt.KeyboardModifier.NoModifier)
    assert room.page.tools.fit.text() == before


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


def test_no_word_of_a_name_is_broken_where_a_card_can_be_wider(qtbot: QtBot, tmp_path: Path) -> None:
    names = ("Li, Bo", "Ng, X", "Oostenbroekhoven, Wilhelmina", "Grey, Guy")
    with opened(qtbot, tmp_path, SeatingPage, seated(drive(16, names=names))) as shown:
        places = shown.page.plan.places
        assert len({place.width() for place in places}) > 1
        assert all(place.width() >= place.width_for_words() for place in places)


def test_a_number_stands_alone_before_a_word_of_a_name_is_broken(qtbot: QtBot) -> None:
    floor = QWidget()
    qtbot.addWidget(floor)
    place = Place("N", floor)
    place.show_entrant(Entrant(id=1, number=158, name="Featherstonehaugh, Al"))
    wide = place.width_for_words()
    place.resize(wide, place.height_for(wide))
    assert _inked(place).width() > wide / 2
    narrow = wide - place.fontMetrics().horizontalAdvance("158")
    place.resize(narrow, place.height_for(narrow))
    assert _inked(place).width() < narrow / 2


def _inked(place: Place) -> QRect:
    """What is covered by letters in the first line of a place, in pixels."""
    image = place.grab().toImage()
    line = range(theme.STEP, theme.STEP + place.fontMetrics().ascent())
    ground = image.pixel(image.width() // 2, 2)
    inked = [x for x in range(theme.STEP, image.width() - theme.STEP) if any(image.pixel(x, y) != ground for y in line)]
    return QRect(QPoint(inked[0], line.start), QPoint(inked[-1], line.stop))


def test_a_page_higher_than_the_window_scrolls_to_the_plan(qtbot: QtBot, room: Room) -> None:
    area = QScrollArea()
    qtbot.addWidget(area)
    area.setWidgetResizable(True)
    area.setWidget(room.page)
    area.resize(700, 300)
    area.show()
    plan = room.page.plan
    qtbot.waitUntil(lambda: plan.mapTo(area, plan.rect().bottomLeft()).y() > area.height())
    plan.focus_first()
    assert plan.mapTo(area, plan.rect().bottomLeft()).y() <= area.height()
    area.takeWidget()


def test_who_rests_has_the_whole_strip_for_a_long_name(qtbot: QtBot, tmp_path: Path) -> None:
    plan = Plan(rounds=3, interval=0, deals=2, trumps=())
    names = tuple(f"Oostenbroekhovenhuizenwilhelmina {initial}." for initial in "ABC")
    three = seated(drive(3, scoring=RULES["two_hand"](), plan=plan, names=names))
    with opened(qtbot, tmp_path, SeatingPage, three) as shown:
        *at_table, rests = shown.page.plan.places
        assert rests.width() >= rests.width_for_words() > at_table[0].width()


def test_two_at_a_table(qtbot: QtBot, tmp_path: Path) -> None:
    small = seated(drive(4, scoring=RULES["two_hand"](), plan=Plan(rounds=3, interval=0, deals=2, trumps=())))
    with opened(qtbot, tmp_path, SeatingPage, small) as shown:
        assert [place.seat for place in shown.page.plan.places] == ["N", "E", "N", "E"]
        assert all("with" not in line for line in lines(shown))
