"""What holds for every test: no window pops up, the language is English, and a busy machine fails nothing."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings
from tests.postgres import Server, running

from whistdrive.store import ClubStore, Place

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["LANGUAGE"] = "en"
settings.register_profile("whistdrive", deadline=None)
settings.load_profile("whistdrive")


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    """A PostgreSQL server for all tests that need one; it is started by the first."""
    with running() as server:
        yield server


@pytest.fixture(params=["file", "server"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """Where a club is kept that has just been begun."""
    if request.param == "file":
        ClubStore.create(tmp_path / "club.whist").close()
        return tmp_path / "club.whist"
    server: Server = request.getfixturevalue("server")
    return server.club()
