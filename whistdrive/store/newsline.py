"""A line on which a server calls out that a club was changed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from itertools import count

import psycopg
from psycopg import sql

from whistdrive.core.findings import Refused
from whistdrive.store.address import ServerAddress
from whistdrive.store.line import Line

CHANNEL = "whistdrive"
"""Where changes are called out, within the database."""

_NAMES = 0x4E414D45
"""The advisory locks that stations have on their names, beside a number made of the name."""


class Newsline:
    """Hears that another station, or this one, has changed the club; and holds the station's name while it is open."""

    def __init__(self, address: ServerAddress, station: str) -> None:
        """Listen, under the name of the station or, if another program has it, that name with a number after it.

        Refused: as :meth:`Line.call` is.
        """
        self._address = address
        self._line: Line | None = Line.call(address, autocommit=True)
        self.station = next(name for name in _names(station) if self._claims(name))
        self._listen()

    @property
    def is_lost(self) -> bool:
        """Whether nothing can be heard."""
        return self._line is None

    def fileno(self) -> int:
        """The socket to wait on; -1 while the line is lost. A line that was lost comes back with another one."""
        return -1 if self._line is None else self._line.fileno()

    def arrived(self) -> bool:
        """Whether anything was called out since, or the line was lost. Never waits."""
        if self._line is None:
            return False
        try:
            self._line.pgconn.consume_input()
        except psycopg.Error:
            self._hang_up()
            return True
        heard = False
        while self._line.pgconn.notifies():
            heard = True
        return heard

    def renew(self) -> None:
        """Listen again after a loss, if the server takes the call."""
        try:
            self._line = Line.call(self._address, autocommit=True)
            self._claims(self.station)
            self._listen()
        except (Refused, psycopg.Error):
            self._hang_up()

    def close(self) -> None:
        """Give the name back and hang up; closing twice is closing once."""
        if self._line is not None:
            with suppress(psycopg.Error):  # then the server finds out by itself that the line is gone
                self._line.execute("SELECT pg_advisory_unlock_all()")
            self._hang_up()

    def _hang_up(self) -> None:
        if self._line is not None:
            self._line.close()
            self._line = None

    def _listen(self) -> None:
        if self._line is not None:
            self._line.execute(sql.SQL("LISTEN {}").format(sql.Identifier(CHANNEL)))

    def _claims(self, name: str) -> bool:
        """Whether the name is this program's now, until the line is closed."""
        if self._line is None:
            return False
        found = self._line.execute("SELECT pg_try_advisory_lock(%s, hashtext(%s))", (_NAMES, name)).fetchone()
        return bool(found and found[0])


def _names(station: str) -> Iterator[str]:
    yield station
    yield from (f"{station} {number}" for number in count(2))
