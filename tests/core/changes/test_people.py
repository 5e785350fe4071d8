"""The club's people: joined where one was entered twice, and what they wish of every evening."""

from __future__ import annotations

import pytest
from tests.drives import drive, evening, of_drive

from whistdrive.core import changes
from whistdrive.core.club import Bond, Club, Person
from whistdrive.core.drive import Wish
from whistdrive.core.evening import Evening
from whistdrive.core.findings import Refused


def club(*names: str) -> Evening:
    return Evening(Club("A club", tuple(Person(number, name) for number, name in enumerate(names, start=1))))


def test_joining_fills_what_the_other_lacks_and_can_be_parted() -> None:
    of = changes.edit_person(club("Ann", "Anne"), person=1, name="Ann", nickname="Annie", club_number="7", note="deaf")
    of = changes.edit_person(of, person=2, name="Anne", nickname="", club_number="9", note="late")
    joined = changes.merge_people(of, person=1, into=2).club
    assert joined.person(2) == Person(2, "Anne", "Annie", "9", note="late\ndeaf")
    assert not joined.person(1).listed
    assert joined.in_truth(1).id == 2
    assert changes.part_person(Evening(joined), person=1).club.person(1).listed


def test_a_chain_of_joined_entries_leads_to_the_last() -> None:
    of = changes.merge_people(changes.merge_people(club("A", "B", "C"), person=1, into=2), person=2, into=3)
    assert of.club.in_truth(1).id == 3


def test_who_cannot_be_joined() -> None:
    of = changes.merge_people(club("A", "B", "C"), person=1, into=2)
    for person, into in ((2, 2), (1, 3), (3, 1)):
        with pytest.raises(Refused, match="cannot_merge"):
            changes.merge_people(of, person=person, into=into)
    with pytest.raises(Refused, match="both_play"):
        changes.merge_people(evening(drive(4)), person=1, into=2)
    with pytest.raises(Refused, match="not_merged"):
        changes.part_person(of, person=3)


def test_bonds_go_with_whom_they_are_joined() -> None:
    of = changes.make_bond(club("A", "B", "C", "D"), kind="apart", one=3, another=1)
    of = changes.make_bond(of, kind="together", one=2, another=1)
    of = changes.make_bond(of, kind="apart", one=4, another=3)
    joined = changes.merge_people(of, person=1, into=2).club
    assert [(bond.kind, bond.people) for bond in joined.bonds] == [("apart", (2, 3)), ("apart", (3, 4))]


def test_another_wish_of_the_same_two_replaces_it() -> None:
    of = changes.make_bond(club("A", "B"), kind="apart", one=2, another=1)
    of = changes.make_bond(of, kind="together", one=1, another=2)
    assert of.club.bonds == (Bond(2, "together", (1, 2)),)
    assert changes.drop_bond(of, bond=2).club.bonds == ()
    with pytest.raises(Refused, match="no_wish"):
        changes.drop_bond(of, bond=1)
    with pytest.raises(Refused, match="wish_people"):
        changes.make_bond(of, kind="apart", one=1, another=1)


def test_who_comes_brings_their_wish_into_the_drive() -> None:
    of = changes.add_people(evening(drive(2)), people=(Person(0, "Late"), Person(0, "Later", note="two\nlines")))
    assert [(person.id, person.note) for person in of.club.people[2:]] == [(3, ""), (4, "two\nlines")]
    of = changes.make_bond(changes.make_bond(of, kind="apart", one=4, another=1), kind="together", one=3, another=4)
    of = changes.sign_in(of, person=4)
    assert of_drive(of).wishes == (Wish(1, "apart", (1, 3)),)
    of = changes.sign_in(of, person=3)
    assert of_drive(of).wishes[1:] == (Wish(2, "together", (3, 4)),)


def test_a_note_has_an_end() -> None:
    with pytest.raises(Refused, match="too_long"):
        changes.add_person(club(), name="A", note="x" * 2001)


def test_who_is_deleted_and_who_cannot_be() -> None:
    of = changes.make_bond(club("A", "B", "C"), kind="apart", one=1, another=2)
    of = changes.make_bond(of, kind="together", one=2, another=3)
    gone = changes.delete_person(of, person=1).club
    assert [(each.id, each.name) for each in gone.people] == [(2, "B"), (3, "C")]
    assert [bond.people for bond in gone.bonds] == [(2, 3)]
    joined = changes.merge_people(of, person=1, into=2)
    for person in (1, 2):
        with pytest.raises(Refused, match="has_history"):
            changes.delete_person(joined, person=person)
    with pytest.raises(Refused, match="has_history"):
        changes.delete_person(evening(drive(4)), person=1)
    with pytest.raises(Refused, match="unknown_person"):
        changes.delete_person(of, person=9)


def test_a_name_is_corrected_under_whatever_entry_somebody_plays() -> None:
    of = changes.add_person(evening(drive(4)), name="Ann")
    of = changes.merge_people(of, person=2, into=5)
    of = changes.edit_person(of, person=5, name="Anne", nickname="", club_number="")
    of = changes.correct_name(of, person=5)
    assert [each.name for each in of_drive(of).entrants] == ["Player 1", "Anne", "Player 3", "Player 4"]
    with pytest.raises(Refused, match="no_drive"):
        changes.correct_name(Evening(of.club), person=5)


def test_whoever_turned_out_to_be_in_already_cannot_be_signed_in_again() -> None:
    of = changes.add_person(evening(drive(4)), name="Ann")
    of = changes.merge_people(of, person=2, into=5)
    with pytest.raises(Refused, match="already_in"):
        changes.sign_in(of, person=5)


def test_what_is_not_said_of_a_person_stays() -> None:
    of = changes.edit_person(club("Ann"), person=1, nickname="Annie")
    assert changes.edit_person(of, person=1, note="deaf").club.person(1) == Person(1, "Ann", "Annie", note="deaf")
