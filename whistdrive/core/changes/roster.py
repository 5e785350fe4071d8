"""Changes to who takes part: at the door and during the evening."""

from __future__ import annotations

from dataclasses import replace

from whistdrive.core.changes.parts import (
    clean_name,
    find_entrant,
    first_free,
    next_id,
    open_drive,
    with_drive,
    with_entrant,
)
from whistdrive.core.changes.people import add_person
from whistdrive.core.changes.wishes import without
from whistdrive.core.drive import Drive, Entrant, Evening
from whistdrive.core.findings import refuse

ROLES = ("A", "B")

TEAM = 4
"""How many play for a team."""


def sign_in(evening: Evening, *, person: int, role: str | None = None, number: int | None = None) -> Evening:
    """Sign a club member in, with the lowest free number unless one is given.

    Those who come after a round is seated play from the next one. Refused when they are in already, when the number is
    taken or below 1, and for a role other than A or B.
    """
    drive = open_drive(evening)
    if any(entrant.person == person for entrant in drive.entrants):
        raise refuse("already_in", value=_name(evening, person))
    if role not in (None, *ROLES):
        raise refuse("role", field="role", value=role, allowed="A B")
    entrant = Entrant(
        id=next_id(entrant.id for entrant in drive.entrants),
        number=first_free(entrant.number for entrant in drive.entrants) if number is None else number,
        name=_name(evening, person),
        person=person,
        role=role,
        since=len(drive.rounds) + 1,
    )
    _check_number(drive, entrant, entrant.number)
    return with_drive(evening, lambda drive: replace(drive, entrants=(*drive.entrants, entrant)))


def sign_in_new(
    evening: Evening, *, name: str, nickname: str = "", role: str | None = None, number: int | None = None
) -> Evening:
    """Add somebody to the club and sign them in, in one step."""
    joined = add_person(evening, name=name, nickname=nickname)
    return sign_in(joined, person=joined.club.people[-1].id, role=role, number=number)


def add_dummy(evening: Evening, *, name: str) -> Evening:
    """A dummy under a name, with the lowest free number: it fills a seat, but has no place in the results."""
    drive = open_drive(evening)
    dummy = Entrant(
        id=next_id(entrant.id for entrant in drive.entrants),
        number=first_free(entrant.number for entrant in drive.entrants),
        name=clean_name(name),
        dummy=True,
        since=len(drive.rounds) + 1,
    )
    return with_drive(evening, lambda drive: replace(drive, entrants=(*drive.entrants, dummy)))


def sign_out(evening: Evening, *, entrant: int) -> Evening:
    """Take somebody off the list who never sat down, and out of all wishes; who shared their seat then has it alone.

    Refused for anyone who did sit down (see :func:`leave`).
    """
    drive = open_drive(evening)
    gone = find_entrant(drive, entrant)
    if any(entrant in seated.entrants() for seated in drive.rounds):
        raise refuse("has_played", value=gone.name)
    heirs = [each.id for each in drive.entrants if each.shares == entrant]

    def left(other: Entrant) -> Entrant:
        if other.shares != entrant:
            return other
        return replace(other, shares=None if other.id == heirs[0] else heirs[0])

    entrants = tuple(left(other) for other in drive.entrants if other.id != entrant)
    return with_drive(evening, lambda drive: replace(drive, entrants=entrants, wishes=without(drive.wishes, entrant)))


def share_seat(evening: Evening, *, entrant: int, shares: int | None) -> Evening:
    """Let somebody sit in turn in the seat of another (``shares``, an id), or in a seat of their own again (None).

    They have one row in the results, and sit there from the next round on. Refused with oneself, with a dummy, with
    somebody who has no seat of their own, for somebody whose seat is shared, and for somebody who has been seated,
    since their results would then be added to another's.
    """
    drive = open_drive(evening)
    guest = find_entrant(drive, entrant)
    if shares is not None:
        host = find_entrant(drive, shares)
        if shares == entrant or host.dummy or guest.dummy or host.shares is not None:
            raise refuse("shares_with", field="shares", value=guest.name, with_name=host.name)
        if any(each.shares == entrant for each in drive.entrants):
            raise refuse("is_shared", field="shares", value=guest.name)
    if any(entrant in seated.entrants() for seated in drive.rounds):
        raise refuse("shares_seated", field="shares", value=guest.name)
    return with_drive(evening, lambda drive: with_entrant(drive, entrant, lambda e: replace(e, shares=shares)))


def set_team(evening: Evening, *, entrant: int, team: int | None) -> Evening:
    """For which team of four somebody plays; refused when it is full, and once a drive of teams is seated."""
    drive = open_drive(evening)
    old = find_entrant(drive, entrant)
    if team != old.team and drive.rounds and drive.movement.keeps_teams:
        raise refuse("already_seated", field="team")
    if team is not None and not 1 <= team <= 9999:
        raise refuse("number", field="team", value=team, allowed="1-9999")
    if team is not None and sum(e.team == team and e.id != entrant for e in drive.entrants) >= TEAM:
        raise refuse("team_full", field="team", value=team)
    return with_drive(evening, lambda drive: with_entrant(drive, entrant, lambda e: replace(e, team=team)))


def leave(evening: Evening, *, entrant: int, after: int) -> Evening:
    """Somebody goes home after round ``after`` (counted from 1): results stay, no seat from then on.

    Refused while they sit in a later round.
    """
    drive = open_drive(evening)
    goes = find_entrant(drive, entrant)
    later = [number for number, seated in enumerate(drive.rounds, start=1) if entrant in seated.entrants()]
    if later and later[-1] > after:
        raise refuse("still_seated", round=later[-1], value=goes.name)
    return with_drive(evening, lambda drive: with_entrant(drive, entrant, lambda e: replace(e, until=max(after, 0))))


def come_back(evening: Evening, *, entrant: int) -> Evening:
    """Somebody who had gone plays again from the next round."""
    return with_drive(evening, lambda drive: with_entrant(drive, entrant, lambda e: replace(e, until=None)))


def set_role(evening: Evening, *, entrant: int, role: str | None) -> Evening:
    """Who they play as: A, B or none. Rounds that are seated stay as they are."""
    if role not in (None, *ROLES):
        raise refuse("role", field="role", value=role, allowed="A B")
    return with_drive(evening, lambda drive: with_entrant(drive, entrant, lambda e: replace(e, role=role)))


def set_paid(evening: Evening, *, entrant: int, paid: bool) -> Evening:
    """Whether the fee is in the box."""
    return with_drive(evening, lambda drive: with_entrant(drive, entrant, lambda e: replace(e, paid=paid)))


def edit_entrant(evening: Evening, *, entrant: int, name: str, number: int, pair: int | None) -> Evening:
    """Correct a name as printed, a number, or with whom they form a pair (entrants of one number, two at most).

    Refused when the number is taken or the pair is full, and for another pair once somebody is seated.
    """
    drive = open_drive(evening)
    old = find_entrant(drive, entrant)
    _check_number(drive, old, number)
    if pair != old.pair and drive.rounds and drive.movement.keeps_pairs:
        raise refuse("already_seated", field="pair")
    if pair is not None and sum(e.pair == pair and e.id != entrant for e in drive.entrants) > 1:
        raise refuse("pair_full", field="pair", value=pair)
    kept = clean_name(name)
    return with_drive(
        evening, lambda drive: with_entrant(drive, entrant, lambda e: replace(e, name=kept, number=number, pair=pair))
    )


def _check_number(drive: Drive, entrant: Entrant, number: int) -> None:
    if not 1 <= number <= 9999:
        raise refuse("number", field="number", value=number, allowed="1-9999")
    if any(other.number == number and other.id != entrant.id for other in drive.entrants):
        raise refuse("number_taken", field="number", value=number)


def _name(evening: Evening, person: int) -> str:
    try:
        return evening.club.person(person).name
    except KeyError:
        raise refuse("unknown_person", value=person) from None
