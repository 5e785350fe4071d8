"""How a sentence is marked for translation without importing a toolkit.

The translation tools know these names and collect the texts that they mark; at run time a marked text still knows under
what the translators' files keep it.
"""

from __future__ import annotations

from typing import Final


class Sentence(str):
    """An English sentence as the translators know it.

    ``comment`` tells apart sentences that are alike in English only; empty for most. ``counted`` is the fact whose
    number decides between singular and plural; empty where none does.
    """

    __slots__ = ("comment", "counted")

    comment: str
    counted: str


def _sentence(_context: str, text: str, comment: str = "") -> Sentence:
    return _made(text, comment, "")


def _counted(_context: str, text: str, fact: str, _n: int) -> Sentence:
    return _made(text, fact, fact)


def _made(text: str, comment: str, counted: str) -> Sentence:
    sentence = Sentence(text)
    sentence.comment, sentence.counted = comment, counted
    return sentence


QT_TRANSLATE_NOOP: Final = _sentence
"""Marks a sentence: context, text, and a comment where the same English means something else elsewhere."""

QT_TRANSLATE_N_NOOP: Final = _counted
"""Marks a sentence that one and many of something word differently: context, the text for many, the fact, and a 1.

The tools know a plural by that last argument. The English for one is in ``resources/i18n/whistdrive_en.ts``.
"""
