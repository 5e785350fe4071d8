"""What is told of our own mistakes to those who mend the program: where they happened and, if wished, with what."""

from __future__ import annotations

import platform
import re
import traceback
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType

from PySide6 import __version__ as pyside_version

from whistdrive import __version__

PACKAGE = "whistdrive"
LEFT_OUT = "(what it said is left out)"

_FILE_IN_FAULTS = re.compile(r'File "([^"]*)"')


@dataclass
class Trouble:
    """A mistake of the program.

    ``where`` holds no text that was typed and no path outside the program, ``whole`` has all that Python says, which
    may be anything, names of people too. It happened so many ``times`` in this session. ``abrupt``: the program ended.
    """

    where: str
    whole: str
    times: int = 1
    abrupt: bool = False

    def report(self, *, whole: bool = False) -> str:
        """What is saved."""
        versions = f"whistdrive {__version__}, PySide6 {pyside_version}, Python {platform.python_version()}"
        times = f"Happened {self.times} times" if self.times > 1 else "Happened once"
        return "\n".join((versions, platform.platform(), times, "", self.whole if whole else self.where))


def of_error(error: BaseException) -> Trouble:
    """The trouble that an error is."""
    where = "\n".join("".join((*_steps(each.__traceback__), _named(each))) for each in _chain(error))
    return Trouble(where, "".join(traceback.format_exception(error)))


def of_faults(text: str) -> Trouble:
    """The trouble of a program that ended abruptly, from what :mod:`faulthandler` wrote: no values stand there."""
    return Trouble(_FILE_IN_FAULTS.sub(lambda found: f'File "{_short(found[1])}"', text), text, abrupt=True)


def _chain(error: BaseException) -> Iterator[BaseException]:
    """An error after those from which it came."""
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if before is not None and before is not error:
        yield from _chain(before)
    yield error


def _steps(trace: TracebackType | None) -> list[str]:
    frames = (
        traceback.FrameSummary(_short(each.filename), each.lineno, each.name, lookup_line=False, line=each.line)
        for each in traceback.extract_tb(trace)
    )
    return traceback.StackSummary.from_list(list(frames)).format()


def _named(error: BaseException) -> str:
    kind = type(error)
    return f"{kind.__module__}.{kind.__qualname__} {LEFT_OUT}\n"


def _short(file: str) -> str:
    """The path of a file within the program, or its name alone."""
    path = Path(file)
    parts = path.parts
    if PACKAGE not in parts[:-1]:
        return path.name
    inside = len(parts) - 1 - parts[::-1].index(PACKAGE)
    return "/".join(parts[inside:])
