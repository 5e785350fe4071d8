"""A new file has its name only once it is whole, and takes nobody's."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from whistdrive.core.findings import Refused, refuse
from whistdrive.store import ClubStore
from whistdrive.store.disk import journal_of
from whistdrive.store.file import reserved


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "club.whist"


def names(path: Path) -> list[str]:
    return sorted(each.name for each in path.parent.iterdir())


def test_it_has_its_name_once_it_is_whole(path: Path) -> None:
    with reserved(path) as part:
        part.write_bytes(b"whole")
        assert not path.exists()
        assert part.parent == path.parent
    assert path.read_bytes() == b"whole"
    assert names(path) == ["club.whist"]
    if os.name == "posix":
        assert path.stat().st_mode & 0o777 == 0o600


def test_nothing_is_left_of_what_went_wrong_and_the_refusal_names_the_file_that_was_to_be(path: Path) -> None:
    def fail() -> None:
        with reserved(path) as part:
            journal_of(part).write_bytes(b"half")
            raise refuse("damaged_file", file=str(part))

    with pytest.raises(Refused) as error:
        fail()
    assert error.value.findings[0].facts["file"] == str(path)
    assert names(path) == []


@pytest.mark.parametrize("has_links", [True, False])
def test_a_name_that_was_taken_meanwhile_stays_with_whoever_has_it(
    path: Path, monkeypatch: pytest.MonkeyPatch, *, has_links: bool
) -> None:
    """Also on a stick, whose files have one name each."""
    if not has_links:
        monkeypatch.setattr(os, "link", no_links)

    def be_late() -> None:
        with reserved(path) as part:
            part.write_bytes(b"whole")
            path.write_bytes(b"of another")

    with pytest.raises(Refused) as error:
        be_late()
    assert error.value.findings[0].code == "file_exists"
    assert path.read_bytes() == b"of another"
    assert names(path) == ["club.whist"]


def test_a_stick_knows_no_second_name_of_a_file(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "link", no_links)
    ClubStore.create(path).close()
    assert names(path) == ["club.whist"]
    ClubStore.open(path).close()


def no_links(_one: Path, _another: Path) -> None:
    raise PermissionError(1, "Operation not permitted")


def test_what_a_sudden_end_left_is_cleared_away(path: Path) -> None:
    left = [path.with_name(f"club.whist.0a1b2c3d.part{more}") for more in ("", "-journal")]
    stranger = path.with_name("other.whist.0a1b2c3d.part")
    for begin in (ClubStore.create, ClubStore.open):
        for each in (*left, stranger):
            each.write_bytes(b"half")
        begin(path).close()
        assert names(path) == ["club.whist", stranger.name]


def test_the_journal_of_a_club_that_is_gone_is_not_applied_to_a_new_one(path: Path) -> None:
    ClubStore.create(path).close()
    left = journal_of(path)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("UPDATE club SET name = 'old'")
        connection.execute("PRAGMA cache_size = 1")  # so that the file is written to before the end
        connection.execute("BEGIN")
        connection.execute("UPDATE club SET name = 'half'")
        connection.execute("CREATE TABLE large AS SELECT zeroblob(100000)")
        content = left.read_bytes()
        connection.execute("ROLLBACK")
    path.unlink()
    left.write_bytes(content)
    with ClubStore.create(path) as store:
        assert store.evening().club.name == ""
