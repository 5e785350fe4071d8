"""A field for every kind of option: yes or no, a figure, one of several, any of these or nothing, rows of figures.

Each says with ``changed`` that it may read differently now.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias, cast

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QGridLayout, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from whistdrive.core.options import Bands, Option
from whistdrive.ui import resources, theme
from whistdrive.ui.widgets.wheelproof import ComboBox, SpinBox

WIDEST = 9999
"""The largest figure offered where an option takes any whole number."""

Wording = Callable[[object], str]
"""What a choice is called."""


class Flag(QCheckBox):
    """Yes or no."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.toggled.connect(self.changed)
        self.setMinimumHeight(theme.ROW_HEIGHT)

    def read(self) -> object:
        """The value as it stands."""
        return self.isChecked()

    def show_value(self, value: object) -> None:
        """Show a value that the option takes."""
        self.setChecked(bool(value))


class Figure(SpinBox):
    """A whole number within bounds."""

    changed = Signal()

    def __init__(self, allowed: range | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.valueChanged.connect(self.changed)
        if allowed is None:
            self.setRange(-WIDEST, WIDEST)
        else:
            self.setRange(allowed[0], allowed[-1])
            self.setSingleStep(allowed.step)

    def read(self) -> object:
        """The value as it stands."""
        return self.value()

    def show_value(self, value: object) -> None:
        """Show a value that the option takes."""
        self.setValue(cast(int, value))


class Choice(ComboBox):
    """One of several."""

    changed = Signal()

    def __init__(self, choices: tuple[object, ...], wording: Wording, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizeAdjustPolicy(ComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        for choice in choices:
            self.addItem(wording(choice), choice)
        self.currentIndexChanged.connect(self.changed)

    def read(self) -> object:
        """The value as it stands."""
        return self.currentData()

    def show_value(self, value: object) -> None:
        """Show a value that the option takes."""
        self.setCurrentIndex(self.findData(value))


class Perhaps(QWidget):
    """A value or none: a box to tick before the field."""

    changed = Signal()

    def __init__(self, field: Figure | Choice, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._field = field
        self._given = QCheckBox()
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._given)
        layout.addWidget(field, 1)
        self._given.toggled.connect(field.setEnabled)
        self._given.toggled.connect(self.changed)
        field.changed.connect(self.changed)
        field.setEnabled(False)
        self.setFocusProxy(self._given)

    def word(self, name: str) -> None:
        """Name both parts for those who hear them."""
        self._given.setAccessibleName(name)
        self._field.setAccessibleName(name)

    def read(self) -> object:
        """The value as it stands."""
        return self._field.read() if self._given.isChecked() else None

    def show_value(self, value: object) -> None:
        """Show a value that the option takes."""
        self._given.setChecked(value is not None)
        if value is not None:
            self._field.show_value(value)


class BandRows(QWidget):
    """Rows of from, to and points, as many as are wanted."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: list[tuple[SpinBox, SpinBox, SpinBox]] = []
        self._removers: list[QPushButton] = []
        self._heads = (QLabel(), QLabel(), QLabel())
        self._add = QPushButton()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(theme.STEP)
        self._grid.setColumnStretch(3, 1)
        self._add.clicked.connect(self._add_row)
        self.setFocusProxy(self._add)
        self.word("")
        self._lay_out()

    def word(self, name: str) -> None:
        """Name every part for those who hear them."""
        for head, text in zip(self._heads, (self.tr("from"), self.tr("to"), self.tr("points")), strict=True):
            head.setText(text)
        self._add.setText(self.tr("Add a row"))
        self._add.setAccessibleName(self.tr("{name}: add a row").format(name=name))
        for number, (row, remover) in enumerate(zip(self._rows, self._removers, strict=True), start=1):
            for head, spin in zip(self._heads, row, strict=True):
                spin.setAccessibleName(
                    self.tr("{name}, row {number}, {part}").format(name=name, number=number, part=head.text())
                )
            remover.setAccessibleName(self.tr("{name}: remove row {number}").format(name=name, number=number))
            remover.setToolTip(remover.accessibleName())
        self._name = name

    def read(self) -> object:
        """The value as it stands."""
        return tuple(tuple(spin.value() for spin in row) for row in self._rows)

    def show_value(self, value: object) -> None:
        """Show a value that the option takes."""
        while self._rows:
            self._drop(0)
        for row in cast(Bands, value):
            self._append(row)
        self._lay_out()

    def _add_row(self) -> None:
        beyond = max((row[1].value() + 1 for row in self._rows), default=0)
        self._append((beyond, beyond, 0))
        self._lay_out()
        self._rows[-1][0].setFocus()

    def _append(self, figures: tuple[int, int, int]) -> None:
        first, last, points = (SpinBox(self) for _ in figures)
        for spin, figure in zip((first, last, points), figures, strict=True):
            spin.setRange(0, WIDEST)
            spin.setValue(figure)
            spin.valueChanged.connect(self.changed)
        remover = QPushButton(resources.icon("close"), "", self)
        remover.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        remover.clicked.connect(lambda: self._remove(remover))
        self._rows.append((first, last, points))
        self._removers.append(remover)

    def _remove(self, remover: QPushButton) -> None:
        self._drop(self._removers.index(remover))
        self._lay_out()

    def _drop(self, at: int) -> None:
        for widget in (*self._rows.pop(at), self._removers.pop(at)):
            self._grid.removeWidget(widget)
            widget.hide()
            widget.deleteLater()

    def _lay_out(self) -> None:
        for column, head in enumerate(self._heads):
            self._grid.addWidget(head, 0, column)
            head.setVisible(bool(self._rows))
        for line, (row, remover) in enumerate(zip(self._rows, self._removers, strict=True), start=1):
            for column, widget in enumerate((*row, remover)):
                self._grid.addWidget(widget, line, column)
        self._grid.addWidget(self._add, len(self._rows) + 1, 0, 1, 3)
        self.word(self._name)
        self.changed.emit()


OptionField: TypeAlias = Flag | Figure | Choice | Perhaps | BandRows


def field_for(option: Option, wording: Wording) -> OptionField:
    """The field that fits an option."""
    if option.bands:
        return BandRows()
    if option.flag:
        return Flag()
    allowed = option.allowed
    field = Choice(allowed, wording) if isinstance(allowed, tuple) else Figure(allowed)
    return Perhaps(field) if option.optional else field
