"""The pages of a finished PDF as pictures: for the screen and for a printer, from the bytes that are saved."""

from __future__ import annotations

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QImage

POINTS_AN_INCH = 72


class PdfPages:
    """A document to look at, page by page. Only the windows' own thread may ask it: PDFium knows no other.

    The first of them loads that library.
    """

    def __init__(self, data: bytes) -> None:
        from pypdfium2 import PdfDocument

        self._document = PdfDocument(data)
        self._sizes = tuple(QSizeF(*page.get_size()) for page in self._document)

    def __len__(self) -> int:
        """How many pages there are."""
        return len(self._sizes)

    def size(self, page: int) -> QSizeF:
        """The size of a page (counted from 0), in points."""
        return self._sizes[page]

    def picture(self, page: int, scale: float, *, grey: bool = False) -> QImage:
        """A page (counted from 0) in ``scale`` pixels a point; ``grey`` where no colours are to be had."""
        sheet = self._document[page]
        bitmap = sheet.render(scale=scale, prefer_bgrx=True, grayscale=grey)
        depth = QImage.Format.Format_Grayscale8 if grey else QImage.Format.Format_RGB32
        seen = QImage(bitmap.buffer, bitmap.width, bitmap.height, bitmap.stride, depth)
        picture = seen.copy()  # what is seen belongs to the bitmap and goes with it
        bitmap.close()
        sheet.close()
        return picture

    def close(self) -> None:
        """Put the document away; no page can be asked for after that."""
        self._document.close()
