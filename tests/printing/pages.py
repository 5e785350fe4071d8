"""Printed pages read back: what stands on them, where, and in which fonts."""

from __future__ import annotations

import re
import unicodedata

from pypdfium2 import PdfDocument

from whistdrive.words import ENGLISH, Words

MARGIN = 10 / 25.4 * 72
"""The narrowest margin of any page, in points."""


def texts(pdf: bytes) -> tuple[str, ...]:
    """The text of each page, in the order in which it was drawn."""
    with PdfDocument(pdf) as document:
        return tuple(page.get_textpage().get_text_range() for page in document)


def squeezed(text: str) -> str:
    """A text without the spaces and line ends by which it was wrapped, and with the hyphens at line ends."""
    return "".join(unicodedata.normalize("NFKC", text.replace("\ufffe", "-").replace("\x02", "-")).split())


def whole(pdf: bytes) -> str:
    """The squeezed text of all pages."""
    return squeezed("".join(texts(pdf)))


def assert_sound(pdf: bytes, pages: int | None = None, words: Words = ENGLISH) -> None:
    """No page is blank, nothing leaves the margins, all letters are of embedded fonts; no pictures, no links."""
    with PdfDocument(pdf) as document:
        assert pages is None or len(document) == pages
        for number, page in enumerate(document, start=1):
            width, height = page.get_size()
            text = page.get_textpage()
            assert words("paper.page", page=number, pages=len(document)) in text.get_text_range()
            assert len(squeezed(text.get_text_range())) > 60, f"page {number} is blank"
            for index in range(text.count_chars()):
                left, bottom, right, top = text.get_charbox(index)
                if left == right and not text.get_text_range(index, 1).strip():
                    continue  # a line end, which stands on no paper
                assert MARGIN - 1 <= left <= right <= width - MARGIN + 1, (number, index)
                assert MARGIN - 1 <= bottom <= top <= height - MARGIN + 1, (number, index)
    fonts = re.findall(rb"/BaseFont /(\S+)", pdf)
    assert fonts
    assert all(re.fullmatch(rb"[A-Z]{6}\+DejaVuSansCondensed(-Bold)?", font) for font in fonts)
    assert len(re.findall(rb"/FontFile2 ", pdf)) == len(set(fonts))
    assert b"/ObjStm" not in pdf  # all objects stand outside streams, where the next line looks
    outside = re.sub(rb"\bstream\b.*?\bendstream\b", b"", pdf, flags=re.DOTALL)  # packed letters may spell anything
    assert not re.search(rb"/Subtype\s*/Image|/URI|/JavaScript|/Launch|Helvetica", outside)
