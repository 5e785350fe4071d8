"""Every seat its own way: whoever won, each seat goes a fixed number of tables, and nobody changes seats."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import ClassVar

from whistdrive.core.contracts import Fit, Step
from whistdrive.core.drive import Drive, Round, Table
from whistdrive.core.findings import Finding, Gravity
from whistdrive.core.options import option
from whistdrive.core.sheet import SIDES
from whistdrive.movement.announcement import by_steps
from whistdrive.movement.filling import about_roles, filled, latest_tables
from whistdrive.movement.held import over_seats
from whistdrive.movement.parties import check_enough, same_people, seats, too_few
from whistdrive.movement.ring import rounds_apart, stepped
from whistdrive.movement.steps import steps

FARTHEST = 12
"""How many tables a seat may go at once, either way."""

_TABLES = range(-FARTHEST, FARTHEST + 1)


@dataclass(frozen=True, slots=True)
class BySeat:
    """A movement without results: ``north`` to ``west`` say how many tables up each seat goes (below zero: down).

    The tables are a ring. ``colours``: North and East are for one role (white), South and West for the other (blue),
    so that partners are always of two colours. ``drawn``: the first seats are drawn; if not, they are taken in the
    order of numbers. With two players at a table only ``north`` and ``east`` count.
    """

    key: ClassVar[str] = "by_seat"
    needs_results: ClassVar[bool] = False
    keeps_pairs: ClassVar[bool] = False
    keeps_teams: ClassVar[bool] = False
    two_lines: ClassVar[bool] = False

    north: int = option(0, _TABLES)
    south: int = option(1, _TABLES)
    east: int = option(2, _TABLES)
    west: int = option(-2, _TABLES)
    colours: bool = option(False)
    drawn: bool = option(True)

    @property
    def asks_roles(self) -> bool:
        """Whether people come as white or blue."""
        return self.colours

    def fits(self, drive: Drive) -> Fit:
        """Tables at work, who rests, who plays in the other colour's seat, and from which round people meet again."""
        if unfit := too_few(drive):
            return unfit
        tables, resting = divmod(len(seats(drive)), len(drive.scoring.seats))
        roles = about_roles(drive, tables, resting) if self.colours else ()
        return Fit(tables, resting, (*self._about_meetings(drive, tables), *roles))

    @over_seats
    def propose(self, drive: Drive) -> Round:
        """The next round: every seat goes its way, chairs left free are filled, and rests go round.

        It goes on from the seats as they really were. Raises Refused (``too_few``) when the people in the room do not
        fill a table.
        """
        check_enough(drive)
        tables = stepped([table.seats for table in latest_tables(drive)], self._steps(drive))
        return filled(drive, tables, roles=self.colours, drawn=self.drawn)

    def explain(self, drive: Drive, table: Table) -> tuple[Step, ...]:
        """Where everybody at the table goes; raises Refused when there is no next round."""
        return steps(drive, table, self.propose(drive))

    def announcement(self, drive: Drive) -> tuple[Step, ...]:
        """What the M.C. reads aloud before the start: when people move, and how far each seat goes."""
        return by_steps(drive, self._steps(drive), roles=self.colours)

    def longest_run(self, drive: Drive, tables: int) -> int:
        """How many rounds are played before two people meet at a table again, if nobody comes, goes or rests."""
        return min(rounds_apart(tables, one, another) for one, another in combinations(self._steps(drive), 2))

    def _steps(self, drive: Drive) -> tuple[int, ...]:
        every = {"N": self.north, "S": self.south, "E": self.east, "W": self.west}
        return tuple(every[seat] for seat in drive.scoring.seats)

    def _about_meetings(self, drive: Drive, tables: int) -> list[Finding]:
        if tables == 1:
            return [Finding("one_table", {}, Gravity.DOUBTFUL)]
        going = self._steps(drive)
        half = len(going) // 2
        findings = [
            Finding("side_stays", {"side": side}, Gravity.DOUBTFUL)
            for side, (first, *partner) in zip(SIDES, (going[:half], going[half:]), strict=True)
            if partner and rounds_apart(tables, first, partner[0]) == 1
        ]
        again = self.longest_run(drive, tables) + 1
        if again <= drive.plan.rounds and same_people(drive):
            findings.append(Finding("people_meet_again", {"value": again}, Gravity.DOUBTFUL))
        return findings
