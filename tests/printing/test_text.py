"""Where lines end."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from whistdrive.printing.text import Run, fitted, in_lines, paragraph, width_of


@pytest.mark.parametrize(
    ("text", "widest", "lines"),
    [
        ("Anna Berg", "Anna Berg", "Anna Berg"),
        ("Anna Berg-Lund", "Berg-Lund", "Anna\nBerg-Lund"),
        ("Anna Berg-Lund", "Berg-", "Anna\nBerg-\nLund"),
        ("Berg-Lund, Anna", "Berg-Lund,", "Berg-Lund,\nAnna"),
        ("Li, Bo", "L", "Li,\nBo"),
        ("- --", "-", "-\n-\n-"),
        ("", "x", ""),
    ],
)
def test_lines_end_between_words_and_after_hyphens(text: str, widest: str, lines: str) -> None:
    assert in_lines(text, width_of(widest) + 0.1) == lines


def test_a_number_stands_alone_before_a_word_is_broken() -> None:
    width = width_of("Wilhelmina") + 0.1
    assert in_lines("Wilhelmina Li", width, lead="12 ") == "\nWilhelmina\nLi"
    assert (
        fitted("Wilhelmina Li", width, least=9, lead="12").wrap(width, 0)[1] == paragraph("1\n2\n3").wrap(width, 0)[1]
    )


@given(st.text("ab-& <ÅÓ", max_size=30), st.floats(5, 80), st.sampled_from(["", "7 "]))
def test_nothing_is_lost(text: str, width: float, lead: str) -> None:
    assert in_lines(text, width, lead=lead).replace("\n", "").replace(" ", "") == text.replace(" ", "")


def test_markup_in_a_line_stays_text() -> None:
    assert Run("<b>\n&").markup == "&lt;b&gt;<br/>&amp;"
