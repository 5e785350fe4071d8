"""Any other game on the same movement: the points of both sides as they are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from whistdrive.core.contracts import Column, Dealt, Marks
from whistdrive.core.findings import Finding
from whistdrive.core.options import option
from whistdrive.core.sheet import Line, Reason, Sheet
from whistdrive.scoring.fields import check_marks, completed_deal, dealer_of, doubtful_sum, leads
from whistdrive.scoring.running import Running, played
from whistdrive.scoring.thirteen import either_side, figures, odd_sum_reasons, other_side_filled

BOTH_SIDES = (Column("ns", None, "NS"), Column("ew", None, "EW"))
EITHER_SIDE = (Column("ns", None, "NS"), Column("ew", None, "EW", needed=False))


@dataclass(frozen=True, slots=True)
class Points:
    """Whole numbers, also below zero. ``sum`` is what both sides make together in a deal, where the game fixes it."""

    key: ClassVar[str] = "points"
    seats: ClassVar[tuple[str, ...]] = ("N", "S", "E", "W")
    plays_rubbers: ClassVar[bool] = False
    choose_trump: ClassVar[bool] = False
    columns: ClassVar[tuple[Column, ...]] = BOTH_SIDES

    sum: int | None = option(None, optional=True)

    @property
    def deal_sum(self) -> int | None:
        """The option ``sum``."""
        return self.sum

    def fields(self, deal: Dealt) -> tuple[Column, ...]:
        """Both sides' points; one is enough where the sum is known."""
        return BOTH_SIDES if self.sum is None else either_side(EITHER_SIDE, deal.marks)

    def complete(self, deal: Dealt) -> Marks:
        """One side's points give the other's where the sum is known."""
        return deal.marks if self.sum is None else other_side_filled(deal.marks, self.sum, possible=None)

    def check(self, deal: Dealt) -> tuple[Finding, ...]:
        """What is wrong with a deal; points that do not make the sum are doubtful."""
        deal = completed_deal(self, deal)
        return check_marks(self, deal) or doubtful_sum(deal.marks, self.sum)

    def sheet(self, deals: Sequence[Dealt], limit: int | None) -> Sheet:
        """The points deal by deal. Raises Refused as the contract says."""
        running = played(self, deals, limit, self._with_deal)
        return running.sheet(running.points, limit)

    def _with_deal(self, running: Running, number: int, deal: Dealt) -> Running:
        points = figures(deal.marks)
        return running.with_line(
            Line(
                number,
                points,
                won=points.leader,
                dealer=dealer_of(deal),
                leads=leads(deal, self.seats),
                reasons=(Reason("as_written"), *odd_sum_reasons(points, self.sum)),
            )
        )
