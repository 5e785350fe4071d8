"""The workbook read back by another library: texts stay texts, figures stay figures."""

from __future__ import annotations

import zipfile
from fractions import Fraction
from io import BytesIO

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from python_calamine import CalamineWorkbook
from tests import drives
from tests.printing.evenings import ALL_NAMES, played, seated, with_prizes

from whistdrive.core import changes
from whistdrive.core.drive import Drive, Plan
from whistdrive.export import workbook
from whistdrive.export.parts import PARTS, Value, part
from whistdrive.words import ENGLISH, Words


def sheets(data: bytes) -> dict[str, list[list[object]]]:
    """The cells of every sheet, empty ones as an empty text."""
    book = CalamineWorkbook.from_filelike(BytesIO(data))
    return {name: [list(row) for row in book.get_sheet_by_name(name).to_python()] for name in book.sheet_names}


def as_read(value: Value) -> object:
    if value is None:
        return ""
    return float(value) if isinstance(value, int | Fraction) else value


def test_case_6_figures_that_do_not_add_up_come_with_their_reason() -> None:
    of = drives.seated(drives.evening(drives.drive(4)), (1, 2, 3, 4))
    of = changes.write_deal(of, number=1, table=1, deal=1, marks={"ns": 8, "ew": 6}, remark="a card too many")
    headings, row = sheets(workbook(drives.of_drive(of), ENGLISH))["Results"]
    assert row[headings.index("Remark")] == "a card too many"


def test_every_cell_comes_back() -> None:
    plan = Plan(rounds=2, deals=2, interval=1, ranking=("average", "total"))
    drive = with_prizes(played(seated(21, 2, plan=plan)))
    found = sheets(workbook(drive, ENGLISH))
    assert list(found) == ["Standings", "Prizes", "Cash", "Results", "Seating"]
    for key in PARTS:
        made = part(key, drive, ENGLISH)
        expected = [list(made.columns), *([as_read(value) for value in row] for row in made.rows)]
        assert found[made.name] == expected
    assert set(ALL_NAMES) <= {row[found["Standings"][0].index("Name")] for row in found["Standings"]}


@pytest.mark.parametrize("start", ["=", "+", "-", "@", "\t", "{=", "＝", "http://", "internal:"])
def test_a_text_is_never_a_formula_or_a_link(start: str) -> None:
    data = workbook(drives.drive(4, names=(f"{start}1+1",)), ENGLISH)
    assert f"{start}1+1" in [row[2] for row in sheets(data)["Standings"]]
    with zipfile.ZipFile(BytesIO(data)) as inside:
        inner = {name: inside.read(name) for name in inside.namelist() if name.startswith("xl/worksheets/")}
    assert not any(b"<f>" in each or b"hyperlink" in each for each in inner.values())


@settings(max_examples=30)
@given(st.lists(st.text(st.characters(exclude_categories=["Cs", "Cc"]), min_size=1), min_size=4, max_size=4))
def test_any_name_comes_back(names: list[str]) -> None:
    found = sheets(workbook(drives.drive(4, names=tuple(names)), ENGLISH))
    assert sorted(str(row[2]) for row in found["Standings"][1:]) == sorted(names)


def test_the_same_values_give_the_same_bytes_and_name_nobody() -> None:
    drive = played(seated(8, 1))
    data = workbook(drive, ENGLISH)
    assert workbook(drive, ENGLISH) == data
    with zipfile.ZipFile(BytesIO(data)) as inside:
        about = inside.read("docProps/core.xml").decode()
    assert "2026-11-29T00:00:00Z" in about
    assert "<dc:creator></dc:creator>" in about


def test_any_language_can_name_the_sheets() -> None:
    drive: Drive = played(seated(8, 1))
    found = sheets(workbook(drive, Words(lambda text, _count: f"'[{text}]: {'x' * 40}/")))
    assert all(len(name) <= 31 and not set(name) & set("[]:*?/\\") for name in found)
    assert len(found) == 3
