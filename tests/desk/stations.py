"""Several stations at one club, each with a desk of its own."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

from tests.desk.halls import begin, seat_next

from whistdrive.desk.desk import Desk
from whistdrive.store import ClubStore, ServerAddress

PLAYERS = 16


def station(address: ServerAddress, name: str, drive: int | None = None) -> Desk:
    """A desk under this name, with a drive open."""
    desk = Desk(ClubStore.open(address, station=name))
    desk.open_drive(drive)
    return desk


@contextmanager
def at_one_drive(address: ServerAddress, *names: str) -> Iterator[list[Desk]]:
    """Desks under these names, all at one drive of four tables whose first round is seated."""
    with ExitStack() as stack:
        first = station(address, names[0])
        stack.callback(first.close)
        begin(first, "-" * PLAYERS)
        seat_next(first)
        others = [station(address, name, first.drive.id) for name in names[1:]]
        for other in others:
            stack.callback(other.close)
        yield [first, *others]
