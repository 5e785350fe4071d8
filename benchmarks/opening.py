"""A club file opened, looked over, and read."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path

from benchmarks.evenings import Scale, empty, play_club
from benchmarks.measure import Comparison
from whistdrive.core.evening import Evening
from whistdrive.desk.desk import Desk
from whistdrive.store import ClubStore

_QUERIES = (
    "SELECT * FROM club",
    "SELECT * FROM person",
    "SELECT * FROM drive",
    "SELECT * FROM entrant WHERE drive = 1",
    "SELECT * FROM slip WHERE drive = 1",
    "SELECT * FROM seat WHERE drive = 1",
    "SELECT * FROM deal WHERE drive = 1",
    "SELECT * FROM result WHERE drive = 1",
    "SELECT step, revision, kind, label, facts, undoes, at, station FROM journal WHERE drive = 1 ORDER BY sequence",
)


def opening(scale: Scale, folder: Path) -> Iterator[Comparison]:
    """A club with a large evening and its journal, as the window opens it, against the same rows read and no more."""
    club = folder / "club.whist"
    play_club(club, empty(scale.many, scale.rounds))
    yield Comparison(
        f"open, {scale.many} players, {scale.rounds} rounds",
        "the same rows by sqlite3, unread",
        partial(_opened, club),
        partial(_fetched, club),
    )


def _opened(club: Path) -> Evening:
    with closing(Desk(ClubStore.open(club))) as desk:
        desk.open_drive(1)
        return desk.evening


def _fetched(club: Path) -> list[object]:
    with closing(sqlite3.connect(club)) as connection:
        return [connection.execute(query).fetchall() for query in _QUERIES]
