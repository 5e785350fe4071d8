"""With a measure of half the size of text for each letter, whatever the font."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from whistdrive.ui.wall.fitting import LEADING, Fitted, Line, Row, enlarged, fitted, height_of, wrapped


def half(text: str) -> float:
    return 0.5 * len(text)


def people(many: int, name: str = "Robin Hood") -> list[Row]:
    return [Row(str(at), (Line(f"{name} {at}", "Table 12"),)) for at in range(1, many + 1)]


def rows_of(fit: Fitted) -> list[Row]:
    return [row for page in fit.pages for column in page for row in column]


def test_few_rows_stand_as_large_as_is_allowed() -> None:
    fit = fitted(people(4), 1240, 560, (80, 27), half)
    assert (fit.size, fit.columns, len(fit.pages)) == (80, 1, 1)


def test_more_rows_are_smaller_before_a_second_page_begins() -> None:
    fit = fitted(people(20), 1240, 560, (80, 27), half)
    assert 27 <= fit.size < 80
    assert len(fit.pages) == 1


def test_what_is_too_much_goes_on_pages_at_the_least_size() -> None:
    fit = fitted(people(200), 1240, 560, (80, 27), half)
    assert fit.size == pytest.approx(27)
    assert len(fit.pages) > 1
    assert [row.lead for row in rows_of(fit)] == [str(at) for at in range(1, 201)]


def test_a_row_higher_than_a_column_goes_on_under_its_lead() -> None:
    table = Row("7", tuple(Line(f"Player {at}") for at in range(40)))
    fit = fitted([table], 1240, 300, (40, 27), half)
    assert {row.lead for row in rows_of(fit)} == {"7"}
    assert [line.text for row in rows_of(fit) for line in row.lines] == [line.text for line in table.lines]


@given(
    st.lists(st.text("ab -", max_size=70), min_size=1, max_size=40),
    st.sampled_from([(400, 200), (1240, 560), (1860, 850)]),
)
def test_nothing_is_lost_and_nothing_is_wider_or_higher_than_its_column(
    names: list[str], room: tuple[int, int]
) -> None:
    width, height = room
    fit = fitted([Row("1", (Line(name, "12, N"),)) for name in names], width, height, (height / 7, height / 21), half)
    said = "".join(line.text for row in rows_of(fit) for line in row.lines)
    assert said.replace(" ", "") == "".join(names).replace(" ", "")
    for page in fit.pages:
        assert len(page) <= fit.columns
        for column in page:
            assert sum(height_of(row, fit.size) for row in column) <= height + fit.size
            for line in (line for row in column for line in row.lines):
                wide = half(line.text) + (half(line.tail) if line.tail else 0)
                assert wide * fit.size <= fit.line_width + 1e-6


def test_a_name_breaks_between_words_and_after_hyphens() -> None:
    name = "van der Berg-Featherstonehaugh-Wollstonecraft, Bartholomew"
    assert wrapped(name, 10, half) == ("van der Berg-", "Featherstonehaugh-", "Wollstonecraft,", "Bartholomew")


def test_the_first_line_may_be_shorter() -> None:
    assert wrapped("Ann Mary Smith", 7, half, first=4) == ("Ann Mary", "Smith")


def test_a_word_longer_than_a_line_is_broken_and_not_cut() -> None:
    assert "".join(wrapped("Donaudampfschifffahrt", 3, half)) == "Donaudampfschifffahrt"


def test_a_text_grows_until_its_room_is_full_and_keeps_its_own_lines() -> None:
    size, lines = enlarged("Tea\nin ten minutes", 1000, 400, 300, half)
    assert lines == ("Tea", "in ten minutes")
    assert max(map(half, lines)) * size <= 1000
    assert len(lines) * LEADING * size <= 400
    assert size > 100
