"""A table drawn like a ruled page: no grid, generous rows, texts that wrap, rules of three strengths."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)
from typing_extensions import override

from whistdrive.ui import theme
from whistdrive.ui.models.sheet_rows import Rule
from whistdrive.ui.widgets.book_header import CLOSE_ROOM
from whistdrive.ui.widgets.measured_table import MeasuredTable

Index = QModelIndex | QPersistentModelIndex

_PLAIN = ~(QStyle.StateFlag.State_HasFocus | QStyle.StateFlag.State_MouseOver)
"""What Qt says of a cell, but for the focus and the mouse: both are shown otherwise, or not at all."""


class RuledTable(MeasuredTable):
    """Nothing is selected in it and Tab does not move in it; what does is up to those who derive from it."""

    _wide: tuple[int, ...] = ()
    _least = 0
    _arranging = _moved = False
    """Whether the geometry is being worked out, and whether the row under the cursor moved by that."""
    _lies = (0, 0, 0)
    """Where the row under the cursor was when it was last brought into sight: from where, how tall, in what height."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, room=CLOSE_ROOM)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        header = self.horizontalHeader()
        header.setSectionsClickable(False)
        header.setMinimumSectionSize(theme.ROW_HEIGHT)
        header.sectionResized.connect(self._resized)

    def share_width(self, columns: tuple[int, ...], least: int) -> None:
        """Give ``columns`` what the others, as wide as their texts, leave; never less than ``least`` digits each."""
        self._wide, self._least = columns, least
        header = self.horizontalHeader()
        for section in range(header.count()):
            fixed = section in columns
            mode = QHeaderView.ResizeMode.Fixed if fixed else QHeaderView.ResizeMode.ResizeToContents
            header.setSectionResizeMode(section, mode)
        self._share()

    @override
    def updateGeometries(self) -> None:
        """The row under the cursor may grow and the view shrink, but it stays in sight; one that stays may be left."""
        outermost, self._arranging = not self._arranging, True
        super().updateGeometries()
        self._share()
        row = self.currentIndex().row()
        lies = (self.verticalHeader().sectionPosition(row), self.rowHeight(row), self.viewport().height())
        if row >= 0 and lies != self._lies:
            self._lies, self._moved = lies, True
            self.scrollTo(self.currentIndex())
        if outermost:
            # Qt asks again in the midst of it, and how far one can scroll is known only at its end.
            if self._moved:
                self.scrollTo(self.currentIndex())
            self._arranging = self._moved = False

    def _share(self) -> None:
        if not self._wide:
            return
        header = self.horizontalHeader()
        others = sum(header.sectionSize(at) for at in range(header.count()) if at not in self._wide)
        least = self._least * self.fontMetrics().horizontalAdvance("0")
        width = max((self.viewport().width() - others) // len(self._wide), least)
        for section in self._wide:
            if header.sectionSize(section) != width:
                header.resizeSection(section, width)

    def _resized(self, section: int) -> None:
        if section not in self._wide:
            self._share()


class RuledDelegate(QStyledItemDelegate):
    """Draws the current row on the ground of what is selected, room at the sides of a text, and a rule under it."""

    def __init__(self, view: RuledTable, rule_under: Callable[[int], Rule] = lambda _row: "thin") -> None:
        super().__init__(view)
        self._view = view
        self._rule_under = rule_under
        self._sizes: dict[tuple[str, str, int], QSize] = {}

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        if index.row() == self._view.currentIndex().row():
            painter.fillRect(option.rect, theme.colour("selected"))
        super().paint(painter, _inset(option), index)
        _draw(painter, option.rect, self._rule_under(index.row()))

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        font = cast(QFont, index.data(Qt.ItemDataRole.FontRole))
        known = (str(index.data()), font.key(), option.rect.width())
        if known not in self._sizes:
            hint = super().sizeHint(_inset(option), index)
            self._sizes[known] = QSize(hint.width() + 2 * theme.STEP, max(hint.height() + theme.STEP, theme.ROW_HEIGHT))
        return self._sizes[known]


def _draw(painter: QPainter, area: QRect, rule: Rule) -> None:
    painter.setPen(QPen(theme.colour("line" if rule == "thin" else "text"), 2 if rule == "strong" else 1))
    for above in (1, 4) if rule == "double" else (0,):
        painter.drawLine(area.left(), area.bottom() - above, area.right() + 1, area.bottom() - above)


def _inset(option: QStyleOptionViewItem) -> QStyleOptionViewItem:
    inside = QStyleOptionViewItem(option)
    inside.rect = option.rect.adjusted(theme.STEP, 0, -theme.STEP, 0)
    inside.state &= _PLAIN
    return inside
