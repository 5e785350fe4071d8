"""The rows of a file that is to be taken in, as they will be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt, Signal
from typing_extensions import override

from whistdrive.exchange.fields import Field
from whistdrive.exchange.preview import Preview, Row
from whistdrive.printing.marks import figure
from whistdrive.words import Words

Index = QModelIndex | QPersistentModelIndex

MOST_SHOWN: Final = 500
"""So many rows are shown; of a longer table those come first about which something is to be said."""

NUMBER, STATE, FIRST_FIELD = 0, 1, 2
"""The columns before those of the fields; after them comes what is wrong."""

_SIGNS: Final = {"wrong": "⚠ ", "doubtful": "? "}


class ImportRowsModel(QAbstractTableModel):
    """The number of each row in its file, what becomes of it, what stands in it and what is wrong with it.

    ``mended`` carries the number of a row, the key of a field and what is to stand there; nothing changes by itself.
    """

    mended = Signal(int, str, str)

    def __init__(self, words: Words) -> None:
        super().__init__()
        self._words = words
        self._rows: tuple[Row, ...] = ()
        self._fields: tuple[Field, ...] = ()
        self._mendable = False

    def show_preview(
        self, preview: Preview | None, fields: Sequence[Field], words: Words, *, mendable: bool = False
    ) -> None:
        """Show the rows of a preview, in the columns that some fields have; whether their cells can be ``mended``."""
        self.beginResetModel()
        self._mendable = mendable
        self._words, self._fields = words, tuple(fields)
        self._rows = () if preview is None else _shown(preview.rows)
        self.endResetModel()

    def row(self, at: int) -> Row | None:
        """What is shown at a place of the table, if anything is."""
        return self._rows[at] if 0 <= at < len(self._rows) else None

    def place_of(self, number: int) -> int:
        """Where the row with this number in the file is shown; -1 for nowhere."""
        return next((at for at, row in enumerate(self._rows) if row.line.number == number), -1)

    def said(self, row: Row) -> str:
        """What is wrong with a row, in sentences."""
        return " ".join(self._words.finding(each) for each in row.findings)

    @property
    def remark(self) -> int:
        """The column of what is wrong."""
        return FIRST_FIELD + len(self._fields)

    @override
    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._rows)

    @override
    def columnCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else self.remark + 1

    @override
    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        of_field = FIRST_FIELD <= index.column() < self.remark
        return flags | Qt.ItemFlag.ItemIsEditable if self._mendable and of_field else flags

    @override
    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        row = self.row(index.row())
        if row is not None and str(value) != index.data():
            self.mended.emit(row.line.number, self._fields[index.column() - FIRST_FIELD].key, str(value))
        return True

    @override
    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(section)
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        if section in (NUMBER, STATE, self.remark):
            return {NUMBER: self.tr("Row"), STATE: self.tr("Will be"), self.remark: self.tr("What to look at")}[section]
        return self._fields[section - FIRST_FIELD].name(self._words)

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row = self.row(index.row())
        if row is None:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(index.column())
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole):
            return self._text(row, index.column())
        if role == Qt.ItemDataRole.AccessibleTextRole:
            heading = self.headerData(index.column(), Qt.Orientation.Horizontal)
            return f"{heading}: {self._text(row, index.column())}"
        return None

    def _text(self, row: Row, column: int) -> str:
        if column == NUMBER:
            return figure(row.line.number)
        if column == STATE:
            return f"{_SIGNS.get(row.state, '')}{self._words.name('state', row.state)}"
        if column == self.remark:
            return self.said(row)
        return row.line[self._fields[column - FIRST_FIELD].key]


def _shown(rows: Sequence[Row]) -> tuple[Row, ...]:
    if len(rows) <= MOST_SHOWN:
        return tuple(rows)
    told = [row for row in rows if row.findings][:MOST_SHOWN]
    others = [row for row in rows if not row.findings][: MOST_SHOWN - len(told)]
    return (*told, *others)


def _alignment(column: int) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignRight if column == NUMBER else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter
