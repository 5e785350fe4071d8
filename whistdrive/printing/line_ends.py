"""Where the lines of a text end: at spaces and hyphens, and within a word only where it is longer than a line."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from typing import Final

_ENDS: Final = re.compile(r" |(?<=\w-)(?=[^\W\d])")
"""A space, or the place behind a hyphen within a word; the hyphens of a date part nothing."""


def words_of(text: str) -> list[str]:
    """The pieces of a text between which a line may end."""
    return _ENDS.split(text)


def line_ends(text: str, reach: Sequence[float], room: float) -> Iterator[tuple[int, int]]:
    """Start and end of each line of a text.

    ``reach[n]`` is how wide the first ``n`` letters are (one more than there are letters), ``room`` how wide a line may
    be, in the same measure. A line feed ends a line as well. Line feeds and the spaces at which lines end are in no
    line. However narrow the room is, a line that anything stands on holds one letter.
    """
    start = 0
    for part in text.split("\n"):
        yield from _of_part(text, start, start + len(part), reach, room)
        start += len(part) + 1


def _of_part(text: str, start: int, stop: int, reach: Sequence[float], room: float) -> Iterator[tuple[int, int]]:
    ends = [*(found.span() for found in _ENDS.finditer(text, start, stop)), (stop, stop)]
    last, word = start, start
    for end, following in ends:
        if word > start and reach[end] - reach[start] > room:
            yield start, last
            start = word
        while end - start > 1 and reach[end] - reach[start] > room:
            cut = max(start + 1, bisect_right(reach, reach[start] + room, start, end + 1) - 1)
            yield start, cut
            start = cut
        last, word = end, following
    yield start, stop
