"""An evening as a value: the club and the drive that is open. All that one change can touch."""

from __future__ import annotations

from dataclasses import dataclass, field

from whistdrive.core.club import Club
from whistdrive.core.drive import Drive


@dataclass(frozen=True, slots=True)
class Evening:
    """The club and the drive that is open, if any.

    ``seen`` is the number of the latest step of the club's journal that it holds. Evenings that hold the same are equal
    whatever they have seen.
    """

    club: Club = Club()
    drive: Drive | None = None
    seen: int = field(default=0, compare=False)
