"""The sums of an evening, one below the other, and what is left of them."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QWidget

from whistdrive.core.cash import cash_of, payers
from whistdrive.core.drive import Drive
from whistdrive.printing.money import money_in_words
from whistdrive.ui import theme
from whistdrive.words import Words


class CashSums(QWidget):
    """Fees, taken, spent, prizes, and the sum raised, with a rule above it and bold."""

    def __init__(self) -> None:
        super().__init__()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(theme.BETWEEN)
        self._grid.setVerticalSpacing(theme.STEP)
        self._grid.setColumnStretch(0, 1)
        self._lines = [(QLabel(), QLabel()) for _ in range(5)]
        rule = QFrame()
        rule.setFrameShape(QFrame.Shape.HLine)
        self._grid.addWidget(rule, len(self._lines) - 1, 0, 1, 2)
        for at, (name, amount) in enumerate(self._lines):
            row = at if at < len(self._lines) - 1 else at + 1
            for column, label in enumerate((name, amount)):
                label.setTextFormat(Qt.TextFormat.PlainText)
                self._grid.addWidget(label, row, column)
            amount.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        for label in self._lines[-1]:
            font = label.font()
            font.setBold(True)
            label.setFont(font)

    def show_drive(self, drive: Drive, words: Words, currency: str) -> None:
        """Show the sums of a drive."""
        for (name, amount), (text, figure) in zip(self._lines, self._sums(drive, words, currency), strict=True):
            name.setText(text)
            amount.setText(money_in_words(figure, words, currency))
            amount.setAccessibleName(f"{text}: {amount.text()}")

    def _sums(self, drive: Drive, words: Words, currency: str) -> Iterator[tuple[str, int]]:
        cash = cash_of(drive)
        paid = sum(entrant.paid for entrant in payers(drive))
        yield words("cash.fees", paid=paid, fee=money_in_words(drive.plan.fee, words, currency)), cash.fees
        yield self.tr("Taken besides"), cash.taken
        yield self.tr("Spent"), -cash.spent
        yield words("cash.prizes"), -cash.prizes
        yield words("cash.raised"), cash.raised
