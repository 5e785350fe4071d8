"""What can be asked of a document."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final, Literal

from whistdrive.core.drive import Drive, Round
from whistdrive.core.findings import refuse
from whistdrive.core.late_corrections import LateCorrections
from whistdrive.movement.room import SHAPES, Shape

Size = Literal["A4", "Letter", "A5", "A6"]
"""A size of paper. Whether it is used upright or across, each document knows itself."""

SIZES: Final[tuple[Size, ...]] = ("A4", "Letter", "A5", "A6")
"""All sizes, in the order in which they are offered."""

A_SHEET: Final[Mapping[str, tuple[int, ...]]] = {"cards": (2, 4), "numbers": (2, 1)}
"""By document, how many pieces can be cut from a sheet of A4 or Letter; the usual first."""

MOST_BLANK: Final = 400
"""Blank forms are made for at most so many players."""


@dataclass(frozen=True, slots=True)
class Choices:
    """Each document heeds what concerns it.

    ``round``: only this round (counted from 1), or all that are seated. ``filled``: what has been played is written
    in; otherwise the forms are left blank. ``shape``: how the tables of the hall stand. ``upto``: only the rounds up
    to this one are counted, also those still to come where they are known; None: all of the evening. ``size``: the
    paper. ``a_sheet``: how many pieces are cut from a large sheet; None: as usual. ``players``: forms without any
    name, for so many; None: for those who have signed in. ``late``: what was corrected after the evening had gone on.
    ``currency`` stands before sums of money.
    """

    round: int | None = None
    filled: bool = True
    shape: Shape = SHAPES[0]
    upto: int | None = None
    size: Size = "A4"
    a_sheet: int | None = None
    players: int | None = None
    late: LateCorrections | None = None
    currency: str = ""

    def rounds(self, drive: Drive) -> Iterator[tuple[int, Round]]:
        """The rounds asked for, with their numbers; raises Refused for one that is not seated."""
        if self.round is not None and not 1 <= self.round <= len(drive.rounds):
            raise refuse("unknown_round", value=self.round, allowed=f"1-{len(drive.rounds)}")
        for number, seated in enumerate(drive.rounds, start=1):
            if self.round in (None, number):
                yield number, seated


AS_PLAYED: Final = Choices()
"""All rounds, with what has been played."""
