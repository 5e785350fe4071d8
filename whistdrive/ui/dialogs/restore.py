"""Which copy of a club is to take its place."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPushButton, QVBoxLayout, QWidget
from typing_extensions import override

from whistdrive.store import Copies, Copy
from whistdrive.store.copies import content_of
from whistdrive.ui import theme
from whistdrive.ui.models.copies import CopiesModel, Field
from whistdrive.ui.widgets.book_table import BookTable
from whistdrive.ui.widgets.key_in import key_in
from whistdrive.ui.widgets.labels import QuietLabel
from whistdrive.ui.widgets.next_button import NextButton
from whistdrive.ui.widgets.tab_order import focus_in_reading_order
from whistdrive.words import Words

SIZE = (96, 24)
"""The size in letters and in lines."""


class RestoreDialog(QDialog):
    """Changes nothing. ``chosen`` carries the :class:`Copy` that is wanted."""

    help_topic: ClassVar[str] = "trouble"
    chosen = Signal(Copy)

    def __init__(self, copies: Copies, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.intro, self.where = QuietLabel(), QuietLabel()
        self._folder = copies.folders[0]
        self.model = CopiesModel(tuple((copy, content_of(copy)) for copy in copies.listed()), words)
        self.table = BookTable(find_in=Field.DRIVE, dense=True)
        self.accept_button, self.cancel_button = NextButton(), QPushButton()
        self._lay_out()
        self.table.doubleClicked.connect(self.decide)
        for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            key_in(self.table, key, self.decide)
        self.retranslate()

    def retranslate(self) -> None:
        """Word everything in the language of the moment."""
        self.setWindowTitle(self.tr("Restore a copy"))
        if self.model.rowCount():
            self.intro.setText(
                self.tr(
                    "The copy that you choose takes the place of the club. What is there now is copied before, so that "
                    "you can come back to it in the same way."
                )
            )
        else:
            self.intro.setText(
                self.tr("There is no copy yet: one is made when the club is opened, and whenever a round is seated.")
            )
        self.where.setText(self.tr("The copies are in {folder}").format(folder=self._folder))
        self.table.setAccessibleName(self.tr("Copies of the club"))
        self.table.setToolTip(self.tr("Newest first; Enter restores the copy"))
        self.accept_button.setText(self.tr("Restore"))
        self.cancel_button.setText(self.tr("Cancel"))
        self.model.retranslate()

    def decide(self) -> None:
        """Hand the choice over."""
        copy = self.model.copy(self.table.current_row)
        if copy is not None:
            self.accept()
            self.chosen.emit(copy)

    @override
    def focusNextPrevChild(self, next: bool) -> bool:
        return focus_in_reading_order(self, forward=next)

    def _lay_out(self) -> None:
        self.table.setModel(self.model)
        self.table.setSortingEnabled(False)
        self.table.size_columns(Field.WHY, Field.DRIVE)
        self.where.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        buttons = QDialogButtonBox()
        buttons.addButton(self.accept_button, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(self.cancel_button, QDialogButtonBox.ButtonRole.RejectRole)
        buttons.accepted.connect(self.decide)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(theme.EDGE, theme.EDGE, theme.EDGE, theme.BETWEEN)
        layout.setSpacing(theme.INSIDE)
        for part in (self.intro, self.table, self.where, buttons):
            layout.addWidget(part, 1 if part is self.table else 0)
        # Only now: a button that is not yet in a dialog cannot become its default.
        self.accept_button.setDefault(True)
        there = self.model.rowCount() > 0
        self.table.setVisible(there)
        self.accept_button.setEnabled(there)
        letters = self.fontMetrics()
        wanted = QSize(letters.horizontalAdvance("n") * SIZE[0], letters.lineSpacing() * SIZE[1])
        self.resize(wanted.boundedTo(self.screen().availableSize() * 0.9))
        self.table.selectRow(0)
        (self.table if there else self.cancel_button).setFocus()
