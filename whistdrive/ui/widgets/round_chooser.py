"""Which round is looked at: one earlier, one later, and which it is."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QLabel, QToolButton, QWidget

from whistdrive.ui import theme


class RoundChooser(QWidget):
    """Steps through the rounds that are seated. ``chosen`` carries the number, counted from 1."""

    chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.number = 0
        self._last = 0
        self._planned = 0
        self._name = QLabel()
        self.earlier, self.later = QToolButton(), QToolButton()
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.INSIDE)
        for part in (self.earlier, self._name, self.later):
            layout.addWidget(part)
        # A button's own shortcut clicks only after a moment, and by then a figure may have been typed.
        self._keys = {self.earlier: QKeySequence("Alt+Left"), self.later: QKeySequence("Alt+Right")}
        for (button, key), step in zip(self._keys.items(), (-1, 1), strict=True):
            QShortcut(key, self, button.click)
            button.setText("‹" if step < 0 else "›")
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(lambda _checked, step=step: self._go(step))

    def retranslate(self) -> None:
        """Word everything anew."""
        texts = (self.tr("Earlier round"), self.tr("Later round"))
        for (button, key), text in zip(self._keys.items(), texts, strict=True):
            keys = key.toString(QKeySequence.SequenceFormat.NativeText)
            button.setAccessibleName(text)
            button.setToolTip(f"{text} ({keys})")
        self._word()

    def show_rounds(self, number: int, last: int, planned: int) -> None:
        """Stand at a round, of those seated up to ``last``; ``planned`` is how many the evening has."""
        self.number, self._last, self._planned = number, last, planned
        self.setVisible(last > 0)
        self._word()

    def _go(self, step: int) -> None:
        self.number += step
        self._word()
        self.chosen.emit(self.number)

    def _word(self) -> None:
        self._name.setText(self.tr("Round {number} of {planned}").format(number=self.number, planned=self._planned))
        self.earlier.setEnabled(self.number > 1)
        self.later.setEnabled(self.number < self._last)
