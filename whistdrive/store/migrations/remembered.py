"""Rows that the journal remembers, brought up like those in the tables: else older steps could not be taken back."""

from __future__ import annotations

from collections.abc import Mapping

import sqlalchemy as sa
from sqlalchemy import Connection


def fill(connection: Connection, new: Mapping[str, Mapping[str, object]]) -> None:
    """Give every remembered row of a kind its new fields, with what they are in older drives."""
    journal = sa.table("journal", sa.column("sequence", sa.Integer), sa.column("changes", sa.JSON))
    for sequence, changes in connection.execute(sa.select(journal.c.sequence, journal.c.changes)).all():
        filled = [[kind, ids, *(row and {**row, **new.get(kind, {})} for row in rows)] for kind, ids, *rows in changes]
        if filled != changes:
            connection.execute(sa.update(journal).where(journal.c.sequence == sequence).values(changes=filled))
