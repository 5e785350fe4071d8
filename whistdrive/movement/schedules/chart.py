"""A schedule as somebody wrote it down, before anybody has looked whether it can be played."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from whistdrive.core.findings import Refused, refuse
from whistdrive.movement.schedules.schedule import Kind

Label = int | str
"""A player, pair or half of a team as it is called in the file."""

Table = int | str
"""A table as it is called in the file."""

MOST_DIGITS: Final = 6
"""Figures with more are a name."""

MOST_LETTERS: Final = 200
"""No name is longer."""


@dataclass(frozen=True, slots=True)
class Place:
    """A table in a round with what is written at its seats; None where nothing is."""

    table: Table
    seats: tuple[Label | None, ...]


@dataclass(frozen=True, slots=True)
class Sitting:
    """A round: its number, its tables and who rests (None: the file does not say)."""

    number: int
    places: tuple[Place, ...]
    resting: tuple[Label, ...] | None = None


@dataclass(frozen=True, slots=True)
class Chart:
    """All that a file says. ``players`` are those that it announces: how many or which ones (None: neither).

    ``roles`` are the two roles of a mixed schedule, ``seats`` how many sit at a table, ``kind`` what it says it is.
    """

    rounds: tuple[Sitting, ...]
    seats: int = 4
    players: int | tuple[Label, ...] | None = None
    kind: Kind | None = None
    roles: tuple[tuple[Label, ...], tuple[Label, ...]] | None = None


def label(text: str) -> Label | None:
    """What stands at a seat: a number, a name, or nothing."""
    text = text.strip()
    if text.isascii() and text.isdecimal() and len(text) <= MOST_DIGITS:
        return int(text)
    return text or None


def unreadable(line: int, text: str) -> Refused:
    """A line of a file that does not fit its format."""
    return refuse("chart_line", line=line, value=shown(text))


def shown(text: object) -> str:
    """A short form of what was found in a file."""
    try:
        found = str(text).strip()
    except RecursionError:
        return "…"
    return found if len(found) <= 40 else f"{found[:40]}…"
