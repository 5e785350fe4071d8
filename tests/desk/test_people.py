"""What a club knows of somebody, and joining, deleting and correcting them across its drives."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest
from tests.drives import f8, of_drive

from whistdrive.core import changes
from whistdrive.core.drive import Drive
from whistdrive.core.findings import Refused
from whistdrive.desk import people
from whistdrive.desk.desk import Desk
from whistdrive.words import ENGLISH

DORA = "Dora Dale"


def hold(desk: Desk, *, closed: bool, signed_in: tuple[int, ...] = tuple(range(1, 9))) -> int:
    """The eight of F8 play a drive of their own, under the ids ``signed_in`` of the club; its id."""
    while len(desk.evening.club.people) < 8:
        desk.do(changes.add_person, name=f"Player {len(desk.evening.club.people) + 1}")
    played = of_drive(f8())
    entrants = tuple(replace(each, person=person) for each, person in zip(played.entrants, signed_in, strict=True))
    drive = desk.next_drive_id()
    desk.do(changes.new_drive, drive=replace(played, id=drive, title=f"Drive {drive}", entrants=entrants))
    if closed:
        desk.do(changes.close_drive)
    return drive


def read(desk: Desk, drive: int) -> Drive:
    """A drive as it is in the file."""
    return desk.look_at(drive)


def test_a_record_counts_closed_drives_alone(desk: Desk) -> None:
    for closed in (True, True, False):
        hold(desk, closed=closed)
    found = people.record(desk.appearances(5))
    assert (found.drives, found.average, found.shared) == (3, Fraction(24, 3), 0)
    assert found.best is not None
    assert found.best.points == 24
    assert people.record(()) == people.Record(0, None, None, 0)


def test_two_who_played_in_one_drive_are_not_joined_wherever_that_was(desk: Desk) -> None:
    drive = hold(desk, closed=True)
    desk.open_drive(None)
    assert [each.drive for each in people.joining(desk, 3, 4).both] == [drive]
    with pytest.raises(Refused, match="both_played") as refused:
        people.join(desk, 3, 4)
    assert "Drive 1" in ENGLISH.finding(refused.value.findings[0])
    assert desk.evening.club.person(3).same_as is None


def test_whoever_was_entered_twice_is_joined_in_one_step_and_parted_again(desk: Desk) -> None:
    hold(desk, closed=True)
    desk.do(changes.add_person, name="Player 8 again")
    hold(desk, closed=True, signed_in=(1, 2, 3, 4, 5, 6, 7, 9))
    desk.open_drive(None)
    assert people.joining(desk, 9, 8).both == ()
    people.join(desk, 9, 8)
    assert [each.drive for each in desk.appearances(8)] == [2, 1]
    desk.undo()
    assert [each.drive for each in desk.appearances(8)] == [1]
    desk.redo()
    desk.do(changes.part_person, person=9)
    assert [each.drive for each in desk.appearances(9)] == [2]


def test_fault_92_whoever_played_is_not_deleted(desk: Desk) -> None:
    hold(desk, closed=True)
    desk.open_drive(None)
    with pytest.raises(Refused, match="has_history"):
        people.strike(desk, 5)
    desk.do(changes.archive_person, person=5, archived=True)
    assert len(desk.results((1,))) == 8


def test_whoever_never_played_is_deleted_and_comes_back(desk: Desk) -> None:
    desk.do(changes.add_person, name=DORA)
    desk.do(changes.add_person, name="Eve")
    desk.do(changes.make_bond, kind="apart", one=1, another=2)
    people.strike(desk, 1)
    assert [each.name for each in desk.evening.club.people] == ["Eve"]
    assert desk.evening.club.bonds == ()
    desk.undo()
    assert [each.name for each in desk.evening.club.people] == [DORA, "Eve"]
    assert len(desk.evening.club.bonds) == 1


def test_fault_97_another_name_is_corrected_in_every_drive_that_is_not_closed(desk: Desk) -> None:
    finished, away, at_hand = (hold(desk, closed=closed) for closed in (True, False, False))
    desk.do(changes.edit_person, person=3, name=DORA, nickname="", club_number="")
    other = people.called_otherwise(desk.evening.club.person(3), desk.appearances(3))
    assert [each.drive for each in other] == [at_hand, away]
    before = read(desk, finished)
    people.correct_in(desk, 3, [each.drive for each in other])
    assert [read(desk, drive).entrant(3).name for drive in (finished, away, at_hand)] == ["Player 3", DORA, DORA]
    assert read(desk, finished) == before
    assert people.called_otherwise(desk.evening.club.person(3), desk.appearances(3)) == ()
    desk.open_drive(away)
    desk.undo()
    assert desk.drive.entrant(3).name == "Player 3"
    assert read(desk, at_hand).entrant(3).name == DORA


def test_a_drive_that_is_closed_stays_as_printed(desk: Desk) -> None:
    drive = hold(desk, closed=True)
    with pytest.raises(Refused, match="drive_closed"):
        people.correct_in(desk, 3, [drive])


def test_a_deleted_drive_is_brought_back_as_it_was_even_much_later(desk: Desk) -> None:
    first, second = hold(desk, closed=True), hold(desk, closed=False)
    before = replace(read(desk, first), revision=0)
    desk.open_drive(first)
    desk.do(changes.delete_drive)
    assert desk.evening.drive is None
    assert [card.id for card in desk.drives()] == [second]
    assert desk.results((first,)) == ()
    desk.open_drive(second)
    (gone,) = desk.deleted_drives()
    assert (gone.id, gone.title, gone.players, gone.rounds_seated) == (first, "Drive 1", 8, 3)
    desk.bring_back(first)
    assert replace(desk.drive, revision=0) == before
    assert len(desk.results((first,))) == 8
    assert desk.deleted_drives() == ()
    with pytest.raises(Refused, match="not_in_bin"):
        desk.bring_back(second)
    assert desk.evening.drive is None
    assert len(desk.drives()) == 2


def test_the_number_of_a_deleted_drive_is_given_to_no_other(desk: Desk) -> None:
    hold(desk, closed=False)
    desk.do(changes.delete_drive)
    assert hold(desk, closed=False) == 2
    desk.bring_back(1)
    assert {card.id for card in desk.drives()} == {1, 2}


def test_what_is_erased_is_gone_from_deleted_drives_too(desk: Desk) -> None:
    hold(desk, closed=False)
    desk.do(changes.delete_drive)
    desk.erase(3)
    desk.bring_back(1)
    assert desk.drive.entrant(3).name == "—"
    assert desk.drive.entrant(4).name == "Player 4"
