"""Answers of the program to requests, judged by a checker that shares no code with it."""

from __future__ import annotations

from collections.abc import Mapping
from time import process_time
from typing import Any, Final, Literal, NamedTuple

from movements.requests import Asked
from movements.schedules import MOST_ROUNDS
from tests.movement.schedules.checker import checked
from whistdrive.movement.schedules import data
from whistdrive.movement.schedules.choose import schedule
from whistdrive.movement.schedules.fields import field, ring
from whistdrive.movement.schedules.schedule import Schedule
from whistdrive.movement.schedules.whist import whist_design

OPPONENTS: Final = ("opponents", "opponents_cross", "opponents_gents", "opponents_ladies")
"""What the checker counts apart where there are roles, and the kept figures together."""

Measure = Literal["partners", "opponents", "tables"]

Verdict = Literal["bound", "best", "open", "above"]
"""Nothing can be more even; as even as the best kept; not at the bound, and none is kept; less even than the best."""


class Figure(NamedTuple):
    """Q of what was found, the bound for it, and Q of the best that is kept (None: nothing is kept to compare)."""

    q: int
    bound: int
    best: int | None

    @property
    def verdict(self) -> Verdict:
        """How good it is."""
        if self.q <= self.bound:
            return "bound"
        if self.best is None:
            return "open"
        return "best" if self.q <= self.best else "above"


class Found(NamedTuple):
    """What a request came to.

    ``legal`` says that it has its rounds, all legal, without a table idle; ``rests`` that they are as even as can be.
    """

    asked: Asked
    legal: bool
    rests: bool
    figures: Mapping[Measure, Figure]
    seconds: float


def judged(asked: Asked) -> Found:
    """The answer to a request in a fresh state (nothing read or built yet), in seconds of the processor, checked."""
    for kept in (whist_design, field, ring):
        kept.cache_clear()
    data.forget()
    began = process_time()
    made = schedule(asked.request)
    seconds = process_time() - began
    seen = checked(made)
    legal = seen["legal"] and not seen["idle_games"] and asked.request.rounds in (None, len(made.rounds))
    rests = seen["sit_outs"]["spread"] <= seen["sit_outs"]["LB_spread"]
    return Found(asked, legal, rests, _figures(made, seen), seconds)


def _figures(made: Schedule, seen: Mapping[str, Any]) -> Mapping[Measure, Figure]:
    """The tables of teams are left out: the half at home never leaves its fort."""
    counted: dict[Measure, list[Mapping[str, int]]] = {
        "partners": [seen["partners"]] if "partners" in seen else [],
        "opponents": [seen[name] for name in OPPONENTS if name in seen],
        "tables": [] if made.kind == "teams" else [seen["table_visits"]],
    }
    figures: dict[Measure, Figure] = {}
    for measure, parts in counted.items():
        if parts:
            bound = sum(part["LB_Q"] for part in parts)
            figures[measure] = Figure(sum(part["Q"] for part in parts), bound, _best(made, measure, bound))
    return figures


def _best(made: Schedule, measure: Measure, bound: int) -> int | None:
    """The best Q kept; a drive whose best is at every bound is left out of the file."""
    rounds = len(made.rounds)
    if made.kind not in ("individual", "mixed") or made.players > len(data.ALPHABET) or rounds > MOST_ROUNDS:
        return None
    best = data.best_known(made.kind, made.players, rounds)
    return getattr(best, measure) if best else bound
