"""A round typed a second time."""

from __future__ import annotations

import pytest
from tests.drives import drive, evening, f8, of_drive, seated, written

from whistdrive.core import changes
from whistdrive.core.drive import Plan
from whistdrive.core.evening import Evening
from whistdrive.core.findings import Refused
from whistdrive.desk.desk import Desk
from whistdrive.desk.rehearsal import Rehearsal
from whistdrive.desk.second_entry import TOTALS, Differing, blank, differences, typed_again


def two_deals() -> Evening:
    of = seated(evening(drive(8, plan=Plan(rounds=1, deals=2, interval=0))), (1, 2, 3, 4), (5, 6, 7, 8))
    return written(written(of, 1, 1, {"ns": 8}, {"ns": 7}), 1, 2, {"ns": 5})


def test_a_blank_round_has_nothing_of_the_first_typing() -> None:
    closed = changes.close_drive(f8())
    again = of_drive(blank(closed, 2))
    assert all(table.slip.blank for table in again.rounds[1].tables)
    assert again.rounds[0] == of_drive(f8()).rounds[0]
    assert not again.closed


def test_only_what_is_typed_is_compared() -> None:
    of = two_deals()
    again = blank(of, 1)
    assert differences(of_drive(of), of_drive(again), 1) == ()
    again = written(again, 1, 1, {"ns": 8}, {"ns": 6})
    assert differences(of_drive(of), of_drive(again), 1) == (Differing(1, 2, {"ns": 7, "ew": 6}, {"ns": 6, "ew": 7}),)
    assert typed_again(of_drive(of), of_drive(again), 1) == 1


def test_a_deal_that_is_not_written_is_a_difference() -> None:
    of = two_deals()
    again = written(blank(of, 1), 1, 2, {"ns": 5}, {"ns": 9})
    assert differences(of_drive(of), of_drive(again), 1) == (Differing(2, 2, None, {"ns": 9, "ew": 4}),)


def test_totals_are_compared_with_the_sum_of_deals() -> None:
    of = changes.write_totals(two_deals(), number=1, table=2, ns=12, ew=14)
    deals = blank(of, 1)
    half = written(deals, 1, 2, {"ns": 5})
    assert differences(of_drive(of), of_drive(half), 1) == ()
    assert differences(of_drive(of), of_drive(written(half, 1, 2, {"ns": 5}, {"ns": 7})), 1) == ()
    whole = written(half, 1, 2, {"ns": 5}, {"ns": 8})
    assert differences(of_drive(of), of_drive(whole), 1) == (
        Differing(2, TOTALS, {"ns": 12, "ew": 14}, {"ns": 13, "ew": 13}),
    )
    totals = changes.write_totals(deals, number=1, table=1, ns=15, ew=11)
    assert differences(of_drive(of), of_drive(totals), 1) == ()


def test_a_rehearsal_keeps_nothing_and_can_be_taken_back() -> None:
    of = two_deals()
    desk = Desk(Rehearsal(blank(of, 1)))
    begun = desk.evening
    desk.do(changes.write_deal, number=1, table=1, deal=1, marks={"ns": 9})
    with pytest.raises(Refused):
        desk.do(changes.write_deal, number=1, table=1, deal=2, marks={"ns": 14})
    after = desk.evening
    desk.undo()
    assert desk.evening == begun
    desk.redo()
    assert desk.evening == after
    desk.undo()
    desk.undo()
    assert desk.evening == begun
    assert of == two_deals()
