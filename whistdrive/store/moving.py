"""A club moved: from its file to a server, or back, with its journal."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import zip_longest
from typing import Any

from sqlalchemy import Connection, Result, Table, insert, select

from whistdrive.core.findings import refuse
from whistdrive.store import founding
from whistdrive.store.address import Place, ServerAddress
from whistdrive.store.keep import Keep
from whistdrive.store.schema import METADATA, REVISION

_TABLES = tuple(table for table in METADATA.sorted_tables if table is not REVISION)

_AT_ONCE = 500
"""So many rows are on their way at a time."""


def copy(keep: Keep, place: Place) -> None:
    """Copy a club into a new one elsewhere, and compare every row of the two.

    Refused as :meth:`whistdrive.store.ClubStore.create` is, and ``copy_differs``: then there is no copy.
    """
    with _at_leisure(keep) as source, source.reading() as original:

        def fill(connection: Connection) -> None:
            for table in _TABLES:
                _copy(table, original, connection)
            for table in _TABLES:
                _compare(table, original, connection)

        founding.begun(place, keep.station, fill).close()


@contextmanager
def _at_leisure(keep: Keep) -> Iterator[Keep]:
    """The club, with time: a server is called anew for it."""
    if not isinstance(keep.place, ServerAddress):
        yield keep
        return
    from whistdrive.store.server import ClubServer

    server = ClubServer(keep.place, keep.station, unhurried=True)
    try:
        yield server
    finally:
        server.close()


def _copy(table: Table, original: Connection, copy: Connection) -> None:
    for rows in _rows(table, original).mappings().partitions():
        copy.execute(insert(table), [dict(row) for row in rows])


def _compare(table: Table, original: Connection, copy: Connection) -> None:
    pairs = zip_longest(_rows(table, original), _rows(table, copy))
    if any(one is None or other is None or tuple(one) != tuple(other) for one, other in pairs):
        raise refuse("copy_differs", value=table.name)


def _rows(table: Table, connection: Connection) -> Result[Any]:
    query = select(table).order_by(*table.primary_key.columns).execution_options(yield_per=_AT_ONCE)
    return connection.execute(query)
