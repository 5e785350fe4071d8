"""What is bundled with the program: fonts, icons and sample evenings, read only when they are used."""

from __future__ import annotations

from contextlib import ExitStack
from functools import cache
from importlib.resources import as_file, files
from pathlib import Path

from PySide6.QtCore import QByteArray, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontDatabase, QGuiApplication, QIcon, QIconEngine, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer
from typing_extensions import override

from whistdrive.ui import theme

ICON_SIZE = 20
LEAST_POINTS = 11.0
"""The size of text below which nobody in a dim hall can read it."""

_bundled = ExitStack()


@cache
def folder(name: str) -> Path:
    """A folder of resources (``fonts``, ``i18n``, ``samples``) on the disk, unpacked while the program runs."""
    return _bundled.enter_context(as_file(files("whistdrive.resources").joinpath(name)))


def sample(name: str) -> Path:
    """The file of a sample evening."""
    return folder("samples") / f"{name}.json"


def text_font() -> QFont:
    """The bundled font in the system's size of text; the system's own font where none is bundled."""
    system = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
    families = [
        family
        for path in sorted(folder("fonts").glob("*.ttf"))
        for family in QFontDatabase.applicationFontFamilies(QFontDatabase.addApplicationFont(str(path)))
    ]
    font = QFont(families[0] if families else system.family())
    font.setPointSizeF(max(system.pointSizeF(), LEAST_POINTS))
    return font


def application_icon() -> QIcon:
    """The program's own icon, in its own colours."""
    drawing = QSvgRenderer(QByteArray(_svg("app")))
    icon = QIcon()
    for size in (16, 24, 32, 48, 64, 128, 256):
        icon.addPixmap(_painted(drawing, QSize(size, size)))
    return icon


def icon(name: str, role: theme.Role = "text") -> QIcon:
    """A line icon that is drawn in the colour of a role, whatever scheme is shown at that moment."""
    return QIcon(_LineIcon(name, role))


class PaintedIcon(QIconEngine):
    """An icon that is painted anew at each look; whoever derives from it says how."""

    @override
    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        pixmap = QPixmap(size)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        self.paint(painter, QRect(QPoint(), size), mode, state)
        painter.end()
        return pixmap


class _LineIcon(PaintedIcon):
    """Draws a line icon anew at each look, so that it follows a change of colours."""

    def __init__(self, name: str, role: theme.Role) -> None:
        super().__init__()
        self._name = name
        self._role = role

    @override
    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        role: theme.Role = "quiet" if mode == QIcon.Mode.Disabled else self._role
        drawing = QSvgRenderer(
            QByteArray(_svg(self._name).replace(b"currentColor", theme.colour(role).name().encode()))
        )
        if mode == QIcon.Mode.Disabled:
            painter.setOpacity(0.6)
        drawing.render(painter, QRectF(rect))
        painter.setOpacity(1)

    @override
    def clone(self) -> QIconEngine:
        return _LineIcon(self._name, self._role)


@cache
def _svg(name: str) -> bytes:
    return files("whistdrive.resources").joinpath("icons", f"{name}.svg").read_bytes()


def _painted(drawing: QSvgRenderer, size: QSize) -> QPixmap:
    ratio = QGuiApplication.primaryScreen().devicePixelRatio()
    pixmap = QPixmap(size * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    drawing.render(painter, QRectF(QPoint(), size))
    painter.end()
    return pixmap
