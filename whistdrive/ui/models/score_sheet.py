"""The score sheet of one table as a table model: a row a deal, with the games and waiting points between them."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from typing import Any, Literal

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication
from typing_extensions import override

from whistdrive.core.contracts import Mark, RuleSet
from whistdrive.core.sheet import SIDES, Side
from whistdrive.ui import theme
from whistdrive.ui.models.sheet_rows import SheetRow
from whistdrive.words import Words

Index = QModelIndex | QPersistentModelIndex
Kind = Literal["deal", "dealer", "mark", "points", "why"]

CHANGED = "△"
"""The sign of a line that a correction above has changed."""

SUIT_SIZE = 1.3
"""Suits, as a multiple of the text's size."""

_FAMILIES = {"declarer": "side_short", "honours_side": "side_short", "trump": "suit"}


@dataclass(frozen=True, slots=True)
class SheetColumn:
    """What a column shows: for a ``mark`` under which key, for ``points`` whose."""

    kind: Kind
    key: str = ""
    side: Side | None = None


def mark_text(words: Words, key: str, mark: Mark | None) -> str:
    """A mark as it is shown in its column."""
    if mark is None:
        return ""
    return str(mark) if isinstance(mark, int) else words.name(_FAMILIES.get(key, key), mark)


def side_heading(words: Words, rules: RuleSet, side: Side) -> str:
    """What a side's column is called in short: of two players, by the seat."""
    if len(rules.seats) == 2:
        return words.name("seat", rules.seats[SIDES.index(side)])
    return words.name("side_short", side)


class SheetModel(QAbstractTableModel):
    """Rows as :func:`whistdrive.ui.models.sheet_rows.sheet_rows` makes them; rows that stay the same are left alone."""

    def __init__(self, words: Words) -> None:
        super().__init__()
        self._words = words
        self._rules: RuleSet | None = None
        self.rows: tuple[SheetRow, ...] = ()
        self.columns: tuple[SheetColumn, ...] = ()
        self._changed: frozenset[int] = frozenset()

    def retranslate(self, words: Words) -> None:
        """Word everything again."""
        self._words = words
        if self.columns:
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(self.columns) - 1)
        self._announce(0, len(self.rows) - 1)

    def show_rows(self, rules: RuleSet | None, rows: tuple[SheetRow, ...]) -> None:
        """Show these rows; with other rules everything begins anew."""
        if rules is None or self._rules != rules:
            self.beginResetModel()
            self._rules, self.rows = rules, rows
            self.columns = _columns(rules) if rules else ()
            self.endResetModel()
            return
        first = _alike(self.rows, rows)
        last = _alike(self.rows[first:][::-1], rows[first:][::-1])
        common = min(len(self.rows), len(rows)) - last
        if len(self.rows) - last > common:
            self.beginRemoveRows(QModelIndex(), common, len(self.rows) - last - 1)
            self.rows = (*self.rows[:common], *self.rows[len(self.rows) - last :])
            self.endRemoveRows()
        elif len(rows) - last > common:
            self.beginInsertRows(QModelIndex(), common, len(rows) - last - 1)
            self.rows = (*self.rows[:common], *rows[common : len(rows) - last], *self.rows[len(self.rows) - last :])
            self.endInsertRows()
        self.rows = rows
        self._announce(first, common - 1)

    def mark_changed(self, deals: AbstractSet[int]) -> None:
        """Mark the lines of these deals as changed by a correction above them, and no others."""
        if self._changed != deals:
            self._changed = frozenset(deals)
            self._announce(0, len(self.rows) - 1)

    def row_of(self, deal: int) -> int:
        """The row in which a deal is written, -1 for none."""
        return next((at for at, row in enumerate(self.rows) if (row.kind, row.deal) == ("deal", deal)), -1)

    def column_of(self, key: str) -> int:
        """The column of a key, -1 for none."""
        return next((at for at, column in enumerate(self.columns) if column.key == key), -1)

    @override
    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self.rows)

    @override
    def columnCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self.columns)

    @override
    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        column = self.columns[section]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(column)
        return self._heading(column) if role == Qt.ItemDataRole.DisplayRole else None

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row, column = self.rows[index.row()], self.columns[index.column()]
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(row, column)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(column) if row.kind == "deal" or column.kind != "deal" else _LEFT
        if role == Qt.ItemDataRole.ForegroundRole:
            return theme.colour(self._role(row, column))
        if role == Qt.ItemDataRole.FontRole:
            return _font(row, column)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            where = self.tr("deal {deal}, {column}").format(deal=row.deal, column=self._heading(column))
            return f"{where}: {self._text(row, column) or self.tr('blank')}"
        if role == Qt.ItemDataRole.ToolTipRole and self._is_changed(row):
            return self.tr("Changed by a correction above; marked until you have been here")
        return None

    def _text(self, row: SheetRow, column: SheetColumn) -> str:
        if column.kind == "deal":
            return self._begins(row)
        if column.kind == "dealer":
            return self._words.name("seat_short", row.dealer) if row.dealer and row.kind == "deal" else ""
        if column.kind == "mark":
            return self._mark(row, column.key)
        if column.kind == "points":
            return self._points(row, column.side or "NS")
        return "; ".join(self._words.reason(reason) for reason in row.reasons)

    def _begins(self, row: SheetRow) -> str:
        if row.kind == "game":
            text = self.tr("Game {game}, rubber {rubber}: {ns}–{ew}")
            return text.format(game=row.game, rubber=row.rubber, ns=row.result.ns, ew=row.result.ew)
        if row.kind == "entered":
            return self.tr("Waiting points")
        return f"{CHANGED} {row.deal}" if self._is_changed(row) else str(row.deal)

    def _mark(self, row: SheetRow, key: str) -> str:
        if row.kind != "deal":
            return ""
        return mark_text(self._words, key, row.marks.get(key)) if key in row.fields else "–"

    def _points(self, row: SheetRow, side: Side) -> str:
        if row.points is None:
            return ""
        points, waits = row.points.of(side), row.waits.of(side)
        if row.kind == "game":
            return f"+{points}" if points else ""
        text = str(points) if points else "–"
        return f"{text} ({waits})" if waits else text

    def _role(self, row: SheetRow, column: SheetColumn) -> theme.Role:
        if column.kind == "deal" and self._is_changed(row):
            return "amber"
        if column.kind == "mark" and column.key == "trump" and row.marks.get("trump") in ("H", "D"):
            return "red"
        nothing = column.kind == "points" and row.points is not None and not row.points.of(column.side or "NS")
        aside = column.kind in ("why", "dealer") or (column.kind == "mark" and column.key not in row.fields)
        return "quiet" if (row.pencil and column.kind != "mark") or nothing or aside else "text"

    def _heading(self, column: SheetColumn) -> str:
        if self._rules is None:
            return ""
        if column.kind == "mark":
            own = f"{self._rules.key}.{column.key}"
            name = self._words.name("column", own)
            return self._words.name("column", column.key) if name == own else name
        if column.kind == "points":
            return side_heading(self._words, self._rules, column.side or "NS")
        return {"deal": self.tr("Deal"), "dealer": self.tr("Dealer"), "why": self.tr("Why")}[column.kind]

    def _is_changed(self, row: SheetRow) -> bool:
        return row.kind == "deal" and row.deal in self._changed

    def _announce(self, first: int, last: int) -> None:
        if first <= last:
            self.dataChanged.emit(self.index(first, 0), self.index(last, len(self.columns) - 1))


_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def _columns(rules: RuleSet) -> tuple[SheetColumn, ...]:
    marks = tuple(SheetColumn("mark", column.key) for column in rules.columns)
    points = tuple(SheetColumn("points", side=side) for side in SIDES)
    return (SheetColumn("deal"), SheetColumn("dealer"), *marks, *points, SheetColumn("why"))


def _alike(old: tuple[SheetRow, ...], new: tuple[SheetRow, ...]) -> int:
    """How many rows at the beginning are equal."""
    for at, (was, now) in enumerate(zip(old, new, strict=False)):
        if was != now:
            return at
    return min(len(old), len(new))


def _alignment(column: SheetColumn) -> Qt.AlignmentFlag:
    if column.kind in ("deal", "points"):
        return _RIGHT
    return Qt.AlignmentFlag.AlignCenter if column.kind in ("mark", "dealer") else _LEFT


def _font(row: SheetRow, column: SheetColumn) -> QFont:
    font = QFont(QApplication.font())
    font.setBold((column.kind == "points" or row.kind == "game") and column.kind != "why")
    font.setItalic(row.kind == "entered")
    if column.key == "trump" and row.marks.get("trump") in ("S", "H", "D", "C"):
        font.setPointSizeF(font.pointSizeF() * SUIT_SIZE)
    return font
