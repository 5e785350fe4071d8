"""What leaves the program as figures: standings, results and seating for spreadsheets and for the club's web page.

Every file is written from the same :class:`~whistdrive.export.parts.Part` values, and the standings among them are the
rows that are printed, so that no two of them can differ. :func:`export` makes each of :data:`FILES`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from whistdrive.core.drive import Drive
from whistdrive.export.csv_file import csv_file
from whistdrive.export.parts import PARTS
from whistdrive.export.web_page import web_page
from whistdrive.words import Words

__all__ = ["FILES", "PARTS", "csv_file", "ending", "export", "web_page", "workbook"]


def workbook(drive: Drive, words: Words) -> bytes:
    """All parts as the sheets of one XLSX workbook. Its library is loaded by the first call, not before."""
    from whistdrive.export.xlsx_file import workbook as made

    return made(drive, words)


_MAKERS: Mapping[str, Callable[[Drive, Words], bytes]] = {
    "workbook": workbook,
    "web_page": web_page,
    **{f"{part}_csv": partial(csv_file, part) for part in PARTS},
}

_ENDINGS = {"workbook": "xlsx", "web_page": "html"}

FILES = tuple(_MAKERS)
"""Every file by its key, in the order in which they are offered."""


def export(file: str, drive: Drive, words: Words) -> bytes:
    """One of :data:`FILES`, of a drive as it is; the same values give the same bytes. Raises KeyError for another."""
    return _MAKERS[file](drive, words)


def ending(file: str) -> str:
    """What the name of a file ends in, without the dot."""
    return _ENDINGS.get(file, "csv")
