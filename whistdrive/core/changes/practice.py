"""A practice: the latest round is tried out, and nothing of it counts."""

from __future__ import annotations

from dataclasses import replace

from whistdrive.core.changes.parts import open_drive, with_drive
from whistdrive.core.evening import Evening
from whistdrive.core.findings import refuse


def begin_practice(evening: Evening) -> Evening:
    """Let the latest round be tried out. Refused before there is one, once it has a result, and of a closed drive."""
    drive = open_drive(evening)
    if drive.closed:
        raise refuse("drive_closed")
    if not drive.rounds:
        raise refuse("nothing_seated")
    if drive.rounds[-1].started:
        raise refuse("has_results", round=len(drive.rounds))
    return with_drive(evening, lambda drive: replace(drive, practice=True))


def end_practice(evening: Evening) -> Evening:
    """Begin the round in earnest: everybody keeps their seat, what was written is cleared. Refused without practice."""
    if not open_drive(evening).practice:
        raise refuse("no_practice")
    return with_drive(evening, lambda drive: drive.earnest)
