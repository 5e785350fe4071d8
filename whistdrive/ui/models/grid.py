"""The tables of a round as rows of figures: number, names, a pair of fields for every deal, and how far they are."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Literal

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication
from typing_extensions import override

from whistdrive.core.contracts import Marks
from whistdrive.core.drive import Drive, Table
from whistdrive.core.sheet import Side
from whistdrive.desk.draft import Draft, Place
from whistdrive.ui import theme
from whistdrive.ui.by_name import by_name
from whistdrive.ui.models.score_sheet import mark_text
from whistdrive.ui.models.slips import ROLES, both_sides, slip_state, state_text
from whistdrive.words import Words

Index = QModelIndex | QPersistentModelIndex
Kind = Literal["table", "NS", "EW", "mark", "state"]

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_MIDDLE = Qt.AlignmentFlag.AlignCenter


@dataclass(frozen=True, slots=True)
class GridColumn:
    """What a column shows: for a ``mark`` which deal's and under which key."""

    kind: Kind
    deal: int = 0
    key: str = ""
    side: Side | None = None


class GridModel(QAbstractTableModel):
    """One round of the drive, with the deal that is being typed as it would be written."""

    def __init__(self, words: Words) -> None:
        super().__init__()
        self._words = words
        self._drive: Drive | None = None
        self._number = 0
        self._tables: list[Table] = []
        self.columns: tuple[GridColumn, ...] = ()
        self._typed: tuple[Place, Marks] | None = None
        self._order: tuple[int, bool] = (0, False)
        self._notes: Mapping[int, str] = {}

    def retranslate(self, words: Words) -> None:
        """Word everything again."""
        self._words = words
        if self.columns:
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(self.columns) - 1)
        for row in range(len(self._tables)):
            self._announce(row)

    def show_round(self, drive: Drive | None, number: int) -> None:
        """Show round ``number`` (0: nothing). Rows of tables that are the same objects are left alone."""
        old, before = self._drive, {table.number: table for table in self._tables}
        tables = drive.rounds[number - 1].tables if drive and number else ()
        same = (
            old is not None
            and drive is not None
            and (old.id, self._number) == (drive.id, number)
            and set(before) == {table.number for table in tables}
            and self.columns == _columns(drive)
        )
        if not same:
            self.beginResetModel()
            self._drive, self._number, self._tables = drive, number, list(tables)
            self.columns = _columns(drive) if drive else ()
            self._order, self._typed = (0, False), None
            self.endResetModel()
            return
        assert old is not None
        assert drive is not None
        self._drive = drive
        everywhere = old.entrants is not drive.entrants or old.scoring is not drive.scoring
        now = {table.number: table for table in tables}
        for row, table in enumerate(self._tables):
            self._tables[row] = now[table.number]
            if everywhere or table is not now[table.number]:
                self._announce(row)

    def show_notes(self, notes: Mapping[int, str]) -> None:
        """Show what is noted of tables, by their numbers, after their state."""
        old, self._notes = self._notes, notes
        for row, table in enumerate(self._tables):
            if old.get(table.number) != notes.get(table.number):
                self._announce(row)

    def show_draft(self, draft: Draft | None) -> None:
        """Show a deal as it is being typed; one that is typed as it is written already looks like any other."""
        typed = None
        if draft is not None and draft.marks != draft.stored.marks:
            typed = (draft.place, draft.marks)
        if typed == self._typed:
            return
        touched = {place.table for place, _ in filter(None, (self._typed, typed))}
        self._typed = typed
        for row, table in enumerate(self._tables):
            if table.number in touched:
                self._announce(row)

    @property
    def tables(self) -> tuple[Table, ...]:
        """The tables in the order of the rows."""
        return tuple(self._tables)

    def place(self, index: Index) -> tuple[Place, str] | None:
        """The field that a cell shows, if any."""
        if not index.isValid() or self.columns[index.column()].kind != "mark":
            return None
        column = self.columns[index.column()]
        return Place(self._number, self._tables[index.row()].number, column.deal), column.key

    def index_of(self, place: Place, key: str) -> QModelIndex:
        """Where a field is; an invalid index when it is not shown."""
        if place.number != self._number:
            return QModelIndex()
        for row, table in enumerate(self._tables):
            for section, column in enumerate(self.columns):
                if (table.number, column.kind, column.deal, column.key) == (place.table, "mark", place.deal, key):
                    return self.index(row, section)
        return QModelIndex()

    def fields(self) -> tuple[tuple[Place, str], ...]:
        """All fields in the order of reading."""
        return tuple(
            (Place(self._number, table.number, column.deal), column.key)
            for table in self._tables
            for column in self.columns
            if column.kind == "mark"
        )

    def sort_again(self) -> None:
        """Put the rows into the chosen order as the figures are now; whoever holds an index keeps its table."""
        column, descending = self._order
        if column < len(self.columns):
            merit = self._merit(self.columns[column])
            self._put_in_order(sorted(self._tables, key=merit, reverse=descending))

    @override
    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        self._order = (max(column, 0), order == Qt.SortOrder.DescendingOrder)
        self.sort_again()

    @override
    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._tables)

    @override
    def columnCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self.columns)

    @override
    def flags(self, index: Index) -> Qt.ItemFlag:
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable

    @override
    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        column = self.columns[section]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(column)
        if role == Qt.ItemDataRole.ToolTipRole and column.kind == "mark":
            return self._words.name("column", column.key)
        return self._heading(column) if role == Qt.ItemDataRole.DisplayRole else None

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or self._drive is None:
            return None
        table, column = self._tables[index.row()], self.columns[index.column()]
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(self._drive, table, column)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(column)
        if role == Qt.ItemDataRole.ForegroundRole:
            return theme.colour(self._role(self._drive, table, column))
        if role == Qt.ItemDataRole.FontRole:
            return _font(column)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            where = self.tr("table {table}, {column}").format(table=table.number, column=self._heading(column))
            return f"{where}: {self._text(self._drive, table, column) or self.tr('blank')}"
        return None

    def _text(self, drive: Drive, table: Table, column: GridColumn) -> str:
        if column.kind == "table":
            return str(table.number)
        if column.kind == "state":
            return state_text(drive, self._number, table, self._notes.get(table.number, ""))
        if column.kind != "mark":
            ns, ew = both_sides(drive, table)
            return ns if column.kind == "NS" else ew
        return mark_text(self._words, column.key, self._marks(table, column.deal).get(column.key))

    def _role(self, drive: Drive, table: Table, column: GridColumn) -> theme.Role:
        if column.kind == "state":
            return ROLES[slip_state(drive, self._number, table)]
        if column.kind == "mark":
            if self._typed_at(table, column.deal) is not None:
                return "quiet"
            return "amber" if table.slip.remark else "text"
        return "text"

    def _marks(self, table: Table, deal: int) -> Marks:
        typed = self._typed_at(table, deal)
        if typed is not None:
            return typed
        return table.slip.deals[deal - 1].marks if deal <= len(table.slip.deals) else {}

    def _typed_at(self, table: Table, deal: int) -> Marks | None:
        if self._typed is None:
            return None
        place, marks = self._typed
        return marks if (place.table, place.deal) == (table.number, deal) else None

    def _heading(self, column: GridColumn) -> str:
        if column.kind == "table":
            return self.tr("Table")
        if column.kind == "state":
            return self.tr("State")
        if column.kind != "mark":
            return self._words.name("side", column.kind)
        side = self._words.name("side_short", str(column.side))
        deals = self._drive.plan.deals if self._drive else 1
        return side if deals == 1 else self.tr("{deal}: {side}").format(deal=column.deal, side=side)

    def _merit(self, column: GridColumn) -> Callable[[Table], tuple[object, ...]]:
        drive = self._drive
        assert drive is not None

        def merit(table: Table) -> tuple[object, ...]:
            if column.kind == "mark":
                mark = self._marks(table, column.deal).get(column.key)
                return (mark is None, 0 if mark is None else mark, table.number)
            if column.kind == "table":
                return (table.number,)
            return (by_name(self._text(drive, table, column)), table.number)

        return merit

    def _put_in_order(self, tables: list[Table]) -> None:
        if [each.number for each in tables] == [each.number for each in self._tables]:
            return
        self.layoutAboutToBeChanged.emit()
        row_of = {table.number: row for row, table in enumerate(tables)}
        old = self.persistentIndexList()
        new = [self.index(row_of[self._tables[each.row()].number], each.column()) for each in old]
        self._tables = tables
        self.changePersistentIndexList(old, new)
        self.layoutChanged.emit()

    def _announce(self, row: int) -> None:
        self.dataChanged.emit(self.index(row, 0), self.index(row, len(self.columns) - 1))


def _columns(drive: Drive) -> tuple[GridColumn, ...]:
    marks = tuple(
        GridColumn("mark", deal, column.key, column.whose)
        for deal in range(1, (drive.plan.deals or 1) + 1)
        for column in drive.scoring.columns
    )
    return (GridColumn("table"), GridColumn("NS"), *marks, GridColumn("EW"), GridColumn("state"))


def _alignment(column: GridColumn) -> Qt.AlignmentFlag:
    return _MIDDLE if column.kind in ("table", "mark") else _LEFT


def _font(column: GridColumn) -> QFont:
    font = QFont(QApplication.font())
    font.setBold(column.kind == "mark")
    return font
