"""Saving, taking back and doing again, as the desk does it."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from uuid import uuid4

from whistdrive.core.difference import RowChange, applied, rows, shared
from whistdrive.core.drive import Evening
from whistdrive.store import ClubStore, Step, StepKind, build


def step(kind: StepKind = "do", label: str = "write_deal", undoes: str | None = None) -> Step:
    return Step(id=uuid4().hex, kind=kind, label=label, facts={"table": 3}, when=datetime.now(UTC), undoes=undoes)


def saved(store: ClubStore, before: Evening, after: Evening) -> Evening:
    return store.save(before, after, step())


def taken_back(held: Evening, changes: tuple[RowChange, ...]) -> Evening:
    """The evening without the changes; raises KeyError where its rows have moved on."""
    return done_again(held, tuple(change.reversed for change in changes))


def done_again(held: Evening, changes: tuple[RowChange, ...]) -> Evening:
    """The evening with the changes; raises KeyError where its rows have moved on."""
    rebuilt = build(applied(rows(held), changes))
    if rebuilt.drive is not None and held.drive is not None:
        rebuilt = replace(rebuilt, drive=replace(rebuilt.drive, revision=held.drive.revision))
    return shared(held, rebuilt)


def fingerprint(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()
