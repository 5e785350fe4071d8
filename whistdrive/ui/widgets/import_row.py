"""What can be decided about one row that is to be taken in: whom it means, and whether it is left out."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from whistdrive.core.club import Club
from whistdrive.desk.roster import told_apart
from whistdrive.exchange.preview import Row
from whistdrive.ui.widgets.labels import QuietLabel
from whistdrive.ui.widgets.rows import side_by_side
from whistdrive.ui.widgets.wheelproof import ComboBox

_ARCHIVED = " ✕"


class ImportRow(QWidget):
    """``meant`` carries whom the row means, by id (0: somebody new); ``left_out`` asks to turn that over."""

    meant = Signal(int)
    left_out = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.findings, self.label, self.who, self.leave = QuietLabel(), QLabel(), ComboBox(), QPushButton()
        self.label.setBuddy(self.who)
        self._row: Row | None = None
        self._club = Club()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addLayout(side_by_side(self.findings, self.label, self.who, self.leave, stretch=self.findings))
        self.who.activated.connect(lambda _at: self.meant.emit(self.who.currentData()))
        self.leave.clicked.connect(self.left_out)

    def retranslate(self) -> None:
        """Word everything in the language of the moment."""
        self.label.setText(self.tr("&Means"))
        self.who.setAccessibleName(self.tr("Whom this row means"))
        self.leave.setToolTip(self.tr("Whether this row is taken in (Space in the table)"))
        self._show()

    def show_row(self, row: Row | None, said: str, club: Club, *, can_leave: bool) -> None:
        """Show what is open about a row, and what was decided."""
        self._row, self._club = row, club
        self.findings.setText(said)
        self.leave.setVisible(can_leave)
        self._show()

    def _show(self) -> None:
        row = self._row
        asked = row is not None and bool(row.namesakes)
        for part in (self.label, self.who):
            part.setVisible(asked)
        self.leave.setEnabled(row is not None)
        out = row is not None and row.state == "left_out"
        self.leave.setText(self.tr("&Take this row in") if out else self.tr("Leave this row &out"))
        self.who.clear()
        if row is None or not asked:
            return
        people = [self._club.person(each) for each in row.namesakes]
        names = told_apart(people)
        if any(each.code == "which_namesake" for each in row.findings):
            self.who.addItem(self.tr("say who"), -1)
        self.who.addItem(self.tr("somebody new"), 0)
        for person in people:
            self.who.addItem(f"{names[person.id]}{_ARCHIVED if person.archived else ''}", person.id)
        chosen = 0 if row.person is None else row.person
        self.who.setCurrentIndex(0 if self.who.itemData(0) == -1 else max(self.who.findData(chosen), 0))
