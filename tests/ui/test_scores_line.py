"""What the line under the scores says stays true: it goes when what it is about has gone."""

from __future__ import annotations

from pathlib import Path

from pytestqt.qtbot import QtBot
from tests.drives import F8_SEATS, drive
from tests.ui.score_pages import Scores, scores

from whistdrive.core.drive import Plan
from whistdrive.scoring import RULES

TWO_TABLES = ((1, 3, 2, 4), (5, 6, 7, 8))
RUBBER = Plan(rounds=2, deals=None, trumps=(), interval=0)


def keys_of(page: Scores) -> str:
    """What the line says when there is nothing else to say."""
    page.page.line.rest()
    return page.said


def test_a_question_that_is_given_up_is_gone(qtbot: QtBot, tmp_path: Path) -> None:
    with scores(qtbot, tmp_path, drive(), F8_SEATS[0]) as page:
        usual = keys_of(page)
        page.press("Ctrl+B", "Esc")
        assert page.said == usual
        page.press("8", "Tab", "4", "Enter")
        assert page.said.startswith("⚠")
        page.press("Esc")
        assert page.grid.typed_text == "4"
        assert page.said == usual


def test_what_was_read_back_is_gone_once_it_is_taken_back(qtbot: QtBot, tmp_path: Path) -> None:
    with scores(qtbot, tmp_path, drive(), F8_SEATS[0]) as page:
        usual = keys_of(page)
        page.press("8", "Enter")
        assert "took 8" in page.said
        page.desk.undo()
        assert page.said == usual


def test_what_was_read_back_stays_while_the_cursor_goes_on(qtbot: QtBot, tmp_path: Path) -> None:
    plan = Plan(rounds=2, deals=1, trumps=(), interval=0)
    with scores(qtbot, tmp_path, drive(scoring=RULES["cvisti"](), plan=plan), TWO_TABLES) as page:
        page.type("N1H72")
        page.press("Enter")
        assert page.sheet.place is not None
        assert page.sheet.place.table == 2
        assert page.said.startswith("✓ Table 1, deal 1")


def test_a_refusal_stays_at_the_deal_that_it_is_about(qtbot: QtBot, tmp_path: Path) -> None:
    with scores(qtbot, tmp_path, drive(scoring=RULES["cvisti"](), plan=RUBBER), TWO_TABLES) as page:
        usual = keys_of(page)
        page.press("Enter")
        assert page.said.startswith("⚠ Deal 1")
        page.press("Alt+Down")
        assert page.said == usual


def test_that_all_are_in_is_said_once_and_beside_nothing_else(qtbot: QtBot, tmp_path: Path) -> None:
    with scores(qtbot, tmp_path, drive(), F8_SEATS[0]) as page:
        page.press("8", "Enter", "6", "Enter")
        told = page.said
        assert told.count("All tables are in") == 1
        page.press("Enter", "Ctrl+M")
        assert page.said == told
        page.press("Esc", "Ctrl+M")
        assert page.said.startswith("✓ All tables are in")


def test_a_table_that_is_whole_cannot_end_early(qtbot: QtBot, tmp_path: Path) -> None:
    with scores(qtbot, tmp_path, drive(), F8_SEATS[0]) as page:
        page.press("8", "Enter", "Up", "Ctrl+B")
        assert not page.page.line.asking
        page.press("Down", "Ctrl+B")
        page.type("bell")
        page.press("Enter")
        assert "Table 2 ended early: bell" in page.said
        page.press("Ctrl+B")
        assert not page.drive.rounds[0].table(2).slip.closed
        assert "Table 2 has not ended yet" in page.said


def test_enter_leads_on_from_a_table_that_has_ended(qtbot: QtBot, tmp_path: Path) -> None:
    with scores(qtbot, tmp_path, drive(scoring=RULES["cvisti"](), plan=RUBBER), TWO_TABLES) as page:
        page.press("Ctrl+B")
        page.type("bell")
        page.press("Enter")
        assert page.sheet.place is not None
        assert page.sheet.place.table == 1
        page.press("Enter")
        assert page.sheet.place.table == 2


def test_namesakes_are_told_apart_by_their_numbers(qtbot: QtBot, tmp_path: Path) -> None:
    names = ("Ann Smith", "Bo", "Carl", "ann smith", "Eve", "Finn", "Gus", "Hal")
    with scores(qtbot, tmp_path, drive(names=names), F8_SEATS[0]) as page:
        assert page.cell(0, "North–South") == "Hal + Ann Smith (1)"
        assert page.cell(0, "East–West") == "Bo + ann smith (4)"
        page.press("8", "Enter")
        assert "Hal + Ann Smith (1) took 8, Bo + ann smith (4) took 5" in page.said


def test_points_below_zero_have_a_true_minus_sign(qtbot: QtBot, tmp_path: Path) -> None:
    with scores(qtbot, tmp_path, drive(scoring=RULES["points"]()), F8_SEATS[0]) as page:
        page.type("-120")
        page.press("Tab")
        page.type("55")
        page.press("Enter")
        assert [page.cell(0, heading) for heading in ("N–S", "E–W")] == ["−120", "55"]


def test_a_misere_can_be_marked_and_taken_for_what_was_planned(qtbot: QtBot, tmp_path: Path) -> None:
    with scores(qtbot, tmp_path, drive(plan=Plan(rounds=3, trumps=("MIS",), interval=0)), F8_SEATS[0]) as page:
        page.press("8", "Enter", "Up")
        trumps = {str(action.data()): action for action in page.page.actions_on_slip.trumps}
        assert trumps["MIS"].isChecked()
        trumps["H"].trigger()
        assert page.drive.rounds[0].table(1).slip.deals[0].trump == "H"
        trumps["MIS"].trigger()
        assert page.drive.rounds[0].table(1).slip.deals[0].trump is None
