"""Christian's bidding whist (Cvisti). These are the rules; the code below names the number of the rule it keeps.

1.  Honours (A K Q J of trumps) count where they were captured in tricks: three make 1 point, four make 2. The
    declarer's side counts them with seven tricks or more, the other side always. There are none in no-trump.
2.  Each trick above six makes 1 point.
3.  A bid of 1 to 7 is made when the declarer's honours and tricks are worth it; the no-trump point (5) is no help.
4.  When a bid fails, the other side has twice what is missing; nothing else in that deal counts for anybody.
5.  When a bid is made, or all have passed, honours are written first, for both sides. If they decide the game, tricks
    do not count; else they follow, and in no-trump the side that wins the deal has 1 point more.
6.  All have passed: bid 0. The dealer names trumps, the dealer's side counts as declarer, and there is no penalty.
7.  A side that stands at the target wins the game. Points above it stay.
8.  While a side has won no game in the rubber, its failed bids take the others no further than one short of the
    target. The points that are left over wait.
9.  In a new game waiting points are entered for both sides at once, as far as 8 lets them, before any deal; they may
    win that game at once. What cannot enter goes on waiting.
10. The winner of a game has a bonus that depends on the loser's points in it; it counts when the rubber is summed.
11. The rubber goes to the first side with two games. Points still waiting then, or when the sitting ends, count for
    those who earned them; they never enter another rubber.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from whistdrive.core.contracts import Column, Dealt, Marks
from whistdrive.core.findings import Fact, Finding
from whistdrive.core.options import Bands, option, paid
from whistdrive.core.sheet import SIDES, Entered, Game, Line, Reason, Sheet, Side, Sides, other, total
from whistdrive.scoring.fields import (
    SUITS,
    TRICKS,
    check_marks,
    completed,
    completed_deal,
    dealer_of,
    declarer_seat_of,
    figure,
    left_of,
    side_at,
    side_of,
    whole,
)
from whistdrive.scoring.running import Running, played, reached


@dataclass(frozen=True, slots=True)
class Cvisti:
    """The rules above with their options: ``bonus`` are rows (loser's points from, to, bonus)."""

    key: ClassVar[str] = "cvisti"
    seats: ClassVar[tuple[str, ...]] = ("N", "S", "E", "W")
    plays_rubbers: ClassVar[bool] = True
    choose_trump: ClassVar[bool] = True
    columns: ClassVar[tuple[Column, ...]] = (
        Column("declarer", SIDES),
        Column("bid", range(8)),
        Column("trump", (*SUITS, "NT")),
        Column("tricks", TRICKS),
        Column("honours", range(5)),
    )
    deal_sum: ClassVar[int | None] = None

    target: int = option(7, range(1, 100))
    games_to_win: int = option(2, range(1, 10))
    bonus: Bands = option(((0, 0, 4), (1, 3, 2)), bands=True)
    waiting_at_end: str = option("count", ("count", "drop"))

    def fields(self, deal: Dealt) -> tuple[Column, ...]:
        """The columns that apply, narrowed by rules 1 and 6.

        No honours in no-trump; none of them without a trick and all of them with every trick; a passed-out deal is
        declared by the dealer's side.
        """
        declarer, bid, trump, tricks, honours = self.columns
        dealer, taken = dealer_of(deal), whole(deal.marks, "tricks")
        if dealer and whole(deal.marks, "bid") == 0:
            declarer = replace(declarer, allowed=(side_of(dealer),))
        if deal.marks.get("trump") == "NT":
            return declarer, bid, trump, tricks
        if taken in (0, 13):
            honours = replace(honours, allowed=(4,) if taken else (0,))
        return declarer, bid, trump, tricks, replace(honours, needed=deal.marks.get("trump") in SUITS)

    def complete(self, deal: Dealt) -> Marks:
        """The marks with the declarer of a passed-out deal and the honours of all or no tricks."""
        return completed(self, deal)

    def check(self, deal: Dealt) -> tuple[Finding, ...]:
        """What is wrong with a deal; all of it is grave."""
        return check_marks(self, completed_deal(self, deal))

    def sheet(self, deals: Sequence[Dealt], limit: int | None) -> Sheet:
        """The score sheet with games, bonuses and waiting points. Raises Refused as the contract says."""
        running = played(self, deals, limit, self._with_deal)
        bonuses = total(Sides.only(game.winner, game.bonus) for game in running.finished)
        totals = running.points.plus(running.waits).plus(bonuses)
        if self.waiting_at_end == "drop":
            totals = totals.minus(running.left).minus(running.waiting)
        return running.sheet(totals, limit)

    def _with_deal(self, running: Running, number: int, deal: Dealt) -> Running:
        hand = _Hand.of(deal.marks)
        line = self._failed(running, number, hand) if hand.short else self._counted(running, number, hand)
        won = line.points.plus(line.waits).leader
        line = replace(line, won=won, dealer=dealer_of(deal), leads=_leads(deal, self.seats))
        return self._decided(running.with_line(line))

    def _failed(self, running: Running, number: int, hand: _Hand) -> Line:
        """Rule 4, as far as rule 8 lets it."""
        to, penalty = other(hand.declarer), 2 * hand.short
        points = self._entering(running, to, penalty)
        waits = penalty - points
        reasons = [Reason("bid_failed", {"short": hand.short, "points": penalty, "to": to})]
        if waits:
            reasons.append(self._waits(to, waits))
        reasons += hand.honours_lost()
        return Line(number, Sides.only(to, points), Sides.only(to, waits), made=False, reasons=tuple(reasons))

    def _counted(self, running: Running, number: int, hand: _Hand) -> Line:
        """Rule 5."""
        honours = Sides(*map(hand.honour_points, SIDES))
        decided = reached(running.score.plus(honours), self.target)
        points = honours if decided else honours.plus(hand.points_for_tricks())
        return Line(number, points, made=True if hand.bid else None, reasons=tuple(hand.reasons(decided)))

    def _decided(self, running: Running) -> Running:
        """Rules 7 and 9: a game ruled off once it is won, and the next one begun with what waits."""
        winner = reached(running.score, self.target)
        if winner is None:
            return running
        running = running.with_game(self._game(running, winner))
        return running if running.over else self._decided(self._entered(running))

    def _game(self, running: Running, winner: Side) -> Game:
        """Rules 10 and 11."""
        loser = other(winner)
        bonus = paid(self.bonus, running.score.of(loser)) or 0
        ends_rubber = running.decides(winner, self.games_to_win)
        reasons = running.game_reasons(winner, self.target)
        facts = {"side": loser, "points": running.score.of(loser), "bonus": bonus}
        reasons.append(Reason("game_bonus" if bonus else "no_bonus", facts))
        if ends_rubber:
            reasons.append(running.rubber_reason(winner))
            reasons += [
                Reason(f"waiting_{self.waiting_at_end}", {"waits": running.waiting.of(side), "side": side})
                for side in SIDES
                if running.waiting.of(side)
            ]
        return Game(
            running.rubber,
            winner,
            running.score,
            running.deals,
            bonus=bonus,
            ends_rubber=ends_rubber,
            reasons=tuple(reasons),
        )

    def _entered(self, running: Running) -> Running:
        """Rule 9."""
        if not any(running.waiting):
            return running
        points = Sides(*(self._entering(running, side, running.waiting.of(side)) for side in SIDES))
        reasons = []
        for side in SIDES:
            if entering := points.of(side):
                reasons.append(Reason("waiting_enters", {"points": entering, "side": side}))
            if left := running.waiting.of(side) - entering:
                reasons.append(self._waits(side, left))
        return running.with_entered(Entered(points, running.deals, tuple(reasons)))

    def _entering(self, running: Running, side: Side, points: int) -> int:
        """Rule 8: how many of its penalty points a side may write now."""
        if running.games.of(other(side)):
            return points
        return min(points, self.target - 1 - running.score.of(side))

    def _waits(self, side: Side, points: int) -> Reason:
        return Reason("waits", {"waits": points, "side": other(side), "to": side, "most": self.target - 1})


@dataclass(frozen=True, slots=True)
class _Hand:
    """One deal as it was played: tricks and captured honours of both sides (no honours in no-trump)."""

    declarer: Side
    bid: int
    no_trump: bool
    tricks: Sides
    honours: Sides

    @staticmethod
    def of(marks: Marks) -> _Hand:
        """The hand that completed marks tell of."""
        declarer, no_trump = side_at(marks, "declarer"), marks["trump"] == "NT"
        tricks = _shared(declarer, figure(marks, "tricks"), 13)
        honours = Sides() if no_trump else _shared(declarer, figure(marks, "honours"), 4)
        return _Hand(declarer, figure(marks, "bid"), no_trump, tricks, honours)

    def honour_points(self, side: Side) -> int:
        """Rule 1."""
        if side == self.declarer and self.tricks.of(side) < 7:
            return 0
        return max(0, self.honours.of(side) - 2)

    def trick_points(self, side: Side) -> int:
        """Rule 2."""
        return max(0, self.tricks.of(side) - 6)

    @property
    def short(self) -> int:
        """Rules 3 and 6: how many points are missing to the bid; 0 when it is made or nothing was bid."""
        return max(0, self.bid - self.honour_points(self.declarer) - self.trick_points(self.declarer))

    @property
    def winner(self) -> Side:
        """The side with seven tricks or more."""
        return "NS" if self.tricks.ns > self.tricks.ew else "EW"

    def points_for_tricks(self) -> Sides:
        """Rules 2 and 5: the points of the side that won the deal."""
        return Sides.only(self.winner, self.trick_points(self.winner) + int(self.no_trump))

    def reasons(self, decided: Side | None) -> list[Reason]:
        """Why a deal without penalty brings what it brings; ``decided``: honours have won the game for that side."""
        if decided:
            return [self._call(), *self._honours(*SIDES), Reason("honours_decide", {"side": decided})]
        if self.bid:
            return [self._call(), *self._honours(other(self.declarer)), *self._no_trump()]
        side = self.winner
        facts: dict[str, Fact] = {"tricks": self.tricks.of(side), "points": self.trick_points(side), "side": side}
        counted = [*self._honours(*SIDES), *self.honours_lost()]
        return [self._call(), *counted, Reason("tricks", facts), *self._no_trump()]

    def honours_lost(self) -> list[Reason]:
        """That the declarer's honours would be worth something, but for fewer than seven tricks."""
        honours = self.honours.of(self.declarer)
        if honours < 3 or self.honour_points(self.declarer):
            return []
        return [Reason("honours_need_tricks", {"honours": honours, "side": self.declarer})]

    def _call(self) -> Reason:
        if not self.bid:
            return Reason("passed_out")
        honours, tricks = self.honour_points(self.declarer), self.trick_points(self.declarer)
        facts = {"tricks": self.tricks.of(self.declarer), "honours": self.honours.of(self.declarer)}
        return Reason("bid_made_with_honours" if honours else "bid_made", {**facts, "points": honours + tricks})

    def _honours(self, *sides: Side) -> list[Reason]:
        return [
            Reason("honours", {"honours": self.honours.of(side), "points": self.honour_points(side), "side": side})
            for side in sides
            if self.honour_points(side)
        ]

    def _no_trump(self) -> list[Reason]:
        return [Reason("no_trump_point", {"side": self.winner})] if self.no_trump else []


def _leads(deal: Dealt, seats: tuple[str, ...]) -> str | None:
    """The player left of the declarer; when all have passed, left of the dealer."""
    declarer = declarer_seat_of(deal) or (dealer_of(deal) if figure(deal.marks, "bid") == 0 else None)
    return left_of(declarer, seats) if declarer else None


def _shared(side: Side, part: int, in_all: int) -> Sides:
    return Sides.only(side, part).plus(Sides.only(other(side), in_all - part))
