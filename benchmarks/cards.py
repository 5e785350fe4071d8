"""Personal score cards as PDF."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

from benchmarks.canvas import drawn, extent, read
from benchmarks.evenings import Scale, empty, played
from benchmarks.measure import Comparison
from whistdrive.printing import pdf
from whistdrive.words import ENGLISH


def cards(scale: Scale, _folder: Path) -> Iterator[Comparison]:
    """The cards of a whole evening against a canvas on which the same strings are drawn where they stand."""
    for players in (scale.few, scale.many):
        make = partial(pdf, "cards", played(empty(players, scale.rounds)), ENGLISH)
        pages = read(make())
        yield Comparison(f"cards, {players} players", f"a canvas: {extent(pages)}", make, partial(drawn, pages))
