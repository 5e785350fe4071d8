"""The program in a process of its own, as somebody at the keyboard has it: keys, a screen, and the plug."""

from __future__ import annotations

import json
import os
import subprocess
import sys
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
    """A running program on the files of a folder. Whoever starts it kills it in the end."""

    def __init__(self, folder: Path) -> None:
        self._log = folder / "stderr.txt"
        with self._log.open("a", encoding="utf-8") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-X", "utf8", "-W", "error", "-m", "tests.ui.hand", str(folder)],
                cwd=ROOT,
                env={**os.environ, "LC_ALL": "C.UTF-8"},
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=log,
                encoding="utf-8",
            )

    def press(self, *keys: str) -> Screen:
        """Press keys one after the other, and read the screen; without any, only read it."""
        keyboard, screen = self._process.stdin, self._process.stdout
        assert keyboard is not None
        assert screen is not None
        keyboard.write(json.dumps(keys) + "\n")
        keyboard.flush()
        line = screen.readline()
        assert line, self._log.read_text(encoding="utf-8")
        found = json.loads(line)
        return Screen(tuple(found["labels"]), tuple(found["rows"]), found["focus"])

    def type(self, text: str) -> Screen:
        """Press the keys of a text."""
        return self.press(*text)

    def kill(self) -> int:
        """Pull the plug: the process ends at once and is told nothing; what it ends with."""
        self._process.kill()
        ended = self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            assert pipe is not None
            pipe.close()
        return ended
