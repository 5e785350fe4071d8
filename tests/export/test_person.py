"""All that a club keeps of somebody, as they get it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from html import escape
from pathlib import Path

import pytest
from tests.drives import F8_TOTALS, HARD_NAMES, f8, of_drive

from whistdrive.core import changes
from whistdrive.desk.desk import Desk
from whistdrive.desk.person_data import person_data
from whistdrive.export.person import FORMS, person_file
from whistdrive.store import ClubStore
from whistdrive.words import ENGLISH

WHEN = "2026-11-30 21:40"
NAME = "<b>Bold</b>, Bo"


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    """A club in which player 5 of F8, who bears a hard name, has all that can be kept of somebody."""
    opened = Desk(ClubStore.create(tmp_path / "club.whist"))
    for number in range(1, 9):
        opened.do(changes.add_person, name=f"Player {number}", note="born 1950" if number == 5 else "")
    opened.do(changes.edit_club, name="Our club", currency="", reminders="")
    opened.do(changes.edit_person, person=5, name=NAME, nickname="Bobo", club_number="K-7", note="deaf\non the left")
    opened.do(changes.make_bond, kind="apart", one=5, another=1)
    opened.do(changes.new_drive, drive=replace(of_drive(f8()), id=1))
    opened.do(changes.set_paid, entrant=5, paid=True)
    opened.do(changes.adjust_entrant, entrant=5, number=2, points=-1, reason="revoke")
    opened.do(changes.close_drive)
    yield opened
    opened.close()


def test_the_data_hold_everything(desk: Desk) -> None:
    found = json.loads(person_file("json", person_data(desk, 5), ENGLISH, WHEN))
    assert found["person"] == {
        "name": NAME,
        "nickname": "Bobo",
        "club_number": "K-7",
        "note": "deaf\non the left",
        "archived": False,
    }
    assert found["earlier_entries"] == [
        {"name": "Player 5", "nickname": "", "club_number": "", "note": "born 1950"},
    ]
    assert found["wishes"] == [{"kind": "apart", "with": "Player 1"}]
    (drive,) = found["drives"]
    assert (drive["number"], drive["paid"], drive["points"]) == (5, True, F8_TOTALS[5] - 1)
    assert drive["adjustments"] == [{"round": 2, "points": -1, "reason": "revoke"}]
    assert drive["seats"][0] == {"round": 1, "table": 2, "seat": "E", "written": [{"ns": 6, "ew": 7}]}
    assert len(drive["seats"]) == 3
    assert {each["name"] for each in found["partners"]} == {"Player 6", "Player 3", "Player 2"}


def test_the_page_is_readable_and_names_are_text(desk: Desk) -> None:
    page = person_file("html", person_data(desk, 5), ENGLISH, WHEN).decode()
    assert "&lt;b&gt;Bold&lt;/b&gt;, Bo" in page
    assert "<b>" not in page
    for told in (
        "Our club",
        "30 November 2026, 21:40",
        "K-7",
        "deaf<br>on the left",
        "Never at one table with Player 1",
    ):
        assert told in page
    for told in ("A drive", "adjustment −1: revoke", "paid", "Player 6", "born 1950"):
        assert told in page


def test_hard_names_survive(desk: Desk) -> None:
    for name in HARD_NAMES:
        desk.do(changes.edit_person, person=5, name=name, nickname=name, club_number="")
        page, data = (person_file(form, person_data(desk, 5), ENGLISH, WHEN) for form in FORMS)
        assert page.decode().count(escape(name)) >= 4  # title, heading, name and nickname
        assert json.loads(data)["person"]["nickname"] == name


def test_who_was_forgotten_is_named_to_nobody(desk: Desk) -> None:
    desk.erase(5)
    found = person_data(desk, 1)
    page = person_file("html", found, ENGLISH, WHEN).decode()
    assert "(forgotten)" in page
    assert "Bold" not in page
    assert json.loads(person_file("json", found, ENGLISH, WHEN))["wishes"] == [{"kind": "apart", "with": None}]
