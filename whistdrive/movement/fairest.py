"""The fairest schedules for so many and so many rounds, kept for a proposal and for all that is asked about it."""

from __future__ import annotations

from functools import lru_cache

from whistdrive.movement.schedules.choose import full_rounds, schedule
from whistdrive.movement.schedules.limits import MOST_ROUNDS
from whistdrive.movement.schedules.schedule import MOST_PLAYERS, Kind, Request
from whistdrive.movement.schedules.sides import all_meet
from whistdrive.movement.timetable import Timetable

_KEPT = 8


def rounds_of_new_couples(players: int) -> int:
    """How many mixed rounds can be played at most before somebody must partner somebody again.

    There are as many couples as the product of both halves, and each of the v // 4 tables uses two of them in a round.
    """
    return (players // 2) * (players - players // 2) // (2 * (players // 4))


@lru_cache(_KEPT)
def fairest(kind: Kind, players: int, rounds: int) -> Timetable | None:
    """The schedule for players of a kind, so that nobody partners anybody again before it must be.

    After the full length it begins again. None for too few or too many, and where it is so short that somebody only
    rests.
    """
    if not 4 <= players <= MOST_PLAYERS:
        return None
    full = full_rounds(kind, players)
    if kind == "mixed" and rounds <= rounds_of_new_couples(players):
        full = max(full, rounds)
    turns = [full] * (rounds // full) + [rounds % full] * (rounds % full > 0)
    played = tuple(held for turn in turns for held in schedule(Request(kind, players, turn)).rounds)
    way = Timetable(players, played)
    return way if way.holds_all(players) else None


@lru_cache(_KEPT)
def fairest_of_sides(sides: int, rounds: int) -> Timetable | None:
    """The schedule in which every two sides meet as often as any others; None for too few or too many."""
    if not 2 <= sides <= MOST_PLAYERS:
        return None
    return Timetable(sides, all_meet(Request("pairs", sides, min(rounds, MOST_ROUNDS))).rounds)
