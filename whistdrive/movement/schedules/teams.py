"""Military whist: teams of four, each with a fort (its home table), which half of it never leaves.

Positions are halves: team t has halves 2t and 2t + 1. A game ``(a, b)`` is the half at home against a visiting one, and
the tables are the forts in the order of the teams.
"""

from __future__ import annotations

from whistdrive.movement.schedules.limits import check
from whistdrive.movement.schedules.schedule import Game, Request, Schedule


def military(request: Request) -> Schedule:
    """In each round the away half of every team visits the fort some strides on; the halves of a team take turns.

    Full length is one round fewer than teams: then every two teams have met twice, once at each fort. Shorter drives
    have as few teams meet twice as can be; longer ones begin again. Raises Refused as
    :func:`~whistdrive.movement.schedules.limits.check` does.
    """
    check(request)
    teams = request.players
    rounds = teams - 1 if request.rounds is None else request.rounds
    strides = _strides(teams, min(rounds, teams - 1))
    played = tuple(_round(teams, strides[number % len(strides)], number % 2) for number in range(rounds))
    return Schedule("teams", 2 * teams, played, "military")


def _round(teams: int, stride: int, away: int) -> tuple[Game, ...]:
    """Half ``away`` of every team is at the fort ``stride`` on."""
    return tuple((2 * fort + 1 - away, 2 * ((fort - stride) % teams) + away) for fort in range(teams))


def _strides(teams: int, rounds: int) -> list[int]:
    """1, 2, … in the order in which they are taken.

    Strides s and ``teams`` - s bring the same teams together. With an odd number of teams both are taken in odd or
    both in even rounds, as far as these go, since otherwise the same halves would meet again.
    """
    strides = range(1, rounds + 1)
    if teams % 2 == 0:
        return list(strides)
    again = [stride for stride in strides if 2 * stride > teams]
    odd: list[int] = []
    even: list[int] = []
    for stride in again:
        places = odd if len(odd) <= len(even) else even
        places += [teams - stride, stride]
    for stride in strides:
        if stride not in odd + even:
            (odd if 2 * (len(odd) + 1) <= rounds + 1 else even).append(stride)
    half = (rounds + 1) // 2
    even += odd[half:]
    return [(even if number % 2 else odd)[number // 2] for number in range(rounds)]
