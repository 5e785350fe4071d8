"""Names as they are compared, where accents and case do not matter, and as they are put in order in a language."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping

_LETTERS = str.maketrans({"ł": "l", "ø": "o", "đ": "d", "ð": "d", "þ": "th", "æ": "ae", "œ": "oe", "ı": "i"})
"""Letters that Unicode does not take apart into a plain one and an accent."""

_OWN_LETTERS: Mapping[str, tuple[tuple[str, str], ...]] = {
    "fi": (("å", "z"), ("äæ", "z"), ("öø", "z")),
    "sv": (("å", "z"), ("äæ", "z"), ("öø", "z")),
    "ro": (("ă", "a"), ("â", "a"), ("î", "i"), ("șş", "s"), ("țţ", "t")),
    "ru": (("й", "и"),),
}
"""By language, letters with a place of their own in its alphabet, in their order, and the one that they follow."""

_OWN_PLACES = {
    language: str.maketrans(
        {each: f"{before}{chr(0xE000 + at)}" for at, (same, before) in enumerate(own) for each in same}
    )
    for language, own in _OWN_LETTERS.items()
}
"""The same as marks that no name has and that come after every letter."""


def in_order(text: str, language: str) -> str:
    """The text as it is put in order in a language, given by its code: *Å* after *Z* in Finnish, with *A* in English.

    Accents that make no letter of the alphabet, and case, do not matter.
    """
    small = unicodedata.normalize("NFC", text.casefold())
    return folded(small.translate(_OWN_PLACES.get(language, {})))


def folded(text: str) -> str:
    """The text as it is compared: small letters without accents, single spaces."""
    small = unicodedata.normalize("NFKD", text).casefold()
    apart = unicodedata.normalize("NFKD", small)
    plain = "".join(letter for letter in apart if not unicodedata.combining(letter))
    return " ".join(plain.translate(_LETTERS).split())
