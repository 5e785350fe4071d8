"""The tables of a progressive drive being filled: people come, go and rest in turn, and nobody else is disturbed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from whistdrive.core.drive import Entrant, Round, Seat, Table
from whistdrive.movement.history import Rest

NOBODY: Seat = ()
"""A free chair."""

Chair = tuple[int, int]
"""A table and a seat at it, both counted from 0."""


@dataclass(frozen=True, slots=True)
class Guests:
    """What the hall must know of people: their role, their rests so far, and who has only just come."""

    entrants: Mapping[int, Entrant]
    rests: Mapping[int, Rest]
    arrived: frozenset[int]

    def role(self, seat: Seat) -> str | None:
        """The role of those on a seat: the first of them who has one."""
        return next((role for each in seat if (role := self.entrants[each].role)), None)

    def rest(self, seat: Seat) -> tuple[int, int]:
        """How often the seat has rested, and when last."""
        return max(self.rests[each].times for each in seat), max(self.rests[each].last for each in seat)

    def new(self, seat: Seat) -> bool:
        """Whether nobody of the seat was in the room before."""
        return self.arrived.issuperset(seat)


class Hall:
    """Tables with free chairs, and the seats that wait beside them, in the order in which they are called.

    ``roles`` has the role of every chair of a table, or None where anybody may sit.
    """

    def __init__(
        self,
        tables: Sequence[Sequence[Seat]],
        waiting: Sequence[Seat],
        guests: Guests,
        roles: Sequence[str | None],
    ) -> None:
        self._tables = [list(table) for table in tables]
        self._waiting = list(waiting)
        self._guests = guests
        self._roles = roles

    def seated(self) -> Round:
        """Everybody seated: the last tables close if people are missing, new ones open where enough wait."""
        total = len(self._waiting) + sum(1 for _ in self._sitting())
        tables = total // len(self._roles)
        for closed in self._tables[tables:]:
            self._waiting += [seat for seat in closed if seat]
        opened = tables - len(self._tables)
        self._tables = [*self._tables[:tables], *([NOBODY] * len(self._roles) for _ in range(opened))]
        self._fill()
        self._take_turns()
        self._put_roles_right()
        return Round(
            tuple(Table(number, tuple(seats)) for number, seats in enumerate(self._tables, start=1)),
            tuple(entrant for seat in self._waiting for entrant in seat),
        )

    def _fill(self) -> None:
        """Free chairs go to those of their role, among them to whoever has rested most."""
        for table, chair in self._chairs():
            if not self._tables[table][chair]:
                called = min(self._waiting, key=partial(self._call, chair))
                self._waiting.remove(called)
                self._tables[table][chair] = called

    def _call(self, chair: int, seat: Seat) -> tuple[int, int]:
        return self._strangeness(seat, chair), -self._guests.rest(seat)[0]

    def _take_turns(self) -> None:
        """Those who rested come back, for those who have rested least. Who has just come waits for a free chair."""
        back = [seat for seat in self._waiting if not self._guests.new(seat)]
        for seat in sorted(back, key=self._guests.rest, reverse=True):
            table, chair = min(self._sitting(), key=partial(self._turn, seat))
            sitting = self._tables[table][chair]
            if self._guests.rest(sitting) < self._guests.rest(seat):
                self._tables[table][chair] = seat
                self._waiting[self._waiting.index(seat)] = sitting

    def _turn(self, returning: Seat, at: Chair) -> tuple[int, bool, int, int]:
        sitting = self._tables[at[0]][at[1]]
        times, last = self._guests.rest(sitting)
        return times, self._guests.new(sitting), self._strangeness(returning, at[1]), last

    def _put_roles_right(self) -> None:
        """Who sits in the other role's seat changes places with somebody who can do without one of theirs."""
        for at in self._sitting():
            if self._strangeness(self._seat(at), at[1]) < 2:
                continue
            needless = [
                (strangeness, there[0] == at[0], there)
                for there in self._sitting()
                if self._roles[there[1]] != self._roles[at[1]]
                and (strangeness := self._strangeness(self._seat(there), there[1]))
            ]
            if needless:
                self._exchange(at, max(needless)[2])

    def _exchange(self, one: Chair, another: Chair) -> None:
        seat = self._seat(one)
        self._tables[one[0]][one[1]] = self._seat(another)
        self._tables[another[0]][another[1]] = seat

    def _strangeness(self, seat: Seat, chair: int) -> int:
        """0 where the role is that of the chair, 1 without a role, 2 where it is the other's."""
        role, wanted = self._guests.role(seat), self._roles[chair]
        return 0 if wanted is None or role == wanted else 1 if role is None else 2

    def _seat(self, at: Chair) -> Seat:
        return self._tables[at[0]][at[1]]

    def _chairs(self) -> Iterator[Chair]:
        for table in range(len(self._tables)):
            for chair in range(len(self._roles)):
                yield table, chair

    def _sitting(self) -> Iterator[Chair]:
        return (at for at in self._chairs() if self._seat(at))
