"""Seating: how the evening goes round the room, and who sits where."""

from __future__ import annotations

from dataclasses import replace
from random import randrange

from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget
from typing_extensions import override

from whistdrive.core import changes
from whistdrive.core.contracts import Fit
from whistdrive.core.drive import Drive
from whistdrive.core.standings import unfinished
from whistdrive.movement.presets import called
from whistdrive.movement.room import SHAPES, Shape
from whistdrive.printing import Choices
from whistdrive.ui import theme
from whistdrive.ui.bridge import Bridge
from whistdrive.ui.dialogs.where_to_save import AskFile
from whistdrive.ui.pages.page import LookedAtPage
from whistdrive.ui.settings import Settings
from whistdrive.ui.widgets.answer_line import AnswerLine
from whistdrive.ui.widgets.button_key import press_by_key
from whistdrive.ui.widgets.empty_state import EmptyState
from whistdrive.ui.widgets.fairness_line import FairnessLine
from whistdrive.ui.widgets.folding_row import FoldingRow
from whistdrive.ui.widgets.import_button import ImportButton
from whistdrive.ui.widgets.labels import PageTitle, QuietLabel
from whistdrive.ui.widgets.next_button import NextButton
from whistdrive.ui.widgets.numbers_line import NumbersLine
from whistdrive.ui.widgets.plan_tools import PlanTools
from whistdrive.ui.widgets.read_aloud import ReadAloud
from whistdrive.ui.widgets.room_plan import RoomPlan
from whistdrive.ui.widgets.round_chooser import RoundChooser
from whistdrive.ui.widgets.rows import side_by_side
from whistdrive.ui.widgets.save_document import SaveDocument
from whistdrive.ui.widgets.since_drawn_notice import SinceDrawnNotice
from whistdrive.ui.widgets.who_sits_where import WhoSitsWhere
from whistdrive.ui.widgets.wishes_line import WishesLine
from whistdrive.ui.widgets.wrapping_row import WrappingRow

LARGEST_SEED = 9999
"""Short enough to be read out and typed."""

ABOUT_ROUTE = ("planned_anew", "takes_place")
"""What people coming and going do to the rounds to come: it is never folded away."""


class SeatingPage(LookedAtPage):
    """What the movement will do above the plan of the room, with a list by name beside it."""

    key = "seating"

    def __init__(
        self,
        bridge: Bridge,
        settings: Settings | None = None,
        ask_file: AskFile | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """``settings`` remember the shape of the hall and the paper; without them they are the usual ones."""
        super().__init__(bridge, parent)
        self._settings = settings
        self.shape = settings.room_shape if settings else SHAPES[0]
        self.title = PageTitle()
        self.movement = QLabel()
        self.aloud = ReadAloud()
        self.draw = NextButton()
        self.facts, self.news = QuietLabel(), QuietLabel()
        self.fairness = FairnessLine(bridge, ask_file, settings)
        self.numbers, self.wishes = NumbersLine(bridge), WishesLine(bridge)
        self._seen: Drive | None = None
        self.seed = QuietLabel()
        self.seed.setWordWrap(False)
        self.about, self.about_toggle = QWidget(), QPushButton()
        self.new_seed = QPushButton()
        self.rounds = RoundChooser()
        self.take_back, self.import_button = QPushButton(), ImportButton()
        self.answer = AnswerLine(bridge)
        self.changed = SinceDrawnNotice(self._take_back)
        self.tools = PlanTools(self.shape)
        self.plan = RoomPlan(bridge.words, self.shape)
        self.empty = EmptyState()
        self.where = WhoSitsWhere(bridge.words)
        self.save = SaveDocument(bridge, "seating", self._choices, self.answer, "Alt+P", ask_file, settings)
        self._lists = QWidget()
        self._lay_out()
        self._connect()
        self.retranslate()

    @override
    def retranslate(self) -> None:
        self.title.setText(self.tr("Seating"))
        self.about_toggle.setText(self.tr("Details"))
        self.about_toggle.setToolTip(
            self.tr("How people move, the numbers, how even it is: shows or hides them (Alt+D)")
        )
        self.new_seed.setText(self.tr("Draw other numbers"))
        self.new_seed.setToolTip(self.tr("Another seed: the same people, drawn onto other places. Before round 1 only"))
        self.empty.set_sentence(
            self.tr("Nobody is seated yet.\nThe plan of the room stands here once round 1 is drawn.")
        )
        self.aloud.retranslate()
        self.import_button.retranslate()
        self.rounds.retranslate()
        self.save.setText(self.tr("Save PDF…"))
        self.save.setToolTip(self.tr("Save this round's seating by table, by name and as a plan (Alt+P)"))
        self.tools.retranslate(self.bridge.words)
        self.plan.retranslate(self.bridge.words)
        self.where.retranslate(self.bridge.words)
        for line in (self.fairness, self.numbers, self.wishes):
            line.retranslate()
        self._word()

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
        if self.rounds.number:
            self.plan.focus_first()
        else:
            self.draw.setFocus()

    def _lay_out(self) -> None:
        self._lay_out_about()
        lists = QVBoxLayout(self._lists)
        lists.setContentsMargins(0, 0, 0, 0)
        lists.setSpacing(theme.INSIDE)
        lists.addWidget(self.where, 1)
        lists.addWidget(self.save)
        body = QHBoxLayout()
        body.setSpacing(theme.BETWEEN)
        body.addWidget(self.empty, 5)
        body.addWidget(self.plan, 5)
        body.addWidget(self._lists, 2)
        reports = (self.about_toggle, self.aloud.toggle, self.fairness.button, self.wishes.button, self.numbers.button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(theme.EDGE, theme.BETWEEN, theme.EDGE, theme.BETWEEN)
        layout.setSpacing(theme.INSIDE)
        heading = QWidget()
        heading.setLayout(WrappingRow(self.title, self.rounds))
        layout.addWidget(FoldingRow(heading, self.answer, self.draw))
        layout.addLayout(WrappingRow(*reports, self.new_seed, self.take_back, self.import_button, right=self.tools))
        for part in (self.aloud, self.about, self.news, self.wishes, self.changed):
            layout.addWidget(part)
        layout.addLayout(body, 1)

    def _lay_out_about(self) -> None:
        """What one reads before the start; once people sit, it folds away and leaves its room to the plan."""
        self.movement.setWordWrap(True)
        layout = QVBoxLayout(self.about)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.STEP)
        layout.addWidget(self.movement)
        layout.addLayout(side_by_side(self.facts, self.seed, stretch=self.facts))
        layout.addWidget(self.fairness)
        layout.addWidget(self.numbers)

    def _connect(self) -> None:
        self.draw.clicked.connect(self._go_on)
        self.about_toggle.setCheckable(True)
        self.about_toggle.toggled.connect(self._show_or_fold)
        press_by_key(self.about_toggle, "Alt+D")
        self.new_seed.clicked.connect(self._draw_seed)
        self.take_back.clicked.connect(self._take_back)
        self.import_button.clicked.connect(self.import_wanted)
        self.rounds.chosen.connect(self._show_round)
        self.plan.swap_wanted.connect(self._swap)
        self.plan.marked.connect(self._say_marked)
        self.plan.follow(self.tools.larger)
        self.plan.zoomed.connect(lambda scale, fits: self.tools.show_zoom(scale, fits=fits))
        self.tools.zoom_wanted.connect(self.plan.zoom)
        self.tools.shape_chosen.connect(self._show_shape)
        self.where.chosen.connect(self.plan.show_place)
        self.fairness.looked_ahead.connect(self.wishes.show_ahead)
        QShortcut(
            QKeySequence(QKeySequence.StandardKey.Find),
            self,
            self.where.field.setFocus,
        )

    @override
    def bring_up_to_date(self) -> None:
        """Show what has changed since the page was last looked at: a new round is turned to, an old one stays."""
        old, drive = self._seen, self.drive
        if old is drive:
            return
        self._seen = drive
        self.changed.show_drive(drive)
        seated = len(drive.rounds) if drive else 0
        if old is None or drive is None or old.id != drive.id or len(old.rounds) != seated:
            self.answer.rest()
            self._show_round(seated)
            self.aloud.toggle.setChecked(seated == 0)
        elif any(getattr(old, part) is not getattr(drive, part) for part in ("rounds", "plan", "entrants", "wishes")):
            self._show_round(self.rounds.number)
        self._word()
        self.numbers.show_drive(drive)
        self.fairness.show_drive(drive)

    def _show_round(self, number: int) -> None:
        drive = self.drive
        self.rounds.show_rounds(number, len(drive.rounds) if drive else 0, drive.plan.rounds if drive else 0)
        if not number and any(place.hasFocus() for place in self.plan.places):
            self.draw.setFocus()
        self.empty.setVisible(not number)
        for part in (self.plan, self._lists, self.tools):
            part.setVisible(number > 0)
        self.plan.show_round(drive, number)
        self.where.show_round(drive, number)
        self.wishes.show_round(drive, number)

    def _word(self) -> None:
        drive = self.drive
        if drive is None:
            return
        words = self.bridge.words
        preset, key = called(drive.movement), drive.movement.key
        name = words.name("preset", preset) if preset else words.name("movement", key)
        help_text = words.name("movement_help", key)
        self.movement.setText(self.tr("{movement}. {help}").format(movement=name, help=help_text))
        coming = len(drive.rounds) + 1
        self.aloud.show_drive(drive, words)
        self.draw.setText(self._next_step(drive, coming))
        self.draw.setToolTip(self.tr("Ctrl+3") if _being_played(drive) else self.tr("F9"))
        fit = drive.movement.fits(drive)
        of_tables = [each for each in fit.findings if "table" in each.facts]
        of_route = [each for each in fit.findings if each.code in ABOUT_ROUTE]
        others = [each for each in fit.findings if each not in (*of_tables, *of_route)]
        self.facts.setText(" ".join([self._size(fit), *map(words.finding, others)]))
        # What a lot would decide at each table is no news while the results are still coming in.
        news = of_route if _being_played(drive) else [*of_route, *of_tables]
        self.news.setText(" ".join(map(words.finding, news)))
        self.news.setVisible(bool(self.news.text()))
        self.seed.setText(self.tr("Seed of the draw: {seed}").format(seed=drive.seed))
        self.new_seed.setVisible(not drive.rounds)
        self.about_toggle.setVisible(bool(drive.rounds))
        self._show_or_fold()
        self.take_back.setText(self.tr("Take round {number} back").format(number=len(drive.rounds)))
        self.take_back.setToolTip(self.tr("Possible as long as none of its tables has a result"))
        self.take_back.setVisible(bool(drive.rounds) and not drive.rounds[-1].started and not drive.closed)

    def _show_or_fold(self) -> None:
        """Until a round is seated there is nothing else to look at."""
        self.about.setVisible(not self.desk.drive.rounds or self.about_toggle.isChecked())

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

    def _draw_seed(self) -> None:
        drive = self.desk.drive
        self.answer.attempt(changes.edit_drive, drive=replace(drive, seed=randrange(1, LARGEST_SEED + 1)))

    def _take_back(self) -> None:
        self.answer.attempt(changes.cancel_round, number=len(self.desk.drive.rounds))

    def _choices(self) -> Choices:
        return Choices(round=self.rounds.number, shape=self.shape)

    def _show_shape(self, shape: Shape) -> None:
        self.shape = shape
        self.plan.show_shape(shape)
        if self._settings is not None:
            self._settings.room_shape = shape

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
    return not drive.closed and bool(drive.rounds) and bool(unfinished(drive.earnest, len(drive.rounds)))
