"""Points apart from anybody's card: for whom, how many and why, and all that were given so far."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from whistdrive.core import changes
from whistdrive.core.drive import Drive, Entrant
from whistdrive.core.findings import Refused
from whistdrive.desk.notes import adjusted_in_short
from whistdrive.desk.typed import misread, read
from whistdrive.ui import theme
from whistdrive.ui.bridge import Bridge
from whistdrive.ui.models.adjustments import AdjustmentsModel
from whistdrive.ui.widgets.answer_line import AnswerLine
from whistdrive.ui.widgets.button_key import press_by_key_in
from whistdrive.ui.widgets.key_in import key_in
from whistdrive.ui.widgets.lines_list import LinesList
from whistdrive.ui.widgets.rows import kept_together, side_by_side
from whistdrive.ui.widgets.short_field import ShortField
from whistdrive.ui.widgets.slip_question import POINTS
from whistdrive.ui.widgets.wrapping_row import WrappingRow

_LETTERS, _REASON_LETTERS = 6, 36
_LINES = 3


class CardAdjustment(QWidget):
    """Hidden until somebody's card is to be adjusted; ``put_away`` gives the keyboard back to the work.

    What was done or refused is said in the page's ``answer``.
    """

    put_away = Signal()

    def __init__(self, bridge: Bridge, answer: AnswerLine, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge, self._answer = bridge, answer
        self._entrant: Entrant | None = None
        self.who, self.reason_label = QLabel(), QLabel()
        self.points, self.reason = ShortField(_LETTERS), ShortField(_REASON_LETTERS)
        self.do_it, self.leave, self.take_back = QPushButton(), QPushButton(), QPushButton()
        self.model, self.list = AdjustmentsModel(), LinesList()
        self.list.setModel(self.model)
        self.list.setFixedHeight(_LINES * theme.ROW_HEIGHT)
        for label, field in ((self.who, self.points), (self.reason_label, self.reason)):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setBuddy(field)
        asked = ((self.who, self.points), (self.reason_label, self.reason), (self.do_it, self.leave))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.INSIDE)
        layout.addLayout(WrappingRow(*(kept_together(*parts) for parts in asked)))
        layout.addLayout(side_by_side(self.list, self.take_back, stretch=self.list))
        for field in (self.points, self.reason):
            field.returnPressed.connect(self._adjust)
        self.do_it.clicked.connect(self._adjust)
        self.leave.clicked.connect(self.close_it)
        self.take_back.clicked.connect(self._take_back)
        press_by_key_in(self.list, self.take_back, "Del")
        key_in(self, Qt.Key.Key_Escape, self.close_it)
        self.hide()

    def retranslate(self) -> None:
        """Word everything in the language of the moment."""
        self.reason_label.setText(self.tr("Reason"))
        self.points.setAccessibleName(self.tr("Points"))
        self.points.setToolTip(
            self.tr("Below zero takes points away; the card stays as it is (Enter adjusts, Esc: no)")
        )
        self.reason.setAccessibleName(self.tr("Reason"))
        self.reason.setPlaceholderText(self.tr("Kept with the results"))
        self.list.setAccessibleName(self.tr("Adjustments of this drive"))
        texts = {
            self.do_it: (self.tr("Adjust"), self.tr("Enter")),
            self.leave: (self.tr("No"), self.tr("Esc")),
            self.take_back: (self.tr("Take back"), self.tr("Delete, in the list")),
        }
        for button, (text, tip) in texts.items():
            button.setText(text)
            button.setToolTip(tip)
        self._word()

    def open(self, entrant: Entrant) -> None:
        """Ask for points of somebody."""
        self._entrant = entrant
        for field in (self.points, self.reason):
            field.clear()
        self._word()
        self.show()
        self.points.setFocus()

    def close_it(self) -> None:
        """Put it away."""
        self.hide()
        self.put_away.emit()

    def show_drive(self, drive: Drive) -> None:
        """Show what was given so far."""
        self.model.show_drive(drive)
        if not self.model.adjustments and (self.list.hasFocus() or self.take_back.hasFocus()):
            self.points.setFocus()
        for part in (self.list, self.take_back):
            part.setVisible(bool(self.model.adjustments))
        self.list.setCurrentIndex(self.model.index(0))

    def _word(self) -> None:
        if self._entrant is not None:
            text = self.tr("Points for {number} {name}")
            self.who.setText(text.format(number=self._entrant.number, name=self._entrant.name))

    def _adjust(self) -> None:
        entrant = self._entrant
        points = read(POINTS, self.points.text()).mark
        if entrant is None:
            return
        if not isinstance(points, int):
            self._answer.show_refused(Refused(misread(POINTS, self.points.text())))
            self._ask_again(self.points)
            return
        reason = self.reason.text().strip()
        if self._answer.attempt(changes.adjust_entrant, number=1, entrant=entrant.id, points=points, reason=reason):
            self.close_it()
            told = self.tr("Adjusted: {points} for {number} {name} ({reason})")
            shown = adjusted_in_short(points)
            self._answer.say(told.format(points=shown, number=entrant.number, name=entrant.name, reason=reason))
        else:
            self._ask_again(self.points if reason else self.reason)

    def _ask_again(self, field: QLineEdit) -> None:
        """Have the keyboard in a field whose text the next key replaces."""
        field.setFocus()
        field.selectAll()

    def _take_back(self) -> None:
        adjustment = self.model.adjustment(self.list.currentIndex().row())
        told = str(self.list.currentIndex().data())
        if adjustment is not None and self._answer.attempt(changes.drop_adjustment, adjustment=adjustment.id):
            self._answer.say(self.tr("Taken back: {adjustment}").format(adjustment=told))
