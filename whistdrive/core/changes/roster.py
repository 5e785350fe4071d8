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
from whistdrive.core.drive import Drive, Entrant, Evening
from whistdrive.core.findings import refuse

ROLES = ("A", "B")


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


def sign_out(evening: Evening, *, entrant: int) -> Evening:
    """Take somebody off the list who never sat down; refused for anyone who did (see :func:`leave`)."""
    drive = open_drive(evening)
    gone = find_entrant(drive, entrant)
    if any(entrant in seated.entrants() for seated in drive.rounds):
        raise refuse("has_played", value=gone.name)
    return with_drive(
        evening, lambda drive: replace(drive, entrants=tuple(e for e in drive.entrants if e.id != entrant))
    )


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
