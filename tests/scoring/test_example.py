"""The worked examples show what matters, whatever the options are."""

from __future__ import annotations

from datetime import date

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.scoring.sittings import rule_sets

from whistdrive.core.contracts import RuleSet
from whistdrive.core.drive import Drive, Plan
from whistdrive.core.sheet import Sheet
from whistdrive.movement import MOVEMENTS
from whistdrive.scoring import RULES
from whistdrive.scoring.example import MOST, worked_example

SEATS = ("North", "East", "South", "West")
SUITS = ("H", "C", "D", "S")


def played(rules: RuleSet, deals: int | None = 8, trumps: tuple[str, ...] = SUITS) -> tuple[Drive, Sheet]:
    """The example as a drive, and the sheet of its table."""
    plan = Plan(rounds=3, deals=deals, trumps=() if rules.choose_trump else trumps)
    drive = worked_example(Drive(1, "T", date(2026, 11, 29), rules, MOVEMENTS["individual"](), plan=plan), SEATS)
    return drive, drive.sheet(1, drive.rounds[0].tables[0])


def codes(sheet: Sheet) -> set[str]:
    return {reason.code for row in sheet.rows for reason in row.reasons}


@pytest.mark.parametrize("system", RULES)
@pytest.mark.parametrize("deals", [1, 8, None])
def test_every_system_has_an_example_that_is_whole(system: str, deals: int | None) -> None:
    rules = RULES[system]()
    if deals is None and not rules.plays_rubbers:
        deals = 4
    drive, sheet = played(rules, deals)
    assert sheet.complete
    assert 3 <= sheet.deals <= MOST
    assert bool(sheet.games) == rules.plays_rubbers
    assert [entrant.name for entrant in drive.entrants] == _named(rules)


@settings(max_examples=60)
@given(rule_sets(), st.sampled_from([4, None]), st.sampled_from([SUITS, ("NT",), ("H", "MIS"), ()]))
def test_it_can_be_played_with_any_options(rules: RuleSet, deals: int | None, trumps: tuple[str, ...]) -> None:
    _, sheet = played(rules, deals if rules.plays_rubbers else 4, trumps)
    assert 1 <= sheet.deals <= MOST


@pytest.mark.parametrize(
    ("system", "shown"),
    [
        ("rubber", {"honours", "honours_barred", "honours_late", "overshoot", "double", "treble", "rubber_value"}),
        ("cvisti", {"bid_made_with_honours", "bid_failed", "waits", "passed_out", "honours_decide", "waiting_enters"}),
        ("cvisti", {"no_trump_point", "game_bonus", "no_bonus", "rubber_won"}),
        ("bid", {"tricks_bid", "tricks_short", "fell", "game"}),
        ("short", {"tricks", "game", "overshoot"}),
    ],
)
def test_it_shows_what_is_hard_to_remember(system: str, shown: set[str]) -> None:
    assert shown <= codes(played(RULES[system]())[1])


def test_a_misere_of_the_cycle_is_played() -> None:
    _, sheet = played(RULES["tricks"](), trumps=(*SUITS, "NT", "MIS"))
    assert "misere_own" in codes(sheet)


def _named(rules: RuleSet) -> list[str]:
    called = dict(zip("NESW", SEATS, strict=True))
    return [called[seat] for seat in rules.seats]
