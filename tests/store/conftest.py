"""A club in a file of its own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from whistdrive.store import ClubStore


@pytest.fixture
def club(tmp_path: Path) -> Iterator[ClubStore]:
    with ClubStore.create(tmp_path / "club.whist") as store:
        yield store
