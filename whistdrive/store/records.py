"""What closed drives say of people: asked of the club, never of the evening that is open."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from datetime import date
from itertools import chain

from sqlalchemy import ColumnElement, Connection, Integer, Select, and_, case, func, select, type_coerce

from whistdrive.core.seasons import Result
from whistdrive.core.sheet import SIDES
from whistdrive.scoring import RULES
from whistdrive.store.schema import DRIVE, ENTRANT, PERSON, RESULT, SEAT

_ALONE = tuple(key for key, rules in RULES.items() if len(rules.seats) == len(SIDES))
"""The games in which a side is one player."""

_AT_A_TIME = 1000
"""So many results are read together: fewer take longer, and more are kept in memory twice over."""


@dataclass(frozen=True, slots=True)
class Appearance:
    """One drive in which somebody took part; place and points only where it is closed.

    ``shared`` tells that they had a seat in common with another.
    """

    drive: int
    title: str
    day: date
    number: int
    name: str
    closed: bool
    place: int | None
    points: int | None
    deals: int | None
    shared: bool


@dataclass(frozen=True, slots=True)
class Partner:
    """With whom somebody sat on one side, in how many rounds of how many drives."""

    person: int
    rounds: int
    drives: int


def results(connection: Connection, drives: Collection[int]) -> tuple[Result, ...]:
    """The results of some closed drives; of people who turned out to be one, those of that one."""
    same = and_(RESULT.c.drive == ENTRANT.c.drive, RESULT.c.entrant == ENTRANT.c.id)
    query = (
        select(
            type_coerce(RESULT.c.drive, Integer),
            type_coerce(ENTRANT.c.person, Integer),
            type_coerce(RESULT.c.place, Integer),
            type_coerce(RESULT.c.points, Integer),
            type_coerce(RESULT.c.deals, Integer),
        )
        .join_from(RESULT, ENTRANT, same)
        .where(RESULT.c.drive.in_(drives), ENTRANT.c.person.is_not(None))
        .order_by(RESULT.c.drive, RESULT.c.entrant)
    )
    truth = _in_truth(connection)
    found: list[Result] = []
    # Ten years have sixty thousand rows: many at a time, and looked at together whether they hold what they should.
    for rows in connection.execute(query).partitions(_AT_A_TIME):
        if {*map(type, chain.from_iterable(rows))} - {int}:
            raise ValueError("a result is no whole number")
        found += [
            Result(drive, truth.get(person, person), place, points, deals)
            for drive, person, place, points, deals in rows
        ]
    return tuple(found)


def appearances(connection: Connection, person: int) -> tuple[Appearance, ...]:
    """All drives in which somebody took part, under whatever entry, the newest first."""
    same = and_(RESULT.c.drive == ENTRANT.c.drive, RESULT.c.entrant == ENTRANT.c.id)
    guests = ENTRANT.alias()
    hosts = select(guests.c.id).where(guests.c.drive == ENTRANT.c.drive, guests.c.shares == ENTRANT.c.id).exists()
    query = (
        select(
            DRIVE.c.id,
            DRIVE.c.title,
            DRIVE.c.day,
            DRIVE.c.closed,
            ENTRANT.c.number,
            ENTRANT.c.name,
            RESULT.c.place,
            RESULT.c.points,
            RESULT.c.deals,
            ((ENTRANT.c.shares.is_not(None)) | hosts).label("shared"),
        )
        .join_from(ENTRANT, DRIVE, ENTRANT.c.drive == DRIVE.c.id)
        .outerjoin(RESULT, same)
        .where(ENTRANT.c.person.in_(aliases(connection, person)))
        .order_by(DRIVE.c.day.desc(), DRIVE.c.id.desc())
    )
    return tuple(
        Appearance(
            row.id,
            row.title,
            date.fromisoformat(row.day),
            row.number,
            row.name,
            row.closed,
            row.place,
            row.points,
            row.deals,
            row.shared,
        )
        for row in connection.execute(query)
    )


def regulars(connection: Connection, latest: int) -> Mapping[int, int]:
    """In how many of the ``latest`` drives of the club each of those took part who were in any of them."""
    drives = select(DRIVE.c.id).order_by(DRIVE.c.day.desc(), DRIVE.c.id.desc()).limit(latest)
    query = select(ENTRANT.c.person, ENTRANT.c.drive).where(ENTRANT.c.drive.in_(drives), ENTRANT.c.person.is_not(None))
    truth = _in_truth(connection)
    came = {(truth.get(row.person, row.person), row.drive) for row in connection.execute(query)}
    return Counter(person for person, _ in came)


def partners(connection: Connection, person: int) -> tuple[Partner, ...]:
    """With whom somebody sat on one side, the most frequent first. Who shares a seat is no partner."""
    query = _seats_beside(aliases(connection, person))
    truth = _in_truth(connection)
    rounds: dict[int, int] = {}
    drives: dict[int, set[int]] = {}
    for row in connection.execute(query):
        who = truth.get(row.person, row.person)
        rounds[who] = rounds.get(who, 0) + row.rounds
        drives.setdefault(who, set()).add(row.drive)
    found = (Partner(who, many, len(drives[who])) for who, many in rounds.items())
    return tuple(sorted(found, key=lambda each: (-each.rounds, each.person)))


def aliases(connection: Connection, person: int) -> tuple[int, ...]:
    """The ids of all entries that are somebody in truth, their own first."""
    truth = _in_truth(connection)
    return (person, *(one for one, other in truth.items() if other == person))


def _seats_beside(people: Collection[int]) -> Select[tuple[int, int, int]]:
    own, beside, me, other = SEAT.alias(), SEAT.alias(), ENTRANT.alias(), ENTRANT.alias()
    at_table = and_(
        beside.c.drive == own.c.drive,
        beside.c.round == own.c.round,
        beside.c.table == own.c.table,
        _side(beside.c.seat) == _side(own.c.seat),
        beside.c.seat != own.c.seat,
    )
    return (
        select(own.c.drive, other.c.person, func.count().label("rounds"))
        .join_from(me, own, and_(own.c.drive == me.c.drive, own.c.entrant == me.c.id))
        .join(beside, at_table)
        .join(other, and_(other.c.drive == beside.c.drive, other.c.id == beside.c.entrant))
        .join(DRIVE, DRIVE.c.id == own.c.drive)
        .where(me.c.person.in_(people), other.c.person.is_not(None), DRIVE.c.scoring.not_in(_ALONE))
        .group_by(own.c.drive, other.c.person)
    )


def _side(seat: ColumnElement[int]) -> ColumnElement[int]:
    return case((seat < 2, 0), else_=1)


def _in_truth(connection: Connection) -> dict[int, int]:
    """For every entry that turned out to be another, whom it is in the end."""
    query = select(PERSON.c.id, PERSON.c.same_as).where(PERSON.c.same_as.is_not(None))
    known = {row.id: row.same_as for row in connection.execute(query)}
    return {one: _last(known, one) for one in known}


def _last(known: dict[int, int], one: int) -> int:
    for _ in range(len(known) + 1):
        if one not in known:
            return one
        one = known[one]
    raise ValueError(f"person {one} is the same as itself")
