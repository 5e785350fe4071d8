"""The plan of a drive: asked before it begins, and shown again when it is to be changed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import date
from typing import ClassVar, get_args

from PySide6.QtCore import QDate, QSignalBlocker, QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFrame,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from whistdrive.core.club import Preset
from whistdrive.core.contracts import Movement, RuleSet
from whistdrive.core.drive import Drive, Entry, Missed, Plan
from whistdrive.core.findings import Finding, Refused
from whistdrive.core.options import written_options
from whistdrive.core.presets import drive_from
from whistdrive.core.ranking import telling
from whistdrive.desk.money import read_money
from whistdrive.movement.imported import Imported
from whistdrive.printing.money import money_in_words
from whistdrive.scoring import RULES
from whistdrive.ui import theme
from whistdrive.ui.dialogs.presets import CYCLES, preset
from whistdrive.ui.dialogs.schedule_file import AskSchedule, ask_schedule, read_movement
from whistdrive.ui.options_form import OptionsForm
from whistdrive.ui.preset_shelf import PresetShelf
from whistdrive.ui.widgets.award_field import AwardField
from whistdrive.ui.widgets.beside import Beside
from whistdrive.ui.widgets.button_key import press_by_key
from whistdrive.ui.widgets.deals_field import DealsField
from whistdrive.ui.widgets.field_form import FieldForm
from whistdrive.ui.widgets.interval_field import IntervalField
from whistdrive.ui.widgets.movement_choice import MovementChoice, asks_roles
from whistdrive.ui.widgets.next_button import NextButton
from whistdrive.ui.widgets.option_fields import Choice
from whistdrive.ui.widgets.preset_bar import PresetBar
from whistdrive.ui.widgets.ranking_steps import RankingSteps
from whistdrive.ui.widgets.refusal import Refusal
from whistdrive.ui.widgets.rescoring_notice import RescoringNotice
from whistdrive.ui.widgets.role_names import RoleNames
from whistdrive.ui.widgets.schedule_field import ScheduleField
from whistdrive.ui.widgets.tab_order import focus_in_reading_order
from whistdrive.ui.widgets.trump_cycle import TrumpCycle
from whistdrive.ui.widgets.wheelproof import ComboBox, DateEdit, SpinBox
from whistdrive.words import Words

MOST_ROUNDS = 200
WIDTH = 78
"""The width of the form, in letters, and its height where the screen lets it."""
ERRORS_SHOWN = 4
"""So many errors of a schedule, or of results, are told at once; one reads the next after these are mended."""


class DriveDialog(QDialog):
    """Collects a drive and has it taken; then it closes, and ``chosen`` carries the drive.

    ``take`` raises Refused: each finding is shown beside its field or at the foot, and what was typed stays. ``ask``
    asks for the file of a schedule. ``shelf`` are the club's presets; ``preset`` is the one that was taken last.
    ``scoring_wanted`` carries the drive as the form has it, to be told how its games are scored. ``rescoring`` is how
    many results the organiser has said are to be scored anew, which ``take`` may ask for (``rescores``).
    """

    help_topic: ClassVar[str] = "new_drive"
    chosen = Signal(object)
    scoring_wanted = Signal(object)

    def __init__(
        self,
        words: Words,
        drive: Drive,
        take: Callable[[Drive], object],
        parent: QWidget | None = None,
        ask: AskSchedule = ask_schedule,
        *,
        shelf: PresetShelf | None = None,
        begins: bool | None = None,
    ) -> None:
        """``begins``: the drive is a new one, as any without a title is."""
        super().__init__(parent)
        self._words, self._drive, self._take, self._ask = words, drive, take, ask
        self._begins = not drive.title if begins is None else begins
        self.presets, self.fee = PresetBar(words, shelf, self.drive, only_keeps=not self._begins), QLineEdit()
        self.preset: Preset | None = None
        self.rescoring: int | None = None
        self._asks_roles = False
        self.form, self._area = FieldForm(), QScrollArea()
        self.title, self.venue, self.day = QLineEdit(), QLineEdit(), DateEdit()
        self.system, self.movement, self.schedule = ComboBox(), MovementChoice(words), ScheduleField()
        self.scoring_options: OptionsForm[RuleSet] = OptionsForm(words)
        self.movement_options: OptionsForm[Movement] = OptionsForm(words)
        self.rounds, self.deals = SpinBox(), DealsField()
        self.interval, self.award = IntervalField(self.rounds), AwardField(self.scoring_options)
        self.entry = Choice(get_args(Entry), lambda key: words.name("entry", str(key)))
        self.missed = Choice(get_args(Missed), lambda key: words.name("missed", str(key)))
        self.ranking = RankingSteps(words)
        self.trumps, self.roles = TrumpCycle(words, CYCLES), RoleNames(words)
        self.refusal, self.rescore, self.buttons = Refusal(), RescoringNotice(), QDialogButtonBox()
        self.accept_button, self.cancel_button, self.explain = NextButton(), QPushButton(), QPushButton()
        self._lay_out()
        self._fill(drive)
        self.system.currentIndexChanged.connect(self._take_system)
        self.explain.clicked.connect(self._ask_scoring)
        press_by_key(self.explain, "Shift+F1")
        self.movement.currentIndexChanged.connect(self._take_movement)
        self.scoring_options.changed.connect(self._word_fields)
        self.movement_options.changed.connect(self._follow_options)
        self.schedule.button.clicked.connect(self._take_schedule)
        self.rounds.valueChanged.connect(lambda: self.interval.keep_halves(self._drive))
        self.rounds.valueChanged.connect(self._word_fields)
        for asked in (self.system.currentIndexChanged, self.interval.valueChanged, self.entry.changed):
            asked.connect(self._offer_steps)
        self.presets.taken.connect(self._take_preset)
        self.retranslate()
        self.title.setFocus()

    def retranslate(self) -> None:
        """Word everything in the language of the moment."""
        self.setWindowTitle(self.tr("New drive") if self._begins else self.tr("Plan of the drive"))
        self.accept_button.setText(self.tr("Begin this drive") if self._begins else self.tr("Change the plan"))
        self.cancel_button.setText(self.tr("Cancel"))
        self.explain.setText(self.tr("How it is scored"))
        self.explain.setToolTip(self.tr("The rules as they are set here, with an example (Shift+F1)"))
        for at, key in enumerate(RULES):
            self.system.setItemText(at, self._words.name("system", key))
        for choice, family in ((self.entry, "entry"), (self.missed, "missed")):
            for at in range(choice.count()):
                choice.setItemText(at, self._words.name(family, choice.itemData(at)))
        self.presets.retranslate()
        self.movement.retranslate()
        self.scoring_options.retranslate()
        self.movement_options.retranslate()
        self._word_fields()

    def drive(self) -> Drive:
        """The drive as the form has it; raises Refused for options that cannot be."""
        plan = replace(
            self._drive.plan,
            rounds=self.rounds.value(),
            deals=self.deals.read(),
            trumps=() if self._rules.choose_trump else self.trumps.read(),
            interval=self.interval.value(),
            roles=self.roles.read(),
            award=self.award.value(),
            missed=self.missed.currentData(),
            entry=self.entry.currentData(),
            ranking=self.ranking.read(),
            fee=read_money(self.fee.text(), "fee"),
        )
        day = self.day.date()
        return replace(
            self._drive,
            title=self.title.text().strip(),
            venue=self.venue.text().strip(),
            day=date(day.year(), day.month(), day.day()),
            scoring=self.scoring_options.instance(),
            movement=self.movement_options.instance(),
            plan=plan,
        )

    def decide(self, rescoring: int | None = None) -> None:
        """Have the drive taken, or show beside the fields why it is not; so many results may be scored anew."""
        self.rescoring = rescoring
        self.rescore.put_away()
        for form in (self.form, self.scoring_options.form, self.movement_options.form):
            form.forgive()
        self.refusal.forgive()
        try:
            drive = self.drive()
            if isinstance(drive.movement, Imported) and not drive.movement.rounds:
                self.form.refuse("schedule", self.tr("Choose the file of the schedule first."))
                return
            self._take(drive)
        except Refused as refused:
            self._show_refused(refused)
            return
        self.chosen.emit(drive)
        self.accept()

    @override
    def focusNextPrevChild(self, next: bool) -> bool:
        return focus_in_reading_order(self, forward=next)

    @property
    def _rules(self) -> type[RuleSet]:
        return RULES[self.system.currentData()]

    def _ask_scoring(self) -> None:
        """Ask to be told of the game as it is set here, or show which option cannot be."""
        try:
            self.scoring_wanted.emit(self.drive())
        except Refused as refused:
            self._show_refused(refused)

    def _take_system(self) -> None:
        """Suggest what is usual for the system that was chosen."""
        usual = preset(self._rules)
        self.scoring_options.show_kind(self._rules, {})
        if self.movement.preset().movement.key != usual.movement.key:
            self.movement.show_movement(usual.movement)
        self._fill_plan(replace(usual.plan, roles=self.roles.read()), fee=False)
        self._word_fields()

    def _take_movement(self) -> None:
        """Show the options of what was chosen, and the deals and the roles that belong to it."""
        chosen = self.movement.preset()
        self._show_movement(chosen.movement)
        self._word_fields()
        self.roles.given.setChecked(chosen.asks_roles)
        if chosen.deals is not None:
            self.deals.show_value(chosen.deals)

    def _follow_options(self) -> None:
        """With other options the movement may have another name, and ask for roles or no longer."""
        movement = self.movement_options.instance()
        with QSignalBlocker(self.movement):
            self.movement.show_movement(movement)
        if self._asks_roles != asks_roles(movement):
            self._asks_roles = asks_roles(movement)
            self.roles.given.setChecked(self._asks_roles)

    def _take_schedule(self) -> None:
        """Ask for a file and follow its schedule, for as many rounds as it has; errors stand beside the field."""
        path, usual = self._ask(self), self.movement_options.instance()
        if path is None or not isinstance(usual, Imported):
            return
        self.form.forgive()
        try:
            movement = read_movement(path, usual, self._rules)
        except Refused as refused:
            self.form.refuse("schedule", self._errors(path.name, refused.findings))
            # Only once the errors have their lines does the form know how far down they go.
            QTimer.singleShot(0, self, lambda: self._area.ensureWidgetVisible(self.form.row("schedule")))
            return
        self._show_movement(movement, path.name)
        self.roles.given.setChecked(self._asks_roles)
        self.rounds.setValue(len(movement.rounds))

    def _errors(self, file: str, findings: Sequence[Finding]) -> str:
        return "\n".join((self.tr("{file} has not been read.").format(file=file), *self._first_of(findings)))

    def _first_of(self, findings: Sequence[Finding]) -> list[str]:
        """As many sentences as one can take in, and how many more there are."""
        words = self._words.at(self._rules())
        told = [words.finding(finding) for finding in findings[:ERRORS_SHOWN]]
        if len(findings) > ERRORS_SHOWN:
            told.append(self.tr("Further errors: {count}.").format(count=len(findings) - ERRORS_SHOWN))
        return told

    def _show_movement(self, movement: Movement, file: str = "") -> None:
        self._asks_roles = asks_roles(movement)
        self.movement_options.show_kind(type(movement), written_options(movement))
        self.form.show_row("schedule", visible=isinstance(movement, Imported))
        if isinstance(movement, Imported):
            self.schedule.show_movement(movement, file)

    def _offer_steps(self) -> None:
        """Let places go only by what tells something in this game."""
        halves = self.interval.value() > 0
        rubbers = self._rules.plays_rubbers
        self.ranking.offer(telling(rubbers=rubbers, halves=halves, entry=self.entry.currentData()))

    def _fill(self, drive: Drive) -> None:
        self.title.setText(drive.title)
        self.venue.setText(drive.venue)
        self.day.setDate(QDate(drive.day.year, drive.day.month, drive.day.day))
        self._fill_game(drive)

    def _fill_game(self, drive: Drive) -> None:
        """Show all that a preset plans."""
        self.system.setCurrentIndex(self.system.findData(drive.scoring.key))
        self.movement.show_movement(drive.movement)
        self.scoring_options.show_kind(type(drive.scoring), written_options(drive.scoring))
        self._show_movement(drive.movement)
        self._fill_plan(drive.plan)

    def _fill_plan(self, plan: Plan, *, fee: bool = True) -> None:
        """Show a plan; what people pay has nothing to do with the game, and may stay as it is typed."""
        if fee:
            self.fee.setText(money_in_words(plan.fee, self._words) if plan.fee else "")
        self.rounds.setValue(plan.rounds)
        self.interval.show_plan(plan)
        self.deals.offer_rubbers(offered=self._rules.plays_rubbers)
        self.deals.show_value(plan.deals)
        self.trumps.show_value(plan.trumps)
        self.roles.show_value(plan.roles)
        self.award.setValue(plan.award)
        self.missed.show_value(plan.missed)
        self.entry.show_value(plan.entry)
        self.ranking.show_value(plan.ranking)
        self._offer_steps()
        self.form.show_row("trumps", visible=not self._rules.choose_trump)

    def _take_preset(self, chosen: Preset) -> None:
        """Fill the form as the preset has it; title, day and place stay."""
        self.preset, self._drive = chosen, drive_from(chosen, self._drive)
        self._fill_game(self._drive)
        self._word_fields()

    def _show_refused(self, refused: Refused) -> None:
        """Show what is wrong with a field beside it, and below all fields what is wrong with results by this plan."""
        elsewhere = []
        for finding in refused.findings:
            if finding.code == "rescores":
                self.rescore.ask(finding, self._words, self.decide, self.accept_button.setFocus)
            elif finding.facts.get("table") is not None or not self._refuse_field(finding):
                elsewhere.append(finding)
        if elsewhere:
            self.refusal.say("\n".join(self._first_of(elsewhere)))

    def _refuse_field(self, finding: Finding) -> bool:
        key, sentence = str(finding.facts.get("field", "")), self._words.finding(finding)
        forms = (self.form, self.scoring_options.form, self.movement_options.form)
        return any(form.refuse(key, sentence) for form in forms)

    def _word_fields(self) -> None:
        for key, (name, help_text) in self._texts().items():
            self.form.word(key, name, help_text)

    def _lay_out(self) -> None:
        self._set_up_fields()
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setWidgetResizable(True)
        self._area.setWidget(self.form)
        self.buttons.addButton(self.accept_button, QDialogButtonBox.ButtonRole.AcceptRole)
        self.buttons.addButton(self.cancel_button, QDialogButtonBox.ButtonRole.RejectRole)
        self.buttons.accepted.connect(self.decide)
        self.buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(theme.EDGE, theme.EDGE, theme.EDGE, theme.BETWEEN)
        layout.setSpacing(theme.BETWEEN)
        layout.addWidget(self._area, 1)
        layout.addWidget(self.refusal)
        layout.addWidget(self.rescore)
        layout.addWidget(self.buttons)
        # Only now: a button that is not yet in a dialog cannot become its default.
        self.accept_button.setDefault(True)
        letter = self.fontMetrics().horizontalAdvance("n")
        self.resize(QSize(letter * WIDTH, letter * WIDTH).boundedTo(self.screen().availableSize() * 0.9))

    def _set_up_fields(self) -> None:
        self.system.setSizeAdjustPolicy(ComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        for key in RULES:
            self.system.addItem("", key)
        self.day.setCalendarPopup(True)
        self.rounds.setRange(1, MOST_ROUNDS)
        self.interval.setRange(0, MOST_ROUNDS)
        self._add(title=self.title, day=self.day, venue=self.venue, preset=self.presets)
        self.form.show_row("preset", visible=self.presets.shelf is not None)
        self._add(scoring=Beside(self.system, self.explain))
        self.form.add_form(self.scoring_options)
        self._add(movement=self.movement, schedule=self.schedule)
        self.form.add_form(self.movement_options)
        self._add(rounds=self.rounds, deals=self.deals, trumps=self.trumps, interval=self.interval, roles=self.roles)
        self._add(award=self.award, missed=self.missed, ranking=self.ranking, entry=self.entry, fee=self.fee)

    def _add(self, **fields: QWidget) -> None:
        for key, field in fields.items():
            self.form.add(key, field)

    def _texts(self) -> dict[str, tuple[str, str]]:
        movement = self._words.name("movement_help", self.movement.preset().movement.key)
        return {
            "title": (self.tr("Title"), ""),
            "day": (self.tr("Date"), ""),
            "venue": (self.tr("Place"), ""),
            "preset": (self.tr("Preset"), ""),
            "scoring": (self.tr("Game"), ""),
            "movement": (self.tr("Movement"), movement),
            "schedule": (self.tr("Schedule"), ""),
            "rounds": (self.tr("Rounds"), ""),
            "deals": (self.tr("Deals in a round"), ""),
            "trumps": (self.tr("Trumps"), ""),
            "interval": (self.tr("Interval after round"), self.interval.about(self._drive)),
            "roles": (self.tr("Roles"), self.tr("What the two sorts of seat are called, such as lady and gent.")),
            "award": (self.tr("Award for resting, a deal"), self.award.about()),
            "missed": (
                self.tr("Deals that somebody missed"),
                self.tr("What they count for who comes late, goes early, or whose table could not play."),
            ),
            "ranking": (
                self.tr("Places go by"),
                self.tr("Who is level goes by the next step; what all steps leave is cut, played off or shared."),
            ),
            "entry": (self.tr("Results come"), ""),
            "fee": (self.tr("Fee"), self.tr("What everybody pays, such as 5 or 12.50; empty: nothing")),
        }
