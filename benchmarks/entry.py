"""A deal written at the desk, on the disk before it counts; and taken back."""

from __future__ import annotations

import json
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from itertools import cycle
from pathlib import Path

from benchmarks.evenings import Scale, empty, play_club
from benchmarks.measure import Comparison
from whistdrive.core import changes
from whistdrive.desk.desk import Desk
from whistdrive.store import ClubStore

_AS_DURABLE = ("locking_mode = EXCLUSIVE", "synchronous = FULL", "journal_mode = DELETE")
"""What a club file is set to."""

_UPDATE = 'UPDATE deal SET marks = ? WHERE drive = 1 AND round = 1 AND "table" = 1 AND deal = 1'


def entry(scale: Scale, folder: Path) -> Iterator[Comparison]:
    """Writing and undoing at the end of a large evening against a commit that changes one row of the same file."""
    club, copy = folder / "club.whist", folder / "copy.whist"
    play_club(club, empty(scale.many, scale.rounds))
    shutil.copy(club, copy)
    size = f"{scale.many} players, {scale.rounds} rounds"
    against = "one bare commit, as durable"
    with closing(sqlite3.connect(copy, isolation_level=None)) as bare, closing(Desk(ClubStore.open(club))) as desk:
        for setting in _AS_DURABLE:
            bare.execute(f"PRAGMA {setting}")
        desk.open_drive(1)
        commit, write = _committing(bare), _writing(desk, scale.rounds)
        yield Comparison(f"entry, {size}", against, write, commit)
        yield Comparison(f"entry undone, {size}", against, desk.undo, commit, before=write)


def _writing(desk: Desk, number: int) -> Callable[[], object]:
    """Writes what the first table took in a round, something else at each call."""
    others = cycle(range(14))

    def write() -> None:
        written = desk.drive.rounds[number - 1].table(1).slip.deals[0].marks["ns"]
        tricks = next(each for each in others if each != written)
        desk.do(changes.write_deal, number=number, table=1, deal=1, marks={"ns": tricks})

    return write


def _committing(bare: sqlite3.Connection) -> Callable[[], object]:
    """Writes a deal and commits it, something else at each call."""
    marks = cycle(json.dumps({"ns": tricks, "ew": 13 - tricks}) for tricks in range(14))

    def commit() -> None:
        bare.execute("BEGIN IMMEDIATE")
        bare.execute(_UPDATE, (next(marks),))
        bare.execute("COMMIT")

    return commit
