"""The tables of an evening."""

from __future__ import annotations

from whistdrive.core.drive import Drive


def table_numbers(drive: Drive) -> tuple[int, ...]:
    """The numbers of all tables at which anybody sits; before the first round, of those that will be needed.

    Empty where there are not enough people for one.
    """
    if drive.rounds:
        return tuple(sorted({table.number for seated in drive.rounds for table in seated.tables}))
    return tuple(range(1, drive.movement.fits(drive).tables + 1))
