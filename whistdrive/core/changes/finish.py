"""Ending an evening before its last round, as when the hall closes."""

from __future__ import annotations

from dataclasses import replace

from whistdrive.core.changes.drives import close_drive
from whistdrive.core.changes.parts import open_drive, with_drive
from whistdrive.core.changes.seating import cancel_round
from whistdrive.core.drive import Slip
from whistdrive.core.evening import Evening
from whistdrive.core.findings import refuse
from whistdrive.core.standings import unfinished


def finish_early(evening: Evening) -> Evening:
    """End the drive after the last round that every table has played, and close it: the plan is then that long.

    A round that is still being played counts for nobody: its results and adjustments are given up, and who came for it
    has come for nothing. An interval that was not reached is none. Refused (``nothing_played``) before any round is
    whole and for a drive that runs from cards, once the drive is closed, and as :func:`close_drive` does where earlier
    results are missing.
    """
    drive = open_drive(evening)
    if drive.closed:
        raise refuse("drive_closed")
    last = len(drive.rounds)
    if last and (drive.practice or unfinished(drive, last)):
        evening = _without_latest(evening, last)
        last -= 1
    if not last:
        raise refuse("nothing_played")
    interval = drive.plan.interval if drive.plan.interval < last else 0
    plan = replace(drive.plan, rounds=last, interval=interval)
    return close_drive(with_drive(evening, lambda drive: replace(drive, plan=plan)))


def _without_latest(evening: Evening, number: int) -> Evening:
    """The evening without its latest round and all that was written about it."""
    drive = open_drive(evening)
    blank = replace(drive.rounds[-1], tables=tuple(replace(table, slip=Slip()) for table in drive.rounds[-1].tables))
    kept = replace(
        drive,
        rounds=(*drive.rounds[:-1], blank),
        adjustments=tuple(each for each in drive.adjustments if each.round < number),
    )
    return cancel_round(replace(evening, drive=kept), number=number)
