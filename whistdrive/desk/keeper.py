"""Who keeps the evening of a desk."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from contextlib import AbstractContextManager
from typing import Protocol

from whistdrive.core.difference import RowChange
from whistdrive.core.evening import Evening
from whistdrive.core.seasons import Result
from whistdrive.store import Appearance, DeletedDrive, DriveCard, FormerEntry, Newer, Partner, Step


class Turn(Protocol):
    """What one station may do before the next has its turn."""

    def evening(self, drive_id: int | None = None, /) -> Evening:
        """The evening with a drive open, or none."""
        ...

    def newer(self, evening: Evening, /) -> Newer | None:
        """What was done since an evening was read; None: nothing."""
        ...

    def next_drive_id(self) -> int:
        """The id for a new drive."""
        ...

    def save(self, before: Evening, after: Evening, step: Step, /) -> Evening:
        """Keep a change; returns the evening as it is kept, or raises Refused."""
        ...


class Keeper(Protocol):
    """What a desk needs of whoever keeps its evening: a club, or nothing but memory."""

    @property
    def station(self) -> str:
        """The name under which steps are kept."""
        ...

    @property
    def is_shared(self) -> bool:
        """Whether others may work at the club meanwhile."""
        ...

    def evening(self, drive_id: int | None = None, /) -> Evening:
        """The evening with a drive open, or none."""
        ...

    def drives(self) -> tuple[DriveCard, ...]:
        """All drives of the club."""
        ...

    def deleted_drives(self) -> tuple[DeletedDrive, ...]:
        """The drives that were deleted and not brought back."""
        ...

    def next_drive_id(self) -> int:
        """The id for a new drive."""
        ...

    def turn(self) -> AbstractContextManager[Turn]:
        """A turn in which a step can be saved; raises Refused at its end where it cannot be kept."""
        ...

    def newer(self, evening: Evening, /) -> Newer | None:
        """What was done since an evening was read; None: nothing."""
        ...

    def journal(self, drive: int | None, /) -> Sequence[Step]:
        """The steps of a drive, oldest first."""
        ...

    def changes(self, step_id: str, /) -> tuple[RowChange, ...]:
        """What a step changed."""
        ...

    def results(self, drives: Collection[int], /) -> tuple[Result, ...]:
        """What people have of some closed drives."""
        ...

    def appearances(self, person: int, /) -> tuple[Appearance, ...]:
        """All drives in which somebody took part."""
        ...

    def regulars(self, latest: int, /) -> Mapping[int, int]:
        """In how many of the latest drives each person took part."""
        ...

    def partners(self, person: int, /) -> tuple[Partner, ...]:
        """With whom somebody sat on one side."""
        ...

    def former(self, person: int, /) -> tuple[FormerEntry, ...]:
        """What the journal remembers that somebody was entered as."""
        ...

    def erase(self, person: int, /) -> None:
        """Forget for ever who somebody was."""
        ...

    def close(self) -> None:
        """Let go."""
        ...
