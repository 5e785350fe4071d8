"""A club: its people, its drives and the journal of all that was done, kept in one file."""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from datetime import date, datetime
from itertools import chain, count
from pathlib import Path
from types import TracebackType
from typing import Self

from sqlalchemy import Connection, func, insert, select
from sqlalchemy.exc import IntegrityError

from whistdrive.core.difference import RowChange, difference
from whistdrive.core.drive import Drive
from whistdrive.core.evening import Evening
from whistdrive.core.findings import Refused, refuse
from whistdrive.core.seasons import Result
from whistdrive.store import deleted, erasure, journal, migrations, records, tables, verification
from whistdrive.store.deleted import DeletedDrive
from whistdrive.store.erasure import FormerEntry
from whistdrive.store.file import ClubFile, reserved, trace
from whistdrive.store.inspection import check_health, check_no_machinery, check_schema, dangling
from whistdrive.store.journal import Entry, Step
from whistdrive.store.records import Appearance, Partner
from whistdrive.store.rows import build, whole
from whistdrive.store.schema import CLUB, DRIVE, ENTRANT, METADATA, RESULT, REVISION, SLIP
from whistdrive.store.troubles import in_words
from whistdrive.store.verification import DoubtfulResult

_DISK = ("cannot_write", "disk_full")
"""What the disk refuses, and not a rule."""


@dataclass(frozen=True, slots=True)
class DriveCard:
    """A drive as the start page lists it: how many entered, how many rounds were seated, and who won once closed."""

    id: int
    title: str
    day: date
    venue: str
    players: int
    rounds_seated: int
    rounds: int
    closed: bool
    winners: tuple[str, ...]


class ClubStore:
    """An open club.

    Everything that fails raises :class:`~whistdrive.core.findings.Refused` with the fact ``file`` and leaves the club
    as it was. ``copied_to`` is where the file was copied when opening it brought it up to this program's edition.
    """

    def __init__(self, file: ClubFile, copied_to: Path | None = None) -> None:
        self._file = file
        self.copied_to = copied_to

    @classmethod
    def create(cls, path: Path) -> Self:
        """Begin a new club, nameless and empty.

        Refused (``file_exists``, ``cannot_write``, ``disk_full``): then no file was made.
        """
        with in_words(path), reserved(path):
            file = ClubFile(path, new=True)
            try:
                with file.transaction() as connection:
                    METADATA.create_all(connection)
                    connection.execute(insert(REVISION).values(version_num=migrations.revision_of(migrations.EDITION)))
                    connection.execute(insert(CLUB).values(id=1, name="", currency="", reminders=""))
                    file.stamp()
            except BaseException:
                file.close()
                raise
        return cls(file)

    @classmethod
    def open(cls, path: Path, as_left: str | None = None) -> Self:
        """Open and lock a club; one of an earlier edition is copied beside itself and brought up.

        Every page and reference is looked over, which takes its time in a club of many years, unless the file is still
        ``as_left``: as :func:`whistdrive.store.file.trace` told when this program let go of it. What a bad disk did to
        it since is then found where it is read.

        Refused (``missing_file``, ``no_club_file``, ``newer_file``, ``damaged_file``, ``foreign_objects``, ``in_use``,
        ``cannot_write``, ``disk_full``, ``upgrade_failed``): then the file is byte for byte as it was.
        """
        with in_words(path):
            file = ClubFile(path)
            try:
                return cls(file, _made_ready(file, as_left))
            except BaseException:
                file.close()
                raise

    @property
    def path(self) -> Path:
        """Where the club is kept."""
        return self._file.path

    @property
    def edition(self) -> int:
        """The edition that the file had when it was opened."""
        return self._file.edition

    def evening(self, drive: int | None = None) -> Evening:
        """The club and one drive, or the club alone, as values.

        Refused: ``no_such_drive``; ``newer_file`` for a game that this program does not know; ``damaged_file``.
        """
        with self._reading() as connection:
            evening = build(tables.read(connection, drive))
            if drive is None:
                return evening
            if evening.drive is None:
                raise refuse("no_such_drive", value=drive)
            return _at_revision(evening, journal.latest_revision(connection, drive))

    def drives(self) -> tuple[DriveCard, ...]:
        """All drives, the newest first."""
        players = select(func.count()).where(ENTRANT.c.drive == DRIVE.c.id).scalar_subquery()
        seated = select(func.coalesce(func.max(SLIP.c.round), 0)).where(SLIP.c.drive == DRIVE.c.id).scalar_subquery()
        listed = (DRIVE.c[name] for name in ("id", "title", "day", "venue", "rounds", "closed"))
        query = select(*listed, players.label("players"), seated.label("seated"))
        with self._reading() as connection:
            winners = _winners(connection)
            return tuple(
                DriveCard(
                    id=row.id,
                    title=row.title,
                    day=date.fromisoformat(row.day),
                    venue=row.venue,
                    players=row.players,
                    rounds_seated=row.seated,
                    rounds=row.rounds,
                    closed=row.closed,
                    winners=tuple(winners[row.id]),
                )
                for row in connection.execute(query.order_by(DRIVE.c.day.desc(), DRIVE.c.id.desc()))
            )

    def deleted_drives(self) -> tuple[DeletedDrive, ...]:
        """The drives that were deleted and not brought back, the latest deletion first."""
        with self._reading() as connection:
            return deleted.deleted_drives(connection)

    def next_drive_id(self) -> int:
        """An id that no drive of the club ever had."""
        with self._reading() as connection:
            return journal.latest_drive(connection) + 1

    def save(self, before: Evening, after: Evening, step: Step) -> Evening:
        """Write what differs, and the step into the journal, in one transaction; ``after`` at its new revision.

        Refused: ``moved_on`` when the drive is not at the revision of ``before``; ``already_saved`` for a step that
        is in the journal; ``contradiction`` when it takes away what others still point to; ``one_key`` and
        ``cannot_hold`` for values that make no rows; ``disk_full`` and ``cannot_write``; ``missing_file`` when the
        file was moved or deleted since it was opened.
        """
        drive = after.drive or before.drive
        revision = None
        try:
            with in_words(self.path), self._file.writing() as connection:
                changes = difference(before, after)
                revision = _next_revision(connection, before, drive)
                journal.record(connection, step, None if drive is None else drive.id, revision, changes)
                tables.write(connection, changes)
        except Refused as refused:
            if refused.findings[0].code not in _DISK or not self._has(step):
                raise
        return _at_revision(after, revision or 0)

    def _has(self, step: Step) -> bool:
        """Whether a step is in the journal: a disk may have done what it says it has not."""
        try:
            with self._reading() as connection:
                return journal.has(connection, step)
        except Refused:
            return False

    def journal(self, drive: int | None) -> tuple[Entry, ...]:
        """The steps of a drive, or (None) those that were done while none was open; oldest first."""
        with self._reading() as connection:
            return journal.entries(connection, drive)

    def gaps(self) -> Mapping[int, tuple[int, ...]]:
        """By drive, the revisions that the journal does not tell of: none in a file that nobody else wrote to."""
        with self._reading() as connection:
            return verification.gaps(connection)

    def doubtful_results(self, evening: Evening) -> tuple[DoubtfulResult, ...]:
        """Where the results that are kept of a drive are not those to which its evening comes."""
        with self._reading() as connection:
            return verification.doubtful_results(connection, evening)

    def changes(self, step_id: str) -> tuple[RowChange, ...]:
        """What a step changed; raises KeyError when it was never saved."""
        with self._reading() as connection:
            return tuple(map(whole, journal.changes_of(connection, step_id)))

    def results(self, drives: Collection[int]) -> tuple[Result, ...]:
        """What people have of some closed drives, for a season."""
        with self._reading() as connection:
            return records.results(connection, drives)

    def appearances(self, person: int) -> tuple[Appearance, ...]:
        """All drives in which somebody took part, the newest first."""
        with self._reading() as connection:
            return records.appearances(connection, person)

    def regulars(self, latest: int) -> Mapping[int, int]:
        """In how many of the ``latest`` drives each person took part, of those who were in any."""
        with self._reading() as connection:
            return records.regulars(connection, latest)

    def partners(self, person: int) -> tuple[Partner, ...]:
        """With whom somebody sat on one side, the most frequent first."""
        with self._reading() as connection:
            return records.partners(connection, person)

    def former(self, person: int) -> tuple[FormerEntry, ...]:
        """What the journal remembers that somebody was entered as, the oldest first."""
        with self._reading() as connection:
            return erasure.former(connection, records.aliases(connection, person))

    def erase(self, person: int) -> None:
        """Forget for ever who somebody was; their results keep their numbers. It cannot be undone."""
        with in_words(self.path), self._file.writing() as connection:
            erasure.erase(connection, records.aliases(connection, person))

    def copy_to(self, path: Path) -> None:
        """Copy the club, while it is open, into a new file, and open the copy to see that it is whole.

        Refused (``file_exists``, ``cannot_write``, ``disk_full``): then no file was made.
        """
        with in_words(path), reserved(path):
            self._file.copy_to(path)
            type(self).open(path).close()

    def snapshot(self) -> bytes:
        """The club as the bytes of a file, for a copy that is written elsewhere and later.

        Refused: ``damaged_file``, ``cannot_write`` where the file cannot be read.
        """
        with in_words(self.path):
            return self._file.snapshot()

    def close(self) -> None:
        """Let go of the file; closing twice is closing once."""
        self._file.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    @contextmanager
    def _reading(self) -> Iterator[Connection]:
        with in_words(self.path), self._file.transaction() as connection:
            try:
                yield connection
            except (ValueError, TypeError) as error:  # a value that its column cannot hold
                raise refuse("damaged_file", value=str(error)) from error


def _made_ready(file: ClubFile, as_left: str | None) -> Path | None:
    """Look a file over and bring it up to this edition; where it was copied before that, if it was."""
    with file.transaction() as connection:
        check_no_machinery(connection)  # first, so that nothing that somebody put into the file is at work in the rest
        if file.edition == migrations.EDITION:
            check_schema(connection)
        if as_left is None or trace(file.path) != as_left:
            check_health(connection, file.path.stat().st_size)
    if file.edition == migrations.EDITION:
        return None
    copy = _copied_aside(file)
    try:
        _upgrade(file)
    except BaseException:
        copy.unlink()
        raise
    return copy


def _upgrade(file: ClubFile) -> None:
    try:
        with file.unbound(), file.transaction() as connection:
            migrations.upgrade(connection)
            check_schema(connection)
            missing = dangling(connection)
            if missing is not None:
                raise refuse("upgrade_failed", value=missing)
            file.stamp()
    except IntegrityError as error:
        raise refuse("upgrade_failed", value=str(error.orig)) from error


def _copied_aside(file: ClubFile) -> Path:
    """Copy a file beside itself, named after its edition and the day."""
    day = datetime.now().astimezone().date()
    name = f"{file.path.stem} {day} edition {file.edition}"
    names = chain([name], (f"{name} ({number})" for number in count(2)))
    copy = next(
        path for path in (file.path.with_name(each + file.path.suffix) for each in names) if not os.path.lexists(path)
    )
    with in_words(copy), reserved(copy):
        file.copy_to(copy)
    return copy


def _winners(connection: Connection) -> dict[int, list[str]]:
    """The names of those in the first place of each closed drive, in the order of their numbers.

    They are sorted here: SQLite would go through all entrants there ever were to have them in that order.
    """
    same = (RESULT.c.drive == ENTRANT.c.drive) & (RESULT.c.entrant == ENTRANT.c.id)
    columns = ENTRANT.c.drive, ENTRANT.c.number, ENTRANT.c.name
    query = select(*columns).join_from(RESULT, ENTRANT, same).where(RESULT.c.place == 1)
    found: dict[int, list[str]] = defaultdict(list)
    for drive, _, name in sorted(tuple(row) for row in connection.execute(query)):
        found[drive].append(name)
    return found


def _next_revision(connection: Connection, before: Evening, drive: Drive | None) -> int | None:
    """The revision that a step makes of its drive; raises Refused (``moved_on``) when another was faster."""
    if drive is None:
        return None
    revision = journal.latest_revision(connection, drive.id) + 1
    if before.drive is not None and before.drive.id == drive.id and before.drive.revision + 1 != revision:
        raise refuse("moved_on")
    return revision


def _at_revision(evening: Evening, revision: int) -> Evening:
    return evening if evening.drive is None else replace(evening, drive=replace(evening.drive, revision=revision))
