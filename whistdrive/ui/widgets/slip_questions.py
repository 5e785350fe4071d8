"""All questions about a slip: one is asked at a time."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QMoveEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QScrollArea, QVBoxLayout, QWidget
from typing_extensions import override

from whistdrive.core.evening import Evening
from whistdrive.desk.draft import Place
from whistdrive.ui.bridge import Bridge
from whistdrive.ui.widgets.adjustment_question import AdjustmentQuestion
from whistdrive.ui.widgets.asking_line import AskingLine
from whistdrive.ui.widgets.seats_question import SeatsQuestion
from whistdrive.ui.widgets.slip_question import SlipQuestion
from whistdrive.ui.widgets.totals_question import TotalsQuestion


class SlipQuestions(QWidget):
    """The questions by key (``totals``, ``adjust``, ``seats``). ``closed`` follows when the keyboard should go back."""

    closed = Signal()

    def __init__(self, bridge: Bridge, line: AskingLine, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._line = line
        self.totals = TotalsQuestion(bridge, line)
        self.adjustment = AdjustmentQuestion(bridge, line)
        self.seats = SeatsQuestion(bridge, line)
        self.by_key: Mapping[str, SlipQuestion] = {
            "totals": self.totals,
            "adjust": self.adjustment,
            "seats": self.seats,
        }
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        for question in self.by_key.values():
            layout.addWidget(question)
            question.closed.connect(self._closed)
        # The page above learns of its new height only after this one has its own.
        self._sight = QTimer(self, singleShot=True, interval=0)
        self._sight.timeout.connect(self._come_into_sight)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._follow_focus)
        self.hide()

    def ask(self, key: str, place: Place) -> None:
        """Ask about the deal at a place, once what was asked before is answered."""
        if self.settle():
            self.show()
            self.by_key[key].ask(place)

    def settle(self) -> bool:
        """Answer what is half-typed; False when that is refused."""
        return all(question.settle() for question in self.by_key.values())

    def follow(self, before: Evening, after: Evening) -> None:
        """Know what was changed."""
        for question in self.by_key.values():
            question.follow(before, after)
        self.setVisible(any(not question.isHidden() for question in self.by_key.values()))

    def retranslate(self) -> None:
        """Word everything again."""
        for question in self.by_key.values():
            question.retranslate()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._sight.start()

    @override
    def moveEvent(self, event: QMoveEvent) -> None:
        super().moveEvent(event)
        self._sight.start()

    def _come_into_sight(self) -> None:
        """With large text in a small window the page scrolls: the question and the line must not be below its edge."""
        above = self.parentWidget()
        while above is not None and not isinstance(above, QScrollArea):
            above = above.parentWidget()
        if above is not None and self.isVisible():
            for part in (self, self._line):
                above.ensureWidgetVisible(part, 0, 0)

    def _follow_focus(self, old: QWidget | None, now: QWidget | None) -> None:
        """Whoever goes back to the slips, or anywhere else in the window but the line, answers first."""
        if old is None or now is None or not self.isAncestorOf(old) or not self.window().isAncestorOf(now):
            return
        if not (self.isAncestorOf(now) or self._line.isAncestorOf(now)):
            self.settle()

    def _closed(self, back: bool) -> None:
        self.hide()
        if back:
            self.closed.emit()
