"""Reading a file as a table, whatever kind of table it is."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from whistdrive.core.findings import Refused, refuse
from whistdrive.exchange.grid import MOST_BYTES, Grid, How
from whistdrive.exchange.text_table import read_text
from whistdrive.exchange.workbook import MARK, read_workbook

_OLD_WORKBOOK: Final = b"\xd0\xcf\x11\xe0"
"""How workbooks of the nineties begin, and those with a password."""

_CLUB: Final = ".whist"

_BY_ITSELF: Final = How()
"""The reader finds out everything."""


def read_file(path: Path) -> bytes:
    """All of a file; raises Refused where it cannot be read, is too large, or is a club.

    A club is never opened here: closing it would let go of every lock that the program has on it.
    """
    if path.suffix.lower() == _CLUB:
        raise refuse("club_file", file=path.name)
    try:
        if path.stat().st_size > MOST_BYTES:
            raise refuse("file_too_large", file=path.name, allowed=MOST_BYTES // 1_000_000)
        return path.read_bytes()
    except OSError as error:
        raise refuse("cannot_read", file=path.name, why=error.strerror or str(error)) from error


def is_workbook(data: bytes) -> bool:
    """Whether a file is a workbook and no text."""
    return data.startswith(MARK)


def read_table(data: bytes, how: How = _BY_ITSELF) -> Grid:
    """The table in a file (CSV or XLSX); raises Refused where there is none in it."""
    if len(data) > MOST_BYTES:
        raise refuse("file_too_large", allowed=MOST_BYTES // 1_000_000)
    if data.startswith(_OLD_WORKBOOK):
        raise refuse("old_workbook")
    return read_workbook(data, how) if is_workbook(data) else read_text(data, how)


def table_in(path: Path, how: How = _BY_ITSELF) -> Grid:
    """The table in the file with this name; raises Refused, naming it."""
    try:
        return read_table(read_file(path), how)
    except Refused as refused:
        raise Refused(*(each.at(file=path.name) for each in refused.findings)) from refused
