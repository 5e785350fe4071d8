"""Whom a letter that cannot be printed concerns."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from whistdrive.core.drive import Drive
from whistdrive.printing.facts import MOST_NAMED, and_more
from whistdrive.printing.fonts import printable, unprintable
from whistdrive.words import Words

_MOST_CODES: Final = 6


def replaced_letters(drive: Drive, words: Words) -> str:
    """Whom the replacement mark stands in for: their numbers and the codes of their letters; empty where nobody."""
    said = [
        words("paper.replaced", number=entrant.number, codes=_codes(letters))
        for entrant in sorted(drive.entrants, key=lambda entrant: entrant.number)
        if (letters := unprintable(entrant.name))
    ]
    return _in_words([*_named((drive.venue, drive.title), words), *said], words)


def replaced_in(texts: Iterable[str], words: Words) -> str:
    """In which texts the replacement mark stands, each with the codes of its letters; empty where in none."""
    return _in_words(list(_named(texts, words)), words)


def _named(texts: Iterable[str], words: Words) -> Iterator[str]:
    for text in texts:
        if letters := unprintable(text):
            yield words("paper.replaced_in", text=printable(text), codes=_codes(letters))


def _in_words(said: Sequence[str], words: Words) -> str:
    if not said:
        return ""
    return words("paper.replacement", whom="; ".join([*said[:MOST_NAMED], *and_more(len(said) - MOST_NAMED, words)]))


def _codes(letters: Sequence[str]) -> str:
    codes = [f"U+{ord(letter):04X}" for letter in letters[:_MOST_CODES]]
    return " ".join([*codes, *(["…"] if len(letters) > _MOST_CODES else [])])
