"""What is exported: every deal, every seat, and the places of the printed list."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest
from tests import drives
from tests.printing.evenings import played, sat_down, seated, with_prizes

from whistdrive.core import changes
from whistdrive.core.drive import Drive, Plan, Round, Slip
from whistdrive.core.standings import standings
from whistdrive.export.parts import PARTS, Part, part
from whistdrive.scoring import RULES
from whistdrive.words import ENGLISH

F8 = drives.of_drive(drives.f8())


def column(made: Part, heading: str) -> list[object]:
    return [row[made.columns.index(heading)] for row in made.rows]


@pytest.mark.parametrize("system", RULES)
@pytest.mark.parametrize("key", PARTS)
def test_headings_differ_and_every_row_is_as_wide_as_they_are(system: str, key: str) -> None:
    drive = with_prizes(played(seated(9, 2, scoring=system, plan=Plan(rounds=2, deals=3, interval=1))))
    made = part(key, drive, ENGLISH)
    assert made.rows
    assert {len(row) for row in made.rows} == {len(made.columns)}
    assert len(set(made.columns)) == len(made.columns)


@pytest.mark.parametrize("system", RULES)
def test_the_totals_of_the_tables_are_those_of_the_standings(system: str) -> None:
    drive = played(seated(9, 2, scoring=system, plan=Plan(rounds=2, deals=3, interval=1)))
    made = part("results", drive, ENGLISH)
    totals = [sum(value for value in column(made, heading) if isinstance(value, int)) for heading in _totals(made)]
    a_side = len(drive.scoring.seats) // 2
    assert a_side * sum(totals) == sum(row.total for row in standings(drive).rows)
    assert len(made.rows) == 3 * sum(len(seated.tables) for seated in drive.rounds)


def test_f8_deal_by_deal() -> None:
    made = part("results", F8, ENGLISH)
    assert made.columns[:7] == (
        "Round",
        "Table",
        "Deal",
        "Players North–South",
        "Players East–West",
        "Dealer",
        "Trump",
    )
    assert made.rows[0][:7] == (1, 1, 1, "8 Player 8 + 1 Player 1", "2 Player 2 + 4 Player 4", "North", "♥")
    written = list(zip(column(made, "Points North–South"), column(made, "Points East–West"), strict=True))
    assert written == [(8, 5), (6, 7), (9, 4), (3, 10), (7, 6), (13, 0)]


def test_a_tie_that_was_settled_has_a_column_that_tells_how() -> None:
    assert "Tie" not in part("standings", F8, ENGLISH).columns
    of = changes.decide_places(drives.f8(), tied=(5, 8), decision="cut", order=(8,), note="ace")
    made = part("standings", drives.of_drive(of), ENGLISH)
    assert column(made, "Place")[:4] == ["1", "2 cut", "3 cut", "4"]
    settled = [str(text).replace("\N{NO-BREAK SPACE}", " ") for text in column(made, "Tie")]
    assert settled[:4] == ["", *["They cut: 8 Player 8 before 5 Player 5 (ace)"] * 2, ""]


def test_what_was_handed_in_as_a_total_or_not_at_all_has_a_row_with_its_reason() -> None:
    drive = _with_slips(F8, Slip(totals=(8, 5)), Slip(closed="somebody was ill"))
    made = part("results", drive, ENGLISH)
    assert column(made, "Deal")[:2] == [None, None]
    assert [row[-4:] for row in made.rows[:2]] == [(8, 5, None, None), (None, None, None, "somebody was ill")]


def test_a_table_that_owes_everything_has_no_row() -> None:
    assert part("results", seated(8, 1), ENGLISH).rows == ()


def test_who_sat_wrongly_is_named_at_the_deal() -> None:
    wrong = ((3,), (1,), (2,), (4,))
    first = F8.rounds[0].tables[0]
    deals = (replace(first.slip.deals[0], seats=wrong),)
    made = part("results", _with_slips(F8, replace(first.slip, deals=deals)), ENGLISH)
    assert made.rows[0][3] == "3 Player 3 + 1 Player 1"


@pytest.mark.parametrize("players", [4, 5, 8, 9, 40, 200])
def test_everybody_has_one_seat_a_round_and_one_place(players: int) -> None:
    drive = seated(players, 2)
    seats = [(row[0], value) for row in part("seating", drive, ENGLISH).rows for value in row[2:] if value]
    everybody = {f"{entrant.number} {entrant.name}" for entrant in drive.entrants}
    assert Counter(seats) == Counter((number, name) for number in (1, 2) for name in everybody)
    assert sorted(column(part("standings", played(drive), ENGLISH), "Number"), key=str) == sorted(
        (entrant.number for entrant in drive.entrants), key=str
    )


def test_a_shared_seat_names_both() -> None:
    drive = drives.drive(9, plan=Plan(rounds=1, interval=0))
    shared = replace(drive, entrants=(*drive.entrants[:8], replace(drive.entrants[8], shares=4)))
    cells = {value for row in part("seating", sat_down(shared, 1), ENGLISH).rows for value in row}
    assert "4 Player 4 / 9 Player 9" in cells


def test_nothing_is_seated_yet() -> None:
    drive = drives.drive(8)
    assert part("seating", drive, ENGLISH).rows == part("results", drive, ENGLISH).rows == ()
    assert len(part("standings", drive, ENGLISH).rows) == 8


def test_a_correction_changes_all_parts_alike() -> None:
    corrected = drives.of_drive(changes.swap_sides(drives.evening(F8), number=1, table=1, deal=1))
    assert part("results", corrected, ENGLISH).rows[0][9:11] == (5, 8)
    numbers = part("standings", corrected, ENGLISH)
    assert dict(zip(column(numbers, "Number"), column(numbers, "Total"), strict=True))[8] == 21


def _totals(made: Part) -> list[str]:
    return [heading for heading in made.columns if heading.startswith("Total")]


def _with_slips(drive: Drive, *slips: Slip) -> Drive:
    """The drive with other slips at the first tables of round 1."""
    first = drive.rounds[0]
    kept = tuple(table.slip for table in first.tables[len(slips) :])
    tables = tuple(replace(table, slip=slip) for table, slip in zip(first.tables, (*slips, *kept), strict=True))
    return replace(drive, rounds=(Round(tables, first.resting), *drive.rounds[1:]))
