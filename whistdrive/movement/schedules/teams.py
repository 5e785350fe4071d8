"""Military whist: teams of four, each with a fort (its home table), which half of it never leaves.

Positions are halves: team t has halves 2t and 2t + 1. A game ``(a, b)`` is the half at home against a visiting one, and
the tables are the forts in the order of the teams.
"""

from __future__ import annotations

from collections.abc import Sequence

from whistdrive.movement.schedules.limits import check
from whistdrive.movement.schedules.schedule import Game, Request, Schedule

Visitors = Sequence[int]
"""The team that visits each fort in a round."""


def military(request: Request) -> Schedule:
    """In each round the away half of every team visits another fort; the halves of a team take turns.

    Full length is one round fewer than teams: then every two teams have met twice, once at each fort. Shorter drives
    have as few teams meet twice as can be; longer ones begin again. The second time other halves meet, in all but
    three games where the teams leave 3 over when divided by 4 (see :func:`_three_again`). Raises Refused as
    :func:`~whistdrive.movement.schedules.limits.check` does.
    """
    check(request)
    teams = request.players
    rounds = teams - 1 if request.rounds is None else request.rounds
    if teams % 4 == 3 and teams > 3 and rounds >= teams - 1:
        visitors = _three_again(teams)
    else:
        visitors = [_on(teams, stride) for stride in _strides(teams, min(rounds, teams - 1))]
    played = tuple(_round(visitors[number % len(visitors)], number % 2) for number in range(rounds))
    return Schedule("teams", 2 * teams, played, "military")


def _round(visitors: Visitors, away: int) -> tuple[Game, ...]:
    """Half ``away`` of every team visits."""
    return tuple((2 * fort + 1 - away, 2 * team + away) for fort, team in enumerate(visitors))


def _stepping(steps: Sequence[int]) -> Visitors:
    """Each fort is visited by the team so many steps on."""
    return [(fort + step) % len(steps) for fort, step in enumerate(steps)]


def _on(teams: int, stride: int) -> Visitors:
    """Every team visits the fort ``stride`` on."""
    return _stepping([-stride] * teams)


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


def _three_again(teams: int) -> list[Visitors]:
    """The full length of 4k + 3 teams, in which the same halves meet again in three games, the fewest there can be.

    Other halves meet the second time when both meetings are in odd rounds or both in even ones. The odd rounds hold an
    odd number of visits, so not all of them have their return there; and since every team goes out as often as it is
    visited, the visits without a return close a ring, of three teams at least.

    Here teams 0, 1 and 2 are that ring, in an odd round in which the others visit each other two by two. What this
    leaves of the strides 1, 2 and back makes up three even rounds; other strides come with their way back.
    """
    ring = [1, 2, 0, *(fort + (1 if fort % 2 else -1) for fort in range(3, teams))]
    steps = [-1, -1, -1, *((1, -2, -2, -1)[fort % 4] for fort in range(3, teams))]
    others = [-2, -2, *((-2, -1, 1, -2)[fort % 4] for fort in range(2, teams))]
    half = (teams - 1) // 2
    strides = [_on(teams, there) for stride in range(3, half + 1) for there in (stride, -stride)]
    odd = [ring, *strides[: half - 1]]
    even = [_stepping(steps), _stepping(others), _on(teams, -2), *strides[half - 1 :]]
    return [visitors for two in zip(odd, even, strict=True) for visitors in two]
