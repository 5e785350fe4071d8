"""What a club usually plans for each scoring system: the first suggestion of the form for a new drive.

To suggest something for a new system: a line in ``_USUAL``; without one the form suggests what fits most.
"""

from __future__ import annotations

from collections.abc import Mapping

from whistdrive.core.club import Preset
from whistdrive.core.contracts import RuleSet
from whistdrive.core.drive import Plan
from whistdrive.movement import MOVEMENTS
from whistdrive.scoring import RULES
from whistdrive.words import Words

SUITS = ("H", "C", "D", "S")

CYCLES: tuple[tuple[str, ...], ...] = (
    SUITS,
    (*SUITS, "NT"),
    ("H", "D", "S", "C"),
    ("H", "D", "S", "C", "NT"),
)
"""The trump cycles that are offered; any other can be typed."""


_USUAL: Mapping[str, tuple[str, Plan]] = {
    "tricks": ("progressive", Plan(rounds=24, deals=1, trumps=SUITS, interval=12)),
    "short": ("individual", Plan(rounds=6, deals=4, trumps=SUITS, interval=3)),
    "rubber": ("individual", Plan(rounds=5, deals=8, trumps=(), interval=0)),
    "cvisti": ("individual", Plan(rounds=5, deals=8, trumps=(), interval=0)),
    "bid": ("individual", Plan(rounds=5, deals=8, trumps=(), interval=0)),
    "two_hand": ("individual", Plan(rounds=7, deals=4, trumps=(), interval=0)),
}
"""By system, the key of a movement, and a plan without roles."""

_ANY = ("individual", Plan(rounds=7, deals=4, trumps=(), interval=0))


def usual_presets(words: Words) -> tuple[Preset, ...]:
    """What is usual for every system, by the name of the system."""
    return tuple(preset(rules, words.name("system", key)) for key, rules in RULES.items())


def preset(system: type[RuleSet], name: str = "") -> Preset:
    """What is usual for a system."""
    movement, plan = _USUAL.get(system.key, _ANY)
    return Preset(0, name, system(), MOVEMENTS[movement](), plan)
