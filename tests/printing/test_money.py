"""Sums of money as they are written."""

from __future__ import annotations

import pytest

from whistdrive.printing.money import money_in_words, plain_money
from whistdrive.words import ENGLISH


@pytest.mark.parametrize(
    ("amount", "said"), [(0, "0.00"), (600, "6.00"), (5, "0.05"), (12345, "123.45"), (-5, "−0.05")]
)
def test_money_has_two_decimals(amount: int, said: str) -> None:
    assert money_in_words(amount, ENGLISH) == said


def test_a_currency_stands_before_it_and_is_never_parted_from_it() -> None:
    assert money_in_words(600, ENGLISH, "€") == "€\N{NO-BREAK SPACE}6.00"
    assert money_in_words(-600, ENGLISH, "lei") == "−lei\N{NO-BREAK SPACE}6.00"


@pytest.mark.parametrize(("amount", "said"), [(600, "6.00"), (-1205, "-12.05"), (0, "0.00")])
def test_other_programs_read_it_as_a_number(amount: int, said: str) -> None:
    assert plain_money(amount) == said
