"""A question about a seat: in whose seat somebody sits in turn, or what a dummy is called."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QVBoxLayout, QWidget
from typing_extensions import override

from whistdrive.core import changes
from whistdrive.core.drive import Drive, Entrant
from whistdrive.ui import theme
from whistdrive.ui.bridge import Bridge
from whistdrive.ui.models.candidates import hosts
from whistdrive.ui.widgets.answer_line import AnswerLine
from whistdrive.ui.widgets.candidate_list import CandidateList
from whistdrive.ui.widgets.rows import side_by_side


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
        self._guest: Entrant | None = None
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
        layout.addLayout(side_by_side(self.question, self.field, stretch=self.field))
        layout.addWidget(self.answer)
        self.field.installEventFilter(self)
        self.field.textChanged.connect(self.answer.rest)
        self.field.textChanged.connect(self._offer)
        self.list.clicked.connect(lambda index: self._share(index.row()))
        self.hide()

    def ask_host(self, guest: Entrant) -> None:
        """Ask in whose seat somebody sits in turn."""
        self._guest = guest
        self.question.setText(self.tr("{name} shares the seat of").format(name=f"{guest.number} {guest.name}"))
        if guest.shares is None:
            usual = self.tr("Number or letters of somebody who is in · Enter: they share a seat · Esc: no")
        else:
            usual = self.tr("Number or letters · Enter with nothing: a seat of their own again · Esc: no change")
        self._ask(usual)

    def ask_dummy(self) -> None:
        """Ask for the name of a dummy."""
        self._guest = None
        self.question.setText(self.tr("Name of the dummy"))
        self._ask(self.tr("It fills a seat and has no place in the results · Enter adds it · Esc: no"))

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and self._key(event):
            return True
        if event.type() == QEvent.Type.FocusOut and not self.list.underMouse():
            self.list.hide()
        elif event.type() == QEvent.Type.FocusIn:
            self._offer()
        return super().eventFilter(watched, event)

    def _ask(self, usual: str) -> None:
        self.answer.set_usual(usual)
        self.answer.rest()
        self.field.setText("")
        self.field.setAccessibleName(self.question.text())
        self.field.setAccessibleDescription(usual)
        if not self.isVisible():
            self._asked_from = QApplication.focusWidget()
        self.show()
        self.field.setFocus()

    def _key(self, event: QKeyEvent) -> bool:
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter if self._guest is None:
                self._add_dummy()
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self._share()
            case Qt.Key.Key_Escape:
                self._close(None)
            case _:
                return self.list.moves(event)
        return True

    def _offer(self) -> None:
        if self._guest is not None and self._drive is not None:
            self.list.offer(hosts(self._drive, self._guest, self.field.text()), self.field)

    def _share(self, row: int | None = None) -> None:
        guest = self._guest
        if guest is None:
            return
        host = self.list.chosen(row)
        if host is not None:
            self._try_share(guest, host.key)
        elif self.field.text().strip():
            self.answer.refuse(self.tr("Nobody of that number or name is in."))
        elif guest.shares is not None:
            self._try_share(guest, None)
        else:
            self._close(None)

    def _try_share(self, guest: Entrant, host: int | None) -> None:
        if self.answer.attempt(changes.share_seat, entrant=guest.id, shares=host):
            self._close(guest.id)
        else:
            self.field.setFocus()

    def _add_dummy(self) -> None:
        if self.answer.attempt(changes.add_dummy, name=self.field.text()):
            self._close(self._bridge.desk.drive.entrants[-1].id)

    def _close(self, about: int | None) -> None:
        self.list.hide()
        self.hide()
        if self._asked_from is not None:
            self._asked_from.setFocus()
        self.closed.emit(about)

    @property
    def _drive(self) -> Drive | None:
        return self._bridge.desk.evening.drive
