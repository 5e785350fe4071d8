"""Where does somebody sit: a field for part of a name, and the answer below it, by name or by table."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QSizePolicy, QVBoxLayout, QWidget
from typing_extensions import override

from whistdrive.core.drive import Drive
from whistdrive.ui import theme
from whistdrive.ui.models.whereabouts import WhereaboutsModel, by_table, whereabouts
from whistdrive.ui.widgets.lines_list import LinesList
from whistdrive.ui.widgets.views_bar import ViewsBar
from whistdrive.words import Words

LEAST_WIDTH = 50 * theme.STEP
"""Of the list, in pixels."""


class WhoSitsWhere(QWidget):
    """Everybody of a round by name, or its tables, fewer with every letter; ``chosen`` carries an entrant's id."""

    chosen = Signal(int)

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._drive: Drive | None = None
        self._round = 0
        self.views = ViewsBar()
        self.field = QLineEdit()
        self.field.setClearButtonEnabled(True)
        self.model = WhereaboutsModel(words)
        self.list = LinesList()
        self.list.setModel(self.model)
        self.list.setMinimumWidth(LEAST_WIDTH)
        # It scrolls: whatever height the page has beside it is enough.
        self.list.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.STEP)
        layout.addWidget(self.views)
        layout.addWidget(self.field)
        layout.addWidget(self.list, 1)
        self.views.currentChanged.connect(self._find)
        self.field.textChanged.connect(self._find)
        self.field.installEventFilter(self)
        self.list.activated.connect(self._choose)
        self.list.clicked.connect(self._choose)

    def retranslate(self, words: Words) -> None:
        """Word everything anew."""
        self.views.show_views((self.tr("By name"), self.tr("By table")))
        self.views.setAccessibleName(self.tr("Who sits where, listed by name or by table"))
        self.views.setToolTip(self.tr("Left and right arrow turn to the other list"))
        self.field.setPlaceholderText(self.tr("Where does … sit?"))
        self.field.setAccessibleName(self.tr("Name or number of somebody who is looking for a seat"))
        self.field.setToolTip(self.tr("Part of a name, or a number; Enter shows the first in the plan (Ctrl+F)"))
        self.list.setAccessibleName(self.tr("Who sits where"))
        self.model.retranslate(words)

    def show_round(self, drive: Drive | None, number: int) -> None:
        """Answer for this round of the drive, counted from 1; 0 for none."""
        self._drive, self._round = drive, number
        self._find()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and self.model.rowCount():
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self.chosen.emit(self.model.entrant(0))
                return True
            if event.key() == Qt.Key.Key_Down:
                self.list.setCurrentIndex(self.model.index(0))
                self.list.setFocus()
                return True
        return super().eventFilter(watched, event)

    def _find(self) -> None:
        drive = self._drive
        listed = by_table if self.views.currentIndex() == 1 else whereabouts
        self.model.show_found(listed(drive, self._round, self.field.text()) if drive and self._round else ())

    def _choose(self, index: QModelIndex) -> None:
        self.chosen.emit(self.model.entrant(index.row()))
