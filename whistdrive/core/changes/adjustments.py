"""Points apart from any result: a revoke, a penalty, an award. They need a reason, and stand beside the results."""

from __future__ import annotations

from dataclasses import replace

from whistdrive.core.changes.parts import clean, find_entrant, find_table, next_id, open_drive, with_drive
from whistdrive.core.drive import Adjustment, Drive
from whistdrive.core.evening import Evening
from whistdrive.core.findings import refuse
from whistdrive.core.sheet import SIDES

MOST_ADJUSTED = 9999


def adjust_table(evening: Evening, *, number: int, table: int, ns: int, ew: int, reason: str) -> Evening:
    """Give both sides of a table points in round ``number`` (below zero: take them): everybody on a side gets all.

    Refused without a reason, for no points at all or more than are possible, in a closed drive, and for a round that is
    only tried out.
    """
    drive = open_drive(evening)
    at = find_table(drive, number, table)
    why = _reason(drive, number, reason)
    _check_points(ns, ew)
    made = drive.adjustments
    for side, points in zip(SIDES, (ns, ew), strict=True):
        if points:
            people = tuple(sorted(entrant for seat in at.side(side) for entrant in seat))
            made = (*made, Adjustment(next_id(each.id for each in made), number, people, points, why, table))
    return with_drive(evening, lambda drive: replace(drive, adjustments=made))


def adjust_entrant(evening: Evening, *, number: int, entrant: int, points: int, reason: str) -> Evening:
    """Give one entrant points in round ``number``, or take them; refused as :func:`adjust_table` is."""
    drive = open_drive(evening)
    find_entrant(drive, entrant)
    if not 1 <= number <= max(len(drive.rounds), 1):
        raise refuse("unknown_round", value=number, allowed=f"1-{max(len(drive.rounds), 1)}")
    why = _reason(drive, number, reason)
    _check_points(points)
    made = Adjustment(next_id(each.id for each in drive.adjustments), number, (entrant,), points, why)
    return with_drive(evening, lambda drive: replace(drive, adjustments=(*drive.adjustments, made)))


def drop_adjustment(evening: Evening, *, adjustment: int) -> Evening:
    """Take an adjustment (id) back."""
    drive = open_drive(evening)
    kept = tuple(each for each in drive.adjustments if each.id != adjustment)
    if len(kept) == len(drive.adjustments):
        raise refuse("no_adjustment", value=adjustment)
    if drive.closed:
        raise refuse("drive_closed")
    return with_drive(evening, lambda drive: replace(drive, adjustments=kept))


def _reason(drive: Drive, number: int, reason: str) -> str:
    if drive.closed:
        raise refuse("drive_closed")
    if drive.practice and number == len(drive.rounds):
        raise refuse("practising", round=number)
    kept = clean(reason, "reason")
    if not kept:
        raise refuse("no_reason", field="reason")
    return kept


def _check_points(*points: int) -> None:
    if not any(points) or any(abs(each) > MOST_ADJUSTED for each in points):
        raise refuse(
            "adjusted", field="points", value=max(points, key=abs), allowed=f"-{MOST_ADJUSTED}-{MOST_ADJUSTED}"
        )
