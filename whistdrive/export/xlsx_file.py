"""All parts as the sheets of one XLSX workbook."""

from __future__ import annotations

import re
from collections.abc import Iterable
from datetime import UTC, date, datetime, time
from fractions import Fraction
from io import BytesIO
from typing import Final

from xlsxwriter import Workbook
from xlsxwriter.format import Format
from xlsxwriter.worksheet import Worksheet

from whistdrive.core.drive import Drive
from whistdrive.export.parts import Part, part, parts_of
from whistdrive.words import Words

_A4: Final = 9
_WIDEST: Final = 480
"""The most that a column takes, in pixels; a longer text wraps."""

_AS_TEXT: Final = {
    "in_memory": True,
    "strings_to_formulas": False,
    "strings_to_numbers": False,
    "strings_to_urls": False,
}
"""Nothing is computed, linked or guessed: a text stays what it is."""

_NOT_IN_NAMES: Final = re.compile(r"[\[\]:*?/\\]|^'+|'+$")
_LONGEST_NAME: Final = 31
"""What the file format forbids in the name of a sheet."""


def workbook(drive: Drive, words: Words) -> bytes:
    """The workbook of a drive as a file."""
    return workbook_of(drive.title, drive.day, [part(key, drive, words) for key in parts_of(drive)])


def workbook_of(title: str, day: date, parts: Iterable[Part]) -> bytes:
    """A workbook with a sheet for each part. Headings stay in sight and come again on every printed page.

    ``day`` is when it says that it was made: the same values give the same bytes.
    """
    file = BytesIO()
    book = Workbook(file, _AS_TEXT)
    book.set_properties({"title": title, "created": datetime.combine(day, time(), UTC).replace(tzinfo=None)})
    head = book.add_format({"bold": True, "bottom": 1, "text_wrap": True, "valign": "top"})
    text = book.add_format({"text_wrap": True, "valign": "top"})
    number = book.add_format({"valign": "top"})
    average = book.add_format({"num_format": "0.00", "valign": "top"})
    for made in parts:
        _write(book.add_worksheet(_sheet_name(made.name)), made, head, text, number, average)
    book.close()
    return file.getvalue()


def _write(sheet: Worksheet, made: Part, head: Format, text: Format, number: Format, average: Format) -> None:
    for column, heading in enumerate(made.columns):
        sheet.write_string(0, column, heading, head)
    for at, row in enumerate(made.rows, start=1):
        for column, value in enumerate(row):
            if isinstance(value, str):
                sheet.write_string(at, column, value, text)
            elif isinstance(value, Fraction):
                sheet.write_number(at, column, float(value), average)
            elif value is not None:
                sheet.write_number(at, column, value, number)
    sheet.autofit(_WIDEST)
    sheet.freeze_panes(1, 0)
    sheet.repeat_rows(0)
    sheet.set_paper(_A4)
    sheet.fit_to_pages(1, 0)
    if made.rows:
        sheet.autofilter(0, 0, len(made.rows), len(made.columns) - 1)


def _sheet_name(name: str) -> str:
    return _NOT_IN_NAMES.sub("", name)[:_LONGEST_NAME]
