"""Evenings that play themselves: a proposal is recorded as it stands, and everybody hands in a slip."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from tests.drives import drive, evening, of_drive

from whistdrive.core import changes
from whistdrive.core.contracts import Movement, settled
from whistdrive.core.drive import Deal, Drive, Plan, Round, Slip, Table
from whistdrive.movement.fairness import fairness
from whistdrive.movement.spread import Spread

Write = Callable[[int, Table], Slip]
"""The slip of a table in a round (counted from 1)."""


def nothing(_number: int, _table: Table) -> Slip:
    """No slip."""
    return Slip()


def ns_take(tricks: int) -> Slip:
    """A slip of one deal in which NS took so many tricks."""
    return Slip(deals=(Deal({"ns": tricks, "ew": 13 - tricks}),))


def plan_of(rounds: int) -> Plan:
    """An evening of so many rounds, one deal each."""
    return Plan(rounds=rounds, interval=0)


def waiting(movement: Movement, players: int, rounds: int = 24) -> Drive:
    """A drive of one deal a round with nothing seated yet."""
    return replace(drive(players, movement=movement, plan=plan_of(rounds)), seed=7)


def seats(held: Round) -> list[tuple[int, ...]]:
    """The entrants of each table in the order N, S, E, W."""
    return [tuple(table.entrants()) for table in held.tables]


def one_more(of: Drive, write: Write = nothing) -> Drive:
    """The drive with its next round seated as proposed and its slips written."""
    coming = of.movement.propose(of)
    of = replace(of, movement=settled(of))
    number = len(of.rounds) + 1
    tables = tuple(replace(table, slip=write(number, table)) for table in coming.tables)
    return replace(of, rounds=(*of.rounds, Round(tables, coming.resting)))


def played(of: Drive, rounds: int, write: Write = nothing) -> Drive:
    """The drive with so many rounds more."""
    for _ in range(rounds):
        of = one_more(of, write)
    return of


def really_seated(of: Drive, rounds: int) -> Drive:
    """The drive with its next rounds recorded as its movement proposes them."""
    for number in range(len(of.rounds) + 1, len(of.rounds) + rounds + 1):
        of = of_drive(changes.seat_round(evening(of), number=number, seated=of.movement.propose(of)))
    return of


def with_arrivals(of: Drive, count: int) -> Drive:
    """The drive with ``count`` more entrants, who play from its coming round on."""
    first, since = len(of.entrants) + 1, len(of.rounds) + 1
    more = drive(first + count - 1).entrants[first - 1 :]
    return replace(of, entrants=(*of.entrants, *(replace(entrant, since=since) for entrant in more)))


def without(of: Drive, leaving: Iterable[int]) -> Drive:
    """The drive with some entrants gone after its latest round."""
    gone, until = set(leaving), len(of.rounds)
    return replace(of, entrants=tuple(replace(e, until=until) if e.id in gone else e for e in of.entrants))


def swapped(of: Drive, number: int, one: int, another: int) -> Drive:
    """The drive with two entrants changing places in a round."""
    changed = exchanged(of.rounds[number - 1], one, another)
    return replace(of, rounds=(*of.rounds[: number - 1], changed, *of.rounds[number:]))


def exchanged(held: Round, one: int, another: int) -> Round:
    """The round with two entrants changing places."""
    places = {one: another, another: one}
    tables = tuple(
        replace(table, seats=tuple(tuple(places.get(each, each) for each in seat) for seat in table.seats))
        for table in held.tables
    )
    return Round(tables, tuple(places.get(each, each) for each in held.resting))


@dataclass(frozen=True, slots=True)
class Counted:
    """How often what happened to people, or to sides where partners stay together."""

    partners: Spread
    opponents: Spread
    tables: Spread
    rests: Spread


def counted(of: Drive) -> Counted:
    """The spreads of all rounds of a drive."""
    found = fairness(of, of.rounds).report
    partners = found.partners.spread if found.partners else Spread(())
    return Counted(partners, found.opponents.spread, found.visits.spread, found.rests.spread)


def assert_whole(of: Drive) -> None:
    """Every round seats everybody present once, at full tables numbered from 1, and no more rest than must."""
    width = len(of.scoring.seats)
    for number, held in enumerate(of.rounds, start=1):
        present = sorted(entrant.id for entrant in of.playing(number))
        assert sorted(held.entrants()) == present
        assert [table.number for table in held.tables] == list(range(1, len(present) // width + 1))
        assert all(len(table.seats) == width and all(table.seats) for table in held.tables)
