"""Who goes where in a progressive drive: the tables are a ring, up from the last is the first.

Lady and gent are seats, not people: ladies sit N and E, gents S and W, so that partners are always a lady and a gent
and every table keeps two of each. The Swedish chairs alone mix them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import gcd
from typing import Final, Literal, NamedTuple

from whistdrive.core.drive import Seat
from whistdrive.core.sheet import Side, other

ROLES: Final = ("A", "B", "A", "B")
"""The roles of the seats N, S, E, W: A are the lady seats."""

LADY: Final[Mapping[Side, int]] = {"NS": 0, "EW": 2}
GENT: Final[Mapping[Side, int]] = {"NS": 1, "EW": 3}
ALONE: Final[Mapping[Side, int]] = {"NS": 0, "EW": 1}
"""Where a side's lady, its gent and, with two players at a table, its only player sit in the order of the seats."""

Partners = Literal["kept", "crossed", "chairs"]
"""What becomes of those who stay and those who arrive.

``kept``: the side that stays stays together, and so do the two who arrive. ``crossed``: the gent who stays changes
seats to play against his late partner. ``chairs``: the chairs are numbered 1 to 4 to the left (N, E, S, W); of those
who stay, the lower number moves one chair on, and the two who arrive take the free chairs, the lower number first.
"""


class _Chairs(NamedTuple):
    """Which chairs the lady and the gent of the side that stays take, and which those who arrive."""

    lady_stays: int
    gent_stays: int
    lady_arrives: int
    gent_arrives: int


_N, _S, _E, _W = range(4)

_CHAIRS: Final[Mapping[Partners, Mapping[Side, _Chairs]]] = {
    "kept": {"NS": _Chairs(_E, _W, _N, _S), "EW": _Chairs(_N, _S, _E, _W)},
    "crossed": {"NS": _Chairs(_E, _S, _N, _W), "EW": _Chairs(_N, _W, _E, _S)},
    "chairs": {"NS": _Chairs(_S, _W, _N, _E), "EW": _Chairs(_E, _S, _N, _W)},
}
"""By the side that leaves. With ``chairs``, lady and gent are the lower and the higher number of a side."""


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule by which a result moves people.

    ``winners_leave``: the winners leave the table, or else the losers. ``apart``: the lady who leaves goes one way and
    her gent the other; if not, both go the same way. ``head``: at table 1 it is the losers who leave, for the last
    table, and everywhere else those who leave go one table towards table 1.
    """

    winners_leave: bool
    apart: bool
    partners: Partners
    head: bool = False

    @property
    def keeps_roles(self) -> bool:
        """Whether lady seats go to ladies for ever."""
        return self.partners != "chairs"

    @property
    def parts_couples(self) -> bool:
        """Whether nobody plays two rounds running with the same partner."""
        return self.partners != "kept"

    def leaving(self, here: int, winner: Side) -> Side:
        """The side that leaves a table, counted from 0."""
        return winner if self.winners_leave != (self.head and here == 0) else other(winner)


RULES: Final[Mapping[str, Rule]] = {
    "winners_move": Rule(winners_leave=True, apart=True, partners="crossed"),
    "losers_move": Rule(winners_leave=False, apart=True, partners="crossed"),
    "semi_partner": Rule(winners_leave=False, apart=True, partners="kept"),
    "winners_together": Rule(winners_leave=True, apart=False, partners="crossed"),
    "head_table": Rule(winners_leave=True, apart=False, partners="kept", head=True),
    "head_table_new": Rule(winners_leave=True, apart=False, partners="crossed", head=True),
    "swedish_chairs": Rule(winners_leave=True, apart=False, partners="chairs"),
}


def moved(tables: Sequence[Sequence[Seat]], winners: Sequence[Side], rule: Rule, step: int) -> list[list[Seat]]:
    """The tables after everybody has moved by the results.

    ``step`` is 1 where those who leave (apart: the lady) go up, -1 where they go down; with a head table always down.
    """
    step = -1 if rule.head else step
    leaving = [rule.leaving(here, winner) for here, winner in enumerate(winners)]
    after = []
    for here, (seats, side) in enumerate(zip(tables, leaving, strict=True)):
        behind = (here - step) % len(tables)
        ahead = (here + step) % len(tables) if rule.apart else behind
        chairs = list(seats)
        if len(seats) == 2:
            chairs[ALONE[side]] = tables[behind][ALONE[leaving[behind]]]
        else:
            taken = _CHAIRS[rule.partners][side]
            chairs[taken.lady_stays] = seats[LADY[other(side)]]
            chairs[taken.gent_stays] = seats[GENT[other(side)]]
            chairs[taken.lady_arrives] = tables[behind][LADY[leaving[behind]]]
            chairs[taken.gent_arrives] = tables[ahead][GENT[leaving[ahead]]]
        after.append(chairs)
    return after


def stepped(tables: Sequence[Sequence[Seat]], steps: Sequence[int]) -> list[list[Seat]]:
    """The tables after every seat has gone its own number of tables up; everybody keeps the seat they have."""
    return [
        [tables[(here - step) % len(tables)][chair] for chair, step in enumerate(steps)] for here in range(len(tables))
    ]


def rounds_apart(tables: int, one: int, another: int) -> int:
    """After how many rounds two who go so many tables up each time are at one table again."""
    return tables // gcd(tables, one - another)
