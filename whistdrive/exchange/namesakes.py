"""Whom the rows of a table mean, of all whom the club knows: namesakes are kept apart, or asked about."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
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
    known = _by(_name, _people(club))
    found: dict[int, int | None] = {}
    left_open: set[int] = set()

    def settle(at: int, fitting: list[Person]) -> None:
        """Take the first of those who fit, unless another one of the lists, or of the archive, fits as well."""
        several = len(fitting) > 1 and fitting[0].archived == fitting[1].archived
        if several and not interchangeable:
            left_open.add(at)
        elif fitting and at not in left_open:
            found[at] = fitting.pop(0).id

    for at, answer in decided.items():
        if not answer:
            found[at] = None
        elif answer not in found.values():
            settle(at, [each for each in known.get(_name(wanted[at]), ()) if each.id == answer])
    for key in (*((_all,) if interchangeable else ()), _exactly, _surely, _name):
        taken = set(found.values())
        free = _by(key, (each for each in _people(club) if each.id not in taken))
        for at, person in enumerate(wanted):
            fitting = [] if at in found else free.get(key(person), [])
            if key is not _name or (len(fitting) == 1 and not _differ(fitting[0], person)):
                settle(at, fitting)
    called = {name: tuple(each.id for each in people) for name, people in known.items()}
    return tuple(
        Meant(
            found.get(at),
            namesakes=called.get(_name(person), ()),
            doubtful=_name(person) in known and at not in found and at not in left_open,
            open=at in left_open,
        )
        for at, person in enumerate(wanted)
    )


def _people(club: Club) -> list[Person]:
    """Everybody who is nobody else in truth; those in the lists before those in the archive."""
    people = (each for each in club.people if each.same_as is None and not each.erased)
    return sorted(people, key=lambda each: each.archived)


def _by(key: Callable[[Person], object], people: Iterable[Person]) -> dict[object, list[Person]]:
    found: dict[object, list[Person]] = defaultdict(list)
    for person in people:
        found[key(person)].append(person)
    return found


def _all(person: Person) -> object:
    return replace(person, id=0)


def _exactly(person: Person) -> object:
    return person.name, _told(person)


def _surely(person: Person) -> object:
    return _name(person), _told(person)


def _name(person: Person) -> object:
    return folded(person.name)


def _differ(known: Person, person: Person) -> bool:
    """Whether something is said of both that is not the same."""
    return any(one and other and one != other for one, other in zip(_told(known), _told(person), strict=True))


def _told(person: Person) -> tuple[str, str]:
    """What tells namesakes apart."""
    return folded(person.nickname), folded(person.club_number)
