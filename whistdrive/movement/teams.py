"""Teams of four, as in military whist: of each team one half stays at home and the other visits."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from whistdrive.core.changes.roster import TEAM
from whistdrive.core.contracts import Fit, Step
from whistdrive.core.drive import Drive, Round, Table
from whistdrive.core.findings import Finding, Gravity, Refused
from whistdrive.core.options import option
from whistdrive.movement.announcement import by_forts
from whistdrive.movement.fours import Fours, fours
from whistdrive.movement.held import over_seats
from whistdrive.movement.parties import coming_round, people
from whistdrive.movement.schedules.schedule import Request
from whistdrive.movement.schedules.teams import military
from whistdrive.movement.steps import steps
from whistdrive.movement.timetable import Rounds, Timetable, read_rounds
from whistdrive.movement.visits import drawn

FEWEST = 2
"""One team alone has nobody to visit."""


@dataclass(frozen=True, slots=True)
class Teams:
    """Every team of four has a fort, its home table; no team ever meets itself.

    Forts are in the order of team numbers. Those at home sit North and South. ``route`` are the visits of all rounds,
    fixed with the first one (see :func:`~whistdrive.movement.schedules.teams.military`); when teams come or go, and
    when a short drive becomes longer, each round is drawn from what has been.
    """

    key: ClassVar[str] = "teams"
    needs_results: ClassVar[bool] = False
    keeps_pairs: ClassVar[bool] = True
    keeps_teams: ClassVar[bool] = True
    two_lines: ClassVar[bool] = False

    route: Rounds = option((), data=read_rounds, passing=True)

    def settled(self, drive: Drive) -> Self:
        """The same with the route for the teams and the rounds of the drive; once that has begun, unchanged."""
        if drive.rounds or unfit(drive):
            return self
        request = Request("teams", len(fours(drive).whole), drive.plan.rounds)
        return replace(self, route=military(request).rounds)

    def teams(self, drive: Drive) -> Mapping[int, int]:
        """For which team everybody plays in the coming round, by id; whoever plays for none is not there."""
        whole = fours(drive).whole if len(drive.scoring.seats) == TEAM else ()
        return {entrant: team.number for team in whole for entrant in people(*team.halves)}

    def fits(self, drive: Drive) -> Fit:
        """Tables at work, who rests, who was put into a team, and when teams visit the same forts again."""
        if findings := unfit(drive):
            return Fit(0, len(drive.playing(coming_round(drive))), findings)
        found = fours(drive)
        findings = (*_about_people(drive, found), *self._about_rounds(drive, found))
        return Fit(len(found.whole), len(found.resting), findings)

    @over_seats
    def propose(self, drive: Drive) -> Round:
        """The next round of the route, or one that is drawn where the route cannot be followed.

        Raises Refused when there are no two whole teams (``too_few_teams``: ``value``, ``allowed``), and at tables of
        two (``teams_two_hand``).
        """
        if findings := unfit(drive):
            raise Refused(*findings)
        found = fours(drive)
        route = self._followed(drive, found)
        if route is None:
            return Round(drawn(drive, found.whole), found.resting)
        halves = [half for team in found.whole for half in team.halves]
        tables = (
            Table(fort, tuple(seat for place in places for seat in halves[place]))
            for fort, places in enumerate(route.round(coming_round(drive)), start=1)
        )
        return Round(tuple(tables), found.resting)

    def explain(self, drive: Drive, table: Table) -> tuple[Step, ...]:
        """Where both halves of the table sit in the next round; raises Refused when there is none."""
        return steps(drive, table, self.propose(drive))

    def announcement(self, drive: Drive) -> tuple[Step, ...]:
        """What the M.C. reads aloud: how the visits go, and how far in the coming round if that is the same for all."""
        found = fours(drive)
        route = None if unfit(drive) else self._followed(drive, found)
        if route is None:
            return by_forts(drive, None)
        teams = len(found.whole)
        strides = {(fort - guest // 2) % teams for fort, (_, guest) in enumerate(route.round(coming_round(drive)))}
        return by_forts(drive, strides.pop() if len(strides) == 1 else None)

    def _followed(self, drive: Drive, found: Fours) -> Timetable | None:
        """The route, while the teams are those with which it began; from its full length on it begins again."""
        way = Timetable.of(self.route if drive.rounds else self.settled(drive).route)
        began = fours(replace(drive, rounds=()))
        teams = len(found.whole)
        same = [team.number for team in began.whole] == [team.number for team in found.whole]
        if not same or way.size != 2 * teams:
            return None
        if way.length < coming_round(drive):
            longer = military(Request("teams", teams, coming_round(drive)))
            return Timetable.of(longer.rounds) if way.length >= teams - 1 else None
        return way

    def _about_rounds(self, drive: Drive, found: Fours) -> list[Finding]:
        if coming_round(drive) <= drive.plan.rounds and self._followed(drive, found) is None:
            return [Finding("design_left", {}, Gravity.DOUBTFUL)]
        if drive.plan.rounds >= len(found.whole):
            return [Finding("forts_again", {"value": len(found.whole)}, Gravity.DOUBTFUL)]
        return []


def unfit(drive: Drive) -> tuple[Finding, ...]:
    """Why no round of teams can be played; empty where one can."""
    if len(drive.scoring.seats) != TEAM:
        return (Finding("teams_two_hand", {}),)
    found = fours(drive)
    if len(found.whole) >= FEWEST:
        return ()
    return (
        Finding("too_few_teams", {"value": len(found.whole), "allowed": f"{FEWEST} or more"}),
        *_about_short(found),
    )


def _about_people(drive: Drive, found: Fours) -> list[Finding]:
    """Who was put into a team, and who rests for want of one."""
    added = [Finding("teamed_by_number", {"value": found.added}, Gravity.DOUBTFUL)] if found.added else []
    alone = [
        Finding("no_team", {"number": entrant.number, "name": entrant.name}, Gravity.DOUBTFUL)
        for entrant in map(drive.entrant, people(found.loose))
    ]
    return [*added, *_about_short(found), *alone]


def _about_short(found: Fours) -> list[Finding]:
    return [
        Finding("short_team", {"team": number, "value": len(party), "allowed": TEAM}, Gravity.DOUBTFUL)
        for number, party in found.short
    ]
