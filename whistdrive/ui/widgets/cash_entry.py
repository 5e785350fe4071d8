"""A line of the cash book, typed in: for what, and how much was taken or spent."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QLineEdit, QPushButton, QWidget
from typing_extensions import override

from whistdrive.core import changes
from whistdrive.core.drive import CashKind
from whistdrive.core.findings import Refused, refuse
from whistdrive.desk.money import read_money
from whistdrive.ui import theme
from whistdrive.ui.bridge import Bridge
from whistdrive.ui.widgets.answer_line import AnswerLine
from whistdrive.ui.widgets.short_field import HintedField, ShortField
from whistdrive.ui.widgets.wrapping_row import WrappingRow

SUM_LETTERS = 8


class CashEntry(QWidget):
    """Three fields in a row, or in two rows where there is no room for one.

    Enter in any of them takes the line in, Esc clears them; ``taken`` follows a line.
    """

    taken = Signal()

    def __init__(self, bridge: Bridge, answer: AnswerLine) -> None:
        """``answer`` says why a line was not taken."""
        super().__init__()
        self._bridge, self._answer = bridge, answer
        self.what, self.came, self.went = HintedField(), ShortField(SUM_LETTERS), ShortField(SUM_LETTERS)
        self.button = QPushButton()
        self.button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.button.clicked.connect(self._take)
        for field in self._fields:
            field.installEventFilter(self)
        for field in (self.came, self.went):
            field.setAlignment(Qt.AlignmentFlag.AlignRight)
        self._sums = WrappingRow(self.came, self.went, self.button)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(theme.INSIDE)
        self._row.addWidget(self.what, 1)
        self._row.addLayout(self._sums)

    def retranslate(self) -> None:
        """Word the fields in the language of the moment."""
        self.what.setPlaceholderText(self.tr("For what: raffle, hall, tea …"))
        self.came.setPlaceholderText(self.tr("taken"))
        self.went.setPlaceholderText(self.tr("spent"))
        self.what.setAccessibleName(self.tr("For what money was taken or spent"))
        self.came.setAccessibleName(self.tr("Sum taken"))
        self.went.setAccessibleName(self.tr("Sum spent"))
        for field in (self.came, self.went):
            field.setToolTip(self.tr("Such as 5 or 12.50"))
        self.button.setText(self.tr("Add"))
        self.button.setToolTip(self.tr("Take the line in (Enter)"))

    def clear(self) -> None:
        """Be ready for the next line."""
        for field in self._fields:
            field.setText("")  # unlike clear() this forgets what Ctrl+Z would bring back

    def settle(self) -> bool:
        """Take in what is typed; False where it was refused, and the focus is there."""
        return not any(field.text().strip() for field in self._fields) or self._take()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.modifiers() & _COMMANDS:
                self._take()
                return True
            if event.key() == Qt.Key.Key_Escape and any(field.text() for field in self._fields):
                self.clear()
                self._answer.rest()
                self.what.setFocus()
                return True
        return super().eventFilter(watched, event)

    @override
    def minimumSizeHint(self) -> QSize:
        """As narrow as it is in two rows."""
        width = max(self.what.minimumSizeHint().width(), self._sums.minimumSize().width())
        return QSize(width, super().minimumSizeHint().height())

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fold()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fold()

    def _fold(self) -> None:
        needed = self.what.minimumSizeHint().width() + theme.INSIDE + self._sums.sizeHint().width()
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._row.setDirection(down if self.width() < needed else across)

    @property
    def _fields(self) -> tuple[QLineEdit, ...]:
        return self.what, self.came, self.went

    def _take(self) -> bool:
        text = self.what.text().strip()
        field: QLineEdit = self.what
        try:
            if text:
                field = self.went if self.went.text().strip() else self.came
            kind, amount = self._sum() if text else ("taken", 0)
            self._bridge.do(changes.add_cash, kind=kind, text=text, amount=amount)
        except Refused as refused:
            self._answer.show_refused(refused)
            field.setFocus()
            field.selectAll()
            return False
        self.clear()
        self._answer.say(self.tr("Noted: {text}").format(text=text))
        self.what.setFocus()
        self.taken.emit()
        return True

    def _sum(self) -> tuple[CashKind, int]:
        """How much, and which way it went; raises Refused for two sums or none."""
        came, went = read_money(self.came.text()), read_money(self.went.text())
        if came and went:
            raise refuse("one_sum", field="amount")
        if not (came or went):
            raise refuse("no_sum", field="amount")
        return ("taken", came) if came else ("spent", went)


_COMMANDS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
