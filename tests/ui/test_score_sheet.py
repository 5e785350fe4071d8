"""The score sheet, typed deal by deal by keys into a page on a real club file."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QAbstractSlider, QApplication
from pytestqt.qtbot import QtBot
from tests.drives import drive
from tests.ui.score_pages import Scores, page_after, scores

from whistdrive.core import changes
from whistdrive.core.contracts import Marks
from whistdrive.core.drive import Drive, Plan
from whistdrive.core.options import read_options
from whistdrive.core.sheet import Entered, Sides
from whistdrive.desk.desk import Desk
from whistdrive.desk.draft import Place
from whistdrive.desk.sample import begin, read_sample
from whistdrive.movement import MOVEMENTS
from whistdrive.scoring import RULES
from whistdrive.ui.models.sheet_rows import SheetRow

VECTORS = Path(__file__).parent.parent / "scoring" / "vectors"
SAMPLE = Path(__file__).parent.parent.parent / "resources" / "samples" / "cvisti_16.json"
ONE_TABLE = ((1, 3, 2, 4),)


def a_drive(system: str, deals: int | None, players: int = 4, **options: Any) -> Drive:
    plan = Plan(rounds=2, deals=deals, trumps=(), interval=0)
    return drive(players, scoring=read_options(RULES[system], options), plan=plan)


def sittings(name: str, count: int) -> list[dict[str, Any]]:
    lines = (VECTORS / name).read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines[:count]]


def rows_of(page: Scores, kind: str) -> list[SheetRow]:
    return [row for row in page.sheet.sheet.rows if row.kind == kind]


def row_texts(page: Scores, kind: str) -> list[list[str]]:
    """What the rows of a kind show, column by column."""
    model = page.sheet.sheet
    return [
        [str(model.index(at, column).data()) for column in range(model.columnCount())]
        for at, row in enumerate(model.rows)
        if row.kind == kind
    ]


def in_sight(page: Scores) -> bool:
    """Whether the whole line under the cursor is seen, and has the height that its reasons need."""
    sheet, row = page.sheet, page.sheet.currentIndex().row()
    shown = sheet.visualRect(sheet.currentIndex())
    tall = sheet.rowHeight(row) >= sheet.sizeHintForRow(row)
    return tall and sheet.viewport().rect().contains(shown)


def assert_as_ruled(page: Scores, table: int) -> None:
    """What stands on the screen is what the rules make of the deals in the evening."""
    found = page.drive.rounds[-1].table(table)
    ruled = page.drive.sheet(len(page.drive.rounds), found)
    lines = [row for row in rows_of(page, "deal") if row.points is not None]
    assert [(row.points, row.waits, row.reasons) for row in lines] == [
        (line.points, line.waits, line.reasons) for line in ruled.lines
    ]
    assert [(row.deal, row.result, row.points) for row in rows_of(page, "game")] == [
        (game.after_deal, game.points, Sides.only(game.winner, game.bonus)) for game in ruled.games
    ]
    assert [row.points for row in rows_of(page, "entered")] == [
        row.points for row in ruled.rows if isinstance(row, Entered)
    ]
    assert page.page.sheet.foot.totals.text() == f"Total {ruled.totals.ns} to {ruled.totals.ew}"


def test_the_cvisti_sample_is_typed_deal_by_deal_with_at_most_eight_keys(qtbot: QtBot, tmp_path: Path) -> None:
    sample = read_sample(SAMPLE)

    def seat(desk: Desk) -> None:
        begin(desk, sample)
        desk.do(changes.seat_round, number=1, seated=desk.drive.movement.propose(desk.drive))

    with page_after(qtbot, tmp_path, seat) as page:
        for table, handed in zip(page.drive.rounds[0].tables, sample.rounds[0], strict=True):
            while page.drive.rounds[0].table(table.number).slip.dealer != handed.dealer:
                page.press("Ctrl+D")
            for number, marks in enumerate(handed.deals, start=1):
                assert page.sheet.place == Place(1, table.number, number)
                assert page.type_deal(marks) <= 8
                assert page.marks(table.number, number) == marks
            page.press("Alt+Up")
            page.page.sheet.go_to_table(table.number)
            assert_as_ruled(page, table.number)
            page.press("Ctrl+M")
        assert "All tables are in" in page.said
        drive_id, held = page.drive.id, page.desk.evening
        assert page.stored(drive_id) == held


@pytest.mark.parametrize(
    ("system", "count"), [("cvisti_named", 9), ("short", 3), ("rubber", 3), ("bid", 3), ("two_hand", 3)]
)
def test_every_sheet_is_filled_from_its_columns(qtbot: QtBot, tmp_path: Path, system: str, count: int) -> None:
    for at, sitting in enumerate(sittings(f"{system}.jsonl", count)):
        folder = tmp_path / str(at)
        folder.mkdir()
        deals = None if sitting["end"] == "rubber" else sitting["end"]["deals"]
        players = len(RULES[sitting["system"]].seats)
        seats = ((1, 2),) if players == 2 else ONE_TABLE
        with scores(qtbot, folder, a_drive(sitting["system"], deals, players, **sitting["options"]), seats) as page:
            for number, marks in enumerate(sitting["deals"], start=1):
                page.type_deal(marks)
                written = page.marks(1, number)
                assert written is not None
                assert {**written, **marks} == written
            foot = page.sheet.foot
            assert foot is not None
            assert foot.totals == (sitting["expected"]["totals"]["NS"], sitting["expected"]["totals"]["EW"])


def test_a_key_that_cannot_be_is_refused_at_its_field_and_the_line_stays(qtbot: QtBot, tmp_path: Path) -> None:
    with scores(qtbot, tmp_path, a_drive("cvisti", 8), ONE_TABLE) as page:
        page.type("N8")
        assert "8 cannot stand under “Bid”; allowed: 0 to 7" in page.said
        assert (page.sheet.key, page.sheet.typed_text) == ("bid", "8")
        page.press("Enter")
        assert not page.page.settle()
        page.type("3X")
        assert "Trump" in page.said
        page.type("H14")
        assert "14 cannot stand under “Tricks”" in page.said
        page.press("Esc")
        assert page.line(1, "Bid") == ""
        page.type("N3H0")
        assert page.line(1, "Honours") == "0"
        page.press("Back")
        page.type("92")
        page.press("Enter")
        assert page.marks(1) == {"declarer": "NS", "bid": 3, "trump": "H", "tricks": 9, "honours": 2}


def test_honours_have_no_place_in_no_trump_and_follow_from_all_or_no_tricks(qtbot: QtBot, tmp_path: Path) -> None:
    with scores(qtbot, tmp_path, a_drive("cvisti", 8), ONE_TABLE) as page:
        page.type("W2T")
        assert page.line(1, "Honours") == "–"
        page.type("9")
        assert page.sheet.key == "tricks"
        page.press("Enter")
        assert page.marks(1) == {"declarer": "EW", "bid": 2, "trump": "NT", "tricks": 9}
        page.type("S5C13")
        assert page.line(2, "Honours") == "4"
        page.press("Enter")
        assert page.sheet.place == Place(1, 1, 3)
        page.type("E2HH")
        assert "Tricks" in page.said


def test_an_all_passed_deal_is_declared_by_the_dealers_side(qtbot: QtBot, tmp_path: Path) -> None:
    with scores(qtbot, tmp_path, a_drive("cvisti", 8), ONE_TABLE) as page:
        page.type("0")
        assert (page.line(1, "Declarer"), page.sheet.key) == ("N–S", "trump")
        page.type("D72")
        page.press("Enter")
        assert page.marks(1) == {"declarer": "NS", "bid": 0, "trump": "D", "tricks": 7, "honours": 2}
        assert page.line(2, "Dealer") == "E"
        page.type("N0")
        assert page.line(2, "Declarer") == "E–W"


def test_missing_fields_are_asked_for_and_typing_is_taken_back(qtbot: QtBot, tmp_path: Path) -> None:
    with scores(qtbot, tmp_path, a_drive("cvisti", 8), ONE_TABLE) as page:
        page.press("N", "3", "Tab", "9", "Enter")
        assert "Trump is missing" in page.said
        assert page.sheet.key == "trump"
        assert page.marks(1) is None
        assert not page.page.settle()
        page.press("Ctrl+Z")
        assert page.line(1, "Tricks") == ""
        page.press("Esc", "Enter")
        assert "Declarer is missing" in page.said


def test_a_correction_marks_what_it_changes_below(qtbot: QtBot, tmp_path: Path) -> None:
    with scores(qtbot, tmp_path, a_drive("cvisti", 8), ONE_TABLE) as page:
        for line in ("N5D91", "E2S70", "E7S72", "S1C73"):
            page.type(line)
            page.press("Enter")
        before = [page.line(deal, "E–W") for deal in (1, 2, 3, 4)]
        page.press("Up", "Up", "Up", "Up")
        assert page.sheet.place == Place(1, 1, 1)
        page.press("Right")
        page.type("1")
        page.press("Enter")
        assert page.line(1, "E–W") != before[0]
        marked = [deal for deal in (2, 3, 4) if page.line(deal, "Deal").startswith("△")]
        assert marked
        assert "look again" in page.said
        for _ in range(4):
            page.press("Down")
        assert not any(page.line(deal, "Deal").startswith("△") for deal in (2, 3, 4))


def test_a_typed_line_stays_while_other_tables_and_names_change(qtbot: QtBot, tmp_path: Path) -> None:
    tables = ((1, 3, 2, 4), (5, 7, 6, 8))
    with scores(qtbot, tmp_path, a_drive("cvisti", 2, 8), tables) as page:
        page.type("N3H1")
        marks: Marks = {"declarer": "EW", "bid": 1, "trump": "S", "tricks": 7, "honours": 2}
        page.desk.do(changes.write_deal, number=1, table=2, deal=1, marks=marks)
        assert page.sheet.typed_text == "1"
        assert page.line(1, "Bid") == "3"
        page.type("02")
        page.press("Enter")
        assert page.marks(1) == {"declarer": "NS", "bid": 3, "trump": "H", "tricks": 10, "honours": 2}
        page.press("Alt+Down")
        assert page.sheet.place == Place(1, 2, 2)
        page.press("Ctrl+M")
        assert page.sheet.place == Place(1, 1, 2)


def test_the_winner_of_a_level_table_is_said_by_a_key(qtbot: QtBot, tmp_path: Path) -> None:
    progressive = replace(a_drive("cvisti", 2), movement=MOVEMENTS["progressive"]())
    with scores(qtbot, tmp_path, progressive, ONE_TABLE) as page:
        for line in ("N1S72", "E1S72"):
            page.type(line)
            page.press("Enter")
        page.press("Ctrl+L", "Ctrl+L")
        assert page.drive.rounds[0].table(1).slip.winner == "EW"
        assert "East–West" in page.said


def test_the_winner_of_two_who_are_level_is_called_by_the_seat(qtbot: QtBot, tmp_path: Path) -> None:
    two = replace(a_drive("two_hand", 2, 2), movement=MOVEMENTS["progressive"]())
    with scores(qtbot, tmp_path, two, ((1, 2),)) as page:
        for tricks in "94":
            page.type(tricks)
            page.press("Enter")
        page.press("Ctrl+L")
        assert page.drive.rounds[0].table(1).slip.winner == "NS"
        assert page.said.endswith("moves as winner: North")


def test_the_sheet_is_closed_early_and_opened_again(qtbot: QtBot, tmp_path: Path) -> None:
    with scores(qtbot, tmp_path, a_drive("cvisti", 8), ONE_TABLE) as page:
        page.type("N1S72")
        page.press("Enter", "Ctrl+B")
        page.type("bell")
        page.press("Enter")
        assert page.page.sheet.foot.state.text() == "Closed early: bell"
        assert page.sheet.sheet.row_of(2) == -1
        page.press("Ctrl+B")
        assert page.page.sheet.foot.state.text() == "Incomplete: 1 of 8 deals"
        assert page.sheet.sheet.row_of(2) >= 0
        page.press("Up", "x")
        assert page.marks(1) == {"declarer": "EW", "bid": 1, "trump": "S", "tricks": 7, "honours": 2}


def test_the_line_that_is_typed_stays_in_sight_whatever_it_is_given_for(qtbot: QtBot, tmp_path: Path) -> None:
    with scores(qtbot, tmp_path, a_drive("cvisti", 8), ONE_TABLE) as page:
        page.page.resize(760, 500)
        for line in ("N5D91", "E2S70", "E7S72", "S1C73", "N0H84", "W4NT9", "E5C83"):
            page.type(line)
            qtbot.waitUntil(lambda: in_sight(page))
            page.press("Enter")
        QApplication.processEvents()
        bar = page.sheet.verticalScrollBar()
        below = bar.value()
        bar.triggerAction(QAbstractSlider.SliderAction.SliderPageStepSub)
        QApplication.processEvents()
        assert bar.value() < below


def test_what_the_last_deal_brought_is_in_sight_with_it(qtbot: QtBot, tmp_path: Path) -> None:
    with scores(qtbot, tmp_path, a_drive("rubber", None), ONE_TABLE) as page:
        page.page.resize(1000, 420)
        for line in ("10", "9", "3", "4", "9", "8", "9"):
            page.type(line)
            page.press("Enter")
        sheet = page.sheet
        for key in ("Up", "Up", "Up", "Up", "Up", "Down", "Down", "Down", "Down", "Down", "Down"):
            page.press(key)
            QApplication.processEvents()
        assert sheet.verticalScrollBar().maximum() > 0
        assert sheet.sheet.rows[-1].kind == "game"
        last = sheet.visualRect(sheet.sheet.index(len(sheet.sheet.rows) - 1, 0))
        assert last.bottom() <= sheet.viewport().height()
        assert in_sight(page)


def test_a_game_is_summed_under_its_sides_with_what_it_brings_beside(qtbot: QtBot, tmp_path: Path) -> None:
    with scores(qtbot, tmp_path, a_drive("cvisti", 8), ONE_TABLE) as page:
        sheet = page.sheet
        beside = [at for at, column in enumerate(sheet.sheet.columns) if column.kind == "beside"]
        assert all(sheet.isColumnHidden(at) for at in beside)
        for line in ("E2S70", "E7S72", "S1C73"):
            page.type(line)
            page.press("Enter")
        assert not any(sheet.isColumnHidden(at) for at in beside)
        assert row_texts(page, "deal")[1][-5:-1] == ["4", "(8)", "0", ""]
        assert row_texts(page, "game")[0][-5:-1] == ["7", "+4", "0", ""]
        assert row_texts(page, "entered")[0][-5:-1] == ["6", "", "0", ""]


def test_a_game_that_is_a_rubber_by_itself_is_just_a_game(qtbot: QtBot, tmp_path: Path) -> None:
    with scores(qtbot, tmp_path, a_drive("bid", 6), ONE_TABLE) as page:
        for line in ("N5HS11", "E5HD7", "E3HD7"):
            page.type(line)
            page.press("Enter")
        assert [texts[0] for texts in row_texts(page, "game")] == ["Game 1", "Game 2"]
        assert page.page.sheet.foot.totals.text() == "Total 5 to −6"
        assert "bid 5, 4 short: −4 to East–West" in row_texts(page, "deal")[1]
        assert page.said.endswith("0 to Player 1 + Player 3, −2 to Player 2 + Player 4")


def test_two_players_are_called_by_their_seats(qtbot: QtBot, tmp_path: Path) -> None:
    with scores(qtbot, tmp_path, a_drive("two_hand", 2, 2), ((1, 2),)) as page:
        page.type("14")
        assert page.said.endswith("14 cannot stand under “North, second-phase tricks”; allowed: 0 to 13.")
        page.press("Esc")
        page.type("9")
        page.press("Enter")
        assert page.said.endswith("Player 1 took 9, Player 2 took 4")
        assert row_texts(page, "deal")[0][-1] == "9 tricks: 3 to North"


@pytest.mark.parametrize(
    ("system", "keys", "sentence"),
    [
        ("cvisti", "8", "8 cannot stand under “Declarer”; allowed: North–South or East–West."),
        ("cvisti", "N8", "8 cannot stand under “Bid”; allowed: 0 to 7."),
        ("cvisti", "N3X", "X cannot stand under “Trump”; allowed: spades, hearts, diamonds, clubs or no-trump."),
        ("cvisti", "N3H95", "5 cannot stand under “Honours”; allowed: 0 to 4."),
        ("bid", "N3X", "X cannot stand under “Kind”; allowed: high, low or no-trump."),
        ("short", "14", "14 cannot stand under “N–S tricks”; allowed: 0 to 13."),
        ("rubber", "x", "“x” under “N–S tricks” is no whole number; allowed: 0 to 13."),
    ],
)
def test_what_is_refused_is_said_in_the_words_of_the_sheet(
    qtbot: QtBot, tmp_path: Path, system: str, keys: str, sentence: str
) -> None:
    with scores(qtbot, tmp_path, a_drive(system, 4), ONE_TABLE) as page:
        page.type(keys)
        assert page.said == f"⚠ {sentence}"
        assert page.sheet.typed_text == keys[-len(page.sheet.typed_text) :]
