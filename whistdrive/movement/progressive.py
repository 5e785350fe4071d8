"""Progressive: who won decides who moves, and partners change as they go round the ring of tables."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from whistdrive.core.contracts import Fit, Step
from whistdrive.core.drive import Drive, Round, Table
from whistdrive.core.findings import Finding, Gravity
from whistdrive.core.options import option
from whistdrive.core.sheet import SIDES, Side
from whistdrive.movement.announcement import by_result
from whistdrive.movement.filling import about_roles, filled, latest_tables
from whistdrive.movement.held import over_seats
from whistdrive.movement.parties import check_enough, seats, too_few
from whistdrive.movement.ring import ROLES, RULES, Rule, moved
from whistdrive.movement.steps import Part, role_name, steps
from whistdrive.movement.winners import Winner, winner


@dataclass(frozen=True, slots=True)
class Progressive:
    """A progressive drive.

    ``rule``: who leaves the table, and what becomes of partners; ``winners_move``, ``losers_move`` and
    ``semi_partner`` send the lady one way and the gent the other. ``direction``: which way the lady goes, and in the
    other rules both who leave; a head table is always table 1. ``drawn``: the first seats are drawn, ladies and gents
    apart; if not, they are taken in the order of numbers. With two players at a table the one who moves goes the
    lady's way.
    """

    key: ClassVar[str] = "progressive"
    needs_results: ClassVar[bool] = True
    keeps_pairs: ClassVar[bool] = False
    keeps_teams: ClassVar[bool] = False
    two_lines: ClassVar[bool] = False

    rule: str = option("winners_move", tuple(RULES))
    direction: str = option("ladies_up", ("ladies_up", "ladies_down"))
    drawn: bool = option(True)

    @property
    def asks_roles(self) -> bool:
        """Whether people come as lady or gent; the other rules keep roles where there are any, and need none."""
        return self._way.apart

    def fits(self, drive: Drive) -> Fit:
        """Tables at work, who rests, who plays in the other role's seat, and tables of which a lot decides."""
        if unfit := too_few(drive):
            return unfit
        tables, resting = divmod(len(seats(drive)), len(drive.scoring.seats))
        roles = about_roles(drive, tables, resting) if self._way.keeps_roles else ()
        return Fit(tables, resting, (*self._about_tables(drive, tables), *roles, *_lots(drive)))

    @over_seats
    def propose(self, drive: Drive) -> Round:
        """The next round: everybody moves as the last one went, chairs left free are filled, and rests go round.

        It goes on from the seats as they really were. A table that is level or missing is decided by lot; ``explain``
        and ``fits`` say so. Raises Refused (``too_few``) when the people in the room do not fill a table.
        """
        check_enough(drive)
        tables = moved([table.seats for table in latest_tables(drive)], _winners(drive), self._way, self._step)
        return filled(drive, tables, roles=self._way.keeps_roles, drawn=self.drawn)

    def explain(self, drive: Drive, table: Table) -> tuple[Step, ...]:
        """Where winners and losers of the table go, and first that a lot decided if one did.

        Raises Refused when there is no next round.
        """
        won = winner(drive, len(drive.rounds), table)
        by_lot = () if won.lot is None else (Step(f"{won.lot}_lot", {"table": table.number, "side": won.side}),)
        return (*by_lot, *steps(drive, table, self.propose(drive), self._parts(drive, table, won)))

    def announcement(self, drive: Drive) -> tuple[Step, ...]:
        """What the M.C. reads aloud before the start: when people move, who, where to, and who partners whom."""
        return by_result(drive, self._way, self._step)

    @property
    def _way(self) -> Rule:
        return RULES[self.rule]

    @property
    def _step(self) -> int:
        return 1 if self.direction == "ladies_up" else -1

    def _about_tables(self, drive: Drive, tables: int) -> list[Finding]:
        findings = [Finding("one_table", {}, Gravity.DOUBTFUL)] if tables == 1 else []
        if self._way.parts_couples or len(drive.scoring.seats) != len(ROLES):
            return findings
        if not self._way.apart:
            findings.append(Finding("partners_kept", {}, Gravity.DOUBTFUL))
        elif tables <= 2:
            findings.append(Finding("partners_stay", {}, Gravity.DOUBTFUL))
        return findings

    def _parts(self, drive: Drive, table: Table, won: Winner) -> dict[int, Part]:
        """What everybody at the table was: winner or loser, and lady or gent where the evening has such seats."""
        named = self.asks_roles or (drive.plan.roles and self._way.keeps_roles)
        roles = ROLES if named and len(table.seats) == len(ROLES) else ("player",) * len(ROLES)
        return {
            entrant: ("winner" if side == won.side else "loser", role_name(drive, role))
            for side in SIDES
            for seat, role in zip(table.side(side), roles, strict=False)
            for entrant in seat
        }


def _winners(drive: Drive) -> Sequence[Side]:
    """The sides that won the tables of the latest round, in the order of the tables' numbers."""
    return [winner(drive, len(drive.rounds), table).side for table in latest_tables(drive)]


def _lots(drive: Drive) -> list[Finding]:
    """The tables of the latest round that a lot decides, once the round has begun to come in."""
    if not drive.rounds or not drive.rounds[-1].started:
        return []
    number = len(drive.rounds)
    decided = [(table, winner(drive, number, table)) for table in drive.rounds[-1].tables]
    return [
        Finding(f"{won.lot}_lot", {"round": number, "table": table.number, "side": won.side}, Gravity.DOUBTFUL)
        for table, won in decided
        if won.lot
    ]
