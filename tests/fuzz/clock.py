"""How many cases there were, and how long the slowest took."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import wraps
from typing import Final, ParamSpec

import pytest

LONGEST: Final = 2.0
"""Seconds of the processor's time that a case may take."""

Arguments = ParamSpec("Arguments")


@dataclass
class Clock:
    """Counts and times the cases of all tests of a run."""

    cases: int = 0
    slowest: float = 0.0

    def around(self, case: Callable[Arguments, None]) -> Callable[Arguments, None]:
        """The same case, timed; it fails where it takes longer than :data:`LONGEST`."""

        @wraps(case)
        def timed(*args: Arguments.args, **kwargs: Arguments.kwargs) -> None:
            began = time.process_time()
            try:
                case(*args, **kwargs)
                assert time.process_time() - began < LONGEST, "too slow"
            finally:
                self.cases += 1
                self.slowest = max(self.slowest, time.process_time() - began)

        return timed


CLOCK: Final = pytest.StashKey[Clock]()
"""Where a run that wants to know puts its clock."""
