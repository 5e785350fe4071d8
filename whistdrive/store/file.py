"""A club file on the disk: one SQLite database that one program at a time has open.

While a club is open nothing else in this process may open its file, not even to read it: on Linux and macOS closing
any handle of a file drops every lock that the process has on it.
"""

from __future__ import annotations

import os
import platform
import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from datetime import datetime
from glob import escape
from pathlib import Path
from shutil import copyfile

from sqlalchemy import Connection, Engine, StaticPool, create_engine, event

from whistdrive.core.findings import Finding, Refused, refuse
from whistdrive.store import migrations
from whistdrive.store.disk import clear_unfinished, journal_of, put_anew, unfinished

APPLICATION = 0x57485354
"""``WHST``, where every SQLite file names the program that it belongs to."""

_SETTINGS = (
    "locking_mode = EXCLUSIVE",
    "foreign_keys = ON",
    "synchronous = EXTRA",  # the folder too: a power cut could bring a journal back that undoes what was confirmed
    "journal_mode = DELETE",  # a write-ahead log leaves files beside the club on a stick and fails on network shares
    "trusted_schema = OFF",
    "cell_size_check = ON",
)
_PATIENCE = 0.5
"""Seconds to wait for another program before saying that it has the file."""

_PAGES = 250
"""So many pages, a megabyte, are copied between two chances for a step to be saved."""

_MAGIC = b"SQLite format 3\0"
_EDITION_AT = slice(60, 64)
_APPLICATION_AT = slice(68, 72)

_held: set[tuple[int, int]] = set()
"""The files that this process has open, as (device, inode): SQLite's locks only keep other processes away."""


class ClubFile:
    """An open club file and its one connection. Nobody else can have it open, so there are no news of others.

    It always answers, so it is never lost.
    """

    news = None
    lost: datetime | None = None

    def __init__(self, path: Path, *, new: bool = False, station: str = "") -> None:
        """Open and lock a club file, or a ``new`` one that :func:`reserved` has just made.

        Raises Refused, or an error that :func:`whistdrive.store.troubles.in_words` knows.
        """
        self.path = self.place = path
        self.station = station or platform.node()
        self._identity = _identity(path)
        if self._identity in _held:
            raise refuse("in_use")
        if not new:
            edition_of(path)  # before the file is touched
        self._driver = sqlite3.connect(
            f"{path.absolute().as_uri()}?mode=rw",
            timeout=_PATIENCE,
            isolation_level=None,
            check_same_thread=False,  # a thread may copy: see copy_to
            uri=True,
        )
        self._one_at_a_time = threading.RLock()
        _held.add(self._identity)
        try:
            self.edition = self._settle()
            self._engine = _engine(self._driver)
            self.connection = self._engine.connect()
        except BaseException:
            self._driver.close()
            _held.discard(self._identity)
            raise

    def reading(self) -> AbstractContextManager[Connection]:
        """A transaction like any other, since nobody else writes."""
        return self.transaction()

    @contextmanager
    def transaction(self) -> Iterator[Connection]:
        """All or nothing."""
        with self._one_at_a_time:
            try:
                with self.connection.begin():
                    yield self.connection
            finally:
                if self._driver.in_transaction:  # SQLAlchemy does not roll back when it is the commit that fails
                    self._driver.rollback()

    def announce(self, _connection: Connection, /) -> None:
        """Nobody else has the file open who could be told."""

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """All or nothing, in the file that is known by its name.

        Raises Refused (``missing_file``) where that is gone or another: what is written would be lost with it.
        """
        if _identity(self.path) != self._identity:
            raise refuse("missing_file")
        with self.transaction() as connection:
            yield connection

    @contextmanager
    def unbound(self) -> Iterator[None]:
        """Foreign keys off, for a migration that rebuilds tables; SQLite takes this only outside a transaction."""
        self._driver.execute("PRAGMA foreign_keys = OFF")
        try:
            yield
        finally:
            self._driver.execute("PRAGMA foreign_keys = ON")

    def stamp(self) -> None:
        """Mark the file as a club of this program's edition, as part of the running transaction."""
        self._driver.execute(f"PRAGMA application_id = {APPLICATION}")
        self._driver.execute(f"PRAGMA user_version = {migrations.EDITION}")

    def copy_to(self, path: Path) -> None:
        """Copy all that is saved into the file at ``path``, which is there and empty.

        A thread of its own may do so: a step that is saved meanwhile waits a few milliseconds, and is in the copy.
        """
        copy = sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", timeout=_PATIENCE, isolation_level=None, uri=True)
        try:
            with self._one_at_a_time:
                self._driver.backup(copy, pages=_PAGES, progress=self._let_others)
        finally:
            copy.close()

    def _let_others(self, *_progress: int) -> None:
        self._one_at_a_time.release()
        time.sleep(0.001)  # or this thread would have it again before the other wakes up
        self._one_at_a_time.acquire()

    def close(self) -> None:
        """Unlock and close; closing twice is closing once."""
        self.connection.close()
        self._engine.dispose()
        self._driver.close()
        _held.discard(self._identity)

    def _settle(self) -> int:
        """Set the connection up, take the lock for good, and find out whether the disk lets us write.

        The write is taken back, so the file stays as it was. Returns its edition: not that of its first bytes, which
        may be of an upgrade that was cut short and is taken back here.
        """
        for setting in _SETTINGS:
            self._driver.execute(f"PRAGMA {setting}")
        self._driver.execute("BEGIN EXCLUSIVE")
        edition = int(self._driver.execute("PRAGMA user_version").fetchone()[0])
        self._driver.execute(f"PRAGMA user_version = {edition}")
        self._driver.execute("ROLLBACK")
        return edition


def copy_unopened(path: Path, copy: Path) -> None:
    """Copy a club file that no program has open, with what a step that was cut short left by it; both are only read.

    Raises Refused (``missing_file``, ``no_club_file``, ``newer_file``, ``in_use``), or an error that
    :func:`whistdrive.store.troubles.in_words` knows.
    """
    if _identity(path) in _held:
        raise refuse("in_use")
    edition_of(path)
    reader = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", timeout=_PATIENCE, isolation_level=None, uri=True)
    try:
        _await_others(reader)
        left = journal_of(path)
        if left.exists():  # first: closing any handle of the file itself drops the lock on it
            copyfile(left, journal_of(copy))
        copyfile(path, copy)
    finally:
        reader.close()


@contextmanager
def reserved(path: Path) -> Iterator[Path]:
    """Make a new empty file and let the block fill and close it; it has its name only once it is whole.

    Whatever goes wrong, nothing is left of it; what a sudden end left of an earlier one is cleared away.
    Raises Refused (``file_exists``) when anything has that name, or has it by then; what the block refuses of the
    unfinished file is said of the one that was to be.
    """
    if os.path.lexists(path):
        raise refuse("file_exists")
    clear_unfinished(path.parent, escape(path.name))
    journal_of(path).unlink(missing_ok=True)  # of a club that is gone: it would be applied to the new one
    with unfinished(path) as part:
        try:
            yield part
        except Refused as refused:
            raise Refused(*(_renamed(finding, part, path) for finding in refused.findings)) from refused
        try:
            put_anew(part, path)
        except FileExistsError:
            raise refuse("file_exists") from None


def trace(path: Path) -> str | None:
    """What tells whether anybody wrote into a file since: its size, and when that was done last; None without a file.

    The file is not opened for it.
    """
    try:
        found = path.stat()
    except OSError:
        return None
    return f"{found.st_size} {found.st_mtime_ns}"


def _renamed(finding: Finding, part: Path, path: Path) -> Finding:
    return finding.at(file=str(path)) if finding.facts.get("file") == str(part) else finding


def _engine(driver: sqlite3.Connection) -> Engine:
    engine = create_engine("sqlite://", creator=lambda: driver, poolclass=StaticPool)

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine


def _await_others(reader: sqlite3.Connection) -> None:
    """Keep all others from writing; raises sqlite3.OperationalError where one does."""
    try:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM sqlite_schema").fetchone()
    except UnicodeError:  # the message quotes what is in the file
        return
    except sqlite3.Error as error:
        if error.sqlite_errorcode & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
            raise
        # Anything else is about what is in the file, and whoever opens the copy is told of it.


def _identity(path: Path) -> tuple[int, int]:
    try:
        found = path.stat()
    except (FileNotFoundError, NotADirectoryError):
        raise refuse("missing_file") from None
    if not path.is_file():
        raise refuse("no_club_file")
    return found.st_dev, found.st_ino


def edition_of(path: Path) -> int:
    """The edition of a club file, from its first bytes; raises Refused for anything else, and for a newer one."""
    with path.open("rb") as file:
        head = file.read(_APPLICATION_AT.stop)
    edition = int.from_bytes(head[_EDITION_AT])
    if not head.startswith(_MAGIC) or int.from_bytes(head[_APPLICATION_AT]) != APPLICATION or edition < 1:
        raise refuse("no_club_file")
    if edition > migrations.EDITION:
        raise refuse("newer_file", value=f"edition {edition}")
    return edition
