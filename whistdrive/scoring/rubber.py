"""English rubber whist: tricks above six and honours make games, and games make the points of the rubber."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from whistdrive.core.contracts import Column, Dealt, Marks
from whistdrive.core.findings import Fact, Finding
from whistdrive.core.options import Bands, option, paid
from whistdrive.core.sheet import SIDES, Game, Reason, Sheet, Side, Sides, other, total
from whistdrive.scoring.fields import check_marks, completed_deal, figure, side_at
from whistdrive.scoring.running import Running, games_to_win, played, reached
from whistdrive.scoring.thirteen import BOTH_SIDES, other_side_filled, over_six_line, thirteen_in_all

GAMES_TO_WIN = games_to_win(best_of=3)

WORTH: dict[int, Bands] = {5: ((0, 0, 3), (1, 2, 2), (3, 4, 1)), 10: ((0, 4, 2), (5, 9, 1))}
"""What a game is worth by the loser's points in it, for games to five (treble, double, single) and to ten."""

HONOURS = {3: 2, 4: 4}
"""Points for so many of the four top trumps, held by one side and claimed after the deal."""

_NAMES = {1: "single", 2: "double", 3: "treble"}


@dataclass(frozen=True, slots=True)
class Rubber:
    """The best of three games to ``target``, with or without ``honours``.

    Each game is worth points to its winner: ``worth`` are rows (loser's points from, to, worth), those of ``WORTH``
    when empty, and 1 where no row is. The winner of the rubber has ``rubber_bonus`` more.
    """

    key: ClassVar[str] = "rubber"
    seats: ClassVar[tuple[str, ...]] = ("N", "S", "E", "W")
    plays_rubbers: ClassVar[bool] = True
    choose_trump: ClassVar[bool] = False
    columns: ClassVar[tuple[Column, ...]] = (
        *BOTH_SIDES,
        Column("honours_side", SIDES, needed=False),
        Column("honours", tuple(HONOURS), needed=False),
    )
    deal_sum: ClassVar[int | None] = None

    target: int = option(5, (5, 10))
    honours: bool = option(True)
    rubber_bonus: int = option(2, range(100))
    worth: Bands = option((), bands=True)

    @property
    def worth_in_force(self) -> Bands:
        """What a game is worth: the rows that were chosen, or the customary ones."""
        return self.worth or WORTH[self.target]

    def fields(self, deal: Dealt) -> tuple[Column, ...]:
        """Both sides' tricks, and honours with the side that held them; none in a deal without trumps."""
        tricks, (*_, side, honours) = thirteen_in_all(deal.marks), self.columns
        if not self.honours or deal.trump in ("NT", "MIS"):
            return tricks
        marks = deal.marks
        return *tricks, replace(side, needed="honours" in marks), replace(honours, needed="honours_side" in marks)

    def complete(self, deal: Dealt) -> Marks:
        """One side's tricks give the other's."""
        return other_side_filled(deal.marks)

    def check(self, deal: Dealt) -> tuple[Finding, ...]:
        """What is wrong with a deal; all of it is grave."""
        return check_marks(self, completed_deal(self, deal))

    def sheet(self, deals: Sequence[Dealt], limit: int | None) -> Sheet:
        """The score sheet; totals are the points of games and rubbers. Raises Refused as the contract says."""
        running = played(self, deals, limit, self._with_deal)
        won = [Sides.only(game.winner, game.worth + game.rubber_bonus) for game in running.finished]
        return running.sheet(total(won), limit)

    def _with_deal(self, running: Running, number: int, deal: Dealt) -> Running:
        """Tricks first; then honours, unless tricks have won the game or the side stood one short of it."""
        line = over_six_line(number, deal, self.seats)
        if "honours" in deal.marks:
            held, side = figure(deal.marks, "honours"), side_at(deal.marks, "honours_side")
            facts: dict[str, Fact] = {"honours": held, "side": side, "points": HONOURS[held]}
            if reached(running.score.plus(line.points), self.target):
                reason = Reason("honours_late", facts)
            elif running.score.of(side) == self.target - 1:
                reason = Reason("honours_barred", {**facts, "points": self.target - 1})
            else:
                reason = Reason("honours", facts)
                line = replace(line, points=line.points.plus(Sides.only(side, HONOURS[held])))
            line = replace(line, won=line.points.leader, reasons=(*line.reasons, reason))
        running = running.with_line(line)
        winner = reached(running.score, self.target)
        return running if winner is None else running.with_game(self._game(running, winner))

    def _game(self, running: Running, winner: Side) -> Game:
        loser = other(winner)
        row = paid(self.worth_in_force, running.score.of(loser))
        worth = 1 if row is None else row
        facts: dict[str, Fact] = {"side": loser, "points": running.score.of(loser), "worth": worth}
        reasons = [*running.game_reasons(winner, self.target), Reason(_NAMES.get(worth, "worth"), facts)]
        ends_rubber = running.decides(winner, GAMES_TO_WIN)
        if ends_rubber:
            reasons += [running.rubber_reason(winner), self._value(running, winner, worth)]
        return Game(
            running.rubber,
            winner,
            running.score,
            running.deals,
            worth=worth,
            ends_rubber=ends_rubber,
            rubber_bonus=self.rubber_bonus if ends_rubber else 0,
            reasons=tuple(reasons),
        )

    def _value(self, running: Running, winner: Side, worth: int) -> Reason:
        """What the rubber is worth: the winner's points with the bonus, less the loser's."""
        games = [game for game in running.finished if game.rubber == running.rubber]
        before = total(Sides.only(game.winner, game.worth) for game in games)
        value = before.of(winner) + worth + self.rubber_bonus - before.of(other(winner))
        return Reason("rubber_value", {"winner": winner, "bonus": self.rubber_bonus, "value": value})
