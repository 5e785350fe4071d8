"""Guide cards against the rounds as the movement seats them."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests import drives
from tests.printing.evenings import sat_down, seated
from tests.printing.pages import assert_sound, squeezed, texts, whole

from whistdrive.core.drive import Drive, Plan
from whistdrive.core.findings import Refused
from whistdrive.movement import MOVEMENTS
from whistdrive.movement.forecast import forecast
from whistdrive.printing import Choices, Size, pdf
from whistdrive.printing.fonts import printable
from whistdrive.words import ENGLISH

SEATS = "NSEW"
PARTNER = {"N": "S", "S": "N", "E": "W", "W": "E"}


@pytest.mark.parametrize("players", [4, 5, 8, 9, 40, 200])
def test_every_line_is_where_they_will_sit_with_and_against_whom(players: int) -> None:
    drive = drives.drive(players, names=drives.HARD_NAMES, plan=Plan(rounds=5, interval=0))
    text = whole(pdf("guides", drive, ENGLISH))
    assert text.count(squeezed("Guide card · ")) == players
    for line in expected_lines(drive):
        assert squeezed(line) in text, line


def expected_lines(drive: Drive) -> list[str]:
    """Every line of every card, straight from the seats of the rounds to come."""
    rounds = forecast(drive, drive.plan.rounds)
    assert rounds is not None
    lines = [f"{number} rests" for number, round_ in enumerate(rounds, start=1) if round_.resting]
    for number, round_ in enumerate(rounds, start=1):
        for table in round_.tables:
            at = dict(zip(SEATS, (called(drive, seat[0]) for seat in table.seats), strict=True))
            for seat in SEATS:
                against = [at[other] for other in SEATS if other not in (seat, PARTNER[seat])]
                lines.append(f"{number} {table.number} {seat} {at[PARTNER[seat]]} {' '.join(against)}")
    return lines


def called(drive: Drive, entrant: int) -> str:
    return f"{entrant} {printable(drive.entrant(entrant).name)}"


@pytest.mark.parametrize(("size", "pages"), [("A4", 4), ("Letter", 4), ("A5", 16)])
def test_an_evening_of_twentyfour_has_two_cards_to_a_sheet(size: Size, pages: int) -> None:
    drive = seated(8, 24)
    plain = replace(drive, entrants=tuple(replace(each, name=f"Player {each.id}") for each in drive.entrants))
    printed = pdf("guides", plain, ENGLISH, Choices(size=size))
    assert_sound(printed, pages=pages)


def test_a_card_longer_than_a_sheet_says_again_whose_it_is() -> None:
    printed = pdf("guides", seated(4, 100), ENGLISH)
    assert_sound(printed)
    for page in texts(printed):
        assert squeezed("Round Table Seat Partner Against") in squeezed(page)


def test_partners_who_stay_together_share_a_card_with_their_side() -> None:
    drive = drives.drive(8, movement=MOVEMENTS["pairs"](), plan=Plan(rounds=2, interval=0))
    drive = sat_down(drive, 1)
    text = whole(pdf("guides", drive, ENGLISH))
    assert text.count(squeezed("Guide card · ")) == 4
    assert squeezed("Round Table Seat Against") in text
    assert "N–S" in text
    assert "E–W" in text


def test_with_two_at_a_table_the_card_has_no_partner() -> None:
    drive = seated(4, 2, scoring="two_hand", plan=Plan(rounds=2, deals=1, interval=0))
    assert squeezed("Round Table Seat Against 1 1 N 2") in whole(pdf("guides", drive, ENGLISH))


def test_where_the_way_depends_on_results_there_is_no_card() -> None:
    drive = drives.drive(8, movement=MOVEMENTS["progressive"]())
    with pytest.raises(Refused) as refusal:
        pdf("guides", drive, ENGLISH)
    assert ENGLISH.finding(refusal.value.findings[0]).startswith("Where people go depends on who wins")


def test_a_closed_drive_tells_the_way_that_was_gone() -> None:
    drive = replace(drives.of_drive(drives.f8()), closed=True)
    assert squeezed("1 1 N 1 Player 1 2 Player 2 4 Player 4") in whole(pdf("guides", drive, ENGLISH))
