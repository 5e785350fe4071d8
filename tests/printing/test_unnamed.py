"""Forms before any name is known."""

from __future__ import annotations

import pytest
from tests import drives
from tests.printing.evenings import played, seated
from tests.printing.pages import assert_sound, squeezed, whole

from whistdrive.core.drive import Plan
from whistdrive.core.findings import Refused
from whistdrive.movement import MOVEMENTS
from whistdrive.printing import FORMS, Choices, pdf
from whistdrive.scoring import RULES
from whistdrive.words import ENGLISH


@pytest.mark.parametrize(("players", "pages"), [(1, 1), (4, 2), (5, 3), (40, 20)])
def test_so_many_blank_cards_with_their_trumps(players: int, pages: int) -> None:
    printed = pdf("cards", drives.drive(0, plan=Plan(rounds=24)), ENGLISH, Choices(players=players))
    assert_sound(printed, pages=pages)
    text = whole(printed)
    assert text.count("Checkedby") == players
    assert text.count("24♠") == players


@pytest.mark.parametrize("document", sorted(FORMS))
def test_names_that_are_known_are_left_out(document: str) -> None:
    drive = played(seated(8, 3))
    text = whole(pdf(document, drive, ENGLISH, Choices(players=8)))
    assert not any(squeezed(entrant.name) in text for entrant in drive.entrants)


@pytest.mark.parametrize("scoring", RULES)
def test_a_slip_for_every_table_of_every_round_with_lines_for_the_names(scoring: str) -> None:
    deals = None if scoring in ("short", "rubber") else 4
    drive = drives.drive(0, scoring=RULES[scoring](), plan=Plan(rounds=3, deals=deals, interval=0))
    printed = pdf("slips", drive, ENGLISH, Choices(players=9))
    assert_sound(printed)
    tables = 9 // len(drive.scoring.seats)
    text = whole(printed)
    for number in (1, 2, 3):
        assert text.count(f"Round{number}") == tables


def test_slips_of_one_round_only() -> None:
    text = whole(pdf("slips", drives.drive(0), ENGLISH, Choices(players=8, round=2)))
    assert text.count("Round2") == 2
    assert "Round1" not in text


def test_partners_who_stay_together_need_one_card() -> None:
    drive = drives.drive(0, movement=MOVEMENTS["pairs"]())
    assert whole(pdf("cards", drive, ENGLISH, Choices(players=9))).count("Checkedby") == 5


def test_a_blank_list_for_the_door_and_numbers_for_the_tables() -> None:
    assert_sound(pdf("signin", drives.drive(0), ENGLISH, Choices(players=100)), pages=4)
    assert_sound(pdf("numbers", drives.drive(0), ENGLISH, Choices(players=40)), pages=5)


@pytest.mark.parametrize("players", [0, 401])
def test_too_many_or_none_are_refused(players: int) -> None:
    with pytest.raises(Refused) as refusal:
        pdf("cards", drives.drive(0), ENGLISH, Choices(players=players))
    sentence = ENGLISH.finding(refusal.value.findings[0])
    assert sentence == f"Blank forms cannot be made for {players} players; allowed: 1 to 400."


def test_documents_that_are_no_forms_do_not_heed_it() -> None:
    drive = drives.of_drive(drives.f8())
    assert pdf("standings", drive, ENGLISH, Choices(players=4)) == pdf("standings", drive, ENGLISH)
