"""How far a longer search has come, and how it is stopped."""

from __future__ import annotations

from collections.abc import Callable

Progress = Callable[[int, int], bool]
"""Is told the steps done and all of them; answers whether to go on."""


class Cancelled(Exception):
    """A search was stopped before it had found anything."""


class Steps:
    """The steps of one search."""

    def __init__(self, progress: Progress | None) -> None:
        self._progress = progress

    def done(self, steps: int, of: int) -> None:
        """So many steps are done; raises Cancelled when they are to be the last."""
        if self._progress is not None and not self._progress(steps, of):
            raise Cancelled
