"""A drive before any name is known: as many tables as so many players fill, with nobody at them."""

from __future__ import annotations

from dataclasses import replace

from whistdrive.core.drive import Drive, Round, Table


def unnamed(drive: Drive, players: int) -> Drive:
    """The drive with all its rounds planned for so many players (one table at least), and nothing else known."""
    seats = len(drive.scoring.seats)
    tables = tuple(Table(number, ((),) * seats) for number in range(1, max(1, players // seats) + 1))
    rounds = (Round(tables),) * drive.plan.rounds
    return replace(drive, entrants=(), wishes=(), rounds=rounds, adjustments=(), cards=(), corrected="")
