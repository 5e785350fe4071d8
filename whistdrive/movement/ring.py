"""Who moves in a progressive drive: the tables are a ring, up from the last is the first.

Lady and gent are seats, not people: ladies sit N and E, gents S and W, so that partners are always a lady and a gent
and every table keeps two of each.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from whistdrive.core.drive import Seat
from whistdrive.core.sheet import Side, other

LADY: Final[Mapping[Side, int]] = {"NS": 0, "EW": 2}
GENT: Final[Mapping[Side, int]] = {"NS": 1, "EW": 3}
ALONE: Final[Mapping[Side, int]] = {"NS": 0, "EW": 1}
"""Where a side's lady, its gent and, with two players at a table, its only player sit in the order of the seats."""

ROLES: Final = ("A", "B", "A", "B")
"""The roles of the seats N, S, E, W: A are the lady seats."""


@dataclass(frozen=True, slots=True)
class Rule:
    """Which side leaves the table, and whether the gent who stays crosses to sit against his late partner.

    The lady of the side that leaves goes one table, her gent one the other way. Whoever arrives takes the chairs that
    are free: after a crossing that parts every couple, without one it pairs the two who arrive.
    """

    winners_leave: bool
    gent_crosses: bool

    def leaving(self, winner: Side) -> Side:
        """The side that leaves a table."""
        return winner if self.winners_leave else other(winner)


RULES: Final[Mapping[str, Rule]] = {
    "winners_move": Rule(winners_leave=True, gent_crosses=True),
    "losers_move": Rule(winners_leave=False, gent_crosses=True),
    "semi_partner": Rule(winners_leave=False, gent_crosses=False),
}


def moved(tables: Sequence[Sequence[Seat]], winners: Sequence[Side], rule: Rule, step: int) -> list[list[Seat]]:
    """The tables after everybody has moved; ``step`` is 1 where ladies go up and -1 where they go down."""
    leaving = [rule.leaving(winner) for winner in winners]
    after = []
    for here, (seats, side) in enumerate(zip(tables, leaving, strict=True)):
        behind, ahead = (here - step) % len(tables), (here + step) % len(tables)
        chairs = list(seats)
        if len(seats) == 2:
            chairs[ALONE[side]] = tables[behind][ALONE[leaving[behind]]]
        else:
            free = GENT[side]
            if rule.gent_crosses:
                free = GENT[other(side)]
                chairs[GENT[side]] = seats[free]
            chairs[LADY[side]] = tables[behind][LADY[leaving[behind]]]
            chairs[free] = tables[ahead][GENT[leaving[ahead]]]
        after.append(chairs)
    return after
