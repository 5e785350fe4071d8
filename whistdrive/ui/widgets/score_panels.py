"""The two ways a round's slips are filled in: all tables in one grid, or one table's score sheet at a time."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping

from PySide6.QtCore import QEvent, QModelIndex, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget
from typing_extensions import override

from whistdrive.core.drive import Drive
from whistdrive.core.standings import unfinished
from whistdrive.desk.draft import Place
from whistdrive.ui import theme
from whistdrive.ui.bridge import Bridge
from whistdrive.ui.models.noted import Noted
from whistdrive.ui.models.tables import TablesModel
from whistdrive.ui.widgets.asking_line import AskingLine
from whistdrive.ui.widgets.entry_view import EntryView
from whistdrive.ui.widgets.lines_list import LinesList
from whistdrive.ui.widgets.score_sheet import ScoreSheet
from whistdrive.ui.widgets.sheet_foot import SheetFoot
from whistdrive.ui.widgets.table_card import TableCard
from whistdrive.ui.widgets.trick_grid import TrickGrid

_LIST_DIGITS, _SHORT_LIST_DIGITS = 24, 7
_ROOMY_DIGITS, _LEAST_DIGITS = 112, 64
"""Widths in digits: of the list of tables, in full and in short, and of a panel with room for the full one or any."""


def is_grid(drive: Drive) -> bool:
    """Whether every field is a figure of one side and no games are played: then all tables fit into one grid."""
    return not drive.scoring.plays_rubbers and all(column.whose for column in drive.scoring.columns)


class ScorePanel(QWidget):
    """What both ways have in common for the page. ``all_in`` follows when nothing is missing any more."""

    all_in = Signal()
    view: EntryView
    card: TableCard

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._noted: Noted | None = None

    @abstractmethod
    def show_round(self, drive: Drive | None, number: int) -> None:
        """Show round ``number`` of the drive (0: nothing)."""

    @abstractmethod
    def go_to_first(self) -> None:
        """Put the cursor on what is missing first; where nothing is, it stays."""

    @abstractmethod
    def go_to_table(self, table: int) -> None:
        """Put the cursor on what is missing at a table; whatever was half-typed must have been settled."""

    @abstractmethod
    def go_to_deal(self, place: Place) -> None:
        """Put the cursor on a deal; whatever was half-typed must have been settled."""

    @abstractmethod
    def retranslate(self) -> None:
        """Word everything again."""

    def _note(self, drive: Drive | None, number: int) -> None:
        """Look up what is noted of the tables of a round."""
        desk = self._bridge.desk
        self._noted = Noted(self._bridge.words, drive, desk.history, number) if drive and number else None

    def _short_notes(self) -> Mapping[int, str]:
        return self._noted.in_short() if self._noted else {}

    def _notes_on(self, place: Place | None) -> str:
        return self._noted.at_length(place.table) if self._noted and place else ""


class GridPanel(ScorePanel):
    """The trick grid, with the current table in large type above it."""

    def __init__(self, bridge: Bridge, line: AskingLine, parent: QWidget | None = None) -> None:
        super().__init__(bridge, parent)
        self.grid = TrickGrid(bridge, line)
        self.view = self.grid
        self.card = TableCard(bridge)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.INSIDE)
        layout.addWidget(self.card)
        layout.addWidget(self.grid, 1)
        self.grid.moved.connect(self._show_card)
        self.grid.finished.connect(self.all_in)

    @override
    def show_round(self, drive: Drive | None, number: int) -> None:
        self.grid.show_round(drive, number)
        self._note(drive, number)
        self.grid.grid.show_notes(self._short_notes())
        self._show_card()

    @override
    def go_to_first(self) -> None:
        self.grid.go_to_first()

    @override
    def go_to_table(self, table: int) -> None:
        self.grid.go_to_table(table)

    @override
    def go_to_deal(self, place: Place) -> None:
        self.grid.go(place, self._bridge.desk.drive.scoring.columns[0].key)

    @override
    def retranslate(self) -> None:
        self.grid.retranslate()
        self._show_card()

    def _show_card(self) -> None:
        place = self.grid.place
        self.card.show_place(self._bridge.desk.evening.drive, place, self._notes_on(place))


class SheetPanel(ScorePanel):
    """The tables on the left, the sheet of the current one on the right, its names above and its totals below."""

    def __init__(self, bridge: Bridge, line: AskingLine, parent: QWidget | None = None) -> None:
        super().__init__(bridge, parent)
        self._number = self._table = 0
        self.tables = TablesModel()
        self.list = LinesList()
        self.list.setModel(self.tables)
        self.list.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Ignored)
        self.sheet = ScoreSheet(bridge, line)
        self.view = self.sheet
        self.card = TableCard(bridge)
        self.foot = SheetFoot()
        self._lay_out()
        self.list.selectionModel().currentChanged.connect(self._choose)
        self.sheet.moved.connect(self._show_card)
        self.sheet.finished.connect(self._next_table)

    @override
    def show_round(self, drive: Drive | None, number: int) -> None:
        other = number != self._number
        self._number = number
        self.tables.show_round(drive, number)
        self._note(drive, number)
        self.tables.show_notes(self._short_notes())
        if drive is None or not number:
            self._table = 0
        elif other or self.tables.row_of(self._table) < 0:
            owing = unfinished(drive, number) or drive.rounds[number - 1].tables
            self._table = owing[0].number
        self._show_table()

    @override
    def go_to_first(self) -> None:
        drive = self._bridge.desk.drive
        owing = [table.number for table in unfinished(drive, self._number)]
        if owing:
            self.go_to_table(self._table if self._table in owing else owing[0])

    @override
    def go_to_table(self, table: int) -> None:
        self._table = table
        self._show_table()
        self.sheet.go_to_end(self._number, table)

    @override
    def go_to_deal(self, place: Place) -> None:
        self.go_to_table(place.table)
        self.sheet.go_to_line(place)

    def go_by(self, step: int) -> None:
        """Go to the table after (1) or before (-1) this one."""
        row = self.tables.row_of(self._table) + step
        if 0 <= row < len(self.tables.tables) and self.sheet.settle():
            self.go_to_table(self.tables.tables[row].number)

    @override
    def retranslate(self) -> None:
        self.list.setAccessibleName(self.tr("Tables of this round"))
        self.list.setToolTip(self.tr("Alt+Up and Alt+Down go from table to table"))
        self.tables.layoutChanged.emit()
        self.sheet.retranslate()
        self._show_table()

    def _lay_out(self) -> None:
        right = QVBoxLayout()
        right.setSpacing(theme.INSIDE)
        right.addWidget(self.card)
        right.addWidget(self.sheet, 1)
        right.addWidget(self.foot)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.BETWEEN)
        layout.addWidget(self.list)
        layout.addLayout(right, 1)

    def _show_table(self) -> None:
        drive = self._bridge.desk.evening.drive
        row = self.tables.row_of(self._table)
        self.sheet.show_table(drive if row >= 0 else None, self._number, self._table)
        if row >= 0:
            self.list.setCurrentIndex(self.tables.index(row))
        self._show_card()

    def _show_card(self) -> None:
        drive, place = self._bridge.desk.evening.drive, self.sheet.place
        self.card.show_place(drive, place, self._notes_on(place))
        table = drive.rounds[place.number - 1].table(place.table) if drive and place else None
        self.foot.show_sheet(drive, table, self.sheet.foot)

    def _choose(self, current: QModelIndex, _before: QModelIndex) -> None:
        if not current.isValid() or self.tables.tables[current.row()].number == self._table:
            return
        if self.sheet.settle():
            self.go_to_table(self.tables.tables[current.row()].number)
        else:
            self._show_table()

    def _next_table(self) -> None:
        drive = self._bridge.desk.drive
        owing = [table.number for table in unfinished(drive, self._number)]
        if not owing:
            self.all_in.emit()
            return
        self.go_to_table(next((each for each in owing if each > self._table), owing[0]))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._size_list()

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.FontChange:
            self._size_list()
        super().changeEvent(event)

    def _size_list(self) -> None:
        """In a narrow window the list is short, since the names stand above the sheet, and leaves a narrower one."""
        digit = self.fontMetrics().horizontalAdvance("0")
        roomy = self.width() >= _ROOMY_DIGITS * digit
        self.tables.set_short(short=not roomy)
        self.list.setVisible(self.width() >= _LEAST_DIGITS * digit)
        self.list.setFixedWidth((_LIST_DIGITS if roomy else _SHORT_LIST_DIGITS) * digit)
