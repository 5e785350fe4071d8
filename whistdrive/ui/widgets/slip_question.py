"""A question about the slip under the cursor: a few fields between the slips and the line below them."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import Concatenate, ParamSpec

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QApplication, QFrame, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget
from typing_extensions import override

from whistdrive.core.contracts import Column
from whistdrive.core.drive import Drive, Table
from whistdrive.core.evening import Evening
from whistdrive.core.findings import Gravity, Refused
from whistdrive.desk.draft import Place
from whistdrive.desk.typed import misread, read
from whistdrive.ui import theme
from whistdrive.ui.bridge import Bridge, Seen
from whistdrive.ui.widgets.answer_line import AnswerLine
from whistdrive.ui.widgets.asking_line import AskingLine
from whistdrive.ui.widgets.key_in import key_in

Arguments = ParamSpec("Arguments")


class SlipQuestion(QFrame):
    """Hidden until it is asked. Enter answers, Esc gives up; whoever leaves answers first what is half-typed.

    ``answer`` says what would happen, and why it does not. ``closed`` tells whether the keyboard should go back where
    it came from, or has gone elsewhere already.
    """

    closed = Signal(bool)

    def __init__(self, bridge: Bridge, line: AskingLine, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._line = line
        self._asked: tuple[str, ...] = ()
        self.place, self.seen = Place(1, 1, 1), Seen(bridge)
        self.title, self.answer = QLabel(), AnswerLine(bridge)
        self.title.setWordWrap(True)
        self.do_it, self.leave = QPushButton(), QPushButton()
        self.do_it.clicked.connect(self.act)
        self.leave.clicked.connect(self.put_away)
        key_in(self, Qt.Key.Key_Escape, self.put_away)
        self.hide()
        self.setObjectName("question")
        self._frame()

    @property
    @abstractmethod
    def fields(self) -> tuple[QLineEdit, ...]:
        """What can be typed, in order; the first takes the keyboard."""

    @abstractmethod
    def begin(self) -> None:
        """Word the title and fill the fields for :attr:`place`."""

    @abstractmethod
    def act(self) -> bool:
        """Do it, and :meth:`put_away`; False, with the reason in sight and the keyboard at the field, when refused."""

    def retranslate(self) -> None:
        """Word everything that does not depend on the place."""
        self.leave.setText(self.tr("Close"))
        self.leave.setToolTip(self.tr("Esc"))
        self.do_it.setToolTip(self.tr("Enter"))

    @property
    def drive(self) -> Drive:
        """The open drive."""
        return self._bridge.desk.drive

    @property
    def table(self) -> Table:
        """The table it is about."""
        return self.drive.rounds[self.place.number - 1].table(self.place.table)

    def ask(self, place: Place) -> None:
        """Ask about the deal at a place."""
        self.place = place
        self.seen.look()
        self.begin()
        self._asked = self._typed()
        self.show()
        self.fields[0].setFocus(Qt.FocusReason.TabFocusReason)

    def settle(self) -> bool:
        """Answer what is half-typed; False when that is refused. What was not begun is put away."""
        if self.isHidden():
            return True
        if self._typed() != self._asked:
            return self.act()
        self.put_away()
        return True

    def put_away(self) -> None:
        """Ask no more."""
        if not self.isHidden():
            here = QApplication.focusWidget()
            inside = here is None or self.isAncestorOf(here) or self._line.isAncestorOf(here)
            self.hide()
            self.closed.emit(inside)

    def follow(self, before: Evening, after: Evening) -> None:
        """Another drive, or a round that was taken back, leaves nothing to ask about."""
        old, new = before.drive, after.drive
        if old is None or new is None or old.id != new.id or self.place.number > len(new.rounds):
            self.hide()

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.ApplicationPaletteChange:
            self._frame()
        elif event.type() == QEvent.Type.ApplicationFontChange:
            for part in self.findChildren(QWidget):
                part.setFont(QApplication.font())  # what lies in a style sheet does not follow by itself
        super().changeEvent(event)

    def lay_out(self) -> QVBoxLayout:
        """The column of the question: its title stands already, its answer and buttons follow."""
        layout = QVBoxLayout(self)
        layout.setContentsMargins(theme.BETWEEN, theme.INSIDE, theme.BETWEEN, theme.INSIDE)
        layout.setSpacing(theme.INSIDE)
        layout.addWidget(self.title)
        for field in self.fields:
            field.returnPressed.connect(self.act)
        return layout

    def whole_number(self, field: QLineEdit) -> int | None:
        """The points typed into a field; None, with the reason in sight, where there are none."""
        mark = read(POINTS, field.text()).mark
        if isinstance(mark, int):
            return mark
        if field.text().strip():
            self.refuse_at(field, self._bridge.sentence(Refused(misread(POINTS, field.text()))))
        else:
            self.refuse_at(field, self.tr("{field} is missing.").format(field=field.accessibleName()))
        return None

    def refuse_at(self, field: QLineEdit, sentence: str) -> None:
        """Say why not, with the keyboard in the field and its text ready to be typed over."""
        self.answer.refuse(sentence)
        field.setFocus(Qt.FocusReason.TabFocusReason)

    def attempt(
        self,
        change: Callable[Concatenate[Evening, Arguments], Evening],
        *args: Arguments.args,
        **kwargs: Arguments.kwargs,
    ) -> Refused | None:
        """Ask the desk for a change; a refusal that no reason can excuse is shown."""
        try:
            self.seen.do(change, *args, **kwargs)
        except Refused as refused:
            if not is_excusable(refused):
                self.refuse_at(self.fields[0], self._bridge.sentence(refused))
            return refused
        return None

    def _typed(self) -> tuple[str, ...]:
        return tuple(field.text() for field in self.fields)

    def _frame(self) -> None:
        colours = theme.scheme()
        self.setStyleSheet(
            f"#question {{ background: {colours.surface}; border: 1px solid {colours.line};"
            f" border-left: 4px solid {colours.accent}; border-radius: 6px; }}"
        )


def is_excusable(refused: Refused) -> bool:
    """Whether a reason would make up for all that is wrong."""
    return all(finding.gravity is Gravity.DOUBTFUL for finding in refused.findings)


POINTS = Column("points", None)
"""Points of any size, as they are typed into a field."""
