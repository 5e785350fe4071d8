"""A table drawn like a ruled page: no grid, generous rows, texts that wrap, rules of three strengths."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)
from typing_extensions import override

from whistdrive.ui import theme
from whistdrive.ui.models.sheet_rows import Rule
from whistdrive.ui.widgets.book_header import BookHeader

Index = QModelIndex | QPersistentModelIndex

_HEADING_SIZE = 0.85
"""The headings, as a multiple of the text's size: the columns are narrow, and the figures matter more."""


class RuledTable(QTableView):
    """Nothing is selected in it and Tab does not move in it; what does is up to those who derive from it."""

    _wide: tuple[int, ...] = ()
    _least = 0

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setShowGrid(False)
        self.setWordWrap(True)
        self.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self._set_up_headers()

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
    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.ApplicationFontChange:
            self._make_headings_small()
        super().changeEvent(event)

    @override
    def updateGeometries(self) -> None:
        super().updateGeometries()
        self._share()

    def _set_up_headers(self) -> None:
        self.setHorizontalHeader(BookHeader(self, room=theme.STEP + 1))
        header = self.horizontalHeader()
        header.setSectionsClickable(False)
        header.setMinimumSectionSize(theme.ROW_HEIGHT)
        header.sectionResized.connect(self._resized)
        self._make_headings_small()
        rows = self.verticalHeader()
        rows.hide()
        rows.setMinimumSectionSize(theme.ROW_HEIGHT)
        rows.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)

    def _make_headings_small(self) -> None:
        font = QApplication.font()
        font.setPointSizeF(font.pointSizeF() * _HEADING_SIZE)
        self.horizontalHeader().setFont(font)

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

    @override
    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        option.state &= ~(QStyle.StateFlag.State_HasFocus | QStyle.StateFlag.State_MouseOver)

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        if index.row() == self._view.currentIndex().row():
            painter.fillRect(option.rect, theme.colour("selected"))
        super().paint(painter, _inset(option), index)
        painter.save()
        _draw(painter, option.rect, self._rule_under(index.row()))
        painter.restore()

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        hint = super().sizeHint(_inset(option), index)
        return QSize(hint.width() + 2 * theme.STEP, max(hint.height() + theme.STEP, theme.ROW_HEIGHT))


def _draw(painter: QPainter, area: QRect, rule: Rule) -> None:
    painter.setPen(QPen(theme.colour("line" if rule == "thin" else "text"), 2 if rule == "strong" else 1))
    for above in (1, 4) if rule == "double" else (0,):
        painter.drawLine(area.left(), area.bottom() - above, area.right() + 1, area.bottom() - above)


def _inset(option: QStyleOptionViewItem) -> QStyleOptionViewItem:
    inside = QStyleOptionViewItem(option)
    inside.rect = option.rect.adjusted(theme.STEP, 0, -theme.STEP, 0)
    return inside
