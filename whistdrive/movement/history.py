"""What has happened so far: who met whom, who sat where, who rested. Counted from the seating as it really was."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, product

from whistdrive.core.drive import Round
from whistdrive.core.sheet import SIDES

Two = tuple[int, int]
"""The ids of two entrants, the smaller first."""


def two(one: int, another: int) -> Two:
    """Two entrants in either order."""
    return (one, another) if one < another else (another, one)


@dataclass(frozen=True, slots=True)
class History:
    """How often each two were partners and opponents, and how often each entrant sat at each table: (id, table)."""

    partners: Mapping[Two, int]
    opponents: Mapping[Two, int]
    visits: Mapping[tuple[int, int], int]


def history(rounds: Iterable[Round]) -> History:
    """Counts over some rounds. Those who share a seat are neither partners nor opponents of each other."""
    partners: Counter[Two] = Counter()
    opponents: Counter[Two] = Counter()
    visits: Counter[tuple[int, int]] = Counter()
    for table in (table for held in rounds for table in held.tables):
        for side in map(table.side, SIDES):
            partners.update(two(*met) for seats in combinations(side, 2) for met in product(*seats))
        across = product(*map(table.side, SIDES))
        opponents.update(two(*met) for seats in across for met in product(*seats))
        visits.update((entrant, table.number) for entrant in table.entrants())
    return History(partners, opponents, visits)


@dataclass(frozen=True, slots=True)
class Rest:
    """How often somebody has rested, and in which round last (0: never)."""

    times: int = 0
    last: int = 0


def rests(rounds: Sequence[Round], present: Collection[int]) -> Mapping[int, Rest]:
    """The rests of everybody who is in the room for the round after ``rounds``.

    Who comes late starts level with whoever has rested least, and counts as having rested until then.
    """
    found: dict[int, Rest] = {}
    for number, held in enumerate(rounds, start=1):
        _welcome(found, tuple(held.entrants()), number)
        found.update({entrant: Rest(found[entrant].times + 1, number) for entrant in held.resting})
    _welcome(found, present, len(rounds) + 1)
    return {entrant: found[entrant] for entrant in present}


def _welcome(found: dict[int, Rest], present: Collection[int], number: int) -> None:
    level = min((found[entrant].times for entrant in present if entrant in found), default=0)
    for entrant in present:
        found.setdefault(entrant, Rest(level, number - 1))
