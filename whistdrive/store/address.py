"""Where a club is kept: in a file, or in a database on a server."""

from __future__ import annotations

import socket
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Self

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError
from typing_extensions import override

from whistdrive.core.findings import refuse

DRIVER = "postgresql+psycopg"
"""How the address of a club on a server begins."""

PORT = 5432
"""Where PostgreSQL listens unless told otherwise."""

EXAMPLE = f"{DRIVER}://user@host:{PORT}/database"

_SCHEMES = (DRIVER, "postgresql", "postgres")
_SETTINGS = ("sslmode", "sslrootcert")
"""What libpq is told beyond the place and the user, by its own names."""


@dataclass(frozen=True, slots=True)
class ServerAddress:
    """A database on a PostgreSQL server, which holds one club.

    ``host`` is a name, a number or, beginning with a slash, the folder of a socket. Without a ``user`` it is who the
    computer says one is. Without a ``password`` libpq looks for one where it always does (``PGPASSWORD``, ``.pgpass``).
    ``settings`` are for libpq, by its own names. ``number`` is the one under which the host was met: with it nobody has
    to look for the host any more, which may take long once a network is lost. Neither that nor a password is part of
    any text or comparison.
    """

    host: str
    database: str
    user: str = ""
    port: int = PORT
    settings: tuple[tuple[str, str], ...] = ()
    password: str = field(default="", repr=False, compare=False)
    number: str = field(default="", repr=False, compare=False)

    @classmethod
    def parse(cls, text: str) -> Self:
        """The address in a text such as ``postgresql+psycopg://user:password@host:5432/database?sslmode=require``.

        Refused: ``no_address``, which does not repeat the text, since there may be a password in it.
        """
        try:
            url = make_url(text.strip())
        except (ArgumentError, ValueError):
            raise refuse("no_address", allowed=EXAMPLE) from None
        query = {key: value for key, value in url.query.items() if isinstance(value, str)}
        host = query.pop("host", "") or url.host or ""
        settings = tuple((key, query.pop(key)) for key in _SETTINGS if key in query)
        if url.drivername not in _SCHEMES or not host or not url.database or query:
            raise refuse("no_address", allowed=EXAMPLE)
        return cls(host, url.database, url.username or "", url.port or PORT, settings, url.password or "")

    @property
    def is_local(self) -> bool:
        """Whether the server is reached by a socket of this computer, and not by a network."""
        return self.host.startswith("/")

    def with_password(self, password: str) -> Self:
        """The same address with a password, which stays in memory."""
        return replace(self, password=password)

    def met_at(self, number: str) -> Self:
        """The same address with the number of its host."""
        return replace(self, number=number)

    def answers(self, seconds: float) -> bool:
        """Whether anything takes calls there within so many seconds, not counting a search for the host's number."""
        if self.is_local:
            return True
        try:
            socket.create_connection((self.number or self.host, self.port), timeout=seconds).close()
        except OSError:
            return False
        return True

    @override
    def __str__(self) -> str:
        query = {"host": self.host} if self.is_local else {}
        url = URL.create(
            DRIVER,
            self.user or None,
            host=None if self.is_local else self.host,
            port=None if self.is_local and self.port == PORT else self.port,
            database=self.database,
            query={**query, **dict(self.settings)},
        )
        return url.render_as_string(hide_password=False)


Place = Path | ServerAddress
"""Where a club is kept."""


def is_address(text: str) -> bool:
    """Whether a text means a server rather than a file."""
    return "://" in text


def place_of(text: str) -> Place:
    """The place that a text names; raises Refused (``no_address``)."""
    return ServerAddress.parse(text) if is_address(text) else Path(text)
