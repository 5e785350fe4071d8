"""Titles from one drive to the next."""

from __future__ import annotations

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from whistdrive.core.titles import carried_on

WAS, NOW = date(2025, 11, 28), date(2026, 1, 2)

MONTHS = tuple(date(2025, month, 1).strftime("%B") for month in range(1, 13))


@pytest.mark.parametrize(
    ("title", "following"),
    [
        ("Friday drive", "Friday drive"),
        ("Whist 2025-11-28", "Whist 2026-01-02"),
        ("Viisti 28.11.2025, talo", "Viisti 2.1.2026, talo"),
        ("Viisti 28.11.", "Viisti 2.1."),
        ("Whist 28/11/2025", "Whist 02/01/2026"),
        ("Whist drive of 28 November 2025", "Whist drive of 2 January 2026"),
        ("November 28, 2025: whist", "January 2, 2026: whist"),
        ("NOVEMBER drive", "January drive"),
        ("november drive", "January drive"),
        ("Drive 9", "Drive 10"),
        ("Drive 009", "Drive 010"),
        ("Drive no. 12 at the mill", "Drive no. 13 at the mill"),
        ("Whist #3", "Whist #4"),
        ("12. viistiajot", "13. viistiajot"),
        ("Christmas 2025", "Christmas 2026"),
        ("Cup 2025, evening 3", "Cup 2026, evening 4"),
        ("24 deals, 40 players", "24 deals, 40 players"),
        ("Whist 31/28/11", "Whist 31/28/11"),
        ("Drive 20251128", "Drive 20251128"),
        ("9", "10"),
    ],
)
def test_dates_and_numbers_are_carried_on(title: str, following: str) -> None:
    assert carried_on(title, WAS, NOW, MONTHS) == following


def test_a_day_of_the_same_day_stays() -> None:
    assert carried_on("Whist 28.11.2025", WAS, WAS) == "Whist 28.11.2025"


def test_names_of_months_are_those_that_are_given() -> None:
    assert carried_on("28 ноября", WAS, NOW, ["января", *[""] * 9, "ноября", ""]) == "2 января"


@given(st.text(max_size=40), st.dates(), st.dates())
def test_any_title_leads_to_one(title: str, was: date, now: date) -> None:
    assert bool(carried_on(title, was, now, MONTHS)) == bool(title)
