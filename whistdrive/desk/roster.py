"""Finding people: accents, case, the order of names and slips of the hand do not matter; namesakes are told apart."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from whistdrive.core.club import Club, Person
from whistdrive.core.drive import Drive, Entrant
from whistdrive.core.memo import Memo
from whistdrive.core.names import folded
from whistdrive.desk.slips_of_hand import slips_in_beginning

REMEMBERED: Final = 20_000
"""So many texts are kept in words: those of a large club, so that a key in a field takes no more than a moment."""


NOBODY: Final[Mapping[int, int]] = MappingProxyType({})
"""Where nobody has come yet."""

Order = Callable[[str], str]
"""What a name is sorted by, in some language."""


@dataclass(frozen=True, slots=True)
class Found:
    """Somebody who may be meant; ``slips`` (0: none) tells how many of the letters would have to be slips."""

    person: Person
    slips: int


def matches(wanted: str, *texts: str) -> bool:
    """Whether every word of ``wanted`` begins some word of the texts."""
    words = [word for text in texts for word in _words(text)]
    return all(any(word.startswith(part) for word in words) for part in _words(wanted))


def look_up(
    people: Iterable[Person], wanted: str, regulars: Mapping[int, int] = NOBODY, order: Order = folded
) -> tuple[Found, ...]:
    """Who may be meant by some words of a name, a nickname or a number of the club, the likeliest first.

    First come those who have every word, then those with words that begin so, then those where a long enough word
    begins so but for one slip or two; among equals who came most often (``regulars``: how often, by id), then by name,
    put in ``order``. Nothing at all means everybody.
    """
    parts = _words(wanted)
    found = []
    for person in people:
        likeness = _likeness(parts, (*_words(person.name), *_words(person.nickname), *_words(person.club_number)))
        if likeness is not None:
            found.append((likeness, -regulars.get(person.id, 0), order(person.name), person.id, person))
    return tuple(Found(person, slips) for (slips, _), _, _, _, person in sorted(found, key=lambda each: each[:4]))


def search(club: Club, drive: Drive | None, wanted: str) -> tuple[Person, ...]:
    """The club's people who match without a slip and are not signed in to ``drive`` yet, the likeliest first."""
    return tuple(found.person for found in to_sign_in(club, drive, wanted) if not found.slips)


def to_sign_in(
    club: Club, drive: Drive | None, wanted: str, regulars: Mapping[int, int] = NOBODY, order: Order = folded
) -> tuple[Found, ...]:
    """Those of the club's lists who may be meant and are not in ``drive`` yet, in the order of :func:`look_up`."""
    entered = {entrant.person for entrant in drive.entrants} if drive else set()
    merged = {club.in_truth(each.id).id for each in club.people if each.same_as is not None and each.id in entered}
    present = entered | merged
    people = (person for person in club.people if person.listed and person.id not in present)
    return look_up(people, wanted, regulars, order)


def told_apart(people: Iterable[Person]) -> Mapping[int, str]:
    """Each person's name by id, with the nickname, the club number or the id behind it where others bear the same."""
    listed = tuple(people)
    count = Counter(folded(person.name) for person in listed)
    shown = {person.id: _shown(person, alone=count[folded(person.name)] == 1) for person in listed}
    again = Counter(map(folded, shown.values()))
    for person in listed:
        if again[folded(shown[person.id])] > 1:
            behind = ", ".join(filter(None, (person.nickname, person.club_number or f"#{person.id}")))
            shown[person.id] = f"{person.name} ({behind})"
    return shown


def called_in(club: Club) -> Mapping[int, str]:
    """What everybody who is in the lists of a club is called there, namesakes told apart."""
    return _CALLED.answer(club.people, "listed", lambda: told_apart(each for each in club.people if each.listed))


def everybody(club: Club) -> Mapping[int, str]:
    """What all are called of whom the club knows, in its lists or not; those who were forgotten have no name here."""
    return _CALLED.answer(club.people, "all", lambda: told_apart(each for each in club.people if not each.erased))


def namesakes(club: Club, person: Person) -> tuple[Person, ...]:
    """The others in the lists who bear the same name."""
    same = folded(person.name)
    return tuple(each for each in club.people if each.listed and each.id != person.id and folded(each.name) == same)


def find_entrants(drive: Drive, wanted: str) -> tuple[Entrant, ...]:
    """The entrants whose number it is, or whose name matches, in the order of their numbers."""
    text = wanted.strip()
    if text.isdecimal():
        found = [entrant for entrant in drive.entrants if entrant.number == int(text)]
    else:
        found = [entrant for entrant in drive.entrants if text and matches(text, entrant.name)]
    return tuple(sorted(found, key=lambda entrant: entrant.number))


def _likeness(parts: tuple[str, ...], words: tuple[str, ...]) -> tuple[int, int] | None:
    """How many slips it takes to find every part among the words, and how many parts are no whole word; None: never."""
    slips = begun = 0
    for part in parts:
        if part in words:
            continue
        begun += 1
        if any(word.startswith(part) for word in words):
            continue
        fewest = min((each for word in words if (each := slips_in_beginning(part, word)) is not None), default=None)
        if fewest is None:
            return None
        slips += fewest
    return slips, begun


def _shown(person: Person, *, alone: bool) -> str:
    if alone:
        return f"{person.name} ({person.nickname})" if person.nickname else person.name
    return f"{person.name} ({person.nickname or person.club_number or f'#{person.id}'})"


_CALLED: Final = Memo[Mapping[int, str]](4)
"""By the people of a club, what each of them is called, among those in its lists or among all."""


@lru_cache(REMEMBERED)
def _words(text: str) -> tuple[str, ...]:
    return tuple("".join(letter if letter.isalnum() else " " for letter in folded(text)).split())
