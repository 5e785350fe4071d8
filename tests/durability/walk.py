"""Somebody at the keyboard who does one thing after another, and knows what must be there after each."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

from tests.durability.below import Fault, as_key
from tests.durability.book import Book, Round, Seating, found_in
from tests.durability.hand import CLUB, as_room
from tests.ui.program import Program, Screen

from whistdrive.store import Copies

HAND = "tests.durability.hand"
NAMES = tuple(
    f"{first}{last}" for first in ("Al", "Be", "Da", "El", "Ger", "Hil") for last in ("bert", "dis", "mar", "vin")
)
"""Nobody's name begins with another's."""

LEAST, ROUNDS = 8, 5


@dataclass(frozen=True, slots=True)
class Action:
    """Keys, the book after them, and how the screen tells that what they do has been saved.

    ``again`` are the keys for whoever was refused: what was typed is still there.
    """

    phase: str
    keys: tuple[str, ...]
    after: Book
    shown: Callable[[Screen], bool]
    again: tuple[str, ...] = ("Enter",)

    def confirmed(self, screen: Screen) -> bool:
        """Whether the screen has it and nothing is refused: a figure that was not saved stands where it was typed."""
        return self.shown(screen) and not refusal(screen)


class Evening:
    """An evening of the real program, on the files of a folder, and its book."""

    def __init__(self, folder: Path, chance: random.Random) -> None:
        self.folder, self.club, self.chance = folder, folder / CLUB, chance
        self.book = Book()
        self._copies = Copies(folder / "copies", self.club)
        self._copied: dict[Path, Book] = {}
        self._past = [self.book]
        self._seating: dict[int, Seating] = {}
        self.program = Program(folder, HAND)
        self.program.press()

    @property
    def over(self) -> bool:
        """Whether the drive is closed."""
        return self.book.now.closed

    def next(self, book: Book) -> Action:
        """One of the things that can be done when the book is so."""
        if not book.steps:
            return Action("new drive", ("Ctrl+N", *"Harvest", "Enter"), book.begun(), _says("Not started"))
        now = book.now
        if now.closed:
            return self._undo(book)
        can: list[Callable[[Book], Action]] = []
        if len(book.done) > 1:
            can += [self._undo]
        if book.undone:
            can += [self._redo] * 4
        if len(now.names) < LEAST:
            can += [self._sign_in] * 8
        elif not now.rounds or None not in now.rounds[-1].tricks:
            can += [self._next_round if len(now.rounds) < ROUNDS else self._close] * 4
            can += [self._sign_in] * (len(now.names) < len(NAMES))
        else:
            can += [self._deal] * 6
        if any(tricks is not None for each in now.rounds for tricks in each.tricks):
            can += [self._correction] * 2
        return self.chance.choice(can)(book)

    def ahead(self, number: int) -> tuple[Action, ...]:
        """So many things to be done one after the other."""
        found: list[Action] = []
        for _ in range(number):
            found.append(self.next(found[-1].after if found else self.book))
            if found[-1].after.now.closed:
                break
        return tuple(found)

    def act(self, action: Action) -> None:
        """Do something that must succeed."""
        screen = self.program.press(*action.keys)
        assert action.confirmed(screen), (action, screen)
        self._stand_at(action.after)

    def _stand_at(self, book: Book) -> None:
        self.book = book
        self._past.append(book)

    def kill_in(self, actions: tuple[Action, ...], delay: float) -> None:
        """Press the keys of all, kill the program so many seconds later, and start it again."""
        for action in actions:
            self.program.send(*action.keys)
        time.sleep(delay)
        self.program.pull_the_plug()
        self._after_the_end(actions)

    def die_in(self, action: Action, fault: Fault, at_start: Fault | None = None) -> int:
        """Have the program die at a call to the disk, and start it again; ``at_start`` it may die once more.

        Returns how often it got so far as to die.
        """
        self.program.send(as_key(fault), *action.keys)
        screen = self.program.read()
        if screen is None:
            return 1 + self._after_the_end((action,), at_start)
        assert action.confirmed(screen), (action, screen)
        self._stand_at(action.after)
        self.program.press(as_key(None))
        return 0

    def fail_in(self, action: Action, trouble: AbstractContextManager[object]) -> bool:
        """Do something in the middle of trouble; it is refused in words or done, and can be done once that is over.

        Returns whether it was refused.
        """
        with trouble:
            screen = self.program.press(*action.keys)
        refused = not action.confirmed(screen)
        if refused:
            assert refusal(screen), (action, screen)
            self.look(self.book, action.after)
            self.act(replace(action, keys=action.again))
        else:
            self._stand_at(action.after)
        self.look(self.book)
        return refused

    @contextmanager
    def on_disk(self, fault: Fault) -> Iterator[None]:
        """A disk that refuses a call."""
        self.program.press(as_key(fault))
        yield
        self.program.press(as_key(None))

    @contextmanager
    def without_room(self) -> Iterator[None]:
        """A disk on which the club file cannot grow."""
        self.program.press(as_room(self.club.stat().st_size))
        yield
        self.program.press(as_room(None))

    def restore(self, delay: float | None) -> bool:
        """Go back to the latest copy by keys, and kill the program so many seconds later if it is to be.

        Returns whether there was a copy to go back to.
        """
        screen = self.program.press("Ctrl+Shift+O")
        copies = self._copies.listed()
        if not copies or len(screen.rows) != len(copies):  # one was just being made
            self.program.press("Esc")
            return False
        wanted = self._copied[copies[0].path] if copies[0].path in self._copied else self._in_copy(copies[0].path)
        self.program.send("Enter")
        if delay is None:
            self._see_the_place(self._read(), wanted)
            self.book = self.look(wanted)
        else:
            time.sleep(delay)
            self.program.pull_the_plug()
            self.program.kill()
            self.book = self.look(self.book, wanted)
            self.start()
        self._seating = {step: seats for step, seats in self._seating.items() if step <= self.book.steps}
        return True

    def _read(self) -> Screen:
        screen = self.program.read()
        assert screen is not None, self.program.last_words()
        return screen

    def _look_at_copies(self) -> None:
        """Whatever looks like a copy is one, of something that once was."""
        for copy in self._copies.listed():
            if copy.path not in self._copied:
                self._copied[copy.path] = self._in_copy(copy.path)

    def _in_copy(self, copy: Path) -> Book:
        found = found_in(copy)
        return next(book for book in reversed(self._past) if found.is_as(book))

    def look(self, *allowed: Book) -> Book:
        """Look at the file while the program does nothing: it is as one of the books, which is returned."""
        found = found_in(self.club)
        for book in allowed:
            if found.is_as(book):
                self._past.append(book)
                for number, each in enumerate(book.now.rounds, start=1):
                    assert self._seating.setdefault(each.seated_by, found.seating[number]) == found.seating[number]
                return book
        raise AssertionError((allowed, found))

    def start(self) -> None:
        """Start the program again; it is where it was."""
        self.program = Program(self.folder, HAND)
        self._see_the_place(self.program.press())

    def dies_at_start(self, fault: Fault) -> bool:
        """Start the program on a disk at which it may die; whether it did, or is where it was."""
        self.program = Program(self.folder, HAND, as_key(fault))
        self.program.send()
        screen = self.program.read()
        if screen is None:
            self.program.kill()
            self.look(self.book)
            return True
        self._see_the_place(screen)
        self.program.press(as_key(None))
        return False

    def end(self) -> None:
        """Kill the program and look at the file a last time."""
        self.program.kill()
        self.look(self.book)
        self._look_at_copies()

    def _after_the_end(self, actions: tuple[Action, ...], at_start: Fault | None = None) -> bool:
        """What was on the screen is in the file; the action that had begun then may be.

        Returns whether the program died once more at its start.
        """
        done = 0
        while (screen := self.program.read()) is not None:
            assert actions[done].confirmed(screen), (actions[done], screen)
            done += 1
        self.program.kill()
        books = (self.book, *(action.after for action in actions))
        self._past += books
        self.book = self.look(*books[done : done + 2])
        died = at_start is not None and self.dies_at_start(at_start)
        if died or at_start is None:
            self.start()
        return died

    def _see_the_place(self, screen: Screen, book: Book | None = None) -> None:
        book = book or self.book
        now = book.now
        if not book.steps or now.closed:
            assert screen.focus in ("Drives of the club", "Begin our club"), screen
        elif now.rounds:
            assert screen.says(f"Round {len(now.rounds)} of "), screen
            assert _figures(screen) == _as_figures(now.rounds[-1])
        else:
            assert screen.says("Not started"), screen
            assert len(screen.rows) == len(now.names)

    def _sign_in(self, book: Book) -> Action:
        name = self.chance.choice([name for name in NAMES if name not in book.now.names])
        return Action("sign-in", ("Ctrl+1", *name, "Enter"), book.came(name), _says(f"✓ {name} is in"))

    def _next_round(self, book: Book) -> Action:
        after = book.seated()
        number, figures = len(after.now.rounds), _as_figures(after.now.rounds[-1])
        keys = ("Ctrl+3", "Ctrl+Enter", "Ctrl+3")
        return Action(
            "next round",
            keys,
            after,
            lambda screen: screen.says(f"Round {number} of ") and _figures(screen) == figures,
            again=keys,
        )

    def _deal(self, book: Book) -> Action:
        tricks = book.now.rounds[-1].tricks
        return self._write("typing", book, len(book.now.rounds), tricks.index(None) + 1)

    def _correction(self, book: Book) -> Action:
        filled = [
            (number, table)
            for number, each in enumerate(book.now.rounds, start=1)
            for table, tricks in enumerate(each.tricks, start=1)
            if tricks is not None
        ]
        return self._write("correction", book, *self.chance.choice(filled))

    def _write(self, phase: str, book: Book, number: int, table: int) -> Action:
        was = book.now.rounds[number - 1].tricks[table - 1]
        tricks = self.chance.choice([each for each in range(14) if each != was])
        latest, earlier = ("Alt+Right",) * ROUNDS, ("Alt+Left",) * (len(book.now.rounds) - number)
        after = book.took(number, table, tricks)
        figures = _as_figures(after.now.rounds[number - 1])
        keys = ("Ctrl+3", *latest, *earlier, "/", *str(table), "Enter", *str(tricks), "Enter")
        return Action(phase, keys, after, lambda screen: _figures(screen) == figures)

    def _undo(self, book: Book) -> Action:
        return Action("undo", ("Ctrl+Z",), book.took_back(), _says("Taken back: "), again=("Ctrl+Z",))

    def _redo(self, book: Book) -> Action:
        after = book.did_again()
        said = _says("Taken back: " if after.undone else "Done: ")  # what is still taken back is told first
        return Action("redo", ("Ctrl+Y",), after, said, again=("Ctrl+Y",))

    def _close(self, book: Book) -> Action:
        said = _says("The drive is closed")
        return Action("closing", ("Ctrl+4", "Alt+L"), book.closed(), said, again=("Alt+L",))


def _says(text: str) -> Callable[[Screen], bool]:
    return lambda screen: screen.says(text)


def refusal(screen: Screen) -> bool:
    """Whether the screen says that something was not put into the club file."""
    return screen.says("club.whist”: ")


def _figures(screen: Screen) -> list[str]:
    """What stands for North-South in the rows of the scores."""
    return [row.get("N–S", "?") for row in screen.rows]


def _as_figures(one: Round) -> list[str]:
    return ["" if tricks is None else str(tricks) for tricks in one.tricks]
