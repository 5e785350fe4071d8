"""The command line as a whole, and its help in every language."""

from __future__ import annotations

import argparse
import re
from string import Formatter

import pytest

from whistdrive import __version__
from whistdrive.cli import _COMMANDS, _EXAMPLES, asked, main
from whistdrive.core.findings import Finding
from whistdrive.printing import DOCUMENTS
from whistdrive.words import LANGUAGES, SENTENCES, Words, in_language
from whistdrive.words.command_line import SENTENCES as OURS
from whistdrive.words.marking import Sentence

HELP = [["--help"], *([command.name, "--help"] for command in _COMMANDS)]

WRONG = [
    ["nonsense"],
    ["score"],
    ["score", "-", "B"],
    ["evening", "x.json"],
    ["--unknown"],
    ["movement", "--players"],
    ["movement", "--players", "many"],
    ["movement", "--r", "3"],
    ["movement", "--report=much"],
    ["export", "x.whist", "--what", "nothing", "--out", "x"],
]
"""Each is wrong in a way of its own."""

_WRAPPED = re.compile(r"⟦[^⟦⟧]*⟧")
_TYPED = re.compile(r"\{[^{}]*\}|'[^']*'|--?[a-z-]+|\b[A-Z]+\b|\bwhistdrive\b")
_STAYS = re.compile(r'\{[^{}]*\}|(?<!\w)--[a-z-]+|"[^"]+"|\b[A-Z]{2,}\b|\b[NRS]\b')


def wrapped(sentence: Sentence, _count: int | None) -> str:
    """The sentence with ⟦…⟧ around all of it but the places that are filled in."""
    parts = ((escaped(text), field) for text, field, _, _ in Formatter().parse(sentence))
    return "".join(f"⟦{text}⟧" + (f"{{{field}}}" if field else "") for text, field in parts)


def escaped(text: str) -> str:
    return text.replace("{", "{{").replace("}", "}}")


WRAPPED = Words(wrapped)
"""A language of which one sees what was never before a translator: it stands outside ⟦…⟧."""


def status(arguments: list[str], here: Words) -> object:
    with pytest.raises(SystemExit) as ended:
        asked(arguments, here)
    return ended.value.code


def left_alone(said: str) -> str:
    """What is left without sentences and without what is typed as it stands."""
    for example in (*_EXAMPLES, *(each for command in _COMMANDS for each in command.examples)):
        said = said.replace(f"\n  {example}\n", "\n\n")
    said = _WRAPPED.sub(" ", said)
    for word in (*(command.name for command in _COMMANDS), "all", *DOCUMENTS):
        said = re.sub(rf"\b{word}\b", "", said)
    return "".join(letter for letter in _TYPED.sub("", said) if letter.isalpha())


@pytest.mark.parametrize("arguments", HELP)
def test_everything_has_help_with_an_example(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 0
    assert "example" in capsys.readouterr().out


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert ended.value.code == 0
    assert __version__ in capsys.readouterr().out


@pytest.mark.parametrize("arguments", WRONG)
def test_wrong_words_end_with_status_2(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2
    assert "usage" in capsys.readouterr().err


@pytest.mark.parametrize("arguments", HELP)
def test_every_sentence_of_the_help_is_translated(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert status(arguments, WRAPPED) == 0
    said = capsys.readouterr().out
    assert said.count("⟦") > 5
    assert left_alone(said) == ""


@pytest.mark.parametrize("arguments", WRONG)
def test_every_sentence_about_wrong_words_is_translated(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert status(arguments, WRAPPED) == 2
    assert left_alone(capsys.readouterr().err) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_can_be_had_in_every_language(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    here = in_language(language)
    for command in _COMMANDS:
        assert status([command.name, "--help"], here) == 0
        said = " ".join(capsys.readouterr().out.split())
        assert all(" ".join(here(key).split()) in said for key in command.about)
        assert all(" ".join(example.split()) in said for example in command.examples)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", OURS)
def test_what_is_typed_stays_in_every_language(key: str, language: str) -> None:
    said = in_language(language).name(*key.split(".", 1))
    assert {*_STAYS.findall(SENTENCES[key])} <= {*_STAYS.findall(said)}


def test_argparse_gets_its_own_words_back(capsys: pytest.CaptureFixture[str]) -> None:
    assert status(["score"], WRAPPED) == 2
    capsys.readouterr()
    assert "show this help message and exit" in argparse.ArgumentParser().format_help()


def test_what_a_command_says_is_in_the_language_of_the_environment(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LANGUAGE", "fi")
    assert main(["movement"]) == 2
    assert capsys.readouterr().err == f"whistdrive: {in_language('fi').finding(Finding('movement_what'))}\n"


def test_what_the_system_says_of_a_file_is_translated(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = asked(["score", "none.jsonl"], WRAPPED)
    assert arguments.run(arguments, WRAPPED) == 2
    assert "⟦No such file or directory⟧" in capsys.readouterr().err
