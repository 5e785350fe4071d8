"""A desk on which results are typed for trying: everything works as it does in earnest, and nothing is kept."""

from __future__ import annotations

from whistdrive.core.difference import RowChange, difference
from whistdrive.core.drive import Evening
from whistdrive.store import DriveCard, Step


class Rehearsal:
    """Keeps one evening, and what can be undone, in memory alone."""

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

    def close(self) -> None:
        """There is nothing to let go of."""
