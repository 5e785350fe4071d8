"""What is kept and could also be worked out: whether it is what it should be."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass

from sqlalchemy import Connection, select

from whistdrive.core.difference import rows
from whistdrive.core.evening import Evening
from whistdrive.store.schema import DRIVE, JOURNAL, RESULT


@dataclass(frozen=True, slots=True)
class KeptResult:
    """What somebody has of a closed drive."""

    place: int
    points: int
    deals: int


@dataclass(frozen=True, slots=True)
class DoubtfulResult:
    """An entrant (by id) of whom something else is ``kept`` than is ``due``; None: nothing is."""

    entrant: int
    kept: KeptResult | None
    due: KeptResult | None


def doubtful_results(connection: Connection, evening: Evening) -> tuple[DoubtfulResult, ...]:
    """Where the results that are kept of the drive of an evening are not those to which it comes now."""
    drive = evening.drive
    if drive is None:
        return ()
    due = {ids[1]: KeptResult(**row) for (kind, ids), row in rows(evening).items() if kind == "result"}
    query = select(RESULT.c.entrant, RESULT.c.place, RESULT.c.points, RESULT.c.deals).where(RESULT.c.drive == drive.id)
    kept = {row.entrant: KeptResult(row.place, row.points, row.deals) for row in connection.execute(query)}
    return tuple(
        DoubtfulResult(entrant, kept.get(entrant), due.get(entrant))
        for entrant in sorted({*kept, *due})
        if kept.get(entrant) != due.get(entrant)
    )


def gaps(connection: Connection) -> Mapping[int, tuple[int, ...]]:
    """By drive, the revisions that the journal does not tell of, also of drives that are gone; no entry where none."""
    told: dict[int, set[int]] = defaultdict(set)
    for row in connection.execute(select(JOURNAL.c.drive, JOURNAL.c.revision).where(JOURNAL.c.drive.is_not(None))):
        told[row.drive].add(row.revision)
    known = {*told, *connection.execute(select(DRIVE.c.id)).scalars()}
    missing = {drive: {*range(1, max(told[drive], default=1) + 1)} - told[drive] for drive in known}
    return {drive: tuple(sorted(revisions)) for drive, revisions in sorted(missing.items()) if revisions}
