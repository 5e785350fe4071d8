"""The one place where a string becomes text on paper.

ReportLab's own paragraphs read markup: a name with ``<`` in it would fail, vanish or open a file. These know none, and
all that is printed here is reduced to what the fonts can print. An evening has thousands of names, so measuring and
drawing are kept to what a plain string needs.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate
from typing import Final, Literal, NamedTuple

from reportlab.lib.colors import Color
from reportlab.platypus import Flowable
from typing_extensions import override

from whistdrive.printing.fonts import BOLD, REGULAR, printable, width_in
from whistdrive.printing.line_ends import line_ends, words_of
from whistdrive.printing.look import TEXT
from whistdrive.printing.pen import Pen

Align = Literal["left", "centre", "right"]

_SLACK: Final = 0.01
"""By which a line may be longer than there is room, in points, for sums in another order come to something else."""

_SHARES: Final[Mapping[Align, float]] = {"left": 0, "centre": 0.5, "right": 1}
"""How much of the room that a line leaves stands before it."""

_STEP: Final = 0.5
"""By how much letters shrink at a time, in points."""


@dataclass(frozen=True, slots=True)
class Run:
    """A piece of a paragraph that is set apart: bold, or in another colour. Its lines end where it says so."""

    text: str
    bold: bool = False
    colour: Color | None = None


class Piece(NamedTuple):
    """Letters that are printed in one font and colour."""

    text: str
    font: str
    colour: Color


class Line(NamedTuple):
    """A line of text: its pieces, and how wide it is in ems."""

    pieces: tuple[Piece, ...]
    width: float


class Text(Flowable):
    """Some pieces one after the other in letters of one size, on as many lines as they need; see :mod:`.line_ends`."""

    def __init__(self, pieces: Sequence[Piece], size: float, align: Align) -> None:
        super().__init__()
        self.size = size
        self.leading = round(size * 1.25, 2)
        self._pieces = tuple(pieces)
        self._align: Align = align
        self._lines: tuple[Line, ...] = ()
        self._wrapped_to: float | None = None

    @property
    def plain(self) -> str:
        """All that is printed, as one string."""
        return "".join(piece.text for piece in self._pieces)

    @property
    def lines(self) -> tuple[str, ...]:
        """Each line as a string, once it is known how wide they may be."""
        return tuple("".join(piece.text for piece in line.pieces) for line in self._lines)

    @override
    def wrap(self, aW: float, aH: float) -> tuple[float, float]:
        if aW != self._wrapped_to:
            self._lines = tuple(_in_lines(self._pieces, (aW + _SLACK) / self.size))
            self._wrapped_to = self.width = aW
            self.height = len(self._lines) * self.leading
        return self.width, self.height

    @override
    def split(self, aW: float, aH: float) -> list[Flowable]:
        self.wrap(aW, aH)
        fitting = int((aH + _SLACK) // self.leading)
        if fitting >= len(self._lines):
            return [self]
        if fitting < 2:
            return []
        parts = (self._lines[:fitting], self._lines[fitting:])
        return [Text(tuple(_kept(lines)), self.size, self._align) for lines in parts]

    def write(self, pen: Pen, x: float, y: float) -> None:
        """Write all lines; (x, y) is the lower left corner of the room they were wrapped for."""
        base, size, share = y + self.height - self.size, self.size, _SHARES[self._align]
        for line in self._lines:
            left = x + share * (self.width - line.width * size)
            for piece in line.pieces:
                pen.write(left, base, piece.text, piece.font, size, piece.colour)
                if piece is not line.pieces[-1]:
                    left += width_in(piece.font, piece.text) * size
            base -= self.leading

    def draw(self) -> None:
        """Write it where ReportLab has put ``canv``."""
        pen = Pen(self.canv)
        self.write(pen, 0, 0)
        pen.lay_down()


def paragraph(
    *pieces: str | Run, size: float = 9, bold: bool = False, colour: Color = TEXT, align: Align = "left"
) -> Text:
    """A paragraph of plain strings and runs, one after the other; it wraps anywhere rather than lose a letter."""
    runs = (piece if isinstance(piece, Run) else Run(piece) for piece in pieces)
    made = (
        Piece(_printable_lines(run.text), BOLD if bold or run.bold else REGULAR, run.colour or colour) for run in runs
    )
    return Text([piece for piece in made if piece.text], size, align)


def fitted(
    text: str,
    width: float,
    *,
    size: float = 9,
    least: float = 7,
    lines: int = 1,
    bold: bool = False,
    colour: Color = TEXT,
    lead: str = "",
) -> Text:
    """A name in a column ``width`` points wide: smaller (down to ``least`` points) until it takes ``lines`` lines.

    No word is broken before that. What is still too long then wraps onto as many lines as it needs; nothing is ever
    cut. ``lead`` is set in bold before it (a number), alone on its line rather than break a word.
    """
    text, before = printable(text), printable(f"{lead}  ") if lead else ""
    size = _fitting_size(text, before, width, size, least, lines, bold)
    return paragraph(Run(before, bold=True), text, size=size, bold=bold, colour=colour)


def width_of(text: str, size: float = 9, *, bold: bool = False) -> float:
    """How wide a text is on one line, in points."""
    return width_in(BOLD if bold else REGULAR, printable(text)) * size


@lru_cache(maxsize=1 << 13)
def _fitting_size(text: str, lead: str, width: float, size: float, least: float, lines: int, bold: bool) -> float:
    """The largest of the sizes that fit, or the least."""
    font = BOLD if bold else REGULAR
    pieces = [Piece(each, of, TEXT) for each, of in ((lead, BOLD), (text, font)) if each]
    widest = max(width_in(font, word) for word in words_of(text)) if lines > 1 else 0.0
    while size > least:
        room = width / size
        if widest <= room and sum(1 for _ in _in_lines(pieces, room)) <= lines:
            break
        size = max(least, size - _STEP)
    return size


def _printable_lines(text: str) -> str:
    """A text as it is printed; line feeds in it stay."""
    return "\n".join(map(printable, text.split("\n"))) if "\n" in text else printable(text)


def _in_lines(pieces: Sequence[Piece], room: float) -> Iterator[Line]:
    """The lines of some pieces one after the other, none of nothing; ``room`` is how wide they may be, in ems."""
    if not pieces:
        return
    whole = sum(width_in(piece.font, piece.text) for piece in pieces)
    if whole <= room and not any("\n" in piece.text for piece in pieces):
        yield Line(tuple(pieces), whole)
        return
    text = "".join(piece.text for piece in pieces)
    reach = [0.0, *accumulate(width_in(piece.font, letter) for piece in pieces for letter in piece.text)]
    for start, end in line_ends(text, reach, room):
        yield Line(tuple(_between(pieces, start, end)), reach[end] - reach[start])


def _between(pieces: Sequence[Piece], start: int, end: int) -> Iterator[Piece]:
    """What lies between two places of all the text."""
    for piece in pieces:
        if part := piece.text[max(0, start) : max(0, end)]:
            yield piece._replace(text=part)
        start, end = start - len(piece.text), end - len(piece.text)


def _kept(lines: Sequence[Line]) -> Iterator[Piece]:
    """The pieces of some lines that end where they do already."""
    for line in lines:
        *before, last = line.pieces or (Piece("", REGULAR, TEXT),)
        yield from before
        yield last if line is lines[-1] else last._replace(text=f"{last.text}\n")
