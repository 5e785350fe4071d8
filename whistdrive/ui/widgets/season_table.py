"""The table of a season: as many evenings as there were, and beside them always the place and the name."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QRect, Qt
from PySide6.QtGui import QFocusEvent, QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QWidget
from typing_extensions import override

from whistdrive.ui import theme
from whistdrive.ui.models.season_rows import FIRST_EVENING, Field, SeasonRowsModel
from whistdrive.ui.widgets.book_table import BookTable

Index = QModelIndex | QPersistentModelIndex

WIDEST_NAME: Final = 26
"""In average letters; a longer name goes on in another line."""

PINNED: Final = (Field.TOTAL + 1, Field.NAME + 1, 0)
"""How many columns stay in sight when evenings are scrolled: as many of these as leave them room enough."""

_SHARE: Final = 0.6
"""How much of the width columns that stay may take."""

_ROOM: Final = 2 * (theme.STEP + 4)
"""What a cell takes beside its text: its own room, and what Qt leaves."""


class SeasonTable(BookTable):
    """Measures longest texts only: a season may have half a million cells.

    A second view of the same cells lies over the first columns; the keyboard is never in it.
    """

    def __init__(self, model: SeasonRowsModel, parent: QWidget | None = None) -> None:
        super().__init__(find_in=Field.NAME, parent=parent, dense=True)
        self._rows = model
        self._pinned = BookTable(find_in=Field.NAME, parent=self, dense=True)
        for table in (self, self._pinned):
            table.setSortingEnabled(False)
            table.horizontalHeader().setSectionsClickable(False)
            table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
            table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
            table.setModel(model)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self._pinned.setSelectionModel(self.selectionModel())
        self._pinned.setFrameShape(QFrame.Shape.NoFrame)
        self._pinned.setAutoScroll(False)  # else it would follow the cursor to the evenings
        self._pinned.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._pinned.setFocusProxy(self)
        for bar in (self._pinned.setHorizontalScrollBarPolicy, self._pinned.setVerticalScrollBarPolicy):
            bar(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        ours, theirs = self.verticalScrollBar(), self._pinned.verticalScrollBar()
        ours.valueChanged.connect(theirs.setValue)
        theirs.valueChanged.connect(ours.setValue)
        model.modelReset.connect(self.fit)
        model.dataChanged.connect(self.fit)

    @property
    def pinned(self) -> int:
        """How many columns stay in sight now."""
        widths = [self.columnWidth(column) for column in range(FIRST_EVENING)]
        room = self.viewport().width() * _SHARE
        return next(count for count in PINNED if sum(widths[:count]) <= room)

    def seen(self, index: Index) -> bool:
        """Whether a cell is in sight whole, in the table or among the columns that stay."""
        view = self._pinned if index.column() < self.pinned else self
        return view.viewport().rect().contains(view.visualRect(index))

    def fit(self) -> None:
        """Make columns and rows as large as their texts."""
        if not self._rows.columnCount():
            self._pinned.hide()
            return
        letters = self.fontMetrics()
        height = max(letters.height() + theme.INSIDE, theme.ROW_HEIGHT)
        widest = letters.averageCharWidth() * WIDEST_NAME
        evenings = self._width_of_evenings()
        names = [letters.horizontalAdvance(text) for text in self._rows.texts(Field.NAME)]
        widths = [
            min(max(names, default=0), widest) + _ROOM if column == Field.NAME else self._width(column)
            for column in range(FIRST_EVENING)
        ]
        for table in (self, self._pinned):
            table.verticalHeader().setDefaultSectionSize(height)
            table.horizontalHeader().setDefaultSectionSize(evenings)
            for column, width in enumerate(widths):
                table.setColumnWidth(column, max(width, table.horizontalHeader().sectionSizeHint(column)))
            for row, width in enumerate(names):
                if width > widest:
                    table.setRowHeight(row, height + (self._lines(row, widest) - 1) * letters.lineSpacing())
        self._place()

    @override
    def scrollTo(
        self, index: Index, hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible
    ) -> None:
        """Bring a cell into sight, also from below the columns that stay."""
        bar = self.horizontalScrollBar()
        before = bar.value()
        super().scrollTo(index, hint)
        if index.column() < self.pinned:
            bar.setValue(before)
        elif (hidden := self._pinned.width() - self.visualRect(index).left()) > 0:
            bar.setValue(bar.value() - hidden)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.ApplicationFontChange, QEvent.Type.FontChange):
            self.fit()

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._pinned.viewport().update()

    @override
    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._pinned.viewport().update()

    def _width(self, column: int) -> int:
        """The room for the longest text of a column of figures, bold ones."""
        bold = self.font()
        bold.setBold(True)
        return _wide(QFontMetrics(bold), max(self._rows.texts(column), key=len, default=""))

    def _width_of_evenings(self) -> int:
        header = self.horizontalHeader()
        headings = (header.sectionSizeHint(column) for column in range(FIRST_EVENING, self._rows.columnCount()))
        return max(_wide(self.fontMetrics(), self._rows.longest), *headings, 0)

    def _lines(self, row: int, width: int) -> int:
        wrapped = Qt.TextFlag.TextWordWrap
        box = self.fontMetrics().boundingRect(QRect(0, 0, width, 10_000), wrapped, self._rows.texts(Field.NAME)[row])
        return max(1, round(box.height() / self.fontMetrics().lineSpacing()))

    def _place(self) -> None:
        """Lay the columns that stay over those of the table."""
        width = sum(self.columnWidth(column) for column in range(self.pinned)) if self._rows.columnCount() else 0
        self._pinned.setVisible(width > 0)
        height = self.horizontalHeader().height() + self.viewport().height()
        self._pinned.horizontalHeader().setFixedHeight(self.horizontalHeader().height())
        self._pinned.setGeometry(self.frameWidth(), self.frameWidth(), width, height)


def _wide(letters: QFontMetrics, text: str) -> int:
    """The room for a text of figures, all of which are as wide."""
    return letters.horizontalAdvance("0" * len(text)) + _ROOM
