"""How a file is read that is to be taken in: as what, in which letters, on which sheet."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QLabel, QVBoxLayout, QWidget

from whistdrive.exchange.grid import How
from whistdrive.exchange.incoming import DRIVE, KEYS, Incoming
from whistdrive.exchange.text_table import ENCODINGS, SEPARATORS
from whistdrive.ui import theme
from whistdrive.ui.widgets.rows import side_by_side
from whistdrive.ui.widgets.wheelproof import ComboBox
from whistdrive.ui.widgets.wrapping_row import WrappingRow
from whistdrive.words import Words


class ImportReading(QWidget):
    """Choices that the reader has made, to be changed.

    ``target_chosen`` carries one of :data:`~whistdrive.exchange.incoming.KEYS`, ``how_chosen`` a
    :class:`~whistdrive.exchange.grid.How`, ``headed_chosen`` whether the first row holds headings.
    """

    target_chosen = Signal(str)
    how_chosen = Signal(object)
    headed_chosen = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.target, self.encoding, self.separator, self.sheet = (ComboBox() for _ in range(4))
        self._labels = {each: QLabel() for each in (self.target, self.encoding, self.separator, self.sheet)}
        self.headed = QCheckBox()
        self._parts = {each: self._part(each) for each in self._labels}
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.INSIDE)
        layout.addLayout(WrappingRow(*self._parts.values(), self.headed))
        _fill(self.target, KEYS)
        _fill(self.encoding, ENCODINGS)
        _fill(self.separator, SEPARATORS)
        self.target.activated.connect(lambda _at: self.target_chosen.emit(self.target.currentData()))
        for each in (self.encoding, self.separator, self.sheet):
            each.activated.connect(lambda _at: self.how_chosen.emit(self._how()))
        self.headed.clicked.connect(self.headed_chosen)

    def retranslate(self, words: Words) -> None:
        """Word everything in the language of the moment."""
        texts = {
            self.target: self.tr("&What it is"),
            self.encoding: self.tr("&Letters"),
            self.separator: self.tr("&Separated by"),
            self.sheet: self.tr("S&heet"),
        }
        for choice, text in texts.items():
            self._labels[choice].setText(text)
            choice.setAccessibleName(text.replace("&", ""))
        self.headed.setText(self.tr("&First row holds headings"))
        for choice, family in ((self.target, "target"), (self.encoding, "encoding"), (self.separator, "separator")):
            for at in range(choice.count()):
                choice.setItemText(at, words.name(family, choice.itemData(at)))

    def show_target(self, key: str) -> None:
        """Show as what it is taken in, also where it cannot be read so."""
        self.target.setCurrentIndex(KEYS.index(key))

    def show_file(self, file: Incoming | None) -> None:
        """Show how a file was read; what does not matter to it is not shown."""
        grid = None if file is None else file.grid
        how = How() if grid is None else grid.how
        if grid is not None and grid.sheets:
            self.sheet.clear()
            for name in grid.sheets:
                self.sheet.addItem(name, name)
        for choice, value in ((self.encoding, how.encoding), (self.separator, how.separator), (self.sheet, how.sheet)):
            self._parts[choice].setVisible(value is not None)
            choice.setCurrentIndex(choice.findData(value))
        self.headed.setVisible(grid is not None)
        self.headed.setChecked(file is not None and file.key != DRIVE and file.choice.headed)

    def _how(self) -> How:
        def chosen(choice: ComboBox) -> str | None:
            return None if self._parts[choice].isHidden() else choice.currentData()

        return How(chosen(self.encoding), chosen(self.separator), chosen(self.sheet))

    def _part(self, choice: ComboBox) -> QWidget:
        self._labels[choice].setBuddy(choice)
        part = QWidget()
        row = side_by_side(self._labels[choice], choice)
        row.setContentsMargins(0, 0, 0, 0)
        part.setLayout(row)
        return part


def _fill(choice: ComboBox, keys: Iterable[str]) -> None:
    for key in keys:
        choice.addItem("", key)
