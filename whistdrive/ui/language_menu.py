"""In which language the windows are: each under the name that it has for itself."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QWidget
from typing_extensions import override

from whistdrive.ui.settings import AS_SYSTEM
from whistdrive.words import LANGUAGES


class LanguageMenu(QMenu):
    """The languages and *as the system*; ``chosen`` carries the code of the one that is wanted from now on."""

    chosen = Signal(str)

    def __init__(self, language: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        group = QActionGroup(self)
        self._as_system = QAction(group)
        for code, name in ((AS_SYSTEM, ""), *LANGUAGES.items()):
            action = self._as_system if code == AS_SYSTEM else QAction(name, group)
            action.setData(code)
            action.setCheckable(True)
            action.setChecked(code == language)
            self.addAction(action)
        group.triggered.connect(lambda action: self.chosen.emit(action.data()))
        self.retranslate()

    def retranslate(self) -> None:
        """Word what is not the name of a language."""
        self.setTitle(self.tr("Lan&guage"))
        self._as_system.setText(self.tr("As the &system"))

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
