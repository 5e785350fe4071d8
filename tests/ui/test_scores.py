"""The trick grid, typed by keys into a page on a real club file."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from tests.drives import F8_SEATS, F8_TOTALS, F8_TRICKS, drive
from tests.ui.score_pages import Scores, click, round_of, scores, turn_wheel

from whistdrive.core import changes
from whistdrive.core.drive import Plan
from whistdrive.core.standings import standings
from whistdrive.movement.progressive import Progressive
from whistdrive.scoring import RULES

TEN_TABLES = tuple(tuple(range(first, first + 4)) for first in range(1, 41, 4))


def totals(page: Scores) -> dict[int, int]:
    drive = page.drive
    return {drive.entrant(row.entrants[0]).number: row.total for row in standings(drive).rows}


def test_f8_is_typed_table_by_table_and_read_from_the_file(qtbot: QtBot, tmp_path: Path) -> None:
    with scores(qtbot, tmp_path, drive(), F8_SEATS[0]) as page:
        for number, tricks in enumerate(F8_TRICKS, start=1):
            if number > 1:
                page.desk.do(changes.seat_round, number=number, seated=round_of(*F8_SEATS[number - 1]))
            for took in tricks:
                page.type(str(took))
                page.press("Enter")
        assert totals(page) == F8_TOTALS
        page.press("Alt+Left", "Alt+Left")
        assert "Round 1" in page.page.bar.rounds._name.text()
        page.type("5")
        page.press("Enter")
        assert totals(page) == F8_TOTALS | {8: 21, 1: 8, 2: 30, 4: 17}
        page.desk.undo()
        assert totals(page) == F8_TOTALS
        drive_id = page.drive.id
        held = page.desk.evening
        assert page.stored(drive_id) == held


def test_ten_tables_need_at_most_three_keys_each(qtbot: QtBot, tmp_path: Path) -> None:
    """Known fault 53."""
    with scores(qtbot, tmp_path, drive(40), TEN_TABLES) as page:
        for took in (8, 11, 7, 13, 10, 6, 12, 5, 9, 10):
            page.type(str(took))
            page.press("Enter")
        assert page.pressed <= 30
        assert [page.marks(table) for table in (1, 2, 10)] == [
            {"ns": 8, "ew": 5},
            {"ns": 11, "ew": 2},
            {"ns": 10, "ew": 3},
        ]
        assert "All tables are in" in page.said
        assert page.page.bar.count.text() == "10 of 10 in"


def test_the_read_back_names_both_sides(qtbot: QtBot, tmp_path: Path) -> None:
    """Known fault 46: table and names stand beside the field."""
    with scores(qtbot, tmp_path, drive(), F8_SEATS[0]) as page:
        page.press("8", "Enter")
        assert "Player 8 + Player 1 took 8, Player 2 + Player 4 took 5" in page.said
        assert page.page.bar.count.text() == "1 of 2 in; missing: 2"
        assert page.page.grid.card.number.text() == "Table 2"
        assert page.page.grid.card.names[0].text() == "Player 3 + Player 7"


def test_a_name_is_read_back_as_it_is_spelt(qtbot: QtBot, tmp_path: Path) -> None:
    with scores(qtbot, tmp_path, drive(), F8_SEATS[0]) as page:
        page.desk.do(changes.edit_entrant, entrant=8, name="<b>Bold</b>, Bo", number=8, pair=None)
        page.press("8", "Enter")
        assert "<b>Bold</b>, Bo + Player 1 took 8" in page.said
        assert page.page.line.label.textFormat() is Qt.TextFormat.PlainText


@pytest.mark.parametrize("typed", ["14", "-1", "6.5", "a", "٣", "З"])
def test_what_cannot_be_is_refused_at_the_field(qtbot: QtBot, tmp_path: Path, typed: str) -> None:
    with scores(qtbot, tmp_path, drive(), F8_SEATS[0]) as page:
        page.type(typed)
        page.press("Enter")
        assert page.said.startswith("⚠")
        assert "0 to 13" in page.said
        assert page.grid.typed_text == typed
        assert page.grid.place is not None
        assert page.grid.place.table == 1
        assert page.marks(1) is None
        assert not page.page.settle()
        page.press("8", "Enter")
        assert page.marks(1) == {"ns": 8, "ew": 5}


def test_an_odd_sum_asks_for_a_reason_and_stays_marked(qtbot: QtBot, tmp_path: Path) -> None:
    with scores(qtbot, tmp_path, drive(), F8_SEATS[0]) as page:
        page.press("8", "Tab", "4", "Enter")
        assert page.page.line.asking
        assert page.marks(1) == {"ns": 8, "ew": 5}
        page.press("Esc")
        assert page.grid.typed_text == "4"
        page.press("Enter")
        page.press("Enter")
        assert page.page.line.asking
        assert not page.page.settle()
        page.type("a card was lost")
        page.press("Enter")
        assert page.marks(1) == {"ns": 8, "ew": 4}
        assert page.cell(0, "State") == "⚠ odd: a card was lost"
        assert page.grid.place is not None
        assert page.grid.place.table == 2


def test_tab_goes_on_and_back_and_escape_restores(qtbot: QtBot, tmp_path: Path) -> None:
    """Known fault 53."""
    with scores(qtbot, tmp_path, drive(), F8_SEATS[0]) as page:
        page.press("8", "Tab")
        assert (page.grid.place, page.grid.key) == (page.grid.grid.fields()[1])
        assert page.marks(1) == {"ns": 8, "ew": 5}
        page.press("9", "Esc")
        assert page.cell(0, "E–W") == "5"
        assert page.marks(1) == {"ns": 8, "ew": 5}
        page.press("Tab", "3", "Backtab", "Backtab")
        assert page.marks(2) == {"ns": 3, "ew": 10}
        assert (page.grid.place, page.grid.key) == page.grid.grid.fields()[0]
        page.press("Down", "Right", "7", "Up")
        assert page.marks(2) == {"ns": 6, "ew": 7}
        page.press("Down", "Shift+Enter")
        assert page.grid.place is not None
        assert page.grid.place.table == 1


def test_sides_are_swapped_and_results_cleared_by_one_key(qtbot: QtBot, tmp_path: Path) -> None:
    with scores(qtbot, tmp_path, drive(), F8_SEATS[0]) as page:
        page.press("5", "Enter", "Up", "x")
        assert page.marks(1) == {"ns": 8, "ew": 5}
        assert "took 8" in page.said
        page.press("Del")
        assert page.marks(1) is None
        assert page.cell(0, "N–S") == ""
        assert page.page.bar.count.text() == "0 of 2 in; missing: 1, 2"
        page.desk.undo()
        assert page.marks(1) == {"ns": 8, "ew": 5}


def test_sorting_never_moves_the_row_under_the_cursor(qtbot: QtBot, tmp_path: Path) -> None:
    with scores(qtbot, tmp_path, drive(40), TEN_TABLES) as page:
        for took in range(10):
            page.type(str(took))
            page.press("Enter")
        page.grid.go_to_table(4)
        page.grid.sortByColumn(2, page.grid.horizontalHeader().sortIndicatorOrder().AscendingOrder)
        page.type("1")
        assert page.grid.place is not None
        assert page.grid.place.table == 4
        page.type("3")
        page.press("Tab", "Backtab")
        assert page.grid.place.table == 4
        assert page.marks(4) == {"ns": 13, "ew": 0}
        assert page.cell(page.grid.currentIndex().row(), "Table") == "4"
        page.press("Up")
        assert [page.cell(row, "N–S") for row in (0, 9)] == ["0", "13"]
        assert page.cell(page.grid.currentIndex().row(), "Table") == "3"


def test_a_change_elsewhere_leaves_the_typed_text_alone(qtbot: QtBot, tmp_path: Path) -> None:
    with scores(qtbot, tmp_path, drive(), F8_SEATS[0]) as page:
        page.press("1")
        page.desk.do(changes.write_deal, number=1, table=2, deal=1, marks={"ns": 6})
        assert page.grid.typed_text == "1"
        assert page.cell(1, "N–S") == "6"
        page.press("2", "Enter")
        assert page.marks(1) == {"ns": 12, "ew": 1}


def test_half_typed_figures_are_settled_by_what_leaves_them(qtbot: QtBot, tmp_path: Path) -> None:
    with scores(qtbot, tmp_path, drive(), F8_SEATS[0]) as page:
        page.press("8")
        assert page.page.settle()
        assert page.marks(1) == {"ns": 8, "ew": 5}
        page.press("Down", "9", "Ctrl+M")
        assert page.marks(2) == {"ns": 9, "ew": 4}
        assert "All tables are in" in page.said


def test_jumping_by_table_and_by_name(qtbot: QtBot, tmp_path: Path) -> None:
    with scores(qtbot, tmp_path, drive(), F8_SEATS[0]) as page:
        page.press("/")
        page.type("player 5")
        page.press("Enter")
        assert page.grid.place is not None
        assert page.grid.place.table == 2
        page.press("Ctrl+G", "1", "Enter", "7", "Enter")
        assert page.marks(1) == {"ns": 7, "ew": 6}
        page.press("/", "q", "Enter")
        assert page.said.startswith("⚠")
        page.press("Esc")
        assert page.grid.hasFocus()


def test_several_deals_have_a_pair_of_fields_each(qtbot: QtBot, tmp_path: Path) -> None:
    with scores(qtbot, tmp_path, drive(plan=Plan(rounds=3, deals=2, interval=0)), F8_SEATS[0]) as page:
        page.press("8", "Enter", "7", "Enter", "6", "Enter")
        assert page.marks(1, 2) == {"ns": 7, "ew": 6}
        assert page.cell(1, "State") == "◐ 1 of 2"
        assert page.cell(0, "2: E–W") == "6"
        assert page.page.state() == "round 1 of 3 · 1 missing"


def test_the_cursor_goes_back_to_the_deal_that_was_taken_back(qtbot: QtBot, tmp_path: Path) -> None:
    with scores(qtbot, tmp_path, drive(plan=Plan(rounds=3, deals=2, interval=0)), F8_SEATS[0]) as page:
        page.press("8", "Enter")
        assert page.grid.place is not None
        assert page.grid.place.deal == 2
        page.desk.undo()
        assert page.grid.place.deal == 1


def test_closing_early_takes_a_reason_in_the_line(qtbot: QtBot, tmp_path: Path) -> None:
    with scores(qtbot, tmp_path, drive(), F8_SEATS[0]) as page:
        page.press("Ctrl+B", "Enter")
        assert page.page.line.asking
        page.type("ill")
        page.press("Enter")
        assert page.cell(0, "State") == "■ could not play: ill"
        page.press("Ctrl+M")
        assert page.grid.place is not None
        assert page.grid.place.table == 2


def test_who_moves_from_a_table_that_could_not_play_is_said_by_a_key(qtbot: QtBot, tmp_path: Path) -> None:
    with scores(qtbot, tmp_path, drive(movement=Progressive(drawn=False)), F8_SEATS[0]) as page:
        page.press("Ctrl+B")
        page.type("ill")
        page.press("Enter")
        assert page.said.endswith("Who moves as winner is drawn, unless you say it (Ctrl+L)")
        page.press("Ctrl+L")
        assert page.said == "✓ Level: moves as winner: North–South"
        assert page.drive.rounds[0].table(1).slip.winner == "NS"


def test_the_wheel_changes_nothing(qtbot: QtBot, tmp_path: Path) -> None:
    with scores(qtbot, tmp_path, drive(), F8_SEATS[0]) as page:
        page.press("8")
        for widget in (page.grid.viewport(), page.grid.focusWidget(), page.page):
            assert widget is not None
            turn_wheel(widget)
        assert page.grid.typed_text == "8"
        page.press("Enter")
        turn_wheel(page.grid.viewport())
        assert page.marks(1) == {"ns": 8, "ew": 5}
        assert page.page.number == 1


def test_points_want_the_figures_of_both_sides(qtbot: QtBot, tmp_path: Path) -> None:
    with scores(qtbot, tmp_path, drive(scoring=RULES["points"]()), F8_SEATS[0]) as page:
        page.type("-120")
        page.press("Enter")
        assert page.marks(1) is None
        assert page.grid.key == "ew"
        page.press("Down")
        assert "missing" in page.said
        assert page.grid.place is not None
        assert page.grid.place.table == 1
        page.type("55")
        page.press("Enter")
        assert page.marks(1) == {"ns": -120, "ew": 55}
        assert page.grid.place.table == 2


def test_another_trump_marks_only_its_table_and_stays_when_corrected(qtbot: QtBot, tmp_path: Path) -> None:
    with scores(qtbot, tmp_path, drive(), F8_SEATS[0]) as page:
        page.press("8", "Enter", "6", "Enter", "Up")
        trumps = page.page.actions_on_slip.trumps
        next(action for action in trumps if action.data() == "NT").trigger()
        page.press("9", "Enter")
        slips = [table.slip for table in page.drive.rounds[0].tables]
        assert [slip.deals[0].trump for slip in slips] == ["NT", None]
        assert page.cell(0, "State").startswith("✓ done, deal 1 had another trump, corrected ")
        assert page.cell(1, "State") == "✓ done"


def test_without_a_round_the_page_says_what_to_do_first(qtbot: QtBot, tmp_path: Path) -> None:
    with scores(qtbot, tmp_path, drive()) as page, qtbot.waitSignal(page.page.go_to) as asked:
        assert page.page.state() == ""
        page.press("Enter")
    assert asked.args == ["seating"]


def test_a_closed_drive_refuses_at_the_field(qtbot: QtBot, tmp_path: Path) -> None:
    with scores(qtbot, tmp_path, drive(), F8_SEATS[0]) as page:
        page.press("8", "Enter", "6", "Enter")
        page.desk.do(changes.close_drive)
        page.press("5", "Enter")
        assert "closed" in page.said
        assert page.marks(2) == {"ns": 6, "ew": 7}
        page.press("Esc")
        assert page.cell(1, "N–S") == "6"


def test_a_click_settles_what_is_typed_and_moves_the_cursor(qtbot: QtBot, tmp_path: Path) -> None:
    with scores(qtbot, tmp_path, drive(), F8_SEATS[0]) as page:
        page.press("8")
        click(page.grid, 1, 1)
        assert page.marks(1) == {"ns": 8, "ew": 5}
        assert (page.grid.place, page.grid.key) == page.grid.grid.fields()[2]
        page.type("14")
        click(page.grid, 0, 2)
        assert page.grid.typed_text == "14"
        assert page.grid.place is not None
        assert page.grid.place.table == 2


def test_another_drive_begins_with_nothing_typed(qtbot: QtBot, tmp_path: Path) -> None:
    with scores(qtbot, tmp_path, drive(), F8_SEATS[0]) as page:
        page.press("8", "Enter", "9")
        first = page.drive
        page.desk.do(changes.new_drive, drive=replace(drive(), id=page.desk.next_drive_id()))
        assert not page.grid.pending
        page.desk.open_drive(first.id)
        assert page.grid.typed_text == ""
        assert page.marks(2) is None
        assert page.grid.place is not None
        assert page.grid.place.table == 2


def test_a_number_leads_to_the_table_and_with_down_to_the_player(qtbot: QtBot, tmp_path: Path) -> None:
    with scores(qtbot, tmp_path, drive(), F8_SEATS[0]) as page:
        page.press("/", "2")
        assert page.said == "Enter: table 2 · Down: 2 Player 2, at table 1"
        page.press("Enter", "7", "Enter")
        assert page.marks(2) == {"ns": 7, "ew": 6}
        page.press("Down", "/", "2", "Down")
        assert page.said == "2 Player 2, at table 1 · 2 of 2 · Enter types there"
        page.press("Enter", "8", "Enter")
        assert page.marks(1) == {"ns": 8, "ew": 5}
        page.press("/", "2", "Down", "Up", "Down", "Down")
        assert page.grid.place is not None
        assert page.grid.place.table == 1
        page.press("Esc")
        assert page.grid.hasFocus()


def test_a_whole_table_cannot_end_early_and_says_so(qtbot: QtBot, tmp_path: Path) -> None:
    with scores(qtbot, tmp_path, drive(), F8_SEATS[0]) as page:
        page.press("8", "Enter", "Up", "Ctrl+B")
        assert page.said == "⚠ Table 1 has played all it had to play: there is nothing left to end early."
        assert not page.page.line.asking
