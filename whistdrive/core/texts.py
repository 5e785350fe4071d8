"""What a text may hold that people type, paste or import, be it a name, a title or a remark."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from typing import Final

MOST_MARKS: Final = 4
"""Accents and other marks on one letter; no language writes more, and a pile of them covers the lines around it."""

_BREAKS: Final = frozenset({"Cc", "Cs", "Zl", "Zp"})
"""Categories of control characters, halves of characters and ends of lines: spaces instead."""

_JOINERS: Final = "\u200c\u200d"
"""Of the characters that show nothing these two shape letters of Persian or Hindi, and emoji."""


def one_line(text: str) -> str:
    """A text as it is kept: one line, single spaces, composed letters, and nothing unseen that acts on what is around.

    Marks that turn the direction of writing go, for one: a name may be Arabic or Hebrew without them.
    """
    if not (text.isascii() and text.isprintable()):  # which most are, and an import has thousands
        seen = "".join(" " if unicodedata.category(letter) in _BREAKS else letter for letter in text if _shows(letter))
        text = "".join(_without_piles(unicodedata.normalize("NFC", seen)))
    return " ".join(text.split())


def is_seen(text: str) -> bool:
    """Whether there is anything to be seen of a text."""
    return any(unicodedata.category(letter)[0] not in "CMZ" for letter in text)


def _shows(letter: str) -> bool:
    return letter in _JOINERS or unicodedata.category(letter) != "Cf"


def _without_piles(text: str) -> Iterator[str]:
    marks = 0
    for letter in text:
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if marks <= MOST_MARKS:
            yield letter
