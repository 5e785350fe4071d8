"""Progressive: who won decides who moves, and partners change as they go round the ring of tables."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from whistdrive.core.contracts import Fit, Step
from whistdrive.core.drive import Drive, Round, Seat, Table
from whistdrive.core.findings import Finding, Gravity
from whistdrive.core.options import option
from whistdrive.core.sheet import SIDES
from whistdrive.movement.hall import NOBODY, Guests, Hall
from whistdrive.movement.history import rests
from whistdrive.movement.lots import Lots
from whistdrive.movement.parties import check_enough, coming_round, seats, too_few
from whistdrive.movement.ring import ROLES, RULES, moved
from whistdrive.movement.steps import Part, steps
from whistdrive.movement.winners import Winner, winner


@dataclass(frozen=True, slots=True)
class Progressive:
    """A progressive drive with lady and gent seats.

    ``rule``: ``winners_move``, ``losers_move`` (both give everybody a new partner) or ``semi_partner`` (winners stay
    together, those who arrive pair up). ``direction``: which way the lady goes; the gent goes the other. ``drawn``: the
    first seats are drawn, ladies and gents apart; if not, they are taken in the order of numbers. With two players at a
    table the one who moves goes the lady's way.
    """

    key: ClassVar[str] = "progressive"
    needs_results: ClassVar[bool] = True
    keeps_pairs: ClassVar[bool] = False

    rule: str = option("winners_move", tuple(RULES))
    direction: str = option("ladies_up", ("ladies_up", "ladies_down"))
    drawn: bool = option(True)

    def fits(self, drive: Drive) -> Fit:
        """Tables at work, who rests, who plays in the other role's seat, and tables of which a lot decides."""
        if unfit := too_few(drive):
            return unfit
        tables, resting = divmod(len(seats(drive)), len(drive.scoring.seats))
        findings = (*self._about_tables(drive, tables), *_about_roles(drive, tables, resting), *_lots(drive))
        return Fit(tables, resting, findings)

    def propose(self, drive: Drive) -> Round:
        """The next round: everybody moves as the last one went, chairs left free are filled, and rests go round.

        A table that is level or missing is decided by lot; ``explain`` and ``fits`` say so. Raises Refused
        (``too_few``) when the people in the room do not fill a table.
        """
        check_enough(drive)
        present = seats(drive)
        known = {each for held in drive.rounds for each in held.entrants()}
        holders = {each: seat for seat in present for each in seat}
        guests = Guests(drive.by_id, rests(drive.rounds, holders), frozenset(holders.keys() - known))
        tables = self._moved(drive) if drive.rounds else []
        chairs = [[_still_here(seat, holders) for seat in table] for table in tables]
        sitting = {seat for table in chairs for seat in table}
        waiting = [seat for seat in present if seat not in sitting]
        if self.drawn:
            waiting = Lots(drive.seed, "seats", coming_round(drive)).shuffled(waiting)
        return Hall(chairs, waiting, guests, len(drive.scoring.seats)).seated()

    def explain(self, drive: Drive, table: Table) -> tuple[Step, ...]:
        """Where winners and losers of the table go, and first that a lot decided if one did.

        Raises Refused when there is no next round.
        """
        won = winner(drive, len(drive.rounds), table)
        by_lot = () if won.lot is None else (Step(f"{won.lot}_lot", {"table": table.number, "side": won.side}),)
        return (*by_lot, *steps(drive, table, self.propose(drive), _parts(drive, table, won)))

    def _moved(self, drive: Drive) -> list[list[Seat]]:
        last = sorted(drive.rounds[-1].tables, key=lambda table: table.number)
        won = [winner(drive, len(drive.rounds), table).side for table in last]
        step = 1 if self.direction == "ladies_up" else -1
        return moved([table.seats for table in last], won, RULES[self.rule], step)

    def _about_tables(self, drive: Drive, tables: int) -> list[Finding]:
        if tables == 1:
            return [Finding("one_table", {}, Gravity.DOUBTFUL)]
        if tables == 2 and self.rule == "semi_partner" and len(drive.scoring.seats) == 4:
            return [Finding("partners_stay", {}, Gravity.DOUBTFUL)]
        return []


def _still_here(seat: Seat, holders: Mapping[int, Seat]) -> Seat:
    """Whoever of a seat is in the room, with those they share with; nobody if all have left."""
    return next((holders[each] for each in seat if each in holders), NOBODY)


def _about_roles(drive: Drive, tables: int, resting: int) -> list[Finding]:
    """That there are more of one role than it has seats, so that some play in the other's."""
    if len(drive.scoring.seats) != 4:
        return []
    roles = [entrant.role for entrant in drive.playing(coming_round(drive))]
    return [
        Finding("plays_other_role", {"value": over, "role": _role_name(drive, role)}, Gravity.DOUBTFUL)
        for role in ("A", "B")
        if (over := roles.count(role) - 2 * tables - resting) > 0
    ]


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


def _parts(drive: Drive, table: Table, won: Winner) -> dict[int, Part]:
    """What everybody at the table was: winner or loser, lady or gent."""
    wide = len(table.seats) == 4
    return {
        entrant: ("winner" if side == won.side else "loser", _role_name(drive, ROLES[at] if wide else "player"))
        for side in SIDES
        for at, seat in enumerate(table.side(side))
        for entrant in seat
    }


def _role_name(drive: Drive, role: str) -> str:
    """The club's own name for a role, or the key of the usual one."""
    return drive.plan.roles["AB".index(role)] if drive.plan.roles and role in ("A", "B") else role
