"""Blank score sheets: a line a deal, room for the games, and the help at the foot."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests import drives
from tests.printing.evenings import ALL_NAMES, played, seated
from tests.printing.pages import assert_sound, squeezed, texts, whole

from whistdrive.core.contracts import RuleSet
from whistdrive.core.drive import Drive, Plan
from whistdrive.printing import Choices, Size, pdf
from whistdrive.printing.fonts import printable
from whistdrive.printing.marks import column_heading
from whistdrive.scoring import RULES
from whistdrive.scoring.bid import Bid
from whistdrive.scoring.cvisti import Cvisti
from whistdrive.scoring.points import Points
from whistdrive.scoring.rubber import Rubber
from whistdrive.scoring.short import Short
from whistdrive.scoring.tricks import Tricks
from whistdrive.words import ENGLISH, SENTENCES

OF_GAMES = ("cvisti", "rubber", "bid", "short", "two_hand")


def unnamed(rules: RuleSet, deals: int | None, trumps: tuple[str, ...] = ()) -> Drive:
    return drives.drive(0, scoring=rules, plan=Plan(rounds=1, deals=deals, interval=0, trumps=trumps))


def blank(rules: RuleSet, deals: int | None, trumps: tuple[str, ...] = ()) -> str:
    """What a sheet says for one table where nobody is known."""
    return whole(pdf("blank_sheets", unnamed(rules, deals, trumps), ENGLISH, Choices(players=len(rules.seats))))


@pytest.mark.parametrize("scoring", OF_GAMES)
@pytest.mark.parametrize(("size", "deals"), [("A4", None), ("Letter", 16), ("A5", 16), ("A4", 4)])
def test_every_table_has_its_sheet_on_one_page(scoring: str, size: Size, deals: int | None) -> None:
    drive = seated(8, 2, scoring=scoring, plan=Plan(rounds=2, deals=deals, interval=0))
    printed = pdf("blank_sheets", drive, ENGLISH, Choices(size=size))
    assert_sound(printed)
    tables = sum(len(round_.tables) for round_ in drive.rounds)
    assert sum(text.count("Why") for text in texts(printed)) == tables
    assert len(texts(printed)) <= tables
    for number, round_ in enumerate(drive.rounds, start=1):
        for table in round_.tables:
            assert squeezed(f"Round {number}, table {table.number}") in whole(printed)


@pytest.mark.parametrize("scoring", OF_GAMES)
def test_its_columns_are_those_of_the_filled_sheet_in_their_order(scoring: str) -> None:
    rules = RULES[scoring]()
    words = ENGLISH.at(rules)
    headings = ["Deal", "Dealer", *(column_heading(rules, column, words) for column in rules.columns)]
    assert squeezed("".join(headings)) in blank(rules, None)


def test_the_dealer_moves_on_and_the_trumps_stand_there() -> None:
    text = blank(RULES["short"](), 5, ("H", "C", "D", "S"))
    assert squeezed("1 N ♥ 2 E ♣ 3 S ♦ 4 W ♠ 5 N ♥") in text
    assert squeezed("1 N 2 E 3 N 4 E") in blank(RULES["two_hand"](), 4)


def test_only_systems_with_points_that_wait_or_games_of_worth_have_a_narrow_column() -> None:
    assert squeezed("N–S Waits, bonus E–W Waits, bonus Why") in blank(Cvisti(), None)
    assert squeezed("N–S Worth E–W Worth Why") in blank(Rubber(), None)
    assert squeezed("Tricks N–S E–W Why") in blank(Bid(), None)


@pytest.mark.parametrize(
    ("rules", "deals", "foot"),
    [
        (Cvisti(), None, "Game 1 Game 2 Game 3 Still waiting Bonuses Total"),
        (Cvisti(games_to_win=1), None, "Game 1 Still waiting Bonuses Total"),
        (Cvisti(), 4, "Game 1 Game 2 Game not finished Still waiting Bonuses Total"),
        (Rubber(), None, "Game 1 Game 2 Game 3 Rubber bonus Total"),
        (Short(best_of=3), None, "Game 1 Game 2 Game 3 Total"),
        (Bid(), None, "Game 1 Total"),
        (Tricks(), 4, "4 W Total"),
    ],
)
def test_there_is_room_for_the_games_of_a_sitting(rules: RuleSet, deals: int | None, foot: str) -> None:
    text = blank(rules, deals)
    assert squeezed(foot) in text
    assert ("Game1" in text) == rules.plays_rubbers


@pytest.mark.parametrize(
    ("rules", "deals", "said", "unsaid"),
    [
        (Cvisti(target=9), None, "bring the others to 8 at most", "next one begins"),
        (Cvisti(), 8, "the next one begins at once", "One game decides"),
        (Cvisti(waiting_at_end="drop"), None, "points that are still waiting are lost", "and points that are still"),
        (Cvisti(bonus=()), None, "a bid that fails: the other side has twice", "has a bonus by"),
        (Rubber(target=10), None, "2 if the loser has 0–4, 1 if 5–9", "depends on nothing"),
        (Rubber(honours=False, rubber_bonus=0), None, "what the games are worth", "A K Q J"),
        (Bid(min_bid=3), None, "tricks above six, 3 at least", "1 at least"),
        (Short(best_of=3), None, "first side with 2 games", "One game decides"),
        (Tricks(), 4, "Each trick is a point", "misère deal is won"),
        (Points(sum=100), 4, "Together they make 100", "thirteen"),
        (Points(), 4, "Write the points of both sides", "Together they make"),
    ],
)
def test_the_help_says_what_counts_with_the_options_of_the_drive(
    rules: RuleSet, deals: int | None, said: str, unsaid: str
) -> None:
    text = blank(rules, deals).lower()
    assert squeezed(said).lower() in text
    assert squeezed(unsaid).lower() not in text


def test_bid_whist_tells_the_orders_of_cards() -> None:
    text = blank(Bid(), None)
    assert squeezed("2 3 4 5 6 7 8 9 10 J Q K A, small joker, big joker") in text
    assert squeezed("K Q J 10 9 8 7 6 5 4 3 2 A, small joker, big joker") in text


def test_misere_is_spoken_of_where_the_drive_has_such_deals() -> None:
    text = blank(Tricks(misere="opponents"), 2, ("H", "MIS"))
    assert squeezed("each side writes the tricks of its opponents") in text


def test_the_help_of_every_system_uses_all_its_sentences() -> None:
    every = {
        blank(rules, deals, trumps)
        for rules in (*(RULES[key]() for key in RULES), Cvisti(waiting_at_end="drop"), Tricks(count="over_six"))
        for deals in (None, 4)
        for trumps in ((), ("H", "MIS"))
        if deals or rules.plays_rubbers
    }
    every |= {blank(Points(sum=9), 1), blank(Tricks(misere="opponents"), 1, ("MIS",))}
    told = "".join(every)
    for key, sentence in SENTENCES.items():
        if key.startswith("sheet_help."):
            longest = max(sentence.replace("}", "{").split("{")[::2], key=len)
            assert squeezed(longest) in told, key


def test_people_who_are_seated_are_named_and_nothing_that_was_played_is_told() -> None:
    drive = played(seated(len(ALL_NAMES) // 4 * 4, 1, scoring="cvisti", plan=Plan(rounds=1, deals=8, interval=0)))
    printed = pdf("blank_sheets", drive, ENGLISH)
    text = whole(printed)
    assert all(squeezed(printable(entrant.name)) in text for entrant in drive.entrants)
    nothing = replace(
        drive,
        rounds=tuple(
            replace(each, tables=tuple(replace(table, slip=type(table.slip)()) for table in each.tables))
            for each in drive.rounds
        ),
    )
    assert printed == pdf("blank_sheets", nothing, ENGLISH)


def test_one_round_only() -> None:
    text = whole(pdf("blank_sheets", seated(8, 3, scoring="bid"), ENGLISH, Choices(round=2)))
    assert squeezed("Round 2, table 2") in text
    assert squeezed("Round 1, table") not in text


def test_a_hundred_deals_break_over_pages_with_their_heads() -> None:
    printed = pdf("blank_sheets", unnamed(Cvisti(), 100), ENGLISH, Choices(players=4))
    assert_sound(printed)
    pages = [squeezed(page) for page in texts(printed)]
    assert len(pages) > 3
    assert all(squeezed("Round 1, table 1") in page and squeezed("Deal Dealer Declarer Bid") in page for page in pages)
    assert squeezed("Game 34 Game not finished Still waiting Bonuses Total") in pages[-1]
