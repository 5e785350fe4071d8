"""A deal while it is typed."""

from __future__ import annotations

from tests.drives import drive, evening, of_drive, seated, written

from whistdrive.core.contracts import Marks
from whistdrive.core.drive import Plan
from whistdrive.desk.draft import Draft, Place
from whistdrive.scoring import RULES

FIRST = Place(1, 1, 1)
MADE: Marks = {"declarer": "NS", "bid": 3, "trump": "H", "tricks": 9, "honours": 2}


def draft(system: str, *deals: Marks, place: Place = FIRST, typed: Marks | None = None) -> Draft:
    players = len(RULES[system].seats)
    plan = Plan(rounds=1, deals=8, trumps=(), interval=0)
    found = seated(evening(drive(players, scoring=RULES[system](), plan=plan)), tuple(range(1, players + 1)))
    return Draft(of_drive(written(found, 1, 1, *deals)), place, typed or {})


def test_nothing_typed_is_what_is_written() -> None:
    assert draft("cvisti", MADE).marks == MADE
    assert draft("cvisti").marks == {}


def test_one_side_gives_the_other_and_typing_it_again_moves_it() -> None:
    found = draft("tricks", {"ns": 8}).typing("ns", 9)
    assert found.marks == {"ns": 9, "ew": 4}
    assert found.follows("ew")
    assert found.typing("ew", 3).marks == {"ns": 9, "ew": 3}
    assert draft("tricks", {"ns": 8}).typing("ew", 6).marks == {"ew": 6, "ns": 7}


def test_honours_vanish_in_no_trump_and_are_owed_again_with_a_suit() -> None:
    found = draft("cvisti", MADE).typing("trump", "NT")
    assert "honours" not in found.marks
    assert found.missing is None
    assert found.typing("trump", "S").marks == {**MADE, "trump": "S"}
    written_without = {key: mark for key, mark in MADE.items() if key != "honours"} | {"trump": "NT"}
    owing = draft("cvisti", written_without).typing("trump", "S").missing
    assert owing is not None
    assert owing.key == "honours"


def test_what_can_be_one_thing_only_fills_itself() -> None:
    found = draft("cvisti").typing("declarer", "EW").typing("bid", 0)
    assert found.marks["declarer"] == "NS"
    found = draft("cvisti", MADE).typing("tricks", 13)
    assert found.marks["honours"] == 4


def test_what_is_owed_is_named() -> None:
    found = draft("cvisti", typed={"declarer": "NS", "bid": 3})
    assert found.owing is not None
    assert found.owing.facts == {"field": "trump", "value": None, "allowed": "S H D C NT", "deal": 1}
    assert found.without_last().typed == {"declarer": "NS"}
    assert found.scored() is None


def test_a_whole_draft_shows_the_sheet_it_would_make() -> None:
    sheet = draft("cvisti", MADE, place=Place(1, 1, 2), typed=MADE).scored()
    assert sheet is not None
    assert [line.points for line in sheet.lines] == [(3, 0), (3, 0)]


def test_a_figure_that_contradicts_the_other_is_kept_to_be_refused() -> None:
    found = draft("short", typed={"ns": 8}).typing("ew", 4)
    assert found.marks == {"ns": 8, "ew": 4}
