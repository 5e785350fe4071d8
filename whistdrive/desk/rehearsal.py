"""A desk on which results are typed for trying: everything works as it does in earnest, and nothing is kept."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager

from whistdrive.core.difference import RowChange, difference
from whistdrive.core.evening import Evening
from whistdrive.core.seasons import Result
from whistdrive.store import Appearance, DeletedDrive, DriveCard, FormerEntry, Partner, Step


class Rehearsal:
    """Keeps one evening, and what can be undone, in memory alone. Nobody else is there to have a turn."""

    station = ""
    is_shared = False

    def __init__(self, evening: Evening) -> None:
        self._evening = evening
        self._changes: dict[str, tuple[RowChange, ...]] = {}

    def evening(self, _drive: int | None = None, /) -> Evening:
        """The one evening there is, whichever drive is asked for."""
        return self._evening

    def drives(self) -> tuple[DriveCard, ...]:
        """None: there is no club to choose from."""
        return ()

    def next_drive_id(self) -> int:
        """One above that of the drive that is open."""
        return self._evening.drive.id + 1 if self._evening.drive else 1

    @contextmanager
    def turn(self) -> Iterator[Rehearsal]:
        """It is always one's own turn."""
        yield self

    def newer(self, _evening: Evening, /) -> None:
        """Nobody else does anything."""

    def save(self, before: Evening, after: Evening, step: Step) -> Evening:
        """Remember what a step changed."""
        self._evening, self._changes[step.id] = after, difference(before, after)
        return after

    def journal(self, _drive: int | None, /) -> tuple[Step, ...]:
        """Nothing has been done before."""
        return ()

    def changes(self, step_id: str) -> tuple[RowChange, ...]:
        """What a step changed; raises KeyError when it was never saved."""
        return self._changes[step_id]

    def deleted_drives(self) -> tuple[DeletedDrive, ...]:
        """None: nothing is kept, so nothing can be brought back."""
        return ()

    def results(self, _drives: Collection[int], /) -> tuple[Result, ...]:
        """None: no other drive is known."""
        return ()

    def appearances(self, _person: int, /) -> tuple[Appearance, ...]:
        """None, for the same reason."""
        return ()

    def regulars(self, _latest: int, /) -> Mapping[int, int]:
        """Nobody is known to come."""
        return {}

    def partners(self, _person: int, /) -> tuple[Partner, ...]:
        """None, for the same reason."""
        return ()

    def former(self, _person: int, /) -> tuple[FormerEntry, ...]:
        """None: no journal is kept."""
        return ()

    def erase(self, _person: int, /) -> None:
        """Nobody is remembered who could be forgotten."""

    def close(self) -> None:
        """There is nothing to let go of."""
