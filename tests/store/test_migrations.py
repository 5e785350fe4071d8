"""From one edition to the next: those that there were, and a next one made up for the purpose."""

from __future__ import annotations

import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, inspect
from tests.drives import drive, f8
from tests.postgres import Server
from tests.store.steps import fingerprint, saved

from whistdrive.core import changes
from whistdrive.core.findings import Refused
from whistdrive.store import ClubStore, migrations
from whistdrive.store.file import ClubFile, reserved

THIS = migrations.EDITION

NEXT = """
import sqlalchemy as sa
from alembic import op

revision = "{revision}"
down_revision = "{before}"


def upgrade() -> None:
    op.execute("UPDATE person SET nickname = 'of this edition'")
    if op.get_bind().dialect.name == "sqlite":
        with op.batch_alter_table("drive", recreate="always"):
            pass
{more}
"""
"""A revision that writes data and, in a file, makes a table anew, with others pointing to it."""

MakeNext = Callable[[str], None]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A club file of this edition, closed, with one drive."""
    path = tmp_path / "clubs" / "club.whist"
    path.parent.mkdir()
    with ClubStore.create(path) as store:
        saved(store, store.evening(), f8())
    return path


@pytest.fixture
def make_next(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> MakeNext:
    """Turns this program into one of the next edition, whose revision ends with the given line."""

    def make(more: str) -> None:
        scripts = shutil.copytree(migrations.SCRIPTS, tmp_path / "100 % new scripts")
        revision = NEXT.format(
            revision=migrations.revision_of(THIS + 1), before=migrations.revision_of(THIS), more=f"    {more}"
        )
        (scripts / "versions" / "next.py").write_text(revision, encoding="utf-8")
        monkeypatch.setattr(migrations, "SCRIPTS", scripts)
        monkeypatch.setattr(migrations, "EDITION", THIS + 1)

    return make


def outline(connection: Connection) -> dict[str, dict[str, Any]]:
    """Everything that SQLAlchemy finds out about the tables of a database."""
    found = inspect(connection)
    return {
        table: {
            "columns": [{**column, "type": str(column["type"])} for column in found.get_columns(table)],
            "key": found.get_pk_constraint(table),
            "references": sorted(found.get_foreign_keys(table), key=str),
            "unique": sorted(found.get_unique_constraints(table), key=str),
            "checks": sorted(found.get_check_constraints(table), key=str),
            "indexes": sorted(found.get_indexes(table), key=str),
        }
        for table in sorted(found.get_table_names())
    }


def outline_of(path: Path) -> dict[str, dict[str, Any]]:
    file = ClubFile(path)
    try:
        with file.writing() as connection:
            return outline(connection)
    finally:
        file.close()


def folder(path: Path) -> list[str]:
    return sorted(each.name for each in path.parent.iterdir())


def refused(path: Path) -> str:
    """Why a club is not brought up; its file, and its folder, are as they were."""
    before = fingerprint(path), folder(path)
    with pytest.raises(Refused) as error:
        ClubStore.open(path)
    assert (fingerprint(path), folder(path)) == before
    [finding] = error.value.findings
    assert finding.facts["file"] == str(path)
    return finding.code


def test_a_file_that_came_up_through_all_revisions_equals_a_new_one(path: Path, tmp_path: Path) -> None:
    migrated = tmp_path / "migrated.whist"
    with reserved(migrated) as part:
        file = ClubFile(part, new=True)
        with file.writing() as connection:
            migrations.upgrade(connection)
            file.stamp()
        file.close()
    assert outline_of(migrated) == outline_of(path)
    assert "drive" in outline_of(path)
    with closing(sqlite3.connect(migrated)) as connected:
        assert connected.execute("SELECT version_num FROM alembic_version").fetchall() == [
            (migrations.revision_of(THIS),)
        ]


def test_an_old_club_is_copied_and_brought_up(path: Path, make_next: MakeNext, monkeypatch: pytest.MonkeyPatch) -> None:
    shape = outline_of(path)
    with ClubStore.open(path) as store:
        old = store.evening(1)
    make_next("op.execute(\"UPDATE club SET name = 'new'\")")
    with ClubStore.open(path) as store:
        copy = store.copied_to
        new = store.evening(1)
        assert new.drive == old.drive
        assert new.club.name == "new"
        assert {person.nickname for person in new.club.people} == {"of this edition"}
        with pytest.raises(Refused, match="contradiction"):
            saved(
                store, new, changes.new_drive(new, drive=replace(drive(9), id=2))
            )  # its ninth player is nobody in the club
    assert copy
    assert copy.parent == path.parent
    assert copy.name.startswith("club ")
    assert copy.name.endswith(f" edition {THIS}.whist")
    assert outline_of(path) == shape
    with ClubStore.open(path) as store:
        assert store.copied_to is None
    assert folder(path) == sorted([path.name, copy.name])

    monkeypatch.setattr(migrations, "EDITION", THIS)
    with ClubStore.open(copy) as store:
        assert store.evening(1) == old
    assert refused(path) == "newer_file"


def test_a_copy_takes_no_place_of_another(path: Path, make_next: MakeNext, tmp_path: Path) -> None:
    old = path.read_bytes()
    make_next("")
    for _ in range(3):
        path.write_bytes(old)
        ClubStore.open(path).close()
    day = path.parent.glob(f"club * edition {THIS}.whist")
    [first] = day
    assert folder(path) == sorted([path.name, first.name, f"{first.stem} (2).whist", f"{first.stem} (3).whist"])
    assert not list(tmp_path.glob("*.whist"))


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ("op.execute('INSERT INTO club VALUES (1, 0, 0, 0)')", "upgrade_failed"),
        ("op.execute('DELETE FROM person')", "upgrade_failed"),
        ("op.create_table('left_behind', sa.Column('id', sa.Integer()))", "foreign_objects"),
        ("op.create_table('half', sa.Column('id', sa.Integer())); op.execute('INSERT INTO club VALUES (1, 0, 0, 0)')",
         "upgrade_failed"),
    ],
)  # fmt: skip
def test_a_revision_that_fails_leaves_the_club_as_it_was(
    path: Path, make_next: MakeNext, monkeypatch: pytest.MonkeyPatch, more: str, code: str
) -> None:
    make_next(more)
    assert refused(path) == code
    monkeypatch.setattr(migrations, "EDITION", THIS)
    with ClubStore.open(path) as store:
        assert len(store.journal(1)) == 1


def test_a_club_that_cannot_be_copied_first_is_not_brought_up(path: Path, make_next: MakeNext) -> None:
    make_next("")
    old = path.read_bytes()
    ClubStore.open(path).close()
    [copy] = path.parent.glob(f"* edition {THIS}.whist")
    copy.unlink()
    path.write_bytes(old)
    copy.with_name(f"{copy.name}-journal").mkdir()
    before = fingerprint(path), folder(path)
    with pytest.raises(Refused) as error:
        ClubStore.open(path)
    [finding] = error.value.findings
    assert (finding.code, finding.facts["file"]) == ("cannot_write", str(copy))
    assert (fingerprint(path), folder(path)) == before


@pytest.mark.parametrize(
    "statement",
    [
        "CREATE TRIGGER gift AFTER UPDATE ON person BEGIN DELETE FROM deal; END",
        "CREATE VIEW rich AS SELECT * FROM person",
    ],
)
def test_an_old_club_with_foreign_machinery_is_not_brought_up(path: Path, make_next: MakeNext, statement: str) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(statement)
    make_next("")
    assert refused(path) == "foreign_objects"


def test_migrations_are_loaded_only_where_they_are_needed(tmp_path: Path) -> None:
    program = (
        "import sys; from pathlib import Path; from whistdrive.store import ClubStore; path = Path(sys.argv[1]);"
        "ClubStore.create(path).close(); ClubStore.open(path).close(); print('alembic' in sys.modules)"
    )
    said = subprocess.check_output([sys.executable, "-c", program, str(tmp_path / "club.whist")], text=True)
    assert said == "False\n"


def test_a_club_on_a_server_is_brought_up_while_nobody_else_has_it_open(server: Server, make_next: MakeNext) -> None:
    address = server.club()
    with ClubStore.open(address) as other:
        held = saved(other, other.evening(), f8())
        make_next("op.execute(\"UPDATE club SET name = 'new'\")")
        with pytest.raises(Refused, match="in_use"):
            ClubStore.open(address)
        assert other.evening(1) == held
    with ClubStore.open(address) as store:
        assert store.edition == THIS
        assert store.copied_to is None
        assert store.evening().club.name == "new"
    with ClubStore.open(address) as store:
        assert store.edition == THIS + 1


def test_a_club_on_a_server_that_cannot_be_brought_up_stays_as_it_was(server: Server, make_next: MakeNext) -> None:
    address = server.club()
    make_next('op.execute("UPDATE club SET id = 2")')
    for _ in range(2):
        with pytest.raises(Refused, match="cannot_hold"):
            ClubStore.open(address)
