"""A movement from a file: the schedule that a club brings is kept with its drive."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import ClassVar, Self

from whistdrive.core.contracts import Fit, Step
from whistdrive.core.drive import Drive, Round, Seat, Table
from whistdrive.core.findings import Finding, Gravity, refuse
from whistdrive.core.options import option
from whistdrive.movement.lots import Lots
from whistdrive.movement.parties import (
    Party,
    about_partners,
    check_enough,
    pairs,
    people,
    same_people,
    singles,
    too_few,
)
from whistdrive.movement.route import is_followed, next_round
from whistdrive.movement.schedules.numbers import numbers
from whistdrive.movement.schedules.schedule import Schedule
from whistdrive.movement.steps import steps
from whistdrive.movement.timetable import Rounds, Timetable, read_rounds


@dataclass(frozen=True, slots=True)
class Imported:
    """The schedule of a file, over players; they hold its numbers in the order of their own or, if ``drawn``, by lot.

    ``roles``: the first half of the numbers is for those who came as A and the second for B. ``rounds`` are those of a
    :class:`~whistdrive.movement.schedules.schedule.Schedule`; where they do not fit the people in the room (or there
    are none) each round is drawn.
    """

    key: ClassVar[str] = "imported"
    needs_results: ClassVar[bool] = False
    keeps_pairs: ClassVar[bool] = False
    keeps_teams: ClassVar[bool] = False
    two_lines: ClassVar[bool] = False

    drawn: bool = option(False)
    roles: bool = option(False)
    rounds: Rounds = option((), data=read_rounds)

    @classmethod
    def of(cls, schedule: Schedule, *, drawn: bool = False) -> Self:
        """The movement that follows a schedule; raises Refused (``chart_plays_never``) where somebody only rests."""
        seated = {place for games in schedule.rounds for game in games for place in game}
        if idle := set(range(schedule.players)) - seated:
            raise refuse("chart_plays_never", value=numbers(schedule.kind, schedule.players)[min(idle)])
        return cls(drawn, schedule.kind == "mixed", schedule.rounds)

    @property
    def asks_roles(self) -> bool:
        """Whether people come as one of two roles."""
        return self.roles

    def fits(self, drive: Drive) -> Fit:
        """Tables at work, who rests, and whether and how long the schedule can be followed."""
        if unfit := too_few(drive):
            return unfit
        parties, alone = self._parties(drive)
        coming = self.propose(drive)
        findings = [*(about_partners(drive, alone) if self.keeps_pairs else ()), *self._about_schedule(drive, parties)]
        return Fit(len(coming.tables), len(coming.resting), tuple(findings))

    def propose(self, drive: Drive) -> Round:
        """The next round of the schedule, which begins again after its last; a draw where it cannot be followed.

        Raises Refused (``too_few``) when the people in the room do not fill a table.
        """
        check_enough(drive)
        parties, alone = self._parties(drive)
        way = self._way(drive, len(parties))
        coming = next_round(drive, parties, way, drawn=self.drawn and way is None)
        return Round(coming.tables, (*coming.resting, *people(alone)))

    def explain(self, drive: Drive, table: Table) -> tuple[Step, ...]:
        """Where everybody at the table sits in the next round; raises Refused when there is none."""
        return steps(drive, table, self.propose(drive))

    def _parties(self, drive: Drive) -> tuple[Sequence[Party], tuple[Seat, ...]]:
        """Who goes round the room, in the order in which they hold the numbers, and who is left without a partner."""
        parties, alone = pairs(drive) if self.keeps_pairs else (singles(drive), ())
        groups = _by_role(drive, parties) if self.roles else (parties,)
        if not self.drawn:
            return tuple(chain(*groups)), alone
        lots = Lots(drive.seed, "numbers")
        return tuple(chain(*map(lots.shuffled, groups))), alone

    def _way(self, drive: Drive, parties: int) -> Timetable | None:
        """The schedule, where it is for so many and for tables of this size."""
        way = Timetable.of(self.rounds)
        at_table = len(drive.scoring.seats) // (2 if self.keeps_pairs and len(drive.scoring.seats) == 4 else 1)
        return way if way.size == parties and len(self.rounds[0][0]) == at_table else None

    def _about_schedule(self, drive: Drive, parties: Sequence[Party]) -> Iterator[Finding]:
        way = self._way(drive, len(parties))
        if not self.rounds:
            yield Finding("no_schedule", {}, Gravity.DOUBTFUL)
        elif way is None:
            yield Finding("schedule_for_others", {"value": len(parties)}, Gravity.DOUBTFUL)
        elif not is_followed(drive, parties, way):
            yield Finding("design_left", {}, Gravity.DOUBTFUL)
        elif drive.plan.rounds > way.length and same_people(drive):
            yield Finding("schedule_repeats", {"value": way.length + 1}, Gravity.DOUBTFUL)


@dataclass(frozen=True, slots=True)
class ImportedPairs(Imported):
    """The schedule of a file, over fixed pairs."""

    key: ClassVar[str] = "imported_pairs"
    keeps_pairs: ClassVar[bool] = True
    keeps_teams: ClassVar[bool] = False
    two_lines: ClassVar[bool] = False


def _by_role(drive: Drive, parties: Sequence[Party]) -> tuple[list[Party], list[Party]]:
    """Half of the parties each: those of role A as far as they go round, and the others."""
    by_id = drive.by_id
    in_turn = sorted(parties, key=lambda party: {"A": 0, None: 1, "B": 2}[by_id[people(party)[0]].role])
    half = len(parties) // 2
    return in_turn[:half], in_turn[half:]
