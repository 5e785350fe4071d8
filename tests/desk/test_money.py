"""Money as it is typed."""

from __future__ import annotations

import pytest

from whistdrive.core.findings import Refused
from whistdrive.desk.money import read_money


@pytest.mark.parametrize(
    ("typed", "coins"), [("", 0), ("5", 500), (" 12.50 ", 1250), ("0,5", 50), ("7.05", 705), ("999999.99", 99_999_999)]
)
def test_money_is_read_as_it_is_typed(typed: str, coins: int) -> None:
    assert read_money(typed) == coins


@pytest.mark.parametrize("typed", ["five", "-1", "1.234", "1.", ".5", "1 000", "£5", "1000000", "٥"])
def test_what_is_no_money_is_refused_at_its_field(typed: str) -> None:
    with pytest.raises(Refused) as refused:
        read_money(typed)
    [finding] = refused.value.findings
    assert (finding.code, finding.facts["field"], finding.facts["value"]) == ("money", "amount", typed)


def test_a_refusal_names_the_field_that_is_meant() -> None:
    with pytest.raises(Refused) as refused:
        read_money("a fiver", "fee")
    assert refused.value.findings[0].facts["field"] == "fee"
