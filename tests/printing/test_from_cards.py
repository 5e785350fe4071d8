"""Paper of a drive whose results come from people's own cards."""

from __future__ import annotations

import csv
from dataclasses import replace
from io import StringIO

import pytest
from tests import drives
from tests.printing.pages import squeezed, whole

from whistdrive import printing
from whistdrive.core import changes
from whistdrive.core.drive import Plan, Prize
from whistdrive.core.evening import Evening
from whistdrive.core.findings import Refused
from whistdrive.export import csv_file
from whistdrive.printing import pdf
from whistdrive.words import ENGLISH

OF_TABLES = ("cross", "seating", "guides", "slips", "sheets", "mc", "fairness")


def eight(*, interval: int = 1, but: tuple[int, ...] = ()) -> Evening:
    """F8 from cards alone, with the totals of all ``but`` some."""
    of = drives.evening(drives.drive(plan=Plan(rounds=3, interval=interval, entry="cards")))
    for entrant, total in drives.F8_TOTALS.items():
        if entrant not in but:
            of = changes.write_card(of, entrant=entrant, total=total)
    return of


def test_the_places_of_f8_are_printed() -> None:
    text = whole(pdf("standings", drives.of_drive(eight()), ENGLISH))
    assert squeezed("Standings by people’s own cards") in text
    assert squeezed("2= 5 Player 5 24") in text
    assert squeezed("all totals together make 156, as they should") in text
    assert "Provisional" not in text


def test_halves_are_shown_only_where_every_card_says_them() -> None:
    totals = drives.of_drive(eight())
    assert "half" not in whole(pdf("standings", totals, ENGLISH))
    halves = drives.evening(totals)
    for entrant, total in drives.F8_TOTALS.items():
        halves = changes.write_card(halves, entrant=entrant, first=5, second=total - 5)
    table = list(csv.reader(StringIO(csv_file("standings", drives.of_drive(halves), ENGLISH).decode("utf-8-sig"))))
    assert table[0][3:6] == ["Total", "1st half", "2nd half"]
    assert table[1][2:6] == ["Player 2", "27", "5", "22"]


def test_whose_card_is_missing_is_named() -> None:
    text = whole(pdf("standings", drives.of_drive(eight(but=(3, 7))), ENGLISH))
    assert squeezed("Provisional. Cards are missing: 3 Player 3, 7 Player 7") in text


def test_many_who_are_missing_are_counted() -> None:
    of = drives.evening(drives.drive(40, plan=Plan(rounds=3, entry="cards", interval=0)))
    of = changes.write_card(of, entrant=1, total=20)
    assert squeezed("13 Player 13, and 27 more") in whole(pdf("standings", drives.of_drive(of), ENGLISH))


def test_what_is_about_tables_is_not_offered() -> None:
    drive = drives.of_drive(eight())
    assert printing.documents(drive) == ("standings", "cards", "signin", "numbers", "rules")
    assert whole(pdf("cards", drive, ENGLISH)).count(squeezed("Score card")) >= 8
    with_prizes = replace(drive, prizes=(Prize(1, "place"),))
    offered = ("standings", "prizes", "announcer", "cards", "signin", "numbers", "rules")
    assert printing.documents(with_prizes) == offered
    assert printing.documents(replace(with_prizes, plan=Plan(fee=500))) == printing.DOCUMENTS


@pytest.mark.parametrize("document", OF_TABLES)
def test_what_is_about_tables_is_refused_kindly(document: str) -> None:
    with pytest.raises(Refused) as refused:
        pdf(document, drives.of_drive(eight()), ENGLISH)
    assert "people’s own cards" in ENGLISH.finding(refused.value.findings[0])
