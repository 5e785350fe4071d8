"""An evening as a value: the club and the drive that is open. All that one change can touch."""

from __future__ import annotations

from dataclasses import dataclass

from whistdrive.core.club import Club
from whistdrive.core.drive import Drive


@dataclass(frozen=True, slots=True)
class Evening:
    """The club and the drive that is open, if any."""

    club: Club = Club()
    drive: Drive | None = None
