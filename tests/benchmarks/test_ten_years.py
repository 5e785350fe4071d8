"""The club of ten years is one that the program itself could have written."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from benchmarks import ten_years
from benchmarks.evenings import Decade
from whistdrive.core.difference import rows
from whistdrive.core.drive import Drive
from whistdrive.core.standings import standings
from whistdrive.desk.desk import Desk
from whistdrive.store import ClubStore

SMALL = Decade(drives=2 * ten_years.PATTERNS + 1, people=50, season=3, players=8, rounds=3, deals=2)


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    found = tmp_path_factory.mktemp("decade") / "club.whist"
    ten_years.found_club(found, SMALL)
    return found


def content(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as connection:
        return list(connection.iterdump())


def drives(store: ClubStore) -> list[Drive]:
    found = [store.evening(card.id).drive for card in store.drives()]
    return [drive for drive in found if drive is not None]


def test_it_has_what_was_asked_for(path: Path) -> None:
    with ClubStore.open(path) as store:
        assert [card.id for card in store.drives()] == list(range(SMALL.drives, 0, -1))
        assert all(card.closed and card.winners for card in store.drives())
        club = store.evening().club
        assert len(club.people) == SMALL.people
        assert len({person.name for person in club.people}) == SMALL.people - 1
        assert [season.drives for season in club.seasons] == [(1, 2, 3), (4, 5, 6)]
        for drive in drives(store):
            tables = [table for held in drive.rounds for table in held.tables]
            assert len(drive.entrants) == SMALL.players
            assert sum(len(table.slip.deals) for table in tables) == 2 * SMALL.rounds * SMALL.deals


def test_the_results_of_every_drive_are_its_standings(path: Path) -> None:
    with ClubStore.open(path) as store, closing(Desk(store)) as desk:
        for drive in drives(store):
            computed = {
                drive.entrant(each).person: (row.place, row.total, row.deals)
                for row in standings(drive).rows
                for each in row.entrants
            }
            kept = {each.person: (each.place, each.points, each.deals) for each in desk.results([drive.id])}
            assert kept == computed


@pytest.mark.parametrize("number", [1, SMALL.drives])
def test_every_step_can_be_taken_back_and_done_again(path: Path, number: int, tmp_path: Path) -> None:
    copy = tmp_path / "copy.whist"
    copy.write_bytes(path.read_bytes())
    with closing(Desk(ClubStore.open(copy))) as desk:
        desk.open_drive(number)
        whole = rows(desk.evening)
        while desk.history.undo is not None:
            desk.undo()
        assert (desk.drive.entrants, desk.drive.rounds, desk.drive.closed) == ((), (), False)
        while desk.history.redo is not None:
            desk.redo()
        assert rows(desk.evening) == whole


def test_it_is_the_same_at_each_run_and_another_with_another_seed(path: Path, tmp_path: Path) -> None:
    again, other = tmp_path / "again.whist", tmp_path / "other.whist"
    ten_years.found_club(again, SMALL)
    ten_years.found_club(other, replace(SMALL, seed=2))
    assert content(again) == content(path) != content(other)
