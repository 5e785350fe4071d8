"""The plan of the room as a drawing on one sheet: tables as squares with the names at their seats."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from reportlab.lib.units import mm
from reportlab.platypus import Flowable
from typing_extensions import override

from whistdrive.core.drive import Drive, Round, Table
from whistdrive.movement import room
from whistdrive.movement.room import Shape, Size, Spot
from whistdrive.printing.fonts import BOLD, REGULAR
from whistdrive.printing.line_ends import words_of
from whistdrive.printing.look import HAIR, LINE, PAPER, QUIET, TEXT, THIN, TINT
from whistdrive.printing.pen import Pen
from whistdrive.printing.text import Align, Run, Text, paragraph, width_of
from whistdrive.words import Words

_SIZES: Final = (14.0, 12.0, 10.0, 9.0, 8.0, 7.0, 6.0, 5.0)
"""The sizes of names that are tried, in points; what fits in none of them is drawn smaller as a whole."""

_GAP: Final = 3 * mm
_PAD: Final = 1 * mm
_ROUNDING: Final = 1.5 * mm
_SIDE_LETTERS: Final = 6
"""The least room for a name beside a table, in widths of a W."""

_WIDEST: Final = 1.5
"""By how much a card may be wider than that, to fill the sheet."""

_LEAST_SHARE: Final = 0.75
"""How far the letters of one name shrink before a word of it is broken."""

_ALIGNMENTS: Final[dict[str, Align]] = {"W": "right", "E": "left"}


@dataclass(frozen=True, slots=True)
class _Card:
    """One table in one size: the names of each seat as paragraphs with their heights, and its own measures.

    ``middle`` is how high the square is, or what stands beside it, whichever is more.
    """

    number: int
    names: dict[str, tuple[Text, ...]]
    heights: dict[str, float]
    square: float
    middle: float
    height: float


@dataclass(frozen=True, slots=True)
class _Layout:
    """Every card of a room in one size of names; all lengths in points."""

    size: float
    spots: tuple[Spot, ...]
    cards: tuple[_Card, ...]
    column: float
    starts: tuple[float, ...]

    @property
    def extent(self) -> Size:
        """How much paper it takes."""
        wide, _deep = room.extent(self.spots)
        return wide * (self.column + _GAP) - _GAP, self.starts[-1] - _GAP


class RoomDrawing(Flowable):
    """All tables of a round in a shape, in the largest letters in which they fit; nothing is ever cut.

    ``reserve`` is left free below it, in points.
    """

    def __init__(self, drive: Drive, seated: Round, words: Words, shape: Shape, reserve: float = 0) -> None:
        super().__init__()
        self._drive = drive
        self._seated = seated
        self._words = words
        self._shape = shape
        self._reserve = reserve
        self._layout: _Layout | None = None
        self._scale = 1.0
        self._left = 0.0

    @override
    def wrap(self, aW: float, aH: float) -> Size:
        height = aH - min(self._reserve, aH / 4)
        for size in self._promising((aW, height)):
            layout = self._layout = self._laid_out(size, (aW, height))
            if layout.extent[1] <= height and layout.extent[0] <= aW + 0.1:
                break
        wide, high = self._layout.extent if self._layout else (aW, height)
        self._scale = min(1.0, height / high, aW / wide)
        self._left = (aW - wide * self._scale) / 2
        return aW, high * self._scale

    def draw(self) -> None:
        """Draw the room with its lower left corner at the origin."""
        layout = self._layout
        if layout is None:
            return
        canvas = self.canv
        canvas.saveState()
        canvas.translate(self._left, 0)
        canvas.scale(self._scale, self._scale)
        self._draw_way(layout)
        for spot, card in zip(layout.spots, layout.cards, strict=True):
            canvas.saveState()
            canvas.translate(*_corner(layout, spot, card))
            self._draw_card(card, layout)
            canvas.restoreState()
        canvas.restoreState()

    def _promising(self, paper: Size) -> Iterator[float]:
        """The sizes in which the tables fit if their names are short, and the smallest in any case."""
        around = (paper[0] + _GAP, paper[1] + _GAP)
        for size in _SIZES:
            least = self._least(size)
            outer = (least[0] + _GAP, least[1] + _GAP)
            held = room.scale(self._shape, len(self._seated.tables), outer, around, wrapped=True)
            if held >= 1 or size == _SIZES[-1]:
                yield size

    def _least(self, size: float) -> Size:
        """How much paper a table takes at least in a size of names."""
        square = _square(self._seated.tables, size)
        beside = len(self._drive.scoring.seats) == 4
        names = _SIDE_LETTERS * width_of("W", size) * (2 if beside else 1.6)
        return square + names + 2 * _PAD, square + 2 * 1.25 * size + 4 * _PAD

    def _laid_out(self, size: float, paper: Size) -> _Layout:
        """The room in one size of names: as many cards side by side as suit the sheet, filling its width."""
        tables, least = self._seated.tables, self._least(size)
        around = (paper[0] + _GAP, paper[1] + _GAP)
        outer = (least[0] + _GAP, least[1] + _GAP)
        across = room.fitting(self._shape, len(tables), outer, around, wrapped=True)
        placed = room.spots(self._shape, len(tables), across)
        wide, _deep = room.extent(placed)
        column = min(around[0] / wide - _GAP, least[0] * _WIDEST)
        square = _square(tables, size)
        cards = tuple(self._card(table, size, column, square) for table in tables)
        return _Layout(size, placed, cards, column, room.row_starts(placed, [card.height for card in cards], _GAP))

    def _card(self, table: Table, size: float, column: float, square: float) -> _Card:
        order = [seat for seat in ("N", "S", "E", "W") if seat in self._drive.scoring.seats]
        inner = column - 2 * _PAD
        beside = ("W", "E") if len(order) == 4 else ()
        names: dict[str, tuple[Text, ...]] = {}
        heights: dict[str, float] = {}
        for seat, shared in zip(order, table.seats, strict=True):
            width = (inner - square) / 2 - _PAD if seat in beside else inner
            align = _ALIGNMENTS[seat] if seat in beside else "centre"
            names[seat] = tuple(self._name(each, size, width, align) for each in shared)
            heights[seat] = sum(name.wrap(width, 0)[1] for name in names[seat])
        middle = max(square, *(heights[seat] for seat in beside), 0)
        outside = max(heights[seat] for seat in order if seat not in beside)
        return _Card(table.number, names, heights, square, middle, middle + 2 * outside + 4 * _PAD)

    def _name(self, entrant_id: int, size: float, width: float, align: Align) -> Text:
        """A number and a name; in somewhat smaller letters where one of its words would be broken."""
        entrant = self._drive.entrant(entrant_id)
        lead = f"{entrant.number} "
        widest = max(width_of(word, size, bold=True) for word in words_of(f"{lead}{entrant.name}"))
        fitting = size * min(1.0, max(width / widest, _LEAST_SHARE))
        return paragraph(Run(lead, bold=True), entrant.name, size=fitting, align=align)

    def _draw_way(self, layout: _Layout) -> None:
        """The way from each table to the next; in a ring back to the first."""
        canvas = self.canv
        canvas.setStrokeColor(QUIET)
        canvas.setLineWidth(HAIR)
        centres = []
        for spot, card in zip(layout.spots, layout.cards, strict=True):
            x, y = _corner(layout, spot, card)
            centres.append((x + layout.column / 2, y + card.height / 2))
        closed = [*centres, centres[0]] if self._shape == "ring" and len(centres) > 2 else centres
        for one, following in pairwise(closed):
            if self._shape != "line" or following[0] > one[0]:  # where a line goes on below, there is no way
                canvas.line(*one, *following)

    def _draw_card(self, card: _Card, layout: _Layout) -> None:
        """One table with its corner at the origin."""
        canvas, square = self.canv, card.square
        canvas.setStrokeColor(LINE)
        canvas.setLineWidth(THIN)
        canvas.setFillColor(PAPER)
        canvas.roundRect(0, 0, layout.column, card.height, _ROUNDING, fill=1)
        left, foot = (layout.column - square) / 2, (card.height - square) / 2
        canvas.setFillColor(TINT)
        canvas.roundRect(left, foot, square, square, _ROUNDING / 2, fill=1)
        canvas.setFillColor(TEXT)
        canvas.setFont(BOLD, layout.size * 1.3)
        canvas.drawCentredString(layout.column / 2, card.height / 2 - layout.size * 0.45, str(card.number))
        self._draw_letters(card, left, foot, layout.size * 0.75)
        self._draw_names(card, layout)

    def _draw_letters(self, card: _Card, left: float, foot: float, size: float) -> None:
        """What the seats are called in short, at the edges of the square."""
        canvas, square = self.canv, card.square
        canvas.setFillColor(QUIET)
        canvas.setFont(REGULAR, size)
        middle, base = left + square / 2, foot + square / 2 - size * 0.35
        top, bottom = foot + square - size, foot + size * 0.3
        letters = {seat: self._words.name("paper.seat", seat) for seat in card.names}
        facing = (("N", top), ("S" if "S" in letters else "E", bottom))
        for seat, y in facing:
            canvas.drawCentredString(middle, y, letters[seat])
        if len(letters) == 4:
            canvas.drawString(left + size * 0.3, base, letters["W"])
            canvas.drawRightString(left + square - size * 0.3, base, letters["E"])

    def _draw_names(self, card: _Card, layout: _Layout) -> None:
        """The names round the square, each stack against it."""
        centre = card.height / 2
        beside = len(card.names) == 4
        pen = Pen(self.canv)
        for seat, names in card.names.items():
            x, top = _PAD, centre - card.middle / 2 - _PAD
            if seat == "N":
                top = centre + card.middle / 2 + card.heights[seat] + _PAD
            elif beside and seat in _ALIGNMENTS:
                top = centre + card.heights[seat] / 2
                x = (layout.column + card.square) / 2 + _PAD if seat == "E" else _PAD
            for name in names:
                top -= name.height
                name.write(pen, x, top)
        pen.lay_down()


def _corner(layout: _Layout, spot: Spot, card: _Card) -> tuple[float, float]:
    """The lower left corner of a card; rows are counted from the top of the sheet."""
    row = int(spot.y)
    spare = 0.0 if spot.y % 1 else layout.starts[row + 1] - layout.starts[row] - _GAP - card.height
    top = layout.extent[1] - room.start(layout.starts, spot) - spare / 2
    return spot.x * (layout.column + _GAP), top - card.height


def _square(tables: Sequence[Table], size: float) -> float:
    """How long the sides of every table are: room for its number between the letters of the seats."""
    number = max(width_of(str(table.number), size * 1.3, bold=True) for table in tables)
    return max(number + 2 * width_of("W", size * 0.75) + size, 3.2 * size)
