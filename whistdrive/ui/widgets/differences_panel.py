"""Where people's cards and the tables differ, with the way to the slip that explains it."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from whistdrive.core.drive import Drive
from whistdrive.desk.draft import Place
from whistdrive.desk.second_count import Difference
from whistdrive.ui import theme
from whistdrive.ui.bridge import Bridge
from whistdrive.ui.models.differences import DifferencesModel
from whistdrive.ui.widgets.labels import QuietLabel
from whistdrive.ui.widgets.lines_list import LinesList


class DifferencesPanel(QWidget):
    """Hidden while nothing differs. ``wanted`` carries the :class:`Place` of a deal that explains one."""

    wanted = Signal(object)

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._count = 0
        self.heading = QuietLabel()
        self.model = DifferencesModel(bridge.words)
        self.list = LinesList()
        self.list.setModel(self.model)
        self.list.activated.connect(self._choose)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.INSIDE)
        layout.addWidget(self.heading)
        layout.addWidget(self.list, 1)

    def retranslate(self) -> None:
        """Word everything that does not depend on the cards."""
        self.list.setAccessibleName(self.tr("Differences between cards and tables"))
        self.list.setToolTip(self.tr("Enter goes to the slip"))
        self._word()

    def show_differences(self, drive: Drive, found: tuple[Difference, ...]) -> None:
        """Show what was found; the first is current, so that Enter has somewhere to go."""
        self.model.show_differences(drive, found, self._bridge.words)
        if not self.list.currentIndex().isValid():
            self.list.setCurrentIndex(self.model.index(0))
        self._count = len(found)
        self.setVisible(bool(found))
        self._word()

    def _word(self) -> None:
        text = self.tr("Differences: {count} (Alt+D). Enter goes to the slip, to mend it.")
        self.heading.setText(text.format(count=self._count))

    def _choose(self, index: QModelIndex) -> None:
        played = self.model.item(index).played
        if played is not None:
            self.wanted.emit(Place(played.round, played.table, played.deal))
