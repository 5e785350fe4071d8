"""The standings as rows of a table: the very rows that are printed, so that screen and paper cannot differ."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, QSortFilterProxyModel, Qt
from PySide6.QtGui import QFont
from typing_extensions import override

from whistdrive.core.drive import Drive
from whistdrive.core.figures import Entrants
from whistdrive.core.totals import Standing, Standings
from whistdrive.desk.roster import matches
from whistdrive.printing.tables import Ranking, Row, everybody, measure_headings, rankings
from whistdrive.ui.by_name import by_name
from whistdrive.words import Words

Index = QModelIndex | QPersistentModelIndex

SORT_ROLE = Qt.ItemDataRole.UserRole
PLACE, NUMBER, NAME, FIRST_FIGURE = range(4)


def lists(drive: Drive, found: Standings, words: Words) -> tuple[Ranking, ...]:
    """Everybody together, then a list for each role where the evening has roles; lines that never met stay apart."""
    apart = rankings(drive, found, words)
    if drive.movement.two_lines:
        return apart
    return (everybody(drive, found, words), *(each for each in apart if each.heading))


class PlacingsModel(QAbstractTableModel):
    """Place, number, name and the figures of one list. Rows stand in the order of numbers; the view sorts them."""

    def __init__(self) -> None:
        super().__init__()
        self._rows: tuple[Row, ...] = ()
        self._order: dict[Entrants, int] = {}
        self._headings: tuple[str, ...] = ()

    def show_ranking(self, drive: Drive, ranking: Ranking, words: Words) -> None:
        """Show a list; rows of the same people are only filled anew, so that what is selected stays."""
        fixed = (words("paper.place"), words("paper.number_short"), words("paper.name"))
        headings = (*fixed, *measure_headings(drive, words))
        rows = tuple(sorted(ranking.rows, key=_first_number))
        self._order = {row.standing.entrants: at for at, row in enumerate(ranking.rows)}
        same = [row.standing.entrants for row in rows] == [row.standing.entrants for row in self._rows]
        if not same or headings != self._headings:
            self.beginResetModel()
            self._rows, self._headings = rows, headings
            self.endResetModel()
        elif rows != self._rows:
            self._rows = rows
            self.dataChanged.emit(self.index(0, 0), self.index(len(rows) - 1, len(headings) - 1))

    def standing(self, row: int) -> Standing:
        """The standing that a row shows."""
        return self._rows[row].standing

    def wanted(self, row: int, text: str) -> bool:
        """Whether a row is one of those that a typed number or part of a name means."""
        found = self._rows[row]
        return matches(text, found.team, *found.names, *found.numbers)

    @override
    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._rows)

    @override
    def columnCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._headings)

    @override
    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            heading = self._headings[section]
            return heading if section < FIRST_FIGURE else heading.replace(" ", "\n")  # as narrow as its figures
        return _alignment(section) if role == Qt.ItemDataRole.TextAlignmentRole else None

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row, column = self._rows[index.row()], index.column()
        if role == Qt.ItemDataRole.DisplayRole:
            return _text(row, column)
        if role == SORT_ROLE:
            return self._rank(row, column)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(column)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{self._headings[column]}: {_text(row, column)}"
        return _bold() if role == Qt.ItemDataRole.FontRole and column == FIRST_FIGURE else None

    def _rank(self, row: Row, column: int) -> int | str | float:
        """What a row is sorted by; by place in the order of paper, in which those who share one have an order too."""
        match column:
            case 0:
                return self._order[row.standing.entrants]
            case 1:
                return _first_number(row)
            case 2:
                return by_name(row.team or row.names[0])
            case _:
                return float(row.figures[column - FIRST_FIGURE])  # Qt compares no fractions


class SearchedPlacings(QSortFilterProxyModel):
    """The list in any order, or only who is looked for; places stay what they are."""

    def __init__(self, placings: PlacingsModel) -> None:
        super().__init__()
        self._placings = placings
        self._wanted = ""
        self.setSourceModel(placings)
        self.setSortRole(SORT_ROLE)

    def look_for(self, text: str) -> None:
        """Show only the rows of a number or of part of a name; all for an empty text."""
        self.beginFilterChange()
        self._wanted = text.strip()
        self.endFilterChange()

    @override
    def filterAcceptsRow(self, source_row: int, source_parent: Index) -> bool:
        return self._placings.wanted(source_row, self._wanted)


def _text(row: Row, column: int) -> str:
    match column:
        case 0:
            return row.placed
        case 1:
            return "" if row.team else "\n".join(row.numbers)
        case 2:
            return _team(row) if row.team else "\n".join(row.names)
        case _:
            return row.texts[column - FIRST_FIGURE].replace("-", "\N{MINUS SIGN}")


def _team(row: Row) -> str:
    """A team and, below it, its people; no line ends between a number and its name."""
    return f"{row.team}\n{row.members}"


def _first_number(row: Row) -> int:
    return row.seats[0][0].number


def _alignment(column: int) -> Qt.AlignmentFlag:
    if column == NAME:
        return Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
    return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def _bold() -> QFont:
    font = QFont()
    font.setBold(True)
    return font
