"""Personal score cards as PDF."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

from pypdfium2 import PdfDocument, PdfPage, PdfTextObj
from reportlab.pdfgen.canvas import Canvas

from benchmarks.evenings import Scale, empty, played
from benchmarks.measure import Comparison
from whistdrive.printing import pdf
from whistdrive.words import ENGLISH


class _Text(NamedTuple):
    """A string on a page: its left and lower edge in points, its font, and the size of that."""

    left: float
    bottom: float
    font: str
    size: float
    text: str


def cards(scale: Scale, _folder: Path) -> Iterator[Comparison]:
    """The cards of a whole evening against a canvas on which the same strings are drawn where they stand."""
    for players in (scale.few, scale.many):
        drive = played(empty(players, scale.rounds))
        make = partial(pdf, "cards", drive, ENGLISH)
        pages = _read(make())
        strings = sum(map(len, pages))
        yield Comparison(
            f"cards, {players} players",
            f"a canvas: {len(pages)} pages, {strings:,} strings",
            make,
            partial(_drawn, pages),
        )


def _read(paper: bytes) -> list[list[_Text]]:
    """All strings of each page, as they were drawn."""
    with PdfDocument(paper) as document:
        return [[_text(each) for each in _strings(page)] for page in document]


def _strings(page: PdfPage) -> Iterator[PdfTextObj]:
    return (each for each in page.get_objects(textpage=page.get_textpage()) if isinstance(each, PdfTextObj))


def _text(drawn: PdfTextObj) -> _Text:
    left, bottom, _right, _top = drawn.get_bounds()
    font = drawn.get_font().get_base_name().rpartition("+")[2]  # the part that is embedded is called ABCDEF+Name
    return _Text(left, bottom, font, drawn.get_font_size(), drawn.extract())


def _drawn(pages: list[list[_Text]]) -> bytes:
    file = BytesIO()
    canvas = Canvas(file)
    for page in pages:
        for each in page:
            canvas.setFont(each.font, each.size)
            canvas.drawString(each.left, each.bottom, each.text)
        canvas.showPage()
    canvas.save()
    return file.getvalue()
