"""Score cards against the seating and the slips, which are read here another way than the cards read them."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pypdfium2 import PdfDocument
from reportlab.lib.units import mm
from tests import drives
from tests.printing.evenings import played, sat_down, seated, substituted_f8
from tests.printing.pages import assert_sound, squeezed, texts, whole

from whistdrive.core import changes
from whistdrive.core.drive import Drive, Entrant, Plan, Round, Slip, Table
from whistdrive.core.standings import standings
from whistdrive.movement import MOVEMENTS
from whistdrive.movement.pairs import Pairs
from whistdrive.printing import Choices, pdf
from whistdrive.printing.card_lines import card_lines, holders, sittings
from whistdrive.printing.fonts import printable
from whistdrive.words import ENGLISH, LANGUAGES, in_language

TRUMPS = "♥♣♦♠"


def test_f8_card_tells_the_way_through_the_room() -> None:
    text = whole(pdf("cards", drives.of_drive(drives.f8()), ENGLISH))
    card = "1 ♥ 1 1 Player 1 8 8  2 ♣ 1 2 Player 2 9 17  3 ♦ 1 3 Player 3 7 24  Total 24"
    assert squeezed(f"8 Player 8 Deal Trump Table Partner Tricks Total Checked by {card}") in text


@pytest.mark.parametrize("players", [4, 5, 8, 9, 40, 200])
def test_every_line_is_where_they_sat_with_whom_and_what_they_took(players: int) -> None:
    drive = played(seated(players, 6), upto=4)
    text = whole(pdf("cards", drive, ENGLISH))
    for entrant in drive.entrants:
        total = 0
        for number, round_ in enumerate(drive.rounds, start=1):
            total, line = expected_line(drive, entrant, number, round_, total)
            assert squeezed(line) in text, line


def expected_line(drive: Drive, entrant: Entrant, number: int, round_: Round, total: int) -> tuple[int, str]:
    """The total after a deal of the whist drive and the card's line, straight from the seats and the slip."""
    start = f"{number} {TRUMPS[(number - 1) % 4]}"
    if entrant.id in round_.resting:
        return total, f"{start} rests"
    table = next(table for table in round_.tables if entrant.id in list(table.entrants()))
    north, south, east, west = (seat[0] for seat in table.seats)
    partner = drive.entrant({north: south, south: north, east: west, west: east}[entrant.id])
    line = f"{start} {table.number} {partner.number} {printable(partner.name)}"
    if not table.slip.deals:
        return total, line
    ns = int(table.slip.deals[0].marks["ns"])
    tricks = ns if entrant.id in (north, south) else 13 - ns
    return total + tricks, f"{line} {tricks} {total + tricks}"


@pytest.mark.parametrize("scoring", ["tricks", "short", "rubber", "cvisti", "bid", "two_hand", "points"])
@pytest.mark.parametrize("deals", [1, 4, None])
def test_running_totals_end_where_the_standings_do(scoring: str, deals: int | None) -> None:
    if deals is None and scoring in ("tricks", "points"):
        deals = 2
    drive = played(seated(9, 4, scoring=scoring, plan=Plan(rounds=4, deals=deals, interval=2, award=7)))
    seen = sittings(drive)
    for row in standings(drive).rows:
        lines = card_lines(drive, (drive.entrant(row.entrants[0]),), seen, ENGLISH, filled=True)
        running = [line.running for line in lines if line.running is not None]
        assert (running[-1] if running else 0) == row.total
        assert len(lines) == len({line.number for line in lines})


def test_a_blank_card_keeps_the_route_and_leaves_the_figures() -> None:
    text = whole(pdf("cards", drives.of_drive(drives.f8()), ENGLISH, Choices(filled=False)))
    assert squeezed("1 ♥ 1 1 Player 1  2 ♣ 1 2 Player 2  3 ♦ 1 3 Player 3  Total") in text


def test_half_time_and_both_halves() -> None:
    drive = drives.of_drive(drives.f8())
    drive = replace(drive, plan=replace(drive.plan, interval=2))
    text = whole(pdf("cards", drive, ENGLISH))
    assert squeezed("2 ♣ 1 2 Player 2 9 17 Half-time 17 3 ♦ 1 3 Player 3 7 24 1st half 17 2nd half 7 Total 24") in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_box_is_called_stands_clear_of_the_box_before_it(language: str) -> None:
    words = in_language(language)
    drive = played(seated(4, 3, plan=Plan(rounds=3, interval=1)))
    text = PdfDocument(pdf("cards", drive, words))[0].get_textpage()
    at = text.get_text_range().index(words("paper.second_half"))
    before = next(each for each in range(at - 1, 0, -1) if text.get_text_range(each, 1).isdigit())
    assert text.get_charbox(at)[0] - text.get_charbox(before)[2] > 3 * mm


@pytest.mark.parametrize(("players", "pages"), [(1, 1), (4, 2), (5, 3), (8, 4), (9, 5), (40, 20), (200, 100)])
def test_two_cards_to_a_page_and_none_blank(players: int, pages: int) -> None:
    assert_sound(pdf("cards", drives.drive(players, plan=Plan()), ENGLISH), pages=pages)


@pytest.mark.parametrize("rounds", [1, 24, 26, 27, 100, 200])
def test_a_card_of_any_length(rounds: int) -> None:
    printed = pdf("cards", drives.drive(4, plan=Plan(rounds=rounds, interval=rounds // 2)), ENGLISH)
    assert_sound(printed, pages=2 if rounds <= 24 else None)
    text = whole(printed)
    assert text.count(f"{rounds}{TRUMPS[(rounds - 1) % 4]}") >= 4
    assert text.count("2ndhalf") == (4 if rounds > 1 else 0)
    for page in texts(printed):
        assert squeezed(page).count("Player") == squeezed(page).count("Checkedby")


def test_several_deals_a_round_share_a_table_and_count_on() -> None:
    drive = played(seated(4, 2, plan=Plan(rounds=2, deals=3, interval=0)))
    seen = sittings(drive)
    lines = card_lines(drive, drive.entrants[:1], seen, ENGLISH, filled=True)
    assert [line.number for line in lines] == [1, 2, 3, 4, 5, 6]
    assert [line.place for line in lines] == ["1", "", "", "1", "", ""]
    assert [line.closes for line in lines] == [None, None, 1, None, None, 2]


def test_games_and_rubbers_have_a_line_a_round() -> None:
    drive = played(seated(8, 3, scoring="cvisti", plan=Plan(rounds=3, deals=8, interval=0, trumps=())))
    assert squeezed("Round Table Partner Points Total Checked by") in whole(pdf("cards", drive, ENGLISH))


def test_shared_seats_and_absences_are_told() -> None:
    drive = drives.drive(6, plan=Plan(rounds=2, interval=0))
    first = Round((Table(1, ((1, 5), (2,), (3,), (4,))),))
    away = tuple(replace(each, since=2) if each.id == 6 else each for each in drive.entrants)
    drive = replace(drive, rounds=(first,), entrants=away)
    text = whole(pdf("cards", drive, ENGLISH))
    assert squeezed("2 Player 2 Deal Trump Table Partner Tricks Total Checked by 1 ♥ 1 1 Player 1 / 5 Player 5") in text
    assert squeezed("5 Player 5 Deal Trump Table Partner Tricks Total Checked by 1 ♥ 1 2 Player 2") in text
    assert squeezed("6 Player 6 Deal Trump Table Partner Tricks Total Checked by 1 ♥ away 2 ♣") in text


def test_with_two_at_a_table_the_card_names_the_opponent() -> None:
    drive = played(seated(4, 1, scoring="two_hand", plan=Plan(rounds=1, deals=1, interval=0)))
    assert squeezed("Against") in whole(pdf("cards", drive, ENGLISH))


def test_who_shares_a_seat_has_one_card_and_a_dummy_has_none() -> None:
    drive = drives.drive(8, plan=Plan(rounds=3, interval=0))
    shared = {7: replace(drive.entrants[6], shares=2), 8: replace(drive.entrants[7], dummy=True, name="Gertrud")}
    drive = sat_down(replace(drive, entrants=tuple(shared.get(each.id, each) for each in drive.entrants)), 3)
    printed = pdf("cards", drive, ENGLISH)
    assert_sound(printed, pages=3)
    text = whole(printed)
    assert text.count("Checkedby") == 6
    assert squeezed("2 Player 2 7 Player 7 Deal") in text
    assert squeezed("8 Gertrud Deal") not in text
    (row,) = (row for row in standings(drive).rows if row.entrants == (2, 7))
    assert squeezed(f"Total {row.total}") in text


def test_partners_who_stay_together_have_one_card_with_their_opponents() -> None:
    pairs = drives.drive(8, movement=Pairs(drawn=False), plan=Plan(rounds=2, interval=0))
    drive = sat_down(pairs, 2)
    text = whole(pdf("cards", drive, ENGLISH))
    assert text.count("Checkedby") == 4
    assert squeezed("Table Against Tricks") in text
    table = next(table for table in drive.rounds[0].tables if 1 in table.entrants())
    others = [entrant for entrant in table.entrants() if drive.entrant(entrant).pair != drive.entrant(1).pair]
    met = ", ".join(f"{entrant} Player {entrant}" for entrant in others)
    assert squeezed(f"1 ♥ {table.number} {met}") in text


def test_both_pairs_of_a_team_have_a_card_that_names_it() -> None:
    drive = sat_down(drives.drive(12, movement=MOVEMENTS["teams"](), plan=Plan(rounds=2, interval=0)), 2)
    text = whole(pdf("cards", drive, ENGLISH))
    assert text.count("Checkedby") == 6
    assert text.count("Team2") == 2
    halves = {
        tuple(entrant.number for entrant in holder): [
            line.running for line in card_lines(drive, holder, sittings(drive), ENGLISH, filled=True)
        ][-1]
        for holder in holders(drive)
    }
    (row,) = (row for row in standings(drive).rows if row.entrants == (5, 6, 7, 8))
    assert (halves[5, 6] or 0) + (halves[7, 8] or 0) == row.total


def test_points_for_resting_stand_on_the_card_once_the_round_is_played() -> None:
    drive = drives.drive(5, plan=Plan(rounds=2, interval=0, award=6))
    drive = sat_down(drive, 1)
    (rested,) = drive.rounds[0].resting
    lines = card_lines(drive, (drive.entrant(rested),), sittings(drive), ENGLISH, filled=True)
    assert [(line.place, line.running) for line in lines] == [("rests", 6), ("", None)]
    waiting = replace(
        drive, rounds=tuple(replace(r, tables=tuple(replace(t, slip=Slip()) for t in r.tables)) for r in drive.rounds)
    )
    lines = card_lines(waiting, (drive.entrant(rested),), sittings(waiting), ENGLISH, filled=True)
    assert [line.running for line in lines] == [None, None]


def test_a_substitute_and_who_sits_in_turn_with_them_have_the_card_of_the_seat() -> None:
    late = changes.sign_in_new(drives.evening(substituted_f8()), name="Late")
    found = holders(drives.of_drive(changes.share_seat(late, entrant=10, shares=9)))
    assert [tuple(each.number for each in holder) for holder in found] == [
        (1,), (2,), (3,), (4, 9, 10), (5,), (6,), (7,), (8,),
    ]  # fmt: skip


def test_case_6_a_figure_that_does_not_add_up_is_marked_on_the_card() -> None:
    of = drives.f8()
    of = changes.write_deal(of, number=2, table=1, deal=1, marks={"ns": 8, "ew": 4}, remark="counted twice")
    text = whole(pdf("cards", drives.of_drive(of), ENGLISH))
    assert squeezed("2 ♣ 1 2 Player 2 8† 16") in text
    assert text.count("†") == 4 + len(texts(pdf("cards", drives.of_drive(of), ENGLISH)))
    blank = whole(pdf("cards", drives.of_drive(of), ENGLISH, Choices(filled=False)))
    assert "†" not in blank
