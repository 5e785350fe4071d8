"""The program in a process of its own, as :mod:`tests.ui.hand` has it, on a disk that fails when it is told to.

``python -m tests.durability.hand FOLDER``. Besides keys it takes faults: ``fault`` and a JSON object of the fields of
:class:`~tests.durability.below.Fault`, where ``fault null`` mends the disk; ``room`` and how large files may become.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from tests.durability.below import FAULT, Below, from_key
from tests.durability.troubles import leave_room, obey_modes
from tests.ui import hand
from tests.ui.keys import press

CLUB = "stick/club.whist"
"""The file in the folder of all files: a club has a place of its own, that can be lost without the rest."""

_ROOM = "room "


def as_room(size: int | None) -> str:
    """How the program is told that no file can become larger than so many bytes."""
    return _ROOM + json.dumps(size)


def main(folder: Path, at_start: str | None) -> None:
    """Open the window on a disk that fails already while it opens, if it is wanted so."""
    obey_modes()
    below = Below()

    def press_or_fail(key: str) -> None:
        if key.startswith(FAULT):
            below.arm(from_key(key))
        elif key.startswith(_ROOM):
            leave_room(json.loads(key.removeprefix(_ROOM)))
        else:
            press(key)

    if at_start is not None:
        below.arm(from_key(at_start))
    hand.main(folder, press_or_fail, CLUB)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2] if len(sys.argv) > 2 else None)
