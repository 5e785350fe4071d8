"""The journal: every step that was saved, with what it changed, in the order in which it happened."""

from __future__ import annotations

import platform
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Literal

from sqlalchemy import Connection, func, insert, select

from whistdrive.core.difference import RowChange
from whistdrive.core.findings import Fact, refuse
from whistdrive.store.schema import JOURNAL

StepKind = Literal["do", "undo", "redo"]


@dataclass(frozen=True, slots=True)
class Step:
    """One action of the organiser.

    ``id`` is unique for ever (a random UUID in hex): it tells after a lost connection whether the step was saved.
    ``label`` and ``facts`` are the key and the facts of its sentence. ``undoes`` is the id of the step that an undo
    takes back or a redo does again. ``when`` has a time zone.
    """

    id: str
    kind: StepKind
    label: str
    facts: Mapping[str, Fact]
    when: datetime
    undoes: str | None = None


@dataclass(frozen=True, slots=True)
class Entry(Step):
    """A step as the journal has it: the revision of the drive that it made (None: the club alone), and the computer."""

    revision: int | None = None
    station: str = ""


def latest_revision(connection: Connection, drive: int) -> int:
    """The revision that a drive is at, or was at when it went; 0 for one that never was."""
    query = select(func.max(JOURNAL.c.revision)).where(JOURNAL.c.drive == drive)
    return connection.execute(query).scalar() or 0


def latest_drive(connection: Connection) -> int:
    """The highest id that a drive ever had, or 0."""
    return connection.execute(select(func.max(JOURNAL.c.drive))).scalar() or 0


def record(
    connection: Connection, step: Step, drive: int | None, revision: int | None, changes: Sequence[RowChange]
) -> None:
    """Enter a step; raises Refused (``already_saved``) when one with its id is there."""
    if has(connection, step):
        raise refuse("already_saved")
    connection.execute(insert(JOURNAL).values(entry(step, drive, revision, changes)))


def has(connection: Connection, step: Step) -> bool:
    """Whether a step was saved."""
    return connection.execute(select(JOURNAL.c.step).where(JOURNAL.c.step == step.id)).first() is not None


def entry(step: Step, drive: int | None, revision: int | None, changes: Sequence[RowChange]) -> Mapping[str, object]:
    """The row of a step."""
    return {
        "step": step.id,
        "drive": drive,
        "revision": revision,
        "kind": step.kind,
        "label": step.label,
        "facts": dict(step.facts),
        "undoes": step.undoes,
        "at": step.when,
        "station": platform.node(),
        "changes": [[kind, ids, change.old, change.new] for change in changes for kind, ids in (change.key,)],
    }


def entries(connection: Connection, drive: int | None) -> tuple[Entry, ...]:
    """The steps of a drive (None: of the club alone), oldest first."""
    columns = [column for column in JOURNAL.c if column is not JOURNAL.c.changes]
    query = select(*columns).where(JOURNAL.c.drive.is_not_distinct_from(drive)).order_by(JOURNAL.c.sequence)
    return tuple(
        Entry(
            id=row.step,
            kind=row.kind,
            label=row.label,
            facts=dict(row.facts),
            when=row.at,
            undoes=row.undoes,
            revision=row.revision,
            station=row.station,
        )
        for row in connection.execute(query)
    )


def changes_of(connection: Connection, step: str) -> tuple[RowChange, ...]:
    """What a step changed; raises KeyError when it was never saved."""
    found = connection.execute(select(JOURNAL.c.changes).where(JOURNAL.c.step == step)).scalar()
    if found is None:
        raise KeyError(step)
    return tuple(RowChange((kind, tuple(ids)), old, new) for kind, ids, old, new in found)
