"""Drives that were deleted: the journal has all that they held, so that each can be brought back."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from sqlalchemy import CTE, Connection, func, select

from whistdrive.core.difference import RowChange
from whistdrive.store.journal import changes_of
from whistdrive.store.schema import DRIVE, JOURNAL

_DELETION = "delete_drive"
"""The label of the step that deletes a drive."""


@dataclass(frozen=True, slots=True)
class DeletedDrive:
    """A drive as the list of deleted ones has it: how many had entered, and how many rounds were seated."""

    id: int
    title: str
    day: date
    players: int
    rounds_seated: int


def deleted_drives(connection: Connection) -> tuple[DeletedDrive, ...]:
    """The drives that were deleted and not brought back, the latest deletion first."""
    ever = _ever()
    gone = connection.scalars(select(ever.c.id).where(ever.c.id.not_in(select(DRIVE.c.id)))).all()
    latest = select(func.max(JOURNAL.c.sequence)).where(JOURNAL.c.drive.in_(gone)).group_by(JOURNAL.c.drive)
    query = select(JOURNAL.c.drive, JOURNAL.c.step).where(
        JOURNAL.c.sequence.in_(latest), JOURNAL.c.label == _DELETION, JOURNAL.c.kind != "undo"
    )
    steps = connection.execute(query.order_by(JOURNAL.c.sequence.desc())).all()
    return tuple(_deleted(row.drive, changes_of(connection, row.step)) for row in steps)


def _ever() -> CTE:
    """The ids of all drives that there ever were: from each the index leads to the next, past all steps between."""
    first = select(func.min(JOURNAL.c.drive).label("id")).cte("ever", recursive=True)
    following = select(func.min(JOURNAL.c.drive)).where(JOURNAL.c.drive > first.c.id).scalar_subquery()
    return first.union_all(select(following).where(first.c.id.is_not(None)))


def _deleted(drive: int, changes: tuple[RowChange, ...]) -> DeletedDrive:
    """What its deletion tells of a drive; raises ValueError where that is not whole."""
    gone = (change.old for change in changes if change.key == ("drive", (drive,)) and change.old is not None)
    plan = next(gone, {})
    title, day = plan.get("title"), plan.get("day")
    if not (isinstance(title, str) and isinstance(day, str)):
        raise ValueError(f"the deletion of drive {drive} does not tell what it was")
    return DeletedDrive(
        id=drive,
        title=title,
        day=date.fromisoformat(day),
        players=sum(change.key[0] == "entrant" for change in changes),
        rounds_seated=len({change.key[1][1:2] for change in changes if change.key[0] == "seat"}),
    )
