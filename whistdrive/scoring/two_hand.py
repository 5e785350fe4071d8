"""Two-handed whist with a stock: of 26 tricks the last thirteen count, those that are played without the stock."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from whistdrive.core.contracts import Column, Dealt, Marks
from whistdrive.core.findings import Finding
from whistdrive.core.options import option
from whistdrive.core.sheet import Sheet
from whistdrive.scoring.fields import check_marks, completed_deal
from whistdrive.scoring.running import Running, played
from whistdrive.scoring.thirteen import BOTH_SIDES, other_side_filled, over_six_line, thirteen_in_all


@dataclass(frozen=True, slots=True)
class TwoHand:
    """Second-phase tricks above six are points; the game is won at ``target``. A side is one player, at N or at E."""

    key: ClassVar[str] = "two_hand"
    seats: ClassVar[tuple[str, ...]] = ("N", "E")
    plays_rubbers: ClassVar[bool] = True
    choose_trump: ClassVar[bool] = False
    columns: ClassVar[tuple[Column, ...]] = BOTH_SIDES
    deal_sum: ClassVar[int | None] = None

    target: int = option(7, range(1, 100))

    def fields(self, deal: Dealt) -> tuple[Column, ...]:
        """Both players' second-phase tricks, which make thirteen; one is enough."""
        return thirteen_in_all(deal.marks)

    def complete(self, deal: Dealt) -> Marks:
        """One player's tricks give the other's."""
        return other_side_filled(deal.marks)

    def check(self, deal: Dealt) -> tuple[Finding, ...]:
        """What is wrong with a deal; all of it is grave."""
        return check_marks(self, completed_deal(self, deal))

    def sheet(self, deals: Sequence[Dealt], limit: int | None) -> Sheet:
        """The score sheet; all points count, those of an unfinished game too. Raises Refused as the contract says."""
        running = played(self, deals, limit, self._with_deal)
        return running.sheet(running.points, limit)

    def _with_deal(self, running: Running, number: int, deal: Dealt) -> Running:
        return running.with_line(over_six_line(number, deal, self.seats)).ruled_off(self.target)
