"""The score sheet of one sitting: what every scoring system returns, computed and never stored.

A sheet reads from top to bottom like the paper one: its ``rows`` are lines (a deal each), the games that those
deals finish, and the waiting points that enter a new game.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Literal, NamedTuple, get_args

from whistdrive.core.findings import Fact

Side = Literal["NS", "EW"]
SIDES: tuple[Side, ...] = get_args(Side)


def other(side: Side) -> Side:
    """The side across."""
    return "EW" if side == "NS" else "NS"


class Sides(NamedTuple):
    """A figure for each side."""

    ns: int = 0
    ew: int = 0

    def of(self, side: Side) -> int:
        """The figure of ``side``."""
        return self.ns if side == "NS" else self.ew

    def plus(self, more: Sides) -> Sides:
        """Both figures, each with its own of ``more`` added."""
        return Sides(self.ns + more.ns, self.ew + more.ew)

    def minus(self, less: Sides) -> Sides:
        """Both figures, each with its own of ``less`` taken away."""
        return Sides(self.ns - less.ns, self.ew - less.ew)

    @staticmethod
    def only(side: Side, points: int) -> Sides:
        """``points`` for ``side`` and none for the other."""
        return Sides(points, 0) if side == "NS" else Sides(0, points)

    @property
    def leader(self) -> Side | None:
        """The side with more, or none when they are level."""
        return None if self.ns == self.ew else "NS" if self.ns > self.ew else "EW"


def total(figures: Iterable[Sides]) -> Sides:
    """The sums of both columns."""
    ns = ew = 0
    for figure in figures:
        ns += figure.ns
        ew += figure.ew
    return Sides(ns, ew)


@dataclass(frozen=True, slots=True)
class Reason:
    """Why points were given, as the key of a sentence and its facts."""

    code: str
    facts: Mapping[str, Fact] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Line:
    """One deal. ``points`` are written in the running game, ``waits`` stay for a later one.

    ``made`` tells whether a bid succeeded; it is None where nothing was bid. ``won`` is the side that won the deal.
    """

    deal: int
    points: Sides
    waits: Sides = Sides()
    made: bool | None = None
    won: Side | None = None
    dealer: str | None = None
    leads: str | None = None
    reasons: tuple[Reason, ...] = ()


@dataclass(frozen=True, slots=True)
class Game:
    """A finished game: the rule drawn under ``after_deal`` (0: won before any deal of the sitting).

    ``bonus`` is added to the winner's points when the rubber is summed; ``worth`` are the rubber points of a game
    (English rubber). ``ends_rubber`` draws the double rule; ``rubber_bonus`` goes with it.
    """

    rubber: int
    winner: Side
    points: Sides
    after_deal: int
    bonus: int = 0
    worth: int = 0
    ends_rubber: bool = False
    rubber_bonus: int = 0
    reasons: tuple[Reason, ...] = ()


@dataclass(frozen=True, slots=True)
class Entered:
    """Waiting points written at the top of a new game, in pencil grey on the screen."""

    points: Sides
    after_deal: int
    reasons: tuple[Reason, ...] = ()


Row = Line | Game | Entered


@dataclass(frozen=True, slots=True)
class Sheet:
    """A whole score sheet.

    ``score`` and ``waiting`` are those of the running rubber; ``totals`` hold everything that counts, bonuses
    included. ``complete`` is false while deals are missing. A table that handed in nothing but its totals has no rows;
    ``handed`` is of how many deals they are, or None.
    """

    rows: tuple[Row, ...]
    score: Sides
    totals: Sides
    complete: bool
    waiting: Sides = Sides()
    rubbers_won: Sides = Sides()
    handed: int | None = None

    @property
    def lines(self) -> tuple[Line, ...]:
        """The deals, in order."""
        return tuple(row for row in self.rows if isinstance(row, Line))

    @property
    def deals(self) -> int:
        """How many deals the sheet is about."""
        return len(self.lines) if self.handed is None else self.handed

    @property
    def games(self) -> tuple[Game, ...]:
        """The finished games, in order."""
        return tuple(row for row in self.rows if isinstance(row, Game))

    @property
    def games_won(self) -> Sides:
        """How many games each side won."""
        return total(Sides.only(game.winner, 1) for game in self.games)

    @property
    def deals_won(self) -> Sides:
        """How many deals each side won."""
        return total(Sides.only(line.won, 1) for line in self.lines if line.won)


def handed_in(points: Sides, deals: int) -> Sheet:
    """The sheet of a table that handed in nothing but the points of so many deals."""
    return Sheet((), score=points, totals=points, complete=True, handed=deals)
