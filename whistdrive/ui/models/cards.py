"""People's own cards, a row each: number, name, role, the figures that are asked, and how far the card is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QColor, QFont
from PySide6.QtWidgets import QApplication
from typing_extensions import override

from whistdrive.core import changes
from whistdrive.core.cards import half_totals
from whistdrive.core.drive import Card, Drive, Entrant
from whistdrive.core.findings import Refused
from whistdrive.desk.card_entry import (
    CardField,
    Detail,
    asked,
    card_of,
    figure,
    following,
    holders,
    read_figure,
    with_figure,
)
from whistdrive.desk.second_count import Difference
from whistdrive.ui import theme
from whistdrive.ui.bridge import Bridge
from whistdrive.ui.models.entrants import role_name

Index = QModelIndex | QPersistentModelIndex
Differences = Mapping[int, tuple[Difference, ...]]
"""Where cards and tables differ, by the id of the entrant whose card it is."""

NUMBER, NAME, ROLE, FIRST_FIGURE = range(4)

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class CardsModel(QAbstractTableModel):
    """The cards of the open drive; each figure is written through the desk as soon as it is typed.

    ``refused`` carries the :class:`Refused` of a figure that was not taken. In a drive of tables the last column says
    whether a card agrees with them.
    """

    refused = Signal(object)
    written = Signal(int, object)
    """Whose card (by id) was written, and which :class:`CardField` of it."""

    def __init__(self, bridge: Bridge) -> None:
        super().__init__()
        self._bridge = bridge
        self._drive: Drive | None = None
        self._cards: dict[int, Card] = {}
        self._differences: Differences = {}
        self.people: tuple[Entrant, ...] = ()
        self.fields: tuple[CardField, ...] = ()

    def show_cards(self, drive: Drive | None, detail: Detail, differences: Differences) -> None:
        """Show the cards of a drive; while it has the same people, only rows of which something is new."""
        old, was, compared = self._drive, self._cards, self._differences
        people = holders(drive) if drive else ()
        fields = asked(drive.plan, detail) if drive else ()
        cards = {card.entrant: card for card in drive.cards} if drive else {}
        kept = old is not None and drive is not None and old.id == drive.id and old.plan is drive.plan
        kept = kept and fields == self.fields and people == self.people
        if not kept:
            self.beginResetModel()
        self._drive, self.people, self.fields, self._cards, self._differences = (
            drive,
            people,
            fields,
            cards,
            differences,
        )
        if not kept:
            self.endResetModel()
            return
        for row, entrant in enumerate(people):
            same = was.get(entrant.id) is cards.get(entrant.id)
            if not same or compared.get(entrant.id) != differences.get(entrant.id):
                self._announce(row)

    def retranslate(self) -> None:
        """Word everything again."""
        if self.columnCount() > 1:
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self.columnCount() - 1)
        for row in range(len(self.people)):
            self._announce(row)

    def field_at(self, index: Index) -> CardField | None:
        """The figure that a cell shows, if any."""
        at = index.column() - FIRST_FIGURE
        return self.fields[at] if index.isValid() and 0 <= at < len(self.fields) else None

    def is_blank(self, index: Index) -> bool:
        """Whether nothing is written in a cell, and nothing follows from the rest of the card."""
        field = self.field_at(index)
        return field is not None and not self._figure(self.people[index.row()].id, field)[0]

    def clear(self, index: Index) -> bool:
        """Take the figure of a cell away; False when that is refused."""
        return self._write(index, None)

    @override
    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self.people)

    @override
    def columnCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else FIRST_FIGURE + len(self.fields) + 1

    @override
    def flags(self, index: Index) -> Qt.ItemFlag:
        base = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        return base if self.field_at(index) is None else base | Qt.ItemFlag.ItemIsEditable

    @override
    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._heading(section)
        return self._alignment(section) if role == Qt.ItemDataRole.TextAlignmentRole else None

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or self._drive is None:
            return None
        entrant, field = self.people[index.row()], self.field_at(index)
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole):
            return self._text(self._drive, entrant, index.column())
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self._alignment(index.column())
        if role == Qt.ItemDataRole.ForegroundRole:
            return self._colour(entrant.id, index.column())
        if role == Qt.ItemDataRole.FontRole and field is not None:
            return bold() if self._figure(entrant.id, field)[1] else None
        if role == Qt.ItemDataRole.AccessibleTextRole:
            text = self._text(self._drive, entrant, index.column()) or self.tr("blank")
            return f"{entrant.number} {entrant.name}, {self._heading(index.column())}: {text}"
        return None

    @override
    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        field, text = self.field_at(index), str(value).strip()
        if self._drive is None or field is None or not text:
            return True
        try:
            points = read_figure(self._drive, field, text)
        except Refused as refused:
            self.refused.emit(refused)
            return False
        return self._write(index, points)

    def _write(self, index: Index, points: int | None) -> bool:
        field = self.field_at(index)
        if self._drive is None or field is None:
            return True
        entrant = self.people[index.row()].id
        card = card_of(self._drive, entrant)
        if figure(card, field) == points:
            return True
        new = with_figure(card, field, points)
        try:
            self._bridge.do(
                changes.write_card,
                entrant=entrant,
                deals=new.deals,
                first=new.first,
                second=new.second,
                total=new.total,
            )
        except Refused as refused:
            self.refused.emit(refused)
            return False
        self.written.emit(entrant, field)
        return True

    def _figure(self, entrant: int, field: CardField) -> tuple[str, bool]:
        """A figure of somebody's card, and whether it is written there and does not only follow from the others."""
        card = self._cards.get(entrant)
        if card is None or self._drive is None:
            return "", False
        written = figure(card, field)
        points = written if written is not None else following(card, self._drive.plan, field)
        return "" if points is None else str(points), written is not None

    def _text(self, drive: Drive, entrant: Entrant, column: int) -> str:
        if column == NUMBER:
            return str(entrant.number)
        if column == NAME:
            return entrant.name
        if column == ROLE:
            return role_name(drive, entrant.role)
        if column == self.columnCount() - 1:
            return self._state(drive, entrant.id)
        return self._figure(entrant.id, self.fields[column - FIRST_FIGURE])[0]

    def _state(self, drive: Drive, entrant: int) -> str:
        card, found = self._cards.get(entrant), self._differences.get(entrant, ())
        if card is None:
            return ""
        if found:
            return "⚠ " + ", ".join(self._difference(each) for each in found)
        whole = half_totals(card, drive.plan) is not None
        if drive.plan.entry == "cards":
            return self.tr("✓ in") if whole else self.tr("not whole yet")
        return self.tr("✓ agrees") if whole else self.tr("✓ agrees so far")

    def _difference(self, each: Difference) -> str:
        if each.deal is not None:
            return self.tr("deal {deal}: tables {figure}").format(deal=each.deal, figure=each.tables)
        return self.tr("tables {figure}").format(figure=each.tables)

    def _heading(self, column: int) -> str:
        fixed = (self.tr("No."), self.tr("Name"), self.tr("Role"))
        if column < len(fixed):
            return fixed[column]
        if column == self.columnCount() - 1:
            return self.tr("State")
        return self.field_name(self.fields[column - FIRST_FIGURE])

    def field_name(self, field: CardField) -> str:
        """What a figure is called above its column."""
        names = {"total": self.tr("Total"), "first": self.tr("First half"), "second": self.tr("Second half")}
        return names.get(field.key, str(field.deal))

    def _colour(self, entrant: int, column: int) -> QColor:
        if column == self.columnCount() - 1:
            return theme.colour("amber" if self._differences.get(entrant) else "text")
        if column < FIRST_FIGURE or self._figure(entrant, self.fields[column - FIRST_FIGURE])[1]:
            return theme.colour("text")
        return theme.colour("quiet")

    def _alignment(self, column: int) -> Qt.AlignmentFlag:
        figures = column == NUMBER or 0 <= column - FIRST_FIGURE < len(self.fields)
        return _RIGHT if figures else _LEFT

    def _announce(self, row: int) -> None:
        self.dataChanged.emit(self.index(row, 0), self.index(row, self.columnCount() - 1))


def bold() -> QFont:
    """The font of a figure that is written, and does not only follow from others."""
    font = QFont(QApplication.font())
    font.setBold(True)
    return font
