"""Prizes: which there are, who wins them, how ties are settled, and what has been handed out."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QTimer
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QCheckBox, QPushButton, QVBoxLayout, QWidget
from typing_extensions import override

from whistdrive.core import changes
from whistdrive.core.drive import Drive, Prize
from whistdrive.core.evening import Evening
from whistdrive.core.merging import merged
from whistdrive.desk.prizes import to_hand_out, usual_prizes
from whistdrive.ui import theme
from whistdrive.ui.bridge import Bridge, Seen
from whistdrive.ui.dialogs.prize import PrizeDialog
from whistdrive.ui.models.prizes import PrizesModel
from whistdrive.ui.pages.page import Page
from whistdrive.ui.widgets.answer_line import AnswerLine
from whistdrive.ui.widgets.button_key import press_by_key, press_by_key_in
from whistdrive.ui.widgets.folding_row import FoldingRow
from whistdrive.ui.widgets.labels import PageTitle, QuietLabel
from whistdrive.ui.widgets.lines_list import LinesList
from whistdrive.ui.widgets.next_button import NextButton
from whistdrive.ui.widgets.prize_decision import PrizeDecision
from whistdrive.ui.widgets.rows import kept_together
from whistdrive.ui.widgets.wrapping_row import WrappingRow

LEAST_ROWS = 3
"""So many rows of the list are always to be seen; where there is no room for them the page scrolls."""


class PrizesPage(Page):
    """The list of prizes, and below it how the chosen one is decided; worked out only while it is looked at."""

    key = "prizes"

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(bridge, parent)
        self._shown: Drive | None = None
        self.title, self.progress = PageTitle(), QuietLabel()
        self.usual, self.hand_out, self.to_paper = NextButton(), NextButton(), NextButton()
        self.one_prize, self.leavers_win = QCheckBox(), QCheckBox()
        self.model, self.list = PrizesModel(), LinesList()
        self.answer = AnswerLine(bridge)
        self.decision = PrizeDecision(bridge, self.answer)
        self.add, self.edit, self.strike, self.up, self.down, self.give = (QPushButton() for _ in range(6))
        self.dialog: PrizeDialog | None = None
        self._lay_out()
        self._connect()
        self.retranslate()
        self.show_evening(Evening(), bridge.desk.evening)

    @override
    def retranslate(self) -> None:
        self.title.setText(self.tr("Prizes"))
        self.list.setAccessibleName(self.tr("Prizes"))
        self.list.setToolTip(self.tr("The more valuable ones first: Alt+↑ and Alt+↓ move one"))
        self.one_prize.setText(self.tr("One prize per person"))
        self.one_prize.setToolTip(self.tr("The more valuable one is kept, and the other goes to the next (Space)"))
        self.leavers_win.setText(self.tr("Whoever went home wins too"))
        self.leavers_win.setToolTip(self.tr("Otherwise they stay in the standings and win no prize (Space)"))
        texts = {
            self.usual: (self.tr("Usual prizes"), self._about_usual()),
            self.to_paper: (self.tr("Go to the paper"), self.tr("The prize list and the announcer’s sheet (Alt+L)")),
            self.add: (self.tr("Add…"), self.tr("One more prize, after the others (Alt+A, or Insert in the list)")),
            self.edit: (self.tr("Edit…"), self.tr("What it is for, its name and its money (Enter or F2 in the list)")),
            self.strike: (self.tr("Strike"), self.tr("One prize less (Delete in the list)")),
            self.up: (self.tr("Up"), self.tr("Before its neighbour (Alt+↑ in the list)")),
            self.down: (self.tr("Down"), self.tr("After its neighbour (Alt+↓ in the list)")),
            self.give: (self.tr("Hand this one out"), self.tr("Remember who has been handed it (Alt+T)")),
        }
        for button, (text, tip) in texts.items():
            button.setText(text)
            button.setToolTip(tip)
        self.hand_out.setToolTip(self.tr("Remember who has been handed what is won by now (Alt+G)"))
        self.decision.retranslate()
        self._shown = None
        self._refresh()

    @override
    def show_evening(self, before: Evening, after: Evening) -> None:
        if before.drive is not after.drive:
            self.answer.rest()
            self._refresh()

    @override
    def state(self) -> str:
        prizes = self.drive.prizes if self.drive else ()
        if not prizes:
            return ""
        given = sum(bool(prize.given) for prize in prizes)
        return self.tr("handed out: {given} of {count}").format(given=given, count=len(prizes))

    @override
    def settle(self) -> bool:
        return self.decision.settle()

    @override
    def focus_first(self) -> None:
        (self.list if self.model.lines else self.usual).setFocus()

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._refresh()

    @property
    def prize(self) -> Prize | None:
        """The prize that is chosen in the list."""
        line = self.model.line(self.list.currentIndex().row())
        return line.award.prize if line else None

    def _lay_out(self) -> None:
        self.list.setModel(self.model)
        self.list.setMinimumHeight(LEAST_ROWS * theme.ROW_HEIGHT)
        for box in (self.one_prize, self.leavers_win):
            box.setMinimumHeight(theme.ROW_HEIGHT)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(theme.EDGE, theme.BETWEEN, theme.EDGE, theme.BETWEEN)
        layout.setSpacing(theme.INSIDE)
        steps = (self.usual, self.hand_out, self.to_paper)
        layout.addWidget(FoldingRow(self.title, self.progress, kept_together(*steps)))
        layout.addLayout(WrappingRow(self.one_prize, self.leavers_win))
        layout.addWidget(self.list, 1)
        layout.addWidget(self.decision)
        layout.addWidget(self.answer)
        layout.addLayout(WrappingRow(self.add, self.edit, self.strike, self.up, self.down, right=self.give))

    def _connect(self) -> None:
        self.list.selectionModel().currentChanged.connect(lambda *_: self._follow_row())
        for box in (self.one_prize, self.leavers_win):
            box.clicked.connect(self._plan)
        does = (
            (self.usual, self._add_usual, "Alt+U"),
            (self.add, self._add, "Alt+A"),
            (self.hand_out, self._hand_out, "Alt+G"),
            (self.give, self._give, "Alt+T"),
            (self.to_paper, lambda: self.go_to.emit("paper"), "Alt+L"),
        )
        for button, action, key in does:
            button.clicked.connect(lambda _checked=False, action=action: action())
            press_by_key(button, key)
        in_list = (
            (self.add, ("Ins",)),
            (self.edit, ("Return", "Enter", "F2")),
            (self.strike, ("Del",)),
            (self.up, ("Alt+Up",)),
            (self.down, ("Alt+Down",)),
        )
        for button, keys in in_list:
            for key in keys:
                press_by_key_in(self.list, button, key)
        self.list.doubleClicked.connect(self._edit)
        self.edit.clicked.connect(self._edit)
        self.strike.clicked.connect(self._strike)
        self.up.clicked.connect(lambda: self._move(up=True))
        self.down.clicked.connect(lambda: self._move(up=False))

    def _refresh(self) -> None:
        drive = self.drive
        if drive is None or drive is self._shown or not self.isVisible():
            return
        row, chosen = max(self.list.currentIndex().row(), 0), self.prize
        self._shown = drive
        self.model.show_drive(drive, self.bridge.words)
        at = self.model.row_of(chosen.id if chosen else None)
        row = min(row, len(self.model.lines) - 1) if at is None else at
        self.list.setCurrentIndex(self.model.index(row))
        self.one_prize.setChecked(drive.plan.one_prize)
        self.leavers_win.setChecked(drive.plan.leavers_win)
        self._word_progress(drive)
        self._follow_row()

    def _word_progress(self, drive: Drive) -> None:
        """How far the prizes are, and what the next step is."""
        awards = [line.award for line in self.model.lines]
        ready, still_open = len(to_hand_out(drive, awards)), sum(award.open for award in awards)
        said = []
        if awards:
            given = sum(bool(award.prize.given) for award in awards)
            said.append(self.tr("Handed out: {given} of {count}").format(given=given, count=len(awards)))
        if still_open:
            said.append(self.tr("to be decided: {count}").format(count=still_open))
        self.progress.setText(" · ".join(said) if awards else self.tr("There are no prizes yet."))
        usual = self.tr("Winners fill themselves in. Enter edits a prize.")
        self.answer.set_usual(
            usual if awards else self.tr("Add the usual prizes in one step, or any others one by one.")
        )
        self.usual.setVisible(not awards)
        self.usual.setToolTip(self._about_usual())
        self.hand_out.setText(self.tr("Hand out: {count}").format(count=ready))
        self.hand_out.setVisible(ready > 0)
        self.to_paper.setVisible(bool(awards) and all(award.prize.given for award in awards))

    def _about_usual(self) -> str:
        usual = len(usual_prizes(self.drive)) if self.drive else 0
        if self.drive is not None and not self.drive.plan.interval:
            return self.tr("First, second and lowest: %n prizes in one step (Alt+U)", "", usual)
        return self.tr(
            "First, second and lowest, and the best of the first half: %n prizes in one step (Alt+U)", "", usual
        )

    def _follow_row(self) -> None:
        """Show how the chosen prize is decided, and what can be done with it."""
        at = self.list.currentIndex().row()
        line = self.model.line(at)
        self.decision.show_line(self._shown, self.model.lines, line)
        # Only once the list has the room that the decision leaves it.
        QTimer.singleShot(0, self.list, lambda: self.list.scrollTo(self.list.currentIndex()))
        for button in (self.edit, self.strike):
            button.setEnabled(line is not None)
        self.up.setEnabled(at > 0)
        self.down.setEnabled(0 <= at < len(self.model.lines) - 1)
        handed = line is not None and bool(line.award.prize.given) and not line.award.corrected
        self.give.setEnabled(line is not None and bool(line.winners) and not handed)

    def _plan(self) -> None:
        """Let the plan have what the boxes say."""
        drive = self.desk.drive
        plan = replace(drive.plan, one_prize=self.one_prize.isChecked(), leavers_win=self.leavers_win.isChecked())
        self.answer.attempt(changes.edit_drive, drive=replace(drive, plan=plan))

    def _add_usual(self) -> None:
        if self.answer.attempt(changes.add_prizes, prizes=usual_prizes(self.desk.drive)):
            self.answer.say(self.tr("Added: %n prizes.", "", len(self.model.lines)))
            self.list.setFocus()

    def _add(self) -> None:
        self._ask(Prize(0, "place"), is_new=True)

    def _edit(self) -> None:
        prize = self.prize
        if prize is not None and self.settle():
            self._ask(prize, is_new=False)

    def _ask(self, prize: Prize, *, is_new: bool) -> None:
        """Show what a prize is for in a form; the change is one step once the form is right."""
        seen = Seen(self.bridge)

        def take(wanted: Prize) -> None:
            if is_new:
                seen.do(changes.add_prize, prize=wanted)
                self.list.setCurrentIndex(self.model.index(len(self.model.lines) - 1))
            else:
                now = next((each for each in self.desk.drive.prizes if each.id == prize.id), prize)
                seen.do(changes.edit_prize, prize=merged(prize, wanted, now))

        self.dialog = PrizeDialog(self.bridge.words, self.desk.drive, prize, take, self.window(), is_new=is_new)
        self.dialog.finished.connect(self.dialog.deleteLater)
        self.dialog.finished.connect(lambda _result: self.list.setFocus())
        self.dialog.open()

    def _strike(self) -> None:
        line = self.model.line(self.list.currentIndex().row())
        if line is not None and self.answer.attempt(changes.drop_prize, prize=line.award.prize.id):
            self.answer.say(self.tr("Struck: {prize}").format(prize=line.name))
            self.focus_first()

    def _move(self, *, up: bool) -> None:
        prize = self.prize
        if prize is not None:
            self.answer.attempt(changes.move_prize, prize=prize.id, up=up)

    def _give(self) -> None:
        prize = self.prize
        if prize is not None and self.settle() and self.answer.attempt(changes.give_prizes, prizes=(prize.id,)):
            self.answer.say(self.tr("Handed out."))

    def _hand_out(self) -> None:
        """Hand out what is won by now: at the interval the prizes of the first half, at the end all that are left."""
        if not self.settle():
            return
        ready = to_hand_out(self.desk.drive, [line.award for line in self.model.lines])
        if self.answer.attempt(changes.give_prizes, prizes=ready):
            self.answer.say(self.tr("Handed out: {count}").format(count=len(ready)))
            self.list.setFocus()
