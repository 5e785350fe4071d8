"""Fixed pairs: partners stay together and meet every other pair."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from whistdrive.core.contracts import Fit, Step
from whistdrive.core.drive import Drive, Round, Table
from whistdrive.core.findings import Finding, Gravity
from whistdrive.core.options import option
from whistdrive.movement.designs import circle
from whistdrive.movement.parties import Party, about_partners, check_enough, pairs, people, same_people, too_few
from whistdrive.movement.route import is_followed, next_round
from whistdrive.movement.steps import steps


@dataclass(frozen=True, slots=True)
class Pairs:
    """The circle method over pairs; an odd pair rests in turn.

    ``drawn``: the pairs are drawn onto the circle by the drive's seed; if not, they stand in it in the order of their
    first numbers. With two players at a table every player is a side.
    """

    key: ClassVar[str] = "pairs"
    needs_results: ClassVar[bool] = False
    keeps_pairs: ClassVar[bool] = True
    keeps_teams: ClassVar[bool] = False
    two_lines: ClassVar[bool] = False

    drawn: bool = option(True)

    def fits(self, drive: Drive) -> Fit:
        """Tables at work, who rests, who was paired by number or has no partner, and when pairs meet again."""
        if unfit := too_few(drive):
            return unfit
        parties, alone = pairs(drive)
        tables, odd = divmod(len(parties), 2)
        resting = len(people(alone, parties[-1] if odd else ()))
        return Fit(tables, resting, (*about_partners(drive, alone), *_about_rounds(drive, parties)))

    def propose(self, drive: Drive) -> Round:
        """The next round of the circle, which begins again after its last; a draw when pairs have come or gone.

        Raises Refused (``too_few``) when the people in the room do not fill a table.
        """
        check_enough(drive)
        parties, alone = pairs(drive)
        coming = next_round(drive, parties, circle(len(parties)), drawn=self.drawn)
        return Round(coming.tables, (*coming.resting, *people(alone)))

    def explain(self, drive: Drive, table: Table) -> tuple[Step, ...]:
        """Where both pairs of the table sit in the next round; raises Refused when there is none."""
        return steps(drive, table, self.propose(drive))


def _about_rounds(drive: Drive, parties: tuple[Party, ...]) -> list[Finding]:
    design = circle(len(parties))
    findings = []
    if not is_followed(drive, parties, design):
        findings.append(Finding("design_left", {}, Gravity.DOUBTFUL))
    if drive.plan.rounds > design.length and same_people(drive):
        findings.append(Finding("opponents_repeat", {"value": design.length + 1}, Gravity.DOUBTFUL))
    return findings
