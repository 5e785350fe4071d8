"""What is noted of tables beside their figures."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from tests.desk.test_desk import play_f8, reopened

from whistdrive.core import changes
from whistdrive.desk.desk import Desk
from whistdrive.desk.notes import Note, notes
from whistdrive.store import ClubStore
from whistdrive.words import SENTENCES


@pytest.fixture
def played(tmp_path: Path) -> Iterator[Desk]:
    desk = Desk(ClubStore.create(tmp_path / "club.whist"))
    play_f8(desk)
    yield desk
    desk.close()


def codes(desk: Desk, number: int) -> dict[int, list[str]]:
    return {table: [note.code for note in found] for table, found in notes(desk.drive, desk.history, number).items()}


def test_a_plain_evening_has_no_notes(played: Desk) -> None:
    assert codes(played, 1) == codes(played, 3) == {}


def test_a_correction_is_noted_at_its_table_with_its_time(played: Desk) -> None:
    played.do(changes.write_deal, number=1, table=2, deal=1, marks={"ns": 3})
    [note] = notes(played.drive, played.history, 1)[2]
    assert note == Note("corrected_here", {"deal": 1, "station": ""}, played.saved_at)
    assert codes(played, 2) == {}


def test_a_correction_of_an_earlier_sitting_was_made_here_unless_another_computer_made_it(
    played: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played.do(changes.write_deal, number=1, table=2, deal=1, marks={"ns": 3})
    with closing(reopened(played, tmp_path / "club.whist")) as again:
        assert codes(again, 1) == {2: ["corrected_here"]}
        monkeypatch.setattr("platform.node", lambda: "another")
        assert codes(again, 1) == {2: ["corrected"]}


def test_an_adjustment_is_noted_where_it_was_made_or_where_the_person_sat(played: Desk) -> None:
    played.do(changes.adjust_table, number=2, table=1, ns=-3, ew=0, reason="Revoke")
    played.do(changes.adjust_entrant, number=2, entrant=6, points=2, reason="Help at the door")
    found = notes(played.drive, played.history, 2)
    table = next(each.number for each in played.drive.rounds[1].tables if 6 in each.entrants())
    assert found[1][0].facts["points"] == "−3"
    assert found[table][-1].facts == {
        "names": played.drive.entrant(6).name,
        "points": "+2",
        "reason": "Help at the door",
    }


def test_people_put_into_each_others_seats_are_noted_until_they_are_put_back(played: Desk) -> None:
    played.do(changes.swap_played, number=1, one=3, another=4)
    assert codes(played, 1) == {1: ["exchanged"], 2: ["exchanged"]}
    played.do(changes.swap_played, number=1, one=4, another=3, deal=1)
    assert codes(played, 1) == {}
    played.undo()
    assert codes(played, 1) == {1: ["exchanged"], 2: ["exchanged"]}


@pytest.mark.parametrize("code", ["corrected", "corrected_here", "corrected_totals", "adjusted", "sat", "exchanged"])
def test_every_note_has_a_long_and_a_short_sentence(code: str) -> None:
    assert {f"note.{code}", f"note_short.{code}"} <= set(SENTENCES)
