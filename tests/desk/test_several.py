"""Several people in one field."""

from __future__ import annotations

import pytest
from tests.drives import drive

from whistdrive.core.findings import Refused
from whistdrive.desk.several import several

OF = drive(12, names=("Anna Holm", "Bo Li", "Bo Li-Ek", "Åsa Öst"))


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("", []),
        ("3", [3]),
        ("3 + 7", [3, 7]),
        ("7, 3", [7, 3]),
        ("7 3 7", [7, 3]),
        ("anna + 10", [1, 10]),
        ("Bo Li + asa", [2, 4]),
        (" + holm, anna +", [1]),
    ],
)
def test_numbers_and_letters_mean_people(typed: str, meant: list[int]) -> None:
    assert [entrant.number for entrant in several(OF, typed)] == meant


@pytest.mark.parametrize(
    ("typed", "code"), [("99", "nobody_called"), ("zz", "nobody_called"), ("bo", "several_called")]
)
def test_who_is_not_clear_is_refused(typed: str, code: str) -> None:
    with pytest.raises(Refused) as refused:
        several(OF, typed)
    assert refused.value.findings[0].code == code
