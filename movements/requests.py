"""What a survey asks for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from movements.schedules import MOST_ROUNDS
from whistdrive.movement.lots import Lots
from whistdrive.movement.schedules.limits import FEWEST
from whistdrive.movement.schedules.schedule import KINDS, MOST_PLAYERS, Kind, Request

USUAL: Final = (8, 12, 16, 20, 24, 25, 26, 27, 28, 32, 36, 40, 44, 48, 60, 80, 100, 120, 160, 200)
USUAL_ROUNDS: Final = (6, 8, 12, 24)
"""The drives that clubs hold: so many players, so many rounds."""

STEPS: Final[Mapping[Kind, int]] = {"individual": 1, "mixed": 2, "pairs": 3, "singles": 7, "teams": 5}
"""Which counts of each kind are asked for: all of them, every second, … (pairs and singles go one and the same way)."""

OTHERS: Final = 500
"""How many requests are drawn by lot, of up to ten rounds more than players."""


class Asked(NamedTuple):
    """A request, and the part of the survey to which it belongs."""

    part: str
    request: Request


def requests(seed: int) -> Iterator[Asked]:
    """The usual drives; others by lot; then every count, in a drawn order, so that any beginning is a fair sample."""
    lots = Lots("survey", seed)
    yield from _usual("individual")
    yield from _usual("mixed")
    for _ in range(OTHERS):
        kind = KINDS[lots.below(len(KINDS))]
        counts = range(FEWEST[kind], MOST_PLAYERS + 1, 2 if kind == "mixed" else 1)
        players = counts[lots.below(len(counts))]
        yield Asked("by lot", Request(kind, players, 1 + lots.below(players + 10)))
    yield from lots.shuffled(_every_count())


def _usual(kind: Kind) -> Iterator[Asked]:
    for players in USUAL:
        if kind == "individual" or players % 2 == 0:
            for rounds in USUAL_ROUNDS:
                yield Asked(f"{kind}, usual", Request(kind, players, rounds))


def _every_count() -> Iterator[Asked]:
    for kind in KINDS:
        for players in range(FEWEST[kind], MOST_PLAYERS + 1, STEPS[kind]):
            for rounds in range(1, MOST_ROUNDS + 1):
                yield Asked(f"{kind}, 1-{MOST_ROUNDS}", Request(kind, players, rounds))
            yield Asked(f"{kind}, full", Request(kind, players))
