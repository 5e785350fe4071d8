"""Texts stand where the translation tools find them: as plain literals, under the names that the tools know."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import whistdrive
from whistdrive.words import ENGLISH, SENTENCES, Words, in_language
from whistdrive.words.marking import Sentence
from whistdrive.words.translation import LANGUAGES

PACKAGE = Path(whistdrive.__file__).parent
TOOLS_READ = sorted([*(PACKAGE / "ui").rglob("*.py"), *(PACKAGE / "words").rglob("*.py")])
"""The files that ``packaging/translations.py`` hands to the tools."""

TEXT_AT = {"tr": 0, "translate": 1, "QT_TRANSLATE_NOOP": 1, "QT_TRANSLATE_N_NOOP": 1}
"""By the name of a call that marks a text, which of its arguments that is."""


def named(node: ast.expr) -> str:
    """What is called; a painter translates too, but no texts."""
    if isinstance(node, ast.Attribute):
        return "" if node.attr == "translate" and ast.unparse(node.value) != "QCoreApplication" else node.attr
    return node.id if isinstance(node, ast.Name) else ""


def marks(tree: ast.AST) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and named(node.func) in TEXT_AT:
            yield node


def is_literal(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def faults(source: str) -> list[str]:
    """What the tools would not find, or would find under another name."""
    tree = ast.parse(source)
    calls = list(marks(tree))
    called = {id(call.func) for call in calls}
    found = [
        f"line {call.lineno}: no plain literal"
        for call in calls
        if not all(is_literal(each) for each in call.args[: TEXT_AT[named(call.func)] + 1])
    ]
    found += [
        f"line {node.lineno}: another name for tr"
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and node.attr == "tr" and id(node) not in called
    ]
    return found


@pytest.mark.parametrize("file", TOOLS_READ, ids=lambda file: file.relative_to(PACKAGE).as_posix())
def test_every_text_is_a_plain_literal(file: Path) -> None:
    assert faults(file.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "line",
    [
        'self.tr(f"round {number}")',
        'self.tr("one" if one else "many")',
        'self.tr("a" + name)',
        "self.tr(TEXT)",
        "say = self.tr",
        "list(map(self.tr, texts))",
        'QCoreApplication.translate(CONTEXT, "text")',
    ],
)
def test_what_the_tools_do_not_find_is_found_here(line: str) -> None:
    assert len(faults(line)) == 1


def test_texts_are_marked_only_where_the_tools_look() -> None:
    others = [file for file in PACKAGE.rglob("*.py") if file not in TOOLS_READ]
    assert [file.name for file in others if list(marks(ast.parse(file.read_bytes())))] == []


@pytest.mark.parametrize("key", [key for key, sentence in SENTENCES.items() if sentence.counted])
def test_the_fact_that_counts_is_one_of_the_sentence(key: str) -> None:
    assert f"{{{SENTENCES[key].counted}}}" in SENTENCES[key]


def test_one_and_many_are_told_apart() -> None:
    assert ENGLISH("reason.tricks", tricks=1, points=0, side="NS") == "1 trick: 0 to North–South"
    assert ENGLISH("reason.tricks", tricks=7, points=1, side="NS") == "7 tricks: 1 to North–South"
    assert ENGLISH("fairness.times", times="1") == "once"
    assert ENGLISH("fairness.times", times="2–3") == "2–3 times"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said_in_every_language(language: str) -> None:
    words = in_language(language)
    assert words.language == language
    assert all(words.name(*key.split(".", 1)) for key in SENTENCES)


def test_an_unknown_language_is_none() -> None:
    with pytest.raises(KeyError):
        in_language("xx")


def test_a_language_is_asked_for_the_form_of_the_number() -> None:
    asked: list[tuple[Sentence, int | None]] = []

    def note(sentence: Sentence, count: int | None) -> str:
        asked.append((sentence, count))
        return sentence

    Words(note)("reason.tricks", tricks=9, points=3, side="NS")
    assert (SENTENCES["reason.tricks"], 9) in asked
    assert (SENTENCES["side.NS"], None) in asked
