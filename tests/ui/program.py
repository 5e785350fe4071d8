"""The program in a process of its own, as somebody at the keyboard has it: keys, a screen, and the plug."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]


@dataclass(frozen=True)
class Screen:
    """What can be read: texts, the rows of the table that is shown by their headings, what has the keyboard."""

    labels: tuple[str, ...]
    rows: tuple[dict[str, str], ...]
    focus: str

    def says(self, text: str) -> bool:
        """Whether a text stands anywhere."""
        return any(text in label for label in self.labels)

    def label(self, start: str) -> str:
        """The only text that begins so."""
        [found] = [label for label in self.labels if label.startswith(start)]
        return found


class Program:
    """A running program on the files of a folder, with the module ``hand`` at its keyboard.

    Whoever starts it kills it in the end.
    """

    def __init__(self, folder: Path, hand: str = "tests.ui.hand", *more: str) -> None:
        self._log = folder / "stderr.txt"
        with self._log.open("a", encoding="utf-8") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-X", "utf8", "-W", "error", "-m", hand, str(folder), *more],
                cwd=ROOT,
                env={**os.environ, "LC_ALL": "C.UTF-8"},
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=log,
                encoding="utf-8",
            )

    def press(self, *keys: str) -> Screen:
        """Press keys one after the other, and read the screen; without any, only read it."""
        self.send(*keys)
        screen = self.read()
        assert screen is not None, self.last_words()
        return screen

    def send(self, *keys: str) -> None:
        """Press keys and wait for nothing."""
        keyboard = self._process.stdin
        assert keyboard is not None
        with suppress(BrokenPipeError):  # it has just died; whoever reads the screen will see
            keyboard.write(json.dumps(keys) + "\n")
            keyboard.flush()

    def read(self) -> Screen | None:
        """The screen after the next keys that were sent; None when the program ended before it had one."""
        screen = self._process.stdout
        assert screen is not None
        line = screen.readline()
        if not line.endswith("\n"):
            return None
        found = json.loads(line)
        return Screen(tuple(found["labels"]), tuple(found["rows"]), found["focus"])

    def last_words(self) -> str:
        """What the program wrote where errors go."""
        return self._log.read_text(encoding="utf-8")

    def type(self, text: str) -> Screen:
        """Press the keys of a text."""
        return self.press(*text)

    def pull_the_plug(self) -> None:
        """Have the process end at once, told nothing; the screens that it had can still be read."""
        self._process.kill()
        self._process.wait()

    def kill(self) -> int:
        """Pull the plug and put everything away; what the process ended with."""
        self.pull_the_plug()
        ended = self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            assert pipe is not None
            with suppress(BrokenPipeError):
                pipe.close()
        return ended
