"""A push button for an action: it has the action's name and icon, and is enabled when the action is."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QPushButton, QWidget
from typing_extensions import override

from whistdrive.ui import resources


class ActionButton(QPushButton):
    """Follows its action."""

    def __init__(self, action: QAction, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._action = action
        self.setAutoDefault(False)
        self.clicked.connect(action.trigger)
        action.changed.connect(self._follow)
        self._follow()

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.FontChange:
            self._follow()
        super().changeEvent(event)

    def _follow(self) -> None:
        side = max(resources.ICON_SIZE, self.fontMetrics().height())
        self.setIconSize(QSize(side, side))
        self.setText(self._action.iconText())
        self.setIcon(self._action.icon())
        self.setToolTip(self._action.toolTip())
        self.setEnabled(self._action.isEnabled())
