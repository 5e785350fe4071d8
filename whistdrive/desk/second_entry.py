"""The results of a round typed a second time, blind, and compared with those that are written."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from whistdrive.core.contracts import Marks
from whistdrive.core.drive import Drive, Round, Slip, Table
from whistdrive.core.evening import Evening

TOTALS = 0
"""Stands for the deal where the totals of a table are compared."""


@dataclass(frozen=True, slots=True)
class Differing:
    """A deal of a table that is written otherwise than it was typed again; None: it is not written at all.

    ``deal`` is 0 where one of the two has nothing but totals; the marks are then the points, as ``ns`` and ``ew``.
    """

    table: int
    deal: int
    written: Marks | None
    again: Marks


def blank(evening: Evening, number: int) -> Evening:
    """The evening as it is before anything of round ``number`` is typed; who dealt first is known."""
    drive = evening.drive
    if drive is None:
        return evening
    seated = drive.rounds[number - 1]
    tables = tuple(replace(table, slip=Slip(dealer=table.slip.dealer)) for table in seated.tables)
    rounds = (*drive.rounds[: number - 1], Round(tables, seated.resting), *drive.rounds[number:])
    return replace(evening, drive=replace(drive, rounds=rounds, adjustments=(), closed=False))


def differences(drive: Drive, again: Drive, number: int) -> tuple[Differing, ...]:
    """Where what was typed ``again`` differs from what is written, as far as it is typed."""
    typed = {table.number: table for table in again.rounds[number - 1].tables}
    return tuple(
        found
        for table in drive.rounds[number - 1].tables
        if table.number in typed
        for found in _at_table(drive, again, number, table, typed[table.number])
    )


def typed_again(drive: Drive, again: Drive, number: int) -> int:
    """How many tables are typed a second time as far as they are written."""
    typed = {table.number: table.slip for table in again.rounds[number - 1].tables}
    return sum(
        not typed[table.number].blank
        and (typed[table.number].totals is not None or len(typed[table.number].deals) >= len(table.slip.deals))
        for table in drive.rounds[number - 1].tables
        if table.number in typed
    )


def _at_table(drive: Drive, again: Drive, number: int, written: Table, typed: Table) -> Iterator[Differing]:
    if typed.slip.blank:
        return
    if written.slip.totals is None and typed.slip.totals is None:
        for deal, anew in enumerate(typed.slip.deals, start=1):
            found = written.slip.deals[deal - 1].marks if deal <= len(written.slip.deals) else None
            if found != anew.marks:
                yield Differing(written.number, deal, found, anew.marks)
    elif typed.slip.totals is not None or again.sheet(number, typed).complete:
        points = _points(drive, number, written)
        anew_points = _points(again, number, typed)
        if points != anew_points and anew_points is not None:
            yield Differing(written.number, TOTALS, points, anew_points)


def _points(drive: Drive, number: int, table: Table) -> Marks | None:
    """What a table comes to; None where nothing is written."""
    if table.slip.blank:
        return None
    totals = drive.sheet(number, table).totals
    return {"ns": totals.ns, "ew": totals.ew}
