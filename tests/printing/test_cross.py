"""The cross table against the standings and the score sheets."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests import drives
from tests.printing.evenings import ALL_NAMES, played, sat_down, seated, substituted_f8
from tests.printing.pages import assert_sound, squeezed, texts, whole

from whistdrive.core import changes
from whistdrive.core.drive import Plan
from whistdrive.core.sheet import Side
from whistdrive.core.standings import standings
from whistdrive.movement import MOVEMENTS
from whistdrive.printing import Choices, pdf
from whistdrive.printing.cross_lines import cross_lists
from whistdrive.printing.fonts import printable
from whistdrive.words import ENGLISH


def test_f8_round_by_round() -> None:
    """Known fault 63: the place is that of the end, and says that it is one."""
    text = whole(pdf("cross", drives.of_drive(drives.f8()), ENGLISH))
    assert squeezed("No. Name 1 2 3 Total Place") in text
    assert squeezed("2 Player 2 5 9 13 27 1") in text
    assert squeezed("8 Player 8 8 9 7 24 2=") in text


@pytest.mark.parametrize("scoring", ["tricks", "cvisti", "rubber", "two_hand", "points"])
@pytest.mark.parametrize("players", [4, 5, 9, 40])
def test_rounds_awards_and_adjustments_make_the_total(scoring: str, players: int) -> None:
    drive = played(seated(players, 4, scoring=scoring, plan=Plan(rounds=4, deals=3, interval=2, award=7)), upto=3)
    drive = drives.of_drive(
        changes.adjust_entrant(drives.evening(drive), number=2, entrant=1, points=-3, reason="a revoke")
    )
    totals = {row.entrants: row.total for row in standings(drive).rows}
    (everybody,) = cross_lists(drive, ENGLISH)
    assert [line.row.standing.entrants for line in everybody.lines] == sorted(totals)
    for line in everybody.lines:
        row = line.row.standing
        assert len(line.points) == 3
        assert sum(filter(None, line.points)) + row.awarded + row.adjusted == totals[row.entrants]
        for number, points in enumerate(line.points, start=1):
            table = next((t for t in drive.rounds[number - 1].tables if row.entrants[0] in t.entrants()), None)
            if table is None:
                assert points is None
            else:
                side: Side = "NS" if any(row.entrants[0] in seat for seat in table.side("NS")) else "EW"
                assert points == drive.sheet(number, table).totals.of(side)


@pytest.mark.parametrize("players", [4, 5, 8, 9, 40, 200])
def test_every_figure_is_the_value(players: int) -> None:
    drive = played(seated(players, 3))
    text = whole(pdf("cross", drive, ENGLISH))
    (everybody,) = cross_lists(drive, ENGLISH)
    for line in everybody.lines:
        points = " ".join("" if each is None else str(each) for each in line.points)
        name = printable(line.row.names[0])
        assert squeezed(f"{line.row.numbers[0]} {name} {points} {line.row.standing.total} {line.row.place}") in text


@pytest.mark.parametrize(("rounds", "parts"), [(5, 1), (24, 1), (60, 2)])
@pytest.mark.parametrize("players", [8, 200])
def test_more_rounds_than_fit_go_on_over_pages_and_each_player_stands_in_every_part(
    rounds: int, parts: int, players: int
) -> None:
    if players == 200:
        rounds, parts = min(rounds, 5), 1
    drive = played(seated(players, rounds, plan=Plan(rounds=rounds, interval=0)))
    printed = pdf("cross", drive, ENGLISH)
    assert_sound(printed, pages=parts if players == 8 else None)
    pages = [squeezed(page) for page in texts(printed)]
    assert all(squeezed("No. Name") in page for page in pages)
    for name in ALL_NAMES[:players]:
        assert sum(squeezed(printable(name)) in page for page in pages) >= parts
    assert sum("TotalPlace" in page for page in pages) == len(pages) - parts + 1


def test_a_table_without_a_result_leaves_its_cells_empty_and_the_sheet_provisional() -> None:
    drive = drives.of_drive(drives.f8())
    last = drive.rounds[2]
    blank = replace(last.tables[1], slip=type(last.tables[1].slip)())
    drive = replace(drive, rounds=(*drive.rounds[:2], replace(last, tables=(last.tables[0], blank))))
    text = whole(pdf("cross", drive, ENGLISH))
    assert "Provisional" in text
    assert squeezed("2 Player 2 5 9 14") in text


def test_totals_that_were_handed_in_stand_in_their_round() -> None:
    drive = sat_down(drives.drive(4, plan=Plan(rounds=2, interval=0)), 1)
    first = drive.rounds[0].tables[0]
    handed = replace(first, slip=replace(first.slip, deals=(), totals=(0, 13)))
    drive = replace(drive, rounds=(replace(drive.rounds[0], tables=(handed,)),))
    (everybody,) = cross_lists(drive, ENGLISH)
    assert sorted(line.points[0] or 0 for line in everybody.lines) == [0, 0, 13, 13]
    assert all(line.points[0] is not None for line in everybody.lines)


def test_teams_pairs_and_seats_taken_over_have_one_row() -> None:
    drive = sat_down(drives.drive(8, movement=MOVEMENTS["teams"](), plan=Plan(rounds=2, interval=0)), 2)
    (teams,) = cross_lists(drive, ENGLISH)
    assert [line.row.team for line in teams.lines] == ["Team 1", "Team 2"]
    text = whole(pdf("cross", substituted_f8(), ENGLISH))
    assert squeezed("4+9 Player 4 / Sub (from round 3)") in text


def test_roles_have_lists_of_their_own_with_their_places() -> None:
    drive = played(seated(8, 2, plan=Plan(rounds=2, interval=0, roles=("lady", "gent"))))
    drive = replace(drive, entrants=tuple(replace(each, role="AB"[each.number % 2]) for each in drive.entrants))
    lists = cross_lists(drive, ENGLISH)
    assert [each.heading for each in lists] == ["Lady", "Gent"]
    assert all(min(line.row.place for line in each.lines).startswith("1") for each in lists)
    assert_sound(pdf("cross", drive, ENGLISH, Choices(size="A5")), pages=1)


def test_case_6_figures_that_do_not_add_up_are_marked_where_they_count() -> None:
    """8 and 4 were taken at the first table of the second round: those four, and nobody else, are marked there."""
    of = drives.f8()
    of = changes.write_deal(of, number=2, table=1, deal=1, marks={"ns": 8, "ew": 4}, remark="counted twice")
    text = whole(pdf("cross", drives.of_drive(of), ENGLISH))
    for row in ("8 Player 8 8 8† 7 23", "3 Player 3 6 4† 7 17", "1 Player 1 8 3 0 11", "6 Player 6 7 10 6 23"):
        assert squeezed(row) in text
    assert squeezed(ENGLISH("paper.odd", mark="†")) in text
    assert "†" not in whole(pdf("cross", drives.of_drive(drives.f8()), ENGLISH))
