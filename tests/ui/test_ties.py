"""Ties on the page of standings, by keys on a real club file: every step told, and settled by hand."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from tests.drives import drive, evening, f8, of_drive, seated, written
from tests.ui.opened import Opened, opened

from whistdrive.core import changes
from whistdrive.core.drive import Drive, Plan, Tie
from whistdrive.movement import MOVEMENTS
from whistdrive.ui.models.placings import NUMBER, PLACE
from whistdrive.ui.pages.standings import StandingsPage

Wall = Opened[StandingsPage]
ALT = Qt.KeyboardModifier.AltModifier


@pytest.fixture
def wall(qtbot: QtBot, tmp_path: Path) -> Iterator[Wall]:
    """Eight players after three rounds of three: 2 is first with 27, 5 and 8 are level behind with 24."""
    with opened(qtbot, tmp_path, StandingsPage, of_drive(f8())) as shown:
        yield shown


def with_ladies() -> Drive:
    """The eight with 5, 8 and 1 as ladies, and 6 as level with the first two."""
    played = of_drive(changes.adjust_entrant(f8(), number=1, entrant=6, points=1, reason="award"))
    entrants = tuple(replace(each, role="A" if each.number in (5, 8, 1) else "B") for each in played.entrants)
    plan = Plan(rounds=3, interval=1, roles=("lady", "gent"), ranking=("total",))
    return replace(played, entrants=entrants, plan=plan)


def go_to(shown: Wall, number: int) -> None:
    """Put the cursor on the row of somebody."""
    shown.page.table.setFocus()
    model = shown.page.table.model()
    row = next(row for row in range(model.rowCount()) if model.index(row, NUMBER).data() == str(number))
    shown.page.table.setCurrentIndex(model.index(row, PLACE))


def places(shown: Wall) -> dict[str, str]:
    """The place of each number, as it is shown."""
    model = shown.page.table.model()
    rows = range(model.rowCount())
    return {str(model.index(row, NUMBER).data()): str(model.index(row, PLACE).data()) for row in rows}


def told(shown: Wall) -> str:
    return plain(shown.page.tie.told.text())


def plain(text: str) -> str:
    """Spaces that do not break are as good as others."""
    return text.replace("\N{NO-BREAK SPACE}", " ")


def test_case_14_who_is_level_is_cut_for_by_keys_and_it_is_kept(wall: Wall) -> None:
    tie = wall.page.tie
    assert tie.isHidden()
    go_to(wall, 5)
    assert told(wall) == (
        "Level at total 24: 5 Player 5; 8 Player 8. Difference: 9 each. Still level: 5 Player 5; 8 Player 8."
    )
    assert tie.cut.isVisible()
    tie.note.setFocus()
    wall.type("ace of hearts")
    tie.order.setFocus()
    wall.type("8")
    wall.key(Qt.Key.Key_Return)
    assert [places(wall)[each] for each in "2586"] == ["1", "3 cut", "2 cut", "4"]
    assert told(wall).endswith("They cut: 8 Player 8 before 5 Player 5 (ace of hearts).")
    wall.desk.undo()
    assert [places(wall)[each] for each in "2586"] == ["1", "2=", "2=", "4"]
    wall.desk.redo()
    assert of_drive(wall.stored()).ties == (Tie(1, (5, 8), (24, 24), "cut", (8,), "ace of hearts"),)


def test_those_who_are_level_again_stand_in_the_order_of_paper(wall: Wall) -> None:
    before = list(places(wall))
    go_to(wall, 5)
    wall.page.tie.order.setFocus()
    wall.type("8")
    wall.key(Qt.Key.Key_Return)
    assert list(places(wall)).index("8") < list(places(wall)).index("5")
    wall.desk.undo()
    assert list(places(wall)) == before


def test_nothing_is_asked_before_anything_is_played(qtbot: QtBot, tmp_path: Path) -> None:
    found = seated(evening(drive(8)), (8, 1, 2, 4), (3, 7, 5, 6))
    with opened(qtbot, tmp_path, StandingsPage, of_drive(found)) as shown:
        go_to(shown, 5)
        assert shown.page.tie.isHidden()
        shown.desk.do(changes.write_deal, number=1, table=1, deal=1, marks={"ns": 6})
        assert told(shown).startswith("Level at total 0: ")


def test_it_is_played_off_shared_and_opened_again_each_in_a_step(wall: Wall) -> None:
    go_to(wall, 8)
    wall.page.tie.order.setFocus()
    wall.type("player 5")
    wall.key(Qt.Key.Key_F, ALT)
    assert (places(wall)["5"], places(wall)["8"]) == ("2 play-off", "3 play-off")
    assert wall.page.tie.order.text() == "5"
    wall.key(Qt.Key.Key_S, ALT)
    assert (places(wall)["5"], places(wall)["8"]) == ("2= shared", "2= shared")
    wall.key(Qt.Key.Key_O, ALT)
    assert list(wall.drive.ties) == []
    assert not wall.page.tie.reopen.isVisible()
    wall.desk.undo()
    wall.desk.undo()
    assert wall.drive.ties[0].decision == "played_off"


def test_what_cannot_be_decided_is_refused_in_words(wall: Wall) -> None:
    go_to(wall, 5)
    for typed, why in (
        ("", "Say who has won it"),
        ("6", "only between those who are tied"),
        ("99", "Nobody in the list"),
    ):
        wall.page.tie.order.setFocus()
        wall.page.tie.order.selectAll()
        wall.key(Qt.Key.Key_Delete)
        wall.type(typed)
        wall.key(Qt.Key.Key_K, ALT)
        assert wall.page.answer.text().startswith("⚠")
        assert why in wall.page.answer.text()
    assert wall.drive.ties == ()


def test_a_step_that_decides_is_named_and_nothing_is_asked(wall: Wall) -> None:
    planned = replace(wall.drive, plan=replace(wall.drive.plan, ranking=("total", "highest_deal")))
    wall.desk.do(changes.edit_drive, drive=planned)
    assert (places(wall)["5"], places(wall)["8"]) == ("2", "3")
    go_to(wall, 8)
    assert told(wall).endswith("Highest deal: 13 (5 Player 5), 9 (8 Player 8). Decided by highest deal.")
    assert not wall.page.tie.cut.isVisible()
    go_to(wall, 2)
    assert wall.page.tie.isHidden()


def test_a_note_typed_later_is_kept_when_the_page_is_left(wall: Wall) -> None:
    go_to(wall, 5)
    wall.page.tie.order.setFocus()
    wall.type("5")
    wall.key(Qt.Key.Key_K, ALT)
    wall.page.tie.note.setFocus()
    wall.type("king")
    assert wall.page.settle()
    assert (wall.drive.ties[0].order, wall.drive.ties[0].note) == ((5,), "king")
    wall.page.tie.order.setFocus()
    wall.page.tie.order.selectAll()
    wall.type("6")
    assert not wall.page.settle()
    assert wall.page.tie.order.hasFocus()
    assert wall.drive.ties[0].order == (5,)


def test_an_order_without_a_decision_is_not_lost_when_the_page_is_left(wall: Wall) -> None:
    go_to(wall, 5)
    wall.page.tie.order.setFocus()
    wall.type("8")
    assert not wall.page.settle()
    assert "cut or played off" in wall.page.answer.text()
    assert wall.page.tie.order.hasFocus()
    wall.page.tie.order.clear()
    assert wall.page.settle()
    assert list(wall.drive.ties) == []


def test_a_list_of_its_own_decides_for_itself(qtbot: QtBot, tmp_path: Path) -> None:
    with opened(qtbot, tmp_path, StandingsPage, with_ladies()) as shown:
        shown.page.roles.setCurrentIndex(1)
        go_to(shown, 5)
        shown.page.tie.order.setFocus()
        shown.type("8")
        shown.key(Qt.Key.Key_K, ALT)
        assert (places(shown)["8"], places(shown)["5"]) == ("1 cut", "2 cut")
        shown.page.roles.setCurrentIndex(0)
        assert {places(shown)[each] for each in "568"} == {"2="}
        go_to(shown, 6)
        shown.page.tie.order.setFocus()
        shown.type("6 5")
        shown.key(Qt.Key.Key_K, ALT)
        assert [places(shown)[each] for each in "658"] == ["2 cut", "3 cut", "4 cut"]


def test_a_tie_at_the_interval_is_settled_there(qtbot: QtBot, tmp_path: Path) -> None:
    """After the first round 1 and 8 have taken eight each, and 6 has seven and one awarded."""
    with opened(qtbot, tmp_path, StandingsPage, with_ladies()) as shown:
        shown.page.times.setCurrentIndex(1)
        go_to(shown, 8)
        shown.page.tie.order.setFocus()
        shown.type("1")
        shown.key(Qt.Key.Key_K, ALT)
        assert shown.drive.ties[0].points == (8, 8, 8)
        assert [places(shown)[each] for each in "168"] == ["1 cut", "2= cut", "2= cut"]
        shown.page.times.setCurrentIndex(0)
        assert not any(place.endswith("cut") for place in places(shown).values())


def test_a_pair_is_named_by_either_of_its_numbers(qtbot: QtBot, tmp_path: Path) -> None:
    found = evening(drive(8, movement=MOVEMENTS["pairs"](), plan=Plan(rounds=1, interval=0)))
    found = seated(found, (1, 2, 3, 4), (5, 6, 7, 8))
    found = written(written(found, 1, 1, {"ns": 8}), 1, 2, {"ns": 8})
    with opened(qtbot, tmp_path, StandingsPage, of_drive(found)) as shown:
        go_to_first = shown.page.table.model().index(0, PLACE)
        shown.page.table.setCurrentIndex(go_to_first)
        shown.page.tie.order.setFocus()
        shown.type("6 + 5")
        shown.key(Qt.Key.Key_K, ALT)
        assert shown.drive.ties[0].order == (5,)


def test_known_fault_98_part_of_a_name_tells_where_somebody_sits_next(wall: Wall) -> None:
    plan = replace(wall.drive.plan, rounds=4)
    wall.desk.do(changes.edit_drive, drive=replace(wall.drive, plan=plan))
    wall.key(Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    wall.type("pl 5")
    assert wall.page.details.text() == "Round 4 is not seated yet."
    wall.desk.do(changes.seat_round, number=4, seated=wall.drive.movement.propose(wall.drive))
    table = next(table for table in wall.drive.rounds[3].tables if 5 in table.entrants())
    at = [seat[0] for seat in table.seats].index(5)
    partner = table.seats[at ^ 1][0]
    others = table.seats[2:] if at < 2 else table.seats[:2]
    against = " + ".join(f"Player {seat[0]}" for seat in others)
    seat = ("North", "South", "East", "West")[at]
    assert wall.page.details.text() == (
        f"5 Player 5, round 4, deal 4: table {table.number}, {seat}, with Player {partner} against {against}"
    )
    wall.key(Qt.Key.Key_Down)
    assert wall.page.table.hasFocus()
    wall.page.search.clear()
    assert wall.page.details.isHidden()
