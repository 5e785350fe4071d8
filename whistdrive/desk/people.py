"""What the club knows of somebody beyond their entry, and what can be done about it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from whistdrive.core import changes
from whistdrive.core.club import Person
from whistdrive.core.findings import refuse
from whistdrive.desk.desk import Desk
from whistdrive.store import Appearance


@dataclass(frozen=True, slots=True)
class Record:
    """What somebody's drives come to; points and deals only of those that are closed.

    ``average`` is in points a deal (None: no deal yet), ``best`` the evening with the most points.
    """

    drives: int
    average: Fraction | None
    best: Appearance | None
    shared: int


@dataclass(frozen=True, slots=True)
class Joining:
    """What would be joined if one entry were the same person as another: the drives of each, and those of both."""

    of_one: tuple[Appearance, ...]
    of_other: tuple[Appearance, ...]

    @property
    def both(self) -> tuple[Appearance, ...]:
        """The drives in which both played, so that they are two."""
        others = {each.drive for each in self.of_other}
        return tuple(each for each in self.of_one if each.drive in others)


def record(appearances: Sequence[Appearance]) -> Record:
    """What some drives of somebody come to."""
    counted = [each for each in appearances if each.points is not None and each.deals]
    deals = sum(each.deals or 0 for each in counted)
    points = sum(each.points or 0 for each in counted)
    return Record(
        drives=len({each.drive for each in appearances}),
        average=Fraction(points, deals) if deals else None,
        best=max(counted, key=lambda each: each.points or 0, default=None),
        shared=sum(each.shared for each in appearances),
    )


def joining(desk: Desk, one: int, other: int) -> Joining:
    """What would be joined of two people, by id."""
    return Joining(desk.appearances(one), desk.appearances(other))


def join(desk: Desk, person: int, into: int) -> None:
    """Say that a person is the same as another. Refused where both played in one drive, naming up to three."""
    both = joining(desk, person, into).both
    if both:
        club = desk.evening.club
        titles = ", ".join([*(each.title for each in both[:3]), *(["…"] if len(both) > 3 else [])])
        raise refuse(
            "both_played", value=club.person(person).name, with_name=club.person(into).name, drives=f"“{titles}”"
        )
    desk.do(changes.merge_people, person=person, into=into)


def strike(desk: Desk, person: int) -> None:
    """Delete somebody who never took part in any drive; refused (``has_history``) for everybody else."""
    if desk.appearances(person):
        raise refuse("has_history", value=desk.evening.club.person(person).name)
    desk.do(changes.delete_person, person=person)


def called_otherwise(person: Person, appearances: Sequence[Appearance]) -> tuple[Appearance, ...]:
    """The drives, of those that are not closed, in which somebody is still called something else."""
    return tuple(each for each in appearances if not each.closed and each.name != person.name)


def correct_in(desk: Desk, person: int, drives: Sequence[int]) -> None:
    """Call somebody in some drives (ids) what the club calls them now: in each of them one step."""
    for drive in drives:
        desk.do_in(drive, changes.correct_name, person=person)
