"""Lists as large as they fit: how large, in how many columns, and on how many pages. Knows lengths, and no toolkit.

All lengths are pixels, or multiples of the size of text where it says so.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Literal

Advance = Callable[[str], float]
"""How long a text is, as a multiple of its size."""

LEADING = 1.2
"""The height of a line, as a multiple of the size of text."""
ROOM = 0.3
"""What stands between rows, as a multiple of the size of text."""
GAP = 0.6
"""What stands between the parts of a row, as a multiple of the size of text."""
BETWEEN_COLUMNS = 1.6
"""What stands between columns, as a multiple of the size of text."""
MOST_COLUMNS = 4
STEPS = 16
"""How many sizes are tried between the largest and the least."""
LONG_WORD = 9.0
"""Words up to this length, as a multiple of the size of text, have room in a column worth having."""

_WORD = re.compile(r"[^ -]*(?:-+ *| +|$)")


@dataclass(frozen=True, slots=True)
class Line:
    """A text, and what stands at the end of its line; a ``title`` says what those below it are for."""

    text: str
    tail: str = ""
    kind: Literal["plain", "strong", "title"] = "plain"


@dataclass(frozen=True, slots=True)
class Row:
    """What belongs together: a lead (a table, a place), and the lines beside it; a ``quiet`` lead only helps."""

    lead: str
    lines: tuple[Line, ...]
    quiet: bool = False


@dataclass(frozen=True, slots=True)
class Fitted:
    """``pages`` of columns of rows whose lines are broken where they must; ``lead`` is the width before the lines."""

    size: float
    columns: int
    column_width: float
    lead: float
    pages: tuple[tuple[tuple[Row, ...], ...], ...]

    @property
    def line_width(self) -> float:
        """What a column leaves for a text and what stands at the end of its line."""
        return self.column_width - self.lead


def fitted(rows: Sequence[Row], width: float, height: float, sizes: tuple[float, float], advance: Advance) -> Fitted:
    """The largest size (from ``sizes``, largest first, least last) at which all rows stand on one page.

    Where they do not at any, the least size and the fewest pages; no text is ever cut, long ones break into lines.
    """
    largest, least = sizes
    lead = max((advance(row.lead) for row in rows), default=0.0)
    tail = max((advance(line.tail) for row in rows for line in row.lines), default=0.0)
    words = (word for row in rows for line in row.lines for word in _WORD.findall(line.text))
    least_width = tail + GAP + min(max(map(advance, words), default=0.0), LONG_WORD)
    found: list[Fitted] = []
    for step in range(STEPS + 1):
        size = largest * (least / largest) ** (step / STEPS)
        found = [
            _set(rows, each, height, advance)
            for columns in range(1, MOST_COLUMNS + 1)
            if (each := _frame(size, columns, width, lead)).line_width >= least_width * size or columns == 1
        ]
        for each in found:
            if len(each.pages) <= 1:
                return each
    return min(found, key=lambda each: len(each.pages))


def wrapped(text: str, width: float, advance: Advance, *, first: float | None = None) -> tuple[str, ...]:
    """A text in lines of a width (a multiple of its size), of which the ``first`` line may have less.

    It is broken between words and after hyphens, and within a word only where that is longer than a line.
    """
    lines, room = [""], width if first is None else first
    for word in _WORD.findall(text):
        if advance((lines[-1] + word).rstrip(" ")) <= room:
            lines[-1] += word
            continue
        if lines[-1]:
            lines.append("")
            room = width
        for letter in word:
            if lines[-1] and advance((lines[-1] + letter).rstrip(" ")) > room:
                lines.append("")
                room = width
            lines[-1] += letter
    return tuple(line.rstrip(" ") for line in lines)


def enlarged(text: str, width: float, height: float, most: float, advance: Advance) -> tuple[float, tuple[str, ...]]:
    """The largest size (at most ``most``) at which a text fits into a room, and its lines at that size.

    It is made smaller until it fits; line breaks of the text itself are kept.
    """
    size = most
    while True:
        lines = tuple(line for part in text.splitlines() for line in wrapped(part, width / size, advance))
        words_are_whole = " ".join(lines).split() == text.split()
        if size <= 1 or (words_are_whole and len(lines) * LEADING * size <= height):
            return size, lines
        size *= 0.94


def height_of(row: Row, size: float) -> float:
    """How high a row is, with the room below it."""
    return (len(row.lines) * LEADING + ROOM) * size


def _frame(size: float, columns: int, width: float, lead: float) -> Fitted:
    """What all columns of a size have in common, before anything stands in them."""
    column = (width - (columns - 1) * BETWEEN_COLUMNS * size) / columns
    return Fitted(size, columns, column, (lead + GAP if lead else 0.0) * size, ())


def _set(rows: Sequence[Row], frame: Fitted, height: float, advance: Advance) -> Fitted:
    """The rows in columns, one after the other, and those on pages."""
    size, room = frame.size, max(frame.line_width / frame.size, 1.0)
    columns: list[list[Row]] = []
    left = 0.0
    for row in rows:
        for piece in _pieces(_broken(row, room, advance), max(1, int((height / size - ROOM) / LEADING))):
            needed = height_of(piece, size)
            if not columns or needed > left + ROOM * size:
                columns.append([])
                left = height
            columns[-1].append(piece)
            left -= needed
    many = frame.columns
    pages = (tuple(map(tuple, columns[first : first + many])) for first in range(0, len(columns), many))
    return replace(frame, pages=tuple(pages))


def _broken(row: Row, room: float, advance: Advance) -> Row:
    lines: list[Line] = []
    for line in row.lines:
        beside = advance(line.tail) + GAP if line.tail else 0.0
        first, *others = wrapped(line.text, room, advance, first=max(room - beside, 1.0))
        lines += [replace(line, text=first), *(replace(line, text=other, tail="") for other in others)]
    return replace(row, lines=tuple(lines))


def _pieces(row: Row, most: int) -> Iterator[Row]:
    """A row that is higher than a column, in parts that each have its lead."""
    for first in range(0, len(row.lines), most):
        yield replace(row, lines=row.lines[first : first + most])
