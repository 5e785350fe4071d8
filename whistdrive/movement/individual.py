"""Individual: everybody plays for themselves and has a new partner each round."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from whistdrive.core.contracts import Fit, Step
from whistdrive.core.drive import Drive, Round, Table
from whistdrive.core.findings import Finding, Gravity
from whistdrive.core.options import option
from whistdrive.movement.designs import Design, circle, rounds_with_new_partners, whist_design
from whistdrive.movement.parties import check_enough, same_people, singles, too_few
from whistdrive.movement.route import is_followed, next_round
from whistdrive.movement.steps import steps


@dataclass(frozen=True, slots=True)
class Individual:
    """A whist design where we hold one, otherwise a draw for each round.

    ``drawn``: the players are drawn onto the design by the drive's seed; if not, they hold it in the order of their
    numbers. With two players at a table it is a round robin.
    """

    key: ClassVar[str] = "individual"
    needs_results: ClassVar[bool] = False
    keeps_pairs: ClassVar[bool] = False

    drawn: bool = option(True)

    def fits(self, drive: Drive) -> Fit:
        """Tables at work, who rests, and from which round on partners (or opponents) must repeat."""
        if unfit := too_few(drive):
            return unfit
        players = singles(drive)
        design = _design(drive, len(players))
        at_table = len(drive.scoring.seats)
        findings = []
        if design is None:
            findings.append(Finding("no_design", {"value": len(players)}, Gravity.DOUBTFUL))
        elif not is_followed(drive, players, design):
            findings.append(Finding("design_left", {}, Gravity.DOUBTFUL))
        fresh = rounds_with_new_partners(len(players)) if at_table == 4 else circle(len(players)).length
        if drive.plan.rounds > fresh and same_people(drive):
            code = "partners_repeat" if at_table == 4 else "opponents_repeat"
            findings.append(Finding(code, {"value": fresh + 1}, Gravity.DOUBTFUL))
        return Fit(len(players) // at_table, len(players) % at_table, tuple(findings))

    def propose(self, drive: Drive) -> Round:
        """The next round of the design, which begins again after its last; a draw where there is no design to follow.

        Raises Refused (``too_few``) when the people in the room do not fill a table.
        """
        check_enough(drive)
        players = singles(drive)
        return next_round(drive, players, _design(drive, len(players)), drawn=self.drawn)

    def explain(self, drive: Drive, table: Table) -> tuple[Step, ...]:
        """Where everybody at the table sits in the next round; raises Refused when there is none."""
        return steps(drive, table, self.propose(drive))


def _design(drive: Drive, players: int) -> Design | None:
    return whist_design(players) if len(drive.scoring.seats) == 4 else circle(players)
