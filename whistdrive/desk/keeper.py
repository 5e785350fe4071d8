"""Who keeps the evening of a desk."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from whistdrive.core.difference import RowChange
from whistdrive.core.drive import Evening
from whistdrive.store import DriveCard, Step


class Keeper(Protocol):
    """What a desk needs of whoever keeps its evening: the club file, or nothing but memory."""

    def evening(self, drive_id: int | None = None, /) -> Evening:
        """The evening with a drive open, or none."""
        ...

    def drives(self) -> tuple[DriveCard, ...]:
        """All drives of the club."""
        ...

    def next_drive_id(self) -> int:
        """The id for a new drive."""
        ...

    def save(self, before: Evening, after: Evening, step: Step, /) -> Evening:
        """Keep a change; returns the evening as it is kept, or raises Refused."""
        ...

    def journal(self, drive: int | None, /) -> Sequence[Step]:
        """The steps of a drive, oldest first."""
        ...

    def changes(self, step_id: str, /) -> tuple[RowChange, ...]:
        """What a step changed."""
        ...

    def close(self) -> None:
        """Let go."""
        ...
