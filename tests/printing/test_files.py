"""Files are whole or not there at all."""

from __future__ import annotations

from pathlib import Path

import pytest

from whistdrive.core.findings import Refused
from whistdrive.printing import write_file
from whistdrive.words import ENGLISH


def test_a_file_is_written_and_replaced(tmp_path: Path) -> None:
    path = tmp_path / "standings.pdf"
    write_file(path, b"first")
    write_file(path, b"second")
    assert path.read_bytes() == b"second"
    assert list(tmp_path.iterdir()) == [path]


def test_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refused) as refusal:
        write_file(tmp_path / "nowhere" / "standings.pdf", b"x")
    sentence = ENGLISH.finding(refusal.value.findings[0])
    assert str(tmp_path / "nowhere" / "standings.pdf") in sentence
    assert "cannot be written" in sentence


def test_what_cannot_be_replaced_stays_and_nothing_is_left_beside_it(tmp_path: Path) -> None:
    taken = tmp_path / "standings.pdf"
    taken.mkdir()
    (taken / "kept").write_bytes(b"kept")
    with pytest.raises(Refused):
        write_file(taken, b"x")
    assert list(tmp_path.iterdir()) == [taken]
    assert (taken / "kept").read_bytes() == b"kept"


def test_a_full_disk_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "standings.pdf"
    write_file(path, b"old")

    def full(_descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("whistdrive.printing.files.os.fsync", full)
    with pytest.raises(Refused) as refusal:
        write_file(path, b"new")
    assert "No space left on device" in ENGLISH.finding(refusal.value.findings[0])
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]
