"""The start page: the club's drives."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from datetime import date, datetime
from functools import partial

from PySide6.QtCore import QModelIndex, Signal
from PySide6.QtWidgets import QMenu, QPushButton, QVBoxLayout, QWidget
from typing_extensions import override

from whistdrive.core import changes
from whistdrive.core.drive import Drive
from whistdrive.core.evening import Evening
from whistdrive.core.findings import Refused, refuse
from whistdrive.core.merging import merged
from whistdrive.core.presets import like
from whistdrive.core.titles import carried_on
from whistdrive.scoring import RULES
from whistdrive.store import Place
from whistdrive.ui import resources, theme
from whistdrive.ui.bridge import Bridge, Seen
from whistdrive.ui.dialogs.new_drive import DriveDialog
from whistdrive.ui.dialogs.presets import preset
from whistdrive.ui.models.drive_cards import CARD_ROLE, DriveCardsModel
from whistdrive.ui.pages.page import Page
from whistdrive.ui.preset_shelf import PresetShelf
from whistdrive.ui.settings import Settings
from whistdrive.ui.steps import working_page
from whistdrive.ui.widgets.button_key import press_by_key
from whistdrive.ui.widgets.card_list import CardList
from whistdrive.ui.widgets.drive_bin import DriveBin
from whistdrive.ui.widgets.empty_state import EmptyState
from whistdrive.ui.widgets.first_run import FirstRun
from whistdrive.ui.widgets.labels import PageTitle
from whistdrive.ui.widgets.next_button import NextButton
from whistdrive.ui.widgets.notice import Notice
from whistdrive.ui.widgets.rows import kept_together, side_by_side
from whistdrive.ui.widgets.wrapping_row import WrappingRow

FIRST_SYSTEM = "tricks"


class ClubPage(Page):
    """Drives as cards, newest first, and those that were deleted, to be brought back.

    ``sample_wanted`` carries the name of a sample evening; ``own_wanted`` asks to go back from an example.
    """

    key = "club"
    sample_wanted = Signal(str)
    own_wanted = Signal()

    def __init__(
        self,
        bridge: Bridge,
        place: Place,
        *,
        example: bool,
        settings: Settings | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(bridge, parent)
        self._settings = settings
        self.like_last = QPushButton()
        self._example = example
        self.dialog: DriveDialog | None = None
        self._title = PageTitle()
        self.new_drive, self.samples_button = NextButton(), QPushButton(resources.icon("sample"), "")
        self.samples = QMenu(self.samples_button)
        self.cards, self.card_list = DriveCardsModel(), CardList()
        self.empty, self.first_run = EmptyState(), FirstRun(place, self.samples)
        self.about_example = Notice("sample", "accent")
        self.card_list.setModel(self.cards)
        self.bin = DriveBin(bridge, self.card_list, self.settle)
        self._lay_out()
        self.card_list.activated.connect(self._open)
        self.new_drive.clicked.connect(self.begin_drive)
        self.like_last.clicked.connect(self.begin_like_last)
        press_by_key(self.like_last, "Alt+L")
        self.first_run.begin.clicked.connect(self.begin_drive)
        self.retranslate()
        self._show_drives()

    @override
    def retranslate(self) -> None:
        self._title.setText(self.tr("Drives"))
        self.new_drive.setText(self.tr("New drive…"))
        self.new_drive.setToolTip(self.tr("New drive (Ctrl+N)"))
        self.like_last.setText(self.tr("New drive like the last one…"))
        self.like_last.setToolTip(self.tr("Planned as the newest drive was, with its prizes (Alt+L)"))
        self.card_list.setAccessibleName(self.tr("Drives of the club"))
        self.empty.set_sentence(
            self.tr(
                "There is no drive yet. Begin with “New drive”, or try the sample evening first to see how it goes."
            )
        )
        self.first_run.retranslate(self.bridge.words)
        self._word_samples()
        self.cards.retranslate()
        self.bin.retranslate()
        if self._example:
            self.about_example.say(
                self.tr("This is an example: change whatever you like. Your own club is untouched."),
                [(self.tr("Back to our club"), self.own_wanted.emit)],
            )

    @override
    def show_evening(self, before: Evening, after: Evening) -> None:
        begun = bool(before.club.people) != bool(after.club.people)
        if begun or _on_card(before.drive) != _on_card(after.drive):
            self._show_drives()

    @override
    def state(self) -> str:
        return self.tr("Drives: {drives}").format(drives=self.cards.rowCount())

    @override
    def focus_first(self) -> None:
        if self.cards.rowCount():
            self.card_list.setFocus()
        elif self._is_first_run():
            self.first_run.begin.setFocus()
        else:
            self.new_drive.setFocus()

    def begin_drive(self) -> None:
        """Ask for the plan of a new drive, and begin it."""
        self._show_dialog(_usual_drive(self.desk.next_drive_id()), self._begin, begins=True)

    def begin_like_last(self) -> None:
        """Show the plan of the newest drive as that of a new one, and begin it."""
        for card in self.desk.drives()[:1]:
            try:
                last = self.desk.look_at(card.id)
            except Refused as refused:
                self.bridge.refused.emit(refused)
                return
            today, words = _today(), self.bridge.words
            title = carried_on(last.title, last.day, today, [words(f"date.month.{month}") for month in range(1, 13)])
            drive = like(last, drive_id=self.desk.next_drive_id(), title=title, day=today, seed=_seed())
            self._show_dialog(drive, self._begin, begins=True)

    def edit_drive(self) -> None:
        """Show the plan of the open drive, and change it."""
        if self.drive is not None:
            change = partial(self._change, Seen(self.bridge), self.drive)
            self._show_dialog(self.drive, change, begins=False)

    def _show_dialog(self, drive: Drive, take: Callable[[Drive], object], *, begins: bool) -> None:
        words, shelf = self.bridge.words, PresetShelf(self.bridge, self._settings)
        self.dialog = DriveDialog(words, drive, take, self.window(), shelf=shelf, begins=begins)
        self.dialog.scoring_wanted.connect(self.scoring_wanted)
        self.dialog.finished.connect(self.dialog.deleteLater)
        self.dialog.open()

    def _begin(self, drive: Drive) -> None:
        """Begin a drive, with paper as its preset has it, which the pages read once it has begun."""
        changes.new_drive(self.desk.evening, drive=drive)
        if self.dialog is not None and self.dialog.preset is not None and self.dialog.presets.shelf is not None:
            self.dialog.presets.shelf.take_paper(self.dialog.preset)
        self.bridge.do(changes.new_drive, drive=drive)

    def _change(self, seen: Seen, shown: Drive, wanted: Drive) -> None:
        """Change what is ``wanted`` otherwise than it was shown, and score anew as many results as was said."""
        now = self.desk.drive
        if now.id != shown.id:
            raise refuse("no_such_drive", value=shown.id)
        drive = replace(merged(shown, wanted, now), plan=merged(shown.plan, wanted.plan, now.plan))
        rescoring = self.dialog.rescoring if self.dialog is not None else None
        seen.do(changes.edit_drive, drive=drive, rescoring=rescoring)

    def _open(self, index: QModelIndex) -> None:
        card = index.data(CARD_ROLE)
        if self.drive is not None and self.drive.id == card.id:
            self.go_to.emit(working_page(self.drive))
        elif self.settle():
            self.bridge.attempt_call(lambda: self.desk.open_drive(card.id))

    def _is_first_run(self) -> bool:
        """Whether the club has nothing at all yet."""
        return not self.cards.rowCount() and not self.desk.evening.club.people

    def _show_drives(self) -> None:
        self.cards.show_cards(self.desk.drives())
        self.bin.show_drives()
        first = self._is_first_run()
        nothing = self.first_run if first else self.empty
        shown = self.card_list if self.cards.rowCount() else nothing
        for view in (self.card_list, self.empty, self.first_run):
            view.setVisible(view is shown)
        for part in (self._title, self.new_drive):
            part.setVisible(not first)
        self.like_last.setVisible(self.cards.rowCount() > 0)
        self.samples_button.setVisible(not first and not self._example)
        if not self.card_list.currentIndex().isValid():
            self.card_list.setCurrentIndex(self.cards.index(0))

    def _word_samples(self) -> None:
        self.samples_button.setText(self.tr("Try the sample evening"))
        self.samples.clear()
        samples = {
            "cvisti_16": self.tr("Cvisti: 16 players, 5 rounds"),
            "progressive_40": self.tr("Whist drive: 40 players, 24 deals"),
            "military_20": self.tr("Military whist: 5 teams of four, 24 deals"),
            "f8": self.tr("A small one: 8 players, 3 deals"),
        }
        for name, text in samples.items():
            self.samples.addAction(text, partial(self.sample_wanted.emit, name))

    def _lay_out(self) -> None:
        self.samples_button.setMenu(self.samples)
        head = WrappingRow(self._title, right=kept_together(self.like_last, self.new_drive))
        drives = QVBoxLayout()
        drives.setSpacing(theme.INSIDE)
        drives.addLayout(head)
        drives.addWidget(self.bin.notice)
        for view in (self.card_list, self.empty, self.first_run):
            drives.addWidget(view, 1)
        drives.addLayout(side_by_side(self.samples_button, None, self.bin))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(theme.EDGE, theme.BETWEEN, theme.EDGE, theme.BETWEEN)
        layout.setSpacing(theme.BETWEEN)
        layout.addWidget(self.about_example)
        layout.addLayout(drives, 1)


def _on_card(drive: Drive | None) -> tuple[object, ...]:
    """What the card of a drive tells, as far as it can be seen without the file."""
    if drive is None:
        return ()
    plan = drive.plan.rounds, len(drive.rounds), len(drive.entrants), drive.closed
    return drive.id, drive.title, drive.day, drive.venue, *plan


def _usual_drive(drive_id: int) -> Drive:
    """A nameless drive of today, as it is planned most often."""
    usual = preset(RULES[FIRST_SYSTEM])
    return Drive(drive_id, "", _today(), usual.scoring, usual.movement, usual.plan, seed=_seed())


def _today() -> date:
    return datetime.now().astimezone().date()


def _seed() -> int:
    return random.randrange(1000, 10000)
