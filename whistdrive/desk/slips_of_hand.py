"""Slips of the hand in what is typed: a letter too many, too few, another one, or two in the wrong order.

Libraries measure how far two whole words are apart. Here somebody is in the midst of typing one, so what counts is the
nearest beginning of the other; that takes a dozen lines, and they are quick enough for every word of a club at a key.
"""

from __future__ import annotations

from functools import lru_cache
from os.path import commonprefix
from typing import Final

REMEMBERED: Final = 20_000
"""So many answers are kept: within a club many have a word in common."""

_FORGIVEN: Final = ((8, 2), (4, 1))
"""From so many letters on, so many slips are forgiven; in a shorter word any two names would be alike."""


@lru_cache(REMEMBERED)
def slips_in_beginning(typed: str, word: str) -> int | None:
    """How many slips it takes for ``typed`` to begin ``word``; None where that is more than are forgiven.

    In figures there is no slip: another number is somebody else's.
    """
    if any(letter.isdecimal() for letter in typed):
        return 0 if word.startswith(typed) else None
    most = next((slips for letters, slips in _FORGIVEN if len(typed) >= letters), 0)
    if len(set(typed).difference(word)) > most:  # each of these letters would be one
        return None
    return next((slips for slips in range(most + 1) if _begins(typed, word, slips)), None)


def _begins(typed: str, word: str, slips: int) -> bool:
    """Whether ``typed`` begins ``word`` with that many slips at most."""
    same = len(commonprefix((typed, word)))
    if len(typed) - same <= slips:  # whatever is left may be too much
        return True
    if not slips:
        return False
    typed, word = typed[same:], word[same:]
    swapped = word[1::-1] + word[2:]
    return any(
        _begins(rest, of, slips - 1)
        for rest, of in ((typed[1:], word[1:]), (typed[1:], word), (typed, word[1:]), (typed, swapped))
        if of or rest is not typed
    )
