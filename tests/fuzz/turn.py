"""One turn of a target: its tests run once, and the last line that is printed is what came of it, as JSON."""

from __future__ import annotations

import json
import sys
from typing import Final

import pytest
from tests.fuzz.clock import CLOCK, Clock

_SHOWN: Final = 60
"""Lines of a failure."""


class _Report:
    """Gives a test run its clock and gathers what fails."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.failures: list[str] = []

    def pytest_configure(self, config: pytest.Config) -> None:
        config.stash[CLOCK] = self._clock

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failures.append("\n".join((report.nodeid, *report.longreprtext.splitlines()[-_SHOWN:])))

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.failures.append(f"{report.nodeid}\n{report.longreprtext}")


def main(path: str, seed: str) -> None:
    """Run the tests of a file."""
    clock = Clock()
    report = _Report(clock)
    options = ["-q", "-p", "no:cacheprovider", "--hypothesis-profile=fuzz", f"--hypothesis-seed={seed}"]
    pytest.main([*options, path], plugins=[report])
    told = {"cases": clock.cases, "slowest": clock.slowest, "memory": _memory(), "failures": report.failures}
    print(f"\n{json.dumps(told)}")


def _memory() -> int:
    """The most memory that this process ever had, in megabytes."""
    try:
        import resource
    except ImportError:  # on Windows
        return 0
    unit = 1_000_000 if sys.platform == "darwin" else 1_000
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // unit


if __name__ == "__main__":
    main(*sys.argv[1:])
