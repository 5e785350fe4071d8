"""The rounds still to come, if nobody comes or goes."""

from __future__ import annotations

from dataclasses import replace

from whistdrive.core.contracts import settled
from whistdrive.core.drive import Drive, Round


def one_more(drive: Drive) -> Drive:
    """The drive with its next round seated as its movement proposes, and its route fixed as seating it would.

    Raises Refused when the people in the room do not fill a table.
    """
    coming = drive.movement.propose(drive)
    return replace(drive, movement=settled(drive), rounds=(*drive.rounds, coming))


def forecast(drive: Drive, rounds: int) -> tuple[Round, ...] | None:
    """The drive's rounds up to number ``rounds`` if nobody comes or goes: those seated, then those still to come.

    None where the way depends on results. Raises Refused when the people in the room do not fill a table.
    """
    if drive.movement.needs_results:
        return None
    while len(drive.rounds) < rounds:
        drive = one_more(drive)
    return drive.rounds[:rounds]
