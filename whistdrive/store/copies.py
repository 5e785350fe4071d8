"""Copies of a club that the program makes by itself, and the way back to one of them.

They lie in a folder of the user's own and not beside the club: a stick that dies or is lost takes only the club with
it. Where that folder takes nothing they go beside the club after all. A copy is written under another name, opened and
read, and only then named: what looks like a copy is one.
"""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import closing, suppress
from dataclasses import dataclass
from datetime import datetime, timedelta
from hashlib import sha256
from pathlib import Path
from shutil import copymode
from typing import Literal

from whistdrive.core.findings import Refused
from whistdrive.store.apart import set_apart
from whistdrive.store.club import ClubStore
from whistdrive.store.disk import clear_unfinished, journal_of, put_in_place, unfinished, write_privately
from whistdrive.store.troubles import in_words

Reason = Literal["opened", "round", "restoring", "forgotten"]
"""Why a copy was made: the club was opened, a round was seated, another copy was about to take the club's place, or
somebody was forgotten and is in no copy from before."""

_WORDING: Mapping[Reason, str] = {
    "opened": "opened",
    "round": "round",
    "restoring": "before restoring",
    "forgotten": "after forgetting",
}
_REASONS: Mapping[str, Reason] = {wording: reason for reason, wording in _WORDING.items()}
_NAME = re.compile(
    r".* (?P<made>\d{4}-\d\d-\d\d \d\d\.\d\d\.\d\d) (?P<why>[a-z ]+?)(?: (?P<round>\d+))?\.whist", re.ASCII | re.DOTALL
)
_MADE = "%Y-%m-%d %H.%M.%S"
_SECOND = timedelta(seconds=1)
_LONGEST = 60
"""So many letters of a club's name are in the names of its copies, since no system takes names of any length."""

Write = Callable[[Path], object]
"""Writes the file of a club into an empty one."""

_UNREADABLE = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR)
"""What SQLite says of a file that is no club, or none any more."""

_LATEST_STEP = "SELECT step FROM journal ORDER BY sequence DESC LIMIT 1"
_LATEST = """
SELECT title, (SELECT max(round) FROM slip WHERE slip.drive = drive.id) FROM drive
WHERE id = (SELECT drive FROM journal WHERE drive IS NOT NULL ORDER BY sequence DESC LIMIT 1)
"""
"""The drive that was worked on last; so it is in every edition of which there can be copies."""


@dataclass(frozen=True, slots=True)
class Copy:
    """A copy as its name tells: when it was made, by the clock of this computer, and why (``round`` was seated)."""

    path: Path
    made: datetime
    reason: Reason
    round: int | None = None


@dataclass(frozen=True, slots=True)
class Content:
    """What is in a copy: its size in bytes, the drive that was worked on last and the rounds that were seated of it."""

    size: int
    drive: str | None
    rounds: int


class Copies:
    """The copies of one club.

    ``base`` is the folder for the copies of all clubs. The copies of a club are told from those of another with the
    same name by where its file is.
    """

    def __init__(self, base: Path, club: Path) -> None:
        mark = sha256(str(club.absolute()).encode("utf-8", "surrogateescape")).hexdigest()[:8]
        self._name = club.stem[:_LONGEST].strip()
        self.folders = (base / f"{self._name} {mark}", club.with_name(f"{self._name} copies"))

    def listed(self) -> tuple[Copy, ...]:
        """All there are, the newest first."""
        found = (copy for folder in self.folders for copy in _in(folder))
        return tuple(sorted(found, key=lambda copy: (copy.made, copy.path.name), reverse=True))

    def keep(self, write: Write, reason: Reason, most: int, seated: int | None = None) -> Path | None:
        """Have a copy of the club written, put it away and drop the oldest but ``most``; where it is.

        None: opening the club found it as it is in the latest copy, so there is none.
        Refused as :meth:`ClubStore.open` does, or ``cannot_write`` and ``disk_full`` when no folder takes it.
        """
        known = next((_latest_step(copy.path) for copy in self.listed()[:1]), None) if reason == "opened" else None
        why = _WORDING[reason] if seated is None else f"{_WORDING[reason]} {seated}"
        name = f"{self._name} {self._moment():{_MADE}} {why}.whist"
        first, second = self.folders
        try:
            path = _put(first / name, write, known)
        except Refused:
            path = _put(second / name, write, known)
        for old in self.listed()[most:]:
            if old.path != path:  # as it could be where the clock was set back
                _drop(old.path)
        return path

    def _moment(self) -> datetime:
        """Now, or the next second in which no copy was made: each keeps its place, and their order is known."""
        made, taken = datetime.now().astimezone().replace(microsecond=0), {copy.made for copy in self.listed()}
        while made in taken:
            made += _SECOND
        return made

    def clear(self, but: Path) -> None:
        """Drop all but one: somebody is to be forgotten, and they still know them."""
        for copy in self.listed():
            if copy.path != but:
                _drop(copy.path)


def content_of(copy: Copy) -> Content | None:
    """What is in a copy, at a glance; None when it cannot be read."""
    try:
        size = copy.path.stat().st_size
        with closing(_reader(copy.path)) as reader:
            match reader.execute(_LATEST).fetchone():
                case (str(title), int() | None as rounds):
                    return Content(size, title, rounds or 0)
                case None:
                    return Content(size, None, 0)
                case _:
                    return None
    except (OSError, sqlite3.Error):
        return None


def whole(copy: Path) -> bytes:
    """The content of a copy that can be opened and read; refused as :meth:`ClubStore.open` does where it cannot."""
    with set_apart(copy) as store:
        _read(store)
    with in_words(copy):
        return copy.read_bytes()


def restore(content: bytes, club: Path) -> None:
    """Put the content of a copy in the place of a club that nobody has open, in one step.

    What has the club's name until then is lost: it is copied before that, or :func:`put_aside`.
    Refused as :meth:`ClubStore.open` does, or ``cannot_write`` and ``disk_full``: then the club is as it was.
    """
    with in_words(club), unfinished(club) as part:
        write_privately(part, content)
        with set_apart(part) as store:
            _read(store)
        if club.exists():
            copymode(club, part)
        _finish_step(club)
        put_in_place(part, club)


def put_aside(club: Path) -> Path | None:
    """Copy a club file that cannot be opened, as it is, beside itself; where it is, or None when there is no file.

    Refused: ``cannot_write``, ``disk_full``.
    """
    if not club.is_file():
        return None
    aside = club.with_name(f"{club.stem} damaged {datetime.now().astimezone():{_MADE}}{club.suffix}")
    with in_words(aside):
        for source, target in ((club, aside), (journal_of(club), journal_of(aside))):
            if source.exists():
                write_privately(target, source.read_bytes())
    return aside


def _put(path: Path, write: Write, known: str | None) -> Path | None:
    """Put a copy away, unless its latest step is the one that is known."""
    folder = path.parent
    with in_words(path):
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        clear_unfinished(folder, "*")  # one program at a time has the club, so nobody is at them
        with unfinished(path) as part:
            write(part)
            with ClubStore.open(part) as store:
                _read(store)
            if known is not None and _latest_step(part) == known:
                return None
            put_in_place(part, path)
    return path


def _finish_step(club: Path) -> None:
    """Have SQLite take back what was cut short in a club, so that its journal is not applied to another in its place.

    Whenever the program ends meanwhile, the club is what it was before that step, or still to be taken back to it.
    """
    left = journal_of(club)
    if club.exists() and left.exists():
        try:
            with closing(sqlite3.connect(f"{club.absolute().as_uri()}?mode=rw", uri=True)) as connection:
                connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()
        except UnicodeError:  # the message quotes what is in the file
            pass
        except sqlite3.Error as error:
            if error.sqlite_errorcode & 0xFF not in _UNREADABLE:
                raise
    left.unlink(missing_ok=True)  # of a club that is gone or cannot be read; or there was no step in it any more


def _read(store: ClubStore) -> None:
    """Have a club and its latest drive read; raises Refused where they cannot be."""
    cards = store.drives()
    store.evening(cards[0].id if cards else None)


def _in(folder: Path) -> Iterable[Copy]:
    try:
        paths = sorted(folder.iterdir())
    except OSError:
        return ()
    named = ((path, _NAME.fullmatch(path.name)) for path in paths)
    return tuple(copy for path, name in named if name is not None for copy in _named(path, name))


def _named(path: Path, name: re.Match[str]) -> Iterator[Copy]:
    """The copy that has this name, unless it is none that this program gives."""
    if name["why"] in _REASONS:
        with suppress(ValueError):
            made = datetime.strptime(name["made"], _MADE).astimezone()
            yield Copy(path, made, _REASONS[name["why"]], int(name["round"]) if name["round"] else None)


def _latest_step(copy: Path) -> str | None:
    """The step that was done last, empty where none was; None when that cannot be read."""
    try:
        with closing(_reader(copy)) as reader:
            match reader.execute(_LATEST_STEP).fetchone():
                case (str(step),):
                    return step
                case None:
                    return ""
                case _:
                    return None
    except (OSError, sqlite3.Error):
        return None


def _reader(copy: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{copy.absolute().as_uri()}?mode=ro&immutable=1", uri=True)


def _drop(path: Path) -> None:
    try:
        path.unlink(missing_ok=True)
    except OSError:  # one too many harms nobody
        return
