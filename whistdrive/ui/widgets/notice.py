"""A sentence above the page with what can be done about it; it waits beside the work and stops nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget
from typing_extensions import override

from whistdrive.ui import theme
from whistdrive.ui.widgets.icon_label import IconLabel
from whistdrive.ui.widgets.key_in import key_in

Choice = tuple[str, Callable[[], object]]
"""The text of a button and what it does."""


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
        self._buttons: list[QPushButton] = []
        around = QVBoxLayout(self)
        around.setContentsMargins(0, 0, 0, 0)
        around.addWidget(self._frame)
        self._layout = QHBoxLayout(self._frame)
        self._layout.setContentsMargins(theme.BETWEEN, theme.INSIDE, theme.BETWEEN, theme.INSIDE)
        self._layout.setSpacing(theme.INSIDE)
        self._layout.addWidget(IconLabel(icon, role))
        self._layout.addWidget(self._sentence, 1)
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
            self._layout.addWidget(button)
            self._buttons.append(button)
        self.show()
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
        super().changeEvent(event)

    def _press(self) -> None:
        """Enter does what the button under the focus says."""
        for button in self._buttons:
            if button.hasFocus():
                button.click()
                return

    def _clear(self) -> None:
        for button in self._buttons:
            self._layout.removeWidget(button)
            button.deleteLater()
        self._buttons = []

    def _colour(self) -> None:
        colours = theme.scheme()
        self._frame.setStyleSheet(
            f"#notice {{ background: {colours.surface}; border: 1px solid {colours.line};"
            f" border-left: 4px solid {theme.colour(self._role).name()}; border-radius: 6px; }}"
        )
