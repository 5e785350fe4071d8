"""Results that were changed after the evening had gone on from them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from tests.desk.test_desk import reopened
from tests.drives import F8_SEATS, drive

from whistdrive.core import changes
from whistdrive.core.drive import Plan, Prize, Round, Table
from whistdrive.desk.desk import Desk
from whistdrive.desk.late_corrections import late_corrections
from whistdrive.scoring.tricks import Tricks
from whistdrive.store import ClubStore


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    """F8 in the midst of its second round: table 2 of round 1 has not handed in yet."""
    with closing(Desk(ClubStore.create(tmp_path / "club.whist"))) as desk:
        of = drive(8, plan=Plan(rounds=2, interval=1))
        for entrant in of.entrants:
            desk.do(changes.add_person, name=entrant.name)
        desk.do(changes.new_drive, drive=replace(of, id=desk.next_drive_id()))
        seat(desk)
        write(desk, 1, 1, 8)
        seat(desk)
        write(desk, 2, 1, 9)
        yield desk


def seat(desk: Desk) -> None:
    number = len(desk.drive.rounds) + 1
    tables = tuple(Table(at, tuple((each,) for each in seats)) for at, seats in enumerate(F8_SEATS[number - 1], 1))
    desk.do(changes.seat_round, number=number, seated=Round(tables))


def write(desk: Desk, number: int, table: int, tricks: int) -> None:
    desk.do(changes.write_deal, number=number, table=table, deal=1, marks={"ns": tricks})


def tables(desk: Desk) -> tuple[tuple[int, int], ...]:
    found = late_corrections(desk.drive, desk.history)
    return found.tables if found else ()


def test_a_result_that_comes_late_is_none_but_its_change_is(desk: Desk) -> None:
    write(desk, 1, 2, 6)
    write(desk, 1, 2, 7)  # still typed on
    write(desk, 2, 1, 5)
    assert late_corrections(desk.drive, desk.history) is None
    write(desk, 1, 1, 7)
    write(desk, 1, 1, 6)
    found = late_corrections(desk.drive, desk.history)
    assert found is not None
    assert found.tables == ((1, 1),)
    assert desk.saved_at is not None
    assert found.when == desk.saved_at.astimezone().strftime("%Y-%m-%d %H:%M")


@pytest.mark.parametrize(
    "change",
    [
        lambda desk: desk.do(changes.swap_sides, number=1, table=1, deal=1),
        lambda desk: desk.do(changes.write_totals, number=1, table=1, ns=5, ew=8),
        lambda desk: desk.do(changes.clear_deal, number=1, table=1, deal=1),
        lambda desk: desk.do(changes.swap_played, number=1, one=8, another=2),
        lambda desk: desk.do(
            changes.edit_drive, drive=replace(desk.drive, scoring=Tricks(count="over_six")), rescoring=2
        ),
    ],
    ids=("sides", "totals", "cleared", "seats", "options"),
)
def test_every_way_to_change_what_stood_is_one(desk: Desk, change: Callable[[Desk], None]) -> None:
    change(desk)
    assert tables(desk) == ((1, 1),)
    desk.undo()
    assert tables(desk) == ()


def test_what_is_cleared_late_and_written_anew_stays_one(desk: Desk) -> None:
    desk.do(changes.clear_deal, number=1, table=1, deal=1)
    write(desk, 1, 1, 8)
    assert tables(desk) == ((1, 1),)


def test_once_prizes_are_handed_out_the_last_round_is_built_upon_too(desk: Desk, tmp_path: Path) -> None:
    for table in (1, 2):
        write(desk, table, 2, 6)
    write(desk, 2, 1, 8)
    desk.do(changes.add_prize, prize=Prize(0, "free", "Raffle", decision="cut", decided=(1,)))
    assert tables(desk) == ()
    desk.do(changes.give_prizes, prizes=(desk.drive.prizes[0].id,))
    write(desk, 2, 1, 7)
    assert tables(desk) == ((2, 1),)
    with closing(reopened(desk, tmp_path / "club.whist")) as again:
        assert tables(again) == ((2, 1),)


def test_an_adjustment_stands_on_paper_by_itself(desk: Desk) -> None:
    desk.do(changes.adjust_table, number=1, table=1, ns=-3, ew=0, reason="revoke")
    assert tables(desk) == ()
