"""Files that are not opened: each gets a sentence with its name in it, and stays byte for byte as it was."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from random import Random
from threading import Timer

import pytest
from tests.drives import f8
from tests.store.steps import fingerprint, saved

from whistdrive.core import changes
from whistdrive.core.findings import Refused
from whistdrive.store import ClubStore, migrations
from whistdrive.store.file import trace
from whistdrive.words import ENGLISH

HOLDER = """
import sys
from pathlib import Path
from whistdrive.store import ClubStore
store = ClubStore.open(Path(sys.argv[1]))
print("open", flush=True)
sys.stdin.read()
"""
"""A program that has a club open until it is told to end."""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A club file, closed, with one drive."""
    path = tmp_path / "club.whist"
    with ClubStore.create(path) as store:
        saved(store, store.evening(), f8())
    return path


def refused(attempt: Callable[[], object], path: Path) -> str:
    """The code of the one reason for which an attempt is refused; its sentence names the file."""
    with pytest.raises(Refused) as error:
        attempt()
    [finding] = error.value.findings
    assert f"“{path}”: " in ENGLISH.finding(finding)
    return finding.code


def refused_unchanged(path: Path) -> str:
    """Why a file is not opened; it, and its folder, are as they were."""
    before = fingerprint(path), path.stat().st_mtime_ns, sorted(path.parent.iterdir())
    code = refused(lambda: ClubStore.open(path), path)
    assert (fingerprint(path), path.stat().st_mtime_ns, sorted(path.parent.iterdir())) == before
    return code


def run_sql(path: Path, *statements: str) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for statement in statements:
            connection.execute(statement)


@contextmanager
def held_by_another_program(path: Path) -> Iterator[subprocess.Popen[str]]:
    with subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as holder:
        assert holder.stdout
        assert holder.stdout.readline() == "open\n"
        yield holder
        holder.kill()


def looked_through(path: Path, as_left: str | None = None) -> set[str]:
    """Why a club cannot be opened and read, if so."""
    try:
        with ClubStore.open(path, as_left) as store:
            store.drives()
            store.evening(1)
            store.journal(1)
    except Refused as error:
        return {finding.code for finding in error.findings}
    return set()


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"Name;Points\nLi, Bo;27\n",
        b"%PDF-1.7\n" + bytes(2000),
        b"SQLite format 3\0",
        bytes(4096),
        Random(1).randbytes(9000),
    ],
    ids=["empty", "text", "pdf", "only the first bytes", "zeros", "noise"],
)
def test_what_is_no_club_file(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "club.whist"
    path.write_bytes(content)
    assert refused_unchanged(path) == "no_club_file"


@pytest.mark.parametrize("journal_mode", ["DELETE", "WAL"])
def test_the_database_of_another_program(tmp_path: Path, journal_mode: str) -> None:
    path = tmp_path / "places.sqlite"
    run_sql(path, f"PRAGMA journal_mode = {journal_mode}", "CREATE TABLE person (id INTEGER, name TEXT)")
    assert refused_unchanged(path) == "no_club_file"


def test_a_folder(tmp_path: Path) -> None:
    assert refused(lambda: ClubStore.open(tmp_path), tmp_path) == "no_club_file"


@pytest.mark.parametrize("name", ["nobody.whist", "no folder/club.whist", "club.whist/club.whist"])
def test_a_missing_file(path: Path, name: str) -> None:
    missing = path.parent / name
    assert refused(lambda: ClubStore.open(missing), missing) == "missing_file"
    assert [each.name for each in path.parent.iterdir()] == ["club.whist"]


def test_a_file_of_a_newer_program(path: Path) -> None:
    run_sql(path, f"PRAGMA user_version = {migrations.EDITION + 1}")
    assert refused_unchanged(path) == "newer_file"


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE drive SET scoring = 'canasta'",
        "UPDATE drive SET movement = 'quadrille'",
        'UPDATE drive SET scoring_options = \'{"count": "over_nine"}\'',
        "UPDATE drive SET movement_options = '{\"speed\": 3}'",
    ],
)
def test_a_drive_of_a_newer_program(path: Path, statement: str) -> None:
    run_sql(path, statement)
    before = fingerprint(path)
    with ClubStore.open(path) as store:
        assert refused(lambda: store.evening(1), path) == "newer_file"
        assert [card.title for card in store.drives()] == ["A drive"]
        assert len(store.evening().club.people) == 8
    assert fingerprint(path) == before


@pytest.mark.parametrize(
    "statement",
    [
        "CREATE TRIGGER gift AFTER INSERT ON deal BEGIN UPDATE person SET name = 'x'; END",
        "CREATE VIEW rich AS SELECT * FROM person",
        "CREATE TABLE extra (id INTEGER)",
        "CREATE INDEX extra ON person (name)",
        "CREATE VIRTUAL TABLE extra USING fts5 (name)",
        "ALTER TABLE person ADD COLUMN extra TEXT",
        "ALTER TABLE person ADD COLUMN extra TEXT GENERATED ALWAYS AS (upper(name)) VIRTUAL",
        "ALTER TABLE person RENAME COLUMN nickname TO pet_name",
        "DROP TABLE result",
        "DROP INDEX ix_entrant_person",
    ],
)
def test_what_no_club_has(path: Path, statement: str) -> None:
    run_sql(path, statement)
    assert refused_unchanged(path) == "foreign_objects"


@pytest.mark.parametrize(
    "statement",
    [
        "DELETE FROM person WHERE id = 1",
        "UPDATE seat SET entrant = 99 WHERE entrant = 1",
        "DELETE FROM slip",
    ],
)
def test_rows_that_point_to_nothing(path: Path, statement: str) -> None:
    run_sql(path, statement)
    assert refused_unchanged(path) == "damaged_file"


@pytest.mark.parametrize(
    "statement",
    [
        "DELETE FROM club",
        "DELETE FROM deal; DELETE FROM seat WHERE round = 1; DELETE FROM slip WHERE round = 1",
        "UPDATE deal SET deal = 2",
        "UPDATE deal SET marks = '{'",
        "UPDATE drive SET day = 'yesterday'",
        "UPDATE drive SET day = 7",
        "UPDATE drive SET roles = '[\"lady\"]'",
        "UPDATE drive SET trumps = '3'",
        "UPDATE drive SET scoring_options = '7'",
        "UPDATE drive SET seed = 'x'",
        "UPDATE drive SET title = x'00ff'",
        "UPDATE deal SET marks = '7'",
        "UPDATE entrant SET pair = 'one'",
        "UPDATE entrant SET name = x'416e6e'",
        "UPDATE seat SET place = 'first' WHERE entrant = 1",
    ],
)
def test_rows_that_make_no_evening(path: Path, statement: str) -> None:
    run_sql(path, *statement.split(";"))
    before = fingerprint(path)
    with ClubStore.open(path) as store:
        assert refused(lambda: store.evening(1), path) == "damaged_file"
    assert fingerprint(path) == before


@pytest.mark.parametrize("statement", ["UPDATE drive SET day = 'yesterday'", "UPDATE drive SET title = x'00ff'"])
def test_drives_that_cannot_be_listed(path: Path, statement: str) -> None:
    run_sql(path, statement)
    with ClubStore.open(path) as store:
        assert refused(store.drives, path) == "damaged_file"


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE journal SET label = x'00ff'",
        "UPDATE journal SET at = 'then'",
        "UPDATE journal SET facts = '{'",
    ],
)
def test_a_journal_that_cannot_be_read(path: Path, statement: str) -> None:
    run_sql(path, statement)
    with ClubStore.open(path) as store:
        assert refused(lambda: store.journal(1), path) == "damaged_file"


@pytest.mark.parametrize("changes", ["7", "[7]", "[[]]", "{"])
def test_a_step_that_cannot_be_read(path: Path, changes: str) -> None:
    with ClubStore.open(path) as store:
        [entry] = store.journal(1)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE journal SET changes = ?", (changes,))
    with ClubStore.open(path) as store:
        assert refused(lambda: store.changes(entry.id), path) == "damaged_file"


def test_a_file_that_was_cut_off(path: Path) -> None:
    whole = path.read_bytes()
    for length in range(100, len(whole), len(whole) // 25):
        path.write_bytes(whole[:length])
        assert refused_unchanged(path) == "damaged_file"


def test_a_page_that_was_overwritten(path: Path) -> None:
    whole = path.read_bytes()
    for start in range(4096, len(whole), 4096):
        path.write_bytes(whole[:start] + b"\xff" * 64 + whole[start + 64 :])
        assert refused_unchanged(path) == "damaged_file"


def test_a_flipped_bit_is_noticed_or_harmless(path: Path) -> None:
    """SQLite has no checksums, so not every flipped bit is seen; none may end in anything but a refusal."""
    whole = path.read_bytes()
    schema = whole.index(b"CREATE TABLE")
    chance = Random(7)
    for number in range(160):
        place = (
            chance.randrange(100, len(whole)) if number % 2 else min(schema + chance.randrange(3000), len(whole) - 1)
        )
        path.write_bytes(whole[:place] + bytes([whole[place] ^ 1 << chance.randrange(8)]) + whole[place + 1 :])
        assert looked_through(path) <= {"damaged_file", "foreign_objects", "newer_file"}


def test_a_file_that_nobody_wrote_into_since_is_not_looked_over_again(path: Path) -> None:
    """A reference to nothing is seen only by looking everything over."""
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("DELETE FROM person WHERE id = 1")
    as_left = trace(path)
    ClubStore.open(path, as_left).close()
    assert trace(path) == as_left
    assert refused(lambda: ClubStore.open(path), path) == "damaged_file"
    os.utime(path)
    assert refused(lambda: ClubStore.open(path, as_left), path) == "damaged_file"


def test_what_a_bad_disk_did_to_a_file_that_is_not_looked_over_is_found_where_it_is_read(path: Path) -> None:
    whole, written = path.read_bytes(), path.stat().st_mtime_ns
    as_left = trace(path)
    for start in range(4096, len(whole), 4096):
        path.write_bytes(whole[:start] + b"\xff" * 64 + whole[start + 64 :])
        os.utime(path, ns=(written, written))
        assert trace(path) == as_left
        assert looked_through(path, as_left) <= {"damaged_file", "foreign_objects"}


def test_a_file_that_is_not_there_left_no_trace(tmp_path: Path) -> None:
    assert trace(tmp_path / "none.whist") is None


def test_a_club_is_opened_once_in_a_program(path: Path) -> None:
    link = path.with_name("link.whist")
    link.symlink_to(path)
    with ClubStore.open(path) as store:
        assert refused(lambda: ClubStore.open(path), path) == "in_use"
        assert refused(lambda: ClubStore.open(link), link) == "in_use"
        ended = subprocess.run(
            [sys.executable, "-c", HOLDER, str(path)], input="", capture_output=True, text=True, check=False
        )
        assert ended.returncode == 1
        assert "in_use" in ended.stderr
        saved(store, store.evening(), changes.add_person(store.evening(), name="Ann"))
    with ClubStore.open(link) as store:
        assert len(store.evening().club.people) == 9


def test_a_club_that_another_program_has_open(path: Path) -> None:
    before = fingerprint(path)
    with held_by_another_program(path):
        assert refused(lambda: ClubStore.open(path), path) == "in_use"
    assert fingerprint(path) == before
    ClubStore.open(path).close()  # it was killed, and nothing is left to clear away


def test_known_fault_93_a_club_that_is_locked_for_a_moment_is_waited_for(path: Path) -> None:
    with closing(sqlite3.connect(path, isolation_level=None, check_same_thread=False)) as other:
        other.execute("BEGIN EXCLUSIVE")
        soon = Timer(0.1, other.execute, ["ROLLBACK"])
        soon.start()
        ClubStore.open(path).close()
        soon.join()


def test_known_fault_93_what_holds_a_club_is_told_and_nothing_is_lost(path: Path) -> None:
    with ClubStore.open(path) as store:
        before = store.evening(1)
    with held_by_another_program(path), pytest.raises(Refused) as error:
        ClubStore.open(path)
    said = ENGLISH.finding(error.value.findings[0])
    assert "cloud" in said
    assert "folder of this computer" in said
    with ClubStore.open(path) as store:
        assert store.evening(1) == before


def test_a_disk_that_takes_no_journal(path: Path) -> None:
    """A folder in the way of the rollback journal stands for a write-protected place, which binds root too."""
    path.with_name("club.whist-journal").mkdir()
    assert refused_unchanged(path) == "cannot_write"


def test_a_new_club_where_nothing_can_be_written_leaves_nothing(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("a file, not a folder", encoding="utf-8")
    (tmp_path / "taken.whist-journal").mkdir()
    before = sorted(tmp_path.iterdir())
    for name in ("file/club.whist", "no folder/club.whist", "taken.whist"):
        path = tmp_path / name
        assert refused(partial(ClubStore.create, path), path) == "cannot_write"
    assert sorted(tmp_path.iterdir()) == before


def test_a_new_club_never_takes_the_place_of_anything(path: Path) -> None:
    before = fingerprint(path)
    dangling = path.with_name("dangling.whist")
    dangling.symlink_to("nowhere")
    for taken in (path, path.parent, dangling):
        assert refused(partial(ClubStore.create, taken), taken) == "file_exists"
    assert fingerprint(path) == before
    assert not dangling.exists()


def test_a_copy_never_takes_the_place_of_anything_and_leaves_nothing_half_made(path: Path) -> None:
    other = path.with_name("other.whist")
    other.write_text("precious", encoding="utf-8")
    nowhere = path.parent / "no folder" / "copy.whist"
    blocked = path.with_name("blocked.whist")
    path.with_name("blocked.whist-journal").mkdir()
    with ClubStore.open(path) as store:
        assert refused(lambda: store.copy_to(other), other) == "file_exists"
        assert refused(lambda: store.copy_to(path), path) == "file_exists"
        assert refused(lambda: store.copy_to(nowhere), nowhere) == "cannot_write"
        assert refused(lambda: store.copy_to(blocked), blocked) == "cannot_write"
        assert len(store.journal(1)) == 1
    assert other.read_text(encoding="utf-8") == "precious"
    assert not blocked.exists()
