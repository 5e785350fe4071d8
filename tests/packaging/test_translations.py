"""The translators' files: they have every text of the program, and what is translated works."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import translations
from translation_check import faults, messages, unfinished
from whistdrive.words import LANGUAGES, SENTENCES
from whistdrive.words.translation import plural, plural_forms

HEAD = '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n<TS version="2.1" language="ru_RU">'
"""How a file begins."""


@pytest.fixture(scope="module")
def collected(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files as they are when they are brought up to date now."""
    folder = tmp_path_factory.mktemp("i18n")
    for language in LANGUAGES:
        shutil.copy(translations.ts_file(language), folder)
    translations.update(folder)
    return folder


def written(folder: Path, *texts: str) -> Path:
    """A Russian file with these messages."""
    file = folder / "whistdrive_ru.ts"
    body = "".join(f"<message{text}</message>" for text in texts)
    file.write_text(f"{HEAD}<context><name>Words</name>{body}</context></TS>", encoding="utf-8")
    return file


def plain(source: str, translation: str) -> str:
    return f"><source>{source}</source><translation>{translation}</translation>"


def counted(source: str, *forms: str) -> str:
    inside = "".join(f"<numerusform>{form}</numerusform>" for form in forms)
    return f' numerus="yes"><source>{source}</source><translation>{inside}</translation>'


def test_the_script_and_the_program_know_the_same_languages() -> None:
    assert list(translations.LANGUAGES) == list(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_of_the_program_is_before_the_translators(language: str, collected: Path) -> None:
    """Otherwise run ``python packaging/translations.py update`` and commit what it changes."""
    kept = translations.ts_file(language).read_text(encoding="utf-8")
    assert translations.ts_file(language, collected).read_text(encoding="utf-8") == kept


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_translated_works(language: str) -> None:
    assert faults(translations.ts_file(language), language) == []


def test_the_texts_of_qt_that_it_has_in_no_romanian_are_whole() -> None:
    file = translations.FOLDER / "qtbase_ro.ts"
    assert faults(file, "ro") == unfinished(file) == []


@pytest.mark.parametrize("language", translations.COMPLETE)
def test_nothing_is_left_untranslated(language: str) -> None:
    assert unfinished(translations.ts_file(language)) == []


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_the_tools_find_every_sentence(language: str) -> None:
    found = {each.source: each.counted for each in messages(translations.ts_file(language)) if each.context == "Words"}
    assert found == {str(sentence): bool(sentence.counted) for sentence in SENTENCES.values()}


def test_what_is_missing_or_unfinished_is_found(tmp_path: Path) -> None:
    file = written(
        tmp_path,
        plain("done", "готово"),
        plain("empty", ""),
        "><source>doubtful</source><translation type='unfinished'>сомнительно</translation>",
        counted("one of three", "один", "", "много"),
    )
    assert unfinished(file) == ["Words: 'empty'", "Words: 'doubtful'", "Words: 'one of three'"]


@pytest.mark.parametrize(
    ("message", "fault"),
    [
        (plain("{name} sits", "сидит"), "{name} is missing"),
        (plain("{name} sits", "{name} {seat}"), "{seat} is not in the English text"),
        (plain("{name} sits", "{name"), "braces that do not fit"),
        (plain("&amp;Open", "Открыть"), "1 letters are marked by & in English, 0"),
        (plain("Tom && Jo".replace("&", "&amp;"), "&amp;Том"), "0 letters are marked by & in English, 1"),
        (plain("  two spaces", "два"), "spaces at the beginning"),
        (plain("Press **Del**", "Нажмите **Удал**"), "keys between ** are not those"),
        (counted("%n cards", "%n карта", "%n карты"), "2 plural forms instead of 3"),
        (counted("%n cards", "карта", "%n карты", "%n карт"), "%n is missing"),
        (counted("{n} cards", "{n} карта", "{n} карты", "карт"), "{n} is missing"),
    ],
)
def test_a_translation_that_would_not_work_is_found(message: str, fault: str, tmp_path: Path) -> None:
    (found,) = faults(written(tmp_path, message), "ru")
    assert fault in found


def test_one_alone_needs_no_figure(tmp_path: Path) -> None:
    """In Russian the same form serves 21, so there it does."""
    file = written(tmp_path, counted("{times} times", "kerran", "{times} kertaa"))
    assert faults(file, "fi") == []


def test_only_what_is_newer_is_built(tmp_path: Path) -> None:
    file = written(tmp_path, plain("done", "готово"))
    assert translations.outdated(tmp_path) == [file]
    translations.build([file])
    assert (tmp_path / "whistdrive_ru.qm").stat().st_size > 0
    assert translations.outdated(tmp_path) == []


def test_other_arguments_are_answered_with_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert translations.main(["upgrade"]) == 2
    assert "update" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("en", {0: "1", 1: "0 2 21 100"}),
        ("ru", {0: "1 21 101 121", 1: "2 3 4 22 34 104", 2: "0 5 11 12 13 14 19 20 25 111 112 211"}),
        ("ro", {0: "1", 1: "0 2 19 101 119", 2: "20 21 100 120 200"}),
    ],
)
def test_plurals_are_those_of_the_language(language: str, forms: dict[int, str]) -> None:
    for form, numbers in forms.items():
        assert {plural(language, int(number)) for number in numbers.split()} == {form}


def test_each_language_has_so_many_forms() -> None:
    assert {language: plural_forms(language) for language in LANGUAGES} == {"en": 2, "fi": 2, "sv": 2, "ru": 3, "ro": 3}
