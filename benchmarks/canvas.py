"""The least that makes the pages of a document: its strings, drawn where they stand on a bare canvas."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from io import BytesIO
from typing import NamedTuple

from pypdfium2 import PdfDocument, PdfPage, PdfTextObj
from reportlab.pdfgen.canvas import Canvas


class _Text(NamedTuple):
    """A string on a page: its left and lower edge in points, its font, and the size of that."""

    left: float
    bottom: float
    font: str
    size: float
    text: str


Pages = Sequence[Sequence[_Text]]
"""The strings of each page."""


def read(paper: bytes) -> Pages:
    """All strings of each page of a PDF, as they were drawn."""
    with PdfDocument(paper) as document:
        return [[_text(each) for each in _strings(page)] for page in document]


def drawn(pages: Pages) -> bytes:
    """A PDF with these strings and nothing else."""
    file = BytesIO()
    canvas = Canvas(file)
    for page in pages:
        for each in page:
            canvas.setFont(each.font, each.size)
            canvas.drawString(each.left, each.bottom, each.text)
        canvas.showPage()
    canvas.save()
    return file.getvalue()


def extent(pages: Pages) -> str:
    """How much that is, in words."""
    return f"{len(pages)} pages, {sum(map(len, pages)):,} strings"


def _strings(page: PdfPage) -> Iterator[PdfTextObj]:
    return (each for each in page.get_objects(textpage=page.get_textpage()) if isinstance(each, PdfTextObj))


def _text(drawn: PdfTextObj) -> _Text:
    left, bottom, _right, _top = drawn.get_bounds()
    font = drawn.get_font().get_base_name().rpartition("+")[2]  # the part that is embedded is called ABCDEF+Name
    return _Text(left, bottom, font, drawn.get_font_size(), drawn.extract())
