"""Lists and drives from club to club without a window."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from tests.drives import HARD_NAMES, f8, of_drive
from tests.store.steps import step

from whistdrive.cli import main
from whistdrive.core import changes
from whistdrive.core.evening import Evening
from whistdrive.store import ClubStore


@pytest.fixture
def club(tmp_path: Path) -> Path:
    """A club file with F8 in it."""
    path = tmp_path / "club.whist"
    with ClubStore.create(path) as store:
        store.save(store.evening(), f8(HARD_NAMES), step())
    return path


def evening_in(path: Path, drive: int | None = None) -> Evening:
    with ClubStore.open(path) as store:
        return store.evening(drive)


@pytest.mark.parametrize("name", ["people.csv", "people.xlsx"])
def test_people_go_from_club_to_club(club: Path, tmp_path: Path, name: str, capsys: pytest.CaptureFixture[str]) -> None:
    out, other = tmp_path / name, tmp_path / "other.whist"
    ClubStore.create(other).close()
    assert main(["export", str(club), "--what", "people", "--out", str(out), "--language", "fi"]) == 0
    assert main(["import", str(other), str(out), "--what", "people", "--dry-run"]) == 0
    assert evening_in(other).club.people == ()
    assert main(["import", str(other), str(out), "--what", "people"]) == 0
    assert evening_in(other).club.people == evening_in(club).club.people
    assert "new: 8" in capsys.readouterr().out


def test_a_drive_goes_from_club_to_club(club: Path, tmp_path: Path) -> None:
    out, other = tmp_path / "drive.json", tmp_path / "other.whist"
    ClubStore.create(other).close()
    assert main(["export", str(club), "--what", "drive", "--drive", "1", "--out", str(out)]) == 0
    assert main(["import", str(other), str(out), "--what", "drive"]) == 0
    assert evening_in(other, 1) == replace(evening_in(club, 1), club=evening_in(other).club)


def test_results_are_taken_into_the_drive_that_is_named(club: Path, tmp_path: Path) -> None:
    out = tmp_path / "results.csv"
    assert main(["export", str(club), "--what", "results", "--out", str(out)]) == 0
    whole = evening_in(club, 1)
    with ClubStore.open(club) as store:
        held = store.evening(1)
        held = store.save(held, changes.clear_deal(held, number=3, table=2, deal=1), step())
    assert main(["import", str(club), str(out), "--what", "results", "--drive", "1"]) == 0
    assert of_drive(evening_in(club, 1)).rounds == of_drive(whole).rounds


def test_what_is_wrong_is_said_by_row_and_nothing_is_taken_in(
    club: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = tmp_path / "results.csv"
    table.write_text("Round,Table,Written North–South\n1,1,9\n1,7,9\n", encoding="utf-8")
    before = evening_in(club, 1)
    assert main(["import", str(club), str(table), "--what", "results"]) == 2
    assert evening_in(club, 1) == before
    assert "Row 3, round 1: there is no table 7." in capsys.readouterr().err


@pytest.mark.parametrize(
    "arguments",
    [
        ["export", "{club}", "--what", "results", "--drive", "7", "--out", "{folder}/x.csv"],
        ["export", "{folder}/none.whist", "--what", "people", "--out", "{folder}/x.csv"],
        ["export", "{club}", "--what", "people", "--out", "{folder}/none/x.csv"],
        ["import", "{club}", "{folder}/none.csv", "--what", "people"],
        ["import", "{club}", "{club}", "--what", "people"],
        ["import", "{club}", "{club}", "--what", "drive"],
    ],
)
def test_what_cannot_be_read_or_written_is_said(
    club: Path, tmp_path: Path, arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([each.format(club=club, folder=tmp_path) for each in arguments]) == 2
    assert capsys.readouterr().err.startswith("whistdrive: ")


def test_an_empty_club_has_no_drive_to_export(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "club.whist"
    ClubStore.create(path).close()
    assert main(["export", str(path), "--what", "drive", "--out", str(tmp_path / "x.json")]) == 2
    assert "no drive yet" in capsys.readouterr().err
