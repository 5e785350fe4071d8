"""Every sentence that is not a widget's own text: findings, reasons, columns, systems, movements, changes, paper.

Pure layers speak in keys and facts; here each key has its English sentence. A language is a function that turns the
English text into another (:mod:`whistdrive.words.translation`), so that paper and the command line need no toolkit.

To add a sentence: add a line to the family it belongs to. Keys are ``family.name``. Where a number makes a singular or
a plural, mark it with ``QT_TRANSLATE_N_NOOP`` (:mod:`whistdrive.words.marking`). ``packaging/translations.py update``
then brings it to the translators.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import date
from functools import cache

from whistdrive.core.contracts import RuleSet
from whistdrive.core.findings import Fact, Finding
from whistdrive.core.sheet import SIDES, Reason
from whistdrive.words import (
    blank_sheets,
    cash,
    changes,
    check,
    command_line,
    dates,
    exchange,
    export,
    fairness,
    findings,
    movement,
    notes,
    offers,
    paper,
    people,
    prizes,
    refusals,
    rescue,
    rules,
    schedules,
    scoring,
    season,
    servers,
    standings,
    system,
    wall,
)
from whistdrive.words.help import SENTENCES as HELP
from whistdrive.words.marking import Sentence
from whistdrive.words.translation import LANGUAGES, Translate, into

__all__ = ["ENGLISH", "LANGUAGES", "SENTENCES", "Words", "in_language"]

SENTENCES: Mapping[str, Sentence] = {
    **findings.SENTENCES,
    **refusals.SENTENCES,
    **scoring.SENTENCES,
    **movement.SENTENCES,
    **offers.SENTENCES,
    **schedules.SENTENCES,
    **fairness.SENTENCES,
    **changes.SENTENCES,
    **paper.SENTENCES,
    **blank_sheets.SENTENCES,
    **rules.SENTENCES,
    **notes.SENTENCES,
    **people.SENTENCES,
    **prizes.SENTENCES,
    **cash.SENTENCES,
    **standings.SENTENCES,
    **export.SENTENCES,
    **exchange.SENTENCES,
    **wall.SENTENCES,
    **season.SENTENCES,
    **servers.SENTENCES,
    **check.SENTENCES,
    **rescue.SENTENCES,
    **command_line.SENTENCES,
    **dates.SENTENCES,
    **system.SENTENCES,
    **HELP,
}

_SYSTEM = "why"
"""The family of what the operating system answers; it stands as a ``value`` too where no field is spoken of."""

_VOCABULARY = {
    "side": "side",
    "to": "side",
    "winner": "side",
    "declarer": "side",
    "seat": "seat",
    "dealer": "seat",
    "trump": "suit",
    "field": "column",
    "role": "role",
    "why": _SYSTEM,
    "part": "part",
}
"""Facts that are keys themselves, with the family that words them."""

_MARKS = {
    "declarer": "side",
    "honours_side": "side",
    "trump": "suit_name",
    "kind": "kind",
    "order": "order",
    "dealer": "seat",
    "declarer_seat": "seat",
}
"""What may be written in a field that takes keys, by the family that words them."""


_MOMENT = re.compile(r"\d{4}-\d\d-\d\d \d\d:\d\d", re.ASCII)


class Words:
    """The sentences in one language, whose code is ``language``."""

    def __init__(self, translate: Translate, language: str = "en", rules: RuleSet | None = None) -> None:
        self._translate = translate
        self.language = language
        self._rules = rules

    def at(self, rules: RuleSet) -> Words:
        """The same at the tables of a scoring system: with its own headings, and seats where one player is a side."""
        return Words(self._translate, self.language, rules)

    def __call__(self, key: str, /, **facts: Fact) -> str:
        """The sentence for ``key`` with its facts; raises KeyError for an unknown key."""
        sentence = SENTENCES[key]
        worded = {name: self._fact(name, fact, facts.get("field")) for name, fact in facts.items()}
        return self._translate(sentence, _number(facts.get(sentence.counted))).format(**worded)

    def day(self, day: date) -> str:
        """A date with the name of its month: ``6 March 2026``."""
        return self("date.day", day=day.day, month=self(f"date.month.{day.month}"), year=day.year)

    def moment(self, when: str) -> str:
        """A date and time of day, given as ``2026-03-06 21:40``; anything else stays as it is."""
        if not _MOMENT.fullmatch(when):
            return when
        day, _, time = when.partition(" ")
        hour, _, minute = time.partition(":")
        try:
            return self("date.moment", day=self.day(date.fromisoformat(day)), hour=hour, minute=minute)
        except ValueError:
            return when

    def decimal(self, number: float, places: int = 2) -> str:
        """A number with decimals: ``6.50``."""
        whole, decimals = f"{number:.{places}f}".split(".")
        return self("number.decimal", whole=whole.replace("-", "\N{MINUS SIGN}"), decimals=decimals)

    def finding(self, finding: Finding) -> str:
        """What is wrong, as a sentence with the place (file, row, round, table, deal) before it."""
        where = [
            self(f"where.{key}", value=finding.facts[key])
            for key in ("file", "row", "round", "table", "deal")
            if finding.facts.get(key) is not None
        ]
        text = self(f"finding.{finding.code}", **finding.facts)
        sentence = f"{', '.join(where)}: {text}." if where else f"{text}."
        return sentence[0].upper() + sentence[1:]

    def reason(self, reason: Reason) -> str:
        """Why points were given."""
        return self(f"reason.{reason.code}", **reason.facts)

    def column(self, system: str, key: str) -> str:
        """The heading of a column: that of the scoring system where it has its own."""
        own = f"column.{system}.{key}"
        return self(own if own in SENTENCES else f"column.{key}")

    def name(self, family: str, key: str) -> str:
        """The name of a key, or the key itself where it has none."""
        if family == "side" and self._rules is not None and len(self._rules.seats) == len(SIDES) and key in SIDES:
            return self.name("seat", dict(zip(SIDES, self._rules.seats, strict=True))[key])
        sentence = SENTENCES.get(f"{family}.{key}")
        return key if sentence is None else self._translate(sentence, None)

    def _fact(self, name: str, fact: Fact, field: Fact) -> Fact:
        """A fact as it is said: keys by their names, what a ``field`` takes by the names of its marks."""
        if isinstance(fact, int):
            return str(fact).replace("-", "\N{MINUS SIGN}")
        if fact is None:
            return fact
        if name in ("value", "allowed"):
            marks = _MARKS.get(str(field))
            return self._allowed(fact, marks) if name == "allowed" else self._known(marks or _SYSTEM, fact)
        return self._known(_VOCABULARY.get(name), fact)

    def _known(self, family: str | None, key: str) -> str:
        if family == "column" and self._rules is not None and f"column.{self._rules.key}.{key}" in SENTENCES:
            return self.column(self._rules.key, key)
        return self.name(family, key) if family else key

    def _allowed(self, allowed: str, marks: str | None) -> str:
        """What a field takes: ``0-13`` and ``2 or more`` as they are said, marks with an *or*, all else as it is."""
        low, dash, high = allowed.partition("-")
        if dash and low.isdecimal() and high.isdecimal():
            return self("mark.range", low=low, high=high)
        low, _, rest = allowed.partition(" ")
        if rest == "or more" and low.isdecimal():
            return self("mark.at_least", low=low)
        each = allowed.split()
        if len(each) < 2 or not (marks or all(one.isdecimal() for one in each)):
            return self._known(marks, allowed)
        *others, last = (self._known(marks, one) for one in each)
        return self("mark.or", others=", ".join(others), last=last)


def _number(fact: Fact) -> int | None:
    """The number that decides between singular and plural; None where it is none (``2–3``)."""
    if isinstance(fact, str):
        return int(fact) if fact.isdecimal() else None
    return fact


@cache
def in_language(language: str) -> Words:
    """The sentences in one of :data:`LANGUAGES`; raises KeyError for another."""
    if language not in LANGUAGES:
        raise KeyError(language)
    return Words(into(language), language)


ENGLISH = in_language("en")
