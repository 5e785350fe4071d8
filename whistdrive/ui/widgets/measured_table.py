"""A table whose rows and columns are as large as their texts, though hardly anything is measured twice."""

from __future__ import annotations

from PySide6.QtCore import QAbstractItemModel, QEvent, QModelIndex, Qt
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QStyleOptionViewItem, QTableView, QWidget
from typing_extensions import override

from whistdrive.ui import theme
from whistdrive.ui.widgets.book_header import BookHeader

_OTHER_LETTERS = frozenset({QEvent.Type.ApplicationFontChange, QEvent.Type.FontChange, QEvent.Type.StyleChange})
"""What follows when texts become larger or smaller."""


class MeasuredTable(QTableView):
    """No grid, generous rows, texts that wrap, headings as in a score book (``room`` is that beside a heading).

    Qt measures all rows and columns whenever a single cell is changed, so what is measured is remembered: until the
    texts of the row change, or the font, or (heights) the width of a column.
    """

    def __init__(self, parent: QWidget | None = None, *, room: int) -> None:
        super().__init__(parent)
        self._heights: dict[int, int] = {}
        self._widths: dict[int, dict[int, int]] = {}
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setShowGrid(False)
        self.setWordWrap(True)
        self.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalHeader(BookHeader(self, room))
        self.horizontalHeader().sectionResized.connect(self._heights.clear)
        rows = self.verticalHeader()
        rows.hide()
        rows.setMinimumSectionSize(theme.ROW_HEIGHT)
        rows.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)

    @override
    def setModel(self, model: QAbstractItemModel | None) -> None:
        """Show a model, for good: before Qt measures anything anew, what was measured of it is forgotten."""
        if model is not None:
            model.dataChanged.connect(self._forget_rows)
            for moved in (model.modelReset, model.layoutChanged, model.rowsInserted, model.rowsRemoved):
                moved.connect(self._forget)
        super().setModel(model)

    @override
    def sizeHintForRow(self, row: int) -> int:
        if row not in self._heights:
            self._heights[row] = super().sizeHintForRow(row)
        return self._heights[row]

    @override
    def sizeHintForColumn(self, column: int) -> int:
        widths, rows = self._widths.setdefault(column, {}), range(self.model().rowCount())
        if len(widths) < len(rows):
            option = QStyleOptionViewItem()
            self.initViewItemOption(option)
            for row in rows:
                if row not in widths:
                    index = self.model().index(row, column)
                    widths[row] = self.itemDelegateForIndex(index).sizeHint(option, index).width()
        return max(widths.values(), default=0)

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() in _OTHER_LETTERS:
            self._forget()
        super().changeEvent(event)

    def _forget(self) -> None:
        self._heights.clear()
        self._widths.clear()

    def _forget_rows(self, first: QModelIndex, last: QModelIndex) -> None:
        for row in range(first.row(), last.row() + 1):
            for known in (self._heights, *self._widths.values()):
                known.pop(row, None)
