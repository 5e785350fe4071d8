"""Whom a letter that cannot be printed concerns."""

from __future__ import annotations

from collections.abc import Sequence
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
    for text in (drive.title, drive.venue):
        if letters := unprintable(text):
            said.insert(0, words("paper.replaced_in", text=printable(text), codes=_codes(letters)))
    if not said:
        return ""
    return words("paper.replacement", whom="; ".join([*said[:MOST_NAMED], *and_more(len(said) - MOST_NAMED, words)]))


def _codes(letters: Sequence[str]) -> str:
    codes = [f"U+{ord(letter):04X}" for letter in letters[:_MOST_CODES]]
    return " ".join([*codes, *(["…"] if len(letters) > _MOST_CODES else [])])
