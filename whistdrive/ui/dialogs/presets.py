"""What a club usually plans for each scoring system: the first suggestion of the form for a new drive.

To suggest something for a new system: a line in ``_USUAL``; without one the form suggests what fits most.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from whistdrive.core.contracts import RuleSet
from whistdrive.core.drive import Plan

SUITS = ("H", "C", "D", "S")

CYCLES: tuple[tuple[str, ...], ...] = (
    SUITS,
    (*SUITS, "NT"),
    ("H", "D", "S", "C"),
    ("H", "D", "S", "C", "NT"),
)
"""The trump cycles that are offered; any other can be typed."""


@dataclass(frozen=True, slots=True)
class Preset:
    """A movement, by its key, and a plan without roles."""

    movement: str
    plan: Plan


_USUAL: Mapping[str, Preset] = {
    "tricks": Preset("progressive", Plan(rounds=24, deals=1, trumps=SUITS, interval=12)),
    "short": Preset("individual", Plan(rounds=6, deals=4, trumps=SUITS, interval=3)),
    "rubber": Preset("individual", Plan(rounds=5, deals=8, trumps=(), interval=0)),
    "cvisti": Preset("individual", Plan(rounds=5, deals=8, trumps=(), interval=0)),
    "bid": Preset("individual", Plan(rounds=5, deals=8, trumps=(), interval=0)),
    "two_hand": Preset("individual", Plan(rounds=7, deals=4, trumps=(), interval=0)),
}

_ANY = Preset("individual", Plan(rounds=7, deals=4, trumps=(), interval=0))


def preset(system: type[RuleSet]) -> Preset:
    """What is usual for a system."""
    return _USUAL.get(system.key, _ANY)
