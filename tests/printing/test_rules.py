"""How it is scored, on paper: the options of the drive, and figures that the program has worked out."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests import drives
from tests.printing.evenings import played, seated
from tests.printing.pages import assert_sound, squeezed, texts, whole

from whistdrive.core.contracts import RuleSet
from whistdrive.core.drive import Drive, Plan
from whistdrive.core.sheet import Line
from whistdrive.printing import Choices, Size, pdf
from whistdrive.printing.explained import explanation
from whistdrive.scoring import RULES
from whistdrive.scoring.bid import Bid
from whistdrive.scoring.cvisti import Cvisti
from whistdrive.scoring.rubber import Rubber
from whistdrive.scoring.tricks import Tricks
from whistdrive.words import ENGLISH, LANGUAGES, in_language


def drive_of(rules: RuleSet, deals: int | None = 8, trumps: tuple[str, ...] = ("H", "C", "D", "S")) -> Drive:
    plan = Plan(rounds=3, deals=deals, interval=0, trumps=() if rules.choose_trump else trumps)
    return drives.drive(0, scoring=rules, plan=plan)


@pytest.mark.parametrize("system", RULES)
def test_every_system_is_explained_before_anybody_has_come(system: str) -> None:
    assert_sound(pdf("rules", drive_of(RULES[system]()), ENGLISH))


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_in_every_language(language: str) -> None:
    words = in_language(language)
    title = words("rules.title", system=words.name("system", "bid"))
    for page in texts(pdf("rules", drive_of(Bid()), words)):
        assert squeezed(title) in squeezed(page)


@pytest.mark.parametrize("size", ["Letter", "A5"])
def test_it_fits_other_paper(size: Size) -> None:
    printed = pdf("rules", drive_of(Cvisti()), ENGLISH, Choices(size=size))
    assert_sound(printed)
    assert len(texts(printed)) <= 2


@pytest.mark.parametrize("system", RULES)
def test_the_example_has_every_reason_and_total_of_its_sheet(system: str) -> None:
    drive = drive_of(RULES[system]())
    example = explanation(drive, ENGLISH).example
    sheet = example.sheet(1, example.rounds[0].tables[0])
    words = ENGLISH.at(drive.scoring)
    text = whole(pdf("rules", drive, ENGLISH))
    for row in sheet.rows:
        assert squeezed("; ".join(map(words.reason, row.reasons))) in text
    assert squeezed(f"Total {sheet.totals.ns} {sheet.totals.ew}".replace("-", "−")) in text
    assert sum(isinstance(row, Line) for row in sheet.rows) >= 3


def test_other_options_make_other_words_and_other_figures() -> None:
    usual, other = drive_of(Cvisti()), drive_of(Cvisti(target=9, bonus=((0, 3, 5),), waiting_at_end="drop"))
    text = whole(pdf("rules", other, ENGLISH))
    for said in (
        "Game at: 9",
        "The first side with 9 points",
        "bring the others to 8 at most",
        "5 if the loser has 0–3",
    ):
        assert squeezed(said) in text
    totals = [
        example.sheet(1, example.rounds[0].tables[0]).totals
        for example in (explanation(each, ENGLISH).example for each in (usual, other))
    ]
    assert totals[0] != totals[1]


@pytest.mark.parametrize(
    ("rules", "deals", "said"),
    [
        (Tricks(), 4, "All tables stop after 4 deals."),
        (Rubber(), None, "A table plays until the rubber, or the single game, is decided."),
        (Rubber(), 8, "A game that is not finished then counts its points"),
        (Rubber(honours=False), 8, "Honours: no"),
        (Bid(min_bid=3), 8, "3 at least"),
    ],
)
def test_it_says_how_this_drive_is_played(rules: RuleSet, deals: int | None, said: str) -> None:
    assert squeezed(said) in whole(pdf("rules", drive_of(rules, deals), ENGLISH))


def test_honours_that_do_not_count_are_not_explained() -> None:
    assert "Honoursarethe" not in whole(pdf("rules", drive_of(Rubber(honours=False)), ENGLISH))


def test_what_was_played_leaves_no_trace() -> None:
    drive = played(seated(8, 2))
    assert explanation(drive, ENGLISH) == explanation(replace(drive, entrants=(), rounds=()), ENGLISH)
