"""A club: its people, its drives and the journal of all that was done, kept in one file or on a server."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, date, datetime
from pathlib import Path
from types import TracebackType
from typing import Self

from sqlalchemy import Connection, func, select

from whistdrive.core.difference import RowChange
from whistdrive.core.evening import Evening
from whistdrive.core.findings import Refused
from whistdrive.core.seasons import Result
from whistdrive.store import deleted, erasure, founding, journal, moving, records, verification
from whistdrive.store.address import Place
from whistdrive.store.deleted import DeletedDrive
from whistdrive.store.erasure import FormerEntry
from whistdrive.store.file import ClubFile, reserved
from whistdrive.store.journal import Entry, Step
from whistdrive.store.keep import Keep, News
from whistdrive.store.records import Appearance, Partner
from whistdrive.store.rows import whole
from whistdrive.store.schema import DRIVE, ENTRANT, RESULT, SLIP
from whistdrive.store.troubles import in_words
from whistdrive.store.turn import Newer, Turn, held_together, newer, read_evening
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

    Everything that fails raises :class:`~whistdrive.core.findings.Refused` with the fact ``file``, the place of the
    club, and leaves that as it was. ``copied_to`` is where the file was copied when opening it brought it up to this
    program's edition.
    """

    def __init__(self, keep: Keep, copied_to: Path | None = None) -> None:
        self._keep = keep
        self.copied_to = copied_to

    @classmethod
    def create(cls, place: Place, station: str = "") -> Self:
        """Begin a new club, nameless and empty, in a new file or in a database that holds none.

        ``station`` is what this computer is called in the journal; by default its name.

        Refused (``file_exists``, ``cannot_write``, ``disk_full``; on a server ``not_empty``, ``no_rights`` and as
        :meth:`open` is): then nothing was made.
        """
        return cls(founding.begun(place, station))

    @classmethod
    def open(cls, place: Place, as_left: str | None = None, station: str = "") -> Self:
        """Open a club. A file is locked for others, and one of an earlier edition copied beside itself and brought up.

        Every page and reference of a file is looked over, which takes its time in a club of many years, unless it is
        still ``as_left``: as :func:`whistdrive.store.file.trace` told when this program let go of it. What a bad disk
        did to it since is then found where it is read.

        Refused (``missing_file``, ``no_club_file``, ``newer_file``, ``damaged_file``, ``foreign_objects``, ``in_use``,
        ``cannot_write``, ``disk_full``, ``upgrade_failed``; on a server ``unreachable``, ``password_needed``,
        ``wrong_password``, ``no_such_database``, ``no_club_there``): then the club is as it was.
        """
        return cls(*founding.opened(place, station, as_left))

    @property
    def place(self) -> Place:
        """Where the club is kept."""
        return self._keep.place

    @property
    def path(self) -> Path:
        """The file in which the club is kept; raises TypeError for one on a server."""
        if isinstance(self.place, Path):
            return self.place
        raise TypeError(f"{self.place} is no file")

    @property
    def is_shared(self) -> bool:
        """Whether other stations may work at the club meanwhile."""
        return self.news is not None

    @property
    def station(self) -> str:
        """The name under which the steps that are done here stand in the journal; no other program at work has it."""
        return self._keep.station

    @property
    def news(self) -> News | None:
        """What tells that the club was changed, here or at another station; None for a file."""
        return self._keep.news

    @property
    def lost(self) -> datetime | None:
        """Since when the server does not answer, if it does not. The next call that reaches it goes on as ever."""
        return self._keep.lost

    def doubt(self) -> None:
        """Have the next call ask first, and shortly, whether the server is there: it seems not to be."""
        self._keep.lost = self._keep.lost or datetime.now(UTC)

    @property
    def edition(self) -> int:
        """The edition that the club had when it was opened."""
        return self._keep.edition

    def evening(self, drive: int | None = None) -> Evening:
        """The club and one drive, or the club alone, as values.

        Refused: ``no_such_drive``; ``newer_file`` for a game that this program does not know; ``damaged_file``.
        """
        with self._reading() as connection:
            return read_evening(connection, drive)

    def newer(self, evening: Evening) -> Newer | None:
        """What was done since an evening was read; None: nothing."""
        with self._reading() as connection:
            return newer(connection, evening)

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

    def worked_on(self) -> int | None:
        """The id of the drive that was changed last, which may be gone; None where none was."""
        with self._reading() as connection:
            return journal.worked_on(connection)

    @contextmanager
    def turn(self) -> Iterator[Turn]:
        """A turn at the club, for as short as can be: all that is saved in the block counts at its end, or nothing.

        Beside the refusals of :meth:`Turn.save`: ``contradiction`` for a step that takes away what others still point
        to; ``cannot_hold`` for values that make no rows; ``disk_full`` and ``cannot_write``; ``missing_file`` when the
        file was moved or deleted since it was opened; on a server ``server_busy`` and ``no_connection``, after which
        the step may count nevertheless: its id tells, once there is a connection again.
        """
        turn = None
        try:
            with in_words(self.place), self._keep.writing() as connection:
                turn = Turn(self._keep, connection)
                yield turn
        except Refused as refused:
            if turn is None or refused.findings[0].code not in _DISK or not self._has(turn.saved):
                raise

    def save(self, before: Evening, after: Evening, step: Step) -> Evening:
        """Take a turn for one step; refused as that is."""
        with self.turn() as turn:
            return turn.save(before, after, step)

    def _has(self, step: Step | None) -> bool:
        """Whether a step is in the journal: a disk may have done what it says it has not."""
        if step is None:
            return False
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
        with in_words(self.place), self._keep.writing() as connection:
            erasure.erase(connection, records.aliases(connection, person), self.station)
            self._keep.announce(connection)

    def copy_to(self, place: Place) -> None:
        """Copy the club, while it is open, into a new file or an empty database, and see that the copy is whole.

        Refused as :meth:`create` is: then no copy was made.
        """
        if isinstance(self._keep, ClubFile) and isinstance(place, Path):
            with in_words(place), reserved(place) as part:
                self._keep.copy_to(part)
                type(self).open(part).close()
        else:
            moving.copy(self._keep, place)

    def write_to(self, path: Path) -> None:
        """Copy the club's file into the empty one at ``path``; a thread may do so while the evening goes on.

        Refused: ``damaged_file``, ``cannot_write``, ``disk_full``. Raises TypeError for a club on a server.
        """
        if not isinstance(self._keep, ClubFile):
            raise TypeError(f"{self.place} is no file")
        with in_words(path):
            self._keep.copy_to(path)

    def close(self) -> None:
        """Let go of the club; closing twice is closing once."""
        self._keep.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    @contextmanager
    def _reading(self) -> Iterator[Connection]:
        with in_words(self.place), self._keep.reading() as connection, held_together():
            yield connection


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
