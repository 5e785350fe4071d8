"""Short whist: tricks above six are points, and a game is won at five. No honours."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from whistdrive.core.contracts import Column, Dealt, Marks
from whistdrive.core.findings import Finding
from whistdrive.core.options import option
from whistdrive.core.sheet import Sheet
from whistdrive.scoring.fields import check_marks, completed_deal
from whistdrive.scoring.running import Running, games_to_win, played
from whistdrive.scoring.thirteen import BOTH_SIDES, other_side_filled, over_six_line, thirteen_in_all


@dataclass(frozen=True, slots=True)
class Short:
    """Games to ``target``; the rubber is a single game or the best of three (``best_of``)."""

    key: ClassVar[str] = "short"
    seats: ClassVar[tuple[str, ...]] = ("N", "S", "E", "W")
    plays_rubbers: ClassVar[bool] = True
    choose_trump: ClassVar[bool] = False
    columns: ClassVar[tuple[Column, ...]] = BOTH_SIDES
    deal_sum: ClassVar[int | None] = None

    target: int = option(5, (5, 7, 9, 10))
    best_of: int = option(1, (1, 3))

    def fields(self, deal: Dealt) -> tuple[Column, ...]:
        """Both sides' tricks, which make thirteen; one side is enough."""
        return thirteen_in_all(deal.marks)

    def complete(self, deal: Dealt) -> Marks:
        """One side's tricks give the other's."""
        return other_side_filled(deal.marks)

    def check(self, deal: Dealt) -> tuple[Finding, ...]:
        """What is wrong with a deal; all of it is grave."""
        return check_marks(self, completed_deal(self, deal))

    def sheet(self, deals: Sequence[Dealt], limit: int | None) -> Sheet:
        """The score sheet; all points count, those of an unfinished game too. Raises Refused as the contract says."""
        running = played(self, deals, limit, self._with_deal)
        return running.sheet(running.points, limit)

    def _with_deal(self, running: Running, number: int, deal: Dealt) -> Running:
        running = running.with_line(over_six_line(number, deal, self.seats))
        return running.ruled_off(self.target, games_to_win(self.best_of))
