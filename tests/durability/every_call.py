"""Work on a club that ends suddenly, or fails, at each call to the disk in turn.

``python -m tests.durability.every_call WORK KIND`` goes on until the work comes to its end, and prints at how many
calls it did not. Each time it is done in a process of its own, forked from this one so that it begins at once.
"""

from __future__ import annotations

import os
import shutil
import signal
import sys
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import get_args

from tests.drives import f8, written
from tests.durability.below import WITH_NAMES, Below, Fault, Kind
from tests.durability.commands import Content, content_of
from tests.store.steps import saved

from whistdrive.core.findings import Refused
from whistdrive.store import ClubStore
from whistdrive.store.copies import restore
from whistdrive.store.disk import journal_of

CLUB, COPY = "club.whist", "copy.whist"
ENDED, REFUSED, ENDED_ALL_THE_SAME = 0, 3, 4
"""What a process ends with, beside the signal that killed it."""


@dataclass(frozen=True, slots=True)
class Work:
    """What is begun with in a folder, what is done there, and what the club may be wherever that ends.

    ``can_be`` is asked before the work; None: there may be no club.
    """

    begin: Callable[[Path], None]
    do: Callable[[Path], None]
    can_be: Callable[[Path], tuple[Content | None, ...]]


def fails_everywhere(work: Work, kind: Kind) -> int:
    """Have it fail at one call after the other, look at the folder, and do it once more; at how many calls it did."""
    with TemporaryDirectory(prefix="whistdrive-") as name:
        begun = Path(name) / "begun"
        begun.mkdir()
        work.begin(begun)
        can_be = work.can_be(begun)
        for nth in count(1):
            folder = Path(shutil.copytree(begun, Path(name) / str(nth)))
            status = _apart(work.do, folder, Fault(kind, nth, WITH_NAMES, for_good=kind == "full", seed=nth))
            club = folder / CLUB
            found = content_of(club) if club.exists() else None
            assert found in (can_be[-1:] if status in (ENDED, ENDED_ALL_THE_SAME) else can_be)
            if found != can_be[-1]:
                assert _apart(work.do, folder, None) == ENDED
                assert content_of(club) == can_be[-1]
            ClubStore.open(club).close()
            assert not [*folder.glob("*.part*")]
            if status == ENDED:
                return nth - 1
    raise AssertionError


def _apart(do: Callable[[Path], None], folder: Path, fault: Fault | None) -> int:
    """Do something in another process; what it ended with."""
    child = os.fork()
    if child == 0:
        below = Below()
        below.arm(fault)
        try:
            do(folder)
        except Refused:
            os._exit(REFUSED)
        os._exit(ENDED_ALL_THE_SAME if below.reached else ENDED)
    _, status = os.waitpid(child, 0)
    ended = os.waitstatus_to_exitcode(status)
    assert ended in (ENDED, ENDED_ALL_THE_SAME, REFUSED, -signal.SIGKILL), ended
    return ended


def _nothing(_folder: Path) -> None:
    """A first start finds an empty folder."""


def _create(folder: Path) -> None:
    ClubStore.create(folder / CLUB).close()


def _empty_club(_folder: Path) -> tuple[Content | None, ...]:
    with TemporaryDirectory(prefix="whistdrive-") as apart:
        _create(Path(apart))
        return None, content_of(Path(apart) / CLUB)


def _cut_short(folder: Path) -> None:
    """A club into whose file a step was written and not yet confirmed, so that it is to be taken back; and a copy."""
    club = folder / CLUB
    _create(folder)
    club.rename(folder / COPY)
    with ClubStore.create(club) as store:
        saved(store, store.evening(), f8())
    before, nth = club.read_bytes(), 0
    while club.read_bytes() == before:
        nth += 1
        journal_of(club).unlink(missing_ok=True)
        assert _apart(_write, folder, Fault("die", nth, ("sync",))) != ENDED


def _write(folder: Path) -> None:
    with ClubStore.open(folder / CLUB) as store:
        saved(store, store.evening(1), written(store.evening(1), 1, 1, {"ns": 2}))


def _restore(folder: Path) -> None:
    restore((folder / COPY).read_bytes(), folder / CLUB)


def _either(folder: Path) -> tuple[Content | None, ...]:
    return content_of(folder / CLUB), content_of(folder / COPY)


WORKS = {
    "first start": Work(_nothing, _create, _empty_club),
    "restoring over a step cut short": Work(_cut_short, _restore, _either),
}


if __name__ == "__main__":
    _, wanted, how = sys.argv
    [fault_kind] = (each for each in get_args(Kind) if each == how)
    print(fails_everywhere(WORKS[wanted], fault_kind))
