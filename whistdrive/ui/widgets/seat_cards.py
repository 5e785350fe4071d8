"""The cards of the room plan: a table with those who sit round it, and the strip of those who rest."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from whistdrive.ui import theme
from whistdrive.ui.widgets.labels import PageTitle, QuietLabel
from whistdrive.ui.widgets.place import Place

PAD = theme.INSIDE


class _Card(QWidget):
    """A sheet of paper lying on the ground."""

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.colour("line"), 1))
        painter.setBrush(theme.colour("surface"))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), theme.INSIDE, theme.INSIDE)


class SeatedTable(_Card):
    """A table: its number in the middle, North above, South below, West and East at the sides."""

    def __init__(self, number: int, seats: tuple[tuple[str, int], ...], parent: QWidget) -> None:
        """``seats`` are the keys of the seats and how many people share each."""
        super().__init__(parent)
        self.number = number
        self._seats = {seat: tuple(Place(seat, self) for _ in range(many)) for seat, many in seats}
        self._number = PageTitle(self)
        self._number.setText(str(number))
        self._number.setAlignment(Qt.AlignmentFlag.AlignCenter)

    @property
    def places(self) -> tuple[Place, ...]:
        """All places, in the order of the seats."""
        return tuple(place for places in self._seats.values() for place in places)

    def width_for_words(self) -> int:
        """How wide it must be for no word of a name to be broken, in pixels, wherever at the table they sit."""
        return 2 * PAD + 2 * max(place.width_for_words() for place in self.places) + self._middle()

    def arrange(self, width: int) -> int:
        """Lay everything out for a width; returns the height that it takes, both in pixels."""
        inner = width - 2 * PAD
        above, *beside, below = self._rows()
        number = self._number.sizeHint()
        middle = self._middle()
        side = (inner - middle) // 2
        y = PAD + _stack(above, PAD, PAD, inner)
        height = max([number.height() + theme.INSIDE, *(_stack(places, PAD, y, side) for places in beside)])
        for places, x in zip(beside, (PAD, PAD + side + middle), strict=False):
            _stack(places, x, y, side, height)
        self._number.setGeometry(PAD + side, y, middle, height)
        y += height
        return y + _stack(below, PAD, y, inner) + PAD

    def _middle(self) -> int:
        return max(self._number.sizeHint().width(), theme.ROW_HEIGHT)

    def _rows(self) -> tuple[tuple[Place, ...], ...]:
        """Who is above, at the left, at the right and below; two players face each other."""
        order = "NWES" if len(self._seats) == 4 else "NE"
        return tuple(self._seats[seat] for seat in order)


class RestingStrip(_Card):
    """Those who rest, side by side under a heading."""

    def __init__(self, many: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.heading = QuietLabel(self)
        self.places = tuple(Place("", self) for _ in range(many))

    def arrange(self, width: int, column: int) -> int:
        """Lay everything out for a width, a place to a column; returns the height that it takes, all in pixels."""
        self.heading.setGeometry(PAD, PAD, width - 2 * PAD, self.heading.sizeHint().height())
        y = PAD + self.heading.height()
        across = max(1, (width - 2 * PAD) // column)
        for first in range(0, len(self.places), across):
            row = self.places[first : first + across]
            height = max(place.height_for(column) for place in row)
            for at, place in enumerate(row):
                place.setGeometry(PAD + at * column, y, column, height)
            y += height
        return y + PAD


def _stack(places: tuple[Place, ...], x: int, y: int, width: int, height: int = 0) -> int:
    """Put places one below the other, in the middle of ``height`` if that is more; returns the height they take."""
    heights = [place.height_for(width) for place in places]
    top = y + max(0, (height - sum(heights)) // 2)
    for place, each in zip(places, heights, strict=True):
        place.setGeometry(x, top, width, each)
        top += each
    return sum(heights)
