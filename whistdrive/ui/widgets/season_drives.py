"""Which of the club's drives count in a season."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QAbstractItemView, QLineEdit, QListView, QPushButton, QVBoxLayout, QWidget

from whistdrive.core import changes
from whistdrive.core.club import Season
from whistdrive.store import DriveCard
from whistdrive.ui import theme
from whistdrive.ui.bridge import Bridge
from whistdrive.ui.models.season_drives import SeasonDrivesModel
from whistdrive.ui.widgets.answer_line import AnswerLine
from whistdrive.ui.widgets.book_table import BookDelegate
from whistdrive.ui.widgets.key_in import key_in
from whistdrive.ui.widgets.labels import QuietLabel
from whistdrive.ui.widgets.rows import side_by_side


class SeasonDrives(QWidget):
    """A list to tick, and a field that leaves only some of it; each tick is a step, and so are all at once."""

    def __init__(self, bridge: Bridge, answer: AnswerLine, parent: QWidget | None = None) -> None:
        """``answer`` tells what was refused."""
        super().__init__(parent)
        self._bridge, self._answer = bridge, answer
        self._season: Season | None = None
        self.search, self.count = QLineEdit(), QuietLabel()
        self.model, self.list = SeasonDrivesModel(bridge.words, self._tick), QListView()
        self.all_shown, self.none_shown = QPushButton(), QPushButton()
        self.search.setClearButtonEnabled(True)
        self.list.setModel(self.model)
        self.list.setWordWrap(True)
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.setItemDelegate(BookDelegate(self.list, room=0))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.INSIDE)
        layout.addWidget(self.search)
        layout.addWidget(self.list, 1)
        layout.addLayout(side_by_side(self.count, self.all_shown, self.none_shown, stretch=self.count))
        self.search.textChanged.connect(self._look)
        self.all_shown.clicked.connect(lambda: self._tick(self.model.shown, True))
        self.none_shown.clicked.connect(lambda: self._tick(self.model.shown, False))
        key_in(self.search, Qt.Key.Key_Down, self._go_to_list)
        key_in(self.search, Qt.Key.Key_Escape, self.search.clear)
        key_in(self, QKeySequence.StandardKey.Find, self.search.setFocus)

    def retranslate(self) -> None:
        """Word everything; the drives follow with :meth:`show_season`."""
        self.search.setPlaceholderText(self.tr("Find a drive by name, venue or date"))
        self.search.setAccessibleName(self.tr("Find a drive by name, venue or date"))
        self.search.setToolTip(self.tr("Only drives that match are listed (Ctrl+F; ↓: to the list)"))
        self.list.setAccessibleName(self.tr("Drives that count in this season"))
        self.list.setToolTip(self.tr("Space ticks a drive; one drive may count in several seasons"))
        self.all_shown.setText(self.tr("Tick all listed"))
        self.none_shown.setText(self.tr("Tick none listed"))

    def show_season(self, season: Season | None, drives: tuple[DriveCard, ...]) -> None:
        """Show the drives of the club, and which of them count."""
        self._season = season
        self.setEnabled(season is not None)
        ticked = frozenset() if season is None else frozenset(season.drives)
        self.model.show_drives(drives, ticked, self._bridge.words)
        self.count.setText(self.tr("%n drives are ticked", "", sum(card.id in ticked for card in drives)))
        if not self.list.currentIndex().isValid():
            self.list.setCurrentIndex(self.model.index(0))

    def _tick(self, drives: Collection[int], counts: bool) -> bool:
        season = self._season
        if season is None:
            return False
        ticked = {*season.drives, *drives} if counts else {*season.drives} - {*drives}
        return self._answer.attempt(changes.keep_season, season=replace(season, drives=tuple(sorted(ticked))))

    def _look(self, text: str) -> None:
        self.model.look_for(text)
        self.list.setCurrentIndex(self.model.index(0))

    def _go_to_list(self) -> None:
        self.list.setFocus()
