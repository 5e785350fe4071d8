"""Mitchell: one line of pairs keeps its tables and the other moves past it, so that each line has its winner."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from whistdrive.core.contracts import Fit, Step
from whistdrive.core.drive import Drive, Round, Table
from whistdrive.core.findings import Finding, Gravity
from whistdrive.core.options import option
from whistdrive.movement.parties import about_partners, check_enough, pairs, people, same_people, too_few
from whistdrive.movement.route import is_followed, next_round
from whistdrive.movement.schedules import sides
from whistdrive.movement.schedules.schedule import Request
from whistdrive.movement.steps import steps
from whistdrive.movement.timetable import Timetable


@dataclass(frozen=True, slots=True)
class Mitchell:
    """NS keep their tables and EW go up one each round; an odd number of pairs leaves one of EW to rest in turn.

    ``drawn``: the pairs are drawn onto the tables by the drive's seed; if not, the first half of them by number are NS.
    ``skip``: with an even number of tables EW go up two after half of the rounds, as where boards travel the other
    way. With two players at a table every player is a side.
    """

    key: ClassVar[str] = "mitchell"
    needs_results: ClassVar[bool] = False
    keeps_pairs: ClassVar[bool] = True
    keeps_teams: ClassVar[bool] = False
    two_lines: ClassVar[bool] = True

    drawn: bool = option(True)
    skip: bool = option(False)

    def fits(self, drive: Drive) -> Fit:
        """Tables at work, who rests, who was paired by number or has no partner, and when pairs meet again."""
        if unfit := too_few(drive):
            return unfit
        parties, alone = pairs(drive)
        way = self._way(len(parties))
        findings = about_partners(drive, alone)
        if not is_followed(drive, parties, way):
            findings.append(Finding("design_left", {}, Gravity.DOUBTFUL))
        if drive.plan.rounds > way.length and same_people(drive):
            findings.append(Finding("opponents_repeat", {"value": way.length + 1}, Gravity.DOUBTFUL))
        resting = len(people(alone, parties[-1] if len(parties) % 2 else ()))
        return Fit(len(parties) // 2, resting, tuple(findings))

    def propose(self, drive: Drive) -> Round:
        """The next round, which is the first again after as many as there are tables; a draw when pairs came or went.

        Raises Refused (``too_few``) when the people in the room do not fill a table.
        """
        check_enough(drive)
        parties, alone = pairs(drive)
        coming = next_round(drive, parties, self._way(len(parties)), drawn=self.drawn)
        return Round(coming.tables, (*coming.resting, *people(alone)))

    def explain(self, drive: Drive, table: Table) -> tuple[Step, ...]:
        """Where both pairs of the table sit in the next round; raises Refused when there is none."""
        return steps(drive, table, self.propose(drive))

    def _way(self, parties: int) -> Timetable:
        schedule = sides.mitchell(Request("pairs", parties), skip=self.skip)
        return Timetable(schedule.players, schedule.rounds)
