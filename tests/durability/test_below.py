"""The faults are real: SQLite meets them where it asks the disk, and a power cut takes what was not synced."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from tests.durability.below import Fault, as_key, from_key, sqlite
from tests.ui.program import ROOT

WRITER = """
import sqlite3, sys
from tests.durability.below import Below, from_key

below = Below()
connection = sqlite3.connect(sys.argv[1], isolation_level=None)
connection.execute("PRAGMA synchronous = " + sys.argv[3])
below.arm(from_key(sys.argv[2]))
connection.execute("BEGIN")
connection.executemany("INSERT INTO t VALUES (?)", [("x" * 3000,)] * 50)
try:
    connection.execute("COMMIT")
except sqlite3.Error as error:
    print(error.sqlite_errorname)
connection.close()
print("over")
"""
"""Writes fifty rows of a page each in one transaction."""


def written(path: Path, fault: Fault | None, synchronous: str = "FULL") -> tuple[int, str]:
    """Have the rows written to a new file; what the writer ended with, and what it said."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE t (x)")
    run = subprocess.run(
        [sys.executable, "-c", WRITER, str(path), as_key(fault), synchronous],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert not run.stderr
    return run.returncode, run.stdout


def rows(path: Path) -> int:
    """How many rows a file has after it was cut short; it must be sound."""
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        return int(connection.execute("SELECT count(*) FROM t").fetchone()[0])


def test_without_a_fault_nothing_is_different(tmp_path: Path) -> None:
    assert written(tmp_path / "a", None) == (0, "over\n")
    assert rows(tmp_path / "a") == 50


@pytest.mark.parametrize("nth", [1, 2, 6, 40, 60])
def test_whoever_dies_at_a_call_has_written_all_or_nothing(tmp_path: Path, nth: int) -> None:
    assert written(tmp_path / "a", Fault("die", nth)) == (-9, "")
    assert rows(tmp_path / "a") == 0


@pytest.mark.parametrize(
    ("fault", "said"),
    [
        (Fault("io", 20), "SQLITE_IOERR_WRITE"),
        (Fault("io", 1, ("sync",)), "SQLITE_IOERR_FSYNC"),
        (Fault("io", 1, ("delete",)), "SQLITE_IOERR_DELETE"),
        (Fault("full", 20), "SQLITE_FULL"),
        (Fault("full", 20, for_good=True), "SQLITE_FULL"),
    ],
)
def test_a_call_that_fails_is_told_and_takes_everything_back(tmp_path: Path, fault: Fault, said: str) -> None:
    assert written(tmp_path / "a", fault) == (0, f"{said}\nover\n")
    assert rows(tmp_path / "a") == 0


def test_what_is_synced_survives_a_power_cut(tmp_path: Path) -> None:
    for seed in range(6):
        assert written(tmp_path / str(seed), Fault("cut", 50, seed=seed))[0] == -9
        assert rows(tmp_path / str(seed)) == 0


def test_what_is_not_synced_does_not(tmp_path: Path) -> None:
    """The power cuts are real: a program that never syncs has its file spoilt by one of them."""
    spoilt = []
    for seed in range(6):
        assert written(tmp_path / str(seed), Fault("cut", 50, seed=seed), "OFF")[0] == -9
        try:
            spoilt.append(rows(tmp_path / str(seed)) != 0)
        except (AssertionError, sqlite3.DatabaseError):
            spoilt.append(True)
    assert any(spoilt)


def test_a_fault_is_told_by_a_key() -> None:
    for fault in (None, Fault("io", 3, ("read", "lock"), for_good=True, done=True, seed=7)):
        assert from_key(as_key(fault)) == fault
    assert sqlite() is not None
