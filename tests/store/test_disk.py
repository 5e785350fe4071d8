"""Full disks and sudden ends: what was confirmed is there, what was not is not, and nothing is half there."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from tests.drives import f8, of_drive, written
from tests.store.steps import saved

from whistdrive.core.club import Club, Person
from whistdrive.core.findings import Refused
from whistdrive.store import ClubStore
from whistdrive.store.file import ClubFile
from whistdrive.words import ENGLISH

WRITER = """
import sys
from datetime import UTC, datetime
from pathlib import Path
from uuid import uuid4
from whistdrive.core import changes
from whistdrive.store import ClubStore, Step

store = ClubStore.open(Path(sys.argv[1]))
held = store.evening(1)
while True:
    tricks = (held.drive.revision + 1) % 14
    after = changes.write_deal(held, number=1, table=1, deal=1, marks={"ns": tricks})
    held = store.save(held, after, Step(uuid4().hex, "do", "write_deal", {}, datetime.now(UTC)))
    print(held.drive.revision, flush=True)
"""
"""A program that writes one deal over and over, the tricks after the revision, and says so when it is saved."""


def test_a_full_disk_keeps_what_is_there_and_takes_more_when_there_is_room(club_file: ClubStore) -> None:
    held = saved(club_file, club_file.evening(), f8())
    assert isinstance(club_file._keep, ClubFile)
    driver = club_file._keep._driver
    [pages] = driver.execute("PRAGMA page_count").fetchone()
    driver.execute(f"PRAGMA max_page_count = {pages + 2}")
    finding = None
    while finding is None:
        after = written(held, 1, 1, {"ns": of_drive(held).revision % 14})
        try:
            held = saved(club_file, held, after)
        except Refused as refused:
            [finding] = refused.findings
    assert finding.code == "disk_full"
    assert str(club_file.path) in ENGLISH.finding(finding)
    entries = club_file.journal(1)
    assert len(entries) == of_drive(held).revision > 2
    assert club_file.evening(1) == held

    driver.execute(f"PRAGMA max_page_count = {pages + 1000}")
    held = saved(club_file, held, written(held, 2, 2, {"ns": 13}))
    club_file.close()
    with ClubStore.open(club_file.path) as again:
        assert again.evening(1) == held


def test_a_full_disk_leaves_no_part_of_a_large_step(club_file: ClubStore) -> None:
    assert isinstance(club_file._keep, ClubFile)
    driver = club_file._keep._driver
    [pages] = driver.execute("PRAGMA page_count").fetchone()
    driver.execute(f"PRAGMA max_page_count = {pages}")
    before = club_file.evening()
    large = replace(f8(), club=Club("A club", tuple(Person(number, f"Ann {number}") for number in range(1, 500))))
    with pytest.raises(Refused) as error:
        saved(club_file, before, large)
    assert error.value.findings[0].code == "disk_full"
    assert club_file.evening() == before
    assert not club_file.drives()
    assert not club_file.journal(1)


def test_what_was_confirmed_survives_a_sudden_end(tmp_path: Path) -> None:
    path = tmp_path / "club.whist"
    with ClubStore.create(path) as store:
        saved(store, store.evening(), f8())
    revision = 1
    for kill in range(10):
        with subprocess.Popen([sys.executable, "-c", WRITER, str(path)], stdout=subprocess.PIPE, text=True) as writer:
            assert writer.stdout
            confirmed = [int(writer.stdout.readline()) for _ in range(1 + kill * 7)]
            writer.kill()
            confirmed += [int(line) for line in writer.stdout]
        assert confirmed == list(range(revision + 1, revision + 1 + len(confirmed)))
        with ClubStore.open(path) as store:
            held = store.evening(1)
            revision = of_drive(held).revision
            assert revision - confirmed[-1] in (0, 1)  # the last one may be on the disk and not yet confirmed
            assert [entry.revision for entry in store.journal(1)] == list(range(1, revision + 1))
            assert of_drive(held).rounds[0].tables[0].slip.deals[0].marks["ns"] == revision % 14
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


def test_a_file_that_was_moved_takes_no_step_with_it(club_file: ClubStore) -> None:
    held = saved(club_file, club_file.evening(), f8())
    after = written(held, 1, 1, {"ns": 13})
    aside = club_file.path.rename(club_file.path.with_suffix(".aside"))
    for there in (False, True):
        if there:
            club_file.path.write_bytes(aside.read_bytes())  # another file of that name is not the one that is open
        with pytest.raises(Refused) as error:
            saved(club_file, held, after)
        assert error.value.findings[0].code == "missing_file"
    aside.replace(club_file.path)
    assert saved(club_file, held, after) == club_file.evening(1)


def test_the_folder_is_synced_before_a_step_is_confirmed(club_file: ClubStore) -> None:
    """With FULL (2) a power cut may bring the journal of the last step back, and SQLite would undo that by it."""
    with club_file._keep.reading() as connection:
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 3
