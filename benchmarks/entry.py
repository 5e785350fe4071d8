"""A deal written at the desk, on the disk before it counts; and taken back."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from contextlib import closing
from itertools import cycle
from pathlib import Path

from benchmarks.commit import AGAINST, committing
from benchmarks.evenings import Scale, empty, play_club
from benchmarks.measure import Comparison
from whistdrive.core import changes
from whistdrive.desk.desk import Desk
from whistdrive.store import ClubStore


def entry(scale: Scale, folder: Path) -> Iterator[Comparison]:
    """Writing and undoing at the end of a large evening against a commit that changes one row of the same file."""
    club, copy = folder / "club.whist", folder / "copy.whist"
    play_club(club, empty(scale.many, scale.rounds))
    shutil.copy(club, copy)
    size = f"{scale.many} players, {scale.rounds} rounds"
    with committing(copy) as commit, closing(Desk(ClubStore.open(club))) as desk:
        desk.open_drive(1)
        write = _writing(desk, scale.rounds)
        yield Comparison(f"entry, {size}", AGAINST, write, commit)
        yield Comparison(f"entry undone, {size}", AGAINST, desk.undo, commit, before=write)


def _writing(desk: Desk, number: int) -> Callable[[], object]:
    """Writes what the first table took in a round, something else at each call."""
    others = cycle(range(14))

    def write() -> None:
        written = desk.drive.rounds[number - 1].table(1).slip.deals[0].marks["ns"]
        tricks = next(each for each in others if each != written)
        desk.do(changes.write_deal, number=number, table=1, deal=1, marks={"ns": tricks})

    return write
