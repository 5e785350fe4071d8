"""Club files that a bad disk or an enemy wrote into: read as far as that goes, or refused as they are."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import replace
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.drives import HARD_NAMES, f8, of_drive
from tests.fuzz.mutations import Harm, Kind, harmed, harms
from tests.store.steps import step

from whistdrive.core import changes
from whistdrive.core.findings import Refused
from whistdrive.core.standings import standings
from whistdrive.desk.desk import Desk
from whistdrive.store import ClubStore
from whistdrive.store.schema import METADATA
from whistdrive.words import ENGLISH

PAGE = 4096
HEADER = 100
SIZE = 200_000
"""Of a small club, in bytes."""
MUSEUM = sorted((Path(__file__).parents[1] / "museum").glob("*.whist"))
IN_PLACE: tuple[Kind, ...] = ("set", "set", "set", "cut")
"""What leaves all later pages where they were."""

FEWER = settings(max_examples=settings().max_examples // 3)
"""Opening a club takes its time."""

COLUMNS = [(table.name, column.name) for table in METADATA.tables.values() for column in table.columns]
VALUES: tuple[object, ...] = (
    None, -1, 0, 1, 2, 99, 2**31, 2**63 - 1, -(2**63), 0.5, 1e300, float("inf"), "", "x", "0", "1", "\0",
    "\ud7ff\u202e", "x" * 100_000, b"", b"\xff\0", "{", "[]", "{}", "[[]]", "[1,2]", "[0]", "[null]", '{"ns": 99}',
    '{"ns": "x"}', '{"ns": NaN}', '[1e999]', "9" * 5000, "[" * 100_000, "2026-02-30", "9999-12-31",
    "2026-11-29 25:00:00", '[["person", [1], null, {}]]', '[["drive", [1], {}, null]]',
    '[["deal", [1, 1, 1, 1], null, {"marks": 1}]]',
)  # fmt: skip
MACHINES = (
    "CREATE TRIGGER {name} AFTER INSERT ON journal BEGIN DELETE FROM person; END",
    "CREATE VIEW {name} AS SELECT * FROM person",
    "CREATE TABLE {name} (id INTEGER, x TEXT GENERATED ALWAYS AS (hex(zeroblob({size}))))",
    "CREATE TABLE {name} (id INTEGER CHECK (length(randomblob({size})) > 0))",
    "CREATE TABLE {name} (id INTEGER DEFAULT (randomblob({size})))",
    "CREATE INDEX {name} ON person (hex(zeroblob({size})))",
    "CREATE INDEX {name} ON person (name) WHERE length(hex(zeroblob({size}))) > 0",
    "CREATE VIRTUAL TABLE {name} USING fts5 (name)",
)
HUGE = 99_999_999
PLACES = (
    "name TEXT NOT NULL CHECK (length(randomblob(999999999)) > 0)",
    "name TEXT NOT NULL GENERATED ALWAYS AS (printf('%.99999999c', 'x'))",
    "name TEXT NOT NULL DEFAULT (load_extension('x'))",
    "name TEXT NOT NULL COLLATE evil",
    "name TEXT NOT NULL, extra TEXT",
    "name /* TEXT */ NOT NULL",
)


@cache
def whole_club() -> bytes:
    """A club of today: a closed drive with prizes, one that was deleted, free pages, a season, a preset."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "club.whist"
        with ClubStore.create(path) as store:
            first = store.save(store.evening(), f8(HARD_NAMES), step())
            desk = Desk(store)
            desk.open_drive(of_drive(first).id)
            desk.do(changes.close_drive)
            desk.do(changes.new_drive, drive=replace(of_drive(f8()), id=desk.next_drive_id()))
            desk.do(changes.delete_drive)
        return path.read_bytes()


@contextmanager
def file_of(content: bytes) -> Iterator[Path]:
    """A club file in a folder of its own, closed."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "club.whist"
        path.write_bytes(content)
        yield path


def used(path: Path) -> None:
    """Open a club and do with it what an evening does; nothing but Refused may come, and then nothing was written."""
    before = path.read_bytes()
    try:
        store = ClubStore.open(path)
    except Refused as refused:
        said(refused)
        assert path.read_bytes() == before
        assert [each.name for each in path.parent.iterdir()] == [path.name]
        return
    with store, suppress(Refused):
        desk = Desk(store)
        desk.deleted_drives()
        for card in desk.drives():
            looked_at(desk, card.id)
        for person in desk.evening.club.people:
            desk.appearances(person.id)
            desk.former(person.id)
        desk.do(changes.add_person, name="Late, Ann")


def looked_at(desk: Desk, drive_id: int) -> None:
    """Open a drive, work out what it comes to, and take its latest step back and do it again."""
    try:
        desk.open_drive(drive_id)
        standings(desk.drive)
        desk.undo()
        desk.redo()
    except Refused as refused:
        said(refused)


def said(refused: Refused) -> None:
    """A refusal has a sentence."""
    for finding in refused.findings:
        assert ENGLISH.finding(finding)


def places(size: int) -> st.SearchStrategy[int]:
    """Where a file is most easily broken: its header, the schema, the beginning of every page; or anywhere."""
    pages = st.integers(0, max(size // PAGE - 1, 0))
    starts = st.builds(lambda page, at: page * PAGE + at, pages, st.integers(0, 40))
    return st.integers(16, HEADER) | starts | st.integers(HEADER, min(3 * PAGE, size)) | st.integers(0, size - 1)


@FEWER
@given(harms(SIZE, places(SIZE), IN_PLACE))
def test_bytes_that_changed(done: list[Harm]) -> None:
    with file_of(harmed(whole_club(), done)) as path:
        used(path)


@FEWER
@given(st.data())
def test_pages_that_stand_in_the_place_of_others(data: st.DataObject) -> None:
    """Free pages and pages of other tables, whole as they are."""
    club = bytearray(whole_club())
    pages = st.integers(0, len(club) // PAGE - 1)
    for _ in range(data.draw(st.integers(1, 3))):
        one, other = data.draw(pages) * PAGE, data.draw(pages) * PAGE
        club[one : one + PAGE] = data.draw(st.sampled_from([bytes(PAGE), bytes(club[other : other + PAGE])]))
    with file_of(bytes(club)) as path:
        used(path)


@FEWER
@given(st.sampled_from(MUSEUM), harms(SIZE, places(SIZE), IN_PLACE))
def test_files_of_earlier_editions(old: Path, done: list[Harm]) -> None:
    with file_of(harmed(old.read_bytes(), done)) as path:
        used(path)


@FEWER
@given(
    st.lists(st.tuples(st.sampled_from(COLUMNS), st.sampled_from(VALUES) | st.integers(-5, 20)), min_size=1, max_size=3)
)
def test_values_that_no_column_can_have(written: list[tuple[tuple[str, str], object]]) -> None:
    with file_of(whole_club()) as path:
        with closing(sqlite3.connect(path)) as connection, connection:
            connection.execute("PRAGMA ignore_check_constraints = ON")
            for (table, column), value in written:
                with suppress(sqlite3.IntegrityError):
                    connection.execute(f'UPDATE OR IGNORE "{table}" SET "{column}" = ?', (value,))
        used(path)


@FEWER
@given(st.sampled_from(MACHINES), st.sampled_from(["gift", "sqlite_gift", "sqlite_autoindex_gift_1", "ix_gift"]))
def test_machines_in_the_schema(machine: str, name: str) -> None:
    """Where SQLite itself takes no such name, it is written into the schema behind its back."""
    with file_of(whole_club()) as path:
        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            connection.execute(machine.format(name="gift", size=9))
            connection.execute("PRAGMA writable_schema = ON")
            sql = machine.format(name=name, size=HUGE)
            connection.execute("UPDATE sqlite_schema SET name = ?, sql = ? WHERE name = 'gift'", (name, sql))
        refused_untouched(path)


@pytest.mark.parametrize("place", PLACES)
def test_a_column_that_does_more_than_keep(place: str) -> None:
    with file_of(whole_club()) as path:
        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            connection.execute("PRAGMA writable_schema = ON")
            connection.execute(
                "UPDATE sqlite_schema SET sql = replace(sql, 'name TEXT NOT NULL', ?) WHERE name = 'person'", (place,)
            )
        refused_untouched(path)


def refused_untouched(path: Path) -> None:
    before = path.read_bytes()
    with pytest.raises(Refused) as error:
        ClubStore.open(path)
    assert {finding.code for finding in error.value.findings} <= {"foreign_objects", "damaged_file"}
    assert path.read_bytes() == before
