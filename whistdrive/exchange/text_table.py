"""Tables in text files: separated by commas, semicolons or tabs, in the encodings that clubs' programs write."""

from __future__ import annotations

import codecs
import csv
from collections.abc import Iterator
from io import StringIO
from itertools import islice
from typing import Final

from whistdrive.core.findings import refuse
from whistdrive.exchange.formulas import as_it_was
from whistdrive.exchange.grid import MOST_COLUMNS, MOST_ROWS, Grid, How, grid_of, too_large

ENCODINGS: Final = ("utf-8", "utf-16", "cp1252", "cp1250", "cp1251")
"""What can be chosen, by the names that Python gives them; the last two (central Europe, Cyrillic) only by hand."""

SEPARATORS: Final = (";", "\t", ",")
"""In the order in which one is taken where nothing speaks for any."""

_SNIFFED: Final = 200
"""So many rows show how a table is separated."""


def read_text(data: bytes, how: How) -> Grid:
    """The table in a text file.

    Quoted cells may hold separators and line breaks. Raises Refused where it is no text in its encoding or too large.
    """
    encoding = how.encoding or _likely_encoding(data)
    text = _decoded(data, encoding)
    separator = how.separator or _likely_separator(text)
    rows = _rows(text, separator)
    return grid_of(rows, How(encoding, separator))


def _likely_encoding(data: bytes) -> str:
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return "utf-16"
    try:
        data.decode("utf-8")
    except UnicodeDecodeError:
        return "cp1252"
    return "utf-8"


def _decoded(data: bytes, encoding: str) -> str:
    if encoding not in ENCODINGS:
        raise refuse("table_encoding", value=encoding, allowed=" ".join(ENCODINGS))
    try:
        text = data.decode("utf-8-sig" if encoding == "utf-8" else encoding)
    except UnicodeDecodeError as error:
        raise refuse("table_encoding", value=encoding, allowed=" ".join(ENCODINGS)) from error
    if "\0" in text:
        raise refuse("no_grid")
    return text


def _likely_separator(text: str) -> str:
    """The one that cuts most rows into as many cells as the first has, the more of them the better.

    One that leaves the first row whole is taken only where each does.
    """

    def worth(separator: str) -> tuple[bool, int, int]:
        try:
            rows = [row for row in islice(_reader(text, separator), _SNIFFED) if row]
        except csv.Error:
            return (False, 0, 0)
        first = len(rows[0]) if rows else 0
        return (first > 1, sum(len(row) == first for row in rows), first)

    return max(SEPARATORS, key=worth)


def _rows(text: str, separator: str) -> list[list[str]]:
    rows: list[list[str]] = []
    try:
        for row in _reader(text, separator):
            if len(rows) == MOST_ROWS or len(row) > MOST_COLUMNS:
                raise too_large(len(rows) + 1, len(row))
            rows.append([as_it_was(cell) for cell in row])
    except csv.Error as error:
        raise refuse("no_grid") from error
    return rows


def _reader(text: str, separator: str) -> Iterator[list[str]]:
    return csv.reader(StringIO(text, newline=""), delimiter=separator)
