"""The ways that clubs go round the room, by name: what a dialog can offer before it shows any option."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from whistdrive.core.contracts import Movement
from whistdrive.core.options import written_options
from whistdrive.movement.by_seat import BySeat
from whistdrive.movement.progressive import Progressive


@dataclass(frozen=True, slots=True)
class Preset:
    """A movement with its options set. ``deals`` in a round belong to it (None: as the plan has it).

    ``asks_roles``: people come as lady or gent (white or blue), so that the evening needs names for the two.
    """

    movement: Movement
    deals: int | None = None
    asks_roles: bool = False


def _by_result(rule: str) -> Preset:
    movement = Progressive(rule)
    return Preset(movement, asks_roles=movement.asks_roles)


PRESETS: Final[Mapping[str, Preset]] = {
    "winners_move": _by_result("winners_move"),
    "losers_move": _by_result("losers_move"),
    "semi_partner": _by_result("semi_partner"),
    "crazy_whist": _by_result("winners_together"),
    "head_table": _by_result("head_table"),
    "swedish_chairs": _by_result("swedish_chairs"),
    "fixed_steps": Preset(BySeat()),
    "coloured_cards": Preset(BySeat(north=1, south=-1, east=1, west=-1, colours=True), asks_roles=True),
    "whole_table": Preset(BySeat(north=1, south=-1, east=2, west=-2), deals=4),
}
"""In the order in which they are offered; each is called ``preset.<key>`` in the words."""

_DETAILS = {"direction", "drawn"}
"""Options that leave a way what it is called."""


def called(movement: Movement) -> str | None:
    """The key of the preset that goes the same way as a movement, whichever way round; None where none does."""
    return next((key for key, preset in PRESETS.items() if _one_way(preset.movement, movement)), None)


def _one_way(one: Movement, another: Movement) -> bool:
    if type(one) is not type(another):
        return False
    options = (written_options(each) for each in (one, another))
    ours, theirs = ({key: value for key, value in each.items() if key not in _DETAILS} for each in options)
    return ours == theirs
