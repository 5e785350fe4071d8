"""The club's own checker of movements, which shares no code with the program."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from runpy import run_path
from typing import Any

from whistdrive.movement.schedules.schedule import Schedule

_analyse: Callable[[dict[str, object]], dict[str, Any]] = run_path(str(Path(__file__).parents[1] / "check_movement"))[
    "analyse"
]


def checked(schedule: Schedule) -> dict[str, Any]:
    """What the checker says of a schedule."""
    half = schedule.players // 2
    roles = {"ladies": list(range(half)), "gents": list(range(half, schedule.players))}
    return _analyse(
        {
            "kind": schedule.kind,
            "players": schedule.players,
            "rounds": [[list(game) for game in games] for games in schedule.rounds],
            **(roles if schedule.kind == "mixed" else {}),
        }
    )
