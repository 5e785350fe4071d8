"""Table slips against the seating."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests import drives
from tests.printing.evenings import played, seated
from tests.printing.pages import assert_sound, squeezed, texts, whole

from whistdrive.core.drive import Drive, Plan, Round, Slip, Table
from whistdrive.printing import Choices, pdf
from whistdrive.printing.fonts import printable
from whistdrive.words import ENGLISH, LANGUAGES, in_language


def head(drive: Drive, number: int, table: Table) -> str:
    """What the head of a slip says, straight from the seats."""
    names = [f"{drive.entrant(seat[0]).number} {printable(drive.entrant(seat[0]).name)}" for seat in table.seats]
    if len(names) == 2:
        return f"Table {table.number} Round {number} North {names[0]} East {names[1]}"
    return f"Table {table.number} Round {number} N–S {names[0]} {names[1]} E–W {names[2]} {names[3]}"


@pytest.mark.parametrize("players", [4, 5, 8, 9, 40, 200])
def test_every_slip_has_the_names_of_its_table(players: int) -> None:
    drive = seated(players, 2)
    printed = pdf("slips", drive, ENGLISH)
    assert_sound(printed)
    text = whole(printed)
    for number, round_ in enumerate(drive.rounds, start=1):
        for table in round_.tables:
            assert squeezed(head(drive, number, table)) in text
    assert text.count("N–S") == 2 * (players // 4)


@pytest.mark.parametrize(
    ("scoring", "plan", "boxes"),
    [
        ("tricks", Plan(rounds=1, interval=0), "Trump North–South East–West ♥"),
        (
            "cvisti",
            Plan(rounds=1, deals=8, interval=0),
            "Deal Dealer Declarer Bid Trump Tricks Honours 1 N 2 E 3 S 4 W 5 N",
        ),
        ("bid", Plan(rounds=1, deals=3, interval=0), "Deal Dealer Declarer Bid Kind Trump Order Tricks 1 N 2 E 3 S"),
        (
            "rubber",
            Plan(rounds=1, deals=None, interval=0),
            "Deal Dealer Trump N–S tricks E–W tricks Honours held by Honours 1 N ♥ 2 E ♣",
        ),
        ("points", Plan(rounds=1, deals=2, interval=0, trumps=()), "Deal Dealer North–South East–West 1 N 2 E"),
    ],
)
def test_boxes_lie_in_the_order_of_entry(scoring: str, plan: Plan, boxes: str) -> None:
    assert squeezed(boxes) in whole(pdf("slips", seated(4, 1, scoring=scoring, plan=plan), ENGLISH))


@pytest.mark.parametrize("document", ["slips", "sheets", "blank_sheets"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_language_breaks_the_word_for_a_side(document: str, language: str) -> None:
    words = in_language(language)
    drive = played(seated(2, 1, scoring="two_hand", plan=Plan(rounds=1, deals=1, interval=0)))
    (page,) = texts(pdf(document, drive, words))
    for number, seat in enumerate(("N", "E"), start=1):
        assert f"{words.name('seat', seat)} {number} " in " ".join(page.split())


def test_one_round_alone() -> None:
    text = whole(pdf("slips", drives.of_drive(drives.f8()), ENGLISH, Choices(round=2)))
    assert text.count("Round2") == 2
    assert "Round1" not in text
    assert "Round3" not in text


def test_a_slip_longer_than_a_page_says_on_each_whose_it_is() -> None:
    drive = seated(4, 1, scoring="cvisti", plan=Plan(rounds=1, deals=100, interval=0))
    printed = pdf("slips", drive, ENGLISH)
    assert_sound(printed)
    pages = texts(printed)
    assert len(pages) > 2
    assert all(squeezed(head(drive, 1, drive.rounds[0].tables[0])) in squeezed(page) for page in pages)


@pytest.mark.parametrize(("tables", "pages"), [(1, 1), (7, 1), (8, 2), (14, 2), (15, 3)])
def test_seven_slips_of_a_whist_drive_to_a_page(tables: int, pages: int) -> None:
    drive = drives.drive(4 * tables)
    rounds = tuple(Table(n + 1, tuple((4 * n + k,) for k in range(1, 5))) for n in range(tables))
    found = drives.of_drive(
        drives.seated(drives.evening(drive), *(tuple(s[0] for s in table.seats) for table in rounds))
    )
    assert_sound(pdf("slips", found, ENGLISH), pages=pages)


def test_the_slip_of_a_table_that_handed_in_totals_says_so() -> None:
    drive = seated(8, 1, plan=Plan(rounds=1, deals=4, interval=0))
    first, second = drive.rounds[0].tables
    handed = replace(first, slip=Slip(totals=(30, 22)))
    text = whole(pdf("slips", replace(drive, rounds=(Round((handed, second)),)), ENGLISH))
    assert text.count(squeezed("Handed in as totals: 30 to 22")) == 1
