"""The bundled fonts: on every machine the same letters, the same widths, the same pages."""

from __future__ import annotations

import unicodedata
from functools import cache, lru_cache
from importlib.resources import files

from reportlab.pdfbase.pdfmetrics import registerFont, stringWidth
from reportlab.pdfbase.ttfonts import TTFont

REGULAR = "DejaVuSansCondensed"
BOLD = "DejaVuSansCondensed-Bold"
"""Also the names of the files. Figures have one width in each of them, so columns of figures line up."""

REPLACEMENT = "\N{REPLACEMENT CHARACTER}"
"""Printed in place of a letter that cannot be printed."""

_STEERING = ("Cc", "Cf")
"""The categories of characters that only steer the text: line feeds, joiners, marks of direction."""


@cache
def register() -> frozenset[str]:
    """Make the fonts known to ReportLab, once; returns the characters that both can print.

    The fonts have more letters than ReportLab can set: it would put those that are written from right to left
    backwards and spoil, for whoever copies the text, those beyond U+FFFF. A marked name is better than a wrong one.
    """
    folder = files("whistdrive.resources") / "fonts"
    known: list[set[int]] = []
    for name in (REGULAR, BOLD):
        with (folder / f"{name}.ttf").open("rb") as file:
            font = TTFont(name, file)
        registerFont(font)
        known.append(set(font.face.charToGlyph))
    return frozenset(letter for letter in map(chr, known[0] & known[1]) if _can_be_set(letter))


def printable(text: str) -> str:
    """The text as it is printed.

    Letters and their accents are composed where Unicode has them as one. Any space or line end that the fonts lack is
    a plain space, characters that only steer the text are left out, and every other letter that cannot be printed is
    :data:`REPLACEMENT`.
    """
    known = register()
    if known.issuperset(text) and unicodedata.is_normalized("NFC", text):
        return text
    return "".join(letter if letter in known else _instead(letter) for letter in unicodedata.normalize("NFC", text))


def unprintable(text: str) -> tuple[str, ...]:
    """The letters of a text that are printed as :data:`REPLACEMENT`, each once, in their order."""
    known = register()
    given = dict.fromkeys(unicodedata.normalize("NFC", text))
    return tuple(letter for letter in given if letter not in known and _instead(letter) == REPLACEMENT)


@lru_cache(maxsize=1 << 14)
def width_in(font: str, text: str) -> float:
    """How wide a text that can be printed is on one line, in ems: points at a size of one point."""
    return float(stringWidth(text, font, 1))


def _can_be_set(letter: str) -> bool:
    forwards = unicodedata.bidirectional(letter) not in ("R", "AL", "AN")
    return letter <= "\uffff" and forwards and unicodedata.category(letter) not in (*_STEERING, "Zl", "Zp")


def _instead(letter: str) -> str:
    if letter.isspace():
        return " "
    return "" if unicodedata.category(letter) in _STEERING else REPLACEMENT
