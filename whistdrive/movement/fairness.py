"""How even an evening is: its rounds counted as those of a schedule are, and who is meant by the figures."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

from whistdrive.core.drive import Drive, Round, Seat
from whistdrive.movement.history import Two
from whistdrive.movement.positions import positions
from whistdrive.movement.schedules.counting import Report, Tally, count

Couple = tuple[Seat, Seat]
"""Who holds each of two positions, the lower one first."""


@dataclass(frozen=True, slots=True)
class Share:
    """What fell to one position.

    ``people`` hold it, by their ids. ``partners`` and ``opponents`` are how many different ones there were, ``same``
    tells how often the most frequent of each came, ``unmet`` how many were in the room with it and never at its table.
    """

    people: Seat
    played: int
    rested: int
    partners: int
    same_partner: int
    opponents: int
    same_opponent: int
    unmet: int


@dataclass(frozen=True, slots=True)
class Fairness:
    """The ``report`` on some rounds of an evening, and who holds its positions (see positions).

    ``partners`` and ``opponents`` count each two positions that met so; ``played`` and ``here`` have for each position
    in how many rounds it sat at a table, and the numbers of those, from 0, in which it was in the room.
    """

    report: Report
    holders: tuple[Seat, ...]
    partners: Mapping[Two, int]
    opponents: Mapping[Two, int]
    played: tuple[int, ...]
    here: tuple[frozenset[int], ...]
    line: frozenset[int] | None = None

    def most(self, counted: Mapping[Two, int]) -> tuple[int, tuple[Couple, ...]]:
        """How often those met who met most often as ``counted`` says, and who they are; (0, ()) where nobody did."""
        times = max(counted.values(), default=0)
        return times, self._couples(sorted(each for each, found in counted.items() if found == times))

    def never_met(self) -> tuple[Couple, ...]:
        """Who never sat at one table, though there were rounds in which both were in the room.

        Sides of one line of two are not meant to meet.
        """
        return self._couples(self._unmet())

    def shares(self) -> tuple[Share, ...]:
        """What fell to each position, in their order."""
        partners, opponents = (_each(counted, len(self.holders)) for counted in (self.partners, self.opponents))
        unmet = [0] * len(self.holders)
        for one, another in self._unmet():
            unmet[one] += 1
            unmet[another] += 1
        return tuple(
            Share(
                people,
                self.played[place],
                len(self.here[place]) - self.played[place],
                len(partners[place]),
                max(partners[place], default=0),
                len(opponents[place]),
                max(opponents[place], default=0),
                unmet[place],
            )
            for place, people in enumerate(self.holders)
        )

    def _unmet(self) -> Iterator[Two]:
        line = self.line
        for pair in combinations(range(len(self.holders)), 2):
            if line is not None and (pair[0] in line) == (pair[1] in line):
                continue
            if pair not in self.partners and pair not in self.opponents and self.here[pair[0]] & self.here[pair[1]]:
                yield pair

    def _couples(self, found: Iterable[Two]) -> tuple[Couple, ...]:
        return tuple((self.holders[one], self.holders[another]) for one, another in found)


def fairness(drive: Drive, rounds: Sequence[Round]) -> Fairness:
    """How even some rounds of a drive are, over everybody who was in any of them.

    Bounds follow the games that each has played, so that those who come late or leave do not make the others look
    treated unfairly; rests are judged among those who were in the room together (see
    :class:`~whistdrive.movement.schedules.resting.Rests`). What never happened to two people counts as *never* in a
    spread, also where they were never in the room at the same time. A dummy counts like anybody.
    """
    found = positions(drive, rounds)
    size = len(found.holders)
    tally = Tally(size, found.rounds)
    sat = [{place for game in games for place in game} for games in found.rounds]
    return Fairness(
        count(found.kind, size, found.rounds, found.here, found.line),
        found.holders,
        tally.partners,
        tally.opponents,
        tuple(sum(place in seated for seated in sat) for place in range(size)),
        tuple(frozenset(number for number, there in enumerate(found.here) if place in there) for place in range(size)),
        found.line,
    )


def _each(counted: Mapping[Two, int], size: int) -> list[list[int]]:
    """For each position the counts of those it met."""
    found: list[list[int]] = [[] for _ in range(size)]
    for pair, times in counted.items():
        for place in pair:
            found[place].append(times)
    return found
