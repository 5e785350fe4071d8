"""What can be asked of a document."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from whistdrive.core.drive import Drive, Round
from whistdrive.core.findings import refuse


@dataclass(frozen=True, slots=True)
class Choices:
    """Each document heeds what concerns it.

    ``round``: only this round (counted from 1), or all that are seated. ``filled``: what has been played is written
    in; otherwise the forms are left blank.
    """

    round: int | None = None
    filled: bool = True

    def rounds(self, drive: Drive) -> Iterator[tuple[int, Round]]:
        """The rounds asked for, with their numbers; raises Refused for one that is not seated."""
        if self.round is not None and not 1 <= self.round <= len(drive.rounds):
            raise refuse("unknown_round", value=self.round, allowed=f"1-{len(drive.rounds)}")
        for number, seated in enumerate(drive.rounds, start=1):
            if self.round in (None, number):
                yield number, seated


AS_PLAYED: Final = Choices()
"""All rounds, with what has been played."""
