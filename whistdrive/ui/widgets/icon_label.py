"""An icon as a label: as large as the text beside it, and in the colours of the moment."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import QLabel, QWidget
from typing_extensions import override

from whistdrive.ui import resources, theme

REPAINTED = (
    QEvent.Type.ApplicationPaletteChange,
    QEvent.Type.FontChange,
    QEvent.Type.EnabledChange,
)


class IconLabel(QLabel):
    """Always beside words that say the same, so it has no name of its own."""

    def __init__(self, name: str = "", role: theme.Role = "text", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name, self._role = name, role
        self._draw()

    def show_icon(self, name: str, role: theme.Role = "text") -> None:
        """Show another icon, or none (an empty name)."""
        self._name, self._role = name, role
        self._draw()

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() in REPAINTED:
            self._draw()
        super().changeEvent(event)

    def _draw(self) -> None:
        if not self._name:
            self.setPixmap(QPixmap())
            return
        side = max(resources.ICON_SIZE, self.fontMetrics().height())
        mode = QIcon.Mode.Normal if self.isEnabled() else QIcon.Mode.Disabled
        drawing = resources.icon(self._name, self._role)
        self.setPixmap(drawing.pixmap(QSize(side, side), self.devicePixelRatio(), mode))
