"""The trump, as large suit symbols."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QIcon, QIconEngine, QPainter
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from typing_extensions import override

from whistdrive.ui import theme
from whistdrive.ui.resources import PaintedIcon
from whistdrive.words import Words

GLYPHS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
RED = frozenset("HD")


class SuitLabel(QLabel):
    """One trump, or several in a row, ``size`` times as large as the text; read aloud by their names."""

    def __init__(self, words: Words, size: float = 2.0, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.RichText)
        self._words = words
        self._size = size
        self._trumps: tuple[str, ...] = ()

    def show_trumps(self, trumps: Sequence[str], words: Words | None = None) -> None:
        """Show these trumps (``S H D C NT MIS``), in order."""
        self._words = words or self._words
        self._trumps = tuple(trumps)
        self.setAccessibleName(", ".join(self._words.name("suit_name", trump) for trump in trumps))
        self.setToolTip(self.accessibleName())
        self._word()

    def set_size(self, size: float) -> None:
        """Show them ``size`` times as large as the text."""
        self._size = size
        self._word()

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() in (QEvent.Type.ApplicationPaletteChange, QEvent.Type.FontChange):
            self._word()
        super().changeEvent(event)

    def _word(self) -> None:
        self.setText(" ".join(self._glyph(trump) for trump in self._trumps))

    def _glyph(self, trump: str) -> str:
        """A suit in its colour and size, anything else by its name in the text's size."""
        if trump not in GLYPHS:
            return f"<span style='font-weight:bold'>{self._words.name('suit', trump)}</span>"
        colour = theme.colour("red" if trump in RED else "text").name()
        points = self.font().pointSizeF() * self._size
        return f"<span style='font-size:{points:.1f}pt; color:{colour}'>{GLYPHS[trump]}</span>"


def suits_icon(trumps: Sequence[str]) -> QIcon:
    """Suits as an icon, for lists that show a text in one colour only; best seen at :func:`suits_size`."""
    return QIcon(_SuitsIcon(tuple(trumps)))


def suits_size(most: int) -> QSize:
    """The size of an icon of ``most`` suits beside text."""
    height = QFontMetricsF(QApplication.font()).height()
    return QSize(round(height * most), round(height))


class _SuitsIcon(PaintedIcon):
    """Draws the suits side by side from the left, in the colours of the moment."""

    def __init__(self, trumps: tuple[str, ...]) -> None:
        super().__init__()
        self._trumps = trumps

    @override
    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        side = rect.height()
        font = QFont(QApplication.font())
        font.setPixelSize(round(side * 0.9))
        painter.setFont(font)
        for at, trump in enumerate(self._trumps):
            painter.setPen(theme.colour("red" if trump in RED else "text"))
            place = QRectF(rect.left() + at * side, rect.top(), side, side)
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, GLYPHS[trump])

    @override
    def clone(self) -> QIconEngine:
        return _SuitsIcon(self._trumps)
