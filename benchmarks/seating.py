"""A whole schedule for a request: how soon it is there, and how fair it is."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

from benchmarks.evenings import Scale
from benchmarks.measure import Comparison
from movements.anneal import Rounds, annealed
from whistdrive.movement.schedules.choose import schedule
from whistdrive.movement.schedules.counting import count
from whistdrive.movement.schedules.schedule import Kind, Request

MOVES_A_CHAIR = 50
"""How long the annealing goes on: so many moves for each chair of each round."""


def seating(scale: Scale, _folder: Path) -> Iterator[Comparison]:
    """What is kept, what follows from a formula and what is searched for, against annealing everything from chance.

    Where the bare work is described stands what it repeats beside what the program repeats: Q of partners, of opponents
    and of tables (see counting).
    """
    kinds: tuple[Kind, ...] = ("individual", "mixed")
    usual = [(kind, players, scale.rounds) for kind in kinds for players in (scale.few, scale.many)]
    for kind, players, rounds in (*usual, ("individual", scale.few, scale.few * 3 // 4)):
        request, moves = Request(kind, players, rounds), MOVES_A_CHAIR * players * rounds
        anneal = partial(annealed, kind, players, rounds, 1, moves)
        theirs, ours = (_repeated(request, found) for found in (anneal(), schedule(request).rounds))
        yield Comparison(
            f"seating, {kind} {players} x {rounds}",
            f"annealing, {moves:,} moves; repeated {theirs}, whistdrive {ours}",
            partial(schedule, request),
            anneal,
        )


def _repeated(request: Request, rounds: Rounds) -> str:
    found = count(request.kind, request.players, rounds)
    return "/".join(str(each.q) for each in (found.partners, found.opponents, found.visits) if each)
