"""``whistdrive check``."""

from __future__ import annotations

import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from tests.drives import f8, of_drive
from tests.store.steps import fingerprint

from whistdrive.cli import main
from whistdrive.core import changes
from whistdrive.desk.desk import Desk
from whistdrive.store import ClubStore, migrations

MUSEUM = Path(__file__).parent / "museum"


@pytest.fixture
def club(tmp_path: Path) -> Path:
    """A club with a closed drive and one that is not."""
    path = tmp_path / "club.whist"
    desk = Desk(ClubStore.create(path))
    try:
        for entrant in of_drive(f8()).entrants:
            desk.do(changes.add_person, name=entrant.name)
        for closed in (True, False):
            desk.do(changes.new_drive, drive=replace(of_drive(f8()), id=desk.next_drive_id()))
            if closed:
                desk.do(changes.close_drive)
    finally:
        desk.close()
    return path


def checked(file: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    """The exit status, and all that was said; the file is as it was, and nothing lies beside it."""
    before = fingerprint(file), sorted(file.parent.iterdir())
    status = main(["check", str(file)])
    assert (fingerprint(file), sorted(file.parent.iterdir())) == before
    told = capsys.readouterr()
    return status, told.out + told.err


def meddled(file: Path, *statements: str) -> None:
    """Have another program write into a file."""
    with closing(sqlite3.connect(file)) as connection, connection:
        for statement in statements:
            connection.execute(statement)


def test_a_club_that_is_well(club: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, said = checked(club, capsys)
    assert status == 0
    assert "the file is whole" in said
    assert f"edition is {migrations.EDITION}, that of this program" in said
    assert "2 drives checked; nothing is wrong." in said


@pytest.mark.parametrize("edition", range(1, migrations.EDITION))
def test_a_club_of_an_earlier_edition_stays_as_it_is(
    edition: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = Path(shutil.copy(MUSEUM / f"edition_{edition}.whist", tmp_path))
    status, said = checked(file, capsys)
    assert status == 0
    assert f"edition is {edition}; this program brings it up to {migrations.EDITION}" in said


@pytest.mark.parametrize(
    ("statement", "expected"),
    [
        (
            "UPDATE result SET points = 99 WHERE entrant = 2",
            "Drive 1 (“A drive”, 29 November 2026): The file keeps place 1, 99 points and 3 deals for 2 Player 2; "
            "by the standings it is place 1, 27 points and 3 deals.",
        ),
        (
            "DELETE FROM result WHERE entrant = 2",
            "The file keeps no result for 2 Player 2; by the standings it is place 1, 27 points.",
        ),
        (
            "INSERT INTO result VALUES (2, 4, 3, 50, 3)",
            "Drive 2 (“A drive”, 29 November 2026): The file keeps a result for 4 Player 4, place 3, 50 points, "
            "that the standings do not have.",
        ),
        (
            "DELETE FROM journal WHERE drive = 1 AND revision = 1",
            "Drive 1 (“A drive”, 29 November 2026): The journal of changes does not tell of the steps 1.",
        ),
        ("DELETE FROM journal WHERE drive = 2", "does not tell of the steps 1."),
        ("UPDATE drive SET movement = 'waltz' WHERE id = 2", "Drive 2 (“A drive”, 29 November 2026): "),
        ("DELETE FROM slip WHERE drive = 2 AND round = 1", None),
    ],
)
def test_whatever_does_not_fit_together_is_named(
    statement: str, expected: str | None, club: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    meddled(club, statement)
    status, said = checked(club, capsys)
    assert status == 2
    assert expected is None or expected in said
    assert "nothing is wrong" not in said


def test_what_closing_again_puts_right_is_right_then(club: Path, capsys: pytest.CaptureFixture[str]) -> None:
    meddled(club, "UPDATE result SET points = 99, place = 8 WHERE entrant = 2")
    assert "put right by opening it again and closing it" in checked(club, capsys)[1]
    desk = Desk(ClubStore.open(club))
    try:
        desk.open_drive(1)
        desk.do(changes.reopen_drive, reason="checked", when="2026-12-01 20:00")
        desk.do(changes.close_drive)
    finally:
        desk.close()
    assert checked(club, capsys)[0] == 0


def cut_short(file: Path) -> None:
    data = file.read_bytes()
    file.write_bytes(data[: len(data) * 2 // 3])


def scribbled_over(file: Path) -> None:
    data = bytearray(file.read_bytes())
    data[len(data) // 2 : len(data) // 2 + 4096] = b"\xa5" * 4096
    file.write_bytes(data)


def empty(file: Path) -> None:
    file.write_bytes(b"")


def of_the_future(file: Path) -> None:
    meddled(file, "PRAGMA user_version = 999")


@pytest.mark.parametrize("harm", [cut_short, scribbled_over, empty, of_the_future])
def test_a_file_that_cannot_be_opened_gets_one_sentence_that_names_it(
    harm: Callable[[Path], None], club: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    harm(club)
    status, said = checked(club, capsys)
    assert status == 2
    assert said.count("\n") == 1
    assert str(club) in said


def test_no_file_at_all(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(tmp_path / "none.whist")]) == 2
    assert "none.whist" in capsys.readouterr().err


def test_a_club_that_is_open_here_or_elsewhere(club: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with ClubStore.open(club):  # nothing here may read the file now: closing it would unlock it
        assert main(["check", str(club)]) == 2
        assert "has this file open" in capsys.readouterr().err
        command = [sys.executable, "-m", "whistdrive", "check", str(club)]
        other = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
        assert other.returncode == 2
        assert "has this file open" in other.stderr


def test_a_step_that_was_cut_short_is_no_fault(club: Path, capsys: pytest.CaptureFixture[str]) -> None:
    torn = club.with_name("torn.whist")
    with closing(sqlite3.connect(club, isolation_level=None)) as connection:
        connection.execute("PRAGMA cache_size = 1")  # so that pages are written before the end of the step
        connection.execute("BEGIN")
        connection.execute("UPDATE journal SET changes = changes || ' '")
        for ending in ("", "-journal"):
            shutil.copy(f"{club}{ending}", f"{torn}{ending}")
        connection.execute("ROLLBACK")
    assert checked(torn, capsys)[0] == 0
    assert torn.with_name("torn.whist-journal").exists()


def test_what_can_be_read_of_a_damaged_file_goes_into_a_new_one(
    club: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    scribbled_over(club)
    before, new = fingerprint(club), tmp_path / "new.whist"
    status = main(["check", str(club), "--rescue", str(new)])
    said = capsys.readouterr().out
    assert fingerprint(club) == before
    assert f"{new}: a new club file with all that could be read. Drives: 2. People: 8." in said
    assert (status == 0) == said.endswith("Nothing is missing.\n")
    assert checked(new, capsys)[0] == 0


def test_a_new_file_takes_the_place_of_nothing(club: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(club), "--rescue", str(club)]) == 2
    assert "there is a file of that name already" in capsys.readouterr().err
    assert checked(club, capsys)[0] == 0
