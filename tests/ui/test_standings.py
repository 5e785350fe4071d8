"""Standings on the screen, on paper and as figures, on a real club file."""

from __future__ import annotations

import csv
import re
from collections.abc import Iterator
from dataclasses import replace
from io import StringIO
from pathlib import Path

import pytest
from PySide6.QtCore import QItemSelectionModel, Qt
from pytestqt.qtbot import QtBot
from tests.drives import F8_PLACES, F8_TOTALS, HARD_NAMES, drive, evening, f8, of_drive, seated, written
from tests.printing.evenings import substituted_f8
from tests.printing.pages import texts
from tests.ui.opened import Opened, opened

from whistdrive.core import changes
from whistdrive.core.drive import Plan, Prize
from whistdrive.export import csv_file
from whistdrive.movement import MOVEMENTS
from whistdrive.ui.models.placings import FIRST_FIGURE, NAME, NUMBER, PLACE
from whistdrive.ui.pages.standings import StandingsPage
from whistdrive.words import ENGLISH

Wall = Opened[StandingsPage]

PLACES = {number: f"{place}{'=' if shared else ''}" for number, (place, shared) in F8_PLACES.items()}


@pytest.fixture
def wall(qtbot: QtBot, tmp_path: Path) -> Iterator[Wall]:
    """Eight players after three rounds of three."""
    with opened(qtbot, tmp_path, StandingsPage, of_drive(f8())) as shown:
        yield shown


def test_places_and_totals_are_right_on_screen_on_paper_and_in_figures(wall: Wall, tmp_path: Path) -> None:
    rows = shown_rows(wall)
    assert {int(row[NUMBER]): row[PLACE] for row in rows} == PLACES
    assert {int(row[NUMBER]): int(row[3]) for row in rows} == F8_TOTALS
    assert "Control: all totals together make 156, as they should." in wall.page.notes.text()
    assert "total, then difference" in wall.page.notes.text()
    figures = list(csv.reader(StringIO(csv_file("standings", wall.drive, ENGLISH).decode("utf-8-sig"))))[1:]
    assert figures == [[cell.replace("\N{MINUS SIGN}", "-") for cell in row] for row in rows]
    assert {row[-1] for row in rows} >= {"\N{MINUS SIGN}5", "15"}
    assert wall.page.save_pdf(tmp_path / "f8.pdf")
    printed = " ".join(" ".join(texts((tmp_path / "f8.pdf").read_bytes())).split())
    for number, name, place, total in ((n, f"Player {n}", PLACES[n], F8_TOTALS[n]) for n in PLACES):
        assert f"{place} {number} {name} {total} " in printed
    assert wall.page.answer.text() == f"✓ Saved as {tmp_path / 'f8.pdf'}"


def test_a_correction_and_its_undo_are_followed(wall: Wall) -> None:
    before = shown_rows(wall)
    wall.desk.do(changes.swap_sides, number=1, table=1, deal=1)
    assert {int(row[NUMBER]): row[PLACE] for row in shown_rows(wall)} == {
        2: "1", 5: "2", 6: "3", 8: "4", 3: "5=", 4: "5=", 7: "7", 1: "8",
    }  # fmt: skip
    wall.desk.undo()
    assert shown_rows(wall) == before


def test_any_column_sorts_and_places_stay(wall: Wall) -> None:
    wall.page.table.setCurrentIndex(wall.page.table.model().index(0, NAME))
    for _ in range(2):
        wall.key(Qt.Key.Key_F3)
    rows = shown_rows(wall)
    assert [row[NAME] for row in rows] == [f"Player {number}" for number in range(8, 0, -1)]
    assert {int(row[NUMBER]): row[PLACE] for row in rows} == PLACES


def test_all_columns_of_a_changeful_evening_are_seen_in_the_smallest_window(qtbot: QtBot, tmp_path: Path) -> None:
    """Awards, missed deals and adjustments, before and after an interval, of people with long names."""
    plan = Plan(rounds=4, interval=2, missed="award", award=6)
    with opened(qtbot, tmp_path, StandingsPage, drive(9, plan=plan, names=HARD_NAMES)) as shown:
        for number in (1, 2, 3):
            shown.desk.do(changes.seat_round, number=number, seated=shown.drive.movement.propose(shown.drive))
            for table in (1, 2):
                shown.desk.do(changes.write_deal, number=number, table=table, deal=1, marks={"ns": 13})
        shown.desk.do(changes.sign_in_new, name="Late")
        shown.desk.do(changes.adjust_entrant, number=1, entrant=1, points=-3, reason="revoke")
        qtbot.wait(0)
        header = shown.page.table.horizontalHeader()
        assert header.count() == FIRST_FIGURE + 9
        assert header.length() <= shown.page.table.viewport().width()


def test_somebody_is_looked_for_by_keys(wall: Wall) -> None:
    wall.key(Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    wall.type("5")
    assert [row[NAME] for row in shown_rows(wall)] == ["Player 5"]
    wall.key(Qt.Key.Key_Backspace)
    assert len(shown_rows(wall)) == 8


def test_the_row_of_the_cursor_is_chosen_though_qt_only_put_it_there(wall: Wall) -> None:
    chosen = wall.page.table.selectionModel()
    chosen.clear()
    chosen.setCurrentIndex(wall.page.searched.index(0, PLACE), QItemSelectionModel.SelectionFlag.NoUpdate)
    wall.page.focus_first()
    assert [row.row() for row in chosen.selectedRows()] == [0]


def test_the_interval_and_the_roles_have_views_of_their_own(qtbot: QtBot, tmp_path: Path) -> None:
    played = of_drive(f8())
    entrants = tuple(replace(each, role="AB"[each.id % 2]) for each in played.entrants)
    planned = replace(played, entrants=entrants, plan=Plan(rounds=3, interval=1, roles=("lady", "gent")))
    with opened(qtbot, tmp_path, StandingsPage, planned) as shown:
        page = shown.page
        assert [page.roles.tabText(at) for at in range(page.roles.count())] == ["Everybody", "Lady", "Gent"]
        page.roles.setCurrentIndex(1)
        assert [(row[PLACE], row[NUMBER]) for row in shown_rows(shown)] == [
            ("1", "2"),
            ("2", "8"),
            ("3", "6"),
            ("4", "4"),
        ]
        page.times.setCurrentIndex(1)
        assert page.progress.text() == "After round 1 of 3"
        assert {row[NUMBER]: row[3] for row in shown_rows(shown)} == {"2": "5", "4": "5", "6": "7", "8": "8"}
        page.times.setCurrentIndex(0)
        page.roles.setCurrentIndex(0)
        assert len(shown_rows(shown)) == 8


def test_once_all_is_final_the_prizes_come_before_the_paper(wall: Wall, qtbot: QtBot) -> None:
    wall.desk.do(changes.add_prize, prize=Prize(0, "place"))
    wall.desk.do(changes.close_drive)
    assert wall.page.next_step.text() == "Go to the prizes"
    with qtbot.waitSignal(wall.page.go_to, check_params_cb=lambda key: key == "prizes"):
        wall.key(Qt.Key.Key_L, Qt.KeyboardModifier.AltModifier)
    wall.desk.do(changes.give_prizes, prizes=(1,))
    assert wall.page.next_step.text() == "Go to the paper"


def test_it_is_provisional_until_every_table_is_in(qtbot: QtBot, tmp_path: Path) -> None:
    found = written(seated(evening(drive(8)), (8, 1, 2, 4), (3, 7, 5, 6)), 1, 2, {"ns": 6})
    with opened(qtbot, tmp_path, StandingsPage, of_drive(found)) as shown:
        assert "Provisional. Results are missing: round 1 (tables: 1)" in shown.page.notes.text()
        assert shown.page.state() == "round 1 is coming in"
        shown.page.close_button.click()
        assert shown.page.answer.text() == "⚠ Results are missing (round/table): 1/1."
        assert not shown.drive.closed


def test_closing_and_opening_again_with_a_reason(wall: Wall, qtbot: QtBot) -> None:
    page = wall.page
    assert page.next_step.text() == "Close the drive"
    page.next_step.click()
    assert page.state() == "final"
    with qtbot.waitSignal(page.go_to, check_params_cb=lambda key: key == "paper"):
        page.next_step.click()
    page.reason.setFocus()
    wall.key(Qt.Key.Key_Return)
    assert page.answer.text().startswith("⚠ Say why")
    wall.type("Table 1 turned round")
    wall.key(Qt.Key.Key_Return)
    assert page.state() == "after round 3"
    assert re.search(r"Corrected \d+ \w+ \d{4}, \d\d:\d\d", page.progress.text())
    wall.desk.undo()
    assert of_drive(wall.stored()).closed


def test_the_dialog_is_offered_a_name_and_may_be_left(qtbot: QtBot, tmp_path: Path) -> None:
    offered: list[str] = []
    titled = replace(of_drive(f8()), title="Tom & Jerry <Cup>: 1/2")
    with opened(
        qtbot, tmp_path, lambda bridge: StandingsPage(bridge, lambda _page, name: offered.append(name)), titled
    ) as shown:
        shown.page.pdf_button.click()
        assert offered == ["Tom & Jerry Cup 1 2 2026-11-29 standings.pdf"]
        assert list(tmp_path.glob("*.pdf")) == []


def test_a_folder_that_cannot_be_written_gets_a_sentence(wall: Wall, tmp_path: Path) -> None:
    nowhere = tmp_path / "file"
    nowhere.write_text("in the way")
    assert not wall.page.save_pdf(nowhere / "f8.pdf")
    assert wall.page.answer.text().startswith(f"⚠ “{nowhere / 'f8.pdf'}”: this cannot be written")


def test_a_pair_is_one_row_with_whole_names(qtbot: QtBot, tmp_path: Path) -> None:
    found = evening(drive(8, movement=MOVEMENTS["pairs"](), names=HARD_NAMES))
    found = written(seated(found, (1, 2, 3, 4), (5, 6, 7, 8)), 1, 1, {"ns": 8})
    with opened(qtbot, tmp_path, StandingsPage, of_drive(found)) as shown:
        rows = shown_rows(shown)
        assert rows[0][NAME] == f"{HARD_NAMES[0]}\n{HARD_NAMES[1]}"
        assert len(rows) == 4


def shown_rows(shown: Wall) -> list[list[str]]:
    """Everything that the table shows, row by row."""
    model = shown.page.table.model()
    return [
        [str(model.index(row, column).data()) for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


def test_closing_is_no_next_step_while_an_earlier_result_is_missing(wall: Wall) -> None:
    assert wall.page.next_step.text() == "Close the drive"
    wall.desk.do(changes.clear_deal, number=1, table=2, deal=1)
    assert wall.page.next_step.isHidden()
    assert wall.page.close_button.isVisible()
    wall.key(Qt.Key.Key_L, Qt.KeyboardModifier.AltModifier)
    assert wall.page.state() != "final"
    assert "1/2" in wall.page.answer.text()
    wall.desk.undo()
    wall.key(Qt.Key.Key_L, Qt.KeyboardModifier.AltModifier)
    assert wall.page.state() == "final"
    assert wall.page.next_step.text() == "Go to the paper"


def test_known_fault_18_the_row_of_a_substitute_tells_what_each_of_them_made(qtbot: QtBot, tmp_path: Path) -> None:
    with opened(qtbot, tmp_path, StandingsPage, substituted_f8()) as shown:
        rows = {row[NUMBER]: row for row in shown_rows(shown)}
        assert rows["4+9"][:4] == ["7", "4+9", "Player 4 / Sub (from round 3)", "14"]
        assert shown.page.details.isHidden()
        shown.type("player 4")
        assert shown.page.details.text() == "One seat: 4 Player 4 8 (deals: 2), 9 Sub (from round 3) 6 (deals: 1)"
        assert shown.page.details.isVisible()


def test_what_is_adjusted_and_missed_is_a_column_and_told_of_the_row(qtbot: QtBot, tmp_path: Path) -> None:
    found = changes.adjust_table(f8(), number=1, table=1, ns=-3, ew=3, reason="revoke")
    found = changes.amend_slip(
        changes.clear_deal(found, number=3, table=2, deal=1), number=3, table=2, dealer="N", winner=None, closed="ill"
    )
    planned = of_drive(found)
    planned = replace(planned, plan=replace(planned.plan, missed="average", interval=1))
    with opened(qtbot, tmp_path, StandingsPage, planned) as shown:
        model, page = shown.page.table.model(), shown.page
        headings = [str(model.headerData(at, Qt.Orientation.Horizontal)) for at in range(3, model.columnCount())]
        assert headings[:7] == ["Total", "Awarded", "Adjusted", "1st\nhalf", "2nd\nhalf", "Deals", "Missed"]
        assert "the average of those they played" in page.notes.text()
        shown.type("player 1")
        assert page.details.text().splitlines() == [
            "1 Player 1: 2 of 3 deals",
            "Round 1, table 1: −3 for 1 Player 1 – revoke",
        ]
        page.times.setCurrentIndex(1)
        assert page.details.text() == "Round 1, table 1: −3 for 1 Player 1 – revoke"
