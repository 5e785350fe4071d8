"""A season, a row for everybody and a column for each evening."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QFont
from typing_extensions import override

from whistdrive.core.seasons import Came
from whistdrive.desk.seasons import SeasonLine, SeasonView
from whistdrive.export.season import called, drive_in_words, short_days
from whistdrive.printing.marks import figure
from whistdrive.ui import theme
from whistdrive.words import Words

Index = QModelIndex | QPersistentModelIndex


class Field(IntEnum):
    """The columns before the evenings; the first evening has the number of :data:`FIRST_EVENING`."""

    PLACE = 0
    NAME = 1
    TOTAL = 2
    CAME = 3
    AVERAGE = 4


FIRST_EVENING = len(Field)


class SeasonRowsModel(QAbstractTableModel):
    """What an evening brought; in brackets and quiet where it does not count, empty where somebody was absent."""

    def __init__(self) -> None:
        super().__init__()
        self._view: SeasonView | None = None
        self._words: Words | None = None
        self._headers: tuple[str, ...] = ()

    def show_season(self, view: SeasonView | None, words: Words) -> None:
        """Show a season, or none; while people and evenings are the same and in the same order, nothing moves."""
        before, self._view = self._keys(), view
        headers = self._worded(view, words)
        if before == self._keys() and headers == self._headers:
            self._words = words
            if view is not None and view.lines:
                self.dataChanged.emit(self.index(0, 0), self.index(len(view.lines) - 1, len(headers) - 1))
            return
        self.beginResetModel()
        self._words, self._headers = words, headers
        self.endResetModel()

    @property
    def lines(self) -> tuple[SeasonLine, ...]:
        """The rows."""
        return () if self._view is None else self._view.lines

    def texts(self, column: int) -> list[str]:
        """All texts of a column."""
        return [self._text(line, column) for line in self.lines]

    @property
    def longest(self) -> str:
        """A text as long as the longest of all evenings can be."""
        points = [each for line in self.lines for each in line.row.points.values()]
        return max((f"({figure(each)})" for each in (max(points), min(points))), key=len) if points else ""

    def told(self, index: Index) -> str:
        """A cell in words: whose it is, and what the evening brought them."""
        view, words = self._view, self._words
        if view is None or words is None or not index.isValid():
            return ""
        line, column = view.lines[index.row()], index.column()
        name = called(line, words)
        if column < FIRST_EVENING:
            return self.tr("{name}: place {place}, {total} in all").format(
                name=name, place=line.placed, total=figure(line.row.total)
            )
        card = view.evenings[column - FIRST_EVENING]
        return f"{name} · {drive_in_words(card, words)}: {self._told(line.row.came(card.id))}"

    @override
    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self.lines)

    @override
    def columnCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._headers)

    @override
    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(section)
        return self._headers[section] if role == Qt.ItemDataRole.DisplayRole else None

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        column = index.column()
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._text(self.lines[index.row()], column)
            case Qt.ItemDataRole.AccessibleTextRole:
                return self.told(index)
            case Qt.ItemDataRole.TextAlignmentRole:
                return _alignment(column)
            case Qt.ItemDataRole.FontRole:
                return _bold() if column == Field.TOTAL else None
            case Qt.ItemDataRole.ForegroundRole:
                came = self._came(self.lines[index.row()], column)
                return theme.colour("quiet") if came is not None and not came.counts else None
        return None

    def _text(self, line: SeasonLine, column: int) -> str:
        words = self._words
        assert words is not None
        match column:
            case Field.PLACE:
                return line.placed
            case Field.NAME:
                return called(line, words)
            case Field.TOTAL:
                return figure(line.row.total)
            case Field.CAME:
                return figure(line.row.evenings)
            case Field.AVERAGE:
                return words.decimal(float(line.row.average)) if line.row.deals else ""
        came = self._came(line, column)
        return "" if came is None else _brought(came)

    def _came(self, line: SeasonLine, column: int) -> Came | None:
        if self._view is None or column < FIRST_EVENING:
            return None
        return line.row.came(self._view.evenings[column - FIRST_EVENING].id)

    def _told(self, came: Came | None) -> str:
        if came is None:
            return self.tr("absent")
        text = self.tr("points: {points}, place: {place}")
        if not came.counts:
            text = self.tr("points: {points}, place: {place}; does not count, others were better")
        return text.format(points=figure(came.points), place=came.place)

    def _keys(self) -> tuple[object, ...]:
        if self._view is None:
            return ()
        return (
            self._view.season.id,
            [line.row.person for line in self._view.lines],
            [card.id for card in self._view.evenings],
        )

    def _worded(self, view: SeasonView | None, words: Words) -> tuple[str, ...]:
        if view is None:
            return ()
        fixed = ("paper.place", "paper.name", "season.total", "season.came", "season.average")
        return (*map(words, fixed), *(day.replace(" ", "\n") for day in short_days(view, words)))


def _brought(came: Came) -> str:
    return figure(came.points) if came.counts else f"({figure(came.points)})"


def _alignment(column: int) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignLeft if column == Field.NAME else Qt.AlignmentFlag.AlignRight
    return side | Qt.AlignmentFlag.AlignVCenter


def _bold() -> QFont:
    font = QFont()
    font.setBold(True)
    return font
