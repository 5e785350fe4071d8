"""From the start of the process to the window, painted; and to the command line, imported."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from benchmarks.evenings import Scale
from benchmarks.measure import Comparison
from benchmarks.window import FIRST_CLUB
from whistdrive.store import ClubStore

_PROJECT = Path(__file__).parent.parent
_PATIENCE = 60
"""Seconds after which a process that shows nothing is given up."""


def start(_scale: Scale, folder: Path) -> Iterator[Comparison]:
    """The window on an empty club against a bare window, and the command line against nothing but Python."""
    ClubStore.create(folder / FIRST_CLUB).close()
    run = partial(_process, _environment(folder / "bytecode"))
    yield Comparison(
        "start, window",
        "a bare QMainWindow",
        run("-m", "benchmarks.window", "whistdrive", str(folder)),
        run("-m", "benchmarks.window", "bare"),
    )
    yield Comparison("start, command line", "python -c pass", run("-c", "import whistdrive.cli"), run("-c", "pass"))


def _environment(bytecode: Path) -> dict[str, str]:
    """No screen is needed, and modules are compiled once, by the first call, even where that is switched off."""
    kept = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
    return {**kept, "QT_QPA_PLATFORM": "offscreen", "PYTHONPYCACHEPREFIX": str(bytecode)}


def _process(environment: dict[str, str], *arguments: str) -> Callable[[], object]:
    """Runs Python to its end; raises where that fails or takes for ever."""
    command = [sys.executable, *arguments]
    return partial(
        subprocess.run, command, cwd=_PROJECT, env=environment, timeout=_PATIENCE, check=True, capture_output=True
    )
