"""Python's collector of cyclic garbage, kept to the windows' own thread and out of the way of keys.

Left to itself it runs in whichever thread happens to allocate, and takes apart whatever it finds: also windows that
were closed, which Qt lets only their own thread destroy. A worker allocates even as it ends, with nothing to do left.
"""

from __future__ import annotations

import gc
from typing import Final

from PySide6.QtCore import QCoreApplication, QTimer

LOOK_EVERY = 200
"""Milliseconds between two looks at whether enough has piled up."""

_NAME: Final = "collector"


def keep_to(application: QCoreApplication) -> None:
    """Let nothing collect from now on but the application's own thread, between two events."""
    gc.disable()
    if application.findChild(QTimer, _NAME) is None:
        timer = QTimer(application, interval=LOOK_EVERY)
        timer.setObjectName(_NAME)
        timer.timeout.connect(_collect_due)
        timer.start()


def set_aside() -> None:
    """Let collections pass over all that is there now.

    A large evening is hundreds of thousands of values that stay; to go through them all again takes a tenth of a second
    and more, in the midst of typing. To be called when a drive has been opened.
    """
    gc.unfreeze()
    gc.collect()
    gc.freeze()


def _collect_due() -> None:
    """Collect the oldest generation of which Python would say by itself that it is due, and all that are younger."""
    ages = enumerate(zip(gc.get_count(), gc.get_threshold(), strict=True))
    due = [age for age, (count, most) in ages if count > most]
    if due:
        gc.collect(due[-1])
