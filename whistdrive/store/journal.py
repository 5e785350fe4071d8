"""The journal: every step that was saved, with what it changed, in the order in which it happened."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Literal

from sqlalchemy import Connection, Row, func, insert, select

from whistdrive.core.difference import RowChange
from whistdrive.core.findings import Fact, refuse
from whistdrive.store.schema import JOURNAL

StepKind = Literal["do", "undo", "redo"]

_TOLD = tuple(column for column in JOURNAL.c if column is not JOURNAL.c.changes)
"""What is read of a step when it does not matter what it changed."""


@dataclass(frozen=True, slots=True)
class Step:
    """One action of the organiser.

    ``id`` is unique for ever (a random UUID in hex): it tells after a lost connection whether the step was saved.
    ``label`` and ``facts`` are the key and the facts of its sentence. ``undoes`` is the id of the step that an undo
    takes back or a redo does again. ``when`` has a time zone. ``station`` is the computer at which it was done.
    """

    id: str
    kind: StepKind
    label: str
    facts: Mapping[str, Fact]
    when: datetime
    undoes: str | None = None
    station: str = ""


@dataclass(frozen=True, slots=True)
class Entry(Step):
    """A step as the journal has it: its number there, the drive, and the revision that it made of that.

    Drive and revision are None for a step of the club alone.
    """

    sequence: int = 0
    drive: int | None = None
    revision: int | None = None


def latest_revision(connection: Connection, drive: int) -> int:
    """The revision that a drive is at, or was at when it went; 0 for one that never was."""
    query = select(func.max(JOURNAL.c.revision)).where(JOURNAL.c.drive == drive)
    return connection.execute(query).scalar() or 0


def latest_drive(connection: Connection) -> int:
    """The highest id that a drive ever had, or 0."""
    return connection.execute(select(func.max(JOURNAL.c.drive))).scalar() or 0


def worked_on(connection: Connection) -> int | None:
    """The drive of the latest step that was done in one; None where none was."""
    query = select(JOURNAL.c.drive).where(JOURNAL.c.drive.is_not(None)).order_by(JOURNAL.c.sequence.desc()).limit(1)
    return connection.execute(query).scalar()


def latest(connection: Connection) -> int:
    """The number of the latest step, or 0."""
    return connection.execute(select(func.max(JOURNAL.c.sequence))).scalar() or 0


def next_revision(connection: Connection, step: Step, drive: int | None) -> int | None:
    """The revision that a step makes of a drive; None for the club alone.

    Raises Refused (``already_saved``) when a step with its id is in the journal.
    """
    latest = select(func.max(JOURNAL.c.revision)).where(JOURNAL.c.drive == drive).scalar_subquery()
    known = select(JOURNAL.c.step).where(JOURNAL.c.step == step.id).exists()
    revision, is_known = connection.execute(select(latest, known)).one()
    if is_known:
        raise refuse("already_saved")
    return None if drive is None else (revision or 0) + 1


def record(
    connection: Connection,
    step: Step,
    sequence: int,
    drive: int | None,
    revision: int | None,
    changes: Sequence[RowChange],
) -> None:
    """Enter a step under a number."""
    connection.execute(insert(JOURNAL).values(sequence=sequence, **entry(step, drive, revision, changes)))


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
        "station": step.station,
        "changes": [[kind, ids, change.old, change.new] for change in changes for kind, ids in (change.key,)],
    }


def entries(connection: Connection, drive: int | None) -> tuple[Entry, ...]:
    """The steps of a drive (None: of the club alone), oldest first."""
    of_it = JOURNAL.c.drive.is_(None) if drive is None else JOURNAL.c.drive == drive
    query = select(*_TOLD).where(of_it).order_by(JOURNAL.c.sequence)
    return tuple(map(_entry, connection.execute(query)))


def since(connection: Connection, sequence: int) -> tuple[tuple[Entry, tuple[RowChange, ...]], ...]:
    """The steps after the one with this number, oldest first, and what each changed."""
    query = select(JOURNAL).where(JOURNAL.c.sequence > sequence).order_by(JOURNAL.c.sequence)
    return tuple((_entry(row), _changes(row.changes)) for row in connection.execute(query))


def changes_of(connection: Connection, step: str) -> tuple[RowChange, ...]:
    """What a step changed; raises KeyError when it was never saved."""
    found = connection.execute(select(JOURNAL.c.changes).where(JOURNAL.c.step == step)).scalar()
    if found is None:
        raise KeyError(step)
    return _changes(found)


def _entry(row: Row[Any]) -> Entry:
    return Entry(
        id=row.step,
        kind=row.kind,
        label=row.label,
        facts=dict(row.facts),
        when=row.at,
        undoes=row.undoes,
        station=row.station,
        sequence=row.sequence,
        drive=row.drive,
        revision=row.revision,
    )


def _changes(kept: Sequence[Any]) -> tuple[RowChange, ...]:
    return tuple(RowChange((kind, tuple(ids)), old, new) for kind, ids, old, new in kept)
