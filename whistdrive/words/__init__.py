"""Every sentence that is not a widget's own text: findings, reasons, columns, systems, movements, changes, paper.

Pure layers speak in keys and facts; here each key has its English sentence. A language is a function that turns the
English text into another, handed in from outside, so that paper and the command line need no toolkit.

To add a sentence: add a line to the family it belongs to. Keys are ``family.name``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from whistdrive.core.findings import Fact, Finding
from whistdrive.core.sheet import Reason
from whistdrive.words import changes, findings, movement, paper, refusals, scoring

SENTENCES: Mapping[str, str] = {
    **findings.SENTENCES,
    **refusals.SENTENCES,
    **scoring.SENTENCES,
    **movement.SENTENCES,
    **changes.SENTENCES,
    **paper.SENTENCES,
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


def _as_it_is(text: str) -> str:
    return text


class Words:
    """The sentences in one language."""

    def __init__(self, translate: Callable[[str], str] = _as_it_is) -> None:
        self._translate = translate

    def __call__(self, key: str, /, **facts: Fact) -> str:
        """The sentence for ``key`` with its facts; raises KeyError for an unknown key."""
        return self._translate(SENTENCES[key]).format(**{name: self._fact(name, fact) for name, fact in facts.items()})

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
        sentence = SENTENCES.get(f"{family}.{key}")
        return key if sentence is None else self._translate(sentence)

    def _fact(self, name: str, fact: Fact) -> Fact:
        family = _VOCABULARY.get(name)
        return self.name(family, str(fact)) if family and fact is not None else fact


ENGLISH = Words()
