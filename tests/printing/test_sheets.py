"""Filled score sheets against the sheets they are drawn from."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests import drives
from tests.printing.evenings import played, seated
from tests.printing.pages import assert_sound, squeezed, texts, whole

from whistdrive.core.contracts import Marks
from whistdrive.core.drive import Adjustment, Deal, Drive, Plan, Round, Slip, Table
from whistdrive.core.sheet import SIDES, Entered, Game, Line
from whistdrive.printing import Choices, pdf
from whistdrive.printing.marks import mark_text
from whistdrive.scoring import RULES
from whistdrive.scoring.cvisti import Cvisti
from whistdrive.words import ENGLISH


def one_table(scoring: str, *marks: Marks, deals: int | None) -> Drive:
    """A drive of one table that has written these deals."""
    of = drives.drive(4, scoring=RULES[scoring](), plan=Plan(rounds=1, deals=deals, interval=0, trumps=()))
    slip = Slip(tuple(Deal(each) for each in marks))
    table = Table(1, ((1,), (2,), (3,), (4,)), slip)
    return replace(of, rounds=(Round((table,)),))


CVISTI: tuple[Marks, ...] = (
    {"declarer": "NS", "bid": 4, "trump": "S", "tricks": 9, "honours": 4},
    {"declarer": "EW", "bid": 2, "trump": "S", "tricks": 7, "honours": 0},
    {"declarer": "NS", "bid": 0, "trump": "H", "tricks": 9, "honours": 2},
    {"declarer": "EW", "bid": 1, "trump": "NT", "tricks": 8},
)
"""Five for North–South; one short, of which one waits; passed out, which wins the game; no-trump in the next."""


def test_a_cvisti_sheet_reads_like_the_paper_one() -> None:
    text = whole(pdf("sheets", one_table("cvisti", *CVISTI, deals=4), ENGLISH))
    for line in (
        "1 N N–S 4 ♠ 9 4 5 0 9 tricks + 4 honours = 5",
        "2 E E–W 2 ♠ 7 0 1 +1 0 1 short: 2 to North–South",
        "3 S N–S passed ♥ 9 2 3 0",
        "Rubber 1, game 1 9 +4 0",
        "Waiting points enter 1 0 1 waiting entered for North–South",
        "4 W E–W 1 NT 8 0 3",
        "Game not finished 1 3",
        "Bonuses 4 0",
        "Total 14 3",
    ):
        assert squeezed(line) in text, line


@pytest.mark.parametrize("scoring", RULES)
def test_every_row_of_the_sheet_is_printed(scoring: str) -> None:
    deals = None if scoring in ("short", "rubber", "two_hand") else 12
    drive = played(seated(8, 2, scoring=scoring, plan=Plan(rounds=2, deals=deals, interval=0)))
    words = ENGLISH.at(drive.scoring)
    printed = pdf("sheets", drive, ENGLISH)
    assert_sound(printed)
    text = whole(printed)
    for number, round_ in enumerate(drive.rounds, start=1):
        for table in round_.tables:
            at = text.index(squeezed(f"Round {number}, table {table.number}"))
            for row in drive.sheet(number, table).rows:
                points = " ".join(str(row.points.of(side)).replace("-", "−") for side in SIDES)
                for reason in row.reasons:
                    assert squeezed(words.reason(reason)) in text[at:]
                if isinstance(row, Line) and not any(row.waits):
                    first = f"; {words.reason(row.reasons[0])}"[1:]
                    assert squeezed(f"{points} {first}") in text[at:]
                if isinstance(row, Game) and not row.bonus:
                    name = f"Rubber {row.rubber}, game" if scoring in ("rubber", "cvisti") else f"Game {row.rubber}"
                    assert squeezed(name) in text[at:]
                if isinstance(row, Entered):
                    assert squeezed(f"Waiting points enter {points}") in text[at:]
            totals = drive.sheet(number, table).totals
            assert squeezed(f"Total {totals.ns} {totals.ew}".replace("-", "−")) in text[at:]


@pytest.mark.parametrize("players", [4, 5, 8, 9, 40, 200])
def test_every_sheet_of_the_hall_has_what_its_table_wrote_and_its_total(players: int) -> None:
    drive = played(seated(players, 1, scoring="cvisti", plan=Plan(rounds=1, deals=6, interval=0)))
    words = ENGLISH.at(drive.scoring)
    text = whole(pdf("sheets", drive, ENGLISH))
    for table in drive.rounds[0].tables:
        of_table = text[text.index(squeezed(f"Round 1, table {table.number} N–S")) :]
        sheet = drive.sheet(1, table)
        for line, dealt in zip(sheet.lines, drive.dealt(1, table), strict=True):
            marks = [mark_text(drive.scoring, each, dealt.marks.get(each.key), words) for each in drive.scoring.columns]
            written = f"{line.deal} {line.dealer} {' '.join(marks)} {line.points.ns}"
            assert squeezed(written) in of_table, written
        assert squeezed(f"Total {sheet.totals.ns} {sheet.totals.ew}") in of_table


def test_fifty_games_break_over_pages_with_their_heads() -> None:
    drive = played(seated(4, 1, scoring="cvisti", plan=Plan(rounds=1, deals=100, interval=0)))
    printed = pdf("sheets", drive, ENGLISH)
    assert_sound(printed)
    pages = texts(printed)
    assert len(pages) > 3
    assert all(squeezed("Round 1, table 1 N–S 1 Li, Bo") in squeezed(page) for page in pages)
    assert all(
        squeezed("Deal Dealer Declarer Bid Trump Tricks Honours N–S E–W Why") in squeezed(page) for page in pages
    )


def test_a_sheet_that_is_not_finished_says_so() -> None:
    text = whole(pdf("sheets", one_table("cvisti", *CVISTI[:2], deals=4), ENGLISH))
    assert squeezed("Still waiting 1 0") in text
    assert squeezed("Total so far 7 0") in text


def test_one_round_and_only_what_was_handed_in() -> None:
    drive = played(seated(8, 3), upto=2)
    text = whole(pdf("sheets", drive, ENGLISH))
    assert squeezed("Round 2, table 2") in text
    assert squeezed("Round 3") not in text
    assert squeezed("Round 1, table") not in whole(pdf("sheets", drive, ENGLISH, Choices(round=2)))


def test_a_rubber_tells_what_its_games_are_worth() -> None:
    drive = one_table("rubber", {"ns": 11}, {"ns": 5}, {"ns": 12}, deals=None)
    text = whole(pdf("sheets", drive, ENGLISH))
    for line in (
        "Rubber 1, game 1 5 +3 0",
        "Rubber 1, game 2 6 +4 2",
        "Total 7 0",
        "A game is worth: 3 if the loser has 0, 2 if 1–2, 1 if 3–4",
    ):
        assert squeezed(line) in text, line


def test_a_system_without_a_rubber_counts_games_alone() -> None:
    text = whole(pdf("sheets", one_table("short", {"ns": 11}, {"ns": 1}, deals=2), ENGLISH))
    assert squeezed("Game 1 5 0") in text
    assert squeezed("Game 2 0 6") in text
    assert "Rubber" not in text


def test_no_game_bonus_is_said_in_so_many_words() -> None:
    drive = one_table("cvisti", *CVISTI, deals=4)
    text = whole(pdf("sheets", replace(drive, scoring=Cvisti(bonus=())), ENGLISH))
    assert squeezed("Game bonus: none") in text


def test_two_players_are_called_by_their_seats() -> None:
    of = drives.drive(2, scoring=RULES["two_hand"](), plan=Plan(rounds=1, deals=2, interval=0, trumps=()))
    slip = Slip((Deal({"ns": 9}), Deal({"ns": 2})))
    text = whole(pdf("sheets", replace(of, rounds=(Round((Table(1, ((1,), (2,)), slip),)),)), ENGLISH))
    assert squeezed("North East Why 1 N 9 4 3 0 9 tricks: 3 to North") in text
    assert squeezed("11 tricks: 5 to East") in text
    assert "North–South" not in text


def test_totals_that_were_handed_in_stand_on_the_sheet_with_a_word_about_them() -> None:
    of = one_table("tricks", deals=4)
    slip = Slip(totals=(30, 21), remark="a trick was lost")
    of = replace(of, rounds=(Round((replace(of.rounds[0].tables[0], slip=slip),)),))
    text = whole(pdf("sheets", of, ENGLISH))
    for line in ("Total 30 21", "Handed in as totals of 4 deals, without its deals.", "a trick was lost"):
        assert squeezed(line) in text, line
    endless = replace(of, plan=replace(of.plan, deals=None), scoring=RULES["rubber"]())
    assert squeezed("Handed in as totals, without its deals.") in whole(pdf("sheets", endless, ENGLISH))


def test_a_sheet_tells_who_really_sat_and_what_was_adjusted_beside_it() -> None:
    of = one_table("tricks", {"ns": 8, "ew": 5}, {"ns": 7, "ew": 6}, deals=2)
    table = of.rounds[0].tables[0]
    second = replace(table.slip.deals[1], seats=((1,), (3,), (2,), (4,)))
    slip = replace(table.slip, deals=(table.slip.deals[0], second))
    of = replace(
        of,
        rounds=(Round((replace(table, slip=slip),)),),
        adjustments=(Adjustment(1, 1, (1, 2), -3, "Revoke", 1), Adjustment(2, 1, (3,), 2, "Award")),
    )
    text = whole(pdf("sheets", of, ENGLISH))
    assert squeezed("In deal 2 Player 1 + Player 3 sat against Player 2 + Player 4.") in text
    assert squeezed("Adjusted, beside this sheet: −3 for Player 1 + Player 2. Revoke") in text
    assert squeezed("Award") not in text
