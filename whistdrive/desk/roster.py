"""Finding people: accents, case and the order of names do not matter, and namesakes are told apart."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from whistdrive.core.drive import Club, Drive, Entrant, Person
from whistdrive.core.names import folded


def matches(wanted: str, *texts: str) -> bool:
    """Whether every word of ``wanted`` begins some word of the texts."""
    words = [word for text in texts for word in _words(text)]
    return all(any(word.startswith(part) for word in words) for part in _words(wanted))


def search(club: Club, drive: Drive | None, wanted: str) -> tuple[Person, ...]:
    """The club's people who match and are not signed in to ``drive`` yet, by name; archived ones are left out."""
    present = {entrant.person for entrant in drive.entrants} if drive else set()
    found = [
        person
        for person in club.people
        if not person.archived
        and person.id not in present
        and matches(wanted, person.name, person.nickname, person.club_number)
    ]
    return tuple(sorted(found, key=lambda person: (folded(person.name), person.id)))


def told_apart(people: Iterable[Person]) -> dict[int, str]:
    """Each person's name by id, with the nickname, the club number or the id behind it where others bear the same."""
    listed = tuple(people)
    count = Counter(folded(person.name) for person in listed)

    def shown(person: Person) -> str:
        if count[folded(person.name)] == 1:
            return f"{person.name} ({person.nickname})" if person.nickname else person.name
        return f"{person.name} ({person.nickname or person.club_number or f'#{person.id}'})"

    return {person.id: shown(person) for person in listed}


def find_entrants(drive: Drive, wanted: str) -> tuple[Entrant, ...]:
    """The entrants whose number it is, or whose name matches, in the order of their numbers."""
    text = wanted.strip()
    if text.isdecimal():
        found = [entrant for entrant in drive.entrants if entrant.number == int(text)]
    else:
        found = [entrant for entrant in drive.entrants if text and matches(text, entrant.name)]
    return tuple(sorted(found, key=lambda entrant: entrant.number))


def _words(text: str) -> list[str]:
    return "".join(letter if letter.isalnum() else " " for letter in folded(text)).split()
