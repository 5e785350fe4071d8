"""A club in a database on a PostgreSQL server, at which several stations work.

Whoever writes takes a lock first, so writers come one after the other, as they do in a club file: there are no
deadlocks, and the journal is in the order of the commits. A server that falls silent is noticed within seconds.
"""

from __future__ import annotations

import platform
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime

from sqlalchemy import Connection, create_engine, func, inspect, select
from sqlalchemy.exc import DBAPIError

from whistdrive.core.findings import Refused, refuse
from whistdrive.store import migrations
from whistdrive.store.address import ServerAddress
from whistdrive.store.line import Line
from whistdrive.store.newsline import CHANNEL, Newsline
from whistdrive.store.schema import CLUB, REVISION
from whistdrive.store.sqlstates import code_of

_TURN = 0x57485354
"""The advisory lock of whoever writes."""

_OF_A_TURN = "idle_in_transaction_session_timeout", "1500ms"
"""A station that is gone in the middle of its turn holds nobody up."""

_PROBE = 0.5
"""Seconds for which a server that was lost may keep a caller waiting."""


class ClubServer:
    """A club on a server, and what this station has open there: a line for its work and one for news.

    ``lost`` is since when the server does not answer, if it does not; the next call that reaches it goes on as ever.
    """

    def __init__(self, address: ServerAddress, station: str, *, unhurried: bool = False) -> None:
        """Call the server, as a station of this name or of the computer's; ``unhurried`` for work of minutes.

        Refused: as :meth:`Line.call` is.
        """
        self.place = address
        self.edition = 0
        self.lost: datetime | None = None
        self.news = Newsline(address, station or platform.node())
        self.station = self.news.station
        self._unhurried = unhurried
        self._limits = () if unhurried else (func.set_config(*_OF_A_TURN, True),)
        self._unsure = False
        """Whether the club may have been brought up to a newer edition while this station was away."""
        self._engine = create_engine(
            "postgresql+psycopg://",
            creator=self._call,
            pool_size=1,
            max_overflow=0,
            pool_pre_ping=True,
            use_native_hstore=False,
        )

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A transaction that sees the club as it is at one moment."""
        with self._noticing_loss(), self._engine.connect() as line:
            steady = line.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
            with steady.begin():
                self._make_sure(steady)
                yield steady

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """All or nothing, and no other station writes meanwhile."""
        with self._noticing_loss(), self._engine.connect() as line, line.begin():
            line.execute(select(func.pg_advisory_xact_lock(_TURN), *self._limits))
            self._make_sure(line)
            yield line

    def recognise(self, connection: Connection) -> None:
        """Find out the club's edition. Refused: ``no_club_there`` where there is none; ``newer_file``."""
        self.edition = _edition(connection)
        if not self.edition:
            raise refuse("no_club_there")
        if self.edition > migrations.EDITION:
            raise refuse("newer_file", value=f"edition {self.edition}")

    def announce(self, connection: Connection) -> None:
        """Let the other stations know, once the running transaction is committed."""
        connection.execute(select(func.pg_notify(CHANNEL, "")))

    def close(self) -> None:
        """Hang up; closing twice is closing once."""
        self.news.close()
        self._engine.dispose()

    @contextmanager
    def _noticing_loss(self) -> Iterator[None]:
        """Note whether the server answers. One that was lost is asked first whether it takes calls again at all."""
        if self.lost and not self.news.address.answers(_PROBE):
            raise _unreachable(self.lost)
        try:
            yield
        except (Refused, DBAPIError) as error:
            if not _means_loss(error):
                raise
            self.lost = self.lost or datetime.now(UTC)
            raise _unreachable(self.lost) from error
        self.lost = None
        if self.news.is_lost:
            self.news.renew()
            self._unsure = True

    def _call(self) -> Line:
        self._unsure = self.edition > 0
        return Line.call(self.news.address, unhurried=self._unhurried)

    def _make_sure(self, connection: Connection) -> None:
        if self._unsure:
            found = _edition(connection)
            if found != migrations.EDITION:
                raise refuse("newer_file", value=f"edition {found}")
            self._unsure = False


def _edition(connection: Connection) -> int:
    """The edition of the club in a database; 0: there is none."""
    if not {CLUB.name, REVISION.name} <= {*inspect(connection).get_table_names()}:
        return 0
    found = connection.execute(select(REVISION.c.version_num)).scalar()
    return int(found) if found and found.isdecimal() else 0


def _means_loss(error: Refused | DBAPIError) -> bool:
    if isinstance(error, Refused):
        return any(finding.code in ("no_connection", "unreachable") for finding in error.findings)
    return code_of(error.orig) == "no_connection"


def _unreachable(since: datetime) -> Refused:
    return refuse("no_connection", since=f"{since.astimezone():%H:%M}")
