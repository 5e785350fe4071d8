"""Deals that were written more than once."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

from tests.desk.test_desk import play_f8, reopened

from whistdrive.core import changes
from whistdrive.desk.corrections import corrections
from whistdrive.desk.desk import Desk
from whistdrive.store import ClubStore


def test_a_deal_that_was_written_anew_says_when_and_where(tmp_path: Path) -> None:
    desk = Desk(ClubStore.create(tmp_path / "club.whist"))
    play_f8(desk)
    assert corrections(desk.history) == {}
    desk.do(changes.write_deal, number=1, table=2, deal=1, marks={"ns": 3})
    desk.do(changes.swap_sides, number=3, table=1, deal=1)
    assert set(corrections(desk.history)) == {(1, 2, 1), (3, 1, 1)}
    assert corrections(desk.history)[3, 1, 1].when == desk.saved_at
    with closing(reopened(desk, tmp_path / "club.whist")) as again:
        found = corrections(again.history)
        assert set(found) == {(1, 2, 1), (3, 1, 1)}
        assert all(each.station for each in found.values())
        again.undo()
        assert set(corrections(again.history)) == {(1, 2, 1)}
        again.do(changes.clear_deal, number=1, table=2, deal=1)
        again.do(changes.write_deal, number=1, table=2, deal=1, marks={"ns": 3})
        assert corrections(again.history) == {}
