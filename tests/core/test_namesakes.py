"""Namesakes are told apart by their numbers, everybody else is called by the name alone."""

from __future__ import annotations

from tests import drives

from whistdrive.core.namesakes import called


def test_namesakes_have_their_number_behind_the_name_whatever_accents_and_case() -> None:
    drive = drives.drive(4, names=("Smith, Ann", "Li, Bo", "SMITH,  Ánn", "Ng, X"))
    assert [called(drive, each) for each in (1, 2, 3, 4)] == ["Smith, Ann (1)", "Li, Bo", "SMITH,  Ánn (3)", "Ng, X"]


def test_a_change_of_names_is_seen() -> None:
    drive = drives.drive(2, names=("Ann", "Ann"))
    assert called(drive, 1) == "Ann (1)"
    assert called(drives.renamed(drive, 2, "Bo"), 1) == "Ann"
