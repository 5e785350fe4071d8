"""Tables as clubs' programs write them, and files that try to be too much."""

from __future__ import annotations

import zipfile
from collections.abc import Mapping
from io import BytesIO

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.drives import HARD_NAMES
from tests.exchange.taken import SPOKEN, text
from tests.strategies import ATTACKS
from xlsxwriter import Workbook

from whistdrive.core.findings import Refused
from whistdrive.exchange.formulas import as_it_was, disarmed
from whistdrive.exchange.grid import LONGEST_CELL, MOST_BYTES, MOST_COLUMNS, MOST_ROWS, Grid, How
from whistdrive.exchange.read import read_table
from whistdrive.exchange.workbook_size import measure
from whistdrive.export.csv_file import csv_of
from whistdrive.export.parts import UNDATED, Part
from whistdrive.export.xlsx_file import workbook_of

BY_ITSELF = How()


def quoted(cell: str) -> str:
    return '"' + cell.replace('"', '""') + '"'


def refused(data: bytes, how: How = BY_ITSELF) -> set[str]:
    with pytest.raises(Refused) as found:
        read_table(data, how)
    for words in SPOKEN:
        assert all(words.finding(each) for each in found.value.findings)
    return {each.code for each in found.value.findings}


@pytest.mark.parametrize("separator", [",", ";", "\t"])
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_hard_names_in_every_separator_and_encoding(separator: str, encoding: str) -> None:
    """Known fault 86."""
    rows = [("Name", "Number"), *((name, str(at)) for at, name in enumerate((*HARD_NAMES, *ATTACKS)))]
    data = text(*(separator.join(map(quoted, row)) for row in rows), encoding=encoding)
    found = read_table(data)
    assert found.rows == tuple(rows)
    assert found.how.separator == separator


@pytest.mark.parametrize("separator", [",", ";", "\t"])
def test_western_names_in_windows_1252(separator: str) -> None:
    """Known fault 86: what Excel writes in the West."""
    rows = [("Name", "Number"), ("Müller, Jörg", "1"), ("Åberg “Ö”", "2"), ("Zoë – née Ó Súilleabháin", "3")]
    data = text(*(separator.join(map(quoted, row)) for row in rows), encoding="cp1252")
    found = read_table(data)
    assert found.rows == tuple(rows)
    assert found.how == How("cp1252", separator)


def test_how_a_file_is_read_can_be_said() -> None:
    """Letters of the East cannot be told from those of the West; whoever reads them can."""
    data = text("Имя;Номер", "Лев Гончаров;7", encoding="cp1251")
    assert read_table(data, How(encoding="cp1251")).rows[1] == ("Лев Гончаров", "7")
    assert read_table(data, How("cp1251", ",")).width == 1
    assert refused(data, How(encoding="utf-8")) == {"table_encoding"}


def test_a_nickname_with_a_comma_and_a_note_of_two_lines_are_one_row() -> None:
    """Known fault 88."""
    data = text("Name,Nickname,Note", '"Li, Bo","Grandad, the wise","Sits by\r\nthe door"', "Al,,")
    assert read_table(data).rows[1:] == (("Li, Bo", "Grandad, the wise", "Sits by\r\nthe door"), ("Al", "", ""))


def test_names_with_commas_in_one_column_are_not_cut() -> None:
    assert read_table(text("Name", "Li, Bo", "Ng, X")).rows == (("Name",), ("Li, Bo",), ("Ng, X",))


@given(st.text(st.sampled_from("'=+-@a\t\r\n＝"), max_size=6))
def test_formulas_are_disarmed_and_come_back(cell: str) -> None:
    assert as_it_was(disarmed(cell)) == cell
    assert not disarmed(cell).startswith(("=", "+", "-", "@", "\t"))


@settings(max_examples=40)
@given(st.lists(st.lists(st.text(st.characters(exclude_categories=["Cs", "Cc", "Zl", "Zp", "Cn"]), min_size=1))))
def test_what_is_exported_is_read_letter_by_letter(names: list[list[str]]) -> None:
    width = max((len(row) for row in names), default=0)
    rows = tuple(tuple(row + ["x"] * (width - len(row))) for row in names if width)
    made = Part("List", tuple(f"Column {at}" for at in range(width)), rows)
    if width:
        assert read_table(csv_of(made)).rows == (made.columns, *rows)
        assert read_table(workbook_of("Title", UNDATED, [made])).rows == (made.columns, *rows)


def sheet(**cells: float | str) -> bytes:
    file = BytesIO()
    book = Workbook(file, {"in_memory": True})
    first, second = book.add_worksheet("First"), book.add_worksheet("Второй")
    for place, value in cells.items():
        column, row = "ABC".index(place[0]), int(place[1:]) - 1
        if isinstance(value, str):
            first.write_string(row, column, value)
        else:
            first.write_number(row, column, value)
    second.write_string(1, 1, "there")
    book.close()
    return file.getvalue()


def test_a_workbook_has_figures_as_they_would_be_typed_and_sheets_to_choose_from() -> None:
    data = sheet(A1="Number", A2=7, B1="Half", B2=7.5)
    found = read_table(data)
    assert found.rows == (("Number", "Half"), ("7", "7.5"))
    assert found.sheets == ("First", "Второй")
    assert read_table(data, How(sheet="Второй")).rows == (("", ""), ("", "there"))
    assert isinstance(found, Grid)


@pytest.mark.parametrize("data", [b"", b";;\r\n  ;;\r\n", b"\xef\xbb\xbf"])
def test_an_empty_table_is_said_to_be_one(data: bytes) -> None:
    assert refused(data) == {"table_empty"}


def test_what_is_no_table_is_refused() -> None:
    assert refused(b"a,b\0c") == {"no_grid"}
    assert refused(b"PK\x03\x04 broken") == {"no_grid"}
    assert refused(sheet(A1="x")[:-40]) == {"no_grid"}
    assert refused(b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1") == {"old_workbook"}
    assert refused(zipped({"content.xml": "<a/>", "xl/workbook.xml": "<a/>"})) == {"no_grid"}
    assert refused(bomb("<worksheet><sheetData>")) == {"no_grid"}
    assert refused(zipped({"something.txt": "x"})) == {"no_grid"}


def test_what_is_too_large_is_refused() -> None:
    assert refused(b"a" * (MOST_BYTES + 1)) == {"file_too_large"}
    assert refused(b"a\n" * (MOST_ROWS + 1)) == {"table_too_large"}
    assert refused(b"," * MOST_COLUMNS + b"a") == {"table_too_large"}
    assert refused(b'"' + b"x" * (LONGEST_CELL + 1) + b'"') == {"cell_too_long"}
    assert refused(b'"' + b"x" * 1_000_000) == {"no_grid"}
    assert refused(b"," * 9_000_000) == {"table_too_large"}


@pytest.mark.parametrize(
    "part", ["xl/vbaProject.bin", "xl/externalLinks/externalLink1.xml", "xl/macrosheets/sheet1.xml"]
)
def test_a_workbook_with_more_than_a_table_is_refused(part: str) -> None:
    with zipfile.ZipFile(BytesIO(sheet(A1="Name"))) as usual:
        kept = {name: usual.read(name) for name in usual.namelist()}
    assert read_table(zipped(kept)).rows == (("Name",),)
    assert refused(zipped({**kept, part: b"<a/>"})) == {"workbook_with_more"}


def zipped(parts: Mapping[str, str | bytes]) -> bytes:
    file = BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as book:
        for name, content in parts.items():
            book.writestr(name, content)
    return file.getvalue()


def bomb(sheet_xml: str | bytes, shared: str | bytes = "<sst/>") -> bytes:
    """A workbook whose only sheet is this."""
    kept = {}
    with zipfile.ZipFile(BytesIO(sheet(A1="x"))) as usual:
        kept = {name: usual.read(name) for name in usual.namelist() if "sheet" not in name.rsplit("/", 1)[-1]}
        rels = usual.read("xl/_rels/workbook.xml.rels")
    return zipped(
        {
            **kept,
            "xl/_rels/workbook.xml.rels": rels,
            "xl/worksheets/sheet1.xml": sheet_xml,
            "xl/sharedStrings.xml": shared,
        }
    )


SHEET = (
    '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>{}</sheetData></worksheet>'
)


ENTITIES = "".join(f"<!ENTITY b{at} '{f'&b{at - 1};' * 100}'>" for at in range(1, 7))

BOMBS: Mapping[str, tuple[str, tuple[str, str]]] = {
    "far": (
        "table_too_large",
        (SHEET.format('<row r="1"><c r="A1"><v>1</v></c><c r="XFD1048576"><v>1</v></c></row>'), ""),
    ),
    "row": ("table_too_large", (SHEET.format('<row r="1048576"><c><v>1</v></c></row>'), "")),
    "prefix": (
        "table_too_large",
        (SHEET.format('<x:row xmlns:x="u" r="1"><x:c r="ZZZ1"><x:v>1</x:v></x:c></x:row>'), ""),
    ),
    "digits": ("table_too_large", (SHEET.format('<row r="1"><c r="A9999999999999999999"><v>1</v></c></row>'), "")),
    "wide": ("table_too_large", (SHEET.format("<row>" + "<c><v>1</v></c>" * 200 + "</row>"), "")),
    "blank": ("table_inflates", ("<worksheet>[60000000 blanks]", "")),
    "strings": ("table_inflates", (SHEET.format(""), "<sst>[3000000 texts]")),
    "shared": ("table_inflates", (SHEET.format("[60000 shared]"), f"<sst><si><t>{'x' * 9000}</t></si></sst>")),
    "long": ("cell_too_long", (SHEET.format(""), f"<sst><si><t>{'x' * (LONGEST_CELL + 1)}</t></si></sst>")),
    "hidden": ("no_grid", (SHEET.format("<si/>"), "<sst><si><t>x</t></si></sst>")),
    "cells": ("table_inflates", (SHEET.format("[3000000 cells]"), "")),
    "doctype": ("no_grid", ("<!DOCTYPE a><worksheet/>", "")),
    "entities": ("no_grid", (f"<!DOCTYPE a [<!ENTITY b0 '{'x' * 1000}'>{ENTITIES}]><worksheet>&b6;</worksheet>", "")),
}


@pytest.mark.parametrize("kind", BOMBS)
def test_a_bomb_is_refused_before_anything_reads_it_whole(kind: str) -> None:
    code, (sheet_xml, shared) = BOMBS[kind]
    sheet_xml = sheet_xml.replace("[60000000 blanks]", " " * 60_000_000)
    sheet_xml = sheet_xml.replace("[60000 shared]", ("<row>" + '<c t="s"><v>0</v></c>' * 60 + "</row>") * 1000)
    sheet_xml = sheet_xml.replace("[3000000 cells]", "<c/>" * 3_000_000)
    shared = shared.replace("[3000000 texts]", "<si/>" * 3_000_000)
    made = bomb(sheet_xml, shared or "<sst/>")
    with pytest.raises(Refused) as found:
        measure(made)
    assert [each.code for each in found.value.findings] == [code]
