"""The least that has a deal on the disk: one row of a club file changed, and committed."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from itertools import cycle
from pathlib import Path

_AS_DURABLE = ("locking_mode = EXCLUSIVE", "synchronous = FULL", "journal_mode = DELETE")
"""What a club file is set to."""

_UPDATE = 'UPDATE deal SET marks = ? WHERE drive = 1 AND round = 1 AND "table" = 1 AND deal = 1'

AGAINST = "one bare commit, as durable"


@contextmanager
def committing(club: Path) -> Iterator[Callable[[], object]]:
    """Writes a deal into a file that is no longer open, something else at each call, and commits it."""
    marks = cycle(json.dumps({"ns": tricks, "ew": 13 - tricks}) for tricks in range(14))
    with closing(sqlite3.connect(club, isolation_level=None)) as bare:
        for setting in _AS_DURABLE:
            bare.execute(f"PRAGMA {setting}")

        def commit() -> None:
            bare.execute("BEGIN IMMEDIATE")
            bare.execute(_UPDATE, (next(marks),))
            bare.execute("COMMIT")

        yield commit
