"""Slips of the hand in what is typed."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from whistdrive.desk.slips_of_hand import slips_in_beginning

WORDS = st.text("abcdefg", min_size=4, max_size=12)


@pytest.mark.parametrize(
    ("typed", "word", "slips"),
    [
        ("smith", "smith", 0),
        ("smi", "smith", 0),
        ("smiht", "smith", 1),
        ("smyth", "smith", 1),
        ("smth", "smith", 1),
        ("smmith", "smith", 1),
        ("xmith", "smithson", 1),
        ("jonhs", "johnson", 1),
        ("smxxh", "smith", None),
        ("ann", "amm", None),
        ("ahn", "ann", None),
        ("kowalczik", "kowalczyk", 1),
        ("kovalczik", "kowalczyk", 2),
        ("123", "1234", 0),
        ("1243", "1234", None),
        ("smith", "smi", None),
        ("smith", "smit", 1),
    ],
)
def test_slips(typed: str, word: str, slips: int | None) -> None:
    assert slips_in_beginning(typed, word) == slips


@given(typed=WORDS, rest=st.text("abcdefg", max_size=4), at=st.integers(0, 11), letter=st.sampled_from("abcdefgz"))
@settings(max_examples=200)
def test_one_slip_anywhere_is_forgiven(typed: str, rest: str, at: int, letter: str) -> None:
    at %= len(typed)
    slipped = (
        typed[:at] + letter + typed[at:],
        typed[:at] + letter + typed[at + 1 :],
        typed[: at - 1] + typed[at : at + 1] + typed[at - 1 : at] + typed[at + 1 :] if at else typed,
        typed[:at] + typed[at + 1 :],
    )
    for each in slipped:
        found = slips_in_beginning(each, typed + rest)
        assert found is not None or len(each) < 4
        assert found in (0, 1, None)
