"""An evening as rows, and what changed between two evenings: what the store writes and the journal remembers.

A row is plain data under a key ``(kind, ids)``. The kinds are the tables of the store:

======= ============================ =============================================================
kind    ids                          what
======= ============================ =============================================================
club    1                            the club
person  person                       somebody the club knows
bond    bond                         what two people wish of every evening
preset  preset                       how drives of some kind are planned
season  season                       drives that are counted together
drive   drive                        what was planned
entrant drive, entrant               somebody who takes part
wish    drive, wish                  what somebody wishes of the seating
wisher  drive, wish, entrant         whose wish it is
seat    drive, round, entrant        where they sat (table and seat), or that they rested (both empty)
slip    drive, round, table          a table's result
deal    drive, round, table, deal    what was written for one deal
adjustment drive, adjustment         points apart from any result
adjusted drive, adjustment, entrant  whom an adjustment concerns
prize   drive, prize                 what it is for, how it was decided and to whom it was handed
tie     drive, tie                   how a tie for places was settled
card    drive, entrant               what somebody's own card says
cash    drive, cash                  money taken or spent
result  drive, entrant               place and points, only of a closed drive
======= ============================ =============================================================

An entrant has one seat row a round, so nobody can be kept in two seats: whoever would need two is refused here.
Within a value the people, the entrants and the tables stand in the order of their ids and numbers, since rows have no
other order.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Sequence
from dataclasses import dataclass, fields, is_dataclass, replace
from itertools import zip_longest
from typing import Any, TypeVar, cast

from whistdrive.core.club import Club
from whistdrive.core.club_rows import Key, Row, club_rows
from whistdrive.core.drive import Adjustment, Card, Drive, Entrant, Prize, Round, Table, Tie
from whistdrive.core.evening import Evening
from whistdrive.core.findings import refuse
from whistdrive.core.options import written_options
from whistdrive.core.plans import written_plan
from whistdrive.core.standings import standings

Rows = dict[Key, Row]

Value = TypeVar("Value")


@dataclass(frozen=True, slots=True)
class RowChange:
    """One row before and after: None before is a new row, None after a deleted one."""

    key: Key
    old: Row | None
    new: Row | None

    @property
    def reversed(self) -> RowChange:
        """The way back."""
        return RowChange(self.key, self.new, self.old)


def rows(evening: Evening, rounds: Container[int] | None = None) -> Rows:
    """Everything in an evening, as rows, but of its rounds perhaps only some (by number).

    Raises Refused (``one_key``) where two parts of the evening would be one row.
    """
    return _collected(evening.club, evening.drive, rounds)


def difference(before: Evening, after: Evening) -> tuple[RowChange, ...]:
    """The rows in which two evenings differ, in a stable order. Parts that are the same object are not looked at.

    A drive that gives way to another one is kept, not deleted; a drive that gives way to none is (a new drive undone).
    Raises Refused (``one_key``) where two parts of an evening would be one row.
    """
    left, right = before.drive, after.drive
    if left is not None and right is not None and left.id != right.id:
        left = None
    clubs = (None, None) if before.club is after.club else (before.club, after.club)
    drives = (None, None) if left is right else (left, right)
    rounds, entrants = None, True
    if left is not None and right is not None:
        rounds, entrants = _unlike(left.rounds, right.rounds), left.entrants is not right.entrants
    old, new = (_collected(club, drive, rounds, entrants=entrants) for club, drive in zip(clubs, drives, strict=True))
    return tuple(
        RowChange(key, old.get(key), new.get(key)) for key in sorted({*old, *new}) if old.get(key) != new.get(key)
    )


def applied(known: Rows, changes: Iterable[RowChange]) -> Rows:
    """The rows after the changes; raises KeyError (the key) where a row is no longer what the change began with."""
    result = dict(known)
    for change in changes:
        if result.get(change.key) != change.old:
            raise KeyError(change.key)
        if change.new is None:
            del result[change.key]
        else:
            result[change.key] = change.new
    return result


def shared(old: Value, new: Value) -> Value:
    """``new``, with every part of it that equals its counterpart in ``old`` being that very object.

    In a tuple the counterpart is the part with the same ``id``, so that people are found again though somebody
    before them has gone; parts without one are compared place by place.
    """
    if old is new or old == new:
        return old
    if isinstance(old, tuple) and isinstance(new, tuple):
        return cast(Value, _shared_parts(old, new))
    if is_dataclass(new) and not isinstance(new, type) and type(old) is type(new):
        parts = {each.name: shared(getattr(old, each.name), getattr(new, each.name)) for each in fields(new)}
        return replace(new, **parts)
    return new


def _shared_parts(old: tuple[Any, ...], new: tuple[Any, ...]) -> tuple[Any, ...]:
    def name(place: int, part: object) -> object:
        return getattr(part, "id", place)

    known = {name(place, part): part for place, part in enumerate(old)}
    return tuple(shared(known.get(name(place, part), part), part) for place, part in enumerate(new))


def _unlike(one: Sequence[Round], another: Sequence[Round]) -> set[int]:
    """The numbers of the rounds that are not the same in both."""
    return {number for number, (was, now) in enumerate(zip_longest(one, another), start=1) if was != now}


def _collected(club: Club | None, drive: Drive | None, rounds: Container[int] | None, *, entrants: bool = True) -> Rows:
    """The rows of a club and a drive: of all rounds or of some, with or without the entrants."""
    found: Rows = {}
    of_club = () if club is None else club_rows(club)
    of_drive = () if drive is None else _drive_rows(drive, rounds, entrants=entrants)
    for part in (of_club, of_drive):
        for key, row in part:
            if key in found:
                raise refuse("one_key", value=f"{key[0]} {'/'.join(map(str, key[1]))}")
            found[key] = row
    return found


def _drive_rows(drive: Drive, rounds: Container[int] | None, *, entrants: bool) -> Iterator[tuple[Key, Row]]:
    yield ("drive", (drive.id,)), _plan_row(drive)
    for entrant in drive.entrants if entrants else ():
        yield ("entrant", (drive.id, entrant.id)), _entrant_row(entrant)
    for wish in drive.wishes:
        yield ("wish", (drive.id, wish.id)), {"kind": wish.kind, "table": wish.table}
        for entrant_id in wish.entrants:
            yield ("wisher", (drive.id, wish.id, entrant_id)), {}
    for number, seated in enumerate(drive.rounds, start=1):
        if rounds is None or number in rounds:
            yield from _round_rows(drive.id, number, seated)
    for each in drive.adjustments:
        yield from _adjustment_rows(drive.id, each)
    for order, prize in enumerate(drive.prizes):
        yield ("prize", (drive.id, prize.id)), _prize_row(order, prize)
    for tie in drive.ties:
        yield ("tie", (drive.id, tie.id)), _tie_row(tie)
    for card in drive.cards:
        yield ("card", (drive.id, card.entrant)), _card_row(card)
    for line in drive.cash:
        yield ("cash", (drive.id, line.id)), {"kind": line.kind, "text": line.text, "amount": line.amount}
    if drive.closed:
        yield from _result_rows(drive)


def _adjustment_rows(drive_id: int, adjustment: Adjustment) -> Iterator[tuple[Key, Row]]:
    row = {
        "round": adjustment.round,
        "points": adjustment.points,
        "reason": adjustment.reason,
        "table": adjustment.table,
    }
    yield ("adjustment", (drive_id, adjustment.id)), row
    for entrant in adjustment.entrants:
        yield ("adjusted", (drive_id, adjustment.id, entrant)), {}


def _prize_row(order: int, prize: Prize) -> Row:
    found = {each.name: getattr(prize, each.name) for each in fields(prize) if each.name != "id"}
    return {**found, "decided": list(prize.decided), "given": list(prize.given), "order": order}


def _tie_row(tie: Tie) -> Row:
    lists = {"tied": list(tie.tied), "points": list(tie.points), "order": list(tie.order)}
    return {**lists, "decision": tie.decision, "note": tie.note}


def _card_row(card: Card) -> Row:
    return {"deals": list(card.deals), "first": card.first, "second": card.second, "total": card.total}


def _result_rows(drive: Drive) -> Iterator[tuple[Key, Row]]:
    for row in standings(drive).rows:
        for entrant in row.entrants:
            yield ("result", (drive.id, entrant)), {"place": row.place, "points": row.total, "deals": row.deals}


def _plan_row(drive: Drive) -> Row:
    return {
        "title": drive.title,
        "day": drive.day.isoformat(),
        "venue": drive.venue,
        "scoring": drive.scoring.key,
        "scoring_options": written_options(drive.scoring),
        "movement": drive.movement.key,
        "movement_options": written_options(drive.movement),
        "seed": drive.seed,
        **written_plan(drive.plan),
        "practice": drive.practice,
        "closed": drive.closed,
        "corrected": drive.corrected,
    }


def _entrant_row(entrant: Entrant) -> Row:
    return {
        "number": entrant.number,
        "name": entrant.name,
        "person": entrant.person,
        "role": entrant.role,
        "pair": entrant.pair,
        "team": entrant.team,
        "shares": entrant.shares,
        "replaces": entrant.replaces,
        "dummy": entrant.dummy,
        "since": entrant.since,
        "until": entrant.until,
        "paid": entrant.paid,
    }


def _round_rows(drive_id: int, number: int, seated: Round) -> Iterator[tuple[Key, Row]]:
    for table in seated.tables:
        yield from _table_rows(drive_id, number, table)
        for seat, sharing in enumerate(table.seats):
            for place, entrant in enumerate(sharing):
                yield ("seat", (drive_id, number, entrant)), {"table": table.number, "seat": seat, "place": place}
    for place, entrant in enumerate(seated.resting):
        yield ("seat", (drive_id, number, entrant)), {"table": None, "seat": None, "place": place}


def _table_rows(drive_id: int, number: int, table: Table) -> Iterator[tuple[Key, Row]]:
    slip = table.slip
    yield (
        ("slip", (drive_id, number, table.number)),
        {
            "dealer": slip.dealer,
            "winner": slip.winner,
            "remark": slip.remark,
            "closed": slip.closed,
            "totals": None if slip.totals is None else list(slip.totals),
        },
    )
    for deal, written in enumerate(slip.deals, start=1):
        key = ("deal", (drive_id, number, table.number, deal))
        yield (
            key,
            {
                "marks": dict(written.marks),
                "trump": written.trump,
                "seats": [list(seat) for seat in written.seats],
            },
        )
