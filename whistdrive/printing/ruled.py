"""Ruled tables that break over pages: measured once, and each page's part of them written in one go."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate
from typing import Final, NamedTuple

from reportlab.pdfgen.canvas import Canvas
from reportlab.platypus import Flowable
from typing_extensions import override

from whistdrive.printing.cell_looks import Area, Look
from whistdrive.printing.fonts import width_in
from whistdrive.printing.pen import Pen
from whistdrive.printing.table_body import Body, Rule, pieces_of
from whistdrive.printing.text import Text

_SHARES: Final[Mapping[str, float]] = {"LEFT": 0, "CENTER": 0.5, "RIGHT": 1}
"""How much of the room that is left over in a cell stands before what is in it."""

_DEPTHS: Final[Mapping[str, float]] = {"TOP": 0, "MIDDLE": 0.5, "BOTTOM": 1}
"""How much of it lies above."""

_SQUARE_ENDS: Final = 2


class _Box(NamedTuple):
    """The room of a cell on the page."""

    left: float
    bottom: float
    right: float
    top: float


class Ruled(Flowable):
    """Some rows of a table, on one page. Where it goes on over the page, its heads come again."""

    def __init__(self, body: Body, rows: Sequence[int]) -> None:
        super().__init__()
        self._body = body
        self._rows = tuple(rows)
        heights = [body.heights[row] for row in rows]
        self.width, self.height = body.edges[-1], sum(heights)
        self._tops = [self.height, *(self.height - below for below in accumulate(heights))]

    @override
    def wrap(self, aW: float, aH: float) -> tuple[float, float]:
        return self.width, self.height

    @override
    def split(self, aW: float, aH: float) -> list[Flowable]:
        body, rows = self._body, self._rows
        heads = rows[: body.heads]
        fitting = body.fitting(rows, aH)
        if fitting == len(rows):
            return [self]
        if fitting < len(heads):
            return []
        taken = sum(body.heights[row] for row in rows[:fitting])
        if parts := body.part(rows[fitting], aH - taken):
            above, below = parts
            return [Ruled(body, (*rows[:fitting], above)), Ruled(body, (*heads, below, *rows[fitting + 1 :]))]
        if fitting == len(heads):
            return []
        return [Ruled(body, rows[:fitting]), Ruled(body, (*heads, *rows[fitting:]))]

    def draw(self) -> None:
        """Draw fills, cells and rules; ReportLab calls this with ``canv`` at the lower left corner."""
        self._fill(self.canv)
        self._write(self.canv)
        self._rule(self.canv)

    def _fill(self, canvas: Canvas) -> None:
        for (left, first, right, last), colour in self._body.fills:
            if seen := self._seen(first, last):
                wide = self._body.edges[right + 1] - self._body.edges[left]
                bottom = self._tops[seen.stop]
                canvas.setFillColor(colour)
                canvas.rect(self._body.edges[left], bottom, wide, self._tops[seen.start] - bottom, stroke=0, fill=1)

    def _write(self, canvas: Canvas) -> None:
        body, edges, pen = self._body, self._body.edges, Pen(canvas)
        for at, row in enumerate(self._rows):
            for first, last in body.cells[row]:
                cell, look = body.rows[row][first], body.looks[row][first]
                if cell:
                    box = _Box(edges[first], self._tops[at + 1], edges[last + 1], self._tops[at])
                    if isinstance(cell, str):
                        _write_string(pen, cell, look, box)
                    else:
                        _put_pieces(canvas, pen, pieces_of(cell), look, box)
        pen.lay_down()

    def _rule(self, canvas: Canvas) -> None:
        """Draw the rules, those of later commands over those of earlier ones."""
        drawn: dict[Rule, list[tuple[float, float, float, float]]] = {}
        for edge, cells, rule in self._body.rules:
            drawn.setdefault(rule, []).extend(self._segments(edge, cells, rule))
        canvas.setLineCap(_SQUARE_ENDS)
        for rule, segments in drawn.items():
            if segments:
                canvas.setLineWidth(rule.width)
                canvas.setStrokeColor(rule.colour)
                canvas.lines(segments)

    def _segments(self, edge: str, cells: Area, rule: Rule) -> Iterator[tuple[float, float, float, float]]:
        """From where to where the rules of a command are drawn on this page."""
        left, first, right, last = cells
        edges, tops, seen = self._body.edges, self._tops, self._seen(first, last)
        if edge in ("before", "left", "right") and seen:
            columns = {"before": range(left, right + 1), "left": (left,), "right": (right + 1,)}[edge]
            yield from ((edges[column], tops[seen.start], edges[column], tops[seen.stop]) for column in columns)
            return
        shift = (rule.gap + rule.width) / 2
        only = {"top": first, "bottom": last}.get(edge)
        for at in seen:
            if only in (None, self._body.origins[self._rows[at]]):
                y = tops[at + (edge in ("below", "bottom"))]
                for height in (y + shift, y - shift) if rule.gap else (y,):
                    yield edges[left], height, edges[right + 1], height

    def _seen(self, first: int, last: int) -> range:
        """Which rows of this page belong to some rows of the table; on a page these lie together."""
        seen = [at for at, row in enumerate(self._rows) if first <= self._body.origins[row] <= last]
        return range(seen[0], seen[-1] + 1) if seen else range(0)


def _top(height: float, look: Look, box: _Box) -> float:
    """Where something so high begins in a cell."""
    spare = box.top - look.top - box.bottom - look.bottom - height
    return box.top - look.top - _DEPTHS[look.valign] * spare


def _write_string(pen: Pen, text: str, look: Look, box: _Box) -> None:
    spare = box.right - look.right - box.left - look.left - width_in(look.font, text) * look.size
    base = _top(look.leading, look, box) - look.size
    pen.write(box.left + look.left + _SHARES[look.align] * spare, base, text, look.font, look.size, look.colour)


def _put_pieces(canvas: Canvas, pen: Pen, pieces: Sequence[Flowable], look: Look, box: _Box) -> None:
    """Write texts, and draw what is none over what has been written so far."""
    left, room = box.left + look.left, box.right - look.right - box.left - look.left
    sizes = [piece.wrap(room, 0) for piece in pieces]
    bottom = _top(sum(height for _, height in sizes), look, box)
    for piece, (width, height) in zip(pieces, sizes, strict=True):
        bottom -= height
        x = left + _SHARES[look.align] * (room - width)
        if isinstance(piece, Text):
            piece.write(pen, x, bottom)
        else:
            pen.lay_down()
            piece.drawOn(canvas, x, bottom)
