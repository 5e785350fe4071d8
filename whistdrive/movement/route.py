"""Routes round the room over positions, and who holds them: read from how people really sat, handed on when they go."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from whistdrive.core.drive import Drive, Round, Table
from whistdrive.movement.designs import Places
from whistdrive.movement.parties import Party, coming_round, people
from whistdrive.movement.timetable import Rounds

Holders = Mapping[int, Party]
"""Who holds which position."""


class Way(Protocol):
    """A way round the room over positions 0, 1, …: a cyclic design, or a whole schedule."""

    @property
    def size(self) -> int:
        """How many positions it has."""
        ...

    @property
    def length(self) -> int:
        """After so many rounds it begins again."""
        ...

    def round(self, number: int) -> tuple[Places, ...]:
        """The tables of a round (counted from 1, without end)."""
        ...

    def resting(self, number: int) -> Places:
        """The positions without a table in that round."""
        ...


@dataclass(frozen=True, slots=True)
class Course:
    """A way that begins with round ``since`` of a drive, and who holds its positions in the coming round.

    ``route`` are its rounds where the drive must keep them, since nobody could find them again. ``handed`` has those
    who take over a position in the coming round: who held it, and who does.
    """

    way: Way
    holders: Holders
    since: int = 1
    route: Rounds = ()
    handed: tuple[tuple[Party, Party], ...] = ()

    def coming(self, drive: Drive) -> Round:
        """The coming round."""
        number = coming_round(drive) - self.since + 1
        return Round(
            tuple(
                Table(at, tuple(seat for place in places for seat in self.holders[place]))
                for at, places in enumerate(self.way.round(number), start=1)
            ),
            people(*(self.holders[place] for place in self.way.resting(number))),
        )

    def ahead(self, first: int, rounds: int, parties: Sequence[Party]) -> Rounds:
        """So many rounds from round ``first`` of the drive on, over the places of ``parties``."""
        places = {frozenset(people(party)): at for at, party in enumerate(parties)}
        place = {position: places[frozenset(people(party))] for position, party in self.holders.items()}
        numbers = range(first - self.since + 1, first - self.since + 1 + rounds)
        return tuple(
            tuple(tuple(place[each] for each in places) for places in self.way.round(number)) for number in numbers
        )


def positions(first: Round, parties: Sequence[Party], way: Way) -> Holders | None:
    """Who holds which position of a way, read from how its first round really sat.

    None when it cannot be followed: people sat in other parties than these or at other tables.
    """
    known = {frozenset(people(party)) for party in parties}
    holders: dict[int, Party] = {}
    tables = sorted(first.tables, key=lambda table: table.number)
    starter = way.round(1)
    if len(tables) != len(starter) or way.size != len(parties):
        return None
    for table, places in zip(tables, starter, strict=True):
        width = len(table.seats) // len(places)
        holders |= {place: table.seats[at * width : (at + 1) * width] for at, place in enumerate(places)}
    seated = {frozenset(people(party)) for party in holders.values()}
    if not seated <= known or len(seated) < len(holders):
        return None
    rested = [party for party in parties if frozenset(people(party)) not in seated]
    resting = way.resting(1)
    if not set(people(*rested)) <= set(first.resting) or len(rested) != len(resting):
        return None
    return holders | dict(zip(resting, rested, strict=True))


def handed_on(holders: Holders, parties: Sequence[Party], alike: Callable[[Party, Party], bool]) -> Holders | None:
    """The positions in the hands of ``parties``; None when these are more or fewer.

    Whoever held one keeps it, and a party that has somebody of it in common with one that is gone takes its place. Then
    those who have come take over from those who are gone, if there is a choice from somebody they are ``alike``.
    """
    if len(parties) != len(holders):
        return None
    left = {frozenset(people(party)): party for party in parties}
    now = {position: party for position, party in holders.items() if left.pop(frozenset(people(party)), None)}
    free = [position for position in sorted(holders) if position not in now]
    for position in tuple(free):
        before = set(people(holders[position]))
        if heir := next((each for each in left if not before.isdisjoint(each)), None):
            now[position] = left.pop(heir)
            free.remove(position)
    for party in left.values():
        position = next((each for each in free if alike(holders[each], party)), free[0])
        free.remove(position)
        now[position] = party
    return now
