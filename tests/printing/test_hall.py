"""What hangs and lies in the hall: table numbers, the sign-in list and the M.C.'s sheet."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pypdfium2 import PdfDocument
from tests import drives
from tests.printing.evenings import seated
from tests.printing.pages import assert_sound, squeezed, texts, whole

from whistdrive.core.drive import Plan, Round, Table
from whistdrive.movement import MOVEMENTS
from whistdrive.movement.progressive import Progressive
from whistdrive.printing import Choices, Size, pdf
from whistdrive.printing.hall import table_numbers
from whistdrive.words import ENGLISH


@pytest.mark.parametrize("players", [4, 5, 8, 9, 40, 200])
@pytest.mark.parametrize(("size", "a_sheet"), [("A4", 2), ("A4", 1), ("Letter", 2), ("A5", 2), ("A6", 1)])
def test_every_table_has_a_number_as_large_as_the_paper(players: int, size: Size, a_sheet: int) -> None:
    tables = players // 4
    on_one = a_sheet if size in ("A4", "Letter") else 1
    printed = pdf("numbers", drives.drive(players), ENGLISH, Choices(size=size, a_sheet=a_sheet))
    assert_sound(printed, pages=-(-tables // on_one))
    text = whole(printed)
    assert all(f"Table{number}" in text for number in range(1, tables + 1))
    assert tallest_figure(printed) > 0.25


def tallest_figure(printed: bytes) -> float:
    """How high the highest letter of the first page is, as a share of the page."""
    with PdfDocument(printed) as document:
        page = document[0]
        text = page.get_textpage()
        boxes = [text.get_charbox(index) for index in range(text.count_chars())]
        return float(max(top - bottom for _, bottom, _, top in boxes) / page.get_size()[1])


def test_tables_that_stand_apart_keep_their_numbers() -> None:
    drive = drives.drive(8, plan=Plan(rounds=1, interval=0))
    tables = tuple(Table(number, ((n,), (n + 1,), (n + 2,), (n + 3,))) for number, n in ((3, 1), (12, 5)))
    assert table_numbers(replace(drive, rounds=(Round(tables),))) == (3, 12)


def test_the_list_for_the_door_has_everybody_by_name_with_role_and_money() -> None:
    drive = drives.drive(4, names=("Żółć, Ola", "Adams, Jo", "Berg, Al", "Dummy"), plan=Plan(roles=("lady", "gent")))
    first, second, third, fourth = drive.entrants
    people = (replace(first, role="A"), replace(second, role="B", paid=True), third, replace(fourth, dummy=True))
    text = whole(pdf("signin", replace(drive, entrants=people), ENGLISH))
    assert squeezed("No. Name Role Paid 2 Adams, Jo gent ✓ 3 Berg, Al 1 Żółć, Ola lady") in text
    assert squeezed("4 Dummy") not in text


@pytest.mark.parametrize(("players", "pages"), [(4, 1), (40, 2), (200, 7)])
def test_the_list_for_the_door_breaks_over_pages_with_its_headings(players: int, pages: int) -> None:
    printed = pdf("signin", drives.drive(players), ENGLISH)
    assert_sound(printed, pages=pages)
    assert all(squeezed("No. Name Paid") in squeezed(page) for page in texts(printed))


def test_the_sheet_for_the_mc_says_who_moves_each_trump_and_the_interval() -> None:
    movement = Progressive()
    drive = drives.drive(10, movement=movement, plan=Plan(rounds=4, interval=2))
    text = whole(pdf("mc", drive, ENGLISH))
    for told in ("Players: 10", "Tables: 2, numbered 1 to 2", "Rounds: 4", "Interval: after round 2"):
        assert squeezed(told) in text
    for step in movement.announcement(drive):
        assert squeezed(ENGLISH(f"step.{step.code}", **step.facts)) in text
    assert squeezed("1 ♥ 2 ♣ Interval 3 ♦ 4 ♠") in text


@pytest.mark.parametrize("movement", MOVEMENTS)
@pytest.mark.parametrize("players", [0, 1, 3, 4, 5, 9])
def test_the_mc_has_a_sheet_however_few_have_come(movement: str, players: int) -> None:
    drive = drives.drive(players, movement=MOVEMENTS[movement](), plan=Plan(rounds=3, deals=None, interval=0))
    printed = pdf("mc", drive, ENGLISH)
    assert_sound(printed, pages=1)
    assert squeezed("A round lasts until the rubber is decided.") in whole(printed)


def test_several_deals_a_round_have_their_numbers_and_trumps() -> None:
    drive = drives.drive(8, plan=Plan(rounds=2, deals=4, interval=0, trumps=("H", "C", "D", "S", "NT")))
    text = whole(pdf("mc", drive, ENGLISH))
    assert squeezed("Round Deals Trump Rest 1 1–4 ♥ ♣ ♦ ♠ 2 5–8 NT ♥ ♣ ♦") in text


def test_who_rests_is_named_for_the_rounds_that_are_seated() -> None:
    text = whole(pdf("mc", seated(9, 2), ENGLISH))
    assert squeezed("1 ♥ 9 <b>Bold</b>, Bo Interval 2") in text


def test_before_anybody_has_come_the_mc_has_the_rounds_and_the_rules() -> None:
    drive = drives.drive(0, movement=Progressive(), plan=Plan(rounds=24))
    printed = pdf("mc", drive, ENGLISH)
    assert_sound(printed, pages=1)
    assert "Players:" not in whole(printed)
    assert squeezed("24 ♠") in whole(printed)
