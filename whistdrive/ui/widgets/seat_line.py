"""A question about a seat: who shares it, who takes it over, where somebody plays at once, what a dummy is called."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QVBoxLayout, QWidget
from typing_extensions import override

from whistdrive.core import changes
from whistdrive.core.drive import Drive, Entrant
from whistdrive.ui import theme
from whistdrive.ui.bridge import Bridge
from whistdrive.ui.models.candidates import Candidate, candidates, enough_to_list, hosts, places
from whistdrive.ui.widgets.answer_line import AnswerLine
from whistdrive.ui.widgets.candidate_list import CandidateList
from whistdrive.ui.widgets.rows import side_by_side

Question = Literal["host", "substitute", "place", "dummy"]


class SeatLine(QWidget):
    """There while it asks. Enter answers, Esc gives up; a refusal stands beside the field and what is typed stays.

    ``closed`` follows an answer that was taken, with the id of the entrant whom it was about, or None after Esc; the
    keyboard is then where it was before.
    """

    closed = Signal(object)

    def __init__(self, bridge: Bridge, over: QWidget) -> None:
        """The list of names opens over a page."""
        super().__init__(over)
        self._bridge = bridge
        self._question: Question = "dummy"
        self._about: Entrant | None = None
        self._asked_from: QWidget | None = None
        self.question = QLabel()
        self.field = QLineEdit()
        self.answer = AnswerLine(bridge)
        self.list = CandidateList(over)
        # No buddy of the field: an & in a name is no key.
        self.question.setTextFormat(Qt.TextFormat.PlainText)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.INSIDE)
        layout.addWidget(self.answer)  # above, since the list of names opens below
        layout.addLayout(side_by_side(self.question, self.field, stretch=self.field))
        self.field.installEventFilter(self)
        self.field.textChanged.connect(self.answer.rest)
        self.field.textChanged.connect(self._offer)
        self.list.clicked.connect(lambda index: self._take(index.row()))
        self.hide()

    def ask_host(self, guest: Entrant) -> None:
        """Ask in whose seat somebody sits in turn."""
        self.question.setText(self.tr("{name} shares the seat of").format(name=f"{guest.number} {guest.name}"))
        if guest.shares is None:
            usual = self.tr("Number or letters of somebody who is in · Enter: they share a seat · Esc: no")
        else:
            usual = self.tr("Number or letters · Enter with nothing: a seat of their own again · Esc: no change")
        self._ask("host", guest, usual)

    def ask_substitute(self, goes: Entrant) -> None:
        """Ask who takes over somebody's seat."""
        self.question.setText(self.tr("Substitute for {name}").format(name=f"{goes.number} {goes.name}"))
        usual = self.tr("Two letters list the members, a new name is added · Enter: takes over the seat · Esc: no")
        self._ask("substitute", goes, usual)

    def ask_place(self, came: Entrant) -> None:
        """Ask where somebody who waits plays in the round that is seated."""
        text = self.tr("{name} has a place at once:")
        self.question.setText(text.format(name=f"{came.number} {came.name}"))
        self._ask(
            "place", came, self.tr("Choose with the arrow keys · Enter: this place · Esc: from the next round on")
        )

    def ask_dummy(self) -> None:
        """Ask for the name of a dummy."""
        self.question.setText(self.tr("Name of the dummy"))
        usual = self.tr("It fills a seat and has no place in the results · Enter adds it · Esc: no")
        self._ask("dummy", None, usual)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and self._key(event):
            return True
        if event.type() == QEvent.Type.FocusOut and not self.list.underMouse():
            self.list.hide()
        elif event.type() == QEvent.Type.FocusIn:
            self._offer()
        return super().eventFilter(watched, event)

    def _ask(self, question: Question, about: Entrant | None, usual: str) -> None:
        self._question, self._about = question, about
        self.answer.set_usual(usual)
        self.answer.rest()
        self.field.setText("")
        self.field.setAccessibleName(self.question.text())
        self.field.setAccessibleDescription(usual)
        if not self.isVisible():
            self._asked_from = QApplication.focusWidget()
        self.show()
        self.field.setFocus()
        self._offer()

    def _key(self, event: QKeyEvent) -> bool:
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self._take()
            case Qt.Key.Key_Escape:
                self._close(None)
            case _:
                return self.list.moves(event)
        return True

    def _offer(self) -> None:
        self.list.offer(self._candidates(), self.field)

    def _candidates(self) -> tuple[Candidate, ...]:
        """Who or what may be meant by what is typed."""
        evening, about, text = self._bridge.desk.evening, self._about, self.field.text()
        if about is None or evening.drive is None:
            return ()
        match self._question:
            case "host":
                return hosts(evening.drive, about, text)
            case "substitute":
                return candidates(evening, text) if enough_to_list(text) else ()
            case "place":
                return places(evening, about, text)
            case "dummy":
                return ()

    def _take(self, row: int | None = None) -> None:
        about = self._about
        if about is None:
            self._add_dummy()
            return
        chosen = self.list.chosen(row)
        if chosen is None:
            self._take_nothing(about)
            return
        match self._question:
            case "host":
                taken = self.answer.attempt(changes.share_seat, entrant=about.id, shares=chosen.key)
            case "substitute":
                taken = self._substitute(about, chosen)
            case _:
                taken = self.answer.attempt(changes.take_seat, entrant=about.id, instead=chosen.key or None)
        if taken:
            self._close(self._drive.entrants[-1].id if self._question == "substitute" else about.id)
        else:
            self.field.setFocus()

    def _take_nothing(self, about: Entrant) -> None:
        """Enter, and nobody is listed."""
        if self.field.text().strip() or self._question == "place":
            self.answer.refuse(self._about_nobody())
        elif self._question == "host" and about.shares is not None:
            if self.answer.attempt(changes.share_seat, entrant=about.id, shares=None):
                self._close(about.id)
        else:
            self._close(None)

    def _about_nobody(self) -> str:
        match self._question:
            case "substitute":
                return self.tr("Two letters at least, please.")
            case "place":
                return self.tr("There is no such place in this round.")
            case _:
                return self.tr("Nobody of that number or name is in.")

    def _substitute(self, goes: Entrant, chosen: Candidate) -> bool:
        match chosen.kind:
            case "member":
                return self.answer.attempt(changes.substitute, entrant=goes.id, person=chosen.key)
            case "new":
                return self.answer.attempt(changes.substitute_new, entrant=goes.id, name=chosen.name)
            case _:
                text = self.tr("{name} is in already, number {number}.")
                self.answer.refuse(text.format(name=chosen.name, number=chosen.key))
                return False

    def _add_dummy(self) -> None:
        if self.answer.attempt(changes.add_dummy, name=self.field.text()):
            self._close(self._drive.entrants[-1].id)

    def _close(self, about: int | None) -> None:
        self.list.hide()
        self.hide()
        if self._asked_from is not None:
            self._asked_from.setFocus()
        self.closed.emit(about)

    @property
    def _drive(self) -> Drive:
        return self._bridge.desk.drive
