"""The fields of a target, and the columns of a table that hold them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from whistdrive.core.names import folded
from whistdrive.words import LANGUAGES, Words, in_language

Heading = Callable[[Words], str]
"""What stands above a column, in a language."""


@dataclass(frozen=True, slots=True)
class Field:
    """Something that a row of a table says.

    ``headings`` are those under which it is found, in any language; the first one is what it is called. Where the field
    is ``needed`` no row can be read without it.
    """

    key: str
    headings: tuple[Heading, ...]
    needed: bool = False

    def name(self, words: Words) -> str:
        """What it is called in a language."""
        return self.headings[0](words)


def field(key: str, *sentences: str, needed: bool = False) -> Field:
    """A field whose headings are these sentences, by their keys."""
    return Field(key, tuple(_said(sentence) for sentence in sentences), needed)


def columns_of(fields: Sequence[Field], row: Sequence[str]) -> Mapping[str, int]:
    """For each field (by its key) the column whose heading, in the first row of a table, is its own in any language.

    Also the bare key is a heading. A field that has none is not there; no column has two fields.
    """
    names = [plain(cell) for cell in row]
    found: dict[str, int] = {}
    for each in fields:
        known = {plain(each.key), *_headings(each)}
        at = next((at for at, name in enumerate(names) if name in known and at not in found.values()), None)
        if at is not None:
            found[each.key] = at
    return found


def plain(text: str) -> str:
    """A text as headings and words in cells are compared: only letters, figures and signs for suits."""
    return "".join(letter for letter in folded(text) if letter.isalnum() or letter in "♠♥♦♣")


def in_all_languages(make: Heading) -> frozenset[str]:
    """What something is called in any language, as it is compared."""
    return frozenset(plain(make(in_language(language))) for language in LANGUAGES)


def _headings(of: Field) -> frozenset[str]:
    return frozenset().union(*(in_all_languages(heading) for heading in of.headings))


@cache
def _said(sentence: str) -> Heading:
    return lambda words: words(sentence)
