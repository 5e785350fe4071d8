"""Changes to the club's people."""

from __future__ import annotations

from dataclasses import replace

from whistdrive.core.changes.parts import clean, clean_name, next_id
from whistdrive.core.drive import Evening, Person
from whistdrive.core.findings import refuse


def add_person(evening: Evening, *, name: str, nickname: str = "", club_number: str = "") -> Evening:
    """Somebody new in the club. Namesakes are welcome; refused without a name."""
    club = evening.club
    person = Person(
        id=next_id(person.id for person in club.people),
        name=clean_name(name),
        nickname=clean(nickname, "nickname"),
        club_number=clean(club_number, "club_number"),
    )
    return replace(evening, club=replace(club, people=(*club.people, person)))


def edit_person(evening: Evening, *, person: int, name: str, nickname: str, club_number: str) -> Evening:
    """Correct a person's name; entrants of drives keep the name as printed until it is corrected there too."""
    corrected = replace(
        _find_person(evening, person),
        name=clean_name(name),
        nickname=clean(nickname, "nickname"),
        club_number=clean(club_number, "club_number"),
    )
    return _with_person(evening, corrected)


def archive_person(evening: Evening, *, person: int, archived: bool) -> Evening:
    """Put somebody out of the lists, or back into them; nothing is ever deleted."""
    return _with_person(evening, replace(_find_person(evening, person), archived=archived))


def _find_person(evening: Evening, person: int) -> Person:
    try:
        return evening.club.person(person)
    except KeyError:
        raise refuse("unknown_person", value=person) from None


def _with_person(evening: Evening, changed: Person) -> Evening:
    people = tuple(changed if each.id == changed.id else each for each in evening.club.people)
    return replace(evening, club=replace(evening.club, people=people))
