"""Opens the help where it is asked for, in one window for the whole program."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QWidget

from whistdrive.core.drive import Drive
from whistdrive.ui.help import about
from whistdrive.ui.help.window import HelpWindow
from whistdrive.words import Words


class Help(QObject):
    """Makes the window when it is first wanted. ``words`` and ``drive`` answer for the moment."""

    def __init__(
        self, words: Callable[[], Words], drive: Callable[[], Drive | None], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._words, self._drive = words, drive
        self.window: HelpWindow | None = None

    def about_page(self, page: str) -> None:
        """Show what a page is for, by its key."""
        self._show(about.of_page(page), self._drive())

    def about_window(self, window: QWidget) -> None:
        """Show what a dialog, or any other window, is for."""
        self._show(about.of_window(window), self._drive())

    def about_scoring(self, drive: Drive) -> None:
        """Explain how the games of a drive are scored, which need not be the one that is open."""
        self._show(about.of_scoring(drive.scoring.key), drive)

    def close(self) -> None:
        """Put the window away for good."""
        if self.window is not None:
            self.window.close()
            self.window.deleteLater()
            self.window = None

    def _show(self, topic: str, drive: Drive | None) -> None:
        asks = QApplication.activeWindow()
        if self.window is None:
            self.window = HelpWindow(self._words)
        self.window.show_topic(topic, drive)
        self.window.show()
        self._stay_above(self.window, asks)
        self.window.activateWindow()

    def _stay_above(self, window: HelpWindow, asks: QWidget | None) -> None:
        """Let the window lie over whoever asked: so a dialog does not lock it out."""
        if asks is not None and asks is not window:
            window.windowHandle().setTransientParent(asks.windowHandle())
