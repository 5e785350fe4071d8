"""The header of the window: which drive, which round, what is trump, what time it is, and that all is saved."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QEvent, QLocale, Qt, QTime, QTimer
from PySide6.QtGui import QFontMetrics, QPalette
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget
from typing_extensions import override

from whistdrive.core.cards import deals_planned
from whistdrive.core.drive import Drive
from whistdrive.desk.this_round import trumps_now
from whistdrive.store import Place
from whistdrive.ui import theme
from whistdrive.ui.bridge import Bridge
from whistdrive.ui.places import called
from whistdrive.ui.widgets.icon_label import IconLabel
from whistdrive.ui.widgets.labels import QuietLabel
from whistdrive.ui.widgets.suit_label import SuitLabel

TITLE_SIZE = 1.4
"""The title, as a multiple of the text's size."""
SHORT = 27
"""The height of the window, in lines of text, below which nothing here is larger than it must: the page needs room."""
SUIT, SHORT_SUIT = 2.0, 1.3
"""The trump, as multiples of the text's size: usually, and in a short window."""
TICK = 5000
"""How often the clock is looked at, in milliseconds."""


class Header(QFrame):
    """Reads the evening and shows it large enough to be seen from behind the organiser's chair."""

    def __init__(self, bridge: Bridge, place: Place, *, example: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._place, self._example = place, example
        self._title, self._round = QLabel(), QuietLabel()
        self._title.setWordWrap(True)
        self._title.setTextFormat(Qt.TextFormat.PlainText)
        self._trump_name, self._trump = QLabel(), SuitLabel(bridge.words, SUIT)
        self._clock, self._saved = QLabel(), QLabel()
        for label in (self._trump_name, self._saved):
            label.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self._short = False
        self._lay_out()
        self._enlarge()
        self._tick = QTimer(self)
        self._tick.timeout.connect(self._show_time)
        self._tick.start(TICK)

    def retranslate(self) -> None:
        """Word everything again."""
        self._clock.setAccessibleName(self.tr("Time"))
        self._trump_name.setText(self.tr("Trump"))
        self.show_evening()

    def show_evening(self) -> None:
        """Show the evening as it is now."""
        drive = self._bridge.desk.evening.drive
        self._title.setText(drive.title if drive else called(self._place))
        about = (self.tr("✦ Example") if self._example else "", self._about_round(drive) if drive else "")
        self._round.setText(" · ".join(filter(None, about)))
        self._round.setVisible(any(about))
        trumps = trumps_now(drive) if drive else ()
        self._trump.show_trumps(trumps, self._bridge.words)
        self._trump.setVisible(bool(trumps))
        self._trump_name.setVisible(bool(trumps) and not self._short)
        self._saved.setText(self._about_saving())
        self._show_time()

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.ApplicationFontChange:
            self._enlarge()
        super().changeEvent(event)

    def _about_round(self, drive: Drive) -> str:
        number, deals = len(drive.rounds), drive.plan.deals
        if drive.closed:
            return self.tr("Finished: %n rounds", "", number)
        if drive.plan.entry == "cards":
            return self.tr("From people’s cards; deals: {deals}").format(deals=deals_planned(drive.plan))
        if not number:
            return self.tr("Not started; %n rounds planned", "", drive.plan.rounds)
        text = self.tr("Round {number} of {rounds}").format(number=number, rounds=drive.plan.rounds)
        if drive.practice:
            text = self.tr("Practice · {round}").format(round=text)
        if deals is None:
            return self.tr("{round}, until the rubber is decided").format(round=text)
        if deals == 1:
            return text
        return self.tr("{round}, deals {first} to {last}").format(
            round=text, first=(number - 1) * deals + 1, last=number * deals
        )

    def _about_saving(self) -> str:
        saved: datetime | None = self._bridge.desk.saved_at
        if saved is None:
            return self.tr("All saved")
        local = saved.astimezone()
        return self.tr("Saved {time}").format(time=_short(QTime(local.hour, local.minute)))

    def _show_time(self) -> None:
        self._clock.setText(_short(QTime.currentTime()))

    def fit(self, window_height: int) -> None:
        """Be no higher than two lines of text in a short window."""
        short = window_height < QFontMetrics(QApplication.font()).lineSpacing() * SHORT
        if short != self._short:
            self._short = short
            self._trump.set_size(SHORT_SUIT if short else SUIT)
            self._enlarge()
            self.show_evening()

    def _lay_out(self) -> None:
        names = QVBoxLayout()
        names.setSpacing(0)
        names.addWidget(self._title)
        names.addWidget(self._round)
        trump = QHBoxLayout()
        trump.setSpacing(theme.INSIDE)
        trump.addWidget(self._trump_name)
        trump.addWidget(self._trump)
        saved = QHBoxLayout()
        saved.setSpacing(theme.STEP)
        saved.addStretch(1)
        saved.addWidget(IconLabel("check", "accent"))
        saved.addWidget(self._saved)
        right = QVBoxLayout()
        right.setSpacing(0)
        right.addWidget(self._clock, 0, Qt.AlignmentFlag.AlignRight)
        right.addLayout(saved)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(theme.EDGE, theme.INSIDE, theme.EDGE, theme.INSIDE)
        layout.setSpacing(theme.EDGE)
        layout.addLayout(names, 1)
        layout.addLayout(trump)
        layout.addLayout(right)

    def _enlarge(self) -> None:
        large = QApplication.font()
        large.setPointSizeF(large.pointSizeF() * (1.0 if self._short else TITLE_SIZE))
        self._clock.setFont(large)
        large.setBold(True)
        self._title.setFont(large)


def _short(time: QTime) -> str:
    return QLocale().toString(time, QLocale.FormatType.ShortFormat)
