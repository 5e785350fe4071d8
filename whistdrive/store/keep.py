"""What a club needs of whatever it is kept in: a file, or a database on a server."""

from __future__ import annotations

from contextlib import AbstractContextManager
from datetime import datetime
from typing import Protocol

from sqlalchemy import Connection

from whistdrive.store.address import Place


class News(Protocol):
    """What tells that another station has changed the club."""

    def fileno(self) -> int:
        """What to wait for until it can be read; -1 while the connection is lost."""
        ...

    def arrived(self) -> bool:
        """Whether there was news since the last call, or the connection was lost. Never waits."""
        ...

    def look_anew(self) -> None:
        """Have the next call look for the server by its name, which may mean another computer by now."""
        ...


class Keep(Protocol):
    """A club that is open in its place. Everything raises what :func:`whistdrive.store.troubles.in_words` knows."""

    lost: datetime | None
    """Since when it does not answer, if it does not. While that is set, a server is asked first if it is there."""

    @property
    def place(self) -> Place:
        """Where the club is kept."""
        ...

    @property
    def edition(self) -> int:
        """The edition that the club had when it was opened."""
        ...

    @property
    def station(self) -> str:
        """The name under which the steps that are done here stand in the journal."""
        ...

    @property
    def news(self) -> News | None:
        """What tells of other stations; None where there can be none."""
        ...

    def reading(self) -> AbstractContextManager[Connection]:
        """A transaction that sees the club as it is at one moment."""
        ...

    def writing(self) -> AbstractContextManager[Connection]:
        """All or nothing, and nobody else writes meanwhile."""
        ...

    def announce(self, connection: Connection, /) -> None:
        """Let the other stations know, once the running transaction is committed."""
        ...

    def close(self) -> None:
        """Let go of the club; closing twice is closing once."""
        ...
