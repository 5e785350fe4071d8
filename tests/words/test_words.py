"""Every key that the program can speak of has its sentence, and every sentence gets the facts that it needs."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

import pytest

import whistdrive
from whistdrive.core import changes as all_changes
from whistdrive.core.findings import Finding
from whistdrive.words import ENGLISH, SENTENCES, Words, changes, findings, movement, paper, refusals, scoring

PLACES = {"file", "round", "table", "deal"}


def needs(sentence: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(sentence) if name}


def spoken() -> Iterator[tuple[str, set[str] | None, str]]:
    """Key, facts (None: not known before the program runs) and place of every refusal, finding, reason and step."""
    families = {"refuse": "finding", "Finding": "finding", "Reason": "reason", "Step": "step"}
    for file in sorted(Path(whistdrive.__file__).parent.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_bytes())):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in families):
                continue
            if not (node.args and isinstance(node.args[0], ast.Constant) and isinstance(node.args[0].value, str)):
                continue
            given: set[str] | None = {keyword.arg for keyword in node.keywords if keyword.arg}
            if node.func.id != "refuse":
                facts = node.args[1] if len(node.args) > 1 else None
                keys = facts.keys if isinstance(facts, ast.Dict) else [None]
                literal = [key.value for key in keys if isinstance(key, ast.Constant)]
                given = {str(key) for key in literal} if len(literal) == len(keys) else None
            elif len(given or ()) < len(node.keywords):
                given = None
            yield f"{families[node.func.id]}.{node.args[0].value}", given, f"{file.name}:{node.lineno}"


def test_what_is_spoken_of_is_found() -> None:
    assert len(list(spoken())) > 80


@pytest.mark.parametrize(("key", "facts", "place"), list(spoken()))
def test_every_key_has_a_sentence_with_its_facts(key: str, facts: set[str] | None, place: str) -> None:
    assert key in SENTENCES, place
    if facts is not None:
        assert needs(SENTENCES[key]) <= facts | PLACES, place


def test_no_key_belongs_to_two_families() -> None:
    count = Counter(
        key for family in (changes, findings, movement, paper, refusals, scoring) for key in family.SENTENCES
    )
    assert [key for key, times in count.items() if times > 1] == []


@pytest.mark.parametrize("name", all_changes.__all__)
def test_every_change_has_a_label(name: str) -> None:
    assert SENTENCES[f"change.{name}"]


def test_a_finding_is_a_sentence_with_its_place() -> None:
    finding = Finding("skips_deal", {"round": 2, "table": 7, "deal": 3, "value": 3, "allowed": 2})
    assert ENGLISH.finding(finding) == "Round 2, table 7, deal 3: write deal 2 first."


def test_a_language_is_a_function_over_the_english_sentences() -> None:
    assert Words(str.upper)("side.NS") == ENGLISH("side.NS").upper()
