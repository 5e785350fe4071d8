"""A desk on a club in a file of its own."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.desk.halls import FILE

from whistdrive.desk.desk import Desk
from whistdrive.store import ClubStore


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    opened = Desk(ClubStore.create(tmp_path / FILE))
    yield opened
    opened.close()
