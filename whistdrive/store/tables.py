"""Rows in and out of the SQL tables: one loop for every change that will ever be invented."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, Table, and_, delete, insert, select

from whistdrive.core.difference import RowChange, Rows
from whistdrive.core.findings import refuse
from whistdrive.store.schema import DRIVE, KINDS

OF_THE_CLUB = ("club", "person", "bond", "preset", "season")
"""Kinds that belong to no drive; the rows of all others begin with the id of theirs."""


def read(connection: Connection, drive: int | None) -> Rows:
    """All rows of the club and, unless it is None, of one drive."""
    found: Rows = {}
    for kind, table in KINDS.items():
        query = select(table)
        if kind not in OF_THE_CLUB:
            if drive is None:
                continue
            query = query.where(table.primary_key.columns[0] == drive)
        ids = len(_id_names(table))
        fields = table.columns.keys()[ids:]
        for record in connection.execute(query):
            found[kind, record[:ids]] = dict(zip(fields, record[ids:], strict=True))
    return found


def has_drive(connection: Connection, drive: int) -> bool:
    """Whether the club has a drive with this id."""
    return connection.execute(select(DRIVE.c.id).where(DRIVE.c.id == drive)).first() is not None


def write(connection: Connection, changes: Sequence[RowChange]) -> None:
    """Write the changes; raises Refused (``moved_on``) when a row to be changed is not there.

    A changed row is taken out and put back in as it is now, so that two rows which swap a seat or a number never meet
    half way. The schema's foreign keys wait for the end of the transaction.
    """
    for change in changes:
        if change.old is not None:
            kind, ids = change.key
            table = KINDS[kind]
            key = and_(*(column == each for column, each in zip(table.primary_key.columns, ids, strict=True)))
            if connection.execute(delete(table).where(key)).rowcount != 1:
                raise refuse("moved_on")
    for kind, table in KINDS.items():
        names = _id_names(table)
        records = [
            dict(zip(names, change.key[1], strict=True)) | dict(change.new)
            for change in changes
            if change.key[0] == kind and change.new is not None
        ]
        if records:
            connection.execute(insert(table), records)


def _id_names(table: Table) -> tuple[str, ...]:
    return tuple(column.name for column in table.primary_key.columns)
