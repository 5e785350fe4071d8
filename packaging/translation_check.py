"""What is wrong with a translators' file: texts that lack, and translations that would not work."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from string import Formatter
from xml.etree import ElementTree as ET

from whistdrive.words.translation import plural, plural_forms


@dataclass(frozen=True, slots=True)
class Message:
    """One text of a file. ``forms`` has one translation, or as many as there are plural forms."""

    context: str
    source: str
    counted: bool
    finished: bool
    forms: tuple[str, ...]

    @property
    def place(self) -> str:
        """Where to look for it."""
        return f"{self.context}: {self.source!r}"


def messages(file: Path) -> Iterator[Message]:
    """All texts of a file, in its order."""
    for context in ET.parse(file).getroot().iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            counted = message.get("numerus") == "yes"
            forms: tuple[str, ...] = ()
            if translation is not None:
                each = translation.iter("numerusform") if counted else (translation,)
                forms = tuple(form.text or "" for form in each)
            finished = translation is not None and translation.get("type") is None
            name, source = context.findtext("name", ""), message.findtext("source", "")
            yield Message(name, source, counted, finished, forms)


def unfinished(file: Path) -> list[str]:
    """The texts of a file that are not translated, or whose translation nobody has called finished."""
    return [each.place for each in messages(file) if not (each.finished and each.forms and all(each.forms))]


def faults(file: Path, language: str) -> list[str]:
    """What would not work in the translations that a file has, a sentence each."""
    return [f"{each.place}: {fault}" for each in messages(file) for fault in _faults(each, language)]


def _faults(message: Message, language: str) -> Iterator[str]:
    if message.counted and len(message.forms) != plural_forms(language):
        yield f"{len(message.forms)} plural forms instead of {plural_forms(language)}"
    for number, form in enumerate(message.forms):
        if not form:
            continue
        try:
            given = _places(form)
        except ValueError as error:
            yield f"braces that do not fit: {error}"
            continue
        wanted = _places(message.source)
        if lacking := sorted(wanted - given - (_may_lack(message, language) if number == 0 else set())):
            yield f"{', '.join(lacking)} is missing in {form!r}"
        if unknown := sorted(given - wanted):
            yield f"{', '.join(unknown)} is not in the English text"
        if _keys(form) != _keys(message.source):
            yield f"the keys between ** are not those of the English text in {form!r}"
        if _mnemonics(form) != _mnemonics(message.source):
            yield f"{_mnemonics(message.source)} letters are marked by & in English, {_mnemonics(form)} in {form!r}"
        if _margin(form) != _margin(message.source):
            yield f"spaces at the beginning or end are not those of the English text in {form!r}"


def _places(text: str) -> set[str]:
    """What is filled in: ``{name}`` and ``%n``, and ``%1`` in the texts of Qt."""
    names = {f"{{{name}}}" for _, name, _, _ in Formatter().parse(text) if name is not None}
    return names | set(re.findall(r"%[n\d]", text))


def _may_lack(message: Message, language: str) -> set[str]:
    """The places that the form for one may leave out, where it is never used for another number."""
    alone = message.counted and plural(language, 21) != plural(language, 1)
    return _places(message.source) if alone else set()


def _mnemonics(text: str) -> int:
    return len(re.findall(r"&\w", text.replace("&&", "")))


def _keys(text: str) -> list[str]:
    """The keys that the help names, in any order."""
    return sorted(re.findall(r"\*\*(.*?)\*\*", text))


def _margin(text: str) -> tuple[str, str]:
    return text[: len(text) - len(text.lstrip())], text[len(text.rstrip()) :]
