"""Which table is being typed, in large type: nobody writes a slip under the wrong number."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPalette, QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget
from typing_extensions import override

from whistdrive.core.drive import Drive
from whistdrive.core.sheet import SIDES
from whistdrive.desk.draft import Place
from whistdrive.desk.entry import sat, side_names
from whistdrive.ui import theme
from whistdrive.ui.bridge import Bridge
from whistdrive.ui.models.score_sheet import side_heading
from whistdrive.ui.models.slips import state_text
from whistdrive.ui.widgets.suit_label import SuitLabel

LARGE, NARROW_LARGE = (2.0, 1.3), (1.4, 1.0)
"""The table's number and the names, as multiples of the text's size: usually, and where the card is narrow."""
NARROW = 60
"""The width, in letters, below which it is."""

LEAST = 16
"""Letters of a name that have room in one line; a word without end does not widen the page."""


class TableCard(QFrame):
    """Number, deal, trump, state, and the names of both sides one above the other, right above the figures."""

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self.number, self.deal, self.state, self.notes = QLabel(), QLabel(), QLabel(), QLabel()
        self.trump = SuitLabel(bridge.words, 1.6)
        self._sides = (QLabel(), QLabel())
        self.names = (QLabel(), QLabel())
        for label in (*self.names, self.state, self.notes):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        for label in (*self._sides, self.deal, self.state):
            label.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self._lay_out()
        self._enlarge()

    def show_place(self, drive: Drive | None, place: Place | None, notes: str = "") -> None:
        """Show the table of a deal with what is noted of it; nothing where there is none."""
        self.setVisible(drive is not None and place is not None)
        if drive is None or place is None:
            return
        table = drive.rounds[place.number - 1].table(place.table)
        self.number.setText(self.tr("Table {number}").format(number=table.number))
        self.deal.setText(self._deal_text(drive, place.deal))
        self.deal.setVisible(drive.plan.deals != 1)
        written = table.slip.deals[place.deal - 1 : place.deal]
        trump = written[0].trump if written else None
        trump = None if drive.scoring.choose_trump else trump or drive.plan.trump(place.number, place.deal)
        self.trump.show_trumps([trump] if trump else [], self._bridge.words)
        self.trump.setVisible(trump is not None)
        self.state.setText(state_text(drive, place.number, table))
        self.notes.setText(f"\N{LOWER RIGHT PENCIL} {notes}" if notes else "")
        self.notes.setVisible(bool(notes))
        for side, label, name in zip(SIDES, self._sides, self.names, strict=True):
            label.setText(side_heading(self._bridge.words, drive.scoring, side))
            name.setText(side_names(drive, sat(table, place.deal, side)))

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.ApplicationFontChange:
            self._enlarge()
        super().changeEvent(event)

    def _deal_text(self, drive: Drive, deal: int) -> str:
        if drive.plan.deals is None:
            return self.tr("deal {deal}").format(deal=deal)
        return self.tr("deal {deal} of {deals}").format(deal=deal, deals=drive.plan.deals)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(theme.INSIDE)
        for widget in (self.number, self.trump, self.deal):
            head.addWidget(widget)
        first = QVBoxLayout()
        first.setSpacing(0)
        first.addLayout(head)
        first.addWidget(self.state)
        first.addStretch(1)
        sides = QGridLayout()
        sides.setHorizontalSpacing(theme.INSIDE)
        sides.setVerticalSpacing(0)
        sides.setColumnStretch(1, 1)
        for row, (label, name) in enumerate(zip(self._sides, self.names, strict=True)):
            sides.addWidget(label, row, 0, Qt.AlignmentFlag.AlignTop)
            sides.addWidget(name, row, 1)
        sides.setRowStretch(len(SIDES), 1)
        layout = QHBoxLayout()
        layout.setSpacing(theme.EDGE)
        layout.addLayout(first)
        layout.addLayout(sides, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(theme.STEP)
        whole.addLayout(layout)
        whole.addWidget(self.notes)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._enlarge()

    def _enlarge(self) -> None:
        """Write number and names larger than anything else, as far as there is room for it."""
        font = QFont(QApplication.font())
        narrow = self.width() < QFontMetrics(font).horizontalAdvance("n") * NARROW
        number_size, name_size = NARROW_LARGE if narrow else LARGE
        points = font.pointSizeF()
        font.setPointSizeF(points * number_size)
        font.setBold(True)
        self.number.setFont(font)
        font.setPointSizeF(points * name_size)
        for label in (*self._sides, *self.names):
            font.setBold(label in self.names)
            label.setFont(font)
        for name in self.names:
            name.setMinimumWidth(QFontMetrics(font).horizontalAdvance("n") * LEAST)
