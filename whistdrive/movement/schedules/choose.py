"""From a request to its schedule, by rule: for individual and mixed drives the first way that there is for the numbers.

* ``rainbow``: a formula or stored shifts; nothing repeats at all;
* ``stored``: the best that was found, for up to 100 players and 24 rounds;
* ``mirrors``: up to half as many rounds as players; nobody has a partner twice, hardly anybody an opponent;
* ``design``: a whist design, or part of one, nobody having a partner twice; ``fitted design`` is one made to fit other
  numbers, ``near design`` comes from one in which not all opponents meet twice, since no better one is known;
* ``again``: what is longer than the full length is that, as often as it fits, and a shorter schedule after it.

No clock is looked at, and chance comes from :class:`whistdrive.movement.lots.Lots` alone, so that a request has the
same schedule everywhere.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from whistdrive.core.findings import refuse
from whistdrive.movement.schedules import data
from whistdrive.movement.schedules.even_tables import with_even_tables
from whistdrive.movement.schedules.extras import joined
from whistdrive.movement.schedules.limits import check
from whistdrive.movement.schedules.mirrors import mirrors
from whistdrive.movement.schedules.parts import full_length, origin, part
from whistdrive.movement.schedules.progress import Progress, Steps
from whistdrive.movement.schedules.rainbow import rainbow
from whistdrive.movement.schedules.schedule import Game, Kind, Request, Schedule
from whistdrive.movement.schedules.sides import all_meet
from whistdrive.movement.schedules.teams import military

Rounds = tuple[tuple[Game, ...], ...]

_OF_SIDES: Final[Mapping[Kind, Callable[[Request], Schedule]]] = {
    "pairs": all_meet,
    "singles": all_meet,
    "teams": military,
}
"""What answers a request for two sides at a table."""


def schedule(request: Request, progress: Progress | None = None) -> Schedule:
    """The schedule for a request.

    ``progress`` is told the steps done and all steps of a longer search; when it answers False, Cancelled is raised.
    Raises Refused as :func:`~whistdrive.movement.schedules.limits.check` does, and ``odd_roles`` (``value``) when the
    players of a mixed request cannot be halved.
    """
    check(request)
    if request.kind in _OF_SIDES:
        return _OF_SIDES[request.kind](request)
    if request.kind == "mixed" and request.players % 2:
        raise refuse("odd_roles", value=request.players)
    rounds = full_rounds(request.kind, request.players) if request.rounds is None else request.rounds
    found, method = _found(request.kind, request.players, rounds, Steps(progress))
    return Schedule(request.kind, request.players, found, method)


def full_rounds(kind: Kind, players: int) -> int:
    """The full length: rounds until everybody has partnered everybody (mixed: everybody of the other role)."""
    return players // 2 if kind == "mixed" else full_length(players)


def unstored(kind: Kind, players: int, rounds: int) -> Rounds:
    """What a request gets where nothing is stored for it."""
    return rainbow(kind, players, rounds) or _searched(kind, players, rounds, Steps(None))[0]


def _found(kind: Kind, players: int, rounds: int, steps: Steps) -> tuple[Rounds, str]:
    if short := rainbow(kind, players, rounds):
        return short, "rainbow"
    if short := data.stored(kind, players, rounds):
        return short, "stored"
    return _searched(kind, players, rounds, steps)


def _searched(kind: Kind, players: int, rounds: int, steps: Steps) -> tuple[Rounds, str]:
    full = full_rounds(kind, players)
    if rounds > full:
        times, left = divmod(rounds, full)
        whole, method = _found(kind, players, full, steps)
        rest = _found(kind, players, left, steps)[0] if left else ()
        return whole * times + rest, f"{method}, again"
    steps.done(0, 2)
    found, method = _long(kind, players, rounds)
    steps.done(1, 2)
    return with_even_tables(found), method


def _long(kind: Kind, players: int, rounds: int) -> tuple[Rounds, str]:
    """A schedule up to the full length whose tables are in no order yet."""
    base = players if kind == "mixed" else players - players % 4
    if rounds <= base // 2 and (found := mirrors(base, rounds)):
        return (found if base == players else joined(found, base, players)), "mirrors"
    found = part(players, rounds)
    if found is None:
        raise LookupError(players, rounds)
    return found, origin(players)
