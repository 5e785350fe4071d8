"""What it does to the evening when two people change places in a round: who would meet again, and where."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Literal

from whistdrive.core.changes.seating import swapped
from whistdrive.core.drive import Drive, Round
from whistdrive.core.sheet import SIDES, other

Kind = Literal["partners", "opponents", "tables"]

Met = tuple[Kind, int, int]
"""Somebody, by id, and whom they partnered or opposed, by id, or the number of the table they sat at."""


@dataclass(frozen=True, slots=True, order=True)
class Repeats:
    """How often the two who change places do over the whole evening what they have done before; less is better.

    What is named first weighs most, as in the search for schedules. ``parted`` counts pairs that should stay together
    and do not; where partners stay together, meeting one's partner again is no repeat.
    """

    parted: int
    partners: int
    opponents: int
    tables: int


@dataclass(frozen=True, slots=True)
class Again:
    """Something that the change brings about and that was there before, as it would then be: for the nth time."""

    kind: Kind
    who: int
    whom: int
    """The id of the other person, or the number of the table."""
    times: int


@dataclass(frozen=True, slots=True)
class Exchange:
    """The evening's repeats without and with the change, and each repeat that it brings, partners first."""

    before: Repeats
    after: Repeats
    again: tuple[Again, ...]


def exchanged(drive: Drive, number: int, one: int, another: int) -> Exchange:
    """What comes of two entrants, by id, changing places in round ``number`` (counted from 1).

    Only what the two touch is counted, over all rounds that are seated. Raises
    :class:`~whistdrive.core.findings.Refused` just as the change itself would.
    """
    then = swapped(drive, number, one, another)
    two, now = (one, another), drive.rounds[number - 1]
    rest = Counter(_met(two, (*drive.rounds[: number - 1], *drive.rounds[number:])))
    before, after = (rest + Counter(_met(two, [seated])) for seated in (now, then))
    return Exchange(
        _repeats(drive, two, now, before),
        _repeats(drive, two, then, after),
        _again(before, after, heeds_partners=not drive.movement.keeps_pairs),
    )


def _met(two: tuple[int, int], rounds: Iterable[Round]) -> Iterator[Met]:
    """All that happens to two people; what happens between them happens to the first."""
    first, _second = two
    theirs = (table for seated in rounds for table in seated.tables if not set(two).isdisjoint(table.entrants()))
    for table in theirs:
        for side in SIDES:
            for at, seat in enumerate(own := table.side(side)):
                for who in (each for each in two if each in seat):
                    partners = (each for place, shared in enumerate(own) if place != at for each in shared)
                    opponents = (each for shared in table.side(other(side)) for each in shared)
                    yield from (("partners", who, whom) for whom in partners if who == first or whom != first)
                    yield from (("opponents", who, whom) for whom in opponents if who == first or whom != first)
                    yield "tables", who, table.number


def _repeats(drive: Drive, two: tuple[int, int], seated: Round, met: Mapping[Met, int]) -> Repeats:
    repeats: Counter[Kind] = Counter()
    for (kind, _who, _whom), times in met.items():
        repeats[kind] += times - 1
    if drive.movement.keeps_pairs:
        return Repeats(_parted(drive, two, seated), 0, repeats["opponents"], repeats["tables"])
    return Repeats(0, repeats["partners"], repeats["opponents"], repeats["tables"])


def _parted(drive: Drive, two: tuple[int, int], seated: Round) -> int:
    """How many of two people sit on another side than somebody of their pair, or rest without them."""
    sides = [{each for seat in table.side(side) for each in seat} for table in seated.tables for side in SIDES]
    place = {each: at for at, group in enumerate([*sides, seated.resting]) for each in group}
    pairs = {each.id: each.pair for each in drive.entrants if each.pair is not None and each.id in place}
    return sum(
        any(pair == pairs[who] and place[mate] != place[who] for mate, pair in pairs.items())
        for who in two
        if who in pairs
    )


def _again(before: Mapping[Met, int], after: Mapping[Met, int], *, heeds_partners: bool) -> tuple[Again, ...]:
    found = [
        Again(kind, who, whom, times)
        for (kind, who, whom), times in after.items()
        if 1 < times > before.get((kind, who, whom), 0) and (heeds_partners or kind != "partners")
    ]
    order: tuple[Kind, ...] = ("partners", "opponents", "tables")
    return tuple(sorted(found, key=lambda each: (order.index(each.kind), -each.times)))
