"""Below the standings: how the chosen row was told apart from those level with it, and what is decided by hand."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from whistdrive.core import changes
from whistdrive.core.drive import Decision, Tie
from whistdrive.core.findings import Refused
from whistdrive.core.totals import Standing
from whistdrive.desk.several import several
from whistdrive.printing.ties import TiesInWords
from whistdrive.ui import theme
from whistdrive.ui.bridge import Bridge
from whistdrive.ui.widgets.answer_line import AnswerLine
from whistdrive.ui.widgets.button_key import press_by_key
from whistdrive.ui.widgets.labels import QuietLabel
from whistdrive.ui.widgets.short_field import ShortField
from whistdrive.ui.widgets.wrapping_row import WrappingRow

_ORDER_LETTERS = 16
_NOTE_LETTERS = 20
"""How wide these fields are, in average letters."""


class TieDecision(QWidget):
    """Tells every step, and records how people settled what no step decides; hidden where nobody is level.

    Every button is one step of undo. What is refused is said in the page's ``answer``.
    """

    def __init__(self, bridge: Bridge, answer: AnswerLine, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge, self._answer = bridge, answer
        self._ties: TiesInWords | None = None
        self._tied: Sequence[Standing] = ()
        self._tie: Tie | None = None
        self.told = QuietLabel()
        self.order_label = QLabel()
        self.order, self.note = ShortField(_ORDER_LETTERS), ShortField(_NOTE_LETTERS)
        self.cut, self.played_off, self.share, self.reopen = (QPushButton() for _ in range(4))
        self._controls = QWidget()
        self._lay_out()
        self._connect()
        self.hide()

    def retranslate(self) -> None:
        """Word everything in the language of the moment."""
        self.order_label.setText(self.tr("Won by"))
        self.order.setAccessibleName(self.tr("Who won the tie, the first of them first"))
        self.order.setToolTip(
            self.tr("Numbers or names with a + between; whoever is not named stays level behind them (Enter: they cut)")
        )
        self.note.setPlaceholderText(self.tr("Note"))
        self.note.setAccessibleName(self.tr("Note on how it was settled"))
        self.note.setToolTip(self.tr("Kept with the places, such as: ace of hearts"))
        texts = {
            self.cut: (self.tr("They cut"), self.tr("Those who are named here come first (Alt+K)")),
            self.played_off: (self.tr("Played off"), self.tr("Those who are named here come first (Alt+F)")),
            self.share: (self.tr("They share"), self.tr("They keep the same place for good (Alt+S)")),
            self.reopen: (self.tr("Undecided again"), self.tr("Forget how it was settled (Alt+O)")),
        }
        for button, (text, tip) in texts.items():
            button.setText(text)
            button.setToolTip(tip)
        self._word_example()

    def show_row(self, ties: TiesInWords | None, row: Standing | None) -> None:
        """Tell of one row of a list, and ask about its tie if it is still in one; None: there is no row."""
        told = ties.of_row(row) if ties and row else ""
        self.setVisible(bool(told))
        self._ties = ties
        tied: Sequence[Standing] = ()
        tie: Tie | None = None
        if ties and row and told:
            tied, tie = ties.tie_of(row)
        other = _first_ones(tied) != _first_ones(self._tied) or tie != self._tie
        self._tied, self._tie = tied, tie
        self.told.setText(told)
        self._controls.setVisible(len(tied) > 1)
        self.reopen.setVisible(tie is not None)
        if other:
            self.order.setText(self._numbers(tie.order if tie else ()))
            self.note.setText(tie.note if tie else "")
        self._word_example()

    def settle(self) -> bool:
        """Take in what was typed about a decision; False where it was refused, and the keyboard is there again."""
        undecided = self._tie is None and len(self._tied) > 1 and self.order.text().strip()
        if not undecided and self._take_typed():
            return True
        if undecided:
            self._answer.refuse(self.tr("Say whether they cut or played off (Alt+K or Alt+F), or clear the field."))
        self.order.setFocus(Qt.FocusReason.TabFocusReason)
        return False

    def _take_typed(self) -> bool:
        """Let a decision have the order and the note as they are typed now; without one there is nothing to keep."""
        tie = self._tie
        if tie is None or self.isHidden():
            return True
        if self.note.text() == tie.note and self.order.text() == self._numbers(tie.order):
            return True
        return self._decide(tie.decision)

    def _lay_out(self) -> None:
        self.order_label.setBuddy(self.order)
        row = WrappingRow(self.order_label, self.order, self.note, self.cut, self.played_off, self.share, self.reopen)
        self._controls.setLayout(row)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.STEP)
        layout.addWidget(self.told)
        layout.addWidget(self._controls)

    def _connect(self) -> None:
        decisions: tuple[tuple[QPushButton, str, Decision], ...] = (
            (self.cut, "Alt+K", "cut"),
            (self.played_off, "Alt+F", "played_off"),
            (self.share, "Alt+S", "shared"),
            (self.reopen, "Alt+O", ""),
        )
        for button, key, decision in decisions:
            button.clicked.connect(lambda _checked=False, decision=decision: self._decide(decision))
            press_by_key(button, key)
        self.order.returnPressed.connect(self._cut_if_open)
        for field in (self.order, self.note):
            field.editingFinished.connect(self._take_typed)

    def _cut_if_open(self) -> None:
        if self._tie is None:
            self._decide("cut")

    def _decide(self, decision: Decision) -> bool:
        """Record a decision, or (empty) that there is none; False, with the reason shown, where it is refused."""
        try:
            order = self._typed_order() if decision in ("cut", "played_off") else ()
        except Refused as refused:
            self._answer.show_refused(refused)
            return False
        done = self._answer.attempt(
            changes.decide_places,
            tied=_first_ones(self._tied),
            decision=decision,
            order=order,
            note=self.note.text() if decision else "",
            after=self._ties.upto if self._ties else None,
        )
        if done:
            self._answer.say(self.tr("Noted.") if decision else self.tr("It is undecided again."))
        return done

    def _typed_order(self) -> tuple[int, ...]:
        """The rows that are named, each by its first entrant; whoever is in none of them is named as they are."""
        firsts = {entrant: row.entrants[0] for row in self._tied for entrant in row.entrants}
        people = several(self._bridge.desk.drive, self.order.text())
        return tuple(dict.fromkeys(firsts.get(each.id, each.id) for each in people))

    def _word_example(self) -> None:
        """Show in the empty field how an order is typed, by the numbers of those who are tied."""
        numbers = self._numbers(_first_ones(self._tied)[:2])
        self.order.setPlaceholderText(self.tr("such as: {numbers}").format(numbers=numbers))

    def _numbers(self, entrants: Sequence[int]) -> str:
        """Entrants as they are typed."""
        by_id = self._ties.drive.by_id if self._ties else {}
        return " + ".join(str(by_id[each].number) for each in entrants)


def _first_ones(rows: Sequence[Standing]) -> tuple[int, ...]:
    """Some rows, each by its first entrant."""
    return tuple(row.entrants[0] for row in rows)
