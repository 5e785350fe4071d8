"""The trick grid: a row a table, and a digit typed goes straight into its field."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtWidgets import QStyleOptionViewItem, QWidget
from typing_extensions import override

from whistdrive.core.drive import Drive
from whistdrive.desk.draft import Place
from whistdrive.ui import theme
from whistdrive.ui.bridge import Bridge
from whistdrive.ui.models.grid import GridModel
from whistdrive.ui.widgets.asking_line import AskingLine
from whistdrive.ui.widgets.entry_view import EntryView
from whistdrive.ui.widgets.ruled_table import RuledDelegate

Index = QModelIndex | QPersistentModelIndex

_STATE_DIGITS, _SHORT_STATE_DIGITS, _ROOMY_DIGITS = 18, 12, 56
"""Widths in digits: what the state gets before it wraps, in full and in short, and of a grid with room for the one."""
_NAME_DIGITS, _LONG_NAME_DIGITS = 12, 28
"""What each side's names get at the least, in digits: a single word that is longer is not cut, up to a limit."""
_FIELD_DIGITS = 5
"""The least width of a field, in digits."""


class TrickGrid(EntryView):
    """The tables of a round. One figure is enough where the system says what the other is."""

    def __init__(self, bridge: Bridge, line: AskingLine, parent: QWidget | None = None) -> None:
        super().__init__(bridge, line, parent)
        self.grid = GridModel(bridge.words)
        self.setModel(self.grid)
        self.setItemDelegate(_RowDelegate(self))
        self.setMouseTracking(False)
        header = self.horizontalHeader()
        header.setSectionsClickable(True)
        header.setSortIndicatorShown(True)
        header.setSortIndicator(0, Qt.SortOrder.AscendingOrder)
        header.sortIndicatorChanged.connect(self._sort)
        self.grid.modelReset.connect(self._size_columns)

    def retranslate(self) -> None:
        """Word everything again."""
        self.setAccessibleName(self.tr("Results of all tables"))
        self.grid.retranslate(self._bridge.words)

    def show_round(self, drive: Drive | None, number: int) -> None:
        """Show a round, the cursor on its first missing field; a round that is shown already keeps the cursor."""
        self.turn_to(drive)
        self.grid.show_round(drive, number)
        if self.place is None or not self.index_of(self.place, self.key).isValid():
            self.go_to_first()
        elif (
            drive is not None and self.place.deal > len(drive.rounds[number - 1].table(self.place.table).slip.deals) + 1
        ):
            self.go_to_table(self.place.table)
        self.refresh()

    def go_to_first(self) -> None:
        """Put the cursor on the first missing field; where nothing is missing it stays where it is."""
        found = self._next_missing(-1)
        if found is not None:
            self.go(*found)
        elif self.place is None or not self.index_of(self.place, self.key).isValid():
            fields = self.grid.fields()
            self.go(*(fields[0] if fields else (None, "")))

    def go_to_table(self, table: int) -> None:
        """Put the cursor on the first missing field of a table, or its first."""
        found = self._first_of(table)
        if found is not None:
            self.go(*found)

    @override
    def go(self, place: Place | None, key: str) -> None:
        left = self.place is not None and place is not None and self.place.table != place.table
        super().go(place, key)
        if left:
            self.grid.sort_again()
            self.look()

    @override
    def index_of(self, place: Place, key: str) -> QModelIndex:
        return self.grid.index_of(place, key)

    @override
    def field_at(self, index: Index) -> tuple[Place, str] | None:
        found = self.grid.place(index)
        if found is not None or not index.isValid():
            return found
        return self._first_of(self.grid.tables[index.row()].number)

    @override
    def show_typed(self) -> None:
        self.grid.show_draft(self.draft if self.typed else None)

    @override
    def enter(self) -> None:
        if self._half_typed():
            self._go_to_other_half()
        else:
            self.commit(self._go_on_to_missing)

    @override
    def enter_back(self) -> None:
        self.commit(lambda: self._move_row(-1))

    @override
    def step(self, by: int) -> None:
        if by > 0 and self._half_typed():
            self._go_to_other_half()
        else:
            self.commit(lambda: self._move_field(by))

    @override
    def arrow(self, rows: int, columns: int) -> None:
        self.commit(lambda: self._move_row(rows) if rows else self._move_field(columns, wrap=False))

    def _first_of(self, table: int) -> tuple[Place, str] | None:
        """The first missing field of a table, or its first."""
        fields = [each for each in self.grid.fields() if each[0].table == table]
        missing = (each for each in fields if self._is_missing(*each))
        return next(missing, fields[0] if fields else None)

    def _half_typed(self) -> bool:
        """Whether the deal wants another figure after the one that is typed; that one is taken."""
        if not self.pending or not self.take():
            return self.typing
        draft = self.draft
        return draft is not None and draft.missing is not None and draft.missing.key != self.key

    def _go_to_other_half(self) -> None:
        draft = self.draft
        if draft is not None and not self.typing and draft.missing is not None:
            self.go(draft.place, draft.missing.key)

    def _go_on_to_missing(self) -> None:
        """Go to the next missing field below, or else the first one above; when none is left, stay and say so."""
        fields = self.grid.fields()
        here = fields.index((self.place, self.key)) if (self.place, self.key) in fields else -1
        found = self._next_missing(here) or self._next_missing(-1)
        if found is not None:
            self.go(*found)
        else:
            self.moved.emit()
            self.finished.emit()

    def _next_missing(self, after: int) -> tuple[Place, str] | None:
        return next((each for each in self.grid.fields()[after + 1 :] if self._is_missing(*each)), None)

    def _is_missing(self, place: Place, key: str) -> bool:
        slip = self.drive.rounds[place.number - 1].table(place.table).slip
        columns = self.drive.scoring.columns
        owed = place.deal > len(slip.deals) and not slip.closed and slip.totals is None
        return key == columns[0].key and owed

    def _move_row(self, by: int) -> None:
        tables = [table.number for table in self.grid.tables]
        if self.place is None:
            return
        row = tables.index(self.place.table) + by
        if 0 <= row < len(tables):
            self.go(Place(self.place.number, tables[row], self.place.deal), self.key)

    def _move_field(self, by: int, *, wrap: bool = True) -> None:
        fields = self.grid.fields()
        if (self.place, self.key) not in fields or self.place is None:
            return
        at = fields.index((self.place, self.key)) + by
        if 0 <= at < len(fields) and (wrap or fields[at][0].table == self.place.table):
            self.go(*fields[at])
        elif wrap:
            self.focusNextPrevChild(by > 0)

    def _sort(self, column: int, order: Qt.SortOrder) -> None:
        self.grid.sort(column, order)
        self.look()

    def _size_columns(self) -> None:
        header = self.horizontalHeader()
        header.setSortIndicator(0, Qt.SortOrder.AscendingOrder)
        names = tuple(at for at, column in enumerate(self.grid.columns) if column.kind in ("NS", "EW"))
        digit = self.fontMetrics().horizontalAdvance("0")
        words = (word for row in range(self.grid.rowCount()) for at in names for word in self._text(row, at).split())
        longest = max((self.fontMetrics().horizontalAdvance(word) for word in words), default=0)
        needed = (longest + 4 * theme.STEP) // digit + 1
        self.share_width(names, min(max(needed, _NAME_DIGITS), _LONG_NAME_DIGITS))

    def _text(self, row: int, column: int) -> str:
        return str(self.grid.index(row, column).data())


class _RowDelegate(RuledDelegate):
    """Fields wide enough to be hit, and a state that leaves the names their room."""

    def __init__(self, view: TrickGrid) -> None:
        super().__init__(view)
        self._grid = view.grid

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        hint = super().sizeHint(option, index)
        kind = self._grid.columns[index.column()].kind
        digit = option.fontMetrics.horizontalAdvance("0")
        if kind == "mark":
            return QSize(max(hint.width(), _FIELD_DIGITS * digit), hint.height())
        if kind != "state":
            return hint
        most = _STATE_DIGITS if self._view.viewport().width() >= _ROOMY_DIGITS * digit else _SHORT_STATE_DIGITS
        return QSize(min(hint.width(), most * digit), hint.height())
