"""The start page: the club's drives and its people."""

from __future__ import annotations

import random
from collections.abc import Callable
from datetime import datetime
from functools import partial

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QMenu, QPushButton, QStackedWidget, QVBoxLayout, QWidget
from typing_extensions import override

from whistdrive.core import changes
from whistdrive.core.drive import Drive, Evening
from whistdrive.movement import MOVEMENTS
from whistdrive.scoring import RULES
from whistdrive.ui import resources, theme
from whistdrive.ui.bridge import Bridge
from whistdrive.ui.dialogs.new_drive import DriveDialog
from whistdrive.ui.dialogs.presets import preset
from whistdrive.ui.models.drive_cards import CARD_ROLE, DriveCardsModel
from whistdrive.ui.pages.page import Page
from whistdrive.ui.steps import working_page
from whistdrive.ui.widgets.card_list import CardList
from whistdrive.ui.widgets.empty_state import EmptyState
from whistdrive.ui.widgets.labels import PageTitle
from whistdrive.ui.widgets.next_button import NextButton
from whistdrive.ui.widgets.notice import Notice
from whistdrive.ui.widgets.people_panel import PeoplePanel

FIRST_SYSTEM = "tricks"
NARROW = 80
"""The width, in letters, below which the people stand under the drives and not beside them."""


class ClubPage(Page):
    """Drives as cards, newest first; people beside them.

    ``sample_wanted`` carries the name of a sample evening; ``own_wanted`` asks to go back from an example.
    """

    key = "club"
    sample_wanted = Signal(str)
    own_wanted = Signal()

    def __init__(self, bridge: Bridge, *, example: bool, parent: QWidget | None = None) -> None:
        super().__init__(bridge, parent)
        self._example = example
        self.dialog: DriveDialog | None = None
        self._title = PageTitle()
        self.new_drive, self.samples_button = NextButton(), QPushButton(resources.icon("sample"), "")
        self.samples = QMenu(self.samples_button)
        self.cards, self.card_list = DriveCardsModel(), CardList()
        self.empty = EmptyState()
        self.people = PeoplePanel(bridge)
        self.about_example = Notice("sample", "accent")
        self._drives = QStackedWidget()
        self._lay_out()
        self.card_list.setModel(self.cards)
        self.card_list.activated.connect(self._open)
        self.new_drive.clicked.connect(self.begin_drive)
        self.retranslate()
        self._show_drives()

    @override
    def retranslate(self) -> None:
        self._title.setText(self.tr("Drives"))
        self.new_drive.setText(self.tr("New drive…"))
        self.new_drive.setToolTip(self.tr("New drive (Ctrl+N)"))
        self.card_list.setAccessibleName(self.tr("Drives of the club"))
        self.empty.set_sentence(
            self.tr(
                "There is no drive yet. Begin with “New drive”, or try the sample evening first to see how it goes."
            )
        )
        self._word_samples()
        self.cards.retranslate()
        self.people.retranslate()
        if self._example:
            self.about_example.say(
                self.tr("This is an example: change whatever you like. Your own club is untouched."),
                [(self.tr("Back to our club"), self.own_wanted.emit)],
            )

    @override
    def show_evening(self, before: Evening, after: Evening) -> None:
        if before.club is not after.club:
            self.people.show_club(after.club)
        if _on_card(before.drive) != _on_card(after.drive):
            self._show_drives()

    @override
    def state(self) -> str:
        return self.tr("Drives: {drives}").format(drives=self.cards.rowCount())

    @override
    def settle(self) -> bool:
        return self.people.settle()

    @override
    def focus_first(self) -> None:
        if self.cards.rowCount():
            self.card_list.setFocus()
        else:
            self.new_drive.setFocus()

    def begin_drive(self) -> None:
        """Ask for the plan of a new drive, and begin it."""
        self._show_dialog(_usual_drive(self.desk.next_drive_id()), self._check_new, self._begin)

    def edit_drive(self) -> None:
        """Show the plan of the open drive, and change it."""
        if self.drive is not None:
            self._show_dialog(self.drive, self._check_edited, self._change)

    def _show_dialog(self, drive: Drive, check: Callable[[Drive], object], then: Callable[[Drive], object]) -> None:
        self.dialog = DriveDialog(self.bridge.words, drive, check, self.window())
        self.dialog.chosen.connect(then)
        self.dialog.finished.connect(self.dialog.deleteLater)
        self.dialog.open()

    def _check_new(self, drive: Drive) -> None:
        changes.new_drive(self.desk.evening, drive=drive)

    def _begin(self, drive: Drive) -> None:
        self.bridge.attempt(changes.new_drive, drive=drive)

    def _check_edited(self, drive: Drive) -> None:
        changes.edit_drive(self.desk.evening, drive=drive)

    def _change(self, drive: Drive) -> None:
        self.bridge.attempt(changes.edit_drive, drive=drive)

    def _open(self, index: QModelIndex) -> None:
        card = index.data(CARD_ROLE)
        if self.drive is not None and self.drive.id == card.id:
            self.go_to.emit(working_page(self.drive))
        elif self.settle():
            self.bridge.attempt_call(lambda: self.desk.open_drive(card.id))

    def _show_drives(self) -> None:
        self.cards.show_cards(self.desk.drives())
        self._drives.setCurrentWidget(self.card_list if self.cards.rowCount() else self.empty)
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
        self.samples_button.setVisible(not self._example)
        head = QHBoxLayout()
        head.setSpacing(theme.INSIDE)
        head.addWidget(self._title)
        head.addStretch(1)
        head.addWidget(self.new_drive)
        self._drives.addWidget(self.card_list)
        self._drives.addWidget(self.empty)
        drives = QVBoxLayout()
        drives.setSpacing(theme.INSIDE)
        drives.addLayout(head)
        drives.addWidget(self._drives, 1)
        drives.addWidget(self.samples_button, 0, Qt.AlignmentFlag.AlignLeft)
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._columns.setSpacing(theme.EDGE)
        self._columns.addLayout(drives, 3)
        self._columns.addWidget(self.people, 2)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(theme.EDGE, theme.BETWEEN, theme.EDGE, theme.BETWEEN)
        layout.setSpacing(theme.BETWEEN)
        layout.addWidget(self.about_example)
        layout.addLayout(self._columns, 1)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        narrow = event.size().width() < self.fontMetrics().horizontalAdvance("n") * NARROW
        self._columns.setDirection(QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight)
        super().resizeEvent(event)


def _on_card(drive: Drive | None) -> tuple[object, ...]:
    """What the card of a drive tells, as far as it can be seen without the file."""
    if drive is None:
        return ()
    plan = drive.plan.rounds, len(drive.rounds), len(drive.entrants), drive.closed
    return drive.id, drive.title, drive.day, drive.venue, *plan


def _usual_drive(drive_id: int) -> Drive:
    """A nameless drive of today, as it is planned most often."""
    rules = RULES[FIRST_SYSTEM]
    usual = preset(rules)
    movement = MOVEMENTS[usual.movement]
    return Drive(
        id=drive_id,
        title="",
        day=datetime.now().astimezone().date(),
        scoring=rules(),
        movement=movement(),
        plan=usual.plan,
        seed=random.randrange(1000, 10000),
    )
