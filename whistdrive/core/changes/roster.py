"""Changes to who takes part: at the door and during the evening."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Literal

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
from whistdrive.core.changes.wishes import make_wish, without
from whistdrive.core.drive import Drive, Entrant
from whistdrive.core.evening import Evening
from whistdrive.core.findings import refuse
from whistdrive.core.successors import first_holders

ROLES = ("A", "B")

PAIR, TEAM = 2, 4
"""How many seats a pair and a team have."""

Bond = Literal["pair", "team"]


def sign_in(evening: Evening, *, person: int, role: str | None = None, number: int | None = None) -> Evening:
    """Sign a club member in, with the lowest free number unless one is given.

    Those who come after a round is seated play from the next one. What they wish of every evening, with others who are
    in, is a wish of this drive then. Refused when they are in already, when the number is
    taken or below 1, and for a role other than A or B.
    """
    drive = open_drive(evening)
    known_as = evening.club.entries(person)
    if any(entrant.person in known_as for entrant in drive.entrants):
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
    return _as_bound(with_drive(evening, lambda drive: replace(drive, entrants=(*drive.entrants, entrant))), entrant)


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

    Who was to be their substitute is that of whoever they stood in for themselves.
    Refused for anyone who did sit down (see :func:`leave`), and for anyone who has a card, an adjustment or a prize.
    """
    drive = open_drive(evening)
    gone = find_entrant(drive, entrant)
    if _was_seated(drive, entrant):
        raise refuse("has_played", value=gone.name)
    has = [each.entrants for each in drive.adjustments] + [each.decided + each.given for each in drive.prizes]
    if entrant in {each.entrant for each in drive.cards}.union(*has):
        raise refuse("has_points", value=gone.name)
    heirs = [each.id for each in drive.entrants if each.shares == entrant]

    def left(other: Entrant) -> Entrant:
        if other.replaces == entrant:
            other = replace(other, replaces=gone.replaces)
        if other.shares != entrant:
            return other
        return replace(other, shares=None if other.id == heirs[0] else heirs[0])

    entrants = tuple(left(other) for other in drive.entrants if other.id != entrant)
    return with_drive(evening, lambda drive: replace(drive, entrants=entrants, wishes=without(drive.wishes, entrant)))


def share_seat(evening: Evening, *, entrant: int, shares: int | None) -> Evening:
    """Let somebody sit in turn in the seat of another (``shares``, an id), or in a seat of their own again (None).

    They have one row in the results, the pair and the team of the seat, and sit there from the next round on. Refused
    with oneself, with a dummy, with somebody who has no seat of their own, for somebody whose seat is shared, and for
    somebody who has been seated, since their results would then be added to another's.
    """
    drive = open_drive(evening)
    guest = find_entrant(drive, entrant)
    host = guest if shares is None else find_entrant(drive, shares)
    if shares is not None:
        if shares == entrant or host.dummy or guest.dummy or host.shares is not None:
            raise refuse("shares_with", field="shares", value=guest.name, with_name=host.name)
        if any(each.shares == entrant for each in drive.entrants):
            raise refuse("is_shared", field="shares", value=guest.name)
    if _was_seated(drive, entrant):
        raise refuse("shares_seated", field="shares", value=guest.name)
    pair, team = (host.pair, host.team) if host.shares is None else (None, None)
    return with_drive(
        evening,
        lambda drive: with_entrant(drive, entrant, lambda e: replace(e, shares=shares, pair=pair, team=team)),
    )


def set_team(evening: Evening, *, entrant: int, team: int | None) -> Evening:
    """For which team of four somebody plays, with those who share their seat.

    Refused when four others in the room play for it, for somebody who has played in a drive of teams, and for somebody
    who shares the seat of another.
    """
    drive = open_drive(evening)
    old = find_entrant(drive, entrant)
    if team is not None and not 1 <= team <= 9999:
        raise refuse("number", field="team", value=team, allowed="1-9999")
    if team != old.team:
        _check_bond(drive, old, "team", team, most=TEAM, kept=drive.movement.keeps_teams)
    return with_drive(evening, lambda drive: _with_seat(drive, old, lambda e: replace(e, team=team)))


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
    """Somebody who had gone plays again from the next round; refused while a substitute has their seat."""
    drive = open_drive(evening)
    back, firsts = find_entrant(drive, entrant), first_holders(drive)
    for each in drive.playing(len(drive.rounds) + 1):
        if each.id != entrant and firsts[each.id] == firsts[entrant]:
            raise refuse("seat_taken", value=back.name, with_name=each.name)
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

    Those who share their seat belong to the pair too. Refused when the number is taken or two others in the room are
    that pair, and another pair for somebody who has played in one or shares the seat of another.
    """
    drive = open_drive(evening)
    old = find_entrant(drive, entrant)
    _check_number(drive, old, number)
    if pair != old.pair:
        _check_bond(drive, old, "pair", pair, most=PAIR, kept=drive.movement.keeps_pairs)
    corrected = replace(old, name=clean_name(name), number=number)

    def edited(drive: Drive) -> Drive:
        return _with_seat(with_entrant(drive, entrant, lambda _: corrected), old, lambda e: replace(e, pair=pair))

    return with_drive(evening, edited)


def _check_bond(drive: Drive, entrant: Entrant, bond: Bond, number: int | None, *, most: int, kept: bool) -> None:
    """Refuse another pair or team: for who has played in it (where it is ``kept``), for a guest, and a full one."""
    if kept and any(entrant.id in table.entrants() for seated in drive.rounds for table in seated.tables):
        raise refuse("already_seated", field=bond)
    if entrant.shares is not None:
        raise refuse("follows_seat", field=bond, value=entrant.name)
    others = [
        other
        for other in drive.entrants
        if getattr(other, bond) == number and other.id != entrant.id and other.shares is None and other.until is None
    ]
    if number is not None and len(others) >= most:
        raise refuse(f"{bond}_full", field=bond, value=number)


def _as_bound(evening: Evening, entrant: Entrant) -> Evening:
    """The evening with what its latest guest and others who are in wish of every evening."""
    drive = open_drive(evening)
    others = {each.person: each.id for each in drive.entrants}
    for bond in evening.club.bonds:
        if entrant.person in bond.people and all(each in others for each in bond.people):
            one, another = sorted(others[each] for each in bond.people)
            if not any((wish.kind, wish.entrants) == (bond.kind, (one, another)) for wish in drive.wishes):
                evening = make_wish(evening, kind=bond.kind, entrants=(one, another))
    return evening


def _with_seat(drive: Drive, owner: Entrant, change: Callable[[Entrant], Entrant]) -> Drive:
    """The drive with somebody and all who share their seat changed."""
    entrants = tuple(change(e) if owner.id in (e.id, e.shares) else e for e in drive.entrants)
    return replace(drive, entrants=entrants)


def _was_seated(drive: Drive, entrant: int) -> bool:
    return any(entrant in seated.entrants() for seated in drive.rounds)


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
