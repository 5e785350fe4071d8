"""Clubs of all editions open with the same people, the same results and the same standings."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Mapping
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from whistdrive.core.drive import Drive
from whistdrive.core.standings import standings
from whistdrive.desk.desk import Desk
from whistdrive.desk.sample import play, read_sample
from whistdrive.store import ClubStore, migrations

MUSEUM = Path(__file__).parents[1] / "museum"
PLAYED = Path(__file__).parents[2] / "resources" / "samples"
SAMPLES = ("f8", "cvisti_16")


@pytest.fixture(scope="module")
def today(tmp_path_factory: pytest.TempPathFactory) -> Mapping[str, Drive]:
    """The sample evenings as this program plays them, by title."""
    found = {}
    with ClubStore.create(tmp_path_factory.mktemp("museum") / "today.whist") as store:
        desk = Desk(store)
        for name in SAMPLES:
            play(desk, read_sample(PLAYED / f"{name}.json"))
            found[desk.drive.title] = desk.drive
    return found


def visited(edition: int, folder: Path) -> Path:
    """A copy of the museum's file of an edition."""
    return Path(shutil.copy(MUSEUM / f"edition_{edition}.whist", folder))


@pytest.mark.parametrize("edition", range(1, migrations.EDITION + 1))
def test_a_club_of_each_edition_has_the_same_standings(
    edition: int, today: Mapping[str, Drive], tmp_path: Path
) -> None:
    path = visited(edition, tmp_path)
    with ClubStore.open(path) as store:
        drives = [store.evening(card.id).drive for card in store.drives()]
    assert {drive.title for drive in drives if drive} == set(today)
    for drive in drives:
        assert drive is not None
        now = today[drive.title]
        assert standings(drive) == standings(now)
        assert [entrant.name for entrant in drive.entrants] == [entrant.name for entrant in now.entrants]
        assert drive.rounds == now.rounds
    with closing(sqlite3.connect(path)) as connected:
        assert connected.execute("PRAGMA user_version").fetchone() == (migrations.EDITION,)
        assert connected.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert connected.execute("PRAGMA foreign_key_check").fetchall() == []


@pytest.mark.parametrize("edition", range(1, migrations.EDITION + 1))
def test_an_evening_of_each_edition_can_be_taken_back_to_its_start(edition: int, tmp_path: Path) -> None:
    with ClubStore.open(visited(edition, tmp_path)) as store:
        desk = Desk(store)
        for card in store.drives():
            desk.open_drive(card.id)
            before = desk.drive
            steps = 0
            while desk.history.undo:
                desk.undo()
                steps += 1
            assert steps > len(before.entrants) + len(before.rounds)
            for _ in range(steps):
                desk.redo()
            assert replace(desk.drive, revision=before.revision) == before
