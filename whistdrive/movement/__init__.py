"""The ways round the room. Each is a frozen dataclass whose fields are its options.

To add a movement: write a module with a class that answers :class:`whistdrive.core.contracts.Movement`, add it to
``_MOVEMENTS``, and give it, its options and its findings their words in ``whistdrive/words/movement.py``. One
conformance test runs over the registry and says what is missing.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from whistdrive.core.contracts import Movement
from whistdrive.movement.by_seat import BySeat
from whistdrive.movement.imported import Imported, ImportedPairs
from whistdrive.movement.individual import Individual
from whistdrive.movement.mitchell import Mitchell
from whistdrive.movement.mixed import Mixed
from whistdrive.movement.pairs import Pairs
from whistdrive.movement.progressive import Progressive
from whistdrive.movement.swiss import Swiss
from whistdrive.movement.teams import Teams

_MOVEMENTS: tuple[type[Movement], ...] = (
    Progressive,
    BySeat,
    Individual,
    Mixed,
    Pairs,
    Mitchell,
    Swiss,
    Teams,
    Imported,
    ImportedPairs,
)

MOVEMENTS: Final[Mapping[str, type[Movement]]] = {movement.key: movement for movement in _MOVEMENTS}
"""All movements by key, in the order in which they are offered."""
