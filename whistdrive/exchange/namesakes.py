"""Whom the rows of a table mean, of all whom the club knows: namesakes are kept apart, or asked about."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from whistdrive.core.club import Club, Person
from whistdrive.core.findings import Finding, Gravity
from whistdrive.core.names import folded


@dataclass(frozen=True, slots=True)
class Meant:
    """Whom a row means: somebody known, by id, or (None) somebody new. ``namesakes`` are all who may be meant.

    It is ``doubtful`` where somebody would be new who has namesakes, and ``open`` where nothing tells which of several
    is meant; unless somebody has said so.
    """

    person: int | None = None
    namesakes: tuple[int, ...] = ()
    doubtful: bool = False
    open: bool = False

    @property
    def findings(self) -> tuple[Finding, ...]:
        """What is to be asked about it."""
        if self.open:
            return (Finding("which_namesake", {"value": len(self.namesakes)}),)
        return (Finding("namesakes", {"value": len(self.namesakes)}, Gravity.DOUBTFUL),) if self.doubtful else ()


def meant(
    club: Club, wanted: Sequence[Person], decided: Mapping[int, int], *, interchangeable: bool = False
) -> tuple[Meant, ...]:
    """For each of some people who stand in a file, whom the club knows as them; nobody is two of them.

    Somebody is known by name, nickname and number, where accents and case do not matter, and where there is but one of
    the name, also without what the file or the club does not say. ``decided`` says by place in the list who is somebody
    (by id) or (0) nobody whom the club knows. Those between whom nothing differs may be ``interchangeable``.
    """
    known = _by_name(club.people)
    free = {name: list(people) for name, people in known.items()}
    found: dict[int, int | None] = {}
    left_open: set[int] = set()

    def settle(at: int, fitting: Sequence[Person]) -> None:
        listed = [each for each in fitting if each.listed] or fitting
        if len(listed) > 1 and not interchangeable:
            left_open.add(at)
        elif listed and at not in left_open:
            found[at] = listed[0].id
            free[folded(listed[0].name)].remove(listed[0])

    for at, answer in decided.items():
        settle(at, [each for each in free.get(folded(wanted[at].name), ()) if each.id == answer])
        if not answer:
            found[at] = None
    for fits in (*((_wholly,) if interchangeable else ()), _exactly, _surely, _perhaps):
        for at, person in enumerate(wanted):
            if at not in found:
                namesakes = free.get(folded(person.name), ())
                settle(at, [each for each in namesakes if fits(each, person, len(namesakes))])
    return tuple(
        Meant(
            found.get(at),
            namesakes=tuple(each.id for each in known.get(folded(person.name), ())),
            doubtful=folded(person.name) in known and at not in found and at not in left_open,
            open=at in left_open,
        )
        for at, person in enumerate(wanted)
    )


def _by_name(people: Iterable[Person]) -> dict[str, list[Person]]:
    """Everybody in the club who is nobody else in truth; those in its lists before those in its archive."""
    found: dict[str, list[Person]] = defaultdict(list)
    for person in sorted(people, key=lambda each: each.archived):
        if person.same_as is None and not person.erased:
            found[folded(person.name)].append(person)
    return found


def _wholly(known: Person, person: Person, _namesakes: int) -> bool:
    return replace(known, id=person.id) == person


def _exactly(known: Person, person: Person, _namesakes: int) -> bool:
    return known.name == person.name and _told(known) == _told(person)


def _surely(known: Person, person: Person, _namesakes: int) -> bool:
    return _told(known) == _told(person)


def _perhaps(known: Person, person: Person, namesakes: int) -> bool:
    """The only one of the name who is left, where nothing that is said of both differs."""
    differ = any(one and other and one != other for one, other in zip(_told(known), _told(person), strict=True))
    return namesakes == 1 and not differ


def _told(person: Person) -> tuple[str, str]:
    """What tells namesakes apart."""
    return folded(person.nickname), folded(person.club_number)
