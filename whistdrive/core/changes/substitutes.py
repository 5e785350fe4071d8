"""Changes to who really sits in a seat: substitutes from now on, and people who sat in each other's seats."""

from __future__ import annotations

from dataclasses import replace

from whistdrive.core.changes.parts import (
    find_entrant,
    find_table,
    first_free,
    next_id,
    open_drive,
    with_drive,
    with_table,
)
from whistdrive.core.changes.people import add_person
from whistdrive.core.drive import Deal, Drive, Round, Seat, Table
from whistdrive.core.evening import Evening
from whistdrive.core.findings import refuse


def substitute(evening: Evening, *, entrant: int, person: int) -> Evening:
    """A club member takes over the seat of somebody who goes, from the next results on.

    They get a number of their own; the seat keeps its role, pair, team and place in the movement, and has one row in
    the results. If the round that is seated has no result at that table yet, the substitute plays it already. Refused
    when the person is in already, and for somebody who has gone.
    """
    drive = open_drive(evening)
    gone = find_entrant(drive, entrant)
    if any(each.person == person for each in drive.entrants):
        raise refuse("already_in", value=_name(evening, person))
    if gone.until is not None:
        raise refuse("has_gone", value=gone.name)
    after = _last_played(drive, entrant)
    successor = replace(
        gone,
        id=next_id(each.id for each in drive.entrants),
        number=first_free(each.number for each in drive.entrants),
        name=_name(evening, person),
        person=person,
        dummy=False,
        replaces=entrant,
        since=after + 1,
        paid=False,
    )
    entrants = tuple(replace(each, until=after) if each.id == entrant else each for each in drive.entrants)
    rounds = tuple(
        _with(held, {entrant: successor.id}) if number > after else held
        for number, held in enumerate(drive.rounds, start=1)
    )
    return with_drive(evening, lambda drive: replace(drive, entrants=(*entrants, successor), rounds=rounds))


def substitute_new(evening: Evening, *, entrant: int, name: str) -> Evening:
    """Somebody new to the club takes over a seat, in one step."""
    joined = add_person(evening, name=name)
    return substitute(joined, entrant=entrant, person=joined.club.people[-1].id)


def swap_played(evening: Evening, *, number: int, one: int, another: int, deal: int | None = None) -> Evening:
    """Two people sat in each other's seats in round ``number``, found out later: what was won goes with the seats.

    With ``deal`` this is so for that deal alone, where the game is scored deal by deal and both sat at one table; other
    rounds stay as they were. Refused (``as_a_whole``) where a sitting is scored as a whole, and for somebody who did
    not sit.
    """
    drive = open_drive(evening)
    if not 1 <= number <= len(drive.rounds):
        raise refuse("unknown_round", value=number, allowed=f"1-{len(drive.rounds)}")
    if drive.closed:
        raise refuse("drive_closed", round=number)
    held = drive.rounds[number - 1]
    for each in (one, another):
        if each not in held.entrants():
            raise refuse("not_seated", round=number, value=find_entrant(drive, each).name)
    places = {one: another, another: one}
    if deal is None or (drive.plan.deals == 1 and deal == 1):
        swapped = _with(held, places)
        rounds = tuple(swapped if each is held else each for each in drive.rounds)
        return with_drive(evening, lambda drive: replace(drive, rounds=rounds))
    table = next((each for each in held.tables if {one, another} <= set(each.entrants())), None)
    if drive.scoring.plays_rubbers or table is None:
        raise refuse("as_a_whole", round=number)
    return with_drive(evening, lambda drive: _swap_in_deal(drive, number, table.number, deal, places))


def _swap_in_deal(drive: Drive, number: int, table_number: int, deal: int, places: dict[int, int]) -> Drive:
    table = find_table(drive, number, table_number)
    if not 1 <= deal <= len(table.slip.deals):
        raise refuse("no_such_deal", round=number, table=table_number, value=deal)
    old = table.slip.deals[deal - 1]
    seats = _exchanged(old.seats or table.seats, places)
    written = Deal(old.marks, old.trump, () if seats == table.seats else seats)
    deals = (*table.slip.deals[: deal - 1], written, *table.slip.deals[deal:])
    return with_table(drive, number, table_number, lambda at: replace(at, slip=replace(at.slip, deals=deals)))


def _with(held: Round, places: dict[int, int]) -> Round:
    """The round with other people in some seats; a table where nobody changes is the very same."""
    return Round(
        tuple(_table_with(table, places) for table in held.tables),
        tuple(places.get(entrant, entrant) for entrant in held.resting),
    )


def _table_with(table: Table, places: dict[int, int]) -> Table:
    if not places.keys() & set(table.entrants()):
        return table
    deals = tuple(
        replace(deal, seats=_exchanged(deal.seats, places)) if deal.seats else deal for deal in table.slip.deals
    )
    slip = table.slip if deals == table.slip.deals else replace(table.slip, deals=deals)
    return replace(table, seats=_exchanged(table.seats, places), slip=slip)


def _exchanged(seats: tuple[Seat, ...], places: dict[int, int]) -> tuple[Seat, ...]:
    return tuple(tuple(places.get(entrant, entrant) for entrant in seat) for seat in seats)


def _last_played(drive: Drive, entrant: int) -> int:
    """The last round in which somebody has played or rested for good: not one that waits for its first result."""
    played = 0
    for number, held in enumerate(drive.rounds, start=1):
        table = next((each for each in held.tables if entrant in each.entrants()), None)
        if held.started if table is None else not table.slip.blank:
            played = number
    return played


def _name(evening: Evening, person: int) -> str:
    try:
        return evening.club.person(person).name
    except KeyError:
        raise refuse("unknown_person", value=person) from None
