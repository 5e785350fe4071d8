"""Drives that were deleted, as the journal has them."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

from tests.drives import f8, of_drive
from tests.store.steps import step, taken_back

from whistdrive.core.evening import Evening
from whistdrive.store import ClubStore, DeletedDrive


def test_what_was_deleted_is_listed_until_it_is_brought_back(club: ClubStore) -> None:
    of = f8()
    held = club.evening()
    for number in (1, 2, 3):
        drive = replace(of_drive(of), id=number, title=f"Drive {number}")
        held = club.save(club.evening(), Evening(of.club, drive), step(label="new_drive"))
    assert club.deleted_drives() == ()
    for number in (3, 1):
        club.save(club.evening(number), Evening(held.club), step(label="delete_drive"))
    listed = [DeletedDrive(number, f"Drive {number}", date(2026, 11, 29), 8, 3) for number in (1, 3)]
    assert list(club.deleted_drives()) == listed
    deletion = club.journal(3)[-1]
    back = taken_back(club.evening(), club.changes(deletion.id))
    club.save(club.evening(), back, step("undo", "delete_drive", undoes=deletion.id))
    assert list(club.deleted_drives()) == listed[:1]
