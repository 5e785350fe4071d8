"""The next round, drawn so that partners are new."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random

from benchmarks.evenings import Scale, empty
from benchmarks.measure import Comparison


def draw(scale: Scale, _folder: Path) -> Iterator[Comparison]:
    """A round half-way through an evening, proposed from all rounds before it, against a shuffled list of players."""
    for players in (scale.few, scale.many):
        drive = empty(players, scale.rounds)
        for _ in range(scale.rounds // 2):
            drive = replace(drive, rounds=(*drive.rounds, drive.movement.propose(drive)))
        ids = [entrant.id for entrant in drive.entrants]
        yield Comparison(
            f"draw, {players} players, round {len(drive.rounds) + 1}",
            "random.shuffle",
            partial(drive.movement.propose, drive),
            partial(Random(1).shuffle, ids),
        )
