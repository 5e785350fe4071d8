"""An evening kept apart from the program: what has been done so far, and what a club file says has been."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Mapping
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from tempfile import TemporaryDirectory

from whistdrive.core.drive import Drive, Seat, Table
from whistdrive.store import ClubStore

Seating = tuple[tuple[Seat, ...], ...]
"""Who sits where, table by table."""


@dataclass(frozen=True, slots=True)
class Round:
    """What North-South took at each table, None where nothing is in yet, and the step by which it was seated."""

    tricks: tuple[int | None, ...]
    seated_by: int


@dataclass(frozen=True, slots=True)
class State:
    """Who is in, in the order in which they came, the rounds, and whether the drive is closed."""

    names: tuple[str, ...] = ()
    rounds: tuple[Round, ...] = ()
    closed: bool = False


@dataclass(frozen=True, slots=True)
class Book:
    """All that stands, oldest first and nothing at its start, what was taken back of it, and the steps ever done."""

    done: tuple[State, ...] = (State(),)
    undone: tuple[State, ...] = ()
    steps: int = 0

    @property
    def now(self) -> State:
        """What stands now."""
        return self.done[-1]

    def did(self, state: State) -> Book:
        """The book after one more step."""
        return Book((*self.done, state), (), self.steps + 1)

    def begun(self) -> Book:
        """The book after the step with which a drive begins, which cannot be taken back."""
        return Book(steps=self.steps + 1)

    def took_back(self) -> Book:
        """The book after *Undo*."""
        return Book(self.done[:-1], (*self.undone, self.now), self.steps + 1)

    def did_again(self) -> Book:
        """The book after *Redo*."""
        return Book((*self.done, self.undone[-1]), self.undone[:-1], self.steps + 1)

    def came(self, name: str) -> Book:
        """Somebody signed in."""
        return self.did(replace(self.now, names=(*self.now.names, name)))

    def seated(self) -> Book:
        """One more round was seated."""
        new = Round((None,) * (len(self.now.names) // 4), self.steps + 1)
        return self.did(replace(self.now, rounds=(*self.now.rounds, new)))

    def took(self, number: int, table: int, tricks: int) -> Book:
        """A result was written, or another over it; rounds and tables count from 1."""
        rounds = list(self.now.rounds)
        line = list(rounds[number - 1].tricks)
        line[table - 1] = tricks
        rounds[number - 1] = replace(rounds[number - 1], tricks=tuple(line))
        return self.did(replace(self.now, rounds=tuple(rounds)))

    def closed(self) -> Book:
        """The drive was closed."""
        return self.did(replace(self.now, closed=True))


@dataclass(frozen=True, slots=True)
class Found:
    """What stands in a file: the evening, how many steps the journal has, and who sat where in each round."""

    state: State
    steps: int
    seating: Mapping[int, Seating]

    def is_as(self, book: Book) -> bool:
        """Whether the file has what stands in the book, no more and no less, and each step once."""
        told = replace(book.now, rounds=tuple(replace(each, seated_by=0) for each in book.now.rounds))
        return (self.state, self.steps) == (told, book.steps)


def found_in(club: Path) -> Found:
    """Look at the club of a program that is gone or does nothing, in a copy; it must be sound in every way."""
    with TemporaryDirectory() as apart:
        copy = copied(club, Path(apart))
        sound(copy)
        with ClubStore.open(copy) as store:
            cards = store.drives()
            assert len(cards) <= 1
            drive = store.evening(cards[0].id).drive if cards else None
            steps = store.journal(cards[0].id if cards else None)
            assert not store.gaps()
    assert len({step.id for step in steps}) == len(steps)
    if drive is None:
        return Found(State(), len(steps), {})
    assert [step.revision for step in steps] == list(range(1, len(steps) + 1))
    return Found(_state(drive), len(steps), _seating(drive))


def copied(club: Path, folder: Path) -> Path:
    """A copy of a file, with what a step that was cut short left beside it."""
    journal = club.with_name(f"{club.name}-journal")
    if journal.exists():
        shutil.copy(journal, folder)
    return Path(shutil.copy(club, folder))


def sound(path: Path) -> None:
    """Have SQLite go over a file, once it has rolled back what was cut short."""
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []


def _state(drive: Drive) -> State:
    rounds = tuple(Round(tuple(map(_tricks, each.tables)), 0) for each in drive.rounds)
    return State(tuple(entrant.name for entrant in drive.entrants), rounds, drive.closed)


def _tricks(table: Table) -> int | None:
    tricks = table.slip.deals[0].marks["ns"] if table.slip.deals else None
    assert tricks is None or isinstance(tricks, int)
    return tricks


def _seating(drive: Drive) -> dict[int, Seating]:
    return {number: tuple(table.seats for table in each.tables) for number, each in enumerate(drive.rounds, start=1)}
