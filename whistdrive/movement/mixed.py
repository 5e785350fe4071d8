"""Mixed: a lady and a gent on each side (or any two roles), and a new partner each round."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from typing_extensions import override

from whistdrive.core.contracts import Fit
from whistdrive.core.drive import Drive, Seat
from whistdrive.core.findings import Finding, Gravity
from whistdrive.movement.designs import circle
from whistdrive.movement.fairest import fairest, rounds_of_new_couples
from whistdrive.movement.filling import about_halves
from whistdrive.movement.lots import Lots
from whistdrive.movement.parties import Party, by_role, same_people, singles, too_few
from whistdrive.movement.route import Way
from whistdrive.movement.routed import Routed


@dataclass(frozen=True, slots=True)
class Mixed(Routed):
    """Everybody partners everybody of the other role in turn, on the fairest schedule for so many and so many rounds.

    Those of role A sit North and East, those of B South and West. Of more in one role than in the other the last by
    number play in the other's seats; with an odd number the evening is planned so that all rest in turn. With two
    players at a table it is a round robin.
    """

    key: ClassVar[str] = "mixed"

    @property
    def asks_roles(self) -> bool:
        """Whether people come as one of two roles."""
        return True

    @override
    def way_for(self, drive: Drive, parties: int) -> Way | None:
        if len(drive.scoring.seats) == 2:
            return circle(parties)
        return None if parties % 2 else fairest("mixed", parties, drive.plan.rounds)

    @override
    def parties(self, drive: Drive) -> tuple[Sequence[Party], tuple[Seat, ...]]:
        """In the order of their numbers, those first who play as A."""
        first, second = by_role(drive, singles(drive))
        return (*first, *second), ()

    @override
    def order(self, drive: Drive, parties: Sequence[Party]) -> Sequence[Party]:
        lots = Lots(drive.seed, "numbers")
        return [party for half in by_role(drive, parties) for party in lots.shuffled(half)] if self.drawn else parties

    @override
    def seat_roles(self, drive: Drive, parties: Sequence[Party]) -> tuple[int, ...] | None:
        if len(drive.scoring.seats) == 2:
            return None
        first, _ = by_role(drive, parties)
        return tuple(int(party not in first) for party in parties)

    def fits(self, drive: Drive) -> Fit:
        """Tables at work, who rests, who plays in the other role's seats, and from which round on partners repeat."""
        if unfit := too_few(drive):
            return unfit
        parties, at_table = singles(drive), len(drive.scoring.seats)
        players = len(parties)
        tables, resting = divmod(players, at_table)
        findings = [*about_halves(drive, parties), *self.about_route(drive)]
        fresh = rounds_of_new_couples(players) if at_table == 4 else circle(players).length
        if drive.plan.rounds > fresh and players % 2 == 0 and same_people(drive):
            code = "partners_repeat" if at_table == 4 else "opponents_repeat"
            findings.append(Finding(code, {"value": fresh + 1}, Gravity.DOUBTFUL))
        return Fit(tables, resting, tuple(findings))
