"""The copies of a club, a row each, the newest first."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QLocale, QModelIndex, QPersistentModelIndex, Qt
from typing_extensions import override

from whistdrive.printing.marks import figure
from whistdrive.store import Content, Copy
from whistdrive.words import Words

Index = QModelIndex | QPersistentModelIndex


class Field(IntEnum):
    """The columns."""

    WHEN = 0
    WHY = 1
    DRIVE = 2
    ROUND = 3
    SIZE = 4


_FIGURES = (Field.ROUND, Field.SIZE)


class CopiesModel(QAbstractTableModel):
    """Each copy with what is in it; None where it cannot be read, and then its row says so."""

    def __init__(self, copies: tuple[tuple[Copy, Content | None], ...], words: Words) -> None:
        super().__init__()
        self._copies, self._words = copies, words
        self._headers: tuple[str, ...] = ("",) * len(Field)

    def retranslate(self) -> None:
        """Word the headers and rows anew."""
        self._headers = (self.tr("Made"), self.tr("Why"), self.tr("Drive"), self.tr("Round"), self.tr("Size"))
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(Field) - 1)
        if self._copies:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._copies) - 1, len(Field) - 1))

    def copy(self, row: int) -> Copy | None:
        """The copy in a row, if there is such a row."""
        return self._copies[row][0] if 0 <= row < len(self._copies) else None

    @override
    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._copies)

    @override
    def columnCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(Field)

    @override
    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(Field(section))
        return self._headers[section] if role == Qt.ItemDataRole.DisplayRole else None

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not 0 <= index.row() < len(self._copies):
            return None
        field = Field(index.column())
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(*self._copies[index.row()], field)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{self._headers[field]}: {self._text(*self._copies[index.row()], field)}"
        return _alignment(field) if role == Qt.ItemDataRole.TextAlignmentRole else None

    def _text(self, copy: Copy, content: Content | None, field: Field) -> str:
        match field:
            case Field.WHEN:
                return self._words.moment(f"{copy.made:%Y-%m-%d %H:%M}")
            case Field.WHY:
                return self._why(copy)
            case _ if content is None:
                return self.tr("cannot be read") if field is Field.DRIVE else ""
            case Field.DRIVE:
                return content.drive or ""
            case Field.ROUND:
                return figure(content.rounds) if content.drive is not None else ""
            case Field.SIZE:
                return QLocale().formattedDataSize(content.size, 1)

    def _why(self, copy: Copy) -> str:
        match copy.reason:
            case "opened":
                return self.tr("the club was opened")
            case "round":
                return self.tr("round {number} was seated").format(number=copy.round)
            case "restoring":
                return self.tr("before a copy was restored")
            case "forgotten":
                return self.tr("somebody was forgotten")


def _alignment(field: Field) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignRight if field in _FIGURES else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter
