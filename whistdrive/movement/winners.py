"""Who moves as the winner of a table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from whistdrive.core.drive import Drive, Table
from whistdrive.core.sheet import SIDES, Side
from whistdrive.movement.lots import Lots

Lot = Literal["level", "missing"]


@dataclass(frozen=True, slots=True)
class Winner:
    """The side that moves as winner, and why a lot had to say so, if one had."""

    side: Side
    lot: Lot | None = None


def winner(drive: Drive, round_number: int, table: Table) -> Winner:
    """The winner of a table: as written on its slip, else as the figures say, else by the drive's lot.

    A single deal is won as its system says (a misère by fewer tricks), several by the sum of their points.
    """
    if table.slip.winner:
        return Winner(table.slip.winner)
    sheet = drive.sheet(round_number, table)
    leader = sheet.lines[0].won if len(sheet.lines) == 1 else sheet.totals.leader
    if leader:
        return Winner(leader)
    drawn = SIDES[Lots(drive.seed, "winner", round_number, table.number).below(2)]
    return Winner(drawn, "level" if table.slip.deals or table.slip.totals else "missing")
