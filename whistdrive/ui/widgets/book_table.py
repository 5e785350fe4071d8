"""A table drawn like a page of a score book, and the editor in which a refused text stays."""

from __future__ import annotations

from PySide6.QtCore import (
    QAbstractItemModel,
    QElapsedTimer,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSize,
    Qt,
)
from PySide6.QtGui import QFont, QKeyEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemDelegate,
    QAbstractItemView,
    QApplication,
    QHeaderView,
    QLineEdit,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)
from typing_extensions import override

from whistdrive.desk.roster import matches
from whistdrive.ui import theme
from whistdrive.ui.widgets.book_header import CLOSE_ROOM, SIDE_ROOM
from whistdrive.ui.widgets.measured_table import MeasuredTable

Index = QModelIndex | QPersistentModelIndex

LEAST_ROWS = 3
"""So many rows are always to be seen; where there is no room for them the page scrolls."""

LEAST_LETTERS = 18
"""The least room for a name, in average letters; a longer one wraps."""

MOST_SIZES = 10_000
"""So many sizes are remembered: enough for all cells of a large evening, at some widths of the window."""


class BookTable(MeasuredTable):
    """Whole rows, no grid, generous lines, names that wrap; letters typed look for a row by ``find_in``, a column.

    Tab leaves the table, the arrows move in it, F3 sorts by the column of the current cell. Where there are many narrow
    columns it can be ``dense``: with less room at the sides of the texts. ``least`` is the room of a name, in letters.
    """

    def __init__(
        self, find_in: int, parent: QWidget | None = None, *, dense: bool = False, least: int = LEAST_LETTERS
    ) -> None:
        super().__init__(parent, room=CLOSE_ROOM if dense else SIDE_ROOM)
        self._find_in, self._least = find_in, least
        self._stretched: tuple[int, ...] = ()
        self._typed = ""
        self._typing = QElapsedTimer()
        self.setItemDelegate(BookDelegate(self, theme.STEP if dense else theme.INSIDE))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.horizontalHeader().sectionResized.connect(self._follow_resized)
        self.setSortingEnabled(True)

    def size_columns(self, *stretched: int) -> None:
        """Let some columns share what the others leave, which are as wide as their texts."""
        self._stretched = stretched
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        for column in stretched:
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Fixed)
        self._share_width()

    @override
    def setColumnHidden(self, column: int, hide: bool) -> None:
        if hide != self.isColumnHidden(column):  # else all columns would be measured for nothing
            super().setColumnHidden(column, hide)
            self._share_width()

    @override
    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    @override
    def minimumSizeHint(self) -> QSize:
        usual = super().minimumSizeHint()
        rows = LEAST_ROWS * max(self.fontMetrics().height() + theme.INSIDE, theme.ROW_HEIGHT)
        return QSize(usual.width(), self.horizontalHeader().sizeHint().height() + rows)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        current = self.currentIndex()
        seen = current.isValid() and 0 <= self.visualRect(current).top() < event.oldSize().height()
        super().resizeEvent(event)
        self._share_width()
        if seen:
            self.scrollTo(current)  # what unfolds below the table takes room, and not the row it is about

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_F3 and self.currentIndex().isValid():
            self._sort_by(self.currentIndex().column())
        else:
            super().keyPressEvent(event)

    def _sort_by(self, column: int) -> None:
        """Sort by a column, the other way round if it is sorted by it."""
        header = self.horizontalHeader()
        again = header.sortIndicatorSection() == column
        upwards = again and header.sortIndicatorOrder() == Qt.SortOrder.AscendingOrder
        self.sortByColumn(column, Qt.SortOrder.DescendingOrder if upwards else Qt.SortOrder.AscendingOrder)

    def _follow_resized(self, column: int) -> None:
        if column not in self._stretched:
            self._share_width()

    def _share_width(self) -> None:
        header = self.horizontalHeader()
        if not self._stretched or self.model() is None:
            return
        fixed = [at for at in range(header.count()) if at not in self._stretched and not header.isSectionHidden(at)]
        left = self.viewport().width() - sum(header.sectionSize(at) for at in fixed)
        least = self.fontMetrics().averageCharWidth() * self._least
        for column in self._stretched:
            header.resizeSection(column, max(left // len(self._stretched), least))

    @property
    def current_row(self) -> int:
        """The row of the model under the view that is current, -1 for none."""
        return self.currentIndex().row()

    @override
    def keyboardSearch(self, search: str) -> None:
        """Go to the next row in which a word begins with what is typed; accents and case do not matter."""
        going_on = self._typed and not self._typing.hasExpired(QApplication.keyboardInputInterval())
        self._typed = self._typed + search if going_on else search
        self._typing.start()
        rows = self.model().rowCount()
        first = max(self.current_row, 0) if going_on else self.current_row + 1
        for row in (each % rows for each in range(first, first + rows)):
            index = self.model().index(row, self._find_in)
            if matches(self._typed, str(index.data())):
                self.setCurrentIndex(index)
                self.scrollTo(index)
                return


class BookDelegate(QStyledItemDelegate):
    """Draws a cell with room at its sides, its row when that is selected, and a frame when it is current.

    Qt measures every cell of a table whenever one is changed, so sizes are remembered by text, font and width.
    """

    def __init__(self, parent: QObject | None = None, room: int = theme.INSIDE) -> None:
        super().__init__(parent)
        self._room = room
        self._sizes: dict[tuple[str, str, int], QSize] = {}

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        font = index.data(Qt.ItemDataRole.FontRole)
        known = (str(index.data()), (font if isinstance(font, QFont) else option.font).key(), option.rect.width())
        if known not in self._sizes:
            if len(self._sizes) == MOST_SIZES:
                self._sizes.clear()
            size = super().sizeHint(self._inside(option), index) + QSize(2 * self._room, theme.INSIDE)
            self._sizes[known] = size.expandedTo(QSize(0, theme.ROW_HEIGHT))
        return self._sizes[known]

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        current = bool(option.state & QStyle.StateFlag.State_HasFocus)
        if selected:
            painter.fillRect(option.rect, theme.colour("selected"))
        inside = self._inside(option)
        inside.state &= ~(_SELECTED | _FOCUSED | _HOVERED)
        super().paint(painter, inside, index)
        if current:
            painter.setPen(QPen(theme.colour("accent"), 2))
            painter.drawRect(option.rect.adjusted(1, 1, -1, -1))

    def _inside(self, option: QStyleOptionViewItem) -> QStyleOptionViewItem:
        inside = QStyleOptionViewItem(option)
        inside.rect = option.rect.adjusted(self._room, 0, -self._room, 0)
        return inside


_SELECTED, _FOCUSED, _HOVERED = (
    QStyle.StateFlag.State_Selected,
    QStyle.StateFlag.State_HasFocus,
    QStyle.StateFlag.State_MouseOver,
)


class KeepingDelegate(BookDelegate):
    """Edits a cell in a line; the line closes when the model takes the text, and stays, as typed, when it does not."""

    def __init__(self, parent: QObject | None = None, room: int = theme.INSIDE) -> None:
        super().__init__(parent, room)
        self._taken = True
        self._editor: QLineEdit | None = None

    def settle(self) -> bool:
        """Commit an open editor; False when its text was refused and it is still open."""
        return self._editor is None or self._commit(self._editor)

    @override
    def createEditor(self, parent: QWidget, option: object, index: Index) -> QWidget:
        self._editor = QLineEdit(parent)
        self._editor.setAccessibleName(
            str(index.model().headerData(index.column(), Qt.Orientation.Horizontal, Qt.ItemDataRole.DisplayRole))
        )
        return self._editor

    @override
    def destroyEditor(self, editor: QWidget, index: Index) -> None:
        self._editor = None
        super().destroyEditor(editor, index)

    @override
    def setEditorData(self, editor: QWidget, index: Index) -> None:
        if isinstance(editor, QLineEdit) and not editor.isModified():
            editor.setText(str(index.data(Qt.ItemDataRole.EditRole)))
            editor.selectAll()

    @override
    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:
        if isinstance(editor, QLineEdit):
            self._taken = model.setData(index, editor.text(), Qt.ItemDataRole.EditRole)

    @override
    def eventFilter(self, editor: QObject, event: QEvent) -> bool:
        if isinstance(editor, QLineEdit):
            if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
                if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
                    self._commit(editor)
                    return True
            elif event.type() == QEvent.Type.FocusOut and editor is self._editor:
                self._commit(editor)
                return True
        return super().eventFilter(editor, event)

    def _commit(self, editor: QLineEdit) -> bool:
        self._taken = True
        self.commitData.emit(editor)
        if self._taken:
            self.closeEditor.emit(editor, QAbstractItemDelegate.EndEditHint.NoHint)
        return self._taken
