"""Mitchell: one line of pairs keeps its tables and the other moves past it, so that each line has its winner."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from typing_extensions import override

from whistdrive.core.contracts import Fit
from whistdrive.core.drive import Drive, Seat
from whistdrive.core.findings import Finding, Gravity
from whistdrive.core.options import option
from whistdrive.core.sheet import SIDES
from whistdrive.movement.parties import Party, about_partners, pairs, people, same_people, too_few
from whistdrive.movement.planner import Task
from whistdrive.movement.route import Way
from whistdrive.movement.routed import Routed
from whistdrive.movement.schedules import sides
from whistdrive.movement.schedules.schedule import Request
from whistdrive.movement.timetable import Timetable


@dataclass(frozen=True, slots=True)
class Mitchell(Routed):
    """NS keep their tables and EW go up one each round; an odd number of pairs leaves one of EW to rest in turn.

    Not ``drawn``, the first half of the pairs by number are NS. ``skip``: with an even number of tables EW go up two
    after half of the rounds, as where boards travel the other way. With two players at a table every player is a side.
    When the evening is planned anew everybody keeps their line and NS their tables; who comes is of the shorter line.
    """

    key: ClassVar[str] = "mitchell"
    keeps_pairs: ClassVar[bool] = True
    two_lines: ClassVar[bool] = True
    stores: ClassVar[bool] = False

    skip: bool = option(False)

    @override
    def parties(self, drive: Drive) -> tuple[Sequence[Party], tuple[Seat, ...]]:
        return pairs(drive)

    @override
    def way_for(self, drive: Drive, parties: int) -> Way | None:
        return self._way(parties)

    @override
    def seat_roles(self, drive: Drive, parties: Sequence[Party]) -> tuple[int, ...] | None:
        if not drive.rounds:
            return None
        lines = _lines(drive)
        found = [next((lines[each] for each in people(party) if each in lines), None) for party in parties]
        for place, line in enumerate(found):
            if line is None:
                found[place] = int(found.count(1) <= found.count(0))
        return tuple(line or 0 for line in found)

    @override
    def task(self, drive: Drive, parties: Sequence[Party]) -> Task:
        task = Routed.task(self, drive, parties)
        return task if task.roles is None else replace(task, homes=_homes(drive, task, task.roles))

    def fits(self, drive: Drive) -> Fit:
        """Tables at work, who rests, who was paired by number or has no partner, and when pairs meet again."""
        if unfit := too_few(drive):
            return unfit
        parties, alone = self.parties(drive)
        findings = [*about_partners(drive, alone), *self.about_route(drive)]
        fresh = self._way(len(parties)).length
        if drive.plan.rounds > fresh and same_people(drive):
            findings.append(Finding("opponents_repeat", {"value": fresh + 1}, Gravity.DOUBTFUL))
        resting = len(people(alone, parties[-1] if len(parties) % 2 else ()))
        return Fit(len(parties) // 2, resting, tuple(findings))

    def _way(self, parties: int) -> Timetable:
        schedule = sides.mitchell(Request("pairs", parties), skip=self.skip)
        return Timetable(schedule.players, schedule.rounds)


def _lines(drive: Drive) -> dict[int, int]:
    """On which side everybody sat first: 0 NS, 1 EW."""
    lines: dict[int, int] = {}
    for table in (table for held in drive.rounds for table in held.tables):
        for line, side in enumerate(SIDES):
            for each in people(table.side(side)):
                lines.setdefault(each, line)
    return lines


def _homes(drive: Drive, task: Task, lines: Sequence[int]) -> tuple[int, ...]:
    """The tables of the NS line: those at which they sat last, and free ones for the others."""
    sat = {each: table.number for held in drive.rounds for table in held.tables for each in people(table.side("NS"))}
    homes = [0] * len(lines)
    for place, party in enumerate(task.parties):
        home = next((sat[each] for each in people(party) if each in sat), 0)
        if lines[place] == 0 and home <= task.tables and home not in homes:
            homes[place] = home
    free = (number for number in range(1, task.tables + 1) if number not in homes)
    return tuple(home or (next(free, 0) if line == 0 else 0) for home, line in zip(homes, lines, strict=True))
