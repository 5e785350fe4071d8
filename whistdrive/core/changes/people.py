"""Changes to the club's people, and to what they wish of every evening."""

from __future__ import annotations

from dataclasses import replace

from whistdrive.core.changes.parts import clean, clean_name, clean_note, next_id, open_drive, with_drive
from whistdrive.core.club import Bond, BondKind, Person
from whistdrive.core.drive import Entrant
from whistdrive.core.evening import Evening
from whistdrive.core.findings import refuse


def add_person(evening: Evening, *, name: str, nickname: str = "", club_number: str = "", note: str = "") -> Evening:
    """Somebody new in the club. Namesakes are welcome; refused without a name."""
    club = evening.club
    person = Person(
        id=next_id(person.id for person in club.people),
        name=clean_name(name),
        nickname=clean(nickname, "nickname"),
        club_number=clean(club_number, "club_number"),
        note=clean_note(note),
    )
    return replace(evening, club=replace(club, people=(*club.people, person)))


def add_people(evening: Evening, *, people: tuple[Person, ...]) -> Evening:
    """Several new people in one step, with ids given here. Refused as :func:`add_person` is, and then none is added."""
    for each in people:
        evening = add_person(
            evening, name=each.name, nickname=each.nickname, club_number=each.club_number, note=each.note
        )
    return evening


def edit_person(
    evening: Evening,
    *,
    person: int,
    name: str | None = None,
    nickname: str | None = None,
    club_number: str | None = None,
    note: str | None = None,
) -> Evening:
    """Correct a person's name; entrants of drives keep the name as printed until it is corrected there too.

    What is None stays as it is. Refused for whoever was erased.
    """
    old = _find_person(evening, person)
    if old.erased:
        raise refuse("erased", field="name", value=old.id)
    corrected = replace(
        old,
        name=old.name if name is None else clean_name(name),
        nickname=old.nickname if nickname is None else clean(nickname, "nickname"),
        club_number=old.club_number if club_number is None else clean(club_number, "club_number"),
        note=old.note if note is None else clean_note(note),
    )
    return _with_person(evening, corrected)


def archive_person(evening: Evening, *, person: int, archived: bool) -> Evening:
    """Put somebody out of the lists, or back into them."""
    return _with_person(evening, replace(_find_person(evening, person), archived=archived))


def delete_person(evening: Evening, *, person: int) -> Evening:
    """Strike somebody who never played, with what they wish.

    Refused (``has_history``) for whoever is in the open drive and for whom another turned out to be; what they have in
    other drives only the club file knows (see :func:`whistdrive.desk.people.strike`).
    """
    gone, club = _find_person(evening, person), evening.club
    here = evening.drive is not None and any(each.person == person for each in evening.drive.entrants)
    if here or gone.same_as is not None or any(each.same_as == person for each in club.people):
        raise refuse("has_history", value=gone.name)
    people = tuple(each for each in club.people if each.id != person)
    bonds = tuple(bond for bond in club.bonds if person not in bond.people)
    return replace(evening, club=replace(club, people=people, bonds=bonds))


def correct_name(evening: Evening, *, person: int) -> Evening:
    """Call somebody in the open drive what the club calls them now. Refused where it is closed: it stays as printed."""
    name, drive = _find_person(evening, person).name, open_drive(evening)
    if drive.closed:
        raise refuse("drive_closed")

    def corrected(entrant: Entrant) -> Entrant:
        is_meant = entrant.person is not None and evening.club.in_truth(entrant.person).id == person
        return replace(entrant, name=name) if is_meant else entrant

    return with_drive(evening, lambda drive: replace(drive, entrants=tuple(map(corrected, drive.entrants))))


def merge_people(evening: Evening, *, person: int, into: int) -> Evening:
    """Say that a person is the same as another: they leave the lists, and what they played is the other's.

    The other gets the nickname, the number and the note that it lacks, and the bonds. Refused with oneself, with
    somebody who is out of the lists, and where both are in the open drive.
    """
    gone, kept = _find_person(evening, person), _find_person(evening, into)
    if gone.id == kept.id or not kept.listed or gone.same_as is not None or gone.erased:
        raise refuse("cannot_merge", value=gone.name, with_name=kept.name)
    present = {entrant.person for entrant in evening.drive.entrants} if evening.drive else set()
    if {gone.id, kept.id} <= present:
        raise refuse("both_play", value=gone.name, with_name=kept.name)
    merged = _with_person(evening, replace(gone, same_as=kept.id))
    merged = _with_person(
        merged,
        replace(
            kept,
            nickname=kept.nickname or gone.nickname,
            club_number=kept.club_number or gone.club_number,
            note="\n".join(note for note in (kept.note, gone.note) if note),
        ),
    )
    return _with_bonds(merged, gone.id, kept.id)


def part_person(evening: Evening, *, person: int) -> Evening:
    """Take back that somebody is the same as another: they are in the lists again. Refused where they are nobody's."""
    old = _find_person(evening, person)
    if old.same_as is None:
        raise refuse("not_merged", value=old.name)
    return _with_person(evening, replace(old, same_as=None))


def make_bond(evening: Evening, *, kind: BondKind, one: int, another: int) -> Evening:
    """Two people wish to sit apart, or together, whenever both come; instead of what they wished before.

    Refused for one person alone.
    """
    people = sorted(_find_person(evening, each).id for each in (one, another))
    if people[0] == people[1]:
        raise refuse("wish_people", field="wish", value=1, allowed="2")
    club = evening.club
    others = tuple(bond for bond in club.bonds if bond.people != (people[0], people[1]))
    made = Bond(next_id(bond.id for bond in club.bonds), kind, (people[0], people[1]))
    return replace(evening, club=replace(club, bonds=(*others, made)))


def drop_bond(evening: Evening, *, bond: int) -> Evening:
    """Two people have no such wish any more."""
    kept = tuple(each for each in evening.club.bonds if each.id != bond)
    if len(kept) == len(evening.club.bonds):
        raise refuse("no_wish", value=bond)
    return replace(evening, club=replace(evening.club, bonds=kept))


def _with_bonds(evening: Evening, gone: int, kept: int) -> Evening:
    """The bonds of one person given to another, who keeps their own."""
    club = evening.club
    known = {bond.people for bond in club.bonds}
    bonds = []
    for bond in club.bonds:
        one, another = sorted(kept if each == gone else each for each in bond.people)
        moved = replace(bond, people=(one, another))
        if moved.people == bond.people or (one != another and moved.people not in known):
            bonds.append(moved)
            known.add(moved.people)
    return replace(evening, club=replace(club, bonds=tuple(bonds)))


def _find_person(evening: Evening, person: int) -> Person:
    try:
        return evening.club.person(person)
    except KeyError:
        raise refuse("unknown_person", value=person) from None


def _with_person(evening: Evening, changed: Person) -> Evening:
    people = tuple(changed if each.id == changed.id else each for each in evening.club.people)
    return replace(evening, club=replace(evening.club, people=people))
