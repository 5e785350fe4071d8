"""What was taken and spent besides fees and prizes, as a small table."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt, Signal
from typing_extensions import override

from whistdrive.core import changes
from whistdrive.core.drive import CashLine
from whistdrive.core.findings import Refused, refuse
from whistdrive.desk.money import read_money
from whistdrive.printing.money import money_in_words
from whistdrive.ui.bridge import Bridge

Index = QModelIndex | QPersistentModelIndex


class Field(IntEnum):
    """The columns."""

    WHAT = 0
    TAKEN = 1
    SPENT = 2


class CashModel(QAbstractTableModel):
    """A line of the cash book a row, every cell of it open to correction.

    ``refused`` carries the :class:`Refused` of a correction that was not taken.
    """

    refused = Signal(object)

    def __init__(self, bridge: Bridge) -> None:
        super().__init__()
        self._bridge = bridge
        self.lines: tuple[CashLine, ...] = ()
        self._headers = ("",) * len(Field)

    def retranslate(self) -> None:
        """Word the headers, and write the sums as the language does."""
        words = self._bridge.words
        self._headers = (words("cash.what"), words("cash.taken"), words("cash.spent"))
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(Field) - 1)
        self._announce(range(len(self.lines)))

    def show_lines(self, lines: tuple[CashLine, ...]) -> None:
        """Show the lines of a drive; while they stay the same ones, so does what is selected or edited."""
        if [line.id for line in lines] != [line.id for line in self.lines]:
            self.beginResetModel()
            self.lines = lines
            self.endResetModel()
            return
        before, self.lines = self.lines, lines
        self._announce(row for row, line in enumerate(lines) if line is not before[row])

    def line(self, row: int) -> CashLine | None:
        """The line in a row, if there is such a row."""
        return self.lines[row] if 0 <= row < len(self.lines) else None

    @override
    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self.lines)

    @override
    def columnCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(Field)

    @override
    def flags(self, index: Index) -> Qt.ItemFlag:
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsEditable

    @override
    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._headers[section]
        return _alignment(Field(section)) if role == Qt.ItemDataRole.TextAlignmentRole else None

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        line = self.line(index.row())
        if line is None:
            return None
        field = Field(index.column())
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole):
            return self._text(line, field)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(field)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{self._headers[field]}: {self._text(line, field)}"
        return None

    @override
    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        line, field, text = self.lines[index.row()], Field(index.column()), str(value).strip()
        if text == self._text(line, field):
            return True
        try:
            made = _corrected(line, field, text)
            self._bridge.do(changes.edit_cash, line=line.id, kind=made.kind, text=made.text, amount=made.amount)
        except Refused as refused:
            self.refused.emit(refused)
            return False
        return True

    def _text(self, line: CashLine, field: Field) -> str:
        if field is Field.WHAT:
            return line.text
        return money_in_words(line.amount, self._bridge.words) if field is _column(line) else ""

    def _announce(self, rows: Iterable[int]) -> None:
        for row in rows:
            self.dataChanged.emit(self.index(row, 0), self.index(row, len(Field) - 1))


def _column(line: CashLine) -> Field:
    return Field.TAKEN if line.kind == "taken" else Field.SPENT


def _corrected(line: CashLine, field: Field, text: str) -> CashLine:
    """The line with what was typed into a cell; a sum in the other column goes there. Raises Refused for no sum."""
    if field is Field.WHAT:
        return replace(line, text=text)
    amount = read_money(text)
    if not amount:
        raise refuse("no_sum", field="amount")
    return replace(line, kind="taken" if field is Field.TAKEN else "spent", amount=amount)


def _alignment(field: Field) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignLeft if field is Field.WHAT else Qt.AlignmentFlag.AlignRight
    return side | Qt.AlignmentFlag.AlignVCenter
