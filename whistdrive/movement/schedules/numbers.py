"""What positions are called: the numbers that players, pairs and halves of teams carry."""

from __future__ import annotations

from typing import Final

from whistdrive.movement.lots import Lots
from whistdrive.movement.schedules.schedule import Kind, Schedule

HALVES: Final = ("A", "B")
"""The two halves of a team."""


def seats_at_table(kind: Kind) -> int:
    """How many positions meet at a table: four, or the two sides."""
    return 4 if kind in ("individual", "mixed") else 2


def numbers(kind: Kind, positions: int) -> tuple[int | str, ...]:
    """The number of each position, from 1 in order.

    In a mixed schedule the first role has the odd numbers and the second the even ones; halves of teams are 1A, 1B,
    2A, ….
    """
    if kind == "teams":
        return tuple(f"{place // 2 + 1}{HALVES[place % 2]}" for place in range(positions))
    if kind == "mixed":
        return (*range(1, positions + 1, 2), *range(2, positions + 1, 2))
    return tuple(range(1, positions + 1))


def drawn(schedule: Schedule, seed: int) -> Schedule:
    """The schedule with its positions drawn by lot: roles of a mixed one apart, teams with their forts."""
    order = _order(schedule, Lots(seed, "numbers"))
    rounds = tuple(tuple(tuple(order[place] for place in game) for game in games) for games in schedule.rounds)
    if schedule.kind == "teams":
        rounds = tuple(tuple(sorted(games)) for games in rounds)
    return Schedule(schedule.kind, schedule.players, rounds, schedule.method)


def _order(schedule: Schedule, lots: Lots) -> list[int]:
    places = range(schedule.players)
    if schedule.kind == "mixed":
        half = schedule.players // 2
        return lots.shuffled(places[:half]) + lots.shuffled(places[half:])
    if schedule.kind == "teams":
        return [half for team in lots.shuffled(places[::2]) for half in (team, team + 1)]
    return lots.shuffled(places)
