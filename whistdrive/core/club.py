"""A club as a value: its people, what they wish, how it plans its drives, and its seasons.

All types are frozen and hold tuples, as those of a drive do. What people have played is found in the drives; what a
season comes to is computed from their results.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from whistdrive.core.contracts import Movement, RuleSet
from whistdrive.core.drive import Plan, Prize

BondKind = Literal["apart", "together"]
"""What two people wish of every evening."""

SeasonBy = Literal["score", "place"]
"""What an evening brings to a season: the points of the drive, or points for the place."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody the club knows. ``nickname`` and ``club_number`` tell namesakes apart.

    ``same_as`` is the id of the person whom they turned out to be: they are out of all lists, and what they played is
    the other's. Whoever was ``erased`` on request has no name any more; results keep their numbers.
    """

    id: int
    name: str
    nickname: str = ""
    club_number: str = ""
    archived: bool = False
    note: str = ""
    same_as: int | None = None
    erased: bool = False

    @property
    def listed(self) -> bool:
        """Whether they stand in the club's lists."""
        return not self.archived and self.same_as is None and not self.erased


@dataclass(frozen=True, slots=True)
class Bond:
    """Two people, by id in order, who wish to sit at one table or never at one, whenever both come."""

    id: int
    kind: BondKind
    people: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Preset:
    """How the club plans a drive of some kind; ``paper`` are choices for printing, by their keys."""

    id: int
    name: str
    scoring: RuleSet
    movement: Movement
    plan: Plan = Plan()
    prizes: tuple[Prize, ...] = ()
    paper: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Season:
    """Drives, by id, that are counted together.

    The best ``best`` evenings of everybody count (None: all). Each brings the points of the drive, or, ``by`` place,
    the points in ``for_places`` for the first, the second and so on; and for having come ``attendance`` points.
    """

    id: int
    name: str
    drives: tuple[int, ...] = ()
    best: int | None = None
    by: SeasonBy = "score"
    for_places: tuple[int, ...] = ()
    attendance: int = 0


@dataclass(frozen=True, slots=True)
class Club:
    """The club, and its people, presets and seasons in the order of their ids.

    ``currency`` stands before sums of money. ``reminders`` are the club's own notes on what it may take and give.
    """

    name: str = ""
    people: tuple[Person, ...] = ()
    bonds: tuple[Bond, ...] = ()
    presets: tuple[Preset, ...] = ()
    seasons: tuple[Season, ...] = ()
    currency: str = ""
    reminders: str = ""

    def person(self, person_id: int) -> Person:
        """The person with this id; raises KeyError."""
        for person in self.people:
            if person.id == person_id:
                return person
        raise KeyError(person_id)

    def entries(self, person_id: int) -> frozenset[int]:
        """The ids of all entries that are somebody in truth, their own among them."""
        merged = (each.id for each in self.people if each.same_as is not None)
        return frozenset((person_id, *(each for each in merged if self.in_truth(each).id == person_id)))

    def in_truth(self, person_id: int) -> Person:
        """The person with this id, or whom they turned out to be; raises KeyError."""
        person = self.person(person_id)
        return person if person.same_as is None else self.in_truth(person.same_as)
