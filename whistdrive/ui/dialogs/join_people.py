"""Somebody who was entered twice: which other entry is the same person, and what would be joined."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QPushButton, QVBoxLayout, QWidget
from typing_extensions import override

from whistdrive.core.club import Person
from whistdrive.core.findings import Refused
from whistdrive.desk.people import Joining, joining
from whistdrive.desk.roster import called_in, namesakes
from whistdrive.store import Appearance
from whistdrive.ui import theme
from whistdrive.ui.bridge import Bridge
from whistdrive.ui.models.candidates import Candidate, others
from whistdrive.ui.widgets.labels import QuietLabel
from whistdrive.ui.widgets.next_button import NextButton
from whistdrive.ui.widgets.person_field import PersonField
from whistdrive.ui.widgets.refusal import Refusal
from whistdrive.ui.widgets.tab_order import focus_in_reading_order

WIDTH = 64
"""The width in letters."""
LINES = 8
"""So many lines of text more than the fields need: room for the list of names."""

MOST_NAMED = 4
"""So many drives of each are named; the rest are counted."""


class JoinPeopleDialog(QDialog):
    """Has the entry that is ``person`` too taken by its id, and closes; where ``take`` refuses it, it says why."""

    help_topic: ClassVar[str] = "people"

    def __init__(
        self, bridge: Bridge, person: Person, take: Callable[[int], object], parent: QWidget | None = None
    ) -> None:
        """``take`` raises Refused."""
        super().__init__(parent)
        self._bridge, self._kept, self._take = bridge, person, take
        self.intro, self.label, self.preview = QuietLabel(), QLabel(), QuietLabel()
        self.field = PersonField(self, lambda text: others(bridge.desk.evening.club, person.id, text))
        self.refusal = Refusal()
        self.accept_button, self.cancel_button = NextButton(), QPushButton()
        self._lay_out()
        self.field.chosen.connect(self._show)
        self.field.textEdited.connect(self._rest)
        self.retranslate()
        self._suggest()

    def retranslate(self) -> None:
        """Word everything in the language of the moment."""
        club = self._bridge.desk.evening.club
        name = called_in(club).get(self._kept.id, self._kept.name)
        self.setWindowTitle(self.tr("Entered twice"))
        text = self.tr(
            "Who else in the list is {name}? That entry leaves the lists, and what was played under it is theirs. "
            "It can be undone, and the two can be parted again."
        )
        self.intro.setText(text.format(name=name))
        self.label.setText(self.tr("The same as"))
        self.field.setAccessibleName(self.tr("The other entry of the same person"))
        self.field.setPlaceholderText(self.tr("Name or club number"))
        self.accept_button.setText(self.tr("Join the two"))
        self.cancel_button.setText(self.tr("Cancel"))
        self._rest()

    def decide(self) -> None:
        """Have the choice taken, where there is one that may be joined."""
        found = self.field.candidate
        if found is None or not self.accept_button.isEnabled():
            return
        try:
            self._take(found.key)
        except Refused as refused:
            self.refusal.say(self._bridge.sentence(refused))
        else:
            self.accept()

    @override
    def focusNextPrevChild(self, next: bool) -> bool:
        return focus_in_reading_order(self, forward=next)

    def _lay_out(self) -> None:
        self.label.setBuddy(self.field)
        buttons = QDialogButtonBox()
        buttons.addButton(self.accept_button, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(self.cancel_button, QDialogButtonBox.ButtonRole.RejectRole)
        buttons.accepted.connect(self.decide)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(theme.EDGE, theme.EDGE, theme.EDGE, theme.BETWEEN)
        layout.setSpacing(theme.INSIDE)
        for part in (self.intro, self.label, self.field, self.preview, self.refusal):
            layout.addWidget(part)
        layout.addStretch(1)
        layout.addWidget(buttons)
        # Only now: a button that is not yet in a dialog cannot become its default.
        self.accept_button.setDefault(True)
        letters = self.fontMetrics()
        wanted = QSize(letters.horizontalAdvance("n") * WIDTH, self.sizeHint().height() + LINES * letters.lineSpacing())
        self.resize(wanted.boundedTo(self.screen().availableSize() * 0.9))
        self.field.setFocus()

    def _suggest(self) -> None:
        """Where there is one namesake, it is hardly another who is meant."""
        club = self._bridge.desk.evening.club
        same = namesakes(club, self._kept)
        if len(same) == 1:
            self.field.choose(Candidate("person", called_in(club)[same[0].id], same[0].id))

    def _rest(self) -> None:
        self.refusal.forgive()
        self.accept_button.setEnabled(False)
        self.preview.setText("")
        if self.field.candidate is not None:
            self._show(self.field.candidate)

    def _show(self, other: Candidate) -> None:
        """What would be joined, or why it cannot be."""
        found = joining(self._bridge.desk, other.key, self._kept.id)
        lines = [
            self._drives(other.name, found.of_one),
            self._drives(called_in(self._bridge.desk.evening.club).get(self._kept.id, self._kept.name), found.of_other),
        ]
        self.preview.setText("\n".join(lines))
        self.accept_button.setEnabled(not found.both)
        if found.both:
            self.refusal.say(self._two(found))
        else:
            self.refusal.forgive()

    def _drives(self, name: str, appearances: tuple[Appearance, ...]) -> str:
        if not appearances:
            return self.tr("{name}: no drive").format(name=name)
        text = self.tr("{name}: %n drives ({drives})", "", len(appearances))
        return text.format(name=name, drives=self._named(appearances))

    def _two(self, found: Joining) -> str:
        text = self.tr("Both played in the same drive, so they are two: {drives}.")
        return text.format(drives=self._named(found.both))

    def _named(self, appearances: tuple[Appearance, ...]) -> str:
        named = [f"{each.title}, {self._bridge.words.day(each.day)}" for each in appearances[:MOST_NAMED]]
        return "; ".join([*named, *(["…"] if len(appearances) > MOST_NAMED else [])])
