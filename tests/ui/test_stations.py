"""Two computers at one evening: each sees what the other does, and is not disturbed by it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from tests.postgres import Server
from tests.ui.evenings import begin_eight, seat_next, write
from tests.ui.stations import Station, two

from whistdrive.core import changes
from whistdrive.ui.pages.seating import SeatingPage

Pair = tuple[Station, Station]


@pytest.fixture
def pair(server: Server, qapp: QApplication, tmp_path: Path, qtbot: QtBot) -> Iterator[Pair]:
    """The computer at the door and the one on the stage, both at the scores of round 1 of F8."""
    with two(qapp, tmp_path, qtbot, server.club()) as (door, stage):
        begin_eight(door.window.desk)
        seat_next(door.window.desk)
        number = door.drive.id
        stage.waits_for(lambda: bool(stage.window.desk.drives()))
        stage.window.desk.open_drive(number)
        for each in (door, stage):
            assert each.window.go_to("scores")
        yield door, stage


def test_each_sees_within_a_second_what_the_other_enters(pair: Pair, qtbot: QtBot) -> None:
    door, stage = pair
    door.press("8", "Enter")
    qtbot.waitUntil(lambda: stage.marks(1) == {"ns": 8, "ew": 5}, timeout=1000)
    assert stage.sees("At door, ")
    assert stage.sees("slip of table 1, round 1")
    assert door.sees("Done: slip of table 1")
    stage.press("Down", "6", "Enter")
    qtbot.waitUntil(lambda: door.marks(2) == {"ns": 6, "ew": 7}, timeout=1000)
    door.press("Ctrl+Z")
    qtbot.waitUntil(lambda: stage.marks(1) is None, timeout=1000)
    assert stage.sees("taken back: slip of table 1")
    assert door.marks(2) == {"ns": 6, "ew": 7}


def test_an_open_field_keeps_its_text_the_cursor_and_the_keyboard(pair: Pair) -> None:
    door, stage = pair
    stage.press("Down", "1")
    door.press("8", "Enter")
    stage.waits_for(lambda: stage.marks(1) is not None)
    grid = stage.scores.grid.grid
    assert (grid.typed_text, grid.place and grid.place.table) == ("1", 2)
    stage.press("0", "Enter")
    assert stage.marks(2) == {"ns": 10, "ew": 3}
    door.waits_for(lambda: door.marks(2) == stage.marks(2))


@pytest.mark.parametrize("told_before", [True, False])
def test_what_another_has_written_meanwhile_is_shown_before_it_is_overwritten(pair: Pair, told_before: bool) -> None:
    door, stage = pair
    stage.press("9")
    door.press("8", "Enter")
    if told_before:
        stage.waits_for(lambda: stage.marks(1) is not None)
    stage.press("Enter")
    said = stage.scores.line.text
    assert "door has written 8 5" in said
    assert "you 9 4" in said
    assert stage.marks(1) == {"ns": 8, "ew": 5}
    stage.press("Enter")
    assert stage.marks(1) == {"ns": 9, "ew": 4}
    door.waits_for(lambda: door.marks(1) == stage.marks(1))


def test_esc_leaves_what_the_other_has_written(pair: Pair) -> None:
    door, stage = pair
    stage.press("9")
    door.press("8", "Enter")
    stage.press("Enter", "Esc")
    assert not stage.scores.view.pending
    assert stage.marks(1) == {"ns": 8, "ew": 5}


def test_a_round_that_another_seats_does_not_take_away_what_is_typed(pair: Pair) -> None:
    door, stage = pair
    door.press("8", "Enter", "7", "Enter")
    stage.waits_for(lambda: stage.marks(2) is not None)
    stage.press("1", "1")
    door.press("Ctrl+Enter")
    stage.waits_for(lambda: len(stage.drive.rounds) == 2)
    assert stage.scores.number == 1
    assert stage.scores.view.typed_text == "11"
    stage.press("Enter")
    place = stage.scores.view.place
    assert place
    assert stage.drive.rounds[0].table(place.table).slip.deals[0].marks["ns"] == 11
    stage.press("Ctrl+Enter")
    assert len(stage.drive.rounds) == 2


def test_a_question_about_the_next_round_is_put_away_once_another_has_seated_it(pair: Pair) -> None:
    door, stage = pair
    stage.press("Ctrl+Enter")
    assert not stage.window.notice.isHidden()
    door.window.desk.do(changes.sign_in_new, name="Late, Lea")
    stage.waits_for(lambda: stage.sees("Late, Lea"))
    assert not stage.window.notice.isHidden()
    seat_next(door.window.desk)
    stage.waits_for(lambda: len(stage.drive.rounds) == 2)
    assert stage.window.notice.isHidden()


def test_a_name_that_is_half_typed_at_the_door_stays(pair: Pair) -> None:
    door, stage = pair
    assert door.window.go_to("sign_in")
    door.press("Z", "o")
    stage.press("8", "Enter")
    door.waits_for(lambda: door.marks(1) is not None)
    door.press("e", "Enter")
    stage.waits_for(lambda: any(entrant.name == "Zoe" for entrant in stage.drive.entrants))


def test_a_drive_that_another_deletes_is_left(pair: Pair) -> None:
    door, stage = pair
    door.window.desk.do(changes.delete_drive)
    stage.waits_for(lambda: stage.window.desk.evening.drive is None)
    assert stage.window.page.key == "club"
    assert stage.window.footer.sentence.startswith("At door, ")


def test_an_undo_of_what_another_has_corrected_is_refused_in_words(pair: Pair) -> None:
    door, stage = pair
    door.press("8", "Enter")
    stage.waits_for(lambda: stage.marks(1) is not None)
    stage.press("9", "Enter")
    door.waits_for(lambda: door.marks(1) == {"ns": 9, "ew": 4})
    door.press("Ctrl+Z")
    assert door.sees("This has changed since, so the step cannot be taken back")
    assert door.marks(1) == stage.marks(1) == {"ns": 9, "ew": 4}


def test_both_seat_the_next_round_and_one_is_seated(pair: Pair) -> None:
    door, stage = pair
    for table, tricks in ((1, 8), (2, 7)):
        write(door.window.desk, table, tricks)
    stage.waits_for(lambda: stage.marks(2) is not None)
    stage.press("Esc")
    seat_next(door.window.desk)
    stage.press("F9")
    assert stage.drive == door.drive
    assert len(stage.drive.rounds) == 2
    assert stage.window.footer.sentence == "Round 2: this round is seated already."


def test_both_close_the_drive_and_it_is_closed_once(pair: Pair) -> None:
    door, stage = pair
    for table, tricks in ((1, 8), (2, 7)):
        write(door.window.desk, table, tricks)
    planned = replace(door.drive, plan=replace(door.drive.plan, rounds=1, interval=0))
    door.window.desk.do(changes.edit_drive, drive=planned)
    stage.waits_for(lambda: stage.window.desk.evening == door.window.desk.evening)
    assert stage.window.go_to("standings")
    stage.press("Esc")
    door.window.desk.do(changes.close_drive)
    stage.press("Alt+L")
    assert stage.drive == door.drive
    assert stage.sees("The drive is closed. Its results are final.")
    assert [step.label for step in stage.window.desk.history.done].count("close_drive") == 1


def test_both_draw_the_seating_and_the_first_lot_stands_until_it_is_asked_for_again(pair: Pair) -> None:
    door, stage = pair
    for each in (stage, door):
        assert each.window.go_to("seating")
    door.window.desk.do(changes.cancel_round, number=1)
    stage.waits_for(lambda: stage.drive == door.drive)
    page = stage.window.pages["seating"]
    assert isinstance(page, SeatingPage)
    page.new_seed.setFocus()
    door.window.desk.do(changes.edit_drive, drive=replace(door.drive, seed=4321))
    stage.press("Space")
    assert stage.drive.seed == 4321
    assert stage.sees("eanwhile door has written 4321")


def test_a_drive_that_another_deletes_while_something_is_typed_in_it(pair: Pair) -> None:
    door, stage = pair
    stage.press("8")
    door.window.desk.do(changes.delete_drive)
    stage.press("Enter")
    assert stage.window.page.key == "club"
    assert "t door this drive was deleted at " in stage.window.footer.sentence
