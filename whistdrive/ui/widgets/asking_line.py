"""The line under the scores: what was written is read back here, refusals are explained, and reasons are asked for."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QFontMetrics, QKeyEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLineEdit, QWidget
from typing_extensions import override

from whistdrive.ui import theme
from whistdrive.ui.bridge import Bridge
from whistdrive.ui.widgets.answer_line import AnswerLine


class Reply(QLineEdit):
    """The field for an answer; Enter gives it, and presses no button of a dialog besides."""

    given_up = Signal()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.given_up.emit()
            return
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()


class AskingLine(QWidget):
    """Says one thing at a time; a question brings a field for the answer, which Enter gives and Esc gives up.

    A question is no box: everything else stays in reach, and whoever leaves answers it first (:meth:`settle`).
    """

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.label = AnswerLine(bridge)
        self.reply = Reply()
        self.reply.setMinimumHeight(theme.ROW_HEIGHT)
        self.reply.hide()
        self.reply.returnPressed.connect(self.settle)
        self.reply.given_up.connect(self._give_up)
        self._answered: Callable[[str], object] | None = None
        self._given_up: Callable[[], object] | None = None
        self._nothing = ""
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.INSIDE)
        layout.addWidget(self.label, 3)
        layout.addWidget(self.reply, 2)
        self._keep_room()

    @property
    def text(self) -> str:
        """What it says."""
        return self.label.text()

    @property
    def told(self) -> str:
        """What it says was done, empty where it says anything else."""
        return self.label.told

    @property
    def asking(self) -> bool:
        """Whether it waits for an answer."""
        return self._answered is not None

    def say(self, sentence: str) -> None:
        """Tell what was done."""
        self._end()
        self.label.say(sentence)
        self._announce(sentence)

    def hint(self, sentence: str) -> None:
        """Say what the keys would do now."""
        self._end()
        self.label.hint(sentence)

    def rest(self) -> None:
        """Say what the keys do here, as always when there is nothing else."""
        self._end()
        self.label.rest()

    def move_on(self) -> None:
        """Put a refusal away once what it is about has been left; what was done stays told."""
        if self.label.refusing and not self.asking:
            self.rest()

    def refuse(self, sentence: str) -> None:
        """Tell what was not done, and why."""
        self._end()
        self.label.refuse(sentence)
        self._announce(sentence)

    def ask(self, question: str, name: str, answered: Callable[[str], object], given_up: Callable[[], object]) -> None:
        """Ask for a text; ``name`` is what the field is called. Blank is no answer: ``name`` says what is wanted."""
        self.label.refuse(question)
        self._answered, self._given_up = answered, given_up
        self.reply.clear()
        self.reply.setPlaceholderText(name)
        self.reply.setAccessibleName(name)
        self.reply.show()
        self.reply.setFocus()
        self._announce(question)

    def settle(self) -> bool:
        """Give the answer that is typed; False when there is none yet."""
        if self._answered is None:
            return True
        answer = self.reply.text().strip()
        if not answer:
            self.reply.setFocus()
            return False
        answered = self._answered
        self._end()
        answered(answer)
        return True

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.ApplicationFontChange:
            self._keep_room()
        super().changeEvent(event)

    def _keep_room(self) -> None:
        """Two lines always have room: a long name in a sentence does not move, and paint anew, all that is above."""
        self.setMinimumHeight(max(theme.ROW_HEIGHT, 2 * QFontMetrics(QApplication.font()).lineSpacing()))

    def _give_up(self) -> None:
        given_up = self._given_up
        self.rest()
        if given_up is not None:
            given_up()

    def _end(self) -> None:
        self._answered = self._given_up = None
        self.reply.hide()

    def _announce(self, sentence: str) -> None:
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.label, sentence))
