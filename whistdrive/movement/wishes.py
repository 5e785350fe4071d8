"""What people wish of the seating: who sits apart or together, and who stays at a table.

A wish to be together holds in a round in which somebody of them rests, and so does one for a table.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations
from zlib import crc32

from whistdrive.core.drive import Drive, Round, Wish
from whistdrive.core.findings import Fact, Finding, Gravity
from whistdrive.movement.designs import Places
from whistdrive.movement.held import as_held
from whistdrive.movement.history import Two, two
from whistdrive.movement.parties import Party, people


@dataclass(frozen=True, slots=True)
class Terms:
    """Wishes over parties by their places in a list: each two apart or together, and (party, table)."""

    apart: tuple[Two, ...] = ()
    together: tuple[Two, ...] = ()
    tables: tuple[tuple[int, int], ...] = ()

    def __bool__(self) -> bool:
        return bool(self.apart or self.together or self.tables)

    def concern(self, party: int) -> bool:
        """Whether a party has any part in them."""
        return any(party in each for each in (*self.apart, *self.together)) or any(
            party == each for each, _ in self.tables
        )

    def broken(self, rounds: Iterable[Sequence[Places]]) -> int:
        """How often some rounds of tables break them, each two people and each round counted."""
        return sum(map(self._broken_in, rounds))

    def _broken_in(self, games: Sequence[Places]) -> int:
        at = {party: number for number, places in enumerate(games, start=1) for party in places}
        count = sum(one in at and at[one] == at.get(another) for one, another in self.apart)
        count += sum(one in at and another in at and at[one] != at[another] for one, another in self.together)
        return count + sum(party in at and at[party] != table for party, table in self.tables)


NO_TERMS = Terms()


def mark(drive: Drive) -> int:
    """A figure that tells the wishes of a drive from others, the same on every machine; 0 where there are none."""
    wished = [(wish.kind, wish.entrants, wish.table) for wish in drive.wishes]
    return crc32(repr(wished).encode()) if wished else 0


def read_mark(value: object) -> int:
    """The mark from plain data; raises ValueError for anything but a whole number from 0."""
    if type(value) is not int or value < 0:
        raise ValueError("no mark of wishes")
    return value


def terms(drive: Drive, parties: Sequence[Party]) -> Terms:
    """The wishes of a drive for these parties.

    No term is made of what cannot be: wishes between people of one party, and for a table that is not at work. Of
    several tables somebody is to have the first that was wished for.
    """
    at_work = len(parties) * len(parties[0]) // len(drive.scoring.seats)
    place = {each: at for at, party in enumerate(parties) for each in people(party)}

    def twos(kind: str) -> tuple[Two, ...]:
        met = (
            two(place[one], place[another])
            for wish in drive.wishes
            if wish.kind == kind
            for one, another in combinations([each for each in wish.entrants if each in place], 2)
            if place[one] != place[another]
        )
        return tuple(dict.fromkeys(met))

    tables: dict[int, int] = {}
    for wish in drive.wishes:
        if wish.table is not None and wish.table <= at_work:
            for each in wish.entrants:
                if each in place:
                    tables.setdefault(place[each], wish.table)
    return Terms(twos("apart"), twos("together"), tuple(tables.items()))


def broken(drive: Drive, rounds: Sequence[Round], first: int = 1) -> tuple[Finding, ...]:
    """Each wish that some rounds do not honour (``first`` is the number of the first): who, and in which rounds.

    The codes are ``apart_broken``, ``together_broken`` and ``table_broken`` with ``names``, ``value`` (in how many
    rounds), ``rounds`` (their numbers) and ``wanted``, the table that was wished for. A wish stays with the seat, and
    names who has it now.
    """
    found = []
    seats = as_held(drive)
    seen = tuple(map(seats.seen, rounds))
    for wish in seats.drive.wishes:
        where = [number for number, seated in enumerate(seen, start=first) if not _honoured(wish, seated)]
        if where:
            numbers = ", ".join(map(str, where))
            facts: dict[str, Fact] = {
                "names": _names(drive, seats.now(wish.entrants)),
                "value": len(where),
                "rounds": numbers,
                "wanted": wish.table,
            }
            found.append(Finding(f"{wish.kind}_broken", facts, Gravity.DOUBTFUL))
    return tuple(found)


def _honoured(wish: Wish, seated: Round) -> bool:
    at = [table.number for table in seated.tables for each in table.entrants() if each in wish.entrants]
    if wish.kind == "apart":
        return len(set(at)) == len(at)
    if wish.kind == "together":
        return len(set(at)) <= 1
    return all(number == wish.table for number in at)


def _names(drive: Drive, wished: Iterable[int]) -> str:
    """Numbers and names; the wish tells them by these in any language."""
    return ", ".join(f"{each.number} {each.name}" for each in map(drive.entrant, wished))
