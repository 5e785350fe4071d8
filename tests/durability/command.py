"""The command line in a process of its own, on a disk that fails when it is told to.

``python -m tests.durability.command FAULT ARGUMENTS``; beside the commands of the program there are ``copy FILE COPY``
and ``restore FILE COPY``, which are in its menu only.
"""

from __future__ import annotations

import sys
from pathlib import Path

from tests.durability.below import Below, from_key
from tests.durability.troubles import obey_modes

from whistdrive.cli import main
from whistdrive.store import ClubStore
from whistdrive.store.copies import restore

READY = "ready"
"""Said once everything is loaded and the work begins."""


def _run(arguments: list[str]) -> int:
    match arguments:
        case ["copy", file, copy]:
            with ClubStore.open(Path(file)) as store:
                store.copy_to(Path(copy))
            return 0
        case ["restore", file, copy]:
            restore(Path(copy).read_bytes(), Path(file))
            return 0
        case _:
            return main(arguments)


if __name__ == "__main__":
    obey_modes()
    print(READY, flush=True)
    below = Below()
    below.arm(from_key(sys.argv[1]))
    sys.exit(_run(sys.argv[2:]))
