"""Seating: how the evening goes round the room, and who sits where."""

from __future__ import annotations

from dataclasses import replace
from random import randrange

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QStackedWidget, QVBoxLayout, QWidget
from typing_extensions import override

from whistdrive.core import changes
from whistdrive.core.contracts import Fit
from whistdrive.core.drive import Drive, Evening
from whistdrive.core.standings import unfinished
from whistdrive.movement.fairness import Fairness, Spread
from whistdrive.ui import theme
from whistdrive.ui.bridge import Bridge
from whistdrive.ui.models.outlook import Outlook, same_route
from whistdrive.ui.pages.page import Page
from whistdrive.ui.widgets.answer_line import AnswerLine
from whistdrive.ui.widgets.empty_state import EmptyState
from whistdrive.ui.widgets.labels import PageTitle, QuietLabel
from whistdrive.ui.widgets.next_button import NextButton
from whistdrive.ui.widgets.read_aloud import ReadAloud
from whistdrive.ui.widgets.room_plan import RoomPlan
from whistdrive.ui.widgets.round_chooser import RoundChooser
from whistdrive.ui.widgets.rows import side_by_side
from whistdrive.ui.widgets.who_sits_where import WhoSitsWhere

LARGEST_SEED = 9999
"""Short enough to be read out and typed."""


class SeatingPage(Page):
    """What the movement will do above the plan of the room, with a list by name beside it."""

    key = "seating"

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(bridge, parent)
        self.title = PageTitle()
        self.movement = QLabel()
        self.aloud = ReadAloud()
        self.draw = NextButton()
        self.facts = QuietLabel()
        self._fit, self._even = "", ""
        self._seen: Drive | None = None
        self.seed = QuietLabel()
        self.seed.setWordWrap(False)
        self.new_seed = QPushButton()
        self.rounds = RoundChooser()
        self.take_back = QPushButton()
        self.answer = AnswerLine(bridge)
        self.plan = RoomPlan(bridge.words)
        self.empty = EmptyState()
        self.where = WhoSitsWhere(bridge.words)
        self._either = QStackedWidget()
        self._outlook = Outlook(self)
        self._lay_out()
        self._connect()
        self.retranslate()

    @override
    def retranslate(self) -> None:
        self.title.setText(self.tr("Seating"))
        self.new_seed.setText(self.tr("Draw other numbers"))
        self.new_seed.setToolTip(self.tr("Another seed: the same people, drawn onto other places. Before round 1 only"))
        self.empty.set_sentence(
            self.tr("Nobody is seated yet.\nThe plan of the room stands here once round 1 is drawn.")
        )
        self.aloud.retranslate()
        self.rounds.retranslate()
        self.plan.retranslate(self.bridge.words)
        self.where.retranslate(self.bridge.words)
        self._word()
        self._look_ahead(self._seen)

    @override
    def show_evening(self, before: Evening, after: Evening) -> None:
        if before.drive is not after.drive and self.isVisible():
            self._bring_up_to_date()

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._bring_up_to_date()

    @override
    def state(self) -> str:
        drive = self.drive
        if drive is None:
            return ""
        if drive.rounds:
            return self.tr("round {number} of {planned}").format(number=len(drive.rounds), planned=drive.plan.rounds)
        return self.tr("not drawn yet")

    @override
    def focus_first(self) -> None:
        if self.rounds.number and self._either.currentWidget() is not self.empty:
            self.plan.focus_first()
        else:
            self.draw.setFocus()

    def _lay_out(self) -> None:
        head = side_by_side(self.title, None, self.draw)
        self.movement.setWordWrap(True)
        facts = side_by_side(self.facts, self.seed, self.new_seed, stretch=self.facts)
        chooser = side_by_side(self.rounds, self.answer, self.take_back, stretch=self.answer)
        self._either.addWidget(self.empty)
        self._either.addWidget(self.plan)
        self.where.setMinimumWidth(200)
        body = QHBoxLayout()
        body.setSpacing(theme.BETWEEN)
        body.addWidget(self._either, 5)
        body.addWidget(self.where, 2)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(theme.EDGE, theme.BETWEEN, theme.EDGE, theme.BETWEEN)
        layout.setSpacing(theme.INSIDE)
        layout.addLayout(head)
        layout.addLayout(side_by_side(self.movement, self.aloud.toggle, stretch=self.movement))
        layout.addWidget(self.aloud)
        layout.addLayout(facts)
        layout.addLayout(chooser)
        layout.addLayout(body, 1)

    def _connect(self) -> None:
        self.draw.clicked.connect(self._go_on)
        self.new_seed.clicked.connect(self._draw_seed)
        self.take_back.clicked.connect(self._take_back)
        self.rounds.chosen.connect(self._show_round)
        self.plan.swap_wanted.connect(self._swap)
        self.plan.marked.connect(self._say_marked)
        self.where.chosen.connect(self.plan.show_place)
        self._outlook.found.connect(self._say_fairness)
        QShortcut(
            QKeySequence(QKeySequence.StandardKey.Find),
            self,
            self.where.field.setFocus,
            context=Qt.ShortcutContext.WidgetWithChildrenShortcut,
        )

    def _bring_up_to_date(self) -> None:
        """Show what has changed since the page was last looked at: a new round is turned to, an old one stays."""
        old, drive = self._seen, self.drive
        if old is drive:
            return
        self._seen = drive
        seated = len(drive.rounds) if drive else 0
        if old is None or drive is None or old.id != drive.id or len(old.rounds) != seated:
            self.answer.rest()
            self._show_round(seated)
            self.aloud.toggle.setChecked(seated == 0)
        elif old.rounds is not drive.rounds or old.entrants is not drive.entrants:
            self._show_round(self.rounds.number)
        self._word()
        if old is None or drive is None or not same_route(old, drive):
            self._look_ahead(drive)

    def _show_round(self, number: int) -> None:
        drive = self.drive
        self.rounds.show_rounds(number, len(drive.rounds) if drive else 0, drive.plan.rounds if drive else 0)
        self._either.setCurrentWidget(self.plan if number else self.empty)
        self.where.setVisible(number > 0)
        self.plan.show_round(drive, number)
        self.where.show_round(drive, number)

    def _word(self) -> None:
        drive = self.drive
        if drive is None:
            return
        words = self.bridge.words
        name, help_text = (words.name(family, drive.movement.key) for family in ("movement", "movement_help"))
        self.movement.setText(self.tr("{movement}. {help}").format(movement=name, help=help_text))
        coming = len(drive.rounds) + 1
        self.aloud.show_drive(drive, words)
        self.draw.setText(self._next_step(drive, coming))
        self.draw.setToolTip(self.tr("Ctrl+3") if _being_played(drive) else self.tr("F9"))
        fit = drive.movement.fits(drive)
        # What a lot would decide at each table is no news while the results are still coming in.
        said = [each for each in fit.findings if not (_being_played(drive) and "table" in each.facts)]
        self._fit = " ".join([self._size(fit), *map(words.finding, said)])
        self._show_facts()
        self.seed.setText(self.tr("Seed of the draw: {seed}").format(seed=drive.seed))
        self.new_seed.setVisible(not drive.rounds)
        self.take_back.setText(self.tr("Take round {number} back").format(number=len(drive.rounds)))
        self.take_back.setToolTip(self.tr("Possible as long as none of its tables has a result"))
        self.take_back.setVisible(bool(drive.rounds) and not drive.rounds[-1].started and not drive.closed)

    def _go_on(self) -> None:
        if _being_played(self.desk.drive):
            self.go_to.emit("scores")
        else:
            self.next_round.emit()

    def _next_step(self, drive: Drive, coming: int) -> str:
        if _being_played(drive):
            return self.tr("Go to the scores")
        if drive.closed or coming > drive.plan.rounds:
            return self.tr("Go to the standings")
        if coming == 1:
            return self.tr("Draw the first round")
        return self.tr("Draw round {number}").format(number=coming)

    def _size(self, fit: Fit) -> str:
        if fit.resting:
            text = self.tr("Tables: {tables}, resting in each round: {resting}.")
            return text.format(tables=fit.tables, resting=fit.resting)
        return self.tr("Tables: {tables}, nobody rests.").format(tables=fit.tables)

    def _look_ahead(self, drive: Drive | None) -> None:
        """Ask how even the evening will be; the answer of before stays until there is another."""
        if drive is not None and drive.movement.needs_results:
            self._even = self.tr("Who meets whom follows from the results.")
            self._outlook.ask(None)
        else:
            self._outlook.ask(drive)
        self._show_facts()

    def _say_fairness(self, asked: Drive, found: Fairness | None) -> None:
        drive = self.drive
        if drive is None or not same_route(asked, drive):
            return
        self._even = "" if found is None else self._even_in_words(drive, found)
        self._show_facts()

    def _even_in_words(self, drive: Drive, found: Fairness) -> str:
        counts = [
            (self.tr("partners {times}"), found.partners, not drive.movement.keeps_pairs),
            (self.tr("opponents {times}"), found.opponents, True),
            (self.tr("same table {times}"), found.tables, True),
            (self.tr("rests {times}"), found.rests, found.rests.most > 0),
        ]
        texts = [text.format(times=_times(spread)) for text, spread, wanted in counts if wanted]
        said = self.tr("How often people meet in {rounds} rounds: {what}.")
        return said.format(rounds=drive.plan.rounds, what=", ".join(texts))

    def _show_facts(self) -> None:
        self.facts.setText(f"{self._fit} {self._even}")

    def _draw_seed(self) -> None:
        drive = self.desk.drive
        self.answer.attempt(changes.edit_drive, drive=replace(drive, seed=randrange(1, LARGEST_SEED + 1)))

    def _take_back(self) -> None:
        self.answer.attempt(changes.cancel_round, number=len(self.desk.drive.rounds))

    def _swap(self, one: int, another: int) -> None:
        names = [self.desk.drive.entrant(each).name for each in (one, another)]
        if self.answer.attempt(changes.swap_entrants, number=self.rounds.number, one=one, another=another):
            self.answer.say(self.tr("{one} and {other} have changed places.").format(one=names[0], other=names[1]))

    def _say_marked(self, name: str) -> None:
        if name:
            self.answer.hint(self.tr("{name} swaps with…? Arrows choose, Enter swaps, Esc lets go.").format(name=name))
        else:
            self.answer.rest()


def _being_played(drive: Drive) -> bool:
    """Whether results of the latest round are still to come."""
    return not drive.closed and bool(drive.rounds) and bool(unfinished(drive, len(drive.rounds)))


def _times(spread: Spread) -> str:
    return str(spread.most) if spread.least == spread.most else f"{spread.least}–{spread.most}"
