"""How even an evening is: how often partners, opponents, tables and rests repeat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import combinations, product

from whistdrive.core.contracts import settled
from whistdrive.core.drive import Drive, Round
from whistdrive.movement.history import history


@dataclass(frozen=True, slots=True)
class Spread:
    """How often something happened to each of many: ``histogram`` has rows (times, to how many), least times first."""

    histogram: tuple[tuple[int, int], ...]

    @property
    def least(self) -> int:
        """To whom it happened least, it happened so often."""
        return self.histogram[0][0] if self.histogram else 0

    @property
    def most(self) -> int:
        """To whom it happened most, it happened so often."""
        return self.histogram[-1][0] if self.histogram else 0

    @property
    def repeats(self) -> int:
        """How many times something happened that had happened before to the same."""
        return sum((times - 1) * many for times, many in self.histogram if times > 1)


@dataclass(frozen=True, slots=True)
class Fairness:
    """``partners`` and ``opponents`` count every two people, ``tables`` each person at each table, ``rests`` people."""

    partners: Spread
    opponents: Spread
    tables: Spread
    rests: Spread


def fairness(rounds: Sequence[Round]) -> Fairness:
    """How even some rounds are, over everybody who was in any of them and every table that was used."""
    people = sorted({entrant for held in rounds for entrant in held.entrants()})
    tables = sorted({table.number for held in rounds for table in held.tables})
    past = history(rounds)
    rested = Counter(entrant for held in rounds for entrant in held.resting)
    every_two = list(combinations(people, 2))
    return Fairness(
        _spread(past.partners.get(each, 0) for each in every_two),
        _spread(past.opponents.get(each, 0) for each in every_two),
        _spread(past.visits.get(each, 0) for each in product(people, tables)),
        _spread(rested[entrant] for entrant in people),
    )


def forecast(drive: Drive, rounds: int) -> tuple[Round, ...] | None:
    """The drive's rounds up to number ``rounds`` if nobody comes or goes: those played, then those still to come.

    None where the way depends on results. Raises Refused when the people in the room do not fill a table.
    """
    if drive.movement.needs_results:
        return None
    if not drive.rounds:
        drive = replace(drive, movement=settled(drive))
    while len(drive.rounds) < rounds:
        drive = replace(drive, rounds=(*drive.rounds, drive.movement.propose(drive)))
    return drive.rounds[:rounds]


def _spread(counts: Iterable[int]) -> Spread:
    return Spread(tuple(sorted(Counter(counts).items())))
