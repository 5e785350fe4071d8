"""A turn at the club: what was done there meanwhile is looked at and a step is saved, while nobody else writes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace

from sqlalchemy import Connection

from whistdrive.core.difference import RowChange, difference, shared
from whistdrive.core.drive import Drive
from whistdrive.core.evening import Evening
from whistdrive.core.findings import refuse
from whistdrive.store import journal, tables
from whistdrive.store.journal import Entry, Step
from whistdrive.store.keep import Keep
from whistdrive.store.rows import amended, build, whole


@dataclass(frozen=True, slots=True)
class Newer:
    """What was done in the club since an evening was read.

    ``evening`` is how it is now; ``steps`` are all that were done, oldest first, also those that did not concern it;
    ``told`` has, for each that did, the rows of the evening that it changed.
    """

    evening: Evening
    steps: tuple[Entry, ...]
    told: tuple[tuple[Entry, tuple[RowChange, ...]], ...]


class Turn:
    """What one station may do before the next has its turn: all of it counts or nothing."""

    def __init__(self, keep: Keep, connection: Connection) -> None:
        self._keep = keep
        self._connection = connection
        self.saved: Step | None = None
        """The latest step that was saved."""
        self._latest: int | None = None
        """The number of the latest step, once it has been looked for: in this turn nobody else makes a later one."""

    def evening(self, drive: int | None = None) -> Evening:
        """The club and one drive, or the club alone; refused as :meth:`ClubStore.evening` is."""
        with held_together():
            return read_evening(self._connection, drive)

    def newer(self, evening: Evening) -> Newer | None:
        """What was done since an evening was read; None: nothing."""
        if evening.seen == self._latest:
            return None
        with held_together():
            found = newer(self._connection, evening)
        self._latest = evening.seen if found is None else found.evening.seen
        return found

    def next_drive_id(self) -> int:
        """An id that no drive of the club ever had, nor will have but the one that is saved in this turn."""
        return journal.latest_drive(self._connection) + 1

    def save(self, before: Evening, after: Evening, step: Step) -> Evening:
        """Write what differs, and the step into the journal; ``after`` as it is kept now.

        Refused: ``moved_on`` when something was done that concerns ``before`` and that it does not hold;
        ``already_saved`` for a step that is in the journal; ``one_key`` for values that make no rows.
        """
        drive = after.drive or before.drive
        since = self.newer(before)
        if since is not None and since.told:
            raise refuse("moved_on")
        signed = replace(step, station=step.station or self._keep.station)
        sequence = (since.evening.seen if since is not None else before.seen) + 1
        revision = journal.next_revision(self._connection, step, None if drive is None else drive.id)
        if drive is not None and before.drive is not None and before.drive.id == drive.id:
            _expect_next(before.drive, revision)
        changes = difference(before, after)
        journal.record(self._connection, signed, sequence, None if drive is None else drive.id, revision, changes)
        tables.write(self._connection, changes)
        self._keep.announce(self._connection)
        self._latest, self.saved = sequence, step
        return replace(at_revision(after, revision or 0), seen=sequence)


@contextmanager
def held_together() -> Iterator[None]:
    """Refuse (``damaged_file``) to read values that their columns cannot hold."""
    try:
        yield
    except (ValueError, TypeError) as error:
        raise refuse("damaged_file", value=str(error)) from error


def read_evening(connection: Connection, drive: int | None) -> Evening:
    """The club and one drive, or the club alone, as values."""
    evening = replace(build(tables.read(connection, drive)), seen=journal.latest(connection))
    if drive is None:
        return evening
    if evening.drive is None:
        raise refuse("no_such_drive", value=drive)
    return at_revision(evening, journal.latest_revision(connection, drive))


def newer(connection: Connection, evening: Evening) -> Newer | None:
    """What was done since an evening was read, which may be that its drive was deleted; None: nothing."""
    done = journal.since(connection, evening.seen)
    if not done:
        return None
    steps = tuple(entry for entry, _ in done)
    concerning = ((entry, tuple(each for each in changes if _concerns(each, evening))) for entry, changes in done)
    told = tuple((entry, tuple(map(whole, changes))) for entry, changes in concerning if changes)
    now = _brought_up(connection, evening, [change for _, changes in told for change in changes]) if told else evening
    revisions = [entry.revision or 0 for entry in steps if now.drive and entry.drive == now.drive.id]
    if revisions:
        now = at_revision(now, max(revisions))
    return Newer(replace(now, seen=steps[-1].sequence), steps, told)


def at_revision(evening: Evening, revision: int) -> Evening:
    """The evening with its drive at a revision."""
    return evening if evening.drive is None else replace(evening, drive=replace(evening.drive, revision=revision))


def _expect_next(drive: Drive, revision: int | None) -> None:
    if drive.revision + 1 != revision:
        raise refuse("moved_on")


def _concerns(change: RowChange, evening: Evening) -> bool:
    kind, ids = change.key
    return kind in tables.OF_THE_CLUB or (evening.drive is not None and ids[0] == evening.drive.id)


def _brought_up(connection: Connection, evening: Evening, changes: list[RowChange]) -> Evening:
    """The evening after what others changed; read afresh where their changes do not lead there from what it was.

    That is so after somebody was forgotten: the journal does not tell who they were.
    """
    try:
        return amended(evening, changes)
    except KeyError:
        number = evening.drive.id if evening.drive and tables.has_drive(connection, evening.drive.id) else None
        return shared(evening, read_evening(connection, number))
