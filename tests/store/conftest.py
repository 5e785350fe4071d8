"""A club of one's own: in a file, on a server, or wherever it does not matter."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from whistdrive.store import ClubStore, Place


@pytest.fixture
def club(place: Place) -> Iterator[ClubStore]:
    with ClubStore.open(place) as store:
        yield store


@pytest.fixture
def club_file(tmp_path: Path) -> Iterator[ClubStore]:
    with ClubStore.create(tmp_path / "club.whist") as store:
        yield store
