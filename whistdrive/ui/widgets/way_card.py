"""One way to fill the seats, as a card: what it is called, what happens, what the results show, and what it asks."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPalette
from PySide6.QtWidgets import QFrame, QLabel, QLineEdit, QRadioButton, QVBoxLayout, QWidget
from typing_extensions import override

from whistdrive.core.changes.drives import MOST_AWARDED
from whistdrive.core.changes.numbers import Share
from whistdrive.core.drive import Drive, Entrant
from whistdrive.movement.offers import Offer, present_dummies
from whistdrive.movement.sharing import guests, hosts
from whistdrive.ui import theme
from whistdrive.ui.models.ways import Told
from whistdrive.ui.widgets.labels import QuietLabel
from whistdrive.ui.widgets.rows import side_by_side
from whistdrive.ui.widgets.short_field import ShortField
from whistdrive.ui.widgets.wheelproof import ComboBox, SpinBox

NAME_LETTERS = 24
LEAST_LETTERS = 7
"""Room for a name: for a new one, and at least in a choice where the card is narrow."""


class WayCard(QFrame):
    """A button to choose the way, and its fields, which are there once it is chosen.

    ``award_changed`` carries the award for resting that is typed.
    """

    award_changed = Signal(int)

    def __init__(self, drive: Drive, offer: Offer, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.offer = offer
        self.setObjectName("card")
        self.button = QRadioButton()
        self.happens, self.results = QLabel(), QuietLabel()
        self.award: SpinBox | None = None
        self.names: list[QLineEdit] = []
        self.sharing: list[tuple[ComboBox, ComboBox]] = []
        self._kept = present_dummies(drive)
        self._a_round = drive.plan.deals is None
        self._asked = QWidget()
        self._lay_out()
        self._ask(drive)
        self.button.toggled.connect(lambda _on: self._follow())
        self._follow()

    def retranslate(self, told: Told) -> None:
        """Word the card."""
        name = self.tr("{way} – as it is now").format(way=told.name) if self.offer.present else told.name
        self.button.setText(name.replace("&", "&&"))
        self.button.setAccessibleDescription(f"{told.happens} {told.results}")
        self.happens.setText(told.happens)
        self.results.setText(told.results)
        if self.award is not None:
            of_round, of_deal = self.tr("Award for resting, a round"), self.tr("Award for resting, a deal")
            self._award_label.setText(of_round if self._a_round else of_deal)
            self.award.setAccessibleName(self._award_label.text())
        for at, (field, label) in enumerate(zip(self.names, self._name_labels, strict=True), start=1):
            label.setText(self._of_name(at))
            field.setAccessibleName(label.text())
            if self.offer.dummies and not field.text():
                field.setText(self.tr("Dummy {number}").format(number=at) if len(self.names) > 1 else self.tr("Dummy"))
        for (guest, host), label in zip(self.sharing, self._sharing_labels, strict=True):
            label.setText(self.tr("shares with"))
            guest.setAccessibleName(self.tr("Who shares a seat"))
            host.setAccessibleName(self.tr("Whose seat it is"))

    def shares(self) -> tuple[Share, ...]:
        """Who is to share a seat, as chosen; where nothing is asked, as offered."""
        if not self.sharing:
            return self.offer.shares
        return tuple((guest.currentData(), host.currentData()) for guest, host in self.sharing)

    def dummies(self) -> tuple[str, ...]:
        """The names of the dummies."""
        return self._kept if self.offer.roles else tuple(field.text() for field in self.names if self.offer.dummies)

    def go_to_gap(self) -> None:
        """Put the keyboard into the first name that is missing, if one is."""
        gap = next((field for field in self.names if not field.text().strip()), None)
        if gap is not None:
            gap.setFocus(Qt.FocusReason.OtherFocusReason)

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.button.click()
        self.button.setFocus()

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.ApplicationPaletteChange:
            self._colour()
        super().changeEvent(event)

    def _lay_out(self) -> None:
        font = self.button.font()
        font.setBold(True)
        self.button.setFont(font)
        for label in (self.happens, self.results):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(theme.BETWEEN, theme.INSIDE, theme.BETWEEN, theme.INSIDE)
        layout.setSpacing(theme.STEP)
        for widget in (self.button, self.happens, self.results, self._asked):
            layout.addWidget(widget)

    def _ask(self, drive: Drive) -> None:
        """Put in the fields that the way needs: an award, names, or who shares with whom."""
        column = QVBoxLayout(self._asked)
        column.setContentsMargins(0, theme.STEP, 0, 0)
        column.setSpacing(theme.STEP)
        self._award_label = QLabel()
        if self.offer.resting:
            self.award = SpinBox()
            self.award.setRange(0, MOST_AWARDED)
            self.award.setValue(drive.plan.award)
            self.award.valueChanged.connect(self.award_changed)
            self._award_label.setBuddy(self.award)
            column.addLayout(side_by_side(self._award_label, self.award, None))
        wanted_names = 0 if self.offer.roles else self.offer.dummies + self.offer.joins
        self.names = [ShortField(NAME_LETTERS) for _ in range(wanted_names)]
        self._name_labels = [QLabel() for _ in self.names]
        for field, name in zip(self.names, self._kept if self.offer.dummies else (), strict=False):
            field.setText(name)
        for label, field in zip(self._name_labels, self.names, strict=True):
            label.setBuddy(field)
            column.addLayout(side_by_side(label, field, None))
        wanted = self.offer.shares if self.offer.key == "shared" else ()
        self.sharing = [
            (_people(guests(drive), guest), _people(hosts(drive), host)) for guest, host in wanted if host is not None
        ]
        self._sharing_labels = [QLabel() for _ in self.sharing]
        for label, (guest, host) in zip(self._sharing_labels, self.sharing, strict=True):
            label.setWordWrap(True)
            row = side_by_side(guest, label, host)
            for box in (guest, host):
                row.setStretchFactor(box, 2)
            row.setStretchFactor(label, 1)
            column.addLayout(row)

    def _of_name(self, at: int) -> str:
        if self.offer.joins:
            return self.tr("Who fills in")
        if len(self.names) == 1:
            return self.tr("Name of the dummy")
        return self.tr("Name of dummy {number}").format(number=at)

    def _follow(self) -> None:
        """Show the fields while the way is chosen."""
        asks = self.award is not None or bool(self.names or self.sharing)
        self._asked.setVisible(asks and self.button.isChecked())
        self._colour()

    def _colour(self) -> None:
        colours = theme.scheme()
        chosen = self.button.isChecked()
        ground, line = (colours.selected, colours.accent) if chosen else (colours.surface, colours.line)
        # Quiet text would be too faint on the colour of what is chosen.
        quiet = QPalette.ColorRole.WindowText if chosen else QPalette.ColorRole.PlaceholderText
        self.results.setForegroundRole(quiet)
        self.setStyleSheet(f"#card {{ background: {ground}; border: 1px solid {line}; border-radius: 6px; }}")


def _people(found: Sequence[Entrant], chosen: int) -> ComboBox:
    """A choice among people, by number and name."""
    box = ComboBox()
    box.setMaxVisibleItems(12)
    box.setSizeAdjustPolicy(ComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    box.setMinimumContentsLength(LEAST_LETTERS)
    for entrant in sorted(found, key=lambda each: each.number):
        box.addItem(f"{entrant.number} {entrant.name}", entrant.id)
    box.setCurrentIndex(box.findData(chosen))
    return box
