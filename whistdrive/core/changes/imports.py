"""Changes that take in what came from a file: all of it in one step, or nothing."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import count

from whistdrive.core.changes.parts import (
    clean,
    clean_name,
    clean_note,
    find_entrant,
    next_id,
    open_drive,
    with_drive,
    with_entrant,
)
from whistdrive.core.changes.people import add_person
from whistdrive.core.changes.roster import add_dummy, edit_entrant, set_paid, set_role, set_team, share_seat, sign_in
from whistdrive.core.club import Person
from whistdrive.core.drive import Drive, Entrant
from whistdrive.core.evening import Evening
from whistdrive.core.findings import refuse

MOST_NUMBERED = 9999
"""The highest number of a pair or a team."""


@dataclass(frozen=True, slots=True)
class Arrival:
    """Somebody who is to be in the open drive as ``entrant`` says.

    Its id is 0 for who is not in yet, its number 0 for the lowest that is free. ``joins`` is who is new to the club,
    with an id that is given there. ``shares`` and ``replaces`` are numbers of others; the ids in ``entrant`` itself are
    not looked at.
    """

    entrant: Entrant
    joins: Person | None = None
    shares: int | None = None
    replaces: int | None = None


def import_people(evening: Evening, *, people: tuple[Person, ...]) -> Evening:
    """Take in people: those with the id 0 are new, the others are as they are here from now on.

    Refused without a name, for texts that are too long and for somebody whom the club does not know.
    """
    club = evening.club
    known = {person.id: person for person in club.people}
    free = count(next_id(known))
    for each in people:
        if each.id and (each.id not in known or known[each.id].erased):
            raise refuse("unknown_person", value=each.id)
        kept = replace(
            each,
            id=each.id or next(free),
            name=clean_name(each.name),
            nickname=clean(each.nickname, "nickname"),
            club_number=clean(each.club_number, "club_number"),
            note=clean_note(each.note),
        )
        known[kept.id] = kept
    return replace(evening, club=replace(club, people=tuple(known[each] for each in sorted(known))))


def import_entrants(evening: Evening, *, arrivals: tuple[Arrival, ...]) -> Evening:
    """Sign people in, or correct those who are in. Who shares a seat or stands in for somebody may come before them.

    Refused as signing in and correcting are.
    """
    ids = []
    for each in arrivals:
        evening = _corrected(evening, each.entrant) if each.entrant.id else _signed_in(evening, each)
        ids.append(each.entrant.id or open_drive(evening).entrants[-1].id)
    for entrant, each in zip(ids, arrivals, strict=True):
        evening = _with_seat(evening, entrant, each)
    return evening


def import_drive(evening: Evening, *, drive: Drive, people: tuple[Person, ...]) -> Evening:
    """Take in a whole drive, which becomes the one that is open, and people whom the club does not know yet.

    Their ids are new in the club, as that of the drive is. Who made the drive has seen that it is one.
    """
    return replace(evening, club=replace(evening.club, people=(*evening.club.people, *people)), drive=drive)


def _signed_in(evening: Evening, arrival: Arrival) -> Evening:
    wanted = arrival.entrant
    if wanted.dummy:
        evening = add_dummy(evening, name=wanted.name)
    else:
        person = wanted.person
        if arrival.joins is not None:
            new = arrival.joins
            evening = add_person(evening, name=new.name, nickname=new.nickname, club_number=new.club_number)
            person = evening.club.people[-1].id
        if person is None:
            raise refuse("unknown_person", value="")
        evening = sign_in(evening, person=person, role=wanted.role, number=wanted.number or None)
    entrant = open_drive(evening).entrants[-1]
    if wanted.dummy and wanted.number:
        evening = edit_entrant(evening, entrant=entrant.id, name=wanted.name, number=wanted.number, pair=None)
    for field in ("pair", "team"):
        number = getattr(wanted, field)
        if number is not None and not 1 <= number <= MOST_NUMBERED:
            raise refuse("number", field=field, value=number, allowed=f"1-{MOST_NUMBERED}")
    return with_drive(evening, lambda drive: with_entrant(drive, entrant.id, lambda e: _as_wanted(drive, e, wanted)))


def _as_wanted(drive: Drive, entrant: Entrant, wanted: Entrant) -> Entrant:
    """The new entrant with what nobody is asked at the door. When they came is known only before the first round."""
    if not drive.rounds:
        if wanted.since < 1 or (wanted.until is not None and wanted.until < 0):
            raise refuse("plan", field="since", value=min(wanted.since, wanted.until or 0), allowed="1-200")
        entrant = replace(entrant, since=wanted.since, until=wanted.until)
    return replace(
        entrant,
        name=clean_name(wanted.name),
        role=wanted.role,
        pair=wanted.pair,
        team=wanted.team,
        paid=wanted.paid,
    )


def _corrected(evening: Evening, wanted: Entrant) -> Evening:
    old = find_entrant(open_drive(evening), wanted.id)
    if (old.name, old.number, old.pair) != (wanted.name, wanted.number, wanted.pair):
        evening = edit_entrant(
            evening, entrant=old.id, name=wanted.name, number=wanted.number or old.number, pair=wanted.pair
        )
    if old.role != wanted.role:
        evening = set_role(evening, entrant=old.id, role=wanted.role)
    if old.team != wanted.team:
        evening = set_team(evening, entrant=old.id, team=wanted.team)
    if old.paid != wanted.paid:
        evening = set_paid(evening, entrant=old.id, paid=wanted.paid)
    return evening


def _with_seat(evening: Evening, entrant: int, arrival: Arrival) -> Evening:
    drive = open_drive(evening)
    ids = {each.number: each.id for each in drive.entrants}
    for number in (arrival.shares, arrival.replaces):
        if number is not None and (number not in ids or ids[number] == entrant):
            raise refuse("no_such_number", field="shares" if number == arrival.shares else "replaces", value=number)
    host = None if arrival.shares is None else ids[arrival.shares]
    if drive.by_id[entrant].shares != host:
        evening = share_seat(evening, entrant=entrant, shares=host)
    before = None if arrival.replaces is None else ids[arrival.replaces]
    if drive.by_id[entrant].replaces != before and not arrival.entrant.id:
        return with_drive(evening, lambda drive: with_entrant(drive, entrant, lambda e: replace(e, replaces=before)))
    return evening
