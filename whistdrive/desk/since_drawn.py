"""Who has come or gone since the latest round was drawn; it stays as it is until somebody takes it back."""

from __future__ import annotations

from dataclasses import dataclass

from whistdrive.core.drive import Drive, Entrant


@dataclass(frozen=True, slots=True)
class SinceDrawn:
    """Those who are in the room without a place, and those who have a place and have gone, by their numbers."""

    came: tuple[Entrant, ...] = ()
    left: tuple[Entrant, ...] = ()


def since_drawn(drive: Drive) -> SinceDrawn:
    """Who came and who left since the latest round was drawn; nobody once a table of it has a result."""
    number = len(drive.rounds)
    if not number or drive.closed or drive.rounds[-1].started:
        return SinceDrawn()
    seated = set(drive.rounds[-1].entrants())
    by_number = sorted(drive.entrants, key=lambda entrant: entrant.number)
    return SinceDrawn(
        tuple(each for each in by_number if each.id not in seated and each.plays(number + 1)),
        tuple(each for each in by_number if each.id in seated and not each.plays(number + 1)),
    )
