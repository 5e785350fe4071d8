"""All that a club keeps of somebody, gathered from its list, its drives and its journal."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from whistdrive.core.club import BondKind, Person
from whistdrive.core.drive import Drive
from whistdrive.desk.desk import Desk
from whistdrive.desk.roster import everybody
from whistdrive.store import Appearance, FormerEntry, Partner


@dataclass(frozen=True, slots=True)
class PersonData:
    """What is kept of ``person``.

    ``joined`` are entries that turned out to be the same person; ``former`` is what the journal remembers of earlier
    entries. ``wishes`` have the id of the other, ``partners`` too, with rounds and drives; ``called`` tells how each is
    called. ``drives`` are those of ``appearances``, by id; ``entries`` are the ids under which entrants there are the
    person.
    """

    club: str
    person: Person
    entries: frozenset[int]
    joined: tuple[Person, ...]
    former: tuple[FormerEntry, ...]
    wishes: tuple[tuple[BondKind, int], ...]
    partners: tuple[Partner, ...]
    called: Mapping[int, str]
    appearances: tuple[Appearance, ...]
    drives: Mapping[int, Drive]


def person_data(desk: Desk, person_id: int) -> PersonData:
    """Gather it, reading every drive in which they took part; raises KeyError for somebody whom nobody knows."""
    club = desk.evening.club
    person, entries = club.person(person_id), club.entries(person_id)
    appearances = desk.appearances(person_id)
    now = FormerEntry(person.name, person.nickname, person.club_number, person.note)
    return PersonData(
        club=club.name,
        person=person,
        entries=entries,
        joined=tuple(each for each in club.people if each.id in entries and each.id != person_id),
        former=tuple(each for each in desk.former(person_id) if each != now),
        wishes=tuple(
            (bond.kind, other)
            for bond in club.bonds
            for other in bond.people
            if person_id in bond.people and other != person_id
        ),
        partners=desk.partners(person_id),
        called=everybody(club),
        appearances=appearances,
        drives={each.drive: desk.look_at(each.drive) for each in appearances},
    )
