"""A score sheet while it is being written: where the game, its rubber and the sitting stand between two deals."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from whistdrive.core.contracts import Dealt, RuleSet
from whistdrive.core.findings import Fact, Gravity, Refused, refuse
from whistdrive.core.sheet import Entered, Game, Line, Reason, Row, Sheet, Side, Sides, other, total
from whistdrive.scoring.fields import completed_deal


@dataclass(frozen=True, slots=True)
class Running:
    """The rows so far, and what the next deal starts from.

    ``score``, ``waiting`` and ``games`` (won) belong to rubber number ``rubber``. ``over`` says that it has just been
    decided; they stay until a deal opens the next one. ``left`` were waiting when earlier rubbers ended.
    """

    rows: tuple[Row, ...] = ()
    score: Sides = Sides()
    waiting: Sides = Sides()
    games: Sides = Sides()
    rubber: int = 1
    over: bool = False
    rubbers_won: Sides = Sides()
    left: Sides = Sides()

    @property
    def deals(self) -> int:
        """How many deals are written down."""
        return sum(isinstance(row, Line) for row in self.rows)

    @property
    def points(self) -> Sides:
        """All points that deals have brought so far, without those that waited."""
        return total(row.points for row in self.rows if isinstance(row, Line))

    @property
    def waits(self) -> Sides:
        """All points that had to wait when their deal was written down."""
        return total(row.waits for row in self.rows if isinstance(row, Line))

    @property
    def finished(self) -> tuple[Game, ...]:
        """The games ruled off so far, in all rubbers."""
        return tuple(row for row in self.rows if isinstance(row, Game))

    def opened(self) -> Running:
        """Ready for a deal: after a decided rubber the next one starts from nothing."""
        if not self.over:
            return self
        return Running(
            self.rows, rubber=self.rubber + 1, rubbers_won=self.rubbers_won, left=self.left.plus(self.waiting)
        )

    def with_line(self, line: Line) -> Running:
        """A deal written down."""
        return replace(
            self, rows=(*self.rows, line), score=self.score.plus(line.points), waiting=self.waiting.plus(line.waits)
        )

    def with_game(self, game: Game) -> Running:
        """A finished game ruled off: both sides start again at zero, and perhaps the rubber is decided."""
        won = Sides.only(game.winner, 1)
        return replace(
            self,
            rows=(*self.rows, game),
            score=Sides(),
            games=self.games.plus(won),
            over=game.ends_rubber,
            rubbers_won=self.rubbers_won.plus(won) if game.ends_rubber else self.rubbers_won,
        )

    def with_entered(self, entered: Entered) -> Running:
        """Waiting points written at the top of a new game."""
        waiting = self.waiting.minus(entered.points)
        return replace(self, rows=(*self.rows, entered), score=self.score.plus(entered.points), waiting=waiting)

    def ruled_off(self, target: int, games: int = 1) -> Running:
        """With the game ruled off when a side has reached ``target``; ``games`` won are the rubber."""
        winner = reached(self.score, target)
        if winner is None:
            return self
        ends_rubber = self.decides(winner, games)
        reasons = self.game_reasons(winner, target)
        if ends_rubber and games > 1:
            reasons.append(self.rubber_reason(winner))
        return self.with_game(
            Game(self.rubber, winner, self.score, self.deals, ends_rubber=ends_rubber, reasons=tuple(reasons))
        )

    def decides(self, winner: Side, games_to_win: int) -> bool:
        """Whether one more game for ``winner`` decides the rubber."""
        return self.games.of(winner) + 1 >= games_to_win

    def game_reasons(self, winner: Side, target: int) -> list[Reason]:
        """Why the game is over: ``winner`` has reached ``target``, perhaps with points above it or before any deal."""
        facts: dict[str, Fact] = {"winner": winner, "points": self.score.of(winner), "target": target}
        reasons = [Reason("game_waiting" if isinstance(self.rows[-1], Entered) else "game", facts)]
        return [*reasons, Reason("overshoot", facts)] if self.score.of(winner) > target else reasons

    def rubber_reason(self, winner: Side) -> Reason:
        """Why the rubber is over: the games that each side has with the one that ``winner`` has just won."""
        return Reason(
            "rubber_won",
            {"winner": winner, "won": self.games.of(winner) + 1, "lost": self.games.of(other(winner))},
        )

    def sheet(self, totals: Sides, limit: int | None) -> Sheet:
        """The sheet as it stands, of a sitting of ``limit`` deals (None: until the rubber is decided)."""
        complete = self.over if limit is None else self.deals == limit
        return Sheet(self.rows, self.score, totals, complete, self.waiting, self.rubbers_won)


def reached(score: Sides, target: int) -> Side | None:
    """The side that stands at ``target`` points or above, if any."""
    return score.leader if max(score) >= target else None


def games_to_win(best_of: int) -> int:
    """More than half of the games."""
    return best_of // 2 + 1


Step = Callable[[Running, int, Dealt], Running]
"""Writes one deal (its number and its completed marks) below what is there."""


def played(rules: RuleSet, deals: Sequence[Dealt], limit: int | None, step: Step) -> Running:
    """All deals written down, one after the other.

    Raises :class:`~whistdrive.core.findings.Refused`: a deal is gravely wrong (all its findings), comes after the end
    (``after_end``) or is one too many (``too_many_deals``).
    """
    running = Running()
    for number, deal in enumerate(deals, start=1):
        if limit is None and running.over:
            raise refuse("after_end", deal=number, field="deals", value=len(deals), allowed=str(number - 1))
        if limit is not None and number > limit:
            raise refuse("too_many_deals", deal=number, field="deals", value=len(deals), allowed=str(limit))
        running = step(running.opened(), number, _sound(rules, number, deal))
    return running


def _sound(rules: RuleSet, number: int, deal: Dealt) -> Dealt:
    grave = [finding.at(deal=number) for finding in rules.check(deal) if finding.gravity is Gravity.GRAVE]
    if grave:
        raise Refused(*grave)
    return completed_deal(rules, deal)
