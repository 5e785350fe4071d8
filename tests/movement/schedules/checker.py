"""The club's own checker of movements, which shares no code with the program."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from runpy import run_path
from typing import Any

from whistdrive.movement.schedules.schedule import Schedule
from whistdrive.movement.schedules.written import as_data

_analyse: Callable[[Mapping[str, object]], dict[str, Any]] = run_path(
    str(Path(__file__).parents[1] / "check_movement")
)["analyse"]


def checked(schedule: Schedule) -> dict[str, Any]:
    """What the checker says of a schedule in the form in which it is written to a file."""
    return _analyse(as_data(schedule))
