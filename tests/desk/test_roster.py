"""Finding people."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from tests.drives import HARD_NAMES, f8, of_drive

from whistdrive.core import changes
from whistdrive.core.club import Club, Person
from whistdrive.core.names import folded
from whistdrive.desk.roster import find_entrants, look_up, matches, namesakes, search, told_apart

CLUB = Club(
    "Club",
    (
        Person(1, "Smith, Ann", nickname="East", club_number="12"),
        Person(2, "Smith, Ann", nickname="West"),
        Person(3, "Österlund, Åsa"),
        Person(4, "Żółć-Łukasik, Świętosława"),
        Person(5, "O'Brien & Sons, Pat"),
        Person(6, "Иванова, Мария"),
        Person(7, "Smith, Ann", archived=True),
        Person(8, "van der Berg, Bartholomew", nickname="Grandad, the wise"),
    ),
)


def found(wanted: str) -> list[int]:
    return [person.id for person in search(CLUB, None, wanted)]


@pytest.mark.parametrize(
    ("wanted", "ids"),
    [
        ("smith", [1, 2]),
        ("ann sm", [1, 2]),
        ("SMITH WEST", [2]),
        ("12", [1]),
        ("osterlund", [3]),
        ("asa", [3]),
        ("zolc", [4]),
        ("lukasik", [4]),
        ("swietoslawa zol", [4]),
        ("o'b", [5]),
        ("brien", [5]),
        ("мар", [6]),
        ("berg", [8]),
        ("wise", [8]),
        ("mith", []),
        ("", [6, 5, 3, 1, 2, 8, 4]),
    ],
)
def test_search(wanted: str, ids: list[int]) -> None:
    assert sorted(found(wanted)) == sorted(ids)


def test_those_who_are_in_are_not_offered_but_their_namesakes_are() -> None:
    of = changes.add_person(f8(), name="Player 1")
    assert [person.id for person in search(of.club, of.drive, "player 1")] == [9]


def nearly(wanted: str) -> list[int]:
    return [each.person.id for each in look_up(CLUB.people, wanted) if each.slips]


@pytest.mark.parametrize(
    ("wanted", "ids"),
    [("smiht", [1, 2, 7]), ("ann smyth", [1, 2, 7]), ("osterlnd asa", [3]), ("granddad", [8]), ("21", []), ("smi", [])],
)
def test_slips_of_the_hand_are_forgiven(wanted: str, ids: list[int]) -> None:
    assert nearly(wanted) == ids
    assert found(wanted) == ([1, 2] if wanted == "smi" else [])


def test_the_likeliest_come_first() -> None:
    people = [Person(1, "Annala, Bo"), Person(2, "Hannula, Ann"), Person(3, "Amnala, Cy"), Person(4, "Annalauri, A")]
    assert [(each.person.id, each.slips) for each in look_up(people, "annala")] == [(1, 0), (4, 0), (3, 1)]
    assert [each.person.id for each in look_up(people, "ann")] == [2, 1, 4]


def test_whoever_turned_out_to_be_in_already_is_not_offered() -> None:
    of = changes.add_person(f8(), name="Player 1")
    of = changes.merge_people(replace(of, drive=None), person=1, into=9)
    assert search(of.club, f8().drive, "player 1") == ()


def test_namesakes_with_one_nickname_are_told_apart_too() -> None:
    same = [Person(1, "Smith, Ann", "East"), Person(2, "Smith, Ann", "East"), Person(3, "Smith, Ann", "East", "7")]
    assert sorted(told_apart(same).values()) == [
        "Smith, Ann (East, #1)",
        "Smith, Ann (East, #2)",
        "Smith, Ann (East, 7)",
    ]
    assert namesakes(Club(people=(*same, Person(4, "SMITH, ANN", archived=True))), same[0]) == (same[1], same[2])


def test_namesakes_are_told_apart() -> None:
    shown = told_apart(CLUB.people)
    assert len(set(shown.values())) == len(CLUB.people)
    assert shown[1] == "Smith, Ann (East)"
    assert shown[3] == "Österlund, Åsa"


def test_capitals_alone_do_not_tell_people_apart() -> None:
    shown = told_apart((Person(1, "McDonald, Al"), Person(2, "MCDONALD, AL")))
    assert folded(shown[1]) != folded(shown[2])


@pytest.mark.parametrize("name", HARD_NAMES)
def test_every_name_is_found_by_its_own_letters(name: str) -> None:
    assert matches(name, name)
    assert matches(name.upper(), name)


@example("\N{MATHEMATICAL SANS-SERIF BOLD CAPITAL ALPHA}")
@given(st.text(max_size=40))
def test_folding_twice_is_folding_once(text: str) -> None:
    assert folded(folded(text)) == folded(text)


def test_entrants_by_number_or_name() -> None:
    drive = of_drive(f8(("Ann", "Anna", "Bo")))
    assert [entrant.number for entrant in find_entrants(drive, "2")] == [2]
    assert [entrant.number for entrant in find_entrants(drive, "ann")] == [1, 2]
    assert find_entrants(drive, "") == ()
    assert find_entrants(drive, "99") == ()
