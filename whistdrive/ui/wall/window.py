"""The window that hangs on the wall: it shows what it is given and knows nothing of the desk."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar

from PySide6.QtCore import QEvent, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeySequence, QResizeEvent, QScreen, QShortcut
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget
from typing_extensions import override

from whistdrive.ui import theme
from whistdrive.ui.wall.at_play import OwnText, Play, Strip
from whistdrive.ui.wall.board import Board
from whistdrive.ui.wall.clock import Face
from whistdrive.ui.wall.scenes import Now, View
from whistdrive.words import Words

FIRST_SIZE = QSize(640, 360)
LEAST_SIZE = QSize(480, 270)
STRIP = 0.17
"""How high the strip is, as a part of the window."""


class WallWindow(QWidget):
    """A strip of what is played above a list or a text; or trump and clock over all of it.

    ``closed`` follows when the user has closed it.
    """

    help_topic: ClassVar[str] = "wall"
    closed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setMinimumSize(LEAST_SIZE)
        self.strip, self.board, self.play, self.own = Strip(), Board(), Play(), OwnText()
        self._stack = QStackedWidget()
        for part in (self.board, self.play, self.own):
            self._stack.addWidget(part)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.strip)
        layout.addWidget(self._stack, 1)

    def serve(self, keys: Mapping[str, Callable[[], object]]) -> None:
        """Answer these keys while the window is active."""
        for key, does in keys.items():
            QShortcut(QKeySequence(key), self, does)

    def bring_up(self, beside: QWidget) -> None:
        """Fill the second screen, if there is one; else lie beside the other window."""
        if second_screen(beside) is None:
            self._lie_in_corner()
            self.show()
        else:
            self.fill_screen(beside)

    def fill_screen(self, beside: QWidget) -> None:
        """Fill the second screen, where there is only one that one. The pointer is hidden meanwhile."""
        screen = second_screen(beside) or self.screen()
        self.setScreen(screen)
        self.setGeometry(screen.geometry())
        self.setCursor(Qt.CursorShape.BlankCursor)
        self.showFullScreen()

    def leave_screen(self) -> None:
        """Be a window among others."""
        if self.isFullScreen():
            self.unsetCursor()
            self.showNormal()
            self._lie_in_corner()

    def show_view(self, view: View) -> None:
        """Turn to the part in which a view is shown."""
        self._stack.setCurrentWidget({"play": self.play, "text": self.own}.get(view, self.board))
        self.strip.setVisible(view != "play")

    def show_now(self, now: Now, face: Face, words: Words) -> None:
        """Show what is played, and the clock."""
        for part in (self.strip, self.play):
            part.show_now(now, face, words)

    def _lie_in_corner(self) -> None:
        """Be small at the lower right, where the least of the other window is covered."""
        self.resize(FIRST_SIZE)
        corner = self.screen().availableGeometry().bottomRight()
        self.move(corner - QPoint(FIRST_SIZE.width() + theme.EDGE, FIRST_SIZE.height() + 2 * theme.EDGE))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        self.strip.setFixedHeight(round(event.size().height() * STRIP))
        super().resizeEvent(event)

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.PaletteChange:
            self.update()
        super().changeEvent(event)

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.closed.emit()


def second_screen(beside: QWidget) -> QScreen | None:
    """A screen on which a window does not stand."""
    return next((screen for screen in QGuiApplication.screens() if screen != beside.screen()), None)
