"""The file of figures: the same places as on paper, and nothing that a spreadsheet would compute."""

from __future__ import annotations

import csv
from dataclasses import replace
from io import StringIO

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests import drives
from tests.printing.evenings import ALL_NAMES, played, sat_down, seated, substituted_f8

from whistdrive.core.drive import Drive, Plan
from whistdrive.exchange.formulas import as_it_was
from whistdrive.export import csv_file
from whistdrive.movement import MOVEMENTS
from whistdrive.words import ENGLISH


def standings(drive: Drive) -> bytes:
    return csv_file("standings", drive, ENGLISH)


def rows(data: bytes) -> list[list[str]]:
    """The cells of a file for spreadsheets."""
    assert data.startswith(b"\xef\xbb\xbf")
    return list(csv.reader(StringIO(data.decode("utf-8-sig"), newline="")))


def test_f8_has_its_totals_and_places_and_each_player_once() -> None:
    head, *found = rows(standings(drives.of_drive(drives.f8(drives.HARD_NAMES))))
    assert head == ["Place", "Number", "Name", "Total", "Deals", "Won", "Difference"]
    assert len(found) == 8
    for place, number, name, total, deals, *_ in found:
        player = int(number)
        expected, shared = drives.F8_PLACES[player]
        assert place == f"{expected}{'=' if shared else ''}"
        assert (name, total, deals) == (drives.HARD_NAMES[player - 1], str(drives.F8_TOTALS[player]), "3")


def test_a_name_like_a_formula_stays_text() -> None:
    drive = drives.drive(13, names=drives.HARD_NAMES)
    names = {row[1]: row[2] for row in rows(standings(drive))}
    assert names["10"] == "'=1+1, Al"


@pytest.mark.parametrize("start", ["=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠"])
def test_every_beginning_of_a_formula_is_disarmed(start: str) -> None:
    drive = drives.drive(4, names=(f"{start}SUM(A1)",))
    assert f"'{start}SUM(A1)" in [row[2] for row in rows(standings(drive))]


def test_figures_below_zero_stay_figures() -> None:
    drive = played(seated(8, 2, scoring="points", plan=Plan(rounds=2, deals=2, interval=1)))
    figures = [int(figure) for row in rows(standings(drive))[1:] for figure in row[3:]]
    assert min(figures) < 0


@settings(max_examples=30)
@given(st.lists(st.text(st.characters(exclude_categories=["Cs"]), min_size=1), min_size=4, max_size=4))
def test_any_name_comes_back(names: list[str]) -> None:
    found = rows(standings(drives.drive(4, names=tuple(names))))
    assert sorted(as_it_was(row[2]) for row in found[1:]) == sorted(names)


def test_all_names_of_a_large_evening() -> None:
    found = rows(standings(played(seated(200, 3))))
    assert {name.removeprefix("'") for name in ALL_NAMES} <= {row[2].removeprefix("'") for row in found}
    assert [int(row[0].rstrip("=")) for row in found[1:]] == sorted(int(row[0].rstrip("=")) for row in found[1:])


def test_roles_have_lists_and_pairs_have_one_row() -> None:
    drive = seated(8, 1, plan=Plan(rounds=1, interval=0, roles=("lady", "gent")))
    drive = replace(
        drive, entrants=tuple(replace(e, role="AB"[e.number % 2], pair=(e.number + 1) // 2) for e in drive.entrants)
    )
    head, *found = rows(standings(played(drive)))
    assert head[0] == "List"
    assert [row[0] for row in found] == ["Lady"] * 4 + ["Gent"] * 4
    head, *found = rows(standings(played(replace(drive, movement=MOVEMENTS["pairs"]()))))
    assert head[0] == "Place"
    assert sorted(row[1] for row in found) == ["1 & 2", "3 & 4", "5 & 6", "7 & 8"]


def test_a_shared_seat_has_both_numbers_and_a_team_a_column_of_its_own() -> None:
    drive = drives.drive(9, plan=Plan(rounds=1, interval=0))
    shared = replace(drive, entrants=(*drive.entrants[:8], replace(drive.entrants[8], shares=4)))
    found = rows(standings(sat_down(shared, 1)))[1:]
    assert ("4+9", "Player 4 / Player 9") in {(row[1], row[2]) for row in found}
    assert len(found) == 8
    head, *found = rows(standings(sat_down(replace(drive, movement=MOVEMENTS["teams"]()), 1)))
    assert head[:4] == ["Team", "Place", "Number", "Name"]
    assert sorted((row[0], row[2]) for row in found) == [
        ("", "9"),
        ("Team 1", "1 & 2 & 3 & 4"),
        ("Team 2", "5 & 6 & 7 & 8"),
    ]


def test_a_seat_that_was_taken_over_is_one_row() -> None:
    """Known fault 18, for a spreadsheet."""
    found = rows(standings(substituted_f8()))
    assert ["7", "4+9", "Player 4 / Sub (from round 3)", "14", "3"] in [row[:5] for row in found]
    assert len(found) == 9
