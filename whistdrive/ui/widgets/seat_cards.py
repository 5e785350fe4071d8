"""The cards of the room plan: a table with those who sit round it, and the strip of those who rest."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from whistdrive.ui import theme
from whistdrive.ui.widgets.labels import TITLE_SIZE, QuietLabel
from whistdrive.ui.widgets.place import Place

PAD = theme.STEP
"""Between the edge of a card and what lies on it, in pixels."""

LETTER_SIZE = 0.75
"""The size of the letter of a seat, as a multiple of that of a name."""

LEAST_LETTERS, MOST_LETTERS = 9, 20
"""How many average letters fit beside a table: at least, and at most for the sake of long words."""


_MIDDLE = Qt.AlignmentFlag.AlignHCenter
_AGAINST = {"W": Qt.AlignmentFlag.AlignRight, "E": Qt.AlignmentFlag.AlignLeft}
"""Names beside a table lie against it; all others are in the middle."""


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
    """A table as a square with its number: North above it, South below, West and East at the sides.

    ``letters`` are what the seats are called in short, to be painted at the edges of the square.
    """

    def __init__(self, number: int, last: int, seats: tuple[tuple[str, int], ...], parent: QWidget) -> None:
        """``seats`` are the keys of the seats and how many people share each; ``last`` is the highest number of all.

        All squares have room for it, so that they are of one size.
        """
        super().__init__(parent)
        self.number = number
        self._last = last
        self.letters = {seat: seat for seat, _many in seats}
        around = "NWES" if len(seats) == 4 else "NE"
        against = _AGAINST if len(seats) == 4 else {}
        self._seats = {
            seat: tuple(Place(seat, self, against.get(seat, _MIDDLE)) for _ in range(many)) for seat, many in seats
        }
        self._above, *self._beside, self._below = (self._seats[seat] for seat in around)
        self._order = around

    @property
    def places(self) -> tuple[Place, ...]:
        """All places, in the order of the seats."""
        return tuple(place for places in self._seats.values() for place in places)

    def width_for_words(self) -> int:
        """How wide it must be, in pixels, for no word of usual length to be broken, wherever at the table they sit."""
        letter = self.fontMetrics().averageCharWidth()
        word = max(place.width_for_words() for place in self.places)
        side = min(max(word, LEAST_LETTERS * letter), MOST_LETTERS * letter)
        return 2 * PAD + (2 * side + self._square() if self._beside else max(side, self._square()))

    def height_for(self, width: int) -> int:
        """How high it must be for every name to be whole at a width, both in pixels."""
        inner = width - 2 * PAD
        above, below = (_height(places, inner) for places in (self._above, self._below))
        return 2 * PAD + 2 * max(above, below) + self._middle(width)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Names go round the square, which stands in the middle."""
        inner, side = self.width() - 2 * PAD, self._side(self.width())
        middle = self._middle(self.width())
        top = (self.height() - middle) // 2
        _stack(self._above, QRect(PAD, top - _height(self._above, inner), inner, 0))
        for places, x in zip(self._beside, (PAD, self.width() - PAD - side), strict=False):
            _stack(places, QRect(x, top, side, middle))
        _stack(self._below, QRect(PAD, top + middle, inner, 0))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        square = QRectF(0, 0, self._square(), self._square())
        square.moveCenter(QPointF(self.width() / 2, self.height() / 2))
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.colour("accent"), 1))
        painter.setBrush(theme.colour("selected"))
        painter.drawRoundedRect(square.adjusted(0.5, 0.5, -0.5, -0.5), theme.STEP, theme.STEP)
        painter.setPen(theme.colour("text"))
        painter.setFont(self._number_font())
        painter.drawText(square, Qt.AlignmentFlag.AlignCenter, str(self.number))
        painter.setFont(_sized(self.font(), LETTER_SIZE))
        edges = (_TOP, _LEFT, _RIGHT, _BOTTOM) if self._beside else (_TOP, _BOTTOM)
        for seat, edge in zip(self._order, edges, strict=True):
            painter.drawText(square.adjusted(3, 1, -3, -1), edge, self.letters[seat])

    def _square(self) -> int:
        """How long the sides of the table are: room for its number between the letters of the seats."""
        number = QFontMetrics(self._number_font())
        letter = QFontMetrics(_sized(self.font(), LETTER_SIZE))
        wide = number.horizontalAdvance(str(self._last)) + 2 * letter.horizontalAdvance("W") + 3 * theme.STEP
        return max(wide, number.capHeight() + 2 * letter.height() + theme.STEP)

    def _number_font(self) -> QFont:
        font = _sized(self.font(), TITLE_SIZE)
        font.setBold(True)
        return font

    def _side(self, width: int) -> int:
        return (width - 2 * PAD - self._square()) // 2

    def _middle(self, width: int) -> int:
        """How high what lies beside the square is, or the square itself, whichever is more."""
        beside = (_height(places, self._side(width)) for places in self._beside)
        return max(self._square() + theme.STEP, *beside, 0)


class RestingStrip(_Card):
    """Those who rest, side by side under a heading."""

    def __init__(self, many: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.heading = QuietLabel(self)
        self.places = tuple(Place("", self, Qt.AlignmentFlag.AlignLeft) for _ in range(many))

    def arrange(self, width: int, column: int) -> int:
        """Lay everything out for a width, a place to a column; returns the height that it takes, all in pixels.

        A ``column`` grows where a word needs more, for there is room beside it.
        """
        inner = width - 4 * PAD
        column = min(max(column, *(place.width_for_words() for place in self.places)), inner)
        self.heading.setGeometry(2 * PAD, PAD, inner, self.heading.heightForWidth(inner))
        y = PAD + self.heading.height()
        across = max(1, inner // column)
        for first in range(0, len(self.places), across):
            row = self.places[first : first + across]
            height = max(place.height_for(column) for place in row)
            for at, place in enumerate(row):
                place.setGeometry(PAD + at * column, y, column, height)
            y += height
        return y + PAD


_TOP = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignHCenter
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_BOTTOM = Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignHCenter


def _sized(font: QFont, times: float) -> QFont:
    sized = QFont(font)
    sized.setPointSizeF(font.pointSizeF() * times)
    return sized


def _height(places: tuple[Place, ...], width: int) -> int:
    """How high places one below the other are at a width, both in pixels."""
    return sum(place.height_for(width) for place in places)


def _stack(places: tuple[Place, ...], room: QRect) -> None:
    """Put places one below the other, in the middle of a room that is higher than they are."""
    heights = [place.height_for(room.width()) for place in places]
    top = room.top() + max(0, (room.height() - sum(heights)) // 2)
    for place, height in zip(places, heights, strict=True):
        place.setGeometry(room.left(), top, room.width(), height)
        top += height
