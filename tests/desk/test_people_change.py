"""People who come late, go early, stand in for others or share a seat, on a real club file: cases and known faults."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from tests.desk.halls import FILE
from tests.drives import F8_PLACES, F8_SEATS, F8_TOTALS, F8_TRICKS, HARD_NAMES, drive
from tests.printing.pages import whole

from whistdrive import printing
from whistdrive.core import changes
from whistdrive.core.contracts import Movement
from whistdrive.core.drive import Missed, Plan, Round, Table
from whistdrive.core.evening import Evening
from whistdrive.core.findings import Refused
from whistdrive.core.namesakes import called
from whistdrive.core.standings import standings
from whistdrive.core.totals import Standing
from whistdrive.desk.desk import Desk
from whistdrive.desk.roster import search, told_apart
from whistdrive.movement import MOVEMENTS
from whistdrive.movement.progressive import Progressive
from whistdrive.store import ClubStore
from whistdrive.words import ENGLISH

NO_FIRST_NAMES = ("Ng,", "Li", "X", *HARD_NAMES[:5])


def begin(desk: Desk, players: int = 8, *, plan: Plan | None = None, movement: Movement | None = None) -> None:
    planned = drive(0, plan=plan or Plan(rounds=3, interval=0), movement=movement)
    desk.do(changes.new_drive, drive=replace(planned, id=desk.next_drive_id()))
    for number in range(1, players + 1):
        desk.do(changes.sign_in_new, name=f"Player {number}")


def seat_f8(desk: Desk, number: int, other: dict[int, int] | None = None) -> None:
    """Seat a round of F8, some seats held by others."""
    held = other or {}
    tables = (
        Table(at, tuple((held.get(each, each),) for each in seats))
        for at, seats in enumerate(F8_SEATS[number - 1], start=1)
    )
    desk.do(changes.seat_round, number=number, seated=Round(tuple(tables)))


def write_f8(desk: Desk, number: int) -> None:
    for table, took in enumerate(F8_TRICKS[number - 1], start=1):
        desk.do(changes.write_deal, number=number, table=table, deal=1, marks={"ns": took})


def seat_next(desk: Desk) -> Round:
    desk.do(changes.seat_round, number=len(desk.drive.rounds) + 1, seated=desk.drive.movement.propose(desk.drive))
    return desk.drive.rounds[-1]


def write_all(desk: Desk, took: int = 8) -> None:
    for table in desk.drive.rounds[-1].tables:
        desk.do(changes.write_deal, number=len(desk.drive.rounds), table=table.number, deal=1, marks={"ns": took})


def reread(desk: Desk, tmp_path: Path) -> Evening:
    """The evening as the file has it."""
    drive_id = desk.drive.id
    desk.close()
    with ClubStore.open(tmp_path / FILE) as store:
        return store.evening(drive_id)


def row(desk: Desk, entrant: int, *, single: bool = False) -> Standing:
    return next(each for each in standings(desk.drive, single=single).rows if entrant in each.entrants)


@pytest.mark.parametrize("names", [HARD_NAMES[:8], HARD_NAMES[5:], NO_FIRST_NAMES])
def test_known_faults_1_and_2_long_and_short_names_go_all_the_way(desk: Desk, names: tuple[str, ...]) -> None:
    planned = drive(0, plan=Plan(rounds=3, interval=0))
    desk.do(changes.new_drive, drive=replace(planned, id=desk.next_drive_id()))
    for name in names:
        desk.do(changes.sign_in_new, name=name)
    seat_next(desk)
    write_all(desk)
    for document in printing.documents(desk.drive):
        assert printing.pdf(document, desk.drive, ENGLISH).startswith(b"%PDF")
    assert [entrant.name for entrant in desk.drive.entrants] == list(names)


def test_known_fault_3_a_namesake_is_still_offered_and_both_play(desk: Desk) -> None:
    begin(desk, 0)
    for nickname in ("East", "West"):
        desk.do(changes.add_person, name="Smith, Ann", nickname=nickname)
    desk.do(changes.sign_in, person=1)
    assert [person.nickname for person in search(desk.evening.club, desk.drive, "smith")] == ["West"]
    desk.do(changes.sign_in, person=2)
    assert [entrant.number for entrant in desk.drive.entrants] == [1, 2]
    assert set(told_apart(desk.evening.club.people).values()) == {"Smith, Ann (East)", "Smith, Ann (West)"}
    assert [called(desk.drive, entrant) for entrant in (1, 2)] == ["Smith, Ann (1)", "Smith, Ann (2)"]
    for number in (3, 4):
        desk.do(changes.sign_in_new, name=f"Player {number}")
    seat_next(desk)
    write_all(desk)
    printed = whole(printing.pdf("standings", desk.drive, ENGLISH))
    assert [printed.count(f"{number}Smith,Ann") for number in (1, 2)] == [1, 1]


def test_known_fault_6_nobody_sits_twice_nor_in_the_file(desk: Desk, tmp_path: Path) -> None:
    begin(desk)
    for seats in (((3, 1, 3, 2), (4, 5, 6, 7)), ((3, 1, 2, 8), (3, 5, 6, 7))):
        tables = (Table(at, tuple((each,) for each in people)) for at, people in enumerate(seats, start=1))
        with pytest.raises(Refused, match="sits_twice"):
            desk.do(changes.seat_round, number=1, seated=Round(tuple(tables)))
    assert desk.drive.rounds == ()
    seat_f8(desk, 1)
    kept = desk.evening
    assert reread(desk, tmp_path) == kept
    with closing(sqlite3.connect(tmp_path / FILE)) as file, pytest.raises(sqlite3.IntegrityError, match="UNIQUE"):
        file.execute("UPDATE seat SET entrant = 3 WHERE entrant = 1")


def test_known_fault_8_a_gap_is_filled_and_no_printed_number_changes(desk: Desk) -> None:
    begin(desk)
    desk.do(changes.sign_out, entrant=2)
    desk.do(changes.sign_in_new, name="New")
    assert [(each.name, each.number) for each in desk.drive.entrants if each.number == 2] == [("New", 2)]
    assert all(each.number == each.id for each in desk.drive.entrants if each.name != "New")


def test_known_fault_13_who_goes_keeps_what_they_played(desk: Desk) -> None:
    begin(desk)
    for number in (1, 2):
        seat_f8(desk, number)
        write_f8(desk, number)
    before = {each: row(desk, each).total for each in range(1, 9)}
    desk.do(changes.leave, entrant=6, after=2)
    assert (row(desk, 6).total, row(desk, 6).deals) == (17, 2)
    assert {each: row(desk, each).total for each in range(1, 9)} == before
    with pytest.raises(Refused, match="has_played"):
        desk.do(changes.sign_out, entrant=6)


@pytest.mark.parametrize("key", ["progressive", "individual", "by_seat"])
def test_known_fault_16_four_late_arrivals_open_a_table_and_nothing_else_moves(
    desk: Desk, tmp_path: Path, key: str
) -> None:
    begin(desk, movement=MOVEMENTS[key]())
    first = seat_next(desk)
    write_all(desk)
    before = {each: row(desk, each).total for each in range(1, 9)}
    for number in range(4):
        desk.do(changes.sign_in_new, name=f"Late {number}")
    assert seat_next(desk).tables[-1].number == 3
    assert len(desk.drive.rounds[1].tables) == 3
    assert [each.seats for each in desk.drive.rounds[0].tables] == [each.seats for each in first.tables]
    assert {each: row(desk, each).total for each in range(1, 9)} == before
    assert [(row(desk, each).total, row(desk, each).missed) for each in range(9, 13)] == [(0, 1)] * 4
    write_all(desk)
    assert {(row(desk, each).deals, row(desk, each).missed) for each in range(9, 13)} == {(1, 1)}
    kept = desk.evening
    assert reread(desk, tmp_path) == kept


def test_known_fault_17_one_more_in_a_round_that_is_drawn_moves_nobody(desk: Desk, tmp_path: Path) -> None:
    begin(desk)
    drawn = seat_next(desk)
    desk.do(changes.sign_in_new, name="Late")
    assert desk.drive.rounds[0] == drawn
    desk.do(changes.take_seat, entrant=9)
    assert desk.drive.rounds[0] == replace(drawn, resting=(9,))
    desk.undo()
    assert desk.drive.rounds[0] == drawn
    desk.redo()
    kept = desk.evening
    assert reread(desk, tmp_path) == kept


def test_known_fault_18_a_substitute_and_the_one_who_went_have_each_their_own(desk: Desk, tmp_path: Path) -> None:
    begin(desk)
    for number in (1, 2):
        seat_f8(desk, number)
        write_f8(desk, number)
    desk.do(changes.substitute_new, entrant=4, name="Sub")
    seat_f8(desk, 3, {4: 9})
    write_f8(desk, 3)
    assert (row(desk, 4).total, row(desk, 4).entrants) == (14, (4, 9))
    assert [(row(desk, each, single=True).total, row(desk, each, single=True).deals) for each in (4, 9)] == [
        (8, 2),
        (6, 1),
    ]
    assert {each: row(desk, each).place for each in range(1, 9)} == {each: F8_PLACES[each][0] for each in range(1, 9)}
    kept = desk.evening
    assert reread(desk, tmp_path) == kept


def test_known_fault_21_and_case_21_two_people_on_one_seat_have_one_row(desk: Desk, tmp_path: Path) -> None:
    begin(desk)
    desk.do(changes.sign_in_new, name="Other")
    desk.do(changes.share_seat, entrant=9, shares=7)
    for number in (1, 2, 3):
        tables = (
            Table(at, tuple((7, 9) if each == 7 else (each,) for each in seats))
            for at, seats in enumerate(F8_SEATS[number - 1], start=1)
        )
        desk.do(changes.seat_round, number=number, seated=Round(tuple(tables)))
        write_f8(desk, number)
    seat = row(desk, 7)
    assert (seat.entrants, seat.total, seat.place, seat.shared) == ((7, 9), 16, 6, False)
    assert {each: row(desk, each).total for each in range(1, 9)} == F8_TOTALS
    assert row(desk, 4).place == 7
    kept = desk.evening
    assert reread(desk, tmp_path) == kept


@pytest.mark.parametrize(("rule", "awarded"), [("nothing", 0), ("award", 18), ("average", None)])
def test_case_4_who_comes_after_round_3_has_missed_three_deals_by_the_rule(
    desk: Desk, rule: Missed, awarded: int | None
) -> None:
    begin(desk, 7, plan=Plan(rounds=4, interval=0, missed=rule, award=6))
    for _ in range(3):
        seat_next(desk)
        write_all(desk)
    rounds = desk.drive.rounds
    desk.do(changes.sign_in_new, name="Late")
    seat_next(desk)
    write_all(desk, 13)
    late = row(desk, 8)
    own = 13 if 8 in _winners(desk) else 0
    assert (late.deals, late.missed, late.awarded) == (1, 3, 3 * own if awarded is None else awarded)
    assert late.total == late.awarded + own
    assert desk.drive.rounds[:3] == rounds
    right = standings(desk.drive).control
    assert right is not None
    assert right[0] == right[1]


def test_case_5_who_goes_after_round_2_stays_in_the_standings_and_a_rest_follows(desk: Desk) -> None:
    begin(desk, 9)
    for _ in range(2):
        seat_next(desk)
        write_all(desk)
    desk.do(changes.leave, entrant=5, after=2)
    assert seat_next(desk).resting == ()
    write_all(desk)
    gone = row(desk, 5)
    assert (gone.deals + gone.rested, gone.missed) == (2, 1)
    desk.do(changes.close_drive)
    assert 5 in {each for found in standings(desk.drive).rows for each in found.entrants}


@pytest.mark.parametrize(("rule", "each"), [("nothing", 0), ("award", 7), ("average", None)])
def test_case_19_a_table_that_could_not_play_is_closed_and_says_who_moves(
    desk: Desk, tmp_path: Path, rule: Missed, each: int | None
) -> None:
    """Whoever sat there is awarded nothing, a fixed award or their average; the deals that they played are shown."""
    begin(desk, plan=Plan(rounds=2, interval=0, missed=rule, award=7), movement=Progressive(drawn=False))
    for _ in range(2):
        seat_next(desk)
        desk.do(changes.write_deal, number=len(desk.drive.rounds), table=1, deal=1, marks={"ns": 9})
        desk.do(changes.amend_slip, number=len(desk.drive.rounds), table=2, dealer="N", winner="EW", closed="taken ill")
    second = desk.drive.rounds[-1].table(2)
    assert "missing_lot" not in {step.code for step in desk.drive.movement.explain(desk.drive, second)}
    idle = {each for held in desk.drive.rounds for each in held.table(2).entrants()}
    for one in idle:
        missed, played = row(desk, one).missed, row(desk, one).deals
        assert (missed > 0, missed + played) == (True, 2)
        average = row(desk, one).total - row(desk, one).awarded if played else 0
        assert row(desk, one).awarded == (missed * (average if each is None else each) if played else 0)
    assert standings(desk.drive).missing == ()
    desk.do(changes.close_drive)
    kept = desk.evening
    assert reread(desk, tmp_path) == kept


def test_who_plays_as_whom_can_change_and_results_stay(desk: Desk) -> None:
    begin(desk, plan=Plan(rounds=3, interval=0, roles=("lady", "gent")))
    seat_f8(desk, 1)
    write_f8(desk, 1)
    before = standings(desk.drive).rows
    desk.do(changes.set_role, entrant=3, role="B")
    assert (desk.drive.entrant(3).role, standings(desk.drive).rows) == ("B", before)


def _winners(desk: Desk) -> set[int]:
    return {each for table in desk.drive.rounds[-1].tables for seat in table.side("NS") for each in seat}
