"""The desk: it holds the evening, lets pure functions change it, and has every change on the disk before it counts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from typing import Concatenate, ParamSpec
from uuid import uuid4

from whistdrive.core.difference import RowChange
from whistdrive.core.drive import Drive, Evening
from whistdrive.core.findings import Fact, refuse
from whistdrive.desk.history import History
from whistdrive.desk.keeper import Keeper
from whistdrive.store import DriveCard, Step, StepKind, amended

Arguments = ParamSpec("Arguments")
Listener = Callable[[Evening, Evening], None]


class Desk:
    """The current evening of one club, and the only way to change it.

    Listeners are called with the evening before and after, once the change is saved. Whatever raises
    :class:`~whistdrive.core.findings.Refused`, from a rule or from the disk, leaves the evening as it was.
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

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Have ``listener`` called after every change; returns the function that ends it."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def open_drive(self, drive_id: int | None) -> None:
        """Turn to another drive, or to none (the start page). Read once, here."""
        evening = self._store.evening(drive_id)
        self._history = History().after(*self._store.journal(drive_id))
        self._turn_to(evening)

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
        step = Step(id=uuid4().hex, kind=kind, label=label, facts=facts, undoes=undoes, when=datetime.now(UTC))
        saved = self._store.save(self._evening, after, step)
        self.saved_at = step.when
        self._history = self._history.after(step)
        self._turn_to(saved)

    def _turn_to(self, after: Evening) -> None:
        before, self._evening = self._evening, after
        for listener in tuple(self._listeners):
            listener(before, after)


def _facts(before: Evening, after: Evening, arguments: Mapping[str, object]) -> dict[str, Fact]:
    """What the label of a step tells: its plain arguments, and the name of the person it is about."""
    facts: dict[str, Fact] = {
        name: value
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
