"""Where lines end, how names shrink, and what is printed of them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from whistdrive.printing.fonts import printable
from whistdrive.printing.text import Run, Text, fitted, paragraph, width_of

NAMES = st.text("ab-& <ÅÓ\n", max_size=30)


def lines(text: Text, width: float) -> tuple[str, ...]:
    text.wrap(width, 0)
    return text.lines


@pytest.mark.parametrize(
    ("text", "widest", "expected"),
    [
        ("Anna Berg", "Anna Berg", "Anna Berg"),
        ("Anna Berg-Lund", "Berg-Lund", "Anna\nBerg-Lund"),
        ("Anna Berg-Lund", "Berg-", "Anna\nBerg-\nLund"),
        ("Berg-Lund, Anna", "Berg-Lund,", "Berg-Lund,\nAnna"),
        ("on 2026-11-29", "2026-11-29", "on\n2026-11-29"),
        ("Wilhelmina", "Wilhe", "Wilhe\nlmina"),
        ("Li, Bo", "L", "L\ni\n,\nB\no"),
        ("Li\nBo", "Li, Bo", "Li\nBo"),
        ("- --", "-", "-\n-\n-"),
        ("", "x", ""),
    ],
)
def test_lines_end_between_words_and_after_hyphens_and_within_a_word_where_they_must(
    text: str, widest: str, expected: str
) -> None:
    assert "\n".join(lines(paragraph(text), width_of(widest))) == expected


def test_a_number_stands_alone_before_a_word_is_broken() -> None:
    width = width_of("Wilhelmina")
    assert lines(fitted("Wilhelmina Li", width, least=9, lead="12"), width) == ("12 ", "Wilhelmina", "Li")


def test_pieces_go_on_in_one_line_and_wrap_as_one_text() -> None:
    text = paragraph(Run("Berg", bold=True), "-Lund", Run(", Anna"))
    assert lines(text, 500) == ("Berg-Lund, Anna",)
    assert lines(text, width_of("Berg-Lund,", bold=True)) == ("Berg-Lund,", "Anna")


@given(NAMES, st.floats(5, 80), st.sampled_from(["", "7 "]))
def test_nothing_is_lost_and_no_line_is_too_long(name: str, width: float, lead: str) -> None:
    text = paragraph(Run(lead, bold=True), name)
    found = lines(text, width)
    assert "".join(found).replace(" ", "") == f"{lead}{name}".replace(" ", "").replace("\n", "")
    assert all(len(line) == 1 or width_of(line.rstrip(), bold=False) <= width + 0.1 for line in found)
    assert text.height == pytest.approx(len(found) * text.leading)


@given(NAMES, st.floats(20, 80), st.integers(1, 6))
def test_a_text_that_goes_on_over_the_page_keeps_its_lines(name: str, width: float, fitting: int) -> None:
    text = paragraph(name)
    before = lines(text, width)
    parts = text.split(width, fitting * text.leading)
    if len(before) <= fitting:
        assert parts == [text]
    elif fitting < 2:
        assert not parts
    else:
        first, rest = (lines(part, width) for part in parts if isinstance(part, Text))
        assert (len(first), first + rest) == (fitting, before)


@given(NAMES, st.floats(20, 200), st.integers(1, 3))
def test_a_name_is_as_large_as_its_lines_allow(name: str, width: float, many: int) -> None:
    text = fitted(name, width, size=12, least=7, lines=many)
    assert 7 <= text.size <= 12
    taken = len(lines(text, width))
    if text.size > 7:
        assert taken <= many
    larger = paragraph(name, size=min(12, text.size + 0.5))
    if text.size < 12 and many == 1:
        assert len(lines(larger, width - 0.02)) > 1


def test_markup_is_printed_as_it_was_typed() -> None:
    """Known fault 71."""
    assert paragraph("<b>Bold</b> & Co &amp;").plain == "<b>Bold</b> & Co &amp;"


@given(st.text(max_size=20))
def test_what_is_printed_is_what_can_be(text: str) -> None:
    assert paragraph(text).plain == "\n".join(map(printable, text.split("\n")))
