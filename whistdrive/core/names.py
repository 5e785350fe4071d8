"""Names as they are compared and put in order: accents and case do not matter."""

from __future__ import annotations

import unicodedata

_LETTERS = str.maketrans({"ł": "l", "ø": "o", "đ": "d", "ð": "d", "þ": "th", "æ": "ae", "œ": "oe", "ı": "i"})
"""Letters that Unicode does not take apart into a plain one and an accent."""


def folded(text: str) -> str:
    """The text as it is compared: small letters without accents, single spaces."""
    small = unicodedata.normalize("NFKD", text).casefold()
    apart = unicodedata.normalize("NFKD", small)
    plain = "".join(letter for letter in apart if not unicodedata.combining(letter))
    return " ".join(plain.translate(_LETTERS).split())
