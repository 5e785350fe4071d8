"""Tables from strangers: rows that can be looked at, or a refusal with a sentence, and never half of them."""

from __future__ import annotations

import csv
import zipfile
from collections.abc import Sequence
from functools import cache
from io import BytesIO, StringIO

from hypothesis import given
from hypothesis import strategies as st
from tests.drives import HARD_NAMES, drive
from tests.fuzz.evenings import MARKS, begun, rich
from tests.fuzz.mutations import Harm, harmed, harms
from xlsxwriter import Workbook

from whistdrive.core.club import Club, Person
from whistdrive.core.evening import Evening
from whistdrive.core.findings import Refused
from whistdrive.exchange.fields import columns_of
from whistdrive.exchange.grid import How
from whistdrive.exchange.preview import Choice, previewed
from whistdrive.exchange.targets import TARGETS, table_for
from whistdrive.exchange.text_table import ENCODINGS, SEPARATORS
from whistdrive.export.lists import LISTS, list_file
from whistdrive.words import ENGLISH

ARRIVED = Evening(Club(people=tuple(map(Person, range(1, 14), HARD_NAMES))), drive(0))
EVENINGS = (Evening(), ARRIVED, rich(), *map(begun, MARKS))
FULL = (rich(), *map(begun, MARKS))

FIGURES = ("", " ", "0", "1", "2", "-1", "\N{MINUS SIGN}3", "14", "9999", "10000", "9" * 5000, "1e9", "NaN", "Infinity")
NEARLY = ("1.5", "²", "½", "\N{ARABIC-INDIC DIGIT ONE}", "1/2", "3 5/9 4 7", "1 / 2", "/")
MARKED = ("x", "yes", "NS", "N", "♥", "NT", "Rest")
TEXTS = (
    "=1+1",
    "'=1+1",
    "@x",
    "a\nb",
    "\x07",
    "\x1b[2J",
    "\N{RIGHT-TO-LEFT OVERRIDE}gnp",
    "<b>",
    "x" * 201,
    "x" * 10_000,
)
ANY_CELL = st.sampled_from((*FIGURES, *NEARLY, *MARKED, *TEXTS, *HARD_NAMES)) | st.text(max_size=5)


@cache
def rows_of(key: str, at: int) -> tuple[tuple[str, ...], ...]:
    """A list of one of the evenings, as rows of texts."""
    data = list_file(key, "csv", FULL[at], ENGLISH).decode("utf-8-sig")
    return tuple(map(tuple, csv.reader(StringIO(data))))


@cache
def whole(key: str, form: str) -> bytes:
    """A list as a file."""
    return list_file(key, form, rich(), ENGLISH)


@cache
def parts_of(data: bytes) -> dict[str, bytes]:
    """What stands in a workbook."""
    with zipfile.ZipFile(BytesIO(data)) as book:
        return {name: book.read(name) for name in book.namelist()}


def packed(parts: dict[str, bytes]) -> bytes:
    """A workbook of some parts."""
    file = BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as book:
        for name, content in parts.items():
            book.writestr(name, content)
    return file.getvalue()


def as_text(rows: Sequence[Sequence[str]], separator: str = ",") -> bytes:
    file = StringIO()
    csv.writer(file, delimiter=separator).writerows(rows)
    return file.getvalue().encode("utf-8", errors="surrogatepass")


def as_book(rows: Sequence[Sequence[str]]) -> bytes:
    file = BytesIO()
    book = Workbook(file, {"in_memory": True})
    sheet = book.add_worksheet("List")
    for at, row in enumerate(rows):
        for column, cell in enumerate(row):
            sheet.write_string(at, column, cell)
    book.close()
    return file.getvalue()


def look(key: str, data: bytes, of: Evening, how: How | None = None, columns: dict[str, int] | None = None) -> None:
    """Look at a file as at one of the targets; what is shown as ready can be taken in."""
    try:
        grid = table_for(key, data, how or How())
    except Refused as refused:
        for finding in refused.findings:
            assert ENGLISH.finding(finding)
        return
    target = TARGETS[key]
    found = {**columns_of(target.fields(of), grid.rows[0]), **(columns or {})}
    preview = previewed(target, of, grid, Choice(found, people={2: 1, 3: 0}))
    for finding in (*preview.findings, *(each for row in preview.rows for each in row.findings)):
        assert ENGLISH.finding(finding)
    if preview.ready and preview.step is not None:
        after = preview.step.on(of)
        assert after != of
        again = previewed(target, after, grid, Choice(found))
        assert key in ("seating", "schedule") or not again.count("changed")


@st.composite
def other_cells(draw: st.DrawFn) -> tuple[str, bytes, Evening]:
    """A list of which cells, rows and columns have changed, what it is taken for, and where: there or elsewhere."""
    key, at = draw(st.sampled_from(LISTS)), draw(st.integers(0, len(FULL) - 1))
    rows = [list(row) for row in rows_of(key, at)]
    for _ in range(draw(st.integers(1, 5))):
        row = draw(st.sampled_from(rows))
        match draw(st.sampled_from(["cell", "cell", "cell", "twice", "gone", "longer", "column"])):
            case "twice":
                rows.insert(draw(st.integers(0, len(rows))), list(row))
            case "gone" if len(rows) > 1:
                rows.remove(row)
            case "longer":
                row.append(draw(ANY_CELL))
            case "column":
                new = draw(ANY_CELL)
                column = draw(st.integers(0, 8))
                for each in rows[1:]:
                    each[column : column + 1] = [new]
            case _ if row:
                row[draw(st.integers(0, len(row) - 1))] = draw(ANY_CELL)
    target = draw(st.sampled_from([key, key, *TARGETS]))
    of = draw(st.sampled_from([FULL[at], *EVENINGS]))
    written = as_book(rows) if draw(st.booleans()) else as_text(rows, draw(st.sampled_from(SEPARATORS)))
    return target, written, of


@st.composite
def any_cells(draw: st.DrawFn) -> tuple[str, bytes, Evening]:
    """Every field of a target in a column of its own, with anything in it."""
    key, of = draw(st.sampled_from(list(TARGETS))), draw(st.sampled_from(EVENINGS))
    names = [field.key for field in TARGETS[key].fields(of)]
    cells = st.lists(ANY_CELL, min_size=len(names), max_size=len(names))
    return key, as_text([names, *draw(st.lists(cells, max_size=6))]), of


@given(other_cells() | any_cells())
def test_rows_that_changed(file: tuple[str, bytes, Evening]) -> None:
    look(*file)


@given(
    st.sampled_from(list(TARGETS)),
    st.sampled_from([whole(key, "csv") for key in LISTS]),
    harms(600),
    st.sampled_from([None, *ENCODINGS]),
    st.sampled_from([None, *SEPARATORS]),
)
def test_texts_that_changed(
    key: str, data: bytes, done: list[Harm], encoding: str | None, separator: str | None
) -> None:
    look(key, harmed(data, done), rich(), How(encoding, separator))


@given(st.sampled_from(list(TARGETS)), st.sampled_from([whole(key, "xlsx") for key in LISTS]), harms(8000))
def test_workbooks_that_changed(key: str, data: bytes, done: list[Harm]) -> None:
    look(key, harmed(data, done), rich())


@st.composite
def other_parts(draw: st.DrawFn) -> bytes:
    """A workbook with harm within its parts, so that it is XML that is wrong and not its packing."""
    data = whole(draw(st.sampled_from(LISTS)), "xlsx")
    parts = dict(parts_of(data))
    for name in draw(st.lists(st.sampled_from(sorted(parts)), min_size=1, max_size=3)):
        match draw(st.sampled_from(["harm", "harm", "gone", "other"])):
            case "gone":
                parts.pop(name, None)
            case "other":
                parts[name] = parts_of(data)[draw(st.sampled_from(sorted(parts_of(data))))]
            case _ if name in parts:
                parts[name] = harmed(parts[name], draw(harms(len(parts[name]))))
    return packed(parts)


@given(st.sampled_from(list(TARGETS)), other_parts())
def test_parts_of_workbooks_that_changed(key: str, data: bytes) -> None:
    look(key, data, rich())


ROWS = ('<row r="1">', "<row>", '<row r="-1">', "</row>", '<c r="A1">', '<c r="XFD1048576" t="s">', "<c>", "</c>")
TYPES = ('<c t="s">', '<c r="B2" t="str">', '<c t="b">', '<c t="d">', '<c t="e"><v>#REF!</v></c>', "<f>1/0</f>")
HELD = ("<v>", "</v>", "0", "-1", "9" * 20, "NaN", "1e999", "<is><t>", "</t></is>", "_x0000_", "&#0;", "&x;")
PIECES = st.sampled_from((*ROWS, *TYPES, *HELD, "<si>", "<t>x</t>", "</si>"))


MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
SHEET = f'<worksheet xmlns="{MAIN}"><sheetData>{{}}{{}}</sheetData></worksheet>'
HEADING = '<row><c t="inlineStr"><is><t>Name</t></is></c></row>'


@given(st.lists(PIECES, max_size=30), st.lists(PIECES, max_size=10), st.sampled_from(["", HEADING]))
def test_pieces_of_sheets(cells: list[str], texts: list[str], first: str) -> None:
    parts = dict(parts_of(whole("people", "xlsx")))
    parts["xl/worksheets/sheet1.xml"] = SHEET.format(first, "".join(cells)).encode()
    parts["xl/sharedStrings.xml"] = "<sst>{}</sst>".format("".join(texts)).encode()
    look("people", packed(parts), rich())


@given(st.sampled_from(list(TARGETS)), st.binary(max_size=300))
def test_any_bytes(key: str, data: bytes) -> None:
    look(key, data, rich())
    look(key, b"PK\x03\x04" + data, rich())


@given(
    st.sampled_from(list(TARGETS)),
    st.sampled_from(["a,", '"', "\n", ";\n", "Name\n", "1;1;", "1,1,2\n", '""\n', "x", "\t", "=", "\r"]),
    st.integers(1, 300_000),
)
def test_what_goes_on_and_on(key: str, piece: str, times: int) -> None:
    many = (piece * times).encode()
    look(key, many, rich())
    look(key, b"Name,Round,Table,North,South\n" + many, rich())
