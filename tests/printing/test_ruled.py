"""Ruled tables over pages: heads, rows that stay together, and rows higher than a page."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO

import pytest
from hypothesis import given
from hypothesis import strategies as st
from reportlab.pdfgen.canvas import Canvas
from reportlab.platypus import Flowable
from tests.printing.pages import texts

from whistdrive.printing.fonts import register
from whistdrive.printing.grid import Cell, Command, Ruled, double_below, emphasis, grid
from whistdrive.printing.look import HAIR, LINE, TINT
from whistdrive.printing.text import fitted, paragraph

WIDTHS = (60.0, 120.0)
FITS_ALL = 100_000.0


def table(rows: Sequence[Sequence[Cell]], *style: Command, heads: int = 1) -> Ruled:
    register()
    return grid(rows, WIDTHS, heads=heads, least=20, style=style)


def pages(flowable: Flowable, *rooms: float) -> list[str]:
    """What stands on each of some pages with so much room; the last is as long as it takes."""
    file = BytesIO()
    canvas = Canvas(file, pagesize=(sum(WIDTHS), FITS_ALL))
    rest: list[Flowable] = [flowable]
    for room in (*rooms, FITS_ALL):
        if rest:
            parts = rest[0].split(sum(WIDTHS), room)
            if parts:
                now, *rest = parts
                assert now.wrap(sum(WIDTHS), room)[1] <= room + 0.01
                now.drawOn(canvas, 0, 0)
            canvas.showPage()
    assert not rest
    canvas.save()
    return [" ".join(text.split()) for text in texts(file.getvalue())]


def numbered(many: int) -> list[list[Cell]]:
    rows: list[list[Cell]] = [["No.", "Name"]]
    return rows + [[str(row), f"name {row}"] for row in range(1, many + 1)]


def test_heads_come_again_on_every_page() -> None:
    assert pages(table(numbered(5)), 65, 45) == [
        "No. Name 1 name 1 2 name 2",
        "No. Name 3 name 3",
        "No. Name 4 name 4 5 name 5",
    ]


def test_where_no_row_fits_below_the_heads_all_goes_over() -> None:
    assert pages(table(numbered(2)), 30)[1] == "No. Name 1 name 1 2 name 2"


def test_rows_that_are_kept_together_go_over_together() -> None:
    kept: Command = ("NOSPLIT", (0, 3), (-1, -1))
    assert pages(table(numbered(5), kept), 110) == [
        "No. Name 1 name 1 2 name 2",
        "No. Name 3 name 3 4 name 4 5 name 5",
    ]


def test_a_row_higher_than_a_page_goes_on_over_the_next_with_its_heads() -> None:
    long: list[list[Cell]] = [["No.", "Name"], ["1", paragraph("Maximiliane von und zu " * 150)], ["2", "short"]]
    found = pages(table(long), 300, 300)
    assert len(found) == 3
    assert all(page.startswith("No. Name") for page in found)
    assert [page.count("No. Name 1 ") for page in found] == [1, 0, 0]
    assert "".join(found).count("Maximiliane") == 150
    assert found[2].endswith("2 short")


def test_many_names_in_one_cell_part_between_names() -> None:
    names = [fitted(f"name {number}", 100) for number in range(60)]
    found = pages(table([["No.", "Name"], ["1", names]]), 200, 200)
    assert sum(page.count("name") for page in found) == 60
    assert all(f"name {number}" in " ".join(found) for number in range(60))


def test_a_group_that_is_higher_than_a_page_is_parted_all_the_same() -> None:
    group: Command = ("NOSPLIT", (0, 1), (-1, -1))
    assert len(pages(table(numbered(40), group), 300, 300)) == 3


def test_a_cell_over_several_columns_has_their_room() -> None:
    text = paragraph("a text that takes more than one of them, as wide as it is")
    spread = table([[text, ""], ["1", "name"]], ("SPAN", (0, 0), (-1, 0)), heads=0)
    narrow = table([[paragraph(text.plain), ""], ["1", "name"]], heads=0)
    assert spread.height < narrow.height


@pytest.mark.parametrize(
    ("command", "lines"),
    [
        (("LINEABOVE", (0, 1), (-1, 1), HAIR, LINE), 1),
        (("LINEBEFORE", (0, 0), (-1, -1), HAIR, LINE), 2),
        (("BOX", (1, 1), (1, -1), HAIR, LINE), 4),
        (("GRID", (0, 0), (-1, -1), HAIR, LINE), 7),
        (double_below(2), 2),
        (("LINEBELOW", (0, 7), (-1, 9), HAIR, LINE), 0),
    ],
)
def test_rules_are_drawn_where_the_command_says(command: Command, lines: int) -> None:
    register()
    rows = [["1", "one"], ["2", "two"], ["3", "three"]]
    assert lines_of(grid(rows, WIDTHS, heads=0, ruled_to=None, style=[command])) == lines


def lines_of(drawn: Ruled) -> int:
    file = BytesIO()
    canvas = Canvas(file, pageCompression=0)
    drawn.drawOn(canvas, 0, 0)
    canvas.save()
    return file.getvalue().count(b" l\n")


def test_a_fill_goes_on_over_the_page() -> None:
    register()
    filled: Command = ("BACKGROUND", (0, 1), (-1, -1), TINT)
    parts = table(numbered(4), filled).split(sum(WIDTHS), 65)
    assert len(parts) == 2
    for part in parts:
        file = BytesIO()
        canvas = Canvas(file, pageCompression=0)
        part.drawOn(canvas, 0, 0)
        canvas.save()
        assert file.getvalue().count(b" re f") == 1


@given(
    st.lists(st.text("ab -é", max_size=400), min_size=1, max_size=12),
    st.lists(st.floats(60, 400), max_size=12),
    st.integers(0, 2),
)
def test_every_letter_is_on_one_page_or_another(cells: list[str], rooms: list[float], kept: int) -> None:
    rows: list[list[Cell]] = [["No.", "Name"]]
    rows += [[f"({number})", paragraph(text)] for number, text in enumerate(cells)]
    style = [("NOSPLIT", (0, -1 - kept), (-1, -1)), *emphasis((0, 1), (0, -1))]
    text = " ".join(pages(table(rows, *style), *rooms))
    assert [text.count(f"({number})") for number in range(len(cells))] == [1] * len(cells)
    assert text.count("é") == "".join(cells).count("é")
