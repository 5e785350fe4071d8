"""A line on which a server calls out that a club was changed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from typing import LiteralString

import psycopg
from psycopg import sql

from whistdrive.core.findings import Refused, refuse
from whistdrive.store.address import ServerAddress
from whistdrive.store.line import Line

CHANNEL = "whistdrive"
"""Where changes are called out, within the database."""

_NAMES = 0x4E414D45
"""The advisory locks that stations have on their names, beside a number made of the name."""

_PRESENT = 0x48455245
"""The advisory lock that all stations share while they have the club open."""


class Newsline:
    """Hears that another station, or this one, has changed the club; and holds the station's name while it is open.

    ``address`` has the number at which the host was met.
    """

    def __init__(self, address: ServerAddress, station: str) -> None:
        """Listen, under the name of the station or, if another program has it, that name with a number after it.

        Refused: as :meth:`Line.call` is.
        """
        self.address = address
        self._line: Line | None = self._called()
        self.station = next(name for name in _names(station) if self._claims(name))
        self._settle()

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

    def look_anew(self) -> None:
        """Have the next call look for the host by its name again: it was lost, and its name is known again."""
        self.address = self.address.met_at("")

    def renew(self) -> None:
        """Listen again after a loss, if the server takes the call."""
        try:
            self._line = self._called()
            self._claims(self.station)
            self._settle()
        except (Refused, psycopg.Error):
            self._hang_up()

    def close(self) -> None:
        """Give the name back and hang up; closing twice is closing once."""
        if self._line is not None:
            with suppress(psycopg.Error):  # then the server finds out by itself that the line is gone
                self._line.execute("SELECT pg_advisory_unlock_all()")
            self._hang_up()

    def _called(self) -> Line:
        """A new line; from then on the host is called by the number at which it was met."""
        line = Line.call(self.address, autocommit=True)
        self.address = self.address.met_at(line.info.hostaddr)
        return line

    def _hang_up(self) -> None:
        if self._line is not None:
            self._line.close()
            self._line = None

    @contextmanager
    def alone(self) -> Iterator[None]:
        """Keep all other stations away; refused (``in_use``) where one has the club open."""
        if not self._asked("SELECT pg_try_advisory_lock(%s)", _PRESENT):
            raise refuse("in_use")
        try:
            yield
        finally:
            self._asked("SELECT pg_advisory_unlock(%s)", _PRESENT)

    def _settle(self) -> None:
        """Be present, and listen."""
        self._asked("SELECT pg_advisory_lock_shared(%s)", _PRESENT)
        self._asked(sql.SQL("LISTEN {}").format(sql.Identifier(CHANNEL)))

    def _claims(self, name: str) -> bool:
        """Whether the name is this program's now, until the line is closed."""
        return self._asked("SELECT pg_try_advisory_lock(%s, hashtext(%s))", _NAMES, name)

    def _asked(self, query: LiteralString | sql.Composed, *parameters: object) -> bool:
        """Whether the server says yes; it says nothing to a command."""
        if self._line is None:
            return False
        answer = self._line.execute(query, parameters or None)
        found = answer.fetchone() if answer.description else None
        return bool(found and found[0])


def _names(station: str) -> Iterator[str]:
    yield station
    yield from (f"{station} {number}" for number in count(2))
