"""What is printed for a large evening: cards, filled score sheets and the standings."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Final

from benchmarks.canvas import drawn, extent, read
from benchmarks.evenings import Scale, empty, played
from benchmarks.measure import Comparison
from whistdrive.core.drive import Drive
from whistdrive.printing import pdf
from whistdrive.words import ENGLISH

_DEALS: Final = 8
"""How many deals stand on each sheet of cvisti."""


def paper(scale: Scale, _folder: Path) -> Iterator[Comparison]:
    """All of it together, and each other document, against canvases with the same strings where they stand."""
    evening = played(empty(scale.many, scale.rounds))
    sheets = played(empty(scale.many, 1, scoring="cvisti", deals=_DEALS))
    parts = (("cards", evening), ("sheets", sheets), ("standings", evening))
    yield _comparison(f"paper, {scale.many} players", *parts)
    for document in ("seating", "guides", "slips", "cross"):
        yield _comparison(f"paper: {document}, {scale.many} players", (document, evening))


def _comparison(name: str, *parts: tuple[str, Drive]) -> Comparison:
    makers = [partial(pdf, document, drive, ENGLISH) for document, drive in parts]
    pages = [read(make()) for make in makers]
    return Comparison(
        name,
        f"a canvas: {extent([page for each in pages for page in each])}",
        lambda: [make() for make in makers],
        lambda: [drawn(each) for each in pages],
    )
