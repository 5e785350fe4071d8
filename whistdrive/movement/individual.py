"""Individual: everybody plays for themselves and has a new partner each round."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from typing_extensions import override

from whistdrive.core.contracts import Fit
from whistdrive.core.drive import Drive
from whistdrive.core.findings import Finding, Gravity
from whistdrive.core.options import option
from whistdrive.movement.designs import circle, rounds_with_new_partners, whist_design
from whistdrive.movement.fairest import fairest
from whistdrive.movement.held import as_held
from whistdrive.movement.parties import Party, same_people, singles, too_few
from whistdrive.movement.route import Way
from whistdrive.movement.routed import Routed


@dataclass(frozen=True, slots=True)
class Individual(Routed):
    """The fairest schedule for the players and the rounds that are planned, or a whist design in its own order.

    ``design``: ``fairest`` is chosen for just so many rounds, and for more than the full length in turns of that, so
    that nobody partners anybody again before it must be; ``whist`` is a cyclic design, the same whatever is planned,
    which begins again after its last round; where we hold none each round is drawn. With two players at a table it is
    a round robin.
    """

    key: ClassVar[str] = "individual"

    design: str = option("fairest", ("fairest", "whist"))

    @override
    def way_for(self, drive: Drive, parties: int) -> Way | None:
        if len(drive.scoring.seats) == 2:
            return circle(parties)
        way = fairest("individual", parties, drive.plan.rounds) if self.design == "fairest" else None
        return way or whist_design(parties)

    @override
    def seat_roles(self, drive: Drive, parties: Sequence[Party]) -> tuple[int, ...] | None:
        return None

    def fits(self, drive: Drive) -> Fit:
        """Tables at work, who rests, and from which round on partners (or opponents) must repeat."""
        if unfit := too_few(drive):
            return unfit
        players = len(singles(drive))
        at_table = len(drive.scoring.seats)
        findings = list(self.about_route(drive))
        seen = as_held(drive).drive
        if self.way_for(drive, players) is None and self.course(seen, singles(seen)) is None:
            findings.append(Finding("no_design", {"value": players}, Gravity.DOUBTFUL))
        fresh = rounds_with_new_partners(players) if at_table == 4 else circle(players).length
        if drive.plan.rounds > fresh and same_people(drive):
            code = "partners_repeat" if at_table == 4 else "opponents_repeat"
            findings.append(Finding(code, {"value": fresh + 1}, Gravity.DOUBTFUL))
        return Fit(players // at_table, players % at_table, tuple(findings))
