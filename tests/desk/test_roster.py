"""Finding people."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from tests.drives import HARD_NAMES, f8, of_drive

from whistdrive.core import changes
from whistdrive.core.drive import Club, Person
from whistdrive.core.names import folded
from whistdrive.desk.roster import find_entrants, matches, search, told_apart

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
