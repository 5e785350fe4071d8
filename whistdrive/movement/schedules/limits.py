"""What can be asked of a schedule at all."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from whistdrive.core.findings import refuse
from whistdrive.movement.schedules.schedule import MOST_PLAYERS, Kind, Request

FEWEST: Final[Mapping[Kind, int]] = {"individual": 4, "mixed": 4, "pairs": 2, "singles": 2, "teams": 2}
"""Below these numbers no table can be filled."""

MOST_ROUNDS = 500
"""More than anybody plays, and enough for 200 to meet twice."""


def check(request: Request) -> None:
    """Raise Refused (``asked_players`` or ``asked_rounds`` with ``value`` and ``allowed``) for what no drive can be."""
    fewest = FEWEST[request.kind]
    if not fewest <= request.players <= MOST_PLAYERS:
        raise refuse("asked_players", kind=request.kind, value=request.players, allowed=f"{fewest}-{MOST_PLAYERS}")
    if request.rounds is not None and not 1 <= request.rounds <= MOST_ROUNDS:
        raise refuse("asked_rounds", value=request.rounds, allowed=f"1-{MOST_ROUNDS}")
