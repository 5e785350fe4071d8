"""An evening of trick scoring kept by hand: who sat where in every deal, and what they took.

Nothing here uses the program. People are numbers; every total is added up anew from the deals whenever it is asked for.
"""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass, field
from typing import NamedTuple

HALF = 12
AWARD = 6


class Line(NamedTuple):
    """One row of the standings: ``total`` is ``first`` and ``second`` together; ``deals`` are those played."""

    total: int
    first: int
    second: int
    deals: int


@dataclass
class Slip:
    """A table in one deal: the people of both sides and the tricks of the first; the others took the rest."""

    north_south: list[int]
    east_west: list[int]
    took: int

    def of(self, person: int) -> int | None:
        """What a person took at this table."""
        if person in self.north_south:
            return self.took
        return 13 - self.took if person in self.east_west else None


@dataclass
class Book:
    """``deals`` by number and table, ``rested`` by deal; ``extra`` are points apart from results: deal, person, points.

    ``seats`` are the people of each seat in order: one, and whoever took it over.
    """

    deals: dict[int, dict[int, Slip]] = field(default_factory=dict)
    rested: dict[int, list[int]] = field(default_factory=dict)
    extra: list[tuple[int, int, int]] = field(default_factory=list)
    seats: dict[int, list[int]] = field(default_factory=dict)

    def copy(self) -> Book:
        """The book as it is now."""
        return deepcopy(self)

    def come_in(self, person: int) -> None:
        """Somebody signs in."""
        self.seats[person] = [person]

    def take_over(self, person: int, instead_of: int) -> None:
        """Somebody plays on in the seat of another."""
        self.seats[instead_of].append(person)

    def sat_for_each_other(self, deal: int, one: int, another: int) -> None:
        """Two people sat in each other's seats in a deal; the tricks stay where they were taken."""
        for slip in self.deals[deal].values():
            for side in (slip.north_south, slip.east_west):
                side[:] = [{one: another, another: one}.get(each, each) for each in side]

    def lines(self, upto: int = 99) -> dict[tuple[int, ...], Line]:
        """The standings after a deal, by the people of a seat."""
        return {tuple(people): self._line(people, upto) for people in self.seats.values()}

    def points(self) -> int:
        """All points of all people."""
        return sum(line.total for line in self.lines().values())

    def _line(self, people: list[int], upto: int) -> Line:
        halves, played = [0, 0], 0
        for deal, slips in self.deals.items():
            taken = [took for slip in slips.values() for each in people if (took := slip.of(each)) is not None]
            resting = AWARD * sum(each in people for each in self.rested[deal])
            if deal <= upto:
                halves[deal > HALF] += sum(taken) + resting
                played += len(taken)
        for deal, person, points in self.extra:
            if deal <= upto and person in people:
                halves[deal > HALF] += points
        first, second = halves
        return Line(first + second, first, second, played)
