"""The tables of a club file as they stand in its pages, whatever became of the file."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from contextlib import closing
from dataclasses import dataclass, replace

from whistdrive.store.pages import Found, Pages, Record, Value

_SCHEMA = 1
"""The page on which every file says what it holds."""


@dataclass(frozen=True, slots=True)
class Layout:
    """Where a table begins (its first page), its columns in order, and which of them is the number of the row.

    ``takes``: what can be written for each column.
    """

    root: int
    columns: tuple[str, ...]
    number: str | None
    takes: tuple[tuple[type, ...], ...]


@dataclass(frozen=True, slots=True)
class RawTable:
    """Rows of a table under the names of its columns, each as far as it was written; ``damaged``: there was more."""

    columns: tuple[str, ...]
    rows: tuple[tuple[Value, ...], ...]
    damaged: bool


def raw_tables(content: bytes, usual: Mapping[str, Layout]) -> Mapping[str, RawTable]:
    """All tables of which anything is known, by name; raises ValueError for what has no pages.

    ``usual`` is how a new file of the same edition has its tables, for a file that does not say any more.
    """
    pages = Pages(content)
    schema = pages.table(_SCHEMA)
    known = {str(values[1]): values for _, values in schema.records if len(values) == 5 and values[0] == "table"}
    found, read_so_far = {}, set(schema.pages)
    for name, layout in usual.items():
        match known.get(name):
            case [_, _, _, int(root), str(sql)]:
                read = pages.table(root)
                read_so_far |= read.pages
                found[name] = _raw(read, layout, _columns(name, sql, layout.columns))
    if schema.damaged:
        stray = dict(pages.stray(read_so_far))
        for name, layout in usual.items():
            like = [root for root, read in stray.items() if name not in found and _is_of(read, layout)]
            if like:
                read = stray.pop(layout.root if layout.root in like else like[0])
                found[name] = replace(_raw(read, layout, layout.columns), damaged=True)
    return found


def _raw(read: Found, layout: Layout, columns: tuple[str, ...]) -> RawTable:
    number = columns.index(layout.number) if layout.number else None
    fitting = [record for record in read.records if 0 < len(record[1]) <= len(columns)]
    rows = tuple(_numbered(record, number) for record in fitting)
    return RawTable(columns, rows, read.damaged or len(fitting) < len(read.records))


def _is_of(read: Found, layout: Layout) -> bool:
    """Whether rows can be those of a table, when nothing says any more where they belong."""
    return all(
        len(values) == len(layout.takes) and all(map(isinstance, values, layout.takes)) for _, values in read.records
    )


def _columns(name: str, sql: str, usual: tuple[str, ...]) -> tuple[str, ...]:
    """The columns of a table in the order in which this file has them, or the usual one where it does not say it.

    A stranger may have written the statement: it makes an empty table in memory, and may read nothing.
    """

    def only_made(action: int, *_: str | None) -> int:
        return sqlite3.SQLITE_DENY if action == sqlite3.SQLITE_SELECT else sqlite3.SQLITE_OK

    with closing(sqlite3.connect(":memory:")) as memory:
        memory.set_authorizer(only_made)
        try:
            memory.execute(sql)
            memory.set_authorizer(None)
            found = memory.execute("SELECT name FROM pragma_table_info(?)", (name,)).fetchall()
        except sqlite3.Error:
            return usual
    columns = tuple(str(column) for (column,) in found)
    return columns if set(columns) == set(usual) else usual


def _numbered(record: Record, key: int | None) -> tuple[Value, ...]:
    """The values of a row: SQLite keeps the key of a table with a single one as the row's number only."""
    number, values = record
    return tuple(number if place == key else value for place, value in enumerate(values))
