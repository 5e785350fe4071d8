"""The score sheet of one table as a table model: a row a deal, with the games and waiting points between them."""

from __future__ import annotations

import textwrap
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
Kind = Literal["deal", "dealer", "mark", "points", "beside", "why"]

CHANGED = "△"
"""The sign of a line that a correction above has changed."""

SUIT_SIZE = 1.3
"""Suits, as a multiple of the text's size."""

_FAMILIES = {"declarer": "side_short", "honours_side": "side_short", "trump": "suit"}


@dataclass(frozen=True, slots=True)
class SheetColumn:
    """What a column shows: for a ``mark`` under which key, for ``points`` whose.

    ``beside`` the points stands what is no part of them: points that wait, or what a game brings.
    """

    kind: Kind
    key: str = ""
    side: Side | None = None


def mark_text(words: Words, key: str, mark: Mark | None) -> str:
    """A mark as it is shown in its column."""
    if mark is None:
        return ""
    return signed(mark) if isinstance(mark, int) else words.name(_FAMILIES.get(key, key), mark)


def signed(figure: int) -> str:
    """A figure with a true minus sign."""
    return str(figure).replace("-", "\N{MINUS SIGN}")


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
        self._words = words.at(self._rules) if self._rules else words
        if self.columns:
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(self.columns) - 1)
        self._announce(0, len(self.rows) - 1)

    def show_rows(self, rules: RuleSet | None, rows: tuple[SheetRow, ...]) -> None:
        """Show these rows; with other rules everything begins anew."""
        if rules is None or self._rules != rules:
            self.beginResetModel()
            self._rules, self.rows = rules, rows
            self._words = self._words.at(rules) if rules else self._words
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

    @property
    def idle(self) -> tuple[int, ...]:
        """The columns beside the points, while nothing stands in any of them."""
        found = tuple(at for at, column in enumerate(self.columns) if column.kind == "beside")
        return () if any(_beside(row, side) for row in self.rows for side in SIDES) else found

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
        return _in_lines(self._heading(column)) if role == Qt.ItemDataRole.DisplayRole else None

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
            heading = self._heading(column)
            if column.kind == "beside":
                heading = self.tr("{side}, waiting or won beside").format(side=self._side(column))
            where = self.tr("deal {deal}, {column}").format(deal=row.deal, column=heading)
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
            points = row.result if row.kind == "game" else row.points
            return "" if points is None else signed(points.of(column.side or "NS"))
        if column.kind == "beside":
            return _beside(row, column.side or "NS")
        return "; ".join(self._words.reason(reason) for reason in row.reasons)

    def _begins(self, row: SheetRow) -> str:
        if row.kind == "game":
            if row.game == 1 and row.rule == "double":
                return self.tr("Game {game}").format(game=row.rubber)
            return self.tr("Rubber {rubber}, game {game}").format(rubber=row.rubber, game=row.game)
        if row.kind == "entered":
            return self.tr("Waiting points")
        return f"{CHANGED} {row.deal}" if self._is_changed(row) else str(row.deal)

    def _mark(self, row: SheetRow, key: str) -> str:
        if row.kind != "deal":
            return ""
        return mark_text(self._words, key, row.marks.get(key)) if key in row.fields else "–"

    def _role(self, row: SheetRow, column: SheetColumn) -> theme.Role:
        if column.kind == "deal" and self._is_changed(row):
            return "amber"
        if column.kind == "mark" and column.key == "trump" and row.marks.get("trump") in ("H", "D"):
            return "red"
        nothing = column.kind == "points" and self._text(row, column) == "0"
        aside = column.kind in ("why", "dealer") or (column.kind == "mark" and column.key not in row.fields)
        aside = aside or (column.kind == "beside" and row.kind == "deal")
        return "quiet" if (row.pencil and column.kind != "mark") or nothing or aside else "text"

    def _heading(self, column: SheetColumn) -> str:
        if self._rules is None:
            return ""
        if column.kind == "mark":
            return self._words.column(self._rules.key, column.key)
        if column.kind == "points":
            return self._side(column)
        texts = {"deal": self.tr("Deal"), "dealer": self.tr("Dealer"), "why": self.tr("Why"), "beside": ""}
        return texts[column.kind]

    def _side(self, column: SheetColumn) -> str:
        return side_heading(self._words, self._rules, column.side or "NS") if self._rules else ""

    def _is_changed(self, row: SheetRow) -> bool:
        return row.kind == "deal" and row.deal in self._changed

    def _announce(self, first: int, last: int) -> None:
        if first <= last:
            self.dataChanged.emit(self.index(first, 0), self.index(last, len(self.columns) - 1))


_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def _columns(rules: RuleSet) -> tuple[SheetColumn, ...]:
    marks = tuple(SheetColumn("mark", column.key) for column in rules.columns)
    kinds: tuple[Kind, ...] = ("points", "beside")
    points = tuple(SheetColumn(kind, side=side) for side in SIDES for kind in kinds)
    return (SheetColumn("deal"), SheetColumn("dealer"), *marks, *points, SheetColumn("why"))


def _beside(row: SheetRow, side: Side) -> str:
    if row.kind == "game":
        won = row.points.of(side) if row.points else 0
        return f"+{won}" if won else ""
    return f"({row.waits.of(side)})" if row.waits.of(side) else ""


def _in_lines(heading: str) -> str:
    """A heading in as many lines as its longest word or part of one allows, so that its column stays narrow."""
    longest = max(1, *map(len, heading.replace("-", "- ").split(" ")))  # where a space breaks it, and no other blank
    return textwrap.fill(heading, longest)


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
    font.setBold(column.kind == "points" or (row.kind == "game" and column.kind != "why"))
    font.setItalic(row.kind == "entered")
    if column.key == "trump" and row.marks.get("trump") in ("S", "H", "D", "C"):
        font.setPointSizeF(font.pointSizeF() * SUIT_SIZE)
    return font
