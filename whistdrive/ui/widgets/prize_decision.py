"""Below the prizes: how the chosen one is decided where figures do not do it, a tie or a prize that is given freely."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from whistdrive.core import changes
from whistdrive.core.drive import Decision, Drive, Prize
from whistdrive.core.figures import Entrants
from whistdrive.core.findings import Refused
from whistdrive.core.prizes import Award
from whistdrive.desk.prizes import eligible
from whistdrive.desk.several import several
from whistdrive.printing.prize_names import Line
from whistdrive.ui import theme
from whistdrive.ui.bridge import Bridge
from whistdrive.ui.widgets.answer_line import AnswerLine
from whistdrive.ui.widgets.button_key import press_by_key
from whistdrive.ui.widgets.labels import QuietLabel
from whistdrive.ui.widgets.short_field import ShortField
from whistdrive.ui.widgets.wheelproof import ComboBox
from whistdrive.ui.widgets.wrapping_row import WrappingRow

_NOTE_LETTERS = 30
_NAME_LETTERS = 24
"""How wide these fields are, in average letters."""


class PrizeDecision(QWidget):
    """Shows all steps in which the tied are level, and records how they settled it; hidden where nothing is open.

    Every button is one step of undo. What is refused is said in the page's ``answer``.
    """

    def __init__(self, bridge: Bridge, answer: AnswerLine, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge, self._answer = bridge, answer
        self._prize: Prize | None = None
        self.level = QuietLabel()
        self.who_label, self.who = QLabel(), ComboBox()
        self.person, self.note = ShortField(_NAME_LETTERS), ShortField(_NOTE_LETTERS)
        self.cut, self.played_off, self.share, self.award, self.reopen = (QPushButton() for _ in range(5))
        self._lay_out()
        self._connect()
        self.hide()

    def retranslate(self) -> None:
        """Word everything in the language of the moment."""
        self.who_label.setText(self.tr("Goes to"))
        self.who.setAccessibleName(self.tr("To whom the prize goes, of those who are tied"))
        self.person.setPlaceholderText(self.tr("Number or name"))
        self.person.setAccessibleName(self.tr("To whom the prize goes"))
        self.person.setToolTip(self.tr("Several of them with a + between (Enter)"))
        self.note.setPlaceholderText(self.tr("Note, such as: ace of hearts"))
        self.note.setAccessibleName(self.tr("Note on how it was settled"))
        self.note.setToolTip(self.tr("Kept with the prize"))
        texts = {
            self.cut: (self.tr("They cut"), self.tr("It goes to the name that is chosen here (Alt+K)")),
            self.played_off: (self.tr("Played off"), self.tr("It goes to the name that is chosen here (Alt+F)")),
            self.share: (self.tr("They share"), self.tr("Places that are shared are pooled and divided (Alt+S)")),
            self.award: (self.tr("Give it"), self.tr("It goes to whom the field names (Alt+K)")),
            self.reopen: (self.tr("Undecided again"), self.tr("Forget how it was settled (Alt+O)")),
        }
        for button, (text, tip) in texts.items():
            button.setText(text)
            button.setToolTip(tip)

    def show_line(self, drive: Drive | None, lines: Sequence[Line], line: Line | None) -> None:
        """Ask about the chosen one of the prizes, or nothing where its winner needs no decision."""
        before, award = self._prize, line.award if line else None
        self._prize = award.prize if award else None
        if drive is None or line is None or award is None or not _is_decided_by_hand(award):
            self.hide()
            return
        free = award.prize.kind == "free"
        self.level.setText(line.level)
        self.level.setVisible(bool(line.level))
        self._offer(drive, eligible([each.award for each in lines], award), award)
        for part in (self.who, self.cut, self.played_off, self.share):
            part.setVisible(not free)
        for field in (self.person, self.award):
            field.setVisible(free)
        self.reopen.setVisible(bool(award.prize.decision))
        if before is None or (before.id, before.note, before.decided) != _key(award.prize):
            self.note.setText(award.prize.note)
            self.person.setText(_numbers(drive, award.prize.decided))
        self.show()

    def settle(self) -> bool:
        """Take in a name or a note that was typed; False where it was refused, and the keyboard is there again."""
        refused = self._take_typed()
        if refused is not None:
            refused.setFocus(Qt.FocusReason.TabFocusReason)
        return refused is None

    def _take_typed(self) -> QWidget | None:
        """Take in what was typed, and return the field whose text was refused."""
        prize = self._prize
        if prize is None or self.isHidden():
            return None
        if prize.kind == "free" and self.person.text() != _numbers(self._bridge.desk.drive, prize.decided):
            return None if self._award_typed() else self.person
        if prize.decision and self.note.text() != prize.note:
            return None if self._decide(prize.decision, prize.decided) else self.note
        return None

    def _offer(self, drive: Drive, rows: Sequence[Entrants], award: Award) -> None:
        """Offer the names to choose from; what was chosen stays, and what was decided is chosen."""
        offered = [(_named(drive, row), row) for row in rows]
        if [(self.who.itemText(at), self.who.itemData(at)) for at in range(self.who.count())] != offered:
            chosen = self.who.currentData()
            self.who.clear()
            for name, row in offered:
                self.who.addItem(name, row)
            self.who.setCurrentIndex(rows.index(chosen) if chosen in rows else 0)
        for at, row in enumerate(rows):
            if set(row) & set(award.prize.decided):
                self.who.setCurrentIndex(at)
        for part in (self.who, self.cut, self.played_off):
            part.setEnabled(bool(rows))

    def _lay_out(self) -> None:
        self.who_label.setBuddy(self.who)
        self.who.setSizeAdjustPolicy(ComboBox.SizeAdjustPolicy.AdjustToContents)
        self.who.setMinimumWidth(self.fontMetrics().averageCharWidth() * _NAME_LETTERS)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.INSIDE)
        layout.addWidget(self.level)
        fields = (self.who_label, self.who, self.person, self.note)
        buttons = (self.cut, self.played_off, self.share, self.award, self.reopen)
        layout.addLayout(WrappingRow(*fields, *buttons))

    def _connect(self) -> None:
        decisions: tuple[tuple[QPushButton, Decision], ...] = (
            (self.cut, "cut"),
            (self.played_off, "played_off"),
            (self.share, "shared"),
            (self.reopen, ""),
        )
        for button, decision in decisions:
            button.clicked.connect(lambda _checked=False, decision=decision: self._settle_as(decision))
        self.award.clicked.connect(self._award_typed)
        for field in (self.person, self.note):
            field.editingFinished.connect(self._take_typed)
        keys = ((self.cut, "Alt+K"), (self.played_off, "Alt+F"), (self.share, "Alt+S"), (self.award, "Alt+K"))
        for button, key in (*keys, (self.reopen, "Alt+O")):
            press_by_key(button, key)

    def _settle_as(self, decision: Decision) -> None:
        chosen: Entrants = self.who.currentData() if decision in ("cut", "played_off") else ()
        self._decide(decision, chosen or ())

    def _award_typed(self) -> bool:
        """Give a free prize to whom the field names; nobody named takes it back."""
        typed = self.person.text()
        try:
            people = several(self._bridge.desk.drive, typed)
        except Refused as refused:
            self._answer.show_refused(refused)
            return False
        return self._decide("cut" if people else "", tuple(each.id for each in people))

    def _decide(self, decision: Decision, entrants: Entrants) -> bool:
        prize = self._prize
        if prize is None:
            return True
        note = self.note.text() if decision else ""
        done = self._answer.attempt(
            changes.decide_prize, prize=prize.id, decision=decision, entrants=entrants, note=note
        )
        if done:
            self._answer.say(self.tr("Noted.") if decision else self.tr("It is undecided again."))
        return done


def _key(prize: Prize) -> tuple[int, str, Entrants]:
    """What the fields are filled from."""
    return prize.id, prize.note, prize.decided


def _is_decided_by_hand(award: Award) -> bool:
    """Whether somebody has to say who has it, or has said so; who is left of the tied alone has it by itself."""
    if award.prize.kind == "free":
        return True
    return bool(award.tied) and (not award.winners or bool(award.prize.decision))


def _numbers(drive: Drive, entrants: Entrants) -> str:
    """Entrants as they are typed."""
    return " + ".join(str(drive.entrant(each).number) for each in entrants)


def _named(drive: Drive, entrants: Entrants) -> str:
    return " + ".join(f"{each.number} {each.name}" for each in map(drive.entrant, entrants) if not each.dummy)
