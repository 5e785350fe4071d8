"""Fixed pairs: partners stay together and meet every other pair."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from typing_extensions import override

from whistdrive.core.contracts import Fit
from whistdrive.core.drive import Drive, Seat
from whistdrive.core.findings import Finding, Gravity
from whistdrive.movement.designs import circle
from whistdrive.movement.fairest import fairest_of_sides
from whistdrive.movement.parties import Party, about_partners, pairs, people, same_people, too_few
from whistdrive.movement.route import Way
from whistdrive.movement.routed import Routed


@dataclass(frozen=True, slots=True)
class Pairs(Routed):
    """Every two pairs meet as often as any others, at tables as even as can be; an odd pair rests in turn.

    Not ``drawn``, the pairs hold their places in the order of their first numbers. With two players at a table every
    player is a side.
    """

    key: ClassVar[str] = "pairs"
    keeps_pairs: ClassVar[bool] = True

    @override
    def parties(self, drive: Drive) -> tuple[Sequence[Party], tuple[Seat, ...]]:
        return pairs(drive)

    @override
    def way_for(self, drive: Drive, parties: int) -> Way | None:
        return fairest_of_sides(parties, drive.plan.rounds)

    @override
    def seat_roles(self, drive: Drive, parties: Sequence[Party]) -> tuple[int, ...] | None:
        return None

    def fits(self, drive: Drive) -> Fit:
        """Tables at work, who rests, who was paired by number or has no partner, and when pairs meet again."""
        if unfit := too_few(drive):
            return unfit
        parties, alone = self.parties(drive)
        tables, odd = divmod(len(parties), 2)
        resting = len(people(alone, parties[-1] if odd else ()))
        findings = [*about_partners(drive, alone), *self.about_route(drive)]
        fresh = circle(len(parties)).length
        if drive.plan.rounds > fresh and same_people(drive):
            findings.append(Finding("opponents_repeat", {"value": fresh + 1}, Gravity.DOUBTFUL))
        return Fit(tables, resting, tuple(findings))
