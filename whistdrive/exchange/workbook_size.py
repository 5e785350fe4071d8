"""How large a workbook is, told by reading it piece by piece and keeping nothing, before anything takes it whole."""

from __future__ import annotations

import zipfile
from array import array
from io import BytesIO
from typing import Final
from xml.parsers import expat

from whistdrive.core.findings import Refused, refuse
from whistdrive.exchange.grid import LONGEST_CELL, MOST_COLUMNS, MOST_ROWS, too_large

MOST_INFLATED: Final = 25_000_000
"""So many bytes of XML are read of a workbook, whatever it says itself about its size, and so many letters shown."""

_MOST_PARTS: Final = 1000
_MOST_ELEMENTS: Final = 2_000_000
"""A full table has two for every cell."""

_CHUNK: Final = 1 << 16
_NEEDED: Final = "xl/workbook.xml"
_OTHERS: Final = frozenset({"content.xml", "xl/workbook.bin"})
"""What makes it a workbook of another kind, which nobody has measured."""

_MORE: Final = ("xl/vbaproject", "xl/macrosheets/", "xl/externallinks/")
"""How the names of parts begin that are programs, or figures from elsewhere."""


def measure(data: bytes) -> None:
    """Refuse a workbook that would not fit, or is more than one.

    Raises Refused, and whatever the libraries raise for a file that is damaged.
    """
    with zipfile.ZipFile(BytesIO(data)) as book:
        parts = book.infolist()
        names = {part.filename.lower() for part in parts}
        if _NEEDED not in names or _OTHERS & names:
            raise refuse("no_grid")
        if any(name.startswith(_MORE) for name in names):
            raise refuse("workbook_with_more")
        texts = [part for part in parts if part.filename.lower().endswith((".xml", ".rels"))]
        if len(parts) > _MOST_PARTS or sum(part.file_size for part in texts) > MOST_INFLATED:
            raise _inflates()
        extent = _Extent()
        left = MOST_INFLATED
        for part in texts:
            with book.open(part) as xml:
                extent.begin()
                while chunk := xml.read(_CHUNK):
                    left -= len(chunk)
                    if left < 0:
                        raise _inflates()
                    extent.read(chunk)
        if extent.letters > MOST_INFLATED:
            raise _inflates()


def _inflates() -> Refused:
    return refuse("table_inflates", allowed=MOST_INFLATED // 1_000_000)


class _Extent:
    """How far the cells reach that hold something, and how many letters they have.

    A text that several cells share stands once in a workbook, so that a small file can be a large table.
    """

    def __init__(self) -> None:
        self._lengths = array("L")  # of the shared texts
        self._shown = array("L")  # which of them the cells show
        self._elements = 0
        self.begin()

    def begin(self) -> None:
        """Go on with another part."""
        self._row = self._column = 0
        self._shares = self._texts = False
        self._number: list[str] = []
        self._first = len(self._lengths)
        self._parser = expat.ParserCreate()
        self._parser.StartDoctypeDeclHandler = _no_doctype
        self._parser.StartElementHandler = self._begin

    def read(self, chunk: bytes) -> None:
        """Go on with the next piece of the part; raises Refused as soon as it is too large."""
        self._parser.Parse(chunk, False)

    @property
    def letters(self) -> int:
        """How many all shared texts have together, each as often as it is shown."""
        return sum(self._lengths[at] for at in self._shown if at < len(self._lengths))

    def _begin(self, name: str, attributes: dict[str, str]) -> None:
        self._elements += 1
        if self._elements > _MOST_ELEMENTS:
            raise _inflates()
        match name.rpartition(":")[2]:
            case "row":
                self._row = int(attributes.get("r", self._row + 1))
                self._column = 0
            case "c":
                self._enter(attributes.get("r", ""))
                self._shares = attributes.get("t") == "s"
            case "v" | "is":
                if self._row > MOST_ROWS or self._column > MOST_COLUMNS:
                    raise too_large(self._row, self._column)
                if self._shares and not self._texts:
                    self._begin_number()
            case "si":
                self._begin_text()

    def _begin_number(self) -> None:
        """Look which of the shared texts a cell shows."""
        self._number = []
        self._parser.CharacterDataHandler = self._number.append
        self._parser.EndElementHandler = self._end_number

    def _end_number(self, _name: str) -> None:
        self._shown.append(min(int("".join(self._number)), MOST_INFLATED))
        self._parser.CharacterDataHandler = self._parser.EndElementHandler = None

    def _begin_text(self) -> None:
        """Count the letters of a shared text, to the end of the only part of a workbook that has any."""
        if self._first:
            raise refuse("no_grid")
        self._texts = True
        self._lengths.append(0)
        self._parser.CharacterDataHandler = self._count
        self._parser.EndElementHandler = None

    def _count(self, text: str) -> None:
        self._lengths[-1] += len(text)
        if self._lengths[-1] > LONGEST_CELL:
            raise refuse("cell_too_long", value=self._lengths[-1], allowed=LONGEST_CELL)

    def _enter(self, place: str) -> None:
        letters = place.rstrip("0123456789")
        if not letters.isalpha() or not letters.isascii():
            self._column += 1
            return
        self._column = 0
        for letter in letters.upper():
            self._column = self._column * 26 + ord(letter) - ord("A") + 1
        self._row = int(place[len(letters) :] or self._row)


def _no_doctype(*_: object) -> None:
    raise refuse("no_grid")
