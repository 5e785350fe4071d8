"""Which file the schedule of an evening comes from, and how large it is."""

from __future__ import annotations

from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from whistdrive.movement.imported import Imported
from whistdrive.ui import theme
from whistdrive.ui.widgets.labels import QuietLabel


class ScheduleField(QWidget):
    """A button to choose a file, and below it what has been read."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.button, self.told = QPushButton(), QuietLabel()
        self._file = ""
        self._movement = Imported()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.STEP // 2)
        layout.addWidget(self.button)
        layout.addWidget(self.told)
        self.setFocusProxy(self.button)

    def word(self, name: str) -> None:
        """Name both parts."""
        self.button.setText(self.tr("Choose a schedule file…"))
        self.button.setAccessibleName(self.tr("{name}: choose a file").format(name=name))
        self.told.setText(self._told())
        self.button.setAccessibleDescription(self.told.text())

    def show_movement(self, movement: Imported, file: str = "") -> None:
        """Show how large the schedule is; ``file`` is the name of its file where that is still known."""
        self._movement, self._file = movement, file
        self.told.setText(self._told())
        self.button.setAccessibleDescription(self.told.text())

    def _told(self) -> str:
        rounds = self._movement.rounds
        if not rounds:
            return self.tr("No file is chosen yet.")
        size = 1 + max(place for games in rounds for table in games for place in table)
        if self._movement.keeps_pairs:
            text = self.tr("pairs: {size}, rounds: {rounds}").format(size=size, rounds=len(rounds))
        else:
            text = self.tr("players: {size}, rounds: {rounds}").format(size=size, rounds=len(rounds))
        return self.tr("{file} – {size}").format(file=self._file, size=text) if self._file else text
