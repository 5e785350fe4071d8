"""The floor of the room plan: cards where the tables stand, joined by the way from each to the next."""

from __future__ import annotations

from itertools import chain, pairwise
from math import floor

from PySide6.QtCore import QSize
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QStyle, QWidget
from typing_extensions import override

from whistdrive.movement import room
from whistdrive.movement.room import Shape
from whistdrive.ui import theme
from whistdrive.ui.widgets.place import Place
from whistdrive.ui.widgets.seat_cards import RestingStrip, SeatedTable

LEAST_FIT, MOST_FIT = 0.85, 1.3
"""How far names shrink or grow by themselves for all tables to be in sight; below that nobody could read them."""

WIDEST = 1.3
"""By how much a card may be wider than its names need, to fill the room."""

Structure = tuple[tuple[tuple[int, tuple[int, ...]], ...], int]
"""The number of each table with how many people share each of its seats, and how many people rest."""

NOBODY: Structure = ((), 0)


class RoomFloor(QWidget):
    """Holds the cards and lays them out; ``scale`` is the size of names as a multiple of the usual one."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.cards: tuple[SeatedTable, ...] = ()
        self.rest: RestingStrip | None = None
        self.structure = NOBODY
        self.scale = 1.0
        self._round = False
        self._usual: tuple[int, int] | None = None

    @property
    def places(self) -> tuple[Place, ...]:
        """All places: at the tables in order, then those of the people who rest."""
        return (*chain.from_iterable(card.places for card in self.cards), *(self.rest.places if self.rest else ()))

    def build(self, structure: Structure, seats: tuple[str, ...]) -> None:
        """Put up cards for other tables than there are; ``seats`` are the keys of the seats of a table."""
        for card in (*self.cards, self.rest):
            if card is not None:
                card.hide()
                card.deleteLater()
        self.structure = structure
        tables, resting = structure
        last = max((number for number, _shared in tables), default=0)
        ordered = [seat for seat in ("N", "S", "E", "W") if seat in seats]
        self.cards = tuple(
            SeatedTable(number, last, tuple(zip(ordered, shared, strict=True)), self) for number, shared in tables
        )
        self.rest = RestingStrip(resting, self) if resting else None
        for card in (*self.cards, self.rest):
            if card is not None:
                card.show()

    def measure_anew(self) -> None:
        """Forget how much room names take: there are others, or text has another size."""
        self._usual = None

    def arrange(self, sight: QSize, shape: Shape, zoom: float | None) -> None:
        """Lay the cards out for what can be seen at once, in the size ``zoom``, or (None) so that all are in sight."""
        self._round = shape == "ring"
        if self._usual is None:
            self._resize_text(1.0)
            self._usual = self._table_size()
        self._resize_text(self._fitting(sight, shape, self._usual) if zoom is None else zoom)
        height = self._put(sight, shape, sight.width())
        if height > sight.height():  # then a scroll bar takes a little of the width
            bar = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent, None, self)
            self._put(sight, shape, sight.width() - bar)
        self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """The way from table to table: behind the cards, so that it shows between them."""
        painter = QPainter(self)
        painter.setPen(QPen(theme.colour("quiet"), 1))
        centres = [card.geometry().center() for card in self.cards]
        closed = [*centres, centres[0]] if self._round and len(centres) > 2 else centres
        for one, following in pairwise(closed):
            painter.drawLine(one, following)

    def _resize_text(self, scale: float) -> None:
        font = QFont(QApplication.font())
        font.setPointSizeF(font.pointSizeF() * scale)
        self.scale = scale
        self.setFont(font)

    def _fitting(self, sight: QSize, shape: Shape, table: tuple[int, int]) -> float:
        resting = self.rest.arrange(sight.width(), table[0]) + theme.BETWEEN if self.rest else 0
        gap = theme.BETWEEN
        outer = (table[0] + gap, table[1] + gap)
        found = room.scale(shape, len(self.cards), outer, (sight.width() + gap, sight.height() + gap - resting))
        return min(max(floor(found * 20) / 20, LEAST_FIT), MOST_FIT)

    def _table_size(self) -> tuple[int, int]:
        """The width that all cards get, and the height of the highest at it, in pixels."""
        width = max((card.width_for_words() for card in self.cards), default=1)
        return width, max((card.height_for(width) for card in self.cards), default=1)

    def _put(self, sight: QSize, shape: Shape, width: int) -> int:
        """Put every card in its place in a plan of some width; returns the height that it takes, in pixels."""
        gap = round(theme.BETWEEN * min(self.scale, 1.0))
        least, highest = self._table_size()
        y = 0
        if self.rest is not None:
            y = self.rest.arrange(width, least)
            self.rest.setGeometry(0, 0, width, y)
            y += gap
        seen = (width + gap, max(1, sight.height() + gap - y))
        across = room.fitting(shape, len(self.cards), (least + gap, highest + gap), seen)
        placed = room.spots(shape, len(self.cards), across)
        wide, _deep = room.extent(placed)
        share = (width + gap) // max(wide, 1) - gap
        column = max(least, min(round(least * WIDEST), share))
        heights = [card.height_for(column) for card in self.cards]
        starts = room.row_starts(placed, heights, gap)
        whole = max(wide, 1) * (column + gap) - gap
        left = max(0, (width - whole) // 2)
        for card, spot, height in zip(self.cards, placed, heights, strict=True):
            row = int(spot.y)
            full = height if spot.y % 1 else int(starts[row + 1] - starts[row]) - gap
            card.setGeometry(left + round(spot.x * (column + gap)), y + round(room.start(starts, spot)), column, full)
        whole_height = y + int(starts[-1]) - gap
        self.resize(QSize(max(width, whole), whole_height))
        return whole_height
