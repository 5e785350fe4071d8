"""A club that lies as the program left it opens without being looked over again, however large it has become."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot
from tests.ui.evenings import shown

from whistdrive.store.file import trace
from whistdrive.ui.app import House
from whistdrive.ui.places import Places


@pytest.fixture
def left(house: House, places: Places, qtbot: QtBot) -> Path:
    """A first club that was closed with its window."""
    house.clubs.start(None)
    shown(house, qtbot).close()
    return places.first_club


def spoil(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("INSERT INTO entrant SELECT 9, 1, 1, 'Ann', 7, NULL, NULL, 1, NULL, 0, NULL, NULL, 0, NULL")


def test_it_is_trusted_as_long_as_nobody_wrote_into_it(house: House, left: Path, qtbot: QtBot) -> None:
    assert house.settings.club_as_left == trace(left)
    spoil(left)
    assert house.clubs.open(left) is not None
    house.settings.club_as_left = trace(left)
    assert house.clubs.open(left) is None
    shown(house, qtbot).close()


def test_it_is_looked_over_again_after_a_sudden_end(house: House, left: Path, qtbot: QtBot) -> None:
    house.clubs.start(None)
    window = shown(house, qtbot)
    assert house.settings.club_as_left is None
    window.close()
    assert house.settings.club_as_left == trace(left)


def test_another_club_is_looked_over(house: House, left: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.whist"
    other.write_bytes(left.read_bytes())
    spoil(other)
    assert house.clubs.open(other) is not None
    assert house.settings.club_as_left == trace(left)
