"""What is played now and how long it lasts: as a strip above a list, or over the whole wall."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from whistdrive.ui import theme
from whistdrive.ui.wall.clock import Face
from whistdrive.ui.wall.painting import draw_large, draw_trumps
from whistdrive.ui.wall.scenes import Now
from whistdrive.words import ENGLISH, Words

_LEFT, _MIDDLE = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignHCenter


class AtPlay(QWidget):
    """Round, deal, trump and clock. What it paints is said to a screen reader too."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._now, self._face, self._words = Now("", ""), Face(), ENGLISH

    def show_now(self, now: Now, face: Face, words: Words) -> None:
        """Show this."""
        if (now, face) == (self._now, self._face) and words is self._words:
            return
        self._now, self._face, self._words = now, face, words
        self.setAccessibleName(now.round)
        self.setAccessibleDescription(", ".join(self.texts()))
        self.update()

    def texts(self) -> tuple[str, ...]:
        """All that it says, trumps by their names."""
        trumps = (self._words.name("suit_name", trump) for trump in self._now.trumps)
        now = self._now
        return tuple(filter(None, (now.title, now.round, now.deals, *trumps, self._face.figures, self._face.word)))

    def _paint_clock(self, painter: QPainter, room: QRectF) -> None:
        """The figures with their word below; in the last minutes on amber, when time is up on red."""
        face = self._face
        urgent: theme.Role | None = "red" if face.is_up else "amber" if face.is_last else None
        if urgent:
            painter.fillRect(room, theme.colour(urgent))
        ink: theme.Role = "ground" if urgent else "text"
        inner = room.adjusted(room.width() * 0.05, 0, -room.width() * 0.05, 0)
        high = room.height() * (0.66 if face.word else 1)
        figures = QRectF(inner.left(), inner.top(), inner.width(), high)
        draw_large(painter, figures, face.figures, ink, most=figures.height())
        if face.word:
            below = QRectF(inner.left(), figures.bottom(), inner.width(), room.bottom() - figures.bottom())
            draw_large(painter, below, face.word, ink, most=below.height() / 1.3)


class Strip(AtPlay):
    """One strip: round and deal on the left, the trump in the middle, the clock on the right."""

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), theme.colour("surface"))
        width, height, edge = float(self.width()), float(self.height()), self.width() / 40
        clock = QRectF(width * 0.78, 0, width * 0.22, height) if self._face.figures else QRectF(width, 0, 0, height)
        many = min(len(self._now.trumps), 4)
        wide = many * height * 0.9
        trump = QRectF(clock.left() - wide - edge, 0, wide, height)
        round_room = QRectF(edge, height * 0.06, trump.left() - 2 * edge, height * 0.52)
        draw_large(painter, round_room, self._now.round, most=height * 0.42, align=_LEFT)
        below = QRectF(round_room.left(), height * 0.56, round_room.width(), height * 0.38)
        said = self._now.deals or self._now.title
        draw_large(painter, below, said, "quiet", most=height * 0.27, align=_LEFT, bold=False)
        if many:
            draw_trumps(painter, trump, self._now.trumps, self._words, in_short=True)
        if self._face.figures:
            self._paint_clock(painter, clock)


class Play(AtPlay):
    """The whole wall: the trump as large as half of it, and round, deal and clock in the other half."""

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        edge = self.width() / 40
        area = QRectF(self.rect()).adjusted(edge, edge, -edge, -edge)
        rest = QRectF(area)
        if self._now.trumps:
            half = QRectF(area.left(), area.top(), area.width() / 2 - edge, area.height())
            draw_trumps(painter, half, self._now.trumps, self._words)
            rest.setLeft(area.center().x())
        texts = QRectF(rest)
        if self._face.figures:
            texts.setHeight(rest.height() * 0.46)
            self._paint_clock(painter, rest.adjusted(0, texts.height() + edge, 0, 0))
        said = (self._now.title, self._now.round, self._now.deals)
        shares = (0.24, 0.44, 0.32) if self._now.deals else (0.4, 0.6, 0.0)
        top = texts.top()
        for text, share, bold in zip(said, shares, (False, True, True), strict=True):
            room = QRectF(texts.left(), top, texts.width(), texts.height() * share)
            if text:
                draw_large(painter, room, text, "text" if bold else "quiet", most=room.height() / 1.3, bold=bold)
            top = room.bottom()


class OwnText(QWidget):
    """A text of the organiser's own, as large as it fits."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = ""

    @property
    def text(self) -> str:
        """What is shown."""
        return self._text

    def show_text(self, text: str) -> None:
        """Show this."""
        self._text = text
        self.setAccessibleName(text)
        self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        edge = self.width() / 20
        room = QRectF(self.rect()).adjusted(edge, edge / 2, -edge, -edge / 2)
        draw_large(painter, room, self._text, most=self.window().height() / 5)
