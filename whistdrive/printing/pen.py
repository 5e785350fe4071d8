"""What writes strings on a page: many in one text of the PDF, with fonts and colours named only where they change."""

from __future__ import annotations

from reportlab.lib.colors import Color
from reportlab.pdfgen.canvas import Canvas


class Pen:
    """Writes on a canvas from the first string until it is laid down."""

    def __init__(self, canvas: Canvas) -> None:
        self._canvas = canvas
        self._text = canvas.beginText()
        self._font: tuple[str, float] | None = None
        self._colour: Color | None = None

    def write(self, x: float, y: float, text: str, font: str, size: float, colour: Color) -> None:
        """A string from ``x`` to the right, standing on ``y``."""
        if (font, size) != self._font:
            self._text.setFont(font, size)
            self._font = (font, size)
        if colour is not self._colour:
            self._text.setFillColor(colour)
            self._colour = colour
        self._text.setTextOrigin(x, y)
        self._text.textLine(text)

    def lay_down(self) -> None:
        """Put what was written onto the page, so that it lies below what is drawn from now on; then go on anew."""
        if self._font is not None:
            self._canvas.drawText(self._text)
            self._text = self._canvas.beginText()
            self._font = self._colour = None
