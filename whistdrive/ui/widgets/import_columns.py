"""In which column of a table each field is found."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QVBoxLayout, QWidget
from typing_extensions import override

from whistdrive.exchange.fields import Field
from whistdrive.exchange.grid import Grid
from whistdrive.exchange.incoming import Incoming
from whistdrive.ui import theme
from whistdrive.ui.widgets.rows import side_by_side
from whistdrive.ui.widgets.wheelproof import ComboBox
from whistdrive.ui.widgets.wrapping_row import WrappingRow
from whistdrive.words import Words

LONGEST = 24
"""So many letters of a heading are shown in a choice."""

LINES = 3
"""So many lines of choices are in sight; for more one scrolls."""

_BASE = 26


class ImportColumns(QScrollArea):
    """A choice of columns for every field; ``chosen`` carries the key of the field and the column (None: none)."""

    chosen = Signal(str, object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.choices: dict[str, ComboBox] = {}
        self._shown: tuple[object, ...] = ()

    def show_file(self, file: Incoming | None, fields: Sequence[Field], words: Words) -> None:
        """Show the fields of a table and where each is found; nothing for a file that is no table."""
        grid = None if file is None else file.grid
        self.setVisible(grid is not None)
        if file is None or grid is None:
            return
        headed = file.choice.headed
        if self._shown != (grid, headed, tuple(fields), words.language):
            self._shown = (grid, headed, tuple(fields), words.language)
            self._build(fields, _columns(grid, headed=headed), words)
        self._choose(file.choice.columns)

    @override
    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), min(self._lines(), LINES) * (theme.ROW_HEIGHT + theme.INSIDE))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), theme.ROW_HEIGHT + theme.INSIDE)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.updateGeometry()  # in a wider window there are fewer lines

    def _lines(self) -> int:
        inside = self.widget()
        layout = None if inside is None else inside.layout()
        if layout is None:
            return 1
        return max(round(layout.heightForWidth(max(self.viewport().width(), 1)) / (theme.ROW_HEIGHT + theme.INSIDE)), 1)

    def _build(self, fields: Sequence[Field], columns: Sequence[str], words: Words) -> None:
        self.choices = {}
        parts = []
        for field in fields:
            name = field.name(words)
            label, choice = QLabel(f"{name} *" if field.needed else name), ComboBox()
            choice.setAccessibleName(self.tr("Column of “{field}”").format(field=name))
            choice.addItem(self.tr("in no column"), None)
            for at, column in enumerate(columns):
                choice.addItem(column, at)
            choice.activated.connect(partial(self._announce, field.key))
            label.setBuddy(choice)
            self.choices[field.key] = choice
            part = QWidget()
            row = side_by_side(label, choice, space=theme.STEP)
            row.setContentsMargins(0, 0, 0, 0)
            part.setLayout(row)
            parts.append(part)
        inside = QWidget()
        layout = QVBoxLayout(inside)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addLayout(WrappingRow(*parts))
        layout.addStretch(1)
        self.setWidget(inside)
        self.updateGeometry()

    def _choose(self, columns: Mapping[str, int]) -> None:
        for key, choice in self.choices.items():
            choice.setCurrentIndex(columns.get(key, -1) + 1)

    def _announce(self, key: str, _at: int) -> None:
        self.chosen.emit(key, self.choices[key].currentData())


def _columns(grid: Grid, *, headed: bool) -> list[str]:
    """The columns as a spreadsheet names them, each with its heading or its first cell."""
    first = grid.rows[0]
    return [
        f"{_letters(at)}: {_short(cell)}" if cell.strip() or headed else _letters(at) for at, cell in enumerate(first)
    ]


def _short(cell: str) -> str:
    text = " ".join(cell.split())
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


def _letters(column: int) -> str:
    before, last = divmod(column, _BASE)
    return (_letters(before - 1) if before else "") + chr(ord("A") + last)
