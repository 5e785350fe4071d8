"""Bid whist with two jokers and a kitty of six cards, which is the declarer's first trick."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from whistdrive.core.contracts import Column, Dealt, Marks
from whistdrive.core.findings import Fact, Finding
from whistdrive.core.options import option
from whistdrive.core.sheet import SIDES, Game, Line, Reason, Sheet, Sides, other
from whistdrive.scoring.fields import (
    SUITS,
    check_marks,
    completed,
    completed_deal,
    dealer_of,
    declarer_seat_of,
    figure,
    side_at,
)
from whistdrive.scoring.running import Running, played


@dataclass(frozen=True, slots=True)
class Bid:
    """A bid names the tricks above six. A side wins the game at ``goal`` points and loses it at ``goal`` below zero.

    ``min_bid`` is the lowest bid that is taken.
    """

    key: ClassVar[str] = "bid"
    seats: ClassVar[tuple[str, ...]] = ("N", "S", "E", "W")
    plays_rubbers: ClassVar[bool] = True
    choose_trump: ClassVar[bool] = True
    columns: ClassVar[tuple[Column, ...]] = (
        Column("declarer", SIDES),
        Column("bid", range(1, 8)),
        Column("kind", ("high", "low", "nt")),
        Column("trump", SUITS),
        Column("order", ("high", "low")),
        Column("tricks", range(1, 14)),
    )
    deal_sum: ClassVar[int | None] = None

    goal: int = option(5, range(1, 100))
    min_bid: int = option(1, (1, 3))

    def fields(self, deal: Dealt) -> tuple[Column, ...]:
        """The columns that apply: a no-trump bid has an order and no trump, the others a trump and no order."""
        declarer, bid, kind, trump, order, tricks = self.columns
        bid = replace(bid, allowed=range(self.min_bid, 8))
        match deal.marks.get("kind"):
            case "nt":
                return declarer, bid, kind, order, tricks
            case "high" | "low":
                return declarer, bid, kind, trump, tricks
        return declarer, bid, kind, replace(trump, needed=False), replace(order, needed=False), tricks

    def complete(self, deal: Dealt) -> Marks:
        """The marks as they are: nothing follows from another."""
        return completed(self, deal)

    def check(self, deal: Dealt) -> tuple[Finding, ...]:
        """What is wrong with a deal; all of it is grave."""
        return check_marks(self, completed_deal(self, deal))

    def sheet(self, deals: Sequence[Dealt], limit: int | None) -> Sheet:
        """The score sheet; all points count, those below zero too. Raises Refused as the contract says."""
        running = played(self, deals, limit, self._with_deal)
        return running.sheet(running.points, limit)

    def _with_deal(self, running: Running, number: int, deal: Dealt) -> Running:
        declarer, bid, tricks = side_at(deal.marks, "declarer"), figure(deal.marks, "bid"), figure(deal.marks, "tricks")
        made = tricks >= bid + 6
        points = tricks - 6 if made else tricks - 6 - bid
        facts: dict[str, Fact] = {"tricks": tricks, "bid": bid, "points": abs(points), "declarer": declarer}
        line = Line(
            number,
            Sides.only(declarer, points),
            made=made,
            won=Sides.only(declarer, points).leader,
            dealer=dealer_of(deal),
            leads=declarer_seat_of(deal),
            reasons=(Reason("tricks_bid" if made else "tricks_short", facts),),
        )
        return self._ruled_off(running.with_line(line))

    def _ruled_off(self, running: Running) -> Running:
        lost = next((side for side in SIDES if running.score.of(side) <= -self.goal), None)
        if lost is None:
            return running.ruled_off(self.goal)
        facts: dict[str, Fact] = {"side": lost, "winner": other(lost), "goal": self.goal}
        reasons = (Reason("fell", facts),)
        return running.with_game(
            Game(running.rubber, other(lost), running.score, running.deals, ends_rubber=True, reasons=reasons)
        )
