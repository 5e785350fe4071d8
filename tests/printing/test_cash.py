"""The cash sheet, and the same lines in the exports."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.drives import HARD_NAMES, f8, of_drive
from tests.printing.pages import assert_sound, squeezed, texts, whole

from whistdrive.core import changes
from whistdrive.core.drive import CashLine, Drive, Prize
from whistdrive.core.findings import Refused
from whistdrive.export import csv_file
from whistdrive.export.parts import parts_of
from whistdrive.printing import Choices, documents, pdf
from whistdrive.printing.fonts import printable
from whistdrive.words import ENGLISH


def evening() -> Drive:
    """Eight people at 5.00, of whom 7 and 8 have not paid; 24.50 and 15.00 besides, and a prize of 10.00."""
    of = f8(HARD_NAMES)
    of = replace(of, drive=replace(of_drive(of), plan=replace(of_drive(of).plan, fee=500)))
    for entrant in range(1, 7):
        of = changes.set_paid(of, entrant=entrant, paid=True)
    of = changes.add_cash(of, kind="spent", text="Hall & tea <all>", amount=1500)
    of = changes.add_cash(of, kind="taken", text="Raffle", amount=2450)
    return of_drive(changes.add_prize(of, prize=Prize(0, "place", amount=1000)))


def test_every_sum_is_there_once_and_they_add_up() -> None:
    printed = pdf("cash", evening(), ENGLISH, Choices(currency="€"))
    assert_sound(printed, pages=1)
    text = whole(printed)
    for line in (
        "Fees: 6 people, € 5.00 each € 30.00",
        "Raffle € 24.50",
        "Hall & tea <all> € 15.00",
        "Prizes € 10.00",
        "Sum raised € 29.50",
    ):
        assert squeezed(line) in text
    assert squeezed("2 people still owe their fee, € 10.00 in all: 7") in text
    for entrant in evening().entrants[6:]:
        assert squeezed(printable(entrant.name)) in text


@pytest.mark.parametrize("size", ["A4", "Letter", "A5"])
def test_many_lines_flow_over_pages_with_their_heads(size: str) -> None:
    lines = tuple(
        CashLine(number, "taken", f"Gift {number} " + "of a kind friend " * 9, 99_999_999) for number in range(1, 80)
    )
    printed = pdf("cash", replace(evening(), cash=lines), ENGLISH, Choices(size=size, currency="Lei"))  # type: ignore[arg-type]
    assert_sound(printed)
    pages = texts(printed)
    assert len(pages) > 1
    assert all(squeezed("For what Taken Spent") in squeezed(page) for page in pages[:-1])
    assert squeezed("1000029.99") not in whole(printed)
    assert squeezed("999999.99") in whole(printed)


def test_an_evening_without_money_has_no_sheet() -> None:
    drive = of_drive(f8())
    assert "cash" not in documents(drive)
    assert "cash" not in parts_of(drive)
    with pytest.raises(Refused, match="no_money"):
        pdf("cash", drive, ENGLISH)
    assert "cash" in documents(replace(drive, cash=(CashLine(1, "taken", "Gift", 5),)))


def test_what_an_evening_cost_more_than_it_brought_is_missing() -> None:
    drive = replace(of_drive(f8()), cash=(CashLine(1, "spent", "Hall", 1500),))
    assert squeezed("Sum missing 15.00") in whole(pdf("cash", drive, ENGLISH))
    assert csv_file("cash", drive, ENGLISH).decode("utf-8-sig").splitlines()[-1] == "Sum missing,,15.00"


def test_exports_have_the_lines_of_the_sheet() -> None:
    text = csv_file("cash", evening(), ENGLISH).decode("utf-8-sig").splitlines()
    assert text == [
        "For what,Taken,Spent",
        '"Fees: 6 people, 5.00 each",30.00,',
        "Raffle,24.50,",
        "Hall & tea <all>,,15.00",
        "Prizes,,10.00",
        "Sum raised,29.50,",
    ]
