"""A sentence above the page with what can be done about it; it waits beside the work and stops nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QGridLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from whistdrive.ui import theme
from whistdrive.ui.widgets.icon_label import IconLabel
from whistdrive.ui.widgets.key_in import key_in
from whistdrive.ui.widgets.wrapping_row import WrappingRow

LEAST_LETTERS = 36
"""So many average letters must have room beside the choices, or these go below."""

Choice = tuple[str, Callable[[], object]]
"""The text of a button and what it does."""


_MIDDLE = Qt.AlignmentFlag.AlignVCenter


class Notice(QWidget):
    """Hidden until there is something to say. Every choice, and Esc inside, puts it away."""

    def __init__(self, icon: str = "warning", role: theme.Role = "amber", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._role = role
        self._frame = QFrame()
        self._frame.setObjectName("notice")
        self._sentence = QLabel()
        self._sentence.setWordWrap(True)
        self._sentence.setTextFormat(Qt.TextFormat.PlainText)
        sizes = self._sentence.sizePolicy()
        sizes.setHorizontalPolicy(QSizePolicy.Policy.Ignored)  # it takes what is left
        self._sentence.setSizePolicy(sizes)
        self._buttons: list[QPushButton] = []
        self._choices, self._row = QWidget(), WrappingRow()
        self._choices.setLayout(self._row)
        self._folded = False
        around = QVBoxLayout(self)
        around.setContentsMargins(0, 0, 0, 0)
        around.addWidget(self._frame)
        self._layout = QGridLayout(self._frame)
        self._layout.setContentsMargins(theme.BETWEEN, theme.INSIDE, theme.BETWEEN, theme.INSIDE)
        self._layout.setSpacing(theme.INSIDE)
        self._layout.setColumnStretch(1, 1)
        self._layout.addWidget(IconLabel(icon, role), 0, 0)
        self._layout.addWidget(self._sentence, 0, 1)
        self._layout.addWidget(self._choices, 0, 2, _MIDDLE)
        key_in(self, Qt.Key.Key_Escape, self.put_away)
        for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            key_in(self, key, self._press)
        self._colour()
        self.hide()

    @property
    def sentence(self) -> str:
        """What it says."""
        return self._sentence.text()

    @property
    def choices(self) -> tuple[QPushButton, ...]:
        """The buttons that are offered."""
        return tuple(self._buttons)

    def say(self, sentence: str, choices: Sequence[Choice], *, focus: bool = False) -> None:
        """Show the sentence with its choices, the first of which gets the focus if wanted."""
        self.word(sentence)
        self._clear()
        for text, action in choices:
            button = QPushButton(text)
            button.setFont(QApplication.font())
            button.clicked.connect(self.put_away)
            button.clicked.connect(lambda _checked=False, action=action: action())
            self._row.addWidget(button)
            self._buttons.append(button)
        self.show()
        self._fold()
        if focus and self._buttons:
            self._buttons[0].show()  # in a notice that is shown already a layout shows it too late to take the focus
            self._buttons[0].setFocus()

    def word(self, sentence: str) -> None:
        """Set the sentence, whether it is shown or not."""
        self._sentence.setText(sentence)
        self.setAccessibleName(sentence)

    def put_away(self) -> None:
        """Hide it."""
        self.hide()

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.ApplicationPaletteChange:
            self._colour()
        elif event.type() == QEvent.Type.ApplicationFontChange:
            for part in (self._sentence, *self._buttons):
                part.setFont(QApplication.font())  # what lies in a style sheet does not follow by itself
            self._fold()
        super().changeEvent(event)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fold()

    def _press(self) -> None:
        """Enter does what the button under the focus says."""
        for button in self._buttons:
            if button.hasFocus():
                button.click()
                return

    def _clear(self) -> None:
        for button in self._buttons:
            self._row.removeWidget(button)
            button.deleteLater()
        self._buttons = []

    def _fold(self) -> None:
        """Put the choices below the sentence where they leave it no room beside them."""
        least = LEAST_LETTERS * self._sentence.fontMetrics().averageCharWidth()
        folded = self.width() < self._row.sizeHint().width() + least
        if folded != self._folded:
            self._folded = folded
            self._layout.removeWidget(self._choices)
            self._layout.addWidget(self._choices, *((1, 1, 1, 2) if folded else (0, 2, 1, 1)), _MIDDLE)

    def _colour(self) -> None:
        colours = theme.scheme()
        self._frame.setStyleSheet(
            f"#notice {{ background: {colours.surface}; border: 1px solid {colours.line};"
            f" border-left: 4px solid {theme.colour(self._role).name()}; border-radius: 6px; }}"
        )
