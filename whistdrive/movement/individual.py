"""Individual: everybody plays for themselves and has a new partner each round."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, Self

from whistdrive.core.contracts import Fit, Step
from whistdrive.core.drive import Drive, Round, Table
from whistdrive.core.findings import Finding, Gravity
from whistdrive.core.options import option
from whistdrive.movement.designs import circle, rounds_with_new_partners, whist_design
from whistdrive.movement.parties import check_enough, coming_round, same_people, singles, too_few
from whistdrive.movement.route import Way, is_followed, next_round
from whistdrive.movement.schedules.choose import full_rounds, schedule
from whistdrive.movement.schedules.schedule import MOST_PLAYERS, Request
from whistdrive.movement.steps import steps
from whistdrive.movement.timetable import Rounds, Timetable, read_rounds


@dataclass(frozen=True, slots=True)
class Individual:
    """The fairest schedule for the players and the rounds that are planned, or a whist design in its own order.

    ``drawn``: the players are drawn onto it by the drive's seed; if not, they hold it in the order of their numbers.
    ``design``: ``fairest`` is chosen for just so many rounds, and for more than the full length in turns of that, so
    that nobody partners anybody again before it must be; ``whist`` is a cyclic design, the same whatever is
    planned, where we hold one. ``route`` are the rounds of the fairest schedule, fixed with the first round. With two
    players at a table it is a round robin.
    """

    key: ClassVar[str] = "individual"
    needs_results: ClassVar[bool] = False
    keeps_pairs: ClassVar[bool] = False
    keeps_teams: ClassVar[bool] = False
    two_lines: ClassVar[bool] = False

    drawn: bool = option(True)
    design: str = option("fairest", ("fairest", "whist"))
    route: Rounds = option((), data=read_rounds)

    def settled(self, drive: Drive) -> Self:
        """The same with the fairest route, where that is asked for; not for two-hand tables, too few or too many."""
        players = len(singles(drive))
        if self.design != "fairest" or len(drive.scoring.seats) == 2 or not 4 <= players <= MOST_PLAYERS:
            return replace(self, route=())
        route = _fairest(players, drive.plan.rounds)
        # In a drive so short that somebody only rests, the timetable could not tell for how many it is.
        return replace(self, route=route if Timetable.of(route).holds_all(players) else ())

    def fits(self, drive: Drive) -> Fit:
        """Tables at work, who rests, and from which round on partners (or opponents) must repeat."""
        if unfit := too_few(drive):
            return unfit
        players = singles(drive)
        way = self._way(drive, len(players))
        at_table = len(drive.scoring.seats)
        findings = []
        if way is None and not self.route:
            findings.append(Finding("no_design", {"value": len(players)}, Gravity.DOUBTFUL))
        elif way is None or not is_followed(drive, players, way):
            findings.append(Finding("design_left", {}, Gravity.DOUBTFUL))
        fresh = rounds_with_new_partners(len(players)) if at_table == 4 else circle(len(players)).length
        if drive.plan.rounds > fresh and same_people(drive):
            code = "partners_repeat" if at_table == 4 else "opponents_repeat"
            findings.append(Finding(code, {"value": fresh + 1}, Gravity.DOUBTFUL))
        return Fit(len(players) // at_table, len(players) % at_table, tuple(findings))

    def propose(self, drive: Drive) -> Round:
        """The next round of the route; a draw where there is none, where it is used up, and when people came or went.

        A whist design begins again after its last round. Raises Refused (``too_few``) when the people in the room do
        not fill a table.
        """
        check_enough(drive)
        players = singles(drive)
        return next_round(drive, players, self._way(drive, len(players)), drawn=self.drawn)

    def explain(self, drive: Drive, table: Table) -> tuple[Step, ...]:
        """Where everybody at the table sits in the next round; raises Refused when there is none."""
        return steps(drive, table, self.propose(drive))

    def _way(self, drive: Drive, players: int) -> Way | None:
        if len(drive.scoring.seats) == 2:
            return circle(players)
        route = self.route if drive.rounds else self.settled(drive).route
        if not route:
            return whist_design(players)
        way = Timetable.of(route)
        return way if way.size == players and coming_round(drive) <= way.length else None


def _fairest(players: int, rounds: int) -> Rounds:
    full = full_rounds("individual", players)
    turns = [full] * (rounds // full) + [rounds % full] * (rounds % full > 0)
    return tuple(held for turn in turns for held in schedule(Request("individual", players, turn)).rounds)
