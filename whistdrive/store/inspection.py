"""What a club file is looked over for before it is trusted."""

from __future__ import annotations

from sqlalchemy import Connection

from whistdrive.core.findings import refuse
from whistdrive.store.schema import METADATA

_OBJECTS = """
SELECT s.type, s.name, s.rootpage > 0 AS plain, group_concat(c.name) AS columns
FROM sqlite_schema AS s LEFT JOIN pragma_table_xinfo(s.name) AS c ON s.type = 'table'
WHERE s.name NOT GLOB 'sqlite_*' GROUP BY s.type, s.name
"""


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
    """Raises Refused (``foreign_objects``) for views, triggers and virtual tables: no edition ever had any."""
    for kind, name, plain, _ in connection.exec_driver_sql(_OBJECTS):
        if kind not in ("table", "index") or not plain:
            raise refuse("foreign_objects", value=f"{kind} {name}")


def check_schema(connection: Connection) -> None:
    """Raises Refused (``foreign_objects``) unless the tables, their columns and the indexes are those of the schema."""
    found = {
        (kind, name): set(str(columns or "").split(",")) - {""}
        for kind, name, _, columns in connection.exec_driver_sql(_OBJECTS)
    }
    expected = {("table", table.name): {column.name for column in table.columns} for table in METADATA.tables.values()}
    expected |= {("index", str(each.name)): set() for table in METADATA.tables.values() for each in table.indexes}
    for kind, name in sorted({*found, *expected}, key=str):
        if found.get((kind, name)) != expected.get((kind, name)):
            raise refuse("foreign_objects", value=f"{kind} {name}")
