"""A damaged club as far as it can be read, in a new file; the damaged one is only read."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from types import NoneType
from typing import Any
from uuid import uuid4

from sqlalchemy import ColumnElement, Connection, Table, column, delete, insert, literal_column, select, table
from sqlalchemy.exc import SQLAlchemyError

from whistdrive.core.club_rows import Key
from whistdrive.core.difference import Rows
from whistdrive.core.findings import Finding, refuse
from whistdrive.store import migrations
from whistdrive.store.club import ClubStore
from whistdrive.store.disk import journal_of, write_privately
from whistdrive.store.file import ClubFile, copy_unopened, edition_of, reserved
from whistdrive.store.journal import Step, entry
from whistdrive.store.mending import CLUB_KEY, Entry, Mended, mended
from whistdrive.store.pages import Value
from whistdrive.store.raw_rows import Layout, RawTable, raw_tables
from whistdrive.store.schema import CLUB, JOURNAL, KINDS, METADATA
from whistdrive.store.troubles import in_words

row_number: ColumnElement[int] = literal_column("rowid")
"""SQLite's own number of a row."""

RESCUE = "rescue"
"""The label of the step behind which a club is known again."""


@dataclass(frozen=True, slots=True)
class Rescued:
    """What is in the new file, and by drive (its id; None: the club) what is missing or doubtful there.

    ``titles`` names the drives of which something is said, as far as they have one. ``brought_back``: so many rows were
    lost and are there again, since the journal of changes knew them.
    """

    path: Path
    drives: int
    people: int
    brought_back: int
    findings: tuple[tuple[int | None, Finding], ...]
    titles: Mapping[int, str]


def rescue(path: Path, new: Path) -> Rescued:
    """Read what can be read of a club file and write it into a new one, which is looked over like any other.

    Refused: ``no_club_file``, ``newer_file``, ``in_use`` and ``missing_file`` as :meth:`ClubStore.open` does;
    ``nothing_readable`` when there is nothing to save; ``file_exists``, ``cannot_write``, ``disk_full`` for the new
    file, of which nothing is left then.
    """
    with TemporaryDirectory(prefix="whistdrive-") as folder:
        copy = Path(folder) / "damaged.whist"
        with in_words(path):
            copy_unopened(path, copy)
            _finish_step(copy)
            read, entries, damaged = _read_around(copy, Path(folder) / "read.whist")
            told_all = JOURNAL.name not in damaged and _is_counted(entries)
            found = mended(read, damaged, entries, told_all=told_all)
            if not found.rows.keys() - {CLUB_KEY}:
                raise refuse("nothing_readable")
            whole = Path(folder) / "whole.whist"
            kept = tuple(_kept_entries(entries))
            _write(whole, found, (*kept, *(_beginnings(found, entries) if found.findings else ())))
        _look_over(whole)
        content = whole.read_bytes()
    with in_words(new), reserved(new) as part:
        write_privately(part, content)
    return _told(new, found, read)


def _told(new: Path, found: Mended, read: Rows) -> Rescued:
    drives = sorted({drive for drive, _ in found.findings if drive is not None})
    known = {**read, **found.rows}
    return Rescued(
        path=new,
        drives=sum(kind == "drive" for kind, _ in found.rows),
        people=sum(kind == "person" for kind, _ in found.rows),
        brought_back=found.brought_back,
        findings=tuple(found.findings),
        titles={drive: str(known["drive", (drive,)]["title"]) for drive in drives if ("drive", (drive,)) in known},
    )


def _finish_step(copy: Path) -> None:
    """Have SQLite take back the step that was cut short, where it left one and that can be done."""
    left = journal_of(copy)
    if left.exists():
        with suppress(sqlite3.Error, UnicodeError), closing(sqlite3.connect(copy)) as connection:
            connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()
        left.unlink(missing_ok=True)


def _read_around(copy: Path, read: Path) -> tuple[Rows, list[Entry], set[str]]:
    """The rows, the journal and the tables of which there was more, by way of a new file of the same edition."""
    edition = edition_of(copy)
    with (
        reserved(read) as part,
        closing(ClubFile(part, new=True)) as file,
        file.unbound(),
        file.transaction() as connection,
    ):
        if edition == migrations.EDITION:
            METADATA.create_all(connection)
        else:
            migrations.upgrade(connection, edition)
        layouts = _layouts(connection)
        try:
            tables = raw_tables(copy.read_bytes(), layouts)
        except ValueError as error:
            raise refuse("nothing_readable") from error
        damaged = {name for name, raw in tables.items() if raw.damaged} | (layouts.keys() - tables.keys())
        damaged |= {name for name, raw in tables.items() if not _fill(connection, name, raw)}
        if edition < migrations.EDITION:
            damaged |= _brought_up(connection)
        found: Rows = {}
        for kind, of in KINDS.items():
            ids, names = len(of.primary_key.columns), of.columns.keys()
            for values in _typed(connection, of, damaged):
                found[kind, values[:ids]] = dict(zip(names[ids:], values[ids:], strict=True))
        names = JOURNAL.columns.keys()
        entries: list[Entry] = [
            dict(zip(names, values, strict=True)) for values in _typed(connection, JOURNAL, damaged)
        ]
    return found, entries, damaged


def _layouts(connection: Connection) -> Mapping[str, Layout]:
    """How the tables of a new file lie in it."""
    query = "SELECT name, rootpage FROM sqlite_schema WHERE type = 'table' AND name <> 'alembic_version'"
    found = {}
    for name, root in connection.exec_driver_sql(query).all():
        about = connection.exec_driver_sql("SELECT name, type, [notnull], pk FROM pragma_table_info(?)", (name,)).all()
        keys = [str(each.name) for each in about if each.pk]
        number = keys[0] if len(keys) == 1 else None
        takes = tuple(_takes(each.type, empty=not each.notnull, number=each.name == number) for each in about)
        found[str(name)] = Layout(int(root), tuple(str(each.name) for each in about), number, takes)
    return found


def _takes(kind: str, *, empty: bool, number: bool) -> tuple[type, ...]:
    """What can be written for a column of a kind; a number of the row is not written."""
    if number:
        return (NoneType,)
    written = int if kind in ("INTEGER", "BIGINT", "BOOLEAN") else str
    return (written, NoneType) if empty else (written,)


def _fill(connection: Connection, name: str, raw: RawTable) -> bool:
    """Put rows into a table; False where some are none of that table."""
    whole = True
    for row in raw.rows:
        values = dict(zip(raw.columns, row, strict=False))
        try:
            if name == JOURNAL.name and not _is_entry(values):
                raise ValueError
            connection.execute(insert(table(name, *map(column, values))).values(values))
        except (SQLAlchemyError, ValueError):
            whole = False
    return whole


def _is_entry(values: Mapping[str, Value]) -> bool:
    """Whether a step of the journal says what it changed, in the form in which the journal says it."""
    changes, facts = (json.loads(str(values.get(name))) for name in ("changes", "facts"))
    return isinstance(facts, dict) and isinstance(changes, list) and all(map(_is_change, changes))


def _is_change(change: Any) -> bool:
    match change:
        case [str(), [*ids], dict() | None, dict() | None]:
            return all(isinstance(each, int) for each in ids)
        case _:
            return False


def _brought_up(connection: Connection) -> set[str]:
    """Bring the tables up to this edition; those of which rows had to go for it, since they pointed to nothing."""
    lost = set()
    while orphans := connection.exec_driver_sql("PRAGMA foreign_key_check").all():
        for name, number, *_ in orphans:
            connection.execute(delete(table(name)).where(row_number == number))
            lost.add(name)
    try:
        migrations.upgrade(connection)
    except (SQLAlchemyError, ValueError, TypeError, KeyError, AttributeError) as error:
        raise refuse("nothing_readable") from error
    return lost


def _typed(connection: Connection, of: Table, damaged: set[str]) -> Iterator[tuple[Any, ...]]:
    """The rows of a table whose values are what their columns hold; a table with others is noted as ``damaged``."""
    try:
        yield from [tuple(row) for row in connection.execute(select(of)).all()]
    except (ValueError, TypeError):
        damaged.add(of.name)
        for number in connection.execute(select(row_number).select_from(of)).scalars().all():
            with suppress(ValueError, TypeError):
                yield from [tuple(row) for row in connection.execute(select(of).where(row_number == number)).all()]


def _is_counted(entries: Sequence[Entry]) -> bool:
    """Whether no step is missing between the first and the last that are known."""
    return [each["sequence"] for each in entries] == list(range(1, len(entries) + 1))


def _kept_entries(entries: Sequence[Entry]) -> Iterator[Entry]:
    """The steps that can be told of one after the other, drive by drive.

    What takes back a step that is lost is worth nothing without it, nor is what lies before.
    """
    kept: dict[int | None, list[Entry]] = {}
    standing: dict[int | None, tuple[list[str], list[str]]] = {}
    for each in entries:
        drive = each["drive"]
        own = kept.setdefault(drive, [])
        done, undone = standing.setdefault(drive, ([], []))
        if each["kind"] == "do":
            done.append(each["step"])
            undone.clear()
        else:
            source, target = (done, undone) if each["kind"] == "undo" else (undone, done)
            if not source or source[-1] != each["undoes"]:
                for past in (own, done, undone):
                    past.clear()
                continue
            target.append(source.pop())
        own.append(each)
    yield from sorted((each for own in kept.values() for each in own), key=lambda each: int(each["sequence"]))


def _beginnings(found: Mended, entries: Sequence[Entry]) -> Iterator[Entry]:
    """A step for the club and for each drive that may not be what it was: nothing before it can be taken back."""
    drives = sorted(ids[0] for kind, ids in found.rows if kind == "drive")
    latest = max((int(each["sequence"]) for each in entries), default=0)
    for sequence, drive in enumerate((None, *drives), start=latest + 1):
        revisions = [int(each["revision"]) for each in entries if each["drive"] == drive and drive is not None]
        step = Step(id=uuid4().hex, kind="do", label=RESCUE, facts={}, when=datetime.now(UTC))
        revision = None if drive is None else max(revisions, default=0) + 1
        yield {"sequence": sequence, **entry(step, drive, revision, ())}


def _write(path: Path, found: Mended, entries: Sequence[Entry]) -> None:
    ClubStore.create(path).close()
    with closing(ClubFile(path)) as file:
        while True:
            with file.unbound(), file.transaction() as connection:
                connection.execute(delete(CLUB))
                refused = _refused_rows(connection, found.rows)
                if not refused:
                    for each in entries:
                        connection.execute(insert(JOURNAL).values(each))
                    return
                for of in KINDS.values():
                    connection.execute(delete(of))
            found.leave_out(refused)


def _refused_rows(connection: Connection, rows: Rows) -> list[Key]:
    """Put rows into their tables; those that no table takes, as two that would sit in one seat."""
    refused = []
    for kind, of in KINDS.items():
        names = [each.name for each in of.primary_key.columns]
        for key, row in rows.items():
            if key[0] == kind:
                try:
                    connection.execute(insert(of).values({**dict(zip(names, key[1], strict=True)), **row}))
                except (SQLAlchemyError, ValueError, TypeError, OverflowError):
                    refused.append(key)
    return refused


def _look_over(path: Path) -> None:
    """Open the new file as any other, and every drive in it."""
    with ClubStore.open(path) as store:
        for card in store.drives():
            store.journal(card.id)
            store.evening(card.id)
