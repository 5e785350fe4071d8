"""Every way to go on when the people in the room make no whole tables, side by side; choosing one does it."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QDialogButtonBox,
    QFrame,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from whistdrive.core import changes
from whistdrive.core.findings import Refused, refuse
from whistdrive.core.names import folded
from whistdrive.desk.roster import search
from whistdrive.movement.offers import offers, people_present
from whistdrive.ui import theme
from whistdrive.ui.bridge import Bridge, Seen
from whistdrive.ui.models.ways import told
from whistdrive.ui.widgets.next_button import NextButton
from whistdrive.ui.widgets.refusal import Refusal
from whistdrive.ui.widgets.tab_order import focus_in_reading_order
from whistdrive.ui.widgets.way_card import WayCard

WIDTH = 74
"""The width in letters, and its height where the screen lets it."""


class NumbersDialog(QDialog):
    """Cards, one of which is chosen; arrows go from one to the next, Enter does what it says, Esc leaves all as it is.

    What is refused is said below the cards, and nothing has happened.
    """

    help_topic: ClassVar[str] = "numbers"

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge, self._seen = bridge, Seen(bridge)
        self.drive = bridge.desk.drive
        self.cards = [WayCard(self.drive, offer) for offer in offers(self.drive)]
        self.told, self.refusal, self.buttons = QLabel(), Refusal(), QDialogButtonBox()
        self.accept_button, self.cancel_button = NextButton(), QPushButton()
        self._area = QScrollArea()
        self._group = QButtonGroup(self)
        self._lay_out()
        self.retranslate()
        self._choose_first()

    def retranslate(self) -> None:
        """Word everything in the language of the moment."""
        self.setWindowTitle(self.tr("When people make no whole tables"))
        coming = len(self.drive.rounds) + 1
        people = self.tr("In the room: {people}.").format(people=people_present(self.drive))
        how = self.tr("How do they play from round {round} on?").format(round=coming)
        self.told.setText(f"{people} {how}")
        self.accept_button.setText(self.tr("Do it this way"))
        self.cancel_button.setText(self.tr("Leave it as it is"))
        for card in self.cards:
            self._word(card)

    def chosen(self) -> WayCard:
        """The card that is chosen."""
        return next(card for card in self.cards if card.button.isChecked())

    def decide(self) -> None:
        """Carry out what is chosen and close, or say why it cannot be."""
        self.refusal.forgive()
        card = self.chosen()
        try:
            self._seen.do(
                changes.fill_seats,
                dummies=card.dummies(),
                shares=card.shares(),
                roles=card.offer.roles,
                joins=self._newcomer(card),
                award=None if card.award is None else card.award.value(),
            )
        except Refused as refused:
            self.refusal.say(self._bridge.sentence(refused))
            card.go_to_gap()
            return
        self.accept()

    @override
    def focusNextPrevChild(self, next: bool) -> bool:
        return focus_in_reading_order(self, forward=next)

    def _newcomer(self, card: WayCard) -> int | str | None:
        """Who fills in: the one member of the club who is called so and not in yet, else somebody new."""
        if not card.offer.joins:
            return None
        name = card.names[0].text().strip()
        evening = self._bridge.desk.evening
        called = [each for each in search(evening.club, self.drive, name) if folded(each.name) == folded(name)]
        if len(called) > 1:
            raise refuse("many_called", value=name)
        return called[0].id if called else name

    def _word(self, card: WayCard) -> None:
        drive = self.drive
        if card.award is not None:
            drive = replace(drive, plan=replace(drive.plan, award=card.award.value()))
        card.retranslate(told(drive, card.offer, self._bridge.words))

    def _bring_up(self, card: WayCard) -> None:
        """Scroll to a card, once its fields have their room."""
        QTimer.singleShot(0, card, lambda: self._area.ensureWidgetVisible(card, 0, theme.INSIDE))

    def _lay_out(self) -> None:
        listed = QWidget()
        column = QVBoxLayout(listed)
        column.setContentsMargins(0, 0, theme.STEP, 0)
        column.setSpacing(theme.INSIDE)
        for card in self.cards:
            column.addWidget(card)
            self._group.addButton(card.button)
            card.award_changed.connect(lambda _award, card=card: self._word(card))
            card.button.toggled.connect(lambda on, card=card: self._bring_up(card) if on else None)
        column.addStretch(1)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setWidgetResizable(True)
        self._area.setWidget(listed)
        self.told.setWordWrap(True)
        self.buttons.addButton(self.accept_button, QDialogButtonBox.ButtonRole.AcceptRole)
        self.buttons.addButton(self.cancel_button, QDialogButtonBox.ButtonRole.RejectRole)
        self.buttons.accepted.connect(self.decide)
        self.buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(theme.EDGE, theme.EDGE, theme.EDGE, theme.BETWEEN)
        layout.setSpacing(theme.BETWEEN)
        for widget in (self.told, self._area, self.refusal, self.buttons):
            layout.addWidget(widget, 1 if widget is self._area else 0)
        # Only now: a button that is not yet in a dialog cannot become its default.
        self.accept_button.setDefault(True)
        letter = self.fontMetrics().horizontalAdvance("n")
        self.resize(QSize(letter * WIDTH, letter * WIDTH).boundedTo(self.screen().availableSize() * 0.9))

    def _choose_first(self) -> None:
        """Begin on the way in which people play now."""
        first = next((card for card in self.cards if card.offer.present), self.cards[0])
        first.button.setChecked(True)
        first.button.setFocus(Qt.FocusReason.TabFocusReason)
