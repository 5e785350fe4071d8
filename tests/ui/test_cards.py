"""People's own cards, typed by keys into the real window: as the results, and as a second count of the tables."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from tests.drives import F8_PLACES, F8_SEATS, F8_TOTALS, F8_TRICKS
from tests.ui.evenings import begin_eight, focused, page_of, shown
from tests.ui.score_pages import round_of

from whistdrive.core import changes
from whistdrive.core.drive import Card, Plan
from whistdrive.core.standings import standings
from whistdrive.desk.desk import Desk
from whistdrive.desk.second_count import deals_of
from whistdrive.ui.app import House
from whistdrive.ui.main_window import MainWindow
from whistdrive.ui.models.cards import NAME
from whistdrive.ui.pages.cards import CardsPage
from whistdrive.ui.pages.scores import ScoresPage
from whistdrive.ui.pages.sign_in import SignInPage
from whistdrive.ui.pages.standings import StandingsPage

KEYS = {
    "Enter": Qt.Key.Key_Return,
    "Tab": Qt.Key.Key_Tab,
    "Backtab": Qt.Key.Key_Backtab,
    "Esc": Qt.Key.Key_Escape,
    "Del": Qt.Key.Key_Delete,
    "Down": Qt.Key.Key_Down,
    "Up": Qt.Key.Key_Up,
    "F8": Qt.Key.Key_F8,
    "F9": Qt.Key.Key_F9,
}
HELD = {
    "Ctrl": Qt.KeyboardModifier.ControlModifier,
    "Alt": Qt.KeyboardModifier.AltModifier,
    "Shift": Qt.KeyboardModifier.ShiftModifier,
}


def press(*keys: str) -> None:
    """Press keys where the keyboard is: names such as ``Enter`` or ``Ctrl+M``, or texts to type."""
    for key in keys:
        *held, last = key.split("+") if len(key) > 1 else [key]
        modifiers = Qt.KeyboardModifier.NoModifier
        for each in held:
            modifiers |= HELD[each]
        if last in KEYS:
            QTest.keyClick(focused(), KEYS[last], modifiers)
        else:
            for letter in last:
                QTest.keyClicks(focused(), letter, modifiers)


def cards_of(window: MainWindow) -> CardsPage:
    page = window.pages["cards"]
    assert isinstance(page, CardsPage)
    return page


def cards_in(window: MainWindow) -> tuple[Card, ...]:
    """The cards of the open drive as they stand now."""
    return window.desk.drive.cards


def current(page: CardsPage) -> tuple[int, str]:
    """The number and the heading of the cell under the cursor."""
    index = page.table.currentIndex()
    heading = page.cards.headerData(index.column(), Qt.Orientation.Horizontal)
    return page.cards.people[index.row()].number, str(heading)


def totals(desk: Desk) -> dict[int, int]:
    return {row.entrants[0]: row.total for row in standings(desk.drive).rows}


def from_cards(desk: Desk, plan: Plan | None = None) -> None:
    """Let the open drive run from cards alone."""
    planned = replace(plan or desk.drive.plan, entry="cards")
    desk.do(changes.edit_drive, drive=replace(desk.drive, plan=planned))


def play_f8(desk: Desk) -> None:
    """Play F8 at the tables."""
    for number, (tables, tricks) in enumerate(zip(F8_SEATS, F8_TRICKS, strict=True), start=1):
        desk.do(changes.seat_round, number=number, seated=round_of(*tables))
        for table, took in enumerate(tricks, start=1):
            desk.do(changes.write_deal, number=number, table=table, deal=1, marks={"ns": took})


@pytest.fixture
def alone(eight: MainWindow) -> MainWindow:
    """F8, to be typed from cards alone."""
    from_cards(eight.desk)
    press("Ctrl+3")
    return eight


@pytest.fixture
def counted(eight: MainWindow) -> MainWindow:
    """F8 played, but with table 1 of round 1 written the wrong way round (F8c); the second count is open."""
    play_f8(eight.desk)
    eight.desk.do(changes.swap_sides, number=1, table=1, deal=1)
    press("F8")
    return eight


def test_f8_from_cards_alone(alone: MainWindow) -> None:
    page = cards_of(alone)
    assert page_of(alone) == "cards"
    assert page.state() == "cards: 0 of 8"
    for number in sorted(F8_TOTALS):
        assert current(page) == (number, "Total")
        press(str(F8_TOTALS[number]), "Enter")
    assert totals(alone.desk) == F8_TOTALS
    rows = standings(alone.desk.drive).rows
    assert {row.entrants[0]: (row.place, row.shared) for row in rows} == F8_PLACES
    assert page.sum.text() == "✓ Control total 156 of 156"
    assert page.answer.text() == "✓ 8 Heikki Hämäläinen, total: 24. All cards are in."
    press("Ctrl+4")
    assert page_of(alone) == "standings"


def test_points_apart_from_a_card_count_in_the_standings_and_can_be_taken_back(alone: MainWindow) -> None:
    page = cards_of(alone)
    for number in sorted(F8_TOTALS):
        press(str(F8_TOTALS[number]), "Enter")
    press("/", "5", "Enter", "Alt+J")
    assert page.adjustment.who.text() == "Points for 5 Elena Enescu"
    press("x", "Enter")
    assert page.answer.text().startswith("⚠")
    press("-", "3", "Enter")
    assert page.answer.text().startswith("⚠ Say why")
    assert page.adjustment.reason.hasFocus()
    press("late", "Enter")
    assert page.answer.text() == "✓ Adjusted: −3 for 5 Elena Enescu (late)"
    assert page.table.hasFocus()
    assert totals(alone.desk)[5] == F8_TOTALS[5] - 3
    assert page.sum.text() == "✓ Control total 156 of 156"
    press("Ctrl+4")
    standings_page = alone.pages["standings"]
    assert isinstance(standings_page, StandingsPage)
    standings_page.table.keyboardSearch("elena")
    assert standings_page.details.text() == "−3 for 5 Elena Enescu – late"
    press("Ctrl+3", "Ctrl+J")
    page.adjustment.list.setFocus()
    assert str(page.adjustment.list.currentIndex().data()) == "−3 for Elena Enescu: late"
    press("Del")
    assert totals(alone.desk) == F8_TOTALS
    assert page.adjustment.points.hasFocus()
    press("Esc")
    assert page.table.hasFocus()
    assert page.adjustment.isHidden()


def test_the_name_stands_beside_what_is_typed_before_it_is_saved(alone: MainWindow) -> None:
    """Known fault 7, for the totals of cards."""
    page = cards_of(alone)
    press("/", "5", "Enter", "24")
    assert page.answer.text() == "5 Elena Enescu, total"
    assert cards_in(alone) == ()
    press("Enter")
    assert cards_in(alone) == (Card(5, total=24),)
    assert page.answer.text() == "✓ 5 Elena Enescu, total: 24"
    press("Ctrl+Z")
    assert "24" not in page.answer.text()
    press("/", "99", "Enter")
    assert page.answer.text() == "⚠ Nobody here has the number or name “99”."
    assert page.jump.hasFocus()


@pytest.mark.parametrize("typed", ["40", "-1", "6-"])
def test_what_cannot_be_stays_in_its_cell(alone: MainWindow, typed: str) -> None:
    page = cards_of(alone)
    press(typed, "Enter")
    assert page.answer.text().startswith("⚠ 1 Anna Ahlgren, total:")
    assert "0 to 39" in page.answer.text()
    press("Ctrl+4")
    assert page_of(alone) == "cards"
    assert not alone.close()
    press("Esc")
    assert cards_in(alone) == ()
    assert current(page) == (1, "Total")
    press("11", "Ctrl+4")
    assert page_of(alone) == "standings"
    assert cards_in(alone) == (Card(1, total=11),)


def test_zero_is_a_figure_and_blank_is_none(alone: MainWindow) -> None:
    page = cards_of(alone)
    press("0", "Enter")
    assert cards_in(alone) == (Card(1, total=0),)
    assert "missing: 2 Bertil Berg" in page.progress.text()
    press("Up", "Del")
    assert cards_in(alone) == ()
    assert "1 Anna Ahlgren" not in page.progress.text()
    press("0", "Enter", "Ctrl+Z")
    assert cards_in(alone) == ()


def test_halves_and_deals_are_typed_and_say_what_follows(alone: MainWindow) -> None:
    from_cards(alone.desk, replace(alone.desk.drive.plan, interval=1))
    page = cards_of(alone)
    press("Alt+2", "8", "Tab", "14", "Enter")
    assert cards_in(alone) == (Card(1, first=8, second=14),)
    assert current(page) == (2, "First half")
    assert page.cards.index(0, page.cards.columnCount() - 2).data() == "22"
    press("5", "Enter")
    assert current(page) == (3, "First half")
    press("Up", "Tab", "Tab", "3", "Enter")
    assert "would leave −2 for the other half" in page.answer.text()
    press("Esc", "Alt+3", "Tab", "Tab")
    assert page.answer.text() == page.answer._usual
    assert current(page)[0] == 2
    press("/", "3", "Enter", "7", "Tab", "4", "Tab", "9", "Enter")
    assert cards_in(alone)[-1] == Card(3, deals=(7, 4, 9))


def test_the_control_total_says_which_deal_is_off(alone: MainWindow) -> None:
    page = cards_of(alone)
    press("Alt+2")
    assert page.detail == "deals"
    deals = {number: [0, 0, 0] for number in F8_TOTALS}
    for at, (tables, tricks) in enumerate(zip(F8_SEATS, F8_TRICKS, strict=True)):
        for seats, took in zip(tables, tricks, strict=True):
            for seat, number in enumerate(seats):
                deals[number][at] = took if seat < 2 else 13 - took
    for number, figures in deals.items():
        said = [figures[0], figures[1] + (number == 4), figures[2]]
        press(str(said[0]), "Tab", str(said[1]), "Tab", str(said[2]), "Enter")
    assert page.sum.text() == "⚠ Control total 157 of 156 · 1 too many · deal 2: 1 too many"
    press("/", "4", "Enter", "Tab", str(deals[4][1]), "Enter")
    assert page.sum.text() == "✓ Control total 156 of 156"
    assert totals(alone.desk) == F8_TOTALS


def test_no_seating_and_no_next_round(alone: MainWindow) -> None:
    press("Ctrl+2")
    assert page_of(alone) == "no_seating"
    assert alone.pages["no_seating"].state() == "not needed"
    assert not alone.actions_by_key["next_round"].isEnabled()
    press("Enter")
    assert page_of(alone) == "cards"
    alone.pages["scores"].next_round.emit()
    assert alone.desk.drive.rounds == ()


def test_from_the_door_one_goes_on_to_the_cards(alone: MainWindow) -> None:
    alone.go_to("sign_in")
    page = alone.page
    assert isinstance(page, SignInPage)
    assert page.next_step.text() == "Go to the cards"
    page.next_step.click()
    assert isinstance(alone.page, CardsPage)


def test_closing_names_whose_card_is_missing(alone: MainWindow) -> None:
    for number in (1, 2, 3, 4, 5, 6):
        press(str(F8_TOTALS[number]), "Enter")
    press("Ctrl+4", "Alt+L")
    assert not alone.desk.drive.closed
    page = alone.pages["standings"]
    assert isinstance(page, StandingsPage)
    assert "⚠ Cards are missing: 7 Greta Grönlund, 8 Heikki Hämäläinen" in page.answer.text()
    assert "Provisional. Cards are missing: 7 Greta Grönlund, 8 Heikki Hämäläinen" in page.notes.text()
    assert page.state() == "missing cards: 2"
    press("Ctrl+3", "16", "Enter", "24", "Enter", "Ctrl+4", "Alt+L")
    assert alone.desk.drive.closed


def test_f8c_is_found_from_the_totals_and_mended_at_its_slip(counted: MainWindow) -> None:
    page = cards_of(counted)
    assert page.title.text() == "Second count"
    for number in sorted(F8_TOTALS):
        press(str(F8_TOTALS[number]), "Enter")
    assert page.progress.text() == "8 of 8 cards"
    state = page.cards.columnCount() - 1
    said = [page.cards.index(row, state).data() for row in range(8)]
    assert said == ["⚠ tables 8", "⚠ tables 30", "✓ agrees", "⚠ tables 17", *["✓ agrees"] * 3, "⚠ tables 21"]
    assert page.differences.heading.text().startswith("Differences: 4 ")
    first = page.differences.model.index(0).data().splitlines()
    assert first[:2] == [
        "1 Anna Ahlgren, total: card 11, tables 8",
        "Right if round 1, table 1 is the other way round:",
    ]
    press("Alt+D", "Enter")
    scores = counted.pages["scores"]
    assert isinstance(scores, ScoresPage)
    assert page_of(counted) == "scores"
    assert scores.number == 1
    assert scores.view.place is not None
    assert (scores.view.place.table, scores.view.place.deal) == (1, 1)
    press("X", "F8")
    assert page_of(counted) == "cards"
    assert not page.differences.isVisible()
    assert totals(counted.desk) == F8_TOTALS
    counted.desk.undo()
    assert page.differences.isVisible()


def test_f8c_is_found_from_all_deals(counted: MainWindow) -> None:
    page = cards_of(counted)
    press("Alt+2")
    right = changes.swap_sides(counted.desk.evening, number=1, table=1, deal=1).drive
    assert right is not None
    figures = [deal.own for deal in deals_of(right, 4) if deal]
    press("/", "4", "Enter", str(figures[0]), "Tab", str(figures[1]), "Tab", str(figures[2]), "Enter")
    state = page.cards.columnCount() - 1
    assert page.cards.index(3, state).data() == "⚠ deal 1: tables 8"
    assert page.differences.model.index(0).data().splitlines()[0] == "4 Dmitri Danilov, deal 1: card 5, tables 8"


def test_cards_are_there_after_reopening(house: House, window: MainWindow, qtbot: QtBot) -> None:
    begin_eight(window.desk)
    from_cards(window.desk)
    press("Ctrl+3", "11", "Enter", "27")
    window.close()
    house.clubs.start(None)
    again = shown(house, qtbot)
    assert page_of(again) == "cards"
    assert cards_in(again) == (Card(1, total=11), Card(2, total=27))
    press("Ctrl+Z")
    assert cards_in(again) == (Card(1, total=11),)


def test_letters_look_for_a_name(alone: MainWindow) -> None:
    page = cards_of(alone)
    page.table.keyboardSearch("field")
    assert page.table.currentIndex().siblingAtColumn(NAME).data() == "Frank Fielding"
    press("23", "Enter")
    assert cards_in(alone) == (Card(6, total=23),)
