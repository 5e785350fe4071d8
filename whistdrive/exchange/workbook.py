"""Tables in workbooks (XLSX). The library that reads them takes a whole sheet into memory, so it is measured first."""

from __future__ import annotations

import zipfile
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import date, datetime, time, timedelta
from io import BytesIO
from typing import Final
from xml.parsers import expat

from python_calamine import CalamineWorkbook

from whistdrive.core.findings import refuse
from whistdrive.exchange.grid import MOST_COLUMNS, MOST_ROWS, Grid, How, grid_of, too_large

MARK: Final = b"PK\x03\x04"
"""How every file of this kind begins."""

MOST_INFLATED: Final = 40_000_000
"""So many bytes of XML are read of a workbook, whatever it says itself about its size."""

_MOST_PARTS: Final = 1000
_CHUNK: Final = 1 << 16
_NEEDED: Final = "xl/workbook.xml"
_OTHERS: Final = frozenset({"content.xml", "xl/workbook.bin"})
"""What makes it a workbook of another kind, which nobody has measured."""

_DAMAGES: Final = (
    zipfile.BadZipFile,
    zlib.error,
    expat.ExpatError,
    EOFError,
    OSError,
    NotImplementedError,
    ValueError,
    LookupError,
)
"""What the libraries say of a file that is not as it should be."""

Cell = int | float | str | bool | time | date | datetime | timedelta


def read_workbook(data: bytes, how: How) -> Grid:
    """The table on a sheet of a workbook, the first one where none is named.

    Raises Refused where it is none, is damaged or locked, or would take more room than any club's table.
    """
    with _in_words():
        _measure(data)
        book = CalamineWorkbook.from_filelike(BytesIO(data))
        names = tuple(book.sheet_names)
        if not names:
            raise refuse("table_empty")
        chosen = how.sheet if how.sheet in names else names[0]
        rows = book.get_sheet_by_name(chosen).to_python(skip_empty_area=False)
    return grid_of([[_text(cell) for cell in row] for row in rows], How(sheet=chosen), names)


def _text(cell: Cell) -> str:
    """A cell as it would be typed."""
    if isinstance(cell, float) and cell.is_integer():
        return str(int(cell))
    return str(cell)


@contextmanager
def _in_words() -> Iterator[None]:
    """Say kindly whatever the libraries find wrong; the one in Rust also panics, which is no usual exception."""
    try:
        yield
    except _DAMAGES as error:
        raise refuse("no_grid") from error
    except BaseException as error:
        if type(error).__module__.partition(".")[0] in ("python_calamine", "pyo3_runtime", "_python_calamine"):
            raise refuse("no_grid") from error
        if isinstance(error, RuntimeError):  # what zipfile says of a file that is locked by a password
            raise refuse("table_locked") from error
        raise


def _measure(data: bytes) -> None:
    """Refuse a workbook that would not fit, by reading it piece by piece and keeping nothing."""
    with zipfile.ZipFile(BytesIO(data)) as book:
        parts = book.infolist()
        names = {part.filename for part in parts}
        if _NEEDED not in names or _OTHERS & names:
            raise refuse("no_grid")
        left = MOST_INFLATED
        if len(parts) > _MOST_PARTS:
            raise refuse("table_inflates", allowed=MOST_INFLATED // 1_000_000)
        for part in parts:
            if not part.filename.endswith((".xml", ".rels")):
                continue
            extent = _Extent()
            with book.open(part) as xml:
                while chunk := xml.read(_CHUNK):
                    left -= len(chunk)
                    if left < 0:
                        raise refuse("table_inflates", allowed=MOST_INFLATED // 1_000_000)
                    extent.read(chunk)


class _Extent:
    """How far the cells of a sheet reach that hold something."""

    def __init__(self) -> None:
        self._row = self._column = 0
        self._parser = expat.ParserCreate()
        self._parser.StartElementHandler = self._begin

    def read(self, chunk: bytes) -> None:
        """Go on with the next piece of the part; raises Refused as soon as it is too large."""
        self._parser.Parse(chunk, False)

    def _begin(self, name: str, attributes: dict[str, str]) -> None:
        match name.rpartition(":")[2]:
            case "row":
                self._row = int(attributes.get("r", self._row + 1))
                self._column = 0
            case "c":
                self._enter(attributes.get("r", ""))
            case "v" | "is" if self._row > MOST_ROWS or self._column > MOST_COLUMNS:
                raise too_large(self._row, self._column)

    def _enter(self, place: str) -> None:
        letters = place.rstrip("0123456789")
        if not letters.isalpha() or not letters.isascii():
            self._column += 1
            return
        self._column = 0
        for letter in letters.upper():
            self._column = self._column * 26 + ord(letter) - ord("A") + 1
        self._row = int(place[len(letters) :] or self._row)
