"""A movement from a file: the schedule that a club brings is kept with its drive."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import ClassVar, Self

from typing_extensions import override

from whistdrive.core.contracts import Fit
from whistdrive.core.drive import Drive, Seat
from whistdrive.core.findings import Finding, Gravity, refuse
from whistdrive.core.options import option
from whistdrive.movement.filling import about_halves
from whistdrive.movement.held import as_held
from whistdrive.movement.lots import Lots
from whistdrive.movement.parties import Party, about_partners, by_role, pairs, same_people, singles, too_few
from whistdrive.movement.route import Way
from whistdrive.movement.routed import Routed
from whistdrive.movement.schedules.numbers import numbers
from whistdrive.movement.schedules.schedule import Schedule
from whistdrive.movement.timetable import Rounds, Timetable, read_rounds


@dataclass(frozen=True, slots=True)
class Imported(Routed):
    """The schedule of a file, over players; they hold its numbers in the order of their own or, if ``drawn``, by lot.

    ``roles``: the first half of the numbers is for those who came as A and the second for B. ``rounds`` are those of a
    :class:`~whistdrive.movement.schedules.schedule.Schedule`; where they do not fit the people in the room (or there
    are none) each round is drawn.
    """

    key: ClassVar[str] = "imported"
    stores: ClassVar[bool] = False

    drawn: bool = option(False)
    roles: bool = option(False)
    rounds: Rounds = option((), data=read_rounds)

    @classmethod
    def of(cls, schedule: Schedule, *, drawn: bool = False) -> Self:
        """The movement that follows a schedule; raises Refused (``chart_plays_never``) where somebody only rests."""
        seated = {place for games in schedule.rounds for game in games for place in game}
        if idle := set(range(schedule.players)) - seated:
            raise refuse("chart_plays_never", value=numbers(schedule.kind, schedule.players)[min(idle)])
        return cls(drawn=drawn, roles=schedule.kind == "mixed", rounds=schedule.rounds)

    @property
    def asks_roles(self) -> bool:
        """Whether people come as one of two roles."""
        return self.roles

    @override
    def parties(self, drive: Drive) -> tuple[Sequence[Party], tuple[Seat, ...]]:
        """In the order of their numbers, those first who have a number of role A."""
        parties, alone = pairs(drive) if self.keeps_pairs else (singles(drive), ())
        return tuple(chain(*self._groups(drive, parties))), alone

    @override
    def way_for(self, drive: Drive, parties: int) -> Way | None:
        """The schedule, where it is for so many and for tables of this size."""
        way = Timetable.of(self.rounds)
        at_table = len(drive.scoring.seats) // (2 if self.keeps_pairs and len(drive.scoring.seats) == 4 else 1)
        return way if way.size == parties and len(self.rounds[0][0]) == at_table else None

    @override
    def order(self, drive: Drive, parties: Sequence[Party]) -> Sequence[Party]:
        lots = Lots(drive.seed, "numbers")
        return tuple(chain(*map(lots.shuffled, self._groups(drive, parties)))) if self.drawn else parties

    @override
    def seat_roles(self, drive: Drive, parties: Sequence[Party]) -> tuple[int, ...] | None:
        if not self.roles or len(drive.scoring.seats) == 2:
            return None
        first, _ = by_role(drive, parties)
        return tuple(int(party not in first) for party in parties)

    @override
    def blocks(self, drive: Drive, parties: Sequence[Party]) -> list[list[int]]:
        """Nobody holds another's number unless numbers are drawn."""
        return Routed.blocks(self, drive, parties) if self.drawn else []

    def fits(self, drive: Drive) -> Fit:
        """Tables at work, who rests, and whether and how long the schedule can be followed."""
        if unfit := too_few(drive):
            return unfit
        parties, alone = self.parties(drive)
        coming = self.propose(drive)
        findings = [*(about_partners(drive, alone) if self.keeps_pairs else ()), *self._about_schedule(drive, parties)]
        return Fit(len(coming.tables), len(coming.resting), tuple(findings))

    def _groups(self, drive: Drive, parties: Sequence[Party]) -> Sequence[Sequence[Party]]:
        return by_role(drive, parties) if self.roles else (parties,)

    def _about_schedule(self, drive: Drive, parties: Sequence[Party]) -> Iterator[Finding]:
        yield from about_halves(drive, parties) if self.roles else ()
        yield from self.about_route(drive)
        if not self.rounds:
            yield Finding("no_schedule", {}, Gravity.DOUBTFUL)
        seen = as_held(drive).drive
        way, course = self.way_for(drive, len(parties)), self.course(seen, self.parties(seen)[0])
        if self.rounds and course is None:
            yield Finding("schedule_for_others", {"value": len(parties)}, Gravity.DOUBTFUL)
        elif way and course and not course.route and drive.plan.rounds > way.length and same_people(drive):
            yield Finding("schedule_repeats", {"value": way.length + 1}, Gravity.DOUBTFUL)


@dataclass(frozen=True, slots=True)
class ImportedPairs(Imported):
    """The schedule of a file, over fixed pairs."""

    key: ClassVar[str] = "imported_pairs"
    keeps_pairs: ClassVar[bool] = True
