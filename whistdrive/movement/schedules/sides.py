"""Schedules of pairs against pairs and of single players: all meet, or one line moves past the other."""

from __future__ import annotations

from collections import Counter

from whistdrive.movement.schedules.even_tables import with_even_tables
from whistdrive.movement.schedules.limits import check
from whistdrive.movement.schedules.schedule import Game, Request, Schedule
from whistdrive.movement.schedules.tournaments import balanced_tournament
from whistdrive.movement.schedules.two_lines import two_lines


def all_meet(request: Request) -> Schedule:
    """Every two sides meet as often as any other two, give or take once, and tables are as even as we can have them.

    Full length is one round fewer than sides, or as many as sides if those are odd; after it the tournament begins
    again, every time one table on. Raises Refused as :func:`~whistdrive.movement.schedules.limits.check` does.
    """
    check(request)
    full = request.players - 1 + request.players % 2
    rounds = full if request.rounds is None else request.rounds
    if short := two_lines(request.players, rounds):
        return Schedule(request.kind, request.players, _turned(short), "two lines")
    tournament = balanced_tournament(request.players)
    played = [_tables_on(tournament[number % full], number // full) for number in range(rounds)]
    games = tuple(map(tuple, played)) if rounds % full == 0 else with_even_tables(played)
    return Schedule(request.kind, request.players, _turned(games), "circle")


def mitchell(request: Request, *, skip: bool = False) -> Schedule:
    """The first half of the sides keep their tables (NS), the others go up one table each round (EW): two winners.

    With an odd number the last table has no NS side, and whoever comes to it rests. ``skip``: with an even number of
    tables EW go up two after half of the rounds, as they must where boards travel the other way. Full length is a
    round for each table, or one less with a skip; after it the movement begins again. Raises Refused as
    :func:`~whistdrive.movement.schedules.limits.check` does.
    """
    check(request)
    tables = (request.players + 1) // 2
    first_ew = request.players - tables
    jump = tables // 2 if skip and tables % 2 == 0 else tables
    full = tables if jump == tables else max(tables - 1, 1)
    rounds = full if request.rounds is None else request.rounds
    played = []
    for number in range(rounds):
        up = number % full
        up += up >= jump
        played.append(tuple((table, first_ew + (table - up) % tables) for table in range(first_ew)))
    return Schedule(request.kind, request.players, tuple(played), "mitchell")


def _turned(rounds: tuple[tuple[Game, ...], ...]) -> tuple[tuple[Game, ...], ...]:
    """The same games, first in each whoever has been first less often."""
    lead: Counter[int] = Counter()
    turned = []
    for games in rounds:
        turned.append(tuple((b, a) if (lead[a], a) > (lead[b], b) else (a, b) for a, b in games))
        for first, second in turned[-1]:
            lead[first] += 1
            lead[second] -= 1
    return tuple(turned)


def _tables_on(games: list[Game], by: int) -> list[Game]:
    """The games of a round, each so many tables further on."""
    by %= len(games)
    return games[-by:] + games[:-by] if by else games
