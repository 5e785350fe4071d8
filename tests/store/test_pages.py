"""Rows read from bare pages are those that SQLite itself reads."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from whistdrive.store.pages import Found, Pages

VALUES = st.one_of(
    st.none(),
    st.integers(-(2**63), 2**63 - 1),
    st.floats(allow_nan=False),
    st.text(st.characters(exclude_categories=["Cs"]), max_size=40),
    st.integers(0, 9000).map(lambda length: "ä" * length),
    st.binary(max_size=40),
)


def made(rows: list[tuple[object, ...]], page: int = 1024) -> bytes:
    """A file with one table, which begins on its second page."""
    with closing(sqlite3.connect(":memory:")) as memory:
        memory.execute(f"PRAGMA page_size = {page}")
        memory.execute("CREATE TABLE kept (one, another, third)")
        memory.executemany("INSERT INTO kept VALUES (?, ?, ?)", rows)
        memory.commit()
        return memory.serialize()


@given(st.lists(st.tuples(VALUES, VALUES, VALUES), max_size=30), st.sampled_from([512, 1024, 4096, 65536]))
def test_whatever_was_written_is_read(rows: list[tuple[object, ...]], page: int) -> None:
    found = Pages(made(rows, page)).table(2)
    assert [values for _, values in found.records] == rows
    assert [number for number, _ in found.records] == list(range(1, len(rows) + 1))
    assert not found.damaged


def test_many_rows_on_pages_below_pages() -> None:
    rows: list[tuple[object, ...]] = [(number, "x" * 50, None) for number in range(5000)]
    found = Pages(made(rows, 512)).table(2)
    assert [values for _, values in found.records] == rows
    assert not found.damaged


@pytest.mark.parametrize("seed", range(3))
def test_a_lost_page_costs_its_own_rows_and_is_noticed(seed: int) -> None:
    rows: list[tuple[object, ...]] = [(number, "x" * 50, None) for number in range(2000)]
    content = made(rows)
    lost = 5 + 7 * seed
    found = Pages(content[: lost * 1024] + bytes(1024) + content[(lost + 1) * 1024 :]).table(2)
    assert found.damaged
    assert {values for _, values in found.records} < set(rows)
    assert len(found.records) > 1900


@given(st.data())
def test_no_damage_ends_in_anything_but_fewer_rows(data: st.DataObject) -> None:
    rows: list[tuple[object, ...]] = [(number, "y" * (number % 90) * 20, 1.5) for number in range(60)]
    content = bytearray(made(rows, 512))
    for _ in range(data.draw(st.integers(1, 6))):
        content[data.draw(st.integers(512, len(content) - 1))] = data.draw(st.integers(0, 255))
    found = Pages(bytes(content)).table(2)
    assert len(found.records) <= len(rows)


def test_a_count_of_rows_that_shrank_is_noticed() -> None:
    content = bytearray(made([(1, "a", None), (2, "b", None), (3, "c", None)]))
    content[1024 + 4] = 2
    found = Pages(bytes(content)).table(2)
    assert found == Found([(1, (1, "a", None)), (2, (2, "b", None))], damaged=True, pages={2})


@pytest.mark.parametrize("root", [0, 1000, 2**31])
def test_a_page_that_is_not_there(root: int) -> None:
    assert Pages(made([])).table(root) == Found(damaged=True, pages={root})


def test_a_file_of_the_museum() -> None:
    museum = Path(__file__).parents[1] / "museum" / "edition_5.whist"
    pages = Pages(museum.read_bytes())
    with closing(sqlite3.connect(f"{museum.as_uri()}?mode=ro&immutable=1", uri=True)) as reader:
        schema = reader.execute("SELECT * FROM sqlite_schema ORDER BY rowid").fetchall()
        assert [values for _, values in pages.table(1).records] == schema
        for name, root in [(row[1], row[3]) for row in schema if row[0] == "table"]:
            found = pages.table(root)
            assert [number for number, _ in found.records] == [
                number for (number,) in reader.execute(f'SELECT rowid FROM "{name}" ORDER BY rowid')
            ]
            assert not found.damaged
