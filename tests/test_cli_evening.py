"""``whistdrive evening``."""

from __future__ import annotations

import csv
from importlib.resources import files
from pathlib import Path

import pytest
from pypdfium2 import PdfDocument
from tests.drives import F8_TOTALS

from whistdrive.cli import main
from whistdrive.core.standings import standings
from whistdrive.printing import DOCUMENTS, OF_PRIZES
from whistdrive.store import ClubStore
from whistdrive.words import in_language

SAMPLES = Path(str(files("whistdrive.resources") / "samples"))


def play(name: str, out: Path) -> int:
    return main(["evening", str(SAMPLES / f"{name}.json"), "--out", str(out)])


@pytest.mark.parametrize("name", ["f8", "progressive_40", "cvisti_16"])
def test_an_evening_leaves_a_club_file_and_its_paper(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert play(name, tmp_path / "out") == 0
    of_evening = [document for document in DOCUMENTS if document not in (*OF_PRIZES, "cash")]
    left = {path.name for path in (tmp_path / "out").iterdir()}
    assert left == {"club.whist", "standings.csv", *(f"{document}.pdf" for document in of_evening)}
    said = capsys.readouterr().out
    assert all(str(tmp_path / "out" / each) in said for each in left)


def test_f8_has_the_same_totals_in_the_club_file_on_paper_and_in_the_csv(tmp_path: Path) -> None:
    assert play("f8", tmp_path) == 0
    with ClubStore.open(tmp_path / "club.whist") as store:
        drive = store.evening(store.drives()[0].id).drive
    assert drive is not None
    assert {row.entrants[0]: row.total for row in standings(drive).rows} == F8_TOTALS
    names = {entrant.name: entrant.number for entrant in drive.entrants}
    with (tmp_path / "standings.csv").open(encoding="utf-8-sig", newline="") as file:
        rows = list(csv.DictReader(file))
    assert {names[row["Name"]]: int(row["Total"]) for row in rows} == F8_TOTALS
    with PdfDocument(tmp_path / "standings.pdf") as paper:
        text = paper[0].get_textpage().get_text_range()
    lines = text.splitlines()
    for name, number in names.items():
        line = next(line for line in lines if name in line)
        assert str(F8_TOTALS[number]) in line.replace(name, "").split()


def test_the_paper_is_in_the_language_that_is_asked_for(tmp_path: Path) -> None:
    assert main(["evening", str(SAMPLES / "f8.json"), "--out", str(tmp_path), "--language", "sv"]) == 0
    words = in_language("sv")
    assert words("paper.name") in (tmp_path / "standings.csv").read_text(encoding="utf-8-sig").splitlines()[0]
    with PdfDocument(tmp_path / "standings.pdf") as paper:
        assert words("document.standings") in paper[0].get_textpage().get_text_range()


def test_an_evening_can_be_played_again_into_the_same_folder(tmp_path: Path) -> None:
    assert play("f8", tmp_path) == 0
    assert play("f8", tmp_path) == 0
    with ClubStore.open(tmp_path / "club.whist") as store:
        assert len(store.drives()) == 1


def test_another_club_file_is_never_replaced(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert play("f8", tmp_path) == 0
    before = (tmp_path / "club.whist").read_bytes()
    assert play("cvisti_16", tmp_path) == 2
    assert (tmp_path / "club.whist").read_bytes() == before
    assert "club.whist" in capsys.readouterr().err


@pytest.mark.parametrize("content", [None, "", "not JSON", "[]"])
def test_a_bad_file_gets_one_sentence(content: str | None, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "bad.json"
    if content is not None:
        path.write_text(content, encoding="utf-8")
    assert main(["evening", str(path), "--out", str(tmp_path / "out")]) == 2
    said = capsys.readouterr().err
    assert str(path) in said
    assert said.count("\n") == 1
    assert not (tmp_path / "out").exists()


def test_a_folder_that_cannot_be_made_gets_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert play("f8", tmp_path / "file" / "out") == 2
    assert capsys.readouterr().err.count("\n") == 1
