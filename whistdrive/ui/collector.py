"""Python's collector of cyclic garbage, kept out of threads that are not the windows' own, and out of the way of keys.

A collection runs in whichever thread happens to allocate, and takes apart whatever it finds: also windows that were
closed, which Qt lets only their own thread destroy. While another thread works there must be none.
"""

from __future__ import annotations

import gc
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, Final, TypeVar

from PySide6.QtCore import QTimer

LOOK_EVERY = 50
"""Milliseconds between two looks at whether the work is done."""

Done = TypeVar("Done")

_AT_WORK: Final[list[Future[Any]]] = []
"""What other threads do now; one list, since Python has one collector."""


def submitted(begin: Callable[[], Future[Done]]) -> Future[Done]:
    """Begin some work in another thread; the collector rests until it is done or given up.

    To be called from the windows' thread.
    """
    gc.disable()
    future = begin()
    _AT_WORK.append(future)
    if len(_AT_WORK) == 1:
        QTimer.singleShot(LOOK_EVERY, _look)
    return future


def set_aside() -> None:
    """Let collections pass over all that is there now.

    A large evening is hundreds of thousands of values that stay; to go through them all again takes a tenth of a second
    and more, in the midst of typing. To be called when a drive has been opened.
    """
    gc.unfreeze()
    gc.collect()
    gc.freeze()


def _look() -> None:
    _AT_WORK[:] = [future for future in _AT_WORK if not future.done()]
    if _AT_WORK:
        QTimer.singleShot(LOOK_EVERY, _look)
    else:
        # What has piled up is taken apart here, or the other thread's very next allocation would set a collection off.
        gc.collect()
        gc.enable()
