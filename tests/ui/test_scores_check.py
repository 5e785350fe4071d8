"""Check entry: a round typed a second time, by keys, beside a page on a real club file."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot
from tests.drives import F8_SEATS, drive
from tests.ui.score_pages import Scores, scores

from whistdrive.core import changes
from whistdrive.core.contracts import Marks
from whistdrive.core.drive import Plan
from whistdrive.scoring import RULES
from whistdrive.ui.dialogs.check_entry import CheckEntryDialog


def checking(qtbot: QtBot, page: Scores) -> CheckEntryDialog:
    """The dialog, opened by its key and ready for more of them."""
    page.press("F7")
    dialog = page.page.check_dialog
    assert dialog is not None
    qtbot.waitUntil(dialog.isActiveWindow)
    return dialog


def listed(dialog: CheckEntryDialog) -> list[str]:
    return [str(dialog.model.index(row).data()) for row in range(dialog.model.rowCount())]


def test_what_differs_is_listed_gone_to_and_mended(qtbot: QtBot, tmp_path: Path) -> None:
    with scores(qtbot, tmp_path, drive(), F8_SEATS[0]) as page:
        page.press("8", "Enter", "6", "Enter")
        held = page.desk.evening
        dialog = checking(qtbot, page)
        assert dialog.progress.text() == "Typed again: 0 of 2 tables · differences: 0"
        page.press("8", "Enter", "7", "Enter")
        assert listed(dialog) == ["⚠ Table 2, deal 1: written 6 to 7, typed again 7 to 6"]
        assert dialog.progress.text() == "Typed again: 2 of 2 tables · differences: 1"
        assert page.desk.evening is held
        page.press("F6", "Down", "Enter")
        qtbot.waitUntil(page.page.isActiveWindow)
        assert page.grid.place is not None
        assert (page.grid.place.table, page.grid.hasFocus()) == (2, True)
        page.press("7", "Enter")
        assert listed(dialog) == []
        dialog.reject()


def test_the_sides_are_swapped_and_tables_found_in_the_check_too(qtbot: QtBot, tmp_path: Path) -> None:
    with scores(qtbot, tmp_path, drive(), F8_SEATS[0]) as page:
        page.press("8", "Enter", "6", "Enter")
        held = page.desk.evening
        dialog = checking(qtbot, page)
        page.press("/", "5", "Enter", "7", "Enter")
        assert listed(dialog) == ["⚠ Table 2, deal 1: written 6 to 7, typed again 7 to 6"]
        page.press("/", "2", "Enter", "x")
        assert listed(dialog) == []
        assert "took 6" in dialog.line.text
        assert page.desk.evening is held
        dialog.reject()


def test_on_a_small_screen_the_check_steps_aside_for_what_is_mended(qtbot: QtBot, tmp_path: Path) -> None:
    with scores(qtbot, tmp_path, drive(), F8_SEATS[0]) as page:
        page.press("8", "Enter", "6", "Enter")
        dialog = checking(qtbot, page)
        page.press("9", "Enter", "6", "Enter", "F6")
        dialog.move(page.page.mapToGlobal(page.page.rect().topLeft()))
        page.press("Down", "Enter")
        qtbot.waitUntil(page.page.isActiveWindow)
        assert not dialog.isVisible()
        page.press("9", "Enter", "F7")
        qtbot.waitUntil(dialog.isActiveWindow)
        assert page.page.check_dialog is dialog
        assert (dialog.isVisible(), listed(dialog)) == (True, [])
        dialog.move(page.page.mapToGlobal(page.page.rect().bottomRight()))
        assert not dialog.covers(page.page)
        dialog.reject()


def test_undo_in_the_check_takes_nothing_back_outside(qtbot: QtBot, tmp_path: Path) -> None:
    with scores(qtbot, tmp_path, drive(), F8_SEATS[0]) as page:
        page.press("8", "Enter", "6", "Enter")
        held = page.desk.evening
        dialog = checking(qtbot, page)
        page.press("9", "Enter")
        assert len(listed(dialog)) == 1
        page.press("Ctrl+z")
        assert listed(dialog) == []
        page.press("Ctrl+z")
        assert page.desk.evening is held
        dialog.reject()


@pytest.mark.parametrize(("typed", "said"), [("15", []), ("14", ["⚠ Table 1, totals: written 15 to 11, typed again"])])
def test_totals_are_checked_as_totals(qtbot: QtBot, tmp_path: Path, typed: str, said: list[str]) -> None:
    with scores(qtbot, tmp_path, drive(plan=Plan(rounds=1, deals=2, interval=0)), F8_SEATS[0]) as page:
        page.desk.do(changes.write_totals, number=1, table=1, ns=15, ew=11)
        dialog = checking(qtbot, page)
        page.press("Ctrl+t")
        page.type(typed)
        page.press("Enter")
        assert [each[: len(told)] for each, told in zip(listed(dialog), said, strict=True)] == said
        dialog.reject()


def test_a_score_sheet_is_typed_again_with_its_own_keys(qtbot: QtBot, tmp_path: Path) -> None:
    of = drive(4, scoring=RULES["cvisti"](), plan=Plan(rounds=1, deals=2, trumps=(), interval=0))
    with scores(qtbot, tmp_path, of, ((1, 2, 3, 4),)) as page:
        marks: Marks = {"declarer": "NS", "bid": 4, "trump": "S", "tricks": 9, "honours": 4}
        page.desk.do(changes.write_deal, number=1, table=1, deal=1, marks=marks)
        dialog = checking(qtbot, page)
        page.type("n4s93")
        page.press("Enter")
        assert listed(dialog) == ["⚠ Table 1, deal 1: written N–S 4 ♠ 9 4, typed again N–S 4 ♠ 9 3"]
        dialog.reject()


def test_the_check_of_a_round_that_is_taken_back_goes_away(qtbot: QtBot, tmp_path: Path) -> None:
    with scores(qtbot, tmp_path, drive(), F8_SEATS[0]) as page:
        dialog = checking(qtbot, page)
        page.desk.undo()
        assert not dialog.isVisible()
