"""Swiss: each round brings together sides that stand level, and nobody meets twice while that can be helped."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from whistdrive.core.contracts import Fit, Step
from whistdrive.core.drive import Drive, Round, Table
from whistdrive.core.findings import Finding, Gravity
from whistdrive.core.options import option
from whistdrive.core.ranking import Judge
from whistdrive.core.standings import standings
from whistdrive.core.totals import Standing, totals
from whistdrive.movement.as_wished import as_wished
from whistdrive.movement.designs import circle
from whistdrive.movement.held import over_seats
from whistdrive.movement.history import Rest, Two, history, rests, two
from whistdrive.movement.lots import Lots
from whistdrive.movement.matching import couples
from whistdrive.movement.parties import (
    Party,
    about_partners,
    check_enough,
    coming_round,
    pairs,
    people,
    same_people,
    too_few,
)
from whistdrive.movement.steps import steps


@dataclass(frozen=True, slots=True)
class Swiss:
    """Fixed pairs, or single players in two-handed whist, who meet others with about as many points.

    A matching of all sides makes the squares of the differences in points least. With an odd number the lowest of
    those who have rested least rests. Table 1 is for the best. ``drawn``: the first round is drawn; if not, sides meet
    in the order of their first numbers. Later a lot decides between sides that stand level in everything.
    """

    key: ClassVar[str] = "swiss"
    needs_results: ClassVar[bool] = True
    keeps_pairs: ClassVar[bool] = True
    keeps_teams: ClassVar[bool] = False
    two_lines: ClassVar[bool] = False

    drawn: bool = option(True)

    def fits(self, drive: Drive) -> Fit:
        """Tables at work, who rests, who has no partner, when sides must meet again, and results that are missing."""
        if unfit := too_few(drive):
            return unfit
        parties, alone = pairs(drive)
        tables, odd = divmod(len(parties), 2)
        resting = len(people(alone, parties[-1] if odd else ()))
        return Fit(tables, resting, (*about_partners(drive, alone), *_about_rounds(drive, parties), *_uncounted(drive)))

    @over_seats
    def propose(self, drive: Drive) -> Round:
        """The next round by the standings so far: points first, then the drive's own order of places.

        It goes by what is written; ``fits`` says what is missing. Raises Refused (``too_few``) when the people in the
        room do not fill a table.
        """
        check_enough(drive)
        parties, alone = pairs(drive)
        rows = {entrant: row for row in _ranked(drive) for entrant in row.entrants}
        order = sorted(self._called(drive, parties), key=lambda party: rows[people(party)[0]].place)
        scores = [rows[people(party)[0]].total for party in order]
        resting = _may_rest(order, rests(drive.rounds, people(*order)))
        playing = couples(scores, _meetings(drive, order), resting)
        tables = tuple(
            Table(number, (*order[one], *order[another])) for number, (one, another) in enumerate(playing, start=1)
        )
        at_tables = {entrant for table in tables for entrant in table.entrants()}
        left = (entrant for entrant in people(*order) if entrant not in at_tables)
        return as_wished(drive, Round(tables, (*left, *people(alone))), at_table=2, drawn=self.drawn)

    def explain(self, drive: Drive, table: Table) -> tuple[Step, ...]:
        """Where both sides of the table sit in the next round; raises Refused when there is none."""
        return steps(drive, table, self.propose(drive))

    def announcement(self, drive: Drive) -> tuple[Step, ...]:
        """What the M.C. reads aloud before the start: whom people meet, who rests, and that they need not reckon."""
        parties, _ = pairs(drive)
        rests_one = (Step("say_lowest_rests", {}),) if len(parties) % 2 else ()
        return (Step("say_swiss", {}), *rests_one, Step("say_look_it_up", {}))

    def _called(self, drive: Drive, parties: Sequence[Party]) -> Sequence[Party]:
        """The sides in the order in which a tie is decided."""
        if drive.rounds or self.drawn:
            return Lots(drive.seed, "swiss", coming_round(drive)).shuffled(parties)
        return parties


def _ranked(drive: Drive) -> tuple[Standing, ...]:
    by_points = replace(drive, plan=replace(drive.plan, ranking=("total", *drive.plan.ranking)))
    return Judge(by_points).ranked(totals(drive, dummies=True).rows)


def _may_rest(order: Sequence[Party], rested: Mapping[int, Rest]) -> list[int]:
    """The places of those who have rested least, the lowest first."""
    times = [max(rested[entrant].times for entrant in people(party)) for party in order]
    return [place for place in reversed(range(len(order))) if times[place] == min(times)]


def _meetings(drive: Drive, order: Sequence[Party]) -> Mapping[Two, int]:
    """How often each two sides have met, by their places."""
    places = {entrant: place for place, party in enumerate(order) for entrant in people(party)}
    met: dict[Two, int] = {}
    for (one, another), times in history(drive.rounds).opponents.items():
        if one in places and another in places and places[one] != places[another]:
            between = two(places[one], places[another])
            met[between] = max(met.get(between, 0), times)
    return met


def _about_rounds(drive: Drive, parties: Sequence[Party]) -> list[Finding]:
    enough = circle(len(parties)).length
    if drive.plan.rounds > enough and same_people(drive):
        return [Finding("opponents_repeat", {"value": enough + 1}, Gravity.DOUBTFUL)]
    return []


def _uncounted(drive: Drive) -> list[Finding]:
    """The tables whose results are not all in, once the latest round has begun to come in."""
    if not drive.rounds or not drive.rounds[-1].started:
        return []
    return [
        Finding("not_counted", {"round": number, "table": table}, Gravity.DOUBTFUL)
        for number, table in standings(drive).missing
    ]
