"""The field at the door: a few letters of a name, Enter, and the next person may come in."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget
from typing_extensions import override

from whistdrive.core.changes.parts import first_free
from whistdrive.core.evening import Evening
from whistdrive.desk.roster import NOBODY
from whistdrive.ui import theme
from whistdrive.ui.models.candidates import candidates, enough_to_list
from whistdrive.ui.widgets.candidate_list import CandidateList
from whistdrive.ui.widgets.rows import side_by_side
from whistdrive.ui.widgets.short_field import ShortField

NUMBER_LETTERS = 4


class Door(QWidget):
    """Name, number and the buttons that sign in; the list of candidates opens over what stands below.

    ``chosen`` carries the candidate, the role (``A``, ``B`` or None) and what is typed as number. Enter stands for the
    first button and Shift+Enter for the second, which is there where the evening has roles.
    """

    chosen = Signal(object, object, str)
    left_downwards = Signal()

    def __init__(self, over: QWidget, answer: QWidget) -> None:
        """The list opens over a page; ``answer``, where it says what was done, stands beside the buttons."""
        super().__init__(over)
        self.name = QLineEdit()
        self.name.setClearButtonEnabled(True)
        self.number = ShortField(NUMBER_LETTERS)
        self.number.setMaxLength(4)
        self._number_label = QLabel()
        self.buttons = (QPushButton(), QPushButton())
        self.list = CandidateList(over)
        self._roles: tuple[str, str] | None = None
        self._evening, self._regulars = Evening(), NOBODY
        self._lay_out(answer)
        self.name.installEventFilter(self)
        self.number.installEventFilter(self)
        self.name.textChanged.connect(self._offer)
        self.list.clicked.connect(lambda index: self._choose(0, index.row()))
        self.buttons[0].clicked.connect(lambda: self._choose(0))
        self.buttons[1].clicked.connect(lambda: self._choose(1))

    def retranslate(self) -> None:
        """Word the fields and buttons."""
        self.name.setPlaceholderText(self.tr("Name: two letters are enough"))
        self.name.setAccessibleName(self.tr("Name of somebody at the door"))
        self.name.setToolTip(self.tr("Two letters list the members. Enter signs in, Esc clears (Ctrl+F)"))
        self._number_label.setText(self.tr("gets number"))
        self.number.setAccessibleName(self.tr("Number for the next person"))
        self.number.setToolTip(self.tr("The lowest free number, unless another is typed"))
        self.list.setAccessibleName(self.tr("People of that name"))
        self._word_buttons()

    def expect(self, regulars: Mapping[int, int]) -> None:
        """Offer those first who came most often; ``regulars`` says how often, by id."""
        self._regulars = regulars

    def show_evening(self, evening: Evening) -> None:
        """Offer the people of this evening and its next free number."""
        self._evening = evening
        drive = evening.drive
        self.setEnabled(drive is not None and not drive.closed)
        self.number.setPlaceholderText(
            "" if drive is None else str(first_free(entrant.number for entrant in drive.entrants))
        )
        roles = drive.plan.roles if drive else None
        if roles != self._roles:
            self._roles = roles
            self._word_buttons()
        self._offer()

    def clear(self) -> None:
        """Be ready for the next person."""
        for field in (self.name, self.number):
            field.setText("")  # unlike clear() this forgets what Ctrl+Z would bring back

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and self._key(event):
            return True
        if event.type() == QEvent.Type.FocusOut and watched is self.name and not self.list.underMouse():
            self.list.hide()
        if event.type() == QEvent.Type.FocusIn and watched is self.name:
            self._offer()
        return super().eventFilter(watched, event)

    def _key(self, event: QKeyEvent) -> bool:
        if self.list.moves(event):
            return True
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self._choose(1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 0)
            case Qt.Key.Key_Down:
                self.left_downwards.emit()
            case Qt.Key.Key_Escape if self.name.text() or self.number.text():
                self.clear()
                self.name.setFocus()
            case _:
                return False
        return True

    def _lay_out(self, answer: QWidget) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.INSIDE)
        layout.addLayout(side_by_side(self.name, self._number_label, self.number, stretch=self.name))
        layout.addLayout(side_by_side(answer, *self.buttons, stretch=answer))
        self.number.setAlignment(Qt.AlignmentFlag.AlignRight)
        self._number_label.setBuddy(self.number)
        for button in self.buttons:
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def _word_buttons(self) -> None:
        first, second = self.buttons
        first.setText(
            self.tr("Sign in") if self._roles is None else self.tr("Sign in as {role}").format(role=self._roles[0])
        )
        first.setToolTip(self.tr("Enter"))
        second.setVisible(self._roles is not None)
        second.setText("" if self._roles is None else self.tr("Sign in as {role}").format(role=self._roles[1]))
        second.setToolTip(self.tr("Shift+Enter"))

    def _offer(self) -> None:
        text = self.name.text()
        found = candidates(self._evening, text, self._regulars) if enough_to_list(text) else ()
        self.list.offer(found, self.name)

    def _choose(self, button: int, row: int | None = None) -> None:
        found = self.list.chosen(row)
        if found is not None:
            role = ("A", "B")[button] if self._roles else None
            self.chosen.emit(found, role, self.number.text().strip())
        self.name.setFocus()
