"""The table into which people's cards are typed: a figure goes straight into its cell."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractItemDelegate, QHeaderView, QLineEdit, QStyle, QStyleOptionViewItem, QWidget
from typing_extensions import override

from whistdrive.ui import theme
from whistdrive.ui.models.cards import FIRST_FIGURE, NAME, NUMBER, ROLE, CardsModel, bold
from whistdrive.ui.widgets.book_table import BookTable, KeepingDelegate
from whistdrive.ui.widgets.typed_line import LONGEST

Index = QModelIndex | QPersistentModelIndex

_TAKING = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
_SUMS, _SUM_DIGITS, _DEAL_DIGITS = 3, 5, 2
_STATE_LETTERS = 18
"""Widths: of the figures of a card (up to three are sums, more are deals) in digits, and of its state in letters."""

_ENTER = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})


class CardTable(BookTable):
    """Digits begin a figure, letters look for a name.

    Enter writes and goes down to the next person, from the last figure of a card to the first that is missing on
    another; Tab goes to the next figure, Esc restores, Del clears.
    """

    all_in = Signal()
    """Enter was pressed and nothing is missing any more."""
    typing = Signal(object)
    """A figure is begun in the cell of this index."""

    def __init__(self, cards: CardsModel, parent: QWidget | None = None) -> None:
        super().__init__(find_in=NAME, parent=parent)
        self.cards = cards
        self.figures = FigureDelegate(self)
        self.setModel(cards)
        self.setItemDelegate(self.figures)
        self.setSortingEnabled(False)
        self.horizontalHeader().setSectionsClickable(False)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self._fit_rows = QTimer(self, singleShot=True, interval=0)
        self._fit_rows.timeout.connect(self.resizeRowsToContents)
        self.horizontalHeader().sectionResized.connect(self._follow_width)
        cards.dataChanged.connect(self._fit)
        self.figures.key_left.connect(self._leave)
        cards.modelReset.connect(self._size)

    def settle(self) -> bool:
        """Write or refuse what is half-typed; False when it is refused, stays and has the keyboard."""
        return self.figures.settle()

    def go_to(self, row: int) -> None:
        """Go to somebody's card: to its first blank figure, or its first."""
        columns = range(FIRST_FIGURE, FIRST_FIGURE + len(self.cards.fields))
        blank = (at for at in columns if self.cards.is_blank(self.cards.index(row, at)))
        self._go(row, next(blank, FIRST_FIGURE))

    def go_to_missing(self, *, after: int = -1) -> bool:
        """Go to the next card that does not say its total, below row ``after`` or else from the top; False for none."""
        total = FIRST_FIGURE + len(self.cards.fields) - 1
        rows = range(self.cards.rowCount())
        for row in (*rows[after + 1 :], *rows[: after + 1]):
            if self.cards.is_blank(self.cards.index(row, total)):
                self.go_to(row)
                return True
        return False

    @override
    def sizeHintForRow(self, row: int) -> int:
        """The height of a row: only its name and its state can take several lines."""
        cells = (self.cards.index(row, column) for column in (NAME, self.cards.columnCount() - 1))
        return max(self._height_of(cell) for cell in cells)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._size()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, held = event.key(), event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if held & _TAKING:
            super().keyPressEvent(event)
        elif key in _ENTER:
            self._leave(event)
        elif key == Qt.Key.Key_Delete:
            self.cards.clear(self._current_figure())
        elif key == Qt.Key.Key_F2:
            self.edit(self._current_figure())
        elif event.text() and event.text() in "0123456789-":
            self.edit(self._current_figure())
            self.figures.type_over(event.text())
        else:
            super().keyPressEvent(event)

    @override
    def focusNextPrevChild(self, next: bool) -> bool:
        return self._step(1 if next else -1) or super().focusNextPrevChild(next)

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self.settle():
            super().mousePressEvent(event)

    def _current_figure(self) -> QModelIndex:
        """The cell of the cursor, or the first figure of its row."""
        index = self.currentIndex()
        if index.isValid() and self.cards.field_at(index) is None:
            self._go(index.row(), FIRST_FIGURE)
        return self.currentIndex()

    def _leave(self, event: QKeyEvent) -> None:
        """Go where a key leads, once what was typed is taken."""
        row, column = self.currentIndex().row(), self.currentIndex().column()
        match event.key():
            case Qt.Key.Key_Tab:
                self._step(1)
            case Qt.Key.Key_Backtab:
                self._step(-1)
            case Qt.Key.Key_Down:
                self._go(row + 1, column)
            case Qt.Key.Key_Up:
                self._go(row - 1, column)
            case _ if event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
                self._go(row - 1, column)
            case _:
                self._go_on(row, column)

    def _go_on(self, row: int, column: int) -> None:
        """Down the column while it has blanks; from the last figures of a card to the next that is missing."""
        ends = len(self.cards.fields) - 1
        inside = FIRST_FIGURE <= column < FIRST_FIGURE + max(ends - 1, 0)
        rows = range(row + 1, self.cards.rowCount())
        below = next((at for at in rows if self.cards.is_blank(self.cards.index(at, column))), None) if inside else None
        if below is not None:
            self._go(below, column)
        elif not self.go_to_missing(after=row):
            self.all_in.emit()

    def _step(self, by: int) -> bool:
        """To the next figure, over the end of a row; False at either end of the table."""
        width = len(self.cards.fields)
        index = self.currentIndex()
        if not index.isValid() or not width:
            return False
        at = index.row() * width + max(index.column() - FIRST_FIGURE, 0) + by
        if not 0 <= at < width * self.cards.rowCount():
            return False
        self._go(at // width, FIRST_FIGURE + at % width)
        return True

    def _go(self, row: int, column: int) -> None:
        if 0 <= row < self.cards.rowCount():
            self.setCurrentIndex(self.cards.index(row, column))
            self.scrollTo(self.currentIndex())

    def _size(self) -> None:
        """Give each column its width once: to measure all figures at every key takes too long with many people."""
        header, metrics = self.horizontalHeader(), self.fontMetrics()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self._stretched = (NAME,)
        self.setColumnHidden(ROLE, not any(entrant.role for entrant in self.cards.people))
        digits = _SUM_DIGITS if len(self.cards.fields) <= _SUMS else _DEAL_DIGITS
        beside = theme.INSIDE + self.style().pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin) + 1
        figure = QFontMetrics(bold()).horizontalAdvance("0" * digits) + 2 * beside
        for column in range(header.count()):
            if column in (NUMBER, ROLE):
                width = self.sizeHintForColumn(column)
            elif column == header.count() - 1:
                width = metrics.averageCharWidth() * _STATE_LETTERS
            else:
                width = figure
            header.resizeSection(column, max(width, header.sectionSizeHint(column)))
        self._share_width()
        self._fit_rows.start()

    def _height_of(self, cell: QModelIndex) -> int:
        option = QStyleOptionViewItem()
        self.initViewItemOption(option)
        option.rect = QRect(0, 0, self.columnWidth(cell.column()), theme.ROW_HEIGHT)
        return self.figures.sizeHint(option, cell).height()

    def _fit(self, first: QModelIndex, last: QModelIndex) -> None:
        for row in range(first.row(), last.row() + 1):
            self.resizeRowToContents(row)

    def _follow_width(self, column: int) -> None:
        if column == NAME:
            self._fit_rows.start()


class FigureDelegate(KeepingDelegate):
    """Edits a figure, in a line no longer than figures are."""

    key_left = Signal(object)
    """The key that ended a figure, once that is taken."""
    restored = Signal()
    """Esc was pressed."""

    def __init__(self, view: CardTable) -> None:
        super().__init__(view)
        self._view = view
        self.closeEditor.connect(self._note_restored)

    @override
    def settle(self) -> bool:
        if super().settle():
            return True
        assert self._editor is not None
        self._editor.setFocus()
        self._editor.selectAll()
        return False

    def type_over(self, text: str) -> None:
        """Begin anew with the first key of a figure, in the line that has just been opened."""
        if self._editor is not None:
            self._editor.insert(text)

    @override
    def createEditor(self, parent: QWidget, option: object, index: Index) -> QWidget:
        editor = super().createEditor(parent, option, index)
        if isinstance(editor, QLineEdit):
            editor.setAccessibleName(str(index.data(Qt.ItemDataRole.AccessibleTextRole)))
            editor.setAlignment(Qt.AlignmentFlag.AlignRight)
            editor.setMaxLength(LONGEST)
        self._view.typing.emit(index)
        return editor

    @override
    def eventFilter(self, editor: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and _leaves(event):
            if self.settle():
                self.key_left.emit(event)
            return True
        return super().eventFilter(editor, event)

    def _note_restored(self, _editor: QWidget, hint: QAbstractItemDelegate.EndEditHint) -> None:
        if hint == QAbstractItemDelegate.EndEditHint.RevertModelCache:
            self.restored.emit()


def _leaves(event: QKeyEvent) -> bool:
    ends = (Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Up, Qt.Key.Key_Down)
    return not event.modifiers() & _TAKING and (event.key() in _ENTER or event.key() in ends)
