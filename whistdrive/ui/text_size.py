"""The size of all text: from the usual one to twice as large."""

from __future__ import annotations

from PySide6.QtGui import QFont

from whistdrive.ui.appearance import show_font
from whistdrive.ui.settings import Settings

SIZES = (1.0, 1.1, 1.25, 1.5, 1.75, 2.0)


class TextSize:
    """Sets the application's font, and remembers its size."""

    def __init__(self, font: QFont, settings: Settings) -> None:
        self._font = font
        self._settings = settings
        self._at = min(range(len(SIZES)), key=lambda at: abs(SIZES[at] - settings.text_size))
        self._apply()

    @property
    def size(self) -> float:
        """The size of the moment, as a multiple of the usual one."""
        return SIZES[self._at]

    def larger(self) -> None:
        """One step up; stays at the largest."""
        self._step(1)

    def smaller(self) -> None:
        """One step down; stays at the smallest."""
        self._step(-1)

    def _step(self, step: int) -> None:
        self._at = min(max(self._at + step, 0), len(SIZES) - 1)
        self._settings.text_size = self.size
        self._apply()

    def _apply(self) -> None:
        font = QFont(self._font)
        font.setPointSizeF(font.pointSizeF() * self.size)
        show_font(font)
