"""Beside the entry grid."""

from __future__ import annotations

import pytest
from tests.drives import drive, evening, f8, of_drive, seated, written

from whistdrive.core import changes
from whistdrive.core.contracts import Marks
from whistdrive.core.drive import Plan
from whistdrive.desk.entry import first_unfinished, jump, read_back
from whistdrive.scoring import RULES
from whistdrive.words import ENGLISH

DRIVE = of_drive(f8(("Anna", "Bo", "Carl", "Dora", "Eve", "Finn", "Gus", "Hal")))


def test_a_deal_is_read_back_with_names() -> None:
    said = read_back(DRIVE, 1, 1, 1)
    assert said.facts == {"table": 1, "deal": 1, "ns_names": "Hal + Anna", "ew_names": "Bo + Dora", "ns": 8, "ew": 5}
    assert "Hal + Anna" in ENGLISH.reason(said)


@pytest.mark.parametrize(
    ("number", "wanted", "tables"),
    [(1, "8", (1,)), (2, "bo", (1,)), (1, "GUS", (2,)), (1, "xyz", ()), (1, "", ()), (3, "99", ())],
)
def test_a_table_number_a_player_number_or_a_name_leads_to_a_table(
    number: int, wanted: str, tables: tuple[int, ...]
) -> None:
    assert tuple(found.table for found in jump(DRIVE, number, wanted)) == tables


def test_a_number_that_a_table_and_a_player_have_means_both_the_table_first() -> None:
    table, player = jump(DRIVE, 3, "2")
    assert (table.table, table.entrant) == (2, None)
    assert player.entrant is not None
    assert (player.table, player.entrant.name) == (2, "Bo")
    assert [(found.table, found.entrant is None) for found in jump(DRIVE, 1, "1")] == [(1, True), (1, False)]


def test_the_first_table_that_owes_a_deal() -> None:
    assert first_unfinished(DRIVE, 3) is None
    cleared = changes.clear_deal(f8(), number=3, table=2, deal=1)
    assert first_unfinished(of_drive(cleared), 3) == 2


def test_points_are_read_back_where_a_declarer_is_written() -> None:
    four = drive(4, scoring=RULES["cvisti"](), plan=Plan(rounds=1, deals=8, trumps=(), interval=0))
    marks: Marks = {"declarer": "NS", "bid": 4, "trump": "S", "tricks": 9, "honours": 4}
    said = read_back(of_drive(written(seated(evening(four), (1, 2, 3, 4)), 1, 1, marks)), 1, 1, 1)
    assert (said.facts["ns"], said.facts["ew"]) == (5, 0)


def test_a_deal_is_read_back_with_the_names_of_those_who_really_sat() -> None:
    of = seated(evening(drive(4, plan=Plan(rounds=1, deals=2, interval=0))), (1, 2, 3, 4))
    of = changes.swap_played(written(of, 1, 1, {"ns": 8}, {"ns": 7}), number=1, one=1, another=3, deal=2)
    names = [read_back(of_drive(of), 1, 1, deal).facts["ns_names"] for deal in (1, 2)]
    assert names == ["Player 1 + Player 2", "Player 3 + Player 2"]
