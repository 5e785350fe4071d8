"""What a club file is looked over for before it is trusted."""

from __future__ import annotations

import re
from itertools import chain

from sqlalchemy import Connection
from sqlalchemy.dialects import sqlite
from sqlalchemy.schema import CreateIndex, CreateTable

from whistdrive.core.findings import refuse
from whistdrive.store.schema import METADATA

_Thing = tuple[str, str]
"""A kind of thing and its name."""

_OBJECTS = "SELECT type, name, coalesce(sql, '') FROM sqlite_schema"
_OWN = "sqlite_autoindex_"
"""How SQLite calls the indexes that it makes for itself; it keeps no SQL for those."""

_TOKENS = re.compile(r"""'[^']*'|"[^"]*"|\w+|\S""")


def check_health(connection: Connection, size: int) -> None:
    """Raises Refused (``damaged_file``) unless every page, index and reference is in order.

    ``size`` is that of the file in bytes: SQLite itself does not miss the end of a last page.
    """
    pages = connection.exec_driver_sql("SELECT page_count * page_size FROM pragma_page_count, pragma_page_size")
    if size < (pages.scalar() or 0):
        raise refuse("damaged_file", value="the end is missing")
    found = connection.exec_driver_sql("PRAGMA integrity_check(1)").scalar()
    if found != "ok":
        raise refuse("damaged_file", value=" ".join(str(found).split()))
    missing = dangling(connection)
    if missing is not None:
        raise refuse("damaged_file", value=missing)


def dangling(connection: Connection) -> str | None:
    """The table and row of a reference to something that is not there, if there is one."""
    found = connection.exec_driver_sql("PRAGMA foreign_key_check").first()
    return None if found is None else f"{found[0]} {found[1]}"


def check_no_machinery(connection: Connection) -> None:
    """Raises Refused (``foreign_objects``) for all that is no plain table or index, such as views and triggers.

    SQL would run from what tables and indexes are made with (checks, computed columns, defaults, expressions), so
    nothing may stand there that stands in none of this program's own: no edition ever had any other words.
    """
    vocabulary = frozenset(chain.from_iterable(_expected().values()))
    for (kind, name), tokens in _found(connection).items():
        if kind not in ("table", "index") or not vocabulary.issuperset(tokens):
            raise refuse("foreign_objects", value=f"{kind} {name}")


def check_schema(connection: Connection) -> None:
    """Raises Refused (``foreign_objects``) unless the tables and indexes are those of the schema.

    What they are made with may stand in another order, as it does in a file of an earlier edition.
    """
    found, expected = _found(connection), _expected()
    for kind, name in sorted({*found, *expected}, key=str):
        if found.get((kind, name)) != expected.get((kind, name)):
            raise refuse("foreign_objects", value=f"{kind} {name}")


def _found(connection: Connection) -> dict[_Thing, list[str]]:
    """The tokens of the SQL of everything in a file that SQLite did not make for itself."""
    return {
        (str(kind), str(name)): _tokens(str(sql))
        for kind, name, sql in connection.exec_driver_sql(_OBJECTS)
        if sql or kind != "index" or not str(name).startswith(_OWN)
    }


def _expected() -> dict[_Thing, list[str]]:
    """The same for a new file."""
    dialect = sqlite.dialect()
    found: dict[_Thing, list[str]] = {}
    for table in METADATA.tables.values():
        found["table", table.name] = _tokens(str(CreateTable(table).compile(dialect=dialect)))
        for index in table.indexes:
            found["index", str(index.name)] = _tokens(str(CreateIndex(index).compile(dialect=dialect)))
    return found


def _tokens(sql: str) -> list[str]:
    """What some SQL is made of, however names in it are quoted, in order."""
    return sorted(token.strip('"').lower() for token in _TOKENS.findall(sql))
