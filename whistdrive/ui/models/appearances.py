"""The drives in which somebody took part, a row each, the newest first."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QDate, QLocale, QModelIndex, QPersistentModelIndex, Qt
from typing_extensions import override

from whistdrive.printing.marks import figure
from whistdrive.store import Appearance

Index = QModelIndex | QPersistentModelIndex


class Field(IntEnum):
    """The columns."""

    DRIVE = 0
    DAY = 1
    NUMBER = 2
    PLACE = 3
    POINTS = 4
    DEALS = 5


_FIGURES = (Field.NUMBER, Field.PLACE, Field.POINTS, Field.DEALS)


class AppearancesModel(QAbstractTableModel):
    """Nothing is written here; a drive that is not closed says so where its place would stand."""

    def __init__(self) -> None:
        super().__init__()
        self._appearances: tuple[Appearance, ...] = ()
        self._name = ""
        self._headers: tuple[str, ...] = ("",) * len(Field)

    def retranslate(self) -> None:
        """Word the headers and rows anew."""
        self._headers = (
            self.tr("Drive"),
            self.tr("Date"),
            self.tr("No."),
            self.tr("Place"),
            self.tr("Points"),
            self.tr("Deals"),
        )
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(Field) - 1)
        if self._appearances:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._appearances) - 1, len(Field) - 1))

    def show_appearances(self, appearances: tuple[Appearance, ...], name: str) -> None:
        """Show the drives of somebody, whose name in the club is ``name``; nothing moves where they are the same."""
        if (appearances, name) != (self._appearances, self._name):
            self.beginResetModel()
            self._appearances, self._name = appearances, name
            self.endResetModel()

    def appearance(self, row: int) -> Appearance | None:
        """What is in a row, if there is such a row."""
        return self._appearances[row] if 0 <= row < len(self._appearances) else None

    @override
    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._appearances)

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
        shown = self.appearance(index.row())
        if shown is None:
            return None
        field = Field(index.column())
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(shown, field)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{self._headers[field]}: {self._text(shown, field)}"
        return _alignment(field) if role == Qt.ItemDataRole.TextAlignmentRole else None

    def _text(self, shown: Appearance, field: Field) -> str:
        match field:
            case Field.DRIVE:
                return self._called(shown)
            case Field.DAY:
                day = QDate(shown.day.year, shown.day.month, shown.day.day)
                return QLocale().toString(day, QLocale.FormatType.ShortFormat)
            case Field.NUMBER:
                return figure(shown.number)
            case Field.PLACE if not shown.closed:
                return self.tr("open")
            case Field.PLACE:
                return figure(shown.place)
            case Field.POINTS:
                return figure(shown.points)
            case Field.DEALS:
                return figure(shown.deals)

    def _called(self, shown: Appearance) -> str:
        """The drive, and what is particular: another name there, a seat in common with another."""
        notes = [self.tr("as {name}").format(name=shown.name)] if shown.name != self._name else []
        if shown.shared:
            notes.append(self.tr("shared seat"))
        return f"{shown.title} ({', '.join(notes)})" if notes else shown.title


def _alignment(field: Field) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignRight if field in _FIGURES else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter
