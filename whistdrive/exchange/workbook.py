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
from whistdrive.exchange.grid import Grid, How, grid_of
from whistdrive.exchange.workbook_size import measure

MARK: Final = b"PK\x03\x04"
"""How every file of this kind begins."""

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
        measure(data)
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
