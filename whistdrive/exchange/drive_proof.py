"""Whether a drive from a file can be one: everybody who is named is there, and every slip can be scored."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from whistdrive.core.changes.drives import check_plan
from whistdrive.core.changes.parts import LONGEST_TEXT
from whistdrive.core.club import Person
from whistdrive.core.drive import Drive, Entrant, Seat, Table
from whistdrive.core.findings import Refused, refuse
from whistdrive.core.prizes import awards
from whistdrive.core.ranking import STEPS
from whistdrive.core.standings import standings
from whistdrive.core.texts import is_seen
from whistdrive.exchange.entrants import MOST_ENTRANTS
from whistdrive.exchange.result_columns import TRUMPS

_MOST: Final = 9999
"""The highest number of an entrant, a pair, a team or a table."""

_MOST_PRIZES: Final = 100
"""More than any club hands out; each is worked out among all entrants."""

_ROLES: Final = (None, "A", "B")


def damaged(what: str) -> Refused:
    """The refusal of a file, naming the place that is wrong in it."""
    return refuse("drive_file_wrong", value=what)


def proved(drive: Drive, people: Sequence[Person]) -> Drive:
    """The drive, of which every part is of its type already; raises Refused with the first thing that cannot be."""
    wrong = next(_wrong(drive, people), None)
    if wrong is not None:
        raise damaged(wrong)
    check_plan(drive.plan, drive.scoring, played=len(drive.rounds))
    for number, seated in enumerate(drive.rounds, start=1):
        for table in seated.tables:
            _check_slip(drive, number, table)
    try:
        standings(drive)
        awards(drive)
    except (LookupError, TypeError, ValueError, ArithmeticError, AttributeError) as error:
        raise damaged(f"{type(error).__name__}: {error}") from error
    return drive


def _wrong(drive: Drive, people: Sequence[Person]) -> Iterator[str]:
    """The places of what cannot be."""
    if not drive.title:
        yield "drive, title"
    yield from _in_plan(drive)
    yield from _in_entrants(drive, people)
    yield from _in_rounds(drive)
    for kind, parts in (("wish", drive.wishes), ("adjustment", drive.adjustments), ("tie", drive.ties)):
        if len(parts) > MOST_ENTRANTS:
            yield f"{kind} {len(parts)}"
    if len(drive.prizes) > _MOST_PRIZES or len(drive.cash) > MOST_ENTRANTS:
        yield "prize, cash"
    for kind, each, named in _named(drive):
        if not all(entrant in drive.by_id for entrant in named):
            yield f"{kind} {each}"


def _in_entrants(drive: Drive, people: Sequence[Person]) -> Iterator[str]:
    known = {person.id for person in people}
    named = {entrant.person for entrant in drive.entrants}
    if len(known) < len(people) or not known <= named or not all(is_seen(person.name) for person in people):
        yield "people"
    for entrant in drive.entrants:
        if not _possible(drive, entrant, known):
            yield f"entrant {entrant.id}"
    if len({each.number for each in drive.entrants}) < len(drive.entrants) or len(drive.entrants) > MOST_ENTRANTS:
        yield "entrant, number"
    for name in ("shares", "replaces"):
        yield from _circles(drive, name)


def _in_rounds(drive: Drive) -> Iterator[str]:
    if drive.practice and not drive.rounds:
        yield "practice"
    for number, seated in enumerate(drive.rounds, start=1):
        if not seated.tables or not all(each in drive.by_id for each in seated.entrants()):
            yield f"round {number}"
        for table in seated.tables:
            if not _sits(drive, table):
                yield f"table {number}/{table.number}"


def _in_plan(drive: Drive) -> Iterator[str]:
    plan = drive.plan
    if not set(plan.trumps) <= set(TRUMPS):
        yield "trumps"
    if not plan.ranking or not set(plan.ranking) <= set(STEPS):
        yield "ranking"
    if any(len(role) > LONGEST_TEXT for role in plan.roles or ()):
        yield "roles"
    if drive.seed < 0:
        yield "seed"


def _possible(drive: Drive, entrant: Entrant, people: set[int]) -> bool:
    """Whether an entrant has numbers that there are, and names others who are there."""
    numbers = (entrant.number, entrant.pair or 1, entrant.team or 1, entrant.since)
    others = (entrant.shares, entrant.replaces)
    return (
        all(1 <= number <= _MOST for number in numbers)
        and 0 <= (entrant.until or 0) <= _MOST
        and entrant.role in _ROLES
        and is_seen(entrant.name)
        and all(other is None or (other in drive.by_id and other != entrant.id) for other in others)
        and (entrant.person is None or entrant.person in people)
    )


def _circles(drive: Drive, name: str) -> Iterator[str]:
    """Entrants who would share the seat of, or stand in for, somebody who in the end is themselves."""
    leads: Mapping[int, int | None] = {each.id: getattr(each, name) for each in drive.entrants}
    ending: set[int] = set()
    for entrant in drive.entrants:
        way: dict[int, None] = {}
        at: int | None = entrant.id
        while at is not None and at not in ending and at not in way:
            way[at] = None
            at = leads.get(at)
        if at in way:
            yield f"entrant {entrant.id}, {name}"
        ending.update(way)


def _sits(drive: Drive, table: Table) -> bool:
    seatings = [table.seats, *(deal.seats for deal in table.slip.deals if deal.seats)]
    return 1 <= table.number <= _MOST and all(_whole_table(drive, seats) for seats in seatings)


def _whole_table(drive: Drive, seats: Sequence[Seat]) -> bool:
    full = len(seats) == len(drive.scoring.seats) and all(seats)
    return full and all(each in drive.by_id for seat in seats for each in seat)


def _named(drive: Drive) -> Iterator[tuple[str, int, Iterable[int]]]:
    """Whoever is named beside the seats: kind and id of what names them."""
    for wish in drive.wishes:
        yield "wish", wish.id, wish.entrants
    for adjustment in drive.adjustments:
        yield "adjustment", adjustment.id, adjustment.entrants
    for card in drive.cards:
        yield "card", card.entrant, (card.entrant,)
    for prize in drive.prizes:
        yield "prize", prize.id, (*prize.decided, *prize.given)
    for tie in drive.ties:
        yield "tie", tie.id, (*tie.tied, *tie.order)


def _check_slip(drive: Drive, number: int, table: Table) -> None:
    """Raises Refused, placed at the table, for a slip that cannot be scored."""
    slip = table.slip
    if slip.dealer not in drive.scoring.seats or any(deal.trump not in (None, *TRUMPS) for deal in slip.deals):
        raise damaged(f"slip {number}/{table.number}")
    try:
        drive.sheet(number, table)
    except Refused as refused:
        raise Refused(*(each.at(round=number, table=table.number) for each in refused.findings)) from None
