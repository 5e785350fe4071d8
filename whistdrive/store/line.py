"""A line to a PostgreSQL server that does not wait for ever."""

from __future__ import annotations

from time import monotonic
from typing import Self, TypeVar

import psycopg
from psycopg.abc import PQGen
from psycopg.conninfo import make_conninfo
from typing_extensions import override

from whistdrive.core.findings import Refused, refuse
from whistdrive.store.address import ServerAddress

SILENCE = 3.0
"""Seconds without a byte from the server after which the line counts as lost."""

LONG_SILENCE = 600.0
"""The same for work that takes its time on the server, such as moving a whole club."""

_NETWORK = {
    "connect_timeout": 2,  # seconds
    "keepalives_idle": 2,
    "keepalives_interval": 1,
    "keepalives_count": 2,
    "tcp_user_timeout": 3000,  # milliseconds
}
_HURRIED = {
    "lock_timeout": "2500ms",
    "statement_timeout": "10s",
    "idle_in_transaction_session_timeout": "30s",
}
_UNHURRIED = dict.fromkeys(_HURRIED, "0")

Result = TypeVar("Result")


class Line(psycopg.Connection[tuple[object, ...]]):
    """A connection that hangs up when the server says nothing for ``silence`` seconds while an answer is due.

    The network's own limits notice a cable that is pulled; this one also a server that hangs.
    """

    silence = SILENCE

    @classmethod
    def call(cls, address: ServerAddress, *, autocommit: bool = False, unhurried: bool = False) -> Self:
        """A new line; an ``unhurried`` one is for work of minutes.

        Refused: ``unreachable``, ``password_needed``, ``wrong_password``, ``no_such_database``.
        """
        session = _UNHURRIED if unhurried else _HURRIED
        options = " ".join(f"-c {key}={value}" for key, value in session.items())
        where: dict[str, str | int | None] = {
            "host": address.host,
            "hostaddr": address.number or None,
            "port": address.port,
            "dbname": address.database,
            "user": address.user or None,
            "password": address.password or None,
            "application_name": "whistdrive",
            "client_encoding": "utf8",
            "options": options,
            **dict(address.settings),
            **_NETWORK,
        }
        try:
            line = cls.connect(make_conninfo("", **where), autocommit=autocommit)
        except psycopg.OperationalError as error:
            raise _refusal(error, address) from None
        line.silence = LONG_SILENCE if unhurried else SILENCE
        return line

    @override
    def wait(self, gen: PQGen[Result], interval: float = 0.1, timeout: float | None = None) -> Result:
        return super().wait(self._while_it_speaks(gen), interval, timeout)

    def _while_it_speaks(self, answer: PQGen[Result]) -> PQGen[Result]:
        heard = monotonic()
        try:
            wanted = next(answer)
            while True:
                ready = yield wanted
                if ready:
                    heard = monotonic()
                elif monotonic() - heard > self.silence:
                    self.close()
                    raise psycopg.OperationalError("the server does not answer")
                wanted = answer.send(ready)
        except StopIteration as end:
            found: Result = end.value
            return found


def _refusal(error: psycopg.OperationalError, address: ServerAddress) -> Refused:
    """Why there is no line. The server tells it in its own language, so what it names decides, not how it says it."""
    said = " ".join(str(error).split())
    met = error.pgconn
    if met is not None and met.needs_password:
        return refuse("password_needed")
    if f'"{address.database}"' in said and f'"{address.user}"' not in said:
        return refuse("no_such_database", value=said)
    if met is not None and met.used_password:
        return refuse("wrong_password")
    return refuse("unreachable", value=said)
