"""Deals that were written more than once."""

from __future__ import annotations

from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from tests.desk.test_desk import play_f8, reopened

from whistdrive.core import changes
from whistdrive.desk.corrections import TOTALS, corrections
from whistdrive.desk.desk import Desk
from whistdrive.desk.history import History
from whistdrive.store import ClubStore, Step


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


def test_who_types_on_at_once_corrects_nothing(tmp_path: Path) -> None:
    desk = Desk(ClubStore.create(tmp_path / "club.whist"))
    play_f8(desk)
    desk.do(changes.write_deal, number=3, table=2, deal=1, marks={"ns": 12})
    assert corrections(desk.history) == {}
    desk.do(changes.write_deal, number=3, table=1, deal=1, marks={"ns": 8})
    desk.do(changes.write_deal, number=3, table=2, deal=1, marks={"ns": 11})
    assert set(corrections(desk.history)) == {(3, 1, 1), (3, 2, 1)}
    desk.close()


def test_what_is_written_again_a_minute_later_is_a_correction() -> None:
    def wrote(minute: int) -> Step:
        when = datetime(2026, 11, 29, 20, minute, tzinfo=UTC)
        return Step(f"{minute}", "do", "write_deal", {"number": 1, "table": 1, "deal": 1}, when)

    assert corrections(History((wrote(0), wrote(2))))[1, 1, 1].when.minute == 2


def test_totals_in_the_place_of_deals_are_a_correction_and_the_reverse(tmp_path: Path) -> None:
    desk = Desk(ClubStore.create(tmp_path / "club.whist"))
    play_f8(desk)
    desk.do(changes.write_totals, number=1, table=1, ns=7, ew=6)
    assert set(corrections(desk.history)) == {(1, 1, TOTALS)}
    desk.do(changes.write_deal, number=1, table=1, deal=1, marks={"ns": 7})
    assert set(corrections(desk.history)) == {(1, 1, 1)}
    desk.do(changes.write_totals, number=1, table=1, ns=7, ew=6)
    desk.do(changes.clear_totals, number=1, table=1)
    assert corrections(desk.history) == {}
    desk.close()
