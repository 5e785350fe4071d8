"""What a correction of an earlier round does not do: nobody is moved afterwards."""

from __future__ import annotations

from dataclasses import replace

from whistdrive.core.drive import Drive
from whistdrive.core.findings import Refused


def would_have_moved(before: Drive, after: Drive, number: int) -> bool:
    """Whether the correction of a result of round ``number`` would have seated the round after it otherwise.

    Both drives differ in that result alone. That round is seated already, and stays as it is.
    """
    if number >= len(after.rounds) or not after.movement.needs_results:
        return False
    try:
        return _following(before, number) != _following(after, number)
    except Refused:
        return False


def _following(drive: Drive, number: int) -> object:
    """The round that the movement would make of the first ``number``; people may have come and gone since."""
    return drive.movement.propose(replace(drive, rounds=drive.rounds[:number]))
