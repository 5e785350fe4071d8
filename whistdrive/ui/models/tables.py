"""The tables of a round as a list beside the score sheet: number, names, and how far each is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt
from typing_extensions import override

from whistdrive.core.drive import Drive, Table
from whistdrive.ui.models.slips import SIGNS, both_sides, slip_state, state_text

_SHOWN = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole)

Index = QModelIndex | QPersistentModelIndex


class TablesModel(QAbstractListModel):
    """One round of the drive; rows of tables that are the same objects are left alone."""

    def __init__(self) -> None:
        super().__init__()
        self._drive: Drive | None = None
        self._number = 0
        self._short = False
        self._notes: Mapping[int, str] = {}
        self.tables: tuple[Table, ...] = ()

    def set_short(self, *, short: bool) -> None:
        """Whether only the number and the sign of the state are shown, or the names as well."""
        if short != self._short:
            self._short = short
            self.layoutChanged.emit()

    def show_round(self, drive: Drive | None, number: int) -> None:
        """Show round ``number`` (0: nothing)."""
        old, before = self._drive, self.tables
        tables = drive.rounds[number - 1].tables if drive and number else ()
        same = old is not None and drive is not None and (old.id, self._number) == (drive.id, number)
        if not same or [each.number for each in before] != [each.number for each in tables]:
            self.beginResetModel()
            self._drive, self._number, self.tables = drive, number, tables
            self.endResetModel()
            return
        self._drive, self.tables = drive, tables
        everywhere = old is None or drive is None or old.entrants is not drive.entrants
        for row, (was, now) in enumerate(zip(before, tables, strict=True)):
            if everywhere or was is not now:
                self.dataChanged.emit(self.index(row), self.index(row))

    def show_notes(self, notes: Mapping[int, str]) -> None:
        """Show what is noted of tables, by their numbers, after their state."""
        old, self._notes = self._notes, notes
        for row, table in enumerate(self.tables):
            if old.get(table.number) != notes.get(table.number):
                self.dataChanged.emit(self.index(row), self.index(row))

    def row_of(self, table: int) -> int:
        """The row of a table, -1 for none."""
        return next((row for row, each in enumerate(self.tables) if each.number == table), -1)

    @override
    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self.tables)

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or self._drive is None or role not in _SHOWN:
            return None
        table = self.tables[index.row()]
        if self._short and role == Qt.ItemDataRole.DisplayRole:
            return f"{table.number}  {SIGNS[slip_state(self._drive, self._number, table)]}"
        state = state_text(self._drive, self._number, table, self._notes.get(table.number, ""))
        head = self.tr("Table {number}  {state}").format(number=table.number, state=state)
        return "\n".join((head, *both_sides(self._drive, table)))
