"""A ruled table as a whole: what stands in its cells, how they look, how high its rows are, and where they may part."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate
from typing import Final, NamedTuple

from reportlab.lib.colors import Color
from reportlab.lib.units import mm
from reportlab.platypus import Flowable, Spacer

from whistdrive.printing.cell_looks import Command, Look, area, looks

Cell = str | Flowable | Sequence[Flowable]
"""What stands in a cell: a short text on one line that can be printed, or pieces one below the other."""

_EDGES: Final[Mapping[str, tuple[str, ...]]] = {
    "LINEABOVE": ("above",),
    "LINEBELOW": ("below",),
    "LINEBEFORE": ("before",),
    "BOX": ("top", "bottom", "left", "right"),
    "GRID": ("top", "below", "before", "right"),
}
"""Where a command draws rules: at every row or column of its cells, or at an outer edge of them all."""

_TALL: Final = 100 * mm
"""A row, or rows that are kept together, higher than this may be parted by the end of a page."""

FUZZ: Final = 1e-6
"""By how much sums of heights in another order may differ, in points."""


class Rule(NamedTuple):
    """How a rule is drawn: what a command for rules gives. A ``gap`` is that between the two of a double one."""

    width: float
    colour: Color
    gap: float = 0


class Body:
    """A whole table, measured; each part of it on a page refers to it. All lengths are in points.

    A row that a page parts becomes two more behind all others; ``origins`` tells of which row each one is.
    ``heads`` are how many rows come again on every page, ``least`` is the least height of a row, ``usual`` the look of
    cells about which no command says anything.
    """

    def __init__(
        self,
        rows: Sequence[Sequence[Cell]],
        widths: Sequence[float],
        commands: Sequence[Command],
        *,
        heads: int,
        least: float,
        usual: Look,
    ) -> None:
        columns = len(widths)
        areas = [(command, area(command, columns, len(rows))) for command in commands]
        self.rows = list(rows)
        self.edges = (0.0, *accumulate(widths))
        self.heads = heads
        self.looks = looks(usual, commands, columns, len(rows))
        self.fills = [(each, command[3]) for command, each in areas if command[0] == "BACKGROUND"]
        self.rules = [
            (edge, each, Rule(*command[3:])) for command, each in areas for edge in _EDGES.get(command[0], ())
        ]
        self._kept = [(first, last) for command, (_, first, _, last) in areas if command[0] == "NOSPLIT"]
        spans = {(left, row): right for command, (left, row, right, _) in areas if command[0] == "SPAN"}
        self.cells = [tuple(_cells(spans, row, columns)) for row in range(len(rows))]
        self.heights = [max(least, *self._heights(row)) for row in range(len(rows))]
        self.origins = list(range(len(rows)))

    def fitting(self, rows: Sequence[int], room: float) -> int:
        """How many of some rows fit into a room of that height if none is parted from those it is kept with."""
        for fitting, row in enumerate(rows):
            room -= self.heights[row]
            if room < -FUZZ:
                return fitting - self._kept_with(row, rows[:fitting])
        return len(rows)

    def part(self, row: int, room: float) -> tuple[int, int] | None:
        """Part a tall row where a room of that height ends; what stands in it must be texts or strings.

        Returns the new rows, or None where the row is not tall or nothing of what is tall in it fits.
        """
        if self.heights[row] <= _TALL:
            return None
        above, below = list(self.rows[row]), list(self.rows[row])
        for first, last in self.cells[row]:
            cell, look = self.rows[row][first], self.looks[row][first]
            if isinstance(cell, str):
                below[first] = ""
            else:
                parts = _parted(pieces_of(cell), self._width(row, first, last), room - look.top - look.bottom)
                above[first], below[first] = parts
        made = self._more(row, above), self._more(row, below)
        return made if self.heights[made[1]] < self.heights[row] else None

    def _more(self, row: int, cells: Sequence[Cell]) -> int:
        """Another row that looks like one there is."""
        self.rows.append(cells)
        self.looks.append(self.looks[row])
        self.cells.append(self.cells[row])
        self.origins.append(self.origins[row])
        self.heights.append(max(self._heights(len(self.rows) - 1)))
        return len(self.rows) - 1

    def _kept_with(self, row: int, before: Sequence[int]) -> int:
        """How many of the rows before one must stay with it."""
        starts = [first for first, last in self._kept if first < self.origins[row] <= last]
        kept = [each for each in before if starts and self.origins[each] >= min(starts)]
        return len(kept) if sum(self.heights[each] for each in (*kept, row)) <= _TALL else 0

    def _heights(self, row: int) -> Iterator[float]:
        """The height of each cell of a row; what wraps in it is wrapped."""
        for first, last in self.cells[row]:
            cell, look = self.rows[row][first], self.looks[row][first]
            if isinstance(cell, str):
                yield look.leading + look.top + look.bottom
            else:
                width = self._width(row, first, last)
                yield sum(piece.wrap(width, 0)[1] for piece in pieces_of(cell)) + look.top + look.bottom

    def _width(self, row: int, first: int, last: int) -> float:
        """The room for what stands in a cell."""
        look = self.looks[row][first]
        return self.edges[last + 1] - self.edges[first] - look.left - look.right


def _cells(spans: Mapping[tuple[int, int], int], row: int, columns: int) -> Iterator[tuple[int, int]]:
    """First and last column of each cell of a row."""
    column = 0
    while column < columns:
        last = spans.get((column, row), column)
        yield column, last
        column = last + 1


def pieces_of(cell: Flowable | Sequence[Flowable]) -> Sequence[Flowable]:
    """What stands in a cell that holds no string."""
    return (cell,) if isinstance(cell, Flowable) else cell


def _parted(pieces: Sequence[Flowable], width: float, room: float) -> tuple[list[Flowable], list[Flowable]]:
    """What fits of some pieces into a room of that height, and the rest."""
    above: list[Flowable] = []
    for at, piece in enumerate(pieces, start=1):
        height = piece.wrap(width, 0)[1]
        if height > room + FUZZ:
            first, *rest = piece.split(width, room) or [Spacer(0, 0), piece]
            return [*above, first], [*rest, *pieces[at:]]
        above.append(piece)
        room -= height
    return above, []
