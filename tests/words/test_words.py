"""Every key that the program can speak of has its sentence, and every sentence gets the facts that it needs."""

from __future__ import annotations

import ast
import pkgutil
from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from string import Formatter

import pytest

import whistdrive
from whistdrive import words
from whistdrive.core import changes as all_changes
from whistdrive.core.findings import Fact, Finding
from whistdrive.scoring import RULES
from whistdrive.words import ENGLISH, SENTENCES, Words

FAMILIES = [
    module.SENTENCES
    for name in sorted(each.name for each in pkgutil.iter_modules(words.__path__))
    if hasattr(module := import_module(f"{words.__name__}.{name}"), "SENTENCES")
]
"""The sentences of every module that has some, whether the package names it or not."""

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


def test_every_family_is_spoken_and_no_key_belongs_to_two() -> None:
    count = Counter(key for family in FAMILIES for key in family)
    assert [key for key, times in count.items() if times > 1] == []
    assert set(count) == set(SENTENCES)


@pytest.mark.parametrize("name", all_changes.__all__)
def test_every_change_has_a_label(name: str) -> None:
    assert SENTENCES[f"change.{name}"]


def test_a_finding_is_a_sentence_with_its_place() -> None:
    finding = Finding("skips_deal", {"round": 2, "table": 7, "deal": 3, "value": 3, "allowed": 2})
    assert ENGLISH.finding(finding) == "Round 2, table 7, deal 3: write deal 2 first."


def test_a_language_is_a_function_over_the_english_sentences() -> None:
    assert Words(lambda text, _count: text.upper())("side.NS") == ENGLISH("side.NS").upper()


@pytest.mark.parametrize(
    ("field", "allowed", "said"),
    [
        ("bid", "0-7", "0 to 7"),
        ("honours", "3 4", "3 or 4"),
        ("honours", "4", "4"),
        ("declarer", "NS EW", "North–South or East–West"),
        ("declarer", "EW", "East–West"),
        ("trump", "S H D C NT", "spades, hearts, diamonds, clubs or no-trump"),
        ("kind", "high low nt", "high, low or no-trump"),
        ("dealer", "N E S W", "North, East, South or West"),
        ("ns", "whole number", "whole number"),
    ],
)
def test_what_a_field_takes_is_said_by_the_names_of_its_marks(field: str, allowed: str, said: str) -> None:
    finding = Finding("not_allowed", {"field": field, "value": "NS", "allowed": allowed})
    assert ENGLISH.finding(finding).endswith(f"; allowed: {said}.")


def test_a_mark_that_is_refused_is_called_by_its_name() -> None:
    finding = Finding("not_allowed", {"deal": 2, "field": "declarer", "value": "NS", "allowed": "EW"})
    assert ENGLISH.finding(finding) == "Deal 2: North–South cannot stand under “Declarer”; allowed: East–West."


def test_figures_below_zero_have_a_true_minus_sign() -> None:
    facts: dict[str, Fact] = {"table": 1, "deal": 2, "ns": -3, "ew": 0, "ns_names": "Al", "ew_names": "Bo"}
    assert ENGLISH("reason.read_back_points", **facts) == "Table 1, deal 2: −3 to Al, 0 to Bo"


@pytest.mark.parametrize("system", RULES)
def test_every_system_calls_its_sides_and_columns_its_own_way(system: str) -> None:
    rules = RULES[system]()
    words = ENGLISH.at(rules)
    side = "North" if len(rules.seats) == 2 else "North–South"
    assert words("reason.tricks", tricks=9, points=3, side="NS") == f"9 tricks: 3 to {side}"
    for column in rules.columns:
        assert words("finding.missing", field=column.key, allowed="1").startswith(words.column(system, column.key))
