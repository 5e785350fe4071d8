from __future__ import annotations

from dataclasses import replace

import pytest
from tests.drives import drive, evening, of_drive

from whistdrive.core import changes
from whistdrive.core.drive import Drive, Plan
from whistdrive.desk.this_round import deals_now, trumps_now, whole_rounds


def seated(of: Drive, rounds: int) -> Drive:
    found = evening(of)
    for number in range(1, rounds + 1):
        now = of_drive(found)
        found = changes.seat_round(found, number=number, seated=now.movement.propose(now))
    return of_drive(found)


def played(of: Drive, number: int, tables: tuple[int, ...]) -> Drive:
    found = evening(of)
    for table in tables:
        found = changes.write_deal(found, number=number, table=table, deal=1, marks={"ns": 8})
    return of_drive(found)


@pytest.mark.parametrize(("rounds", "trumps"), [(0, ("H",)), (1, ("H",)), (2, ("C",)), (3, ("D",))])
def test_the_trump_goes_round_with_the_rounds(rounds: int, trumps: tuple[str, ...]) -> None:
    assert trumps_now(seated(drive(8), rounds)) == trumps


def test_a_round_of_several_deals_has_a_trump_for_each_and_counts_on() -> None:
    second = seated(drive(8, plan=Plan(rounds=4, deals=3, interval=2)), 2)
    assert trumps_now(second) == ("S", "H", "C")
    assert deals_now(second) == (4, 6)


def test_there_is_no_trump_where_tables_choose_and_after_the_end() -> None:
    assert trumps_now(seated(drive(8, plan=Plan(trumps=())), 1)) == ()
    assert trumps_now(replace(seated(drive(8), 1), closed=True)) == ()


def test_before_the_start_there_is_no_deal() -> None:
    assert deals_now(drive(8)) is None


def test_the_latest_round_counts_once_every_table_is_in() -> None:
    first = seated(drive(8), 1)
    assert whole_rounds(first) == 0
    assert whole_rounds(played(first, 1, (1,))) == 0
    assert whole_rounds(played(first, 1, (1, 2))) == 1
    assert whole_rounds(played(seated(drive(8), 2), 1, (1, 2))) == 1


def test_a_table_that_never_handed_in_does_not_stop_the_evening() -> None:
    assert whole_rounds(played(seated(drive(8), 2), 1, (1,))) == 1
