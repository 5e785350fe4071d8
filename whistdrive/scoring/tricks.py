"""Whist-drive scoring: every player writes down the tricks of their side, and the tricks of all deals are added."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from whistdrive.core.contracts import Column, Dealt, Marks
from whistdrive.core.findings import Finding
from whistdrive.core.options import option
from whistdrive.core.sheet import Line, Reason, Sheet, Sides
from whistdrive.scoring.fields import check_marks, completed_deal, dealer_of, doubtful_sum, leads
from whistdrive.scoring.running import Running, played
from whistdrive.scoring.thirteen import (
    BOTH_SIDES,
    either_side,
    figures,
    odd_sum_reasons,
    other_side_filled,
    over_six,
    over_six_reasons,
)


@dataclass(frozen=True, slots=True)
class Tricks:
    """Tricks as they are taken.

    ``count``: every trick a point, or only those above six. ``misere``: whose tricks a side writes in a misère deal,
    its own or the opponents'; either way the side with fewer tricks has won it.
    """

    key: ClassVar[str] = "tricks"
    seats: ClassVar[tuple[str, ...]] = ("N", "S", "E", "W")
    plays_rubbers: ClassVar[bool] = False
    choose_trump: ClassVar[bool] = False
    columns: ClassVar[tuple[Column, ...]] = BOTH_SIDES

    count: str = option("tricks", ("tricks", "over_six"))
    misere: str = option("own", ("own", "opponents"))

    @property
    def deal_sum(self) -> int | None:
        """Thirteen, where every trick counts."""
        return 13 if self.count == "tricks" else None

    def fields(self, deal: Dealt) -> tuple[Column, ...]:
        """Both sides' tricks; one side is enough."""
        return either_side(BOTH_SIDES, deal.marks)

    def complete(self, deal: Dealt) -> Marks:
        """One side's tricks give the other's: thirteen in all."""
        return other_side_filled(deal.marks)

    def check(self, deal: Dealt) -> tuple[Finding, ...]:
        """What is wrong with a deal; tricks that do not make thirteen are doubtful, not impossible to have written."""
        deal = completed_deal(self, deal)
        return check_marks(self, deal) or doubtful_sum(deal.marks, 13)

    def sheet(self, deals: Sequence[Dealt], limit: int | None) -> Sheet:
        """The tricks deal by deal. Raises Refused as the contract says."""
        running = played(self, deals, limit, self._with_deal)
        return running.sheet(running.points, limit)

    def _with_deal(self, running: Running, number: int, deal: Dealt) -> Running:
        tricks = figures(deal.marks)
        across = Sides(tricks.ew, tricks.ns)
        misere = deal.trump == "MIS"
        written = across if misere and self.misere == "opponents" else tricks
        won = across.leader if misere else tricks.leader
        reasons = over_six_reasons(written) if self.count == "over_six" else (Reason("each_trick"),)
        if misere and won:
            reasons = (*reasons, Reason(f"misere_{self.misere}", {"side": won}))
        return running.with_line(
            Line(
                number,
                over_six(written) if self.count == "over_six" else written,
                won=won,
                dealer=dealer_of(deal),
                leads=leads(deal, self.seats),
                reasons=(*reasons, *odd_sum_reasons(tricks, 13)),
            )
        )
