"""Saving, taking back and doing again, as the desk does it."""

from __future__ import annotations

import hashlib
from datetime import UTC, datetime
from pathlib import Path
from uuid import uuid4

from whistdrive.core.difference import RowChange
from whistdrive.core.evening import Evening
from whistdrive.store import ClubStore, Step, StepKind, amended


def step(kind: StepKind = "do", label: str = "write_deal", undoes: str | None = None) -> Step:
    return Step(id=uuid4().hex, kind=kind, label=label, facts={"table": 3}, when=datetime.now(UTC), undoes=undoes)


def saved(store: ClubStore, before: Evening, after: Evening) -> Evening:
    return store.save(before, after, step())


def taken_back(held: Evening, changes: tuple[RowChange, ...]) -> Evening:
    """The evening without the changes; raises KeyError where its rows have moved on."""
    return amended(held, tuple(change.reversed for change in changes))


def fingerprint(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()
