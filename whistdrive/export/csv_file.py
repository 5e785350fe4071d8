"""A part as a file for any spreadsheet."""

from __future__ import annotations

import csv
from fractions import Fraction
from io import StringIO

from whistdrive.core.drive import Drive
from whistdrive.exchange.formulas import disarmed
from whistdrive.export.parts import Part, Value, part
from whistdrive.words import Words


def csv_file(key: str, drive: Drive, words: Words) -> bytes:
    """A part of a drive (see :data:`~whistdrive.export.parts.PARTS`)."""
    return csv_of(part(key, drive, words))


def csv_of(made: Part) -> bytes:
    """A part: UTF-8 with the mark that says so, commas, a row each.

    A text that a spreadsheet would take for a formula begins with an apostrophe; figures are left as they are.
    """
    file = StringIO()
    writer = csv.writer(file)
    for row in (made.columns, *made.rows):
        writer.writerow([_written(value) for value in row])
    return file.getvalue().encode("utf-8-sig")


def _written(value: Value) -> int | str:
    if value is None:
        return ""
    if isinstance(value, Fraction):
        return f"{float(value):.2f}"
    return disarmed(value) if isinstance(value, str) else value
