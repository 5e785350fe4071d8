"""What is wrong, or asks to be looked at, as data: a code and the facts its sentence needs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum

Fact = int | str | None
"""A figure, a key or a name that a sentence mentions."""


class Gravity(Enum):
    """How much weighs against a value: a doubtful one is taken with a reason, a grave one never."""

    DOUBTFUL = "doubtful"
    GRAVE = "grave"


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing found wrong.

    ``code`` names the sentence. ``facts`` fill it; the usual ones are ``round``, ``table``, ``deal`` (counted
    from 1), ``field`` (the key of a column or an option), ``value`` (what was given) and ``allowed`` (what may
    stand there, in the short form of :func:`whistdrive.core.contracts.allowed_text`).
    """

    code: str
    facts: Mapping[str, Fact] = field(default_factory=dict)
    gravity: Gravity = Gravity.GRAVE

    def at(self, **facts: Fact) -> Finding:
        """The same finding, placed: ``facts`` are added to its own."""
        return Finding(self.code, {**self.facts, **facts}, self.gravity)


class Refused(Exception):
    """A change that did not happen: ``findings`` say why; nothing was altered."""

    def __init__(self, *findings: Finding) -> None:
        super().__init__(*findings)
        self.findings = findings


def refuse(code: str, **facts: Fact) -> Refused:
    """A refusal for one reason, ready to be raised."""
    return Refused(Finding(code, facts))
