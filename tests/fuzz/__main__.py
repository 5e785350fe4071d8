"""Fuzzing for as long as one likes: ``python -m tests.fuzz --minutes 30``.

Each target is a module ``test_*.py`` of this folder. They take turns, each in a process of its own with new random
cases, until the time is over; then a table tells how many cases there were and how the slowest did, and every failure
is shown with the line that repeats it. A target that failed has no more turns. The exit status is 1 where any did.
"""

from __future__ import annotations

import argparse
import json
import secrets
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent
TARGETS: Final = {path.stem.removeprefix("test_"): path for path in sorted(FOLDER.glob("test_*.py"))}
MOST_MEMORY: Final = 500
"""In megabytes, of a process that fuzzes: the tools of the test included."""

_PATIENCE: Final = 300.0
"""Seconds after which a target that says nothing hangs."""


@dataclass
class Outcome:
    """What a target did in a turn, or in all of them. ``memory`` in megabytes, 0 where the system does not tell."""

    cases: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    memory: int = 0
    failures: list[str] = field(default_factory=list)

    def add(self, other: Outcome) -> None:
        """Take another turn in."""
        self.cases += other.cases
        self.seconds += other.seconds
        self.slowest = max(self.slowest, other.slowest)
        self.memory = max(self.memory, other.memory)
        self.failures += other.failures


def main(argv: Sequence[str] | None = None) -> int:
    """Fuzz, print the table, and return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--minutes", type=float, default=1.0, help="for how long (default 1)")
    parser.add_argument("--only", action="append", choices=TARGETS, help="a target; may be given more than once")
    given = parser.parse_args(argv)
    found: dict[str, Outcome] = defaultdict(Outcome)
    for target in _turns(given.only or list(TARGETS), 60 * given.minutes, found):
        found[target].add(_turn(TARGETS[target]))
    print(_table(found))
    for target, outcome in found.items():
        for failure in outcome.failures:
            print(f"\n--- {target}: {failure}")
    return 1 if any(outcome.failures for outcome in found.values()) else 0


def _turns(targets: Sequence[str], seconds: float, found: Mapping[str, Outcome]) -> Iterator[str]:
    """One target after the other and over again, unless it failed; the last one may take a little longer."""
    end = time.monotonic() + seconds
    while left := [target for target in targets if target not in found or not found[target].failures]:
        for target in left:
            if time.monotonic() > end:
                return
            yield target


def _turn(path: Path) -> Outcome:
    """Fuzz a target in a process of its own."""
    command = [sys.executable, "-m", "tests.fuzz.turn", str(path), str(secrets.randbits(64))]
    began = time.monotonic()
    try:
        done = subprocess.run(command, stdout=subprocess.PIPE, text=True, timeout=_PATIENCE, check=False)
    except subprocess.TimeoutExpired:
        return Outcome(seconds=time.monotonic() - began, failures=[f"{path.name} hangs"])
    took = time.monotonic() - began
    if done.returncode:
        return Outcome(seconds=took, failures=[f"{path.name} ended with {done.returncode}"])
    outcome = Outcome(seconds=took, **json.loads(done.stdout.splitlines()[-1]))
    if outcome.memory > MOST_MEMORY:
        outcome.failures.append(f"{path.name} took {outcome.memory} MB")
    return outcome


def _table(found: Mapping[str, Outcome]) -> str:
    head = f"{'target':<12}{'cases':>10}{'seconds':>10}{'slowest':>10}{'memory':>10}{'failures':>10}"
    lines = (
        f"{target:<12}{each.cases:>10}{each.seconds:>10.0f}{each.slowest:>9.2f}s{each.memory:>8}MB"
        f"{len(each.failures):>10}"
        for target, each in found.items()
    )
    return "\n".join((head, *lines))


if __name__ == "__main__":
    sys.exit(main())
