"""Painting for the far end of the hall: texts and suits as large as their room."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QTransform
from PySide6.QtWidgets import QApplication

from whistdrive.ui import theme
from whistdrive.ui.wall.fitting import LEADING, Advance, enlarged
from whistdrive.ui.widgets.suit_label import GLYPHS, RED
from whistdrive.words import Words

MEASURED_AT = 100.0
"""The size, in pixels, at which texts are measured for all sizes."""


def font_of(size: float, *, bold: bool) -> QFont:
    """The font of the program in a size in pixels, whose letters are as long as their size says."""
    font = QFont(QApplication.font())
    font.setPixelSize(max(1, int(size)))
    font.setBold(bold)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font


def advance() -> Advance:
    """How long texts are in the bold font, which is never shorter than the other one."""
    metrics = QFontMetricsF(font_of(MEASURED_AT, bold=True))
    return lambda text: metrics.horizontalAdvance(text) / MEASURED_AT


def draw_large(
    painter: QPainter,
    room: QRectF,
    text: str,
    role: theme.Role = "text",
    *,
    most: float,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignHCenter,
    bold: bool = True,
) -> None:
    """A text in the middle of a room's height, as large as it fits, at most ``most`` pixels."""
    size, lines = enlarged(text, room.width(), room.height(), most, advance())
    painter.setFont(font_of(size, bold=bold))
    painter.setPen(theme.colour(role))
    step = LEADING * size
    top = room.top() + (room.height() - step * len(lines)) / 2
    for at, line in enumerate(lines):
        box = QRectF(room.left(), top + at * step, room.width(), step)
        painter.drawText(box, align | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip, line)


def draw_trumps(
    painter: QPainter, room: QRectF, trumps: Sequence[str], words: Words, *, in_short: bool = False
) -> None:
    """Suits as symbols side by side, in two lines where they are larger so; what is no suit by its name."""
    family = "suit" if in_short else "suit_name"
    lines = 2 if len(trumps) > 2 and room.height() > room.width() / 2 else 1
    in_line = -(-len(trumps) // lines)
    width, height = room.width() / in_line, room.height() / lines
    for at, trump in enumerate(trumps):
        down, across = divmod(at, in_line)
        cell = QRectF(room.left() + across * width, room.top() + down * height, width, height)
        inner = cell.adjusted(width * 0.06, height * 0.06, -width * 0.06, -height * 0.06)
        role: theme.Role = "red" if trump in RED else "text"
        if trump in GLYPHS:
            _draw_glyph(painter, inner, GLYPHS[trump], role)
        else:
            draw_large(painter, inner, words.name(family, trump), role, most=inner.height())


def _draw_glyph(painter: QPainter, room: QRectF, glyph: str, role: theme.Role) -> None:
    path = QPainterPath()
    path.addText(0, 0, font_of(MEASURED_AT, bold=False), glyph)
    drawn = path.boundingRect()
    scale = min(room.width() / drawn.width(), room.height() / drawn.height())
    shift = QTransform.fromTranslate(-drawn.center().x(), -drawn.center().y())
    place = QTransform.fromTranslate(room.center().x(), room.center().y())
    painter.fillPath((shift * QTransform.fromScale(scale, scale) * place).map(path), theme.colour(role))
