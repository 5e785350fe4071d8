"""The languages of the program, and how a sentence becomes another language without a toolkit.

What translators write (``resources/i18n/whistdrive_<language>.ts``) is read as it is, once a language and only when the
first sentence of it is wanted.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files
from typing import Final
from xml.etree import ElementTree as ET

from whistdrive.words.marking import Sentence

LANGUAGES: Final[Mapping[str, str]] = {
    "en": "English",
    "fi": "Suomi",
    "sv": "Svenska",
    "ru": "Русский",
    "ro": "Română",
}
"""Every language by its code, with the name it has for itself; in the order in which they are offered."""

Translate = Callable[[Sentence, int | None], str]
"""From an English sentence, and the number that decides between its forms (None: no number does), to a language."""

_Forms = tuple[str, ...]
_Catalogue = Mapping[tuple[str, str], _Forms]
"""By English sentence and comment, the one text or all plural forms."""

_CONTEXT: Final = "Words"


def into(language: str) -> Translate:
    """How a sentence becomes one of :data:`LANGUAGES`; what is not translated yet stays English."""
    otherwise = _as_it_is if language == "en" else into("en")

    def translate(text: Sentence, count: int | None) -> str:
        return _look_up(language, text, count) or otherwise(text, count)

    return translate


def _as_it_is(text: Sentence, _count: int | None) -> str:
    return text


def plural_forms(language: str) -> int:
    """How many forms a counted sentence has in a language."""
    return 1 + max(plural(language, count) for count in range(200))


def plural(language: str, count: int) -> int:
    """Which of its forms, from 0, a language uses with a whole number; those of Unicode, in the order of Qt's tools."""
    return _PLURALS[language](abs(count))


def _one_or_many(count: int) -> int:
    return 0 if count == 1 else 1


def _russian(count: int) -> int:
    if count % 10 == 1 and count % 100 != 11:
        return 0
    return 1 if count % 10 in (2, 3, 4) and count % 100 not in (12, 13, 14) else 2


def _romanian(count: int) -> int:
    if count == 1:
        return 0
    return 1 if count == 0 or 1 <= count % 100 <= 19 else 2


_PLURALS: Final[Mapping[str, Callable[[int], int]]] = {
    "en": _one_or_many,
    "fi": _one_or_many,
    "sv": _one_or_many,
    "ru": _russian,
    "ro": _romanian,
}


def _look_up(language: str, text: Sentence, count: int | None) -> str | None:
    forms = _catalogue(language).get((text, text.comment))
    if forms is None:
        return None
    return forms[-1 if count is None else min(plural(language, count), len(forms) - 1)]


@cache
def _catalogue(language: str) -> _Catalogue:
    file = files("whistdrive.resources") / "i18n" / f"whistdrive_{language}.ts"
    found: dict[tuple[str, str], _Forms] = {}
    for context in ET.fromstring(file.read_bytes()).iter("context"):
        if context.findtext("name") != _CONTEXT:
            continue
        for message in context.iter("message"):
            forms = _forms(message)
            if forms and all(forms):
                found[message.findtext("source", ""), message.findtext("comment", "")] = forms
    return found


def _forms(message: ET.Element) -> _Forms:
    translation = message.find("translation")
    if translation is None:
        return ()
    if message.get("numerus") == "yes":
        return tuple(form.text or "" for form in translation.iter("numerusform"))
    return (translation.text or "",)
