"""Every sentence that is not a widget's own text: findings, reasons, columns, systems, movements, changes, paper.

Pure layers speak in keys and facts; here each key has its English sentence. A language is a function that turns the
English text into another, handed in from outside, so that paper and the command line need no toolkit.

To add a sentence: add a line to the family it belongs to. Keys are ``family.name``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from whistdrive.core.contracts import RuleSet
from whistdrive.core.findings import Fact, Finding
from whistdrive.core.sheet import SIDES, Reason
from whistdrive.words import (
    changes,
    export,
    fairness,
    findings,
    movement,
    notes,
    offers,
    paper,
    prizes,
    refusals,
    schedules,
    scoring,
    wall,
)

SENTENCES: Mapping[str, str] = {
    **findings.SENTENCES,
    **refusals.SENTENCES,
    **scoring.SENTENCES,
    **movement.SENTENCES,
    **offers.SENTENCES,
    **schedules.SENTENCES,
    **fairness.SENTENCES,
    **changes.SENTENCES,
    **paper.SENTENCES,
    **notes.SENTENCES,
    **prizes.SENTENCES,
    **export.SENTENCES,
    **wall.SENTENCES,
}

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


def _as_it_is(text: str) -> str:
    return text


class Words:
    """The sentences in one language."""

    def __init__(self, translate: Callable[[str], str] = _as_it_is, rules: RuleSet | None = None) -> None:
        self._translate = translate
        self._rules = rules

    def at(self, rules: RuleSet) -> Words:
        """The same at the tables of a scoring system: with its own headings, and seats where one player is a side."""
        return Words(self._translate, rules)

    def __call__(self, key: str, /, **facts: Fact) -> str:
        """The sentence for ``key`` with its facts; raises KeyError for an unknown key."""
        worded = {name: self._fact(name, fact, facts.get("field")) for name, fact in facts.items()}
        return self._translate(SENTENCES[key]).format(**worded)

    def finding(self, finding: Finding) -> str:
        """What is wrong, as a sentence with the place (file, round, table, deal) before it."""
        where = [
            self(f"where.{key}", value=finding.facts[key])
            for key in ("file", "round", "table", "deal")
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
        return key if sentence is None else self._translate(sentence)

    def _fact(self, name: str, fact: Fact, field: Fact) -> Fact:
        """A fact as it is said: keys by their names, what a ``field`` takes by the names of its marks."""
        if isinstance(fact, int):
            return str(fact).replace("-", "\N{MINUS SIGN}")
        if fact is None:
            return fact
        if name in ("value", "allowed"):
            marks = _MARKS.get(str(field))
            return self._allowed(fact, marks) if name == "allowed" else self._known(marks, fact)
        return self._known(_VOCABULARY.get(name), fact)

    def _known(self, family: str | None, key: str) -> str:
        if family == "column" and self._rules is not None and f"column.{self._rules.key}.{key}" in SENTENCES:
            return self.column(self._rules.key, key)
        return self.name(family, key) if family else key

    def _allowed(self, allowed: str, marks: str | None) -> str:
        """What a field takes: ``0-13`` as a range, figures or the names of its marks with an *or*, else as it is."""
        low, dash, high = allowed.partition("-")
        if dash and low.isdecimal() and high.isdecimal():
            return self("mark.range", low=low, high=high)
        each = allowed.split()
        if len(each) < 2 or not (marks or all(one.isdecimal() for one in each)):
            return self._known(marks, allowed)
        *others, last = (self._known(marks, one) for one in each)
        return self("mark.or", others=", ".join(others), last=last)


ENGLISH = Words()
