"""``whistdrive print``."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from pypdfium2 import PdfDocument
from tests.drives import drive, f8, of_drive
from tests.printing.pages import squeezed, whole

from whistdrive.cli import main
from whistdrive.cli.language import words as words_here
from whistdrive.core import changes
from whistdrive.core.drive import Drive, Prize
from whistdrive.desk.desk import Desk
from whistdrive.printing import Choices, document_name, documents, nearest_size, pdf
from whistdrive.store import ClubStore
from whistdrive.words import ENGLISH, LANGUAGES, in_language

A5_WIDTH, A6_WIDTH = 420, 298
"""In points."""


def club(folder: Path, *drives: Drive) -> Path:
    """A club file with these drives and those who take part."""
    path = folder / "club.whist"
    desk = Desk(ClubStore.create(path))
    try:
        for each in drives:
            for entrant in each.entrants:
                desk.do(changes.add_person, name=entrant.name)
            desk.do(changes.new_drive, drive=replace(each, id=desk.next_drive_id()))
    finally:
        desk.close()
    return path


@pytest.fixture
def played(tmp_path: Path) -> Path:
    """A club with one drive: eight players after three rounds."""
    return club(tmp_path, of_drive(f8()))


def printed(file: Path, *arguments: str) -> int:
    return main(["print", str(file), "--out", str(file.parent / "paper"), *arguments])


def kept(file: Path, number: int = 1) -> Drive:
    """A drive as the file has it."""
    with ClubStore.open(file) as store:
        return of_drive(store.evening(number))


def test_all_is_what_the_paper_page_offers_under_its_names(played: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert printed(played, "--document", "all") == 0
    of = kept(played)
    left = {path.name: path.read_bytes() for path in (played.parent / "paper").iterdir()}
    assert left == {document_name(each, of, ENGLISH): pdf(each, of, ENGLISH) for each in documents(of)}
    told = capsys.readouterr()
    assert sorted(told.out.splitlines()) == sorted(f"Printed: {played.parent / 'paper' / name}" for name in left)
    count = len(documents(of))
    assert told.err.splitlines()[0] == f"1 of {count}: Standings"
    assert len(told.err.splitlines()) == count


@pytest.mark.parametrize("language", LANGUAGES)
def test_paper_in_each_language(language: str, played: Path) -> None:
    assert printed(played, "--document", "standings", "--language", language) == 0
    of, words = kept(played), in_language(language)
    data = (played.parent / "paper" / document_name("standings", of, words)).read_bytes()
    assert data == pdf("standings", of, words)
    assert squeezed(words.day(of.day)) in whole(data)


def test_the_paper_is_the_one_asked_for_or_the_next_larger(played: Path) -> None:
    for document, width in (("cards", A6_WIDTH), ("standings", A5_WIDTH)):
        assert printed(played, "--document", document, "--size", "A6") == 0
        data = (played.parent / "paper" / document_name(document, kept(played), ENGLISH)).read_bytes()
        assert data == pdf(document, kept(played), ENGLISH, Choices(size=nearest_size(document, "A6")))
        with PdfDocument(data) as paper:
            assert round(min(paper[0].get_size())) == width


def test_the_latest_drive_unless_one_is_named(tmp_path: Path) -> None:
    file = club(tmp_path, of_drive(f8()), replace(drive(4), title="Another"))
    assert printed(file, "--document", "signin") == 0
    assert printed(file, "--document", "standings", "--drive", "1") == 0
    names = {path.name for path in (tmp_path / "paper").iterdir()}
    assert names == {"Another 2026-11-29 sign-in list.pdf", "A drive 2026-11-29 standings.pdf"}


def test_what_has_nothing_to_say_is_left_out_of_all(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = club(tmp_path, replace(drive(8), prizes=(Prize(1, "place"),)))
    assert printed(file, "--document", "all") == 0
    assert "No round is seated yet, so there is nothing to print." in capsys.readouterr().err
    names = {path.name for path in (tmp_path / "paper").iterdir()}
    assert "A drive 2026-11-29 sign-in list.pdf" in names
    assert "A drive 2026-11-29 seating.pdf" not in names


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--document", "seating"], "No round is seated yet, so there is nothing to print."),
        (["--document", "prizes"], "There are no prizes yet, so there is nothing to print."),
        (
            ["--document", "signin", "--drive", "7"],
            "there is no drive 7; the latest are: 1 (A drive, 29 November 2026).",
        ),
    ],
)
def test_what_cannot_be_printed_gets_a_sentence(
    arguments: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = club(tmp_path, drive(8))
    assert printed(file, *arguments) == 2
    assert said in capsys.readouterr().err.splitlines()[-1]
    assert not list(tmp_path.glob("paper/*"))


def test_a_club_without_a_drive_gets_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert printed(club(tmp_path), "--document", "all") == 2
    assert "no drive yet" in capsys.readouterr().err


@pytest.mark.parametrize("content", [None, b"", b"no club"])
def test_what_is_no_club_gets_one_sentence(
    content: bytes | None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "club.whist"
    if content is not None:
        file.write_bytes(content)
    assert printed(file, "--document", "all") == 2
    said = capsys.readouterr().err
    assert str(file) in said
    assert said.count("\n") == 1
    assert not (tmp_path / "paper").exists()


def test_a_club_that_is_open_elsewhere_gets_a_sentence(played: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with ClubStore.open(played):
        assert printed(played, "--document", "all") == 2
    assert "has this file open" in capsys.readouterr().err


def test_a_folder_that_cannot_be_made_gets_a_sentence(played: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (played.parent / "paper").write_text("", encoding="utf-8")
    assert printed(played, "--document", "all") == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_place_that_is_taken_stops_it_and_nothing_is_half_written(
    played: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (played.parent / "paper" / document_name("standings", kept(played), ENGLISH)).mkdir(parents=True)
    assert printed(played, "--document", "all") == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert len(told.err.splitlines()) == 2
    assert [path.is_dir() for path in (played.parent / "paper").iterdir()] == [True]


@pytest.mark.parametrize(
    "arguments", [["--document", "nonsense"], ["--language", "xx", "--document", "all"], ["--size", "A0"], []]
)
def test_words_that_are_unknown_end_with_status_2(arguments: list[str], played: Path) -> None:
    with pytest.raises(SystemExit) as ended:
        printed(played, *arguments)
    assert ended.value.code == 2


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({"LANG": "fi_FI.UTF-8"}, "fi"),
        ({"LANG": "fi_FI.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANGUAGE": "de:sv:fi"}, "sv"),
        ({"LC_MESSAGES": "ro", "LANG": "ru_RU"}, "ro"),
        ({}, "en"),
    ],
)
def test_the_command_line_speaks_the_language_of_its_surroundings(
    variables: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert words_here().language == language
