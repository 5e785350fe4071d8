"""A practice at the desk: nothing of it is a correction, a difference, or played."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from tests.drives import F8_SEATS, drive, f8, of_drive, seated

from whistdrive.core import changes
from whistdrive.core.drive import Plan, Round, Table
from whistdrive.core.findings import Refused
from whistdrive.desk.control import control_in_words
from whistdrive.desk.corrections import corrections
from whistdrive.desk.desk import Desk
from whistdrive.desk.notes import notes
from whistdrive.desk.practice import may_be_tried_out
from whistdrive.desk.second_count import deals_of, second_count
from whistdrive.desk.this_round import whole_rounds
from whistdrive.store import ClubStore
from whistdrive.words import ENGLISH

ROUND_1 = Round(tuple(Table(at, tuple((each,) for each in seats)) for at, seats in enumerate(F8_SEATS[0], start=1)))


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    """Eight people who try round 1 out: both tables are in, and the first was written twice."""
    with closing(Desk(ClubStore.create(tmp_path / "club.whist"))) as desk:
        of = drive(8, plan=Plan(rounds=3, interval=0))
        for entrant in of.entrants:
            desk.do(changes.add_person, name=entrant.name)
        desk.do(changes.new_drive, drive=replace(of, id=desk.next_drive_id()))
        desk.do(changes.seat_round, number=1, seated=ROUND_1)
        desk.do(changes.begin_practice)
        for table, tricks in ((1, 9), (2, 6), (1, 8)):
            write(desk, table, tricks)
        yield desk


def write(desk: Desk, table: int, tricks: int) -> None:
    desk.do(changes.write_deal, number=1, table=table, deal=1, marks={"ns": tricks})


def test_nothing_that_is_tried_out_is_ever_a_correction(desk: Desk) -> None:
    desk.do(changes.swap_played, number=1, one=1, another=2)
    assert corrections(desk.history) == {}
    assert notes(desk.drive, desk.history, 1) == {}
    desk.do(changes.end_practice)
    write(desk, 1, 8)
    assert corrections(desk.history) == {}
    write(desk, 2, 6)
    write(desk, 1, 7)
    assert set(corrections(desk.history)) == {(1, 1, 1)}


def test_an_earlier_round_is_corrected_in_the_midst_of_a_practice(desk: Desk) -> None:
    desk.do(changes.end_practice)
    write(desk, 1, 8)
    write(desk, 2, 6)
    desk.do(changes.seat_round, number=2, seated=ROUND_1)
    desk.do(changes.begin_practice)
    write(desk, 2, 7)
    desk.do(changes.write_deal, number=2, table=1, deal=1, marks={"ns": 5})
    assert set(corrections(desk.history)) == {(1, 2, 1)}


def test_nothing_of_it_has_been_played(desk: Desk) -> None:
    assert whole_rounds(desk.drive) == 0
    assert control_in_words(desk.drive, ENGLISH) == ("", True)
    assert deals_of(desk.drive, 8) == (None, None, None)
    desk.do(changes.write_card, entrant=8, total=0)
    assert second_count(desk.drive) == ()


def test_no_points_are_given_in_a_round_that_is_only_tried_out(desk: Desk) -> None:
    with pytest.raises(Refused, match="practising"):
        desk.do(changes.adjust_table, number=1, table=1, ns=-3, ew=0, reason="revoke")
    with pytest.raises(Refused, match="practising"):
        desk.do(changes.adjust_entrant, number=1, entrant=1, points=2, reason="late")
    desk.do(changes.end_practice)
    desk.do(changes.adjust_table, number=1, table=1, ns=-3, ew=0, reason="revoke")


def test_a_round_is_tried_out_before_its_first_result() -> None:
    of = seated(changes.edit_drive(f8(), drive=replace(of_drive(f8()), plan=Plan(rounds=4, interval=0))), *F8_SEATS[0])
    assert may_be_tried_out(of_drive(of))
    assert not any(may_be_tried_out(each) for each in (None, drive(8), of_drive(f8())))
    assert not may_be_tried_out(of_drive(changes.begin_practice(of)))
