"""The desk: it holds the evening, lets pure functions change it, and has every change on the disk before it counts."""

from __future__ import annotations

import sys
from collections.abc import Callable, Collection, Mapping
from dataclasses import replace
from datetime import UTC, datetime
from typing import Concatenate, ParamSpec
from uuid import uuid4

from whistdrive.core.difference import RowChange, shared
from whistdrive.core.drive import Drive
from whistdrive.core.evening import Evening
from whistdrive.core.findings import Fact, Refused, refuse
from whistdrive.core.seasons import Result
from whistdrive.core.texts import one_line
from whistdrive.desk.history import DELETION, History
from whistdrive.desk.keeper import Keeper
from whistdrive.store import Appearance, DeletedDrive, DriveCard, FormerEntry, Partner, Step, StepKind, amended

LATEST_DRIVES = 12
"""Whoever was in most of so many drives is expected at the next one."""

Arguments = ParamSpec("Arguments")
Listener = Callable[[Evening, Evening], None]


class Desk:
    """The current evening of one club, and the only way to change it.

    Listeners are called with the evening before and after, once the change is saved; what one of them raises goes to
    ``sys.excepthook``. Whatever raises :class:`~whistdrive.core.findings.Refused`, from a rule or from the disk,
    leaves the evening as it was.
    """

    def __init__(self, store: Keeper) -> None:
        self._store = store
        self._evening = store.evening()
        self._history = History().after(*store.journal(None))
        self._listeners: list[Listener] = []
        self.saved_at: datetime | None = None

    @property
    def evening(self) -> Evening:
        """The evening as it is now and as it is on the disk."""
        return self._evening

    @property
    def drive(self) -> Drive:
        """The open drive; raises Refused when none is open."""
        if self._evening.drive is None:
            raise refuse("no_drive")
        return self._evening.drive

    @property
    def history(self) -> History:
        """What can be undone and redone."""
        return self._history

    def drives(self) -> tuple[DriveCard, ...]:
        """All drives of the club, for the start page."""
        return self._store.drives()

    def results(self, drives: Collection[int]) -> tuple[Result, ...]:
        """What people have of some closed drives, for a season."""
        return self._store.results(drives)

    def appearances(self, person: int) -> tuple[Appearance, ...]:
        """All drives in which somebody took part, the newest first."""
        return self._store.appearances(person)

    def regulars(self) -> Mapping[int, int]:
        """In how many of the latest drives each person took part, of those who were in any."""
        return self._store.regulars(LATEST_DRIVES)

    def partners(self, person: int) -> tuple[Partner, ...]:
        """With whom somebody sat on one side, the most frequent first."""
        return self._store.partners(person)

    def former(self, person: int) -> tuple[FormerEntry, ...]:
        """What the journal remembers that somebody was entered as, the oldest first."""
        return self._store.former(person)

    def look_at(self, drive_id: int) -> Drive:
        """A drive of the club as it is, without opening it; raises Refused where there is none."""
        if self._evening.drive is not None and self._evening.drive.id == drive_id:
            return self._evening.drive
        drive = self._store.evening(drive_id).drive
        if drive is None:
            raise refuse("no_such_drive", value=drive_id)
        return drive

    def erase(self, person: int) -> None:
        """Forget for ever who somebody was, here and in all that was done; their results keep their numbers."""
        self._store.erase(person)
        self.open_drive(None if self._evening.drive is None else self._evening.drive.id)

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Have ``listener`` called after every change; returns the function that ends it."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def open_drive(self, drive_id: int | None) -> None:
        """Turn to another drive, or to none (the start page). Read once, here."""
        evening = self._store.evening(drive_id)
        self._history = History().after(*self._store.journal(drive_id))
        self._turn_to(evening)

    def deleted_drives(self) -> tuple[DeletedDrive, ...]:
        """The drives that were deleted and can be brought back, the latest deletion first."""
        return self._store.deleted_drives()

    def bring_back(self, drive_id: int) -> None:
        """Take the deletion of a drive back and open it. Raises Refused where it was not deleted or that cannot be."""
        self.open_drive(None)
        try:
            self._history = History().after(*self._store.journal(drive_id))
            if self._history.undo is None or self._history.undo.label != DELETION:
                raise refuse("not_in_bin")
            self.undo()
        except Refused:
            self.open_drive(None)
            raise

    def next_drive_id(self) -> int:
        """The id for a new drive."""
        return self._store.next_drive_id()

    def do(
        self,
        change: Callable[Concatenate[Evening, Arguments], Evening],
        *args: Arguments.args,
        **kwargs: Arguments.kwargs,
    ) -> None:
        """Apply one of :mod:`whistdrive.core.changes`, save it, and tell the listeners: one step of undo.

        Raises Refused, and nothing happened.
        """
        after = change(self._evening, *args, **kwargs)
        if after != self._evening:
            self._save(after, "do", change.__name__, _facts(self._evening, after, kwargs))

    def do_in(
        self,
        drive_id: int,
        change: Callable[Concatenate[Evening, Arguments], Evening],
        *args: Arguments.args,
        **kwargs: Arguments.kwargs,
    ) -> None:
        """The same in a drive that need not be the one that is open; the step is in its journal, to be undone there.

        Raises Refused, and nothing happened.
        """
        if self._evening.drive is not None and self._evening.drive.id == drive_id:
            self.do(change, *args, **kwargs)
            return
        before = self._store.evening(drive_id)
        after = change(before, *args, **kwargs)
        if after != before:
            step = _step("do", change.__name__, _facts(before, after, kwargs))
            saved = self._store.save(before, after, step)
            self.saved_at = step.when
            self._turn_to(replace(self._evening, club=shared(self._evening.club, saved.club)))

    def undo(self) -> None:
        """Take the latest step back; does nothing at the start. Raises Refused when its rows have moved on."""
        step = self._history.undo
        if step is not None:
            changes = tuple(change.reversed for change in self._store.changes(step.id))
            self._step_again(step, "undo", changes)

    def redo(self) -> None:
        """Do again what was undone last; does nothing when there is nothing."""
        step = self._history.redo
        if step is not None:
            self._step_again(step, "redo", self._store.changes(step.id))

    def close(self) -> None:
        """Let go of the club."""
        self._store.close()

    def _step_again(self, step: Step, kind: StepKind, changes: tuple[RowChange, ...]) -> None:
        try:
            after = amended(self._evening, changes)
        except KeyError:
            raise refuse("step_moved_on") from None
        self._save(after, kind, step.label, step.facts, undoes=step.id)

    def _save(
        self, after: Evening, kind: StepKind, label: str, facts: Mapping[str, Fact], undoes: str | None = None
    ) -> None:
        step = _step(kind, label, facts, undoes)
        saved = self._store.save(self._evening, after, step)
        self.saved_at = step.when
        self._history = self._history.after(step)
        self._turn_to(saved)

    def _turn_to(self, after: Evening) -> None:
        before, self._evening = self._evening, after
        for listener in tuple(self._listeners):
            try:
                listener(before, after)
            except Exception as error:  # noqa: BLE001 - it is saved: a listener's mistake stops no other and no typing
                sys.excepthook(type(error), error, error.__traceback__)


def _step(kind: StepKind, label: str, facts: Mapping[str, Fact], undoes: str | None = None) -> Step:
    return Step(id=uuid4().hex, kind=kind, label=label, facts=facts, undoes=undoes, when=datetime.now(UTC))


def _facts(before: Evening, after: Evening, arguments: Mapping[str, object]) -> dict[str, Fact]:
    """What the label of a step tells: its plain arguments, and the name of the person it is about."""
    facts: dict[str, Fact] = {
        name: one_line(value) if isinstance(value, str) else value
        for name, value in arguments.items()
        if value is None or (isinstance(value, int | str) and not isinstance(value, bool))
    }
    for evening in (after, before):
        named: dict[object, str] = {("person", person.id): person.name for person in evening.club.people}
        if evening.drive:
            named |= {("entrant", entrant.id): entrant.name for entrant in evening.drive.entrants}
        for about in ("entrant", "person"):
            if name := named.get((about, arguments.get(about))):
                facts.setdefault("name", name)
    return facts
