"""The results of a round typed again without seeing them, and compared; nothing is written here."""

from __future__ import annotations

from functools import partial
from typing import ClassVar

from PySide6.QtCore import QPoint, QRect, QSize, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QPushButton, QVBoxLayout, QWidget

from whistdrive.core.evening import Evening
from whistdrive.desk.desk import Desk
from whistdrive.desk.draft import Place
from whistdrive.desk.rehearsal import Rehearsal
from whistdrive.desk.second_entry import blank, differences, typed_again
from whistdrive.ui import theme
from whistdrive.ui.bridge import Bridge
from whistdrive.ui.models.differing import DifferingModel
from whistdrive.ui.widgets.asking_line import AskingLine
from whistdrive.ui.widgets.finder import Finder
from whistdrive.ui.widgets.jump_field import JumpField
from whistdrive.ui.widgets.key_in import key_in
from whistdrive.ui.widgets.labels import QuietLabel
from whistdrive.ui.widgets.lines_list import LinesList
from whistdrive.ui.widgets.rows import side_by_side
from whistdrive.ui.widgets.score_panels import GridPanel, SheetPanel, is_grid
from whistdrive.ui.widgets.slip_writer import swap_sides
from whistdrive.ui.widgets.totals_question import TotalsQuestion

WIDTH, HEIGHT = 100, 34
"""The size in letters and lines."""
_LINES, _LEAST_LINES = 4, 2
"""How many differences are seen at once, and where there is little room."""
_MOST_COVERED = 0.25
"""How much of the work may be covered while a difference is mended."""


class CheckEntryDialog(QDialog):
    """Lies beside the work and can stay open while what differs is mended there.

    ``wanted`` asks for the deal (a :class:`~whistdrive.desk.draft.Place`) that differs, to be looked at.
    """

    help_topic: ClassVar[str] = "check_entry"

    wanted = Signal(object)

    def __init__(self, bridge: Bridge, number: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self.number = number
        self.desk = Desk(Rehearsal(blank(bridge.desk.evening, number)))
        self._again = Bridge(self.desk, bridge.words, self)
        self.line = AskingLine(self._again)
        self.panel = (GridPanel if is_grid(self.desk.drive) else SheetPanel)(self._again, self.line)
        self.totals = TotalsQuestion(self._again, self.line)
        self.jump = JumpField()
        self.finder = Finder(self._again, self.jump, self.line, lambda: self.panel, lambda: self.number, self)
        self.intro, self.progress = QuietLabel(), QuietLabel()
        self.model, self.list = DifferingModel(bridge.words), LinesList()
        self.close_button = QPushButton()
        self._lay_out()
        self._connect()
        self.retranslate()
        self.panel.show_round(self.desk.drive, number)
        self.panel.go_to_first()
        self.panel.view.setFocus()

    def retranslate(self) -> None:
        """Word everything in the language of the moment."""
        self._again.words = self._bridge.words
        self.model.retranslate(self._bridge.words)
        self.setWindowTitle(self.tr("Check entry: round {number}").format(number=self.number))
        self.intro.setText(
            self.tr(
                "Type the slips of round {number} again. Nothing is written here; what differs is listed below, and"
                " Enter in the list goes to it. Ctrl+T takes totals only."
            ).format(number=self.number)
        )
        self.list.setAccessibleName(self.tr("Differences"))
        self.close_button.setText(self.tr("Close"))
        self.line.label.set_usual(
            self.tr("Enter goes on · Esc restores · X swaps · / finds · Ctrl+Z takes back · F6 to the differences")
        )
        self.jump.retranslate()
        self.panel.retranslate()
        self.totals.retranslate()
        self._compare()

    def _lay_out(self) -> None:
        self.list.setModel(self.model)
        self.list.setMinimumHeight(_LEAST_LINES * theme.ROW_HEIGHT)
        self.list.setMaximumHeight(_LINES * theme.ROW_HEIGHT)
        self.close_button.setAutoDefault(False)
        for button in (self.totals.do_it, self.totals.leave):
            button.setAutoDefault(False)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(theme.EDGE, theme.EDGE, theme.EDGE, theme.BETWEEN)
        layout.setSpacing(theme.INSIDE)
        layout.addLayout(side_by_side(self.intro, self.jump, stretch=self.intro))
        layout.addWidget(self.panel, 1)
        layout.addWidget(self.totals)
        layout.addWidget(self.line)
        layout.addWidget(self.list)
        layout.addLayout(side_by_side(self.progress, self.close_button, stretch=self.progress))
        metrics = self.fontMetrics()
        wanted = QSize(metrics.horizontalAdvance("n") * WIDTH, metrics.lineSpacing() * HEIGHT)
        self.resize(wanted.boundedTo(self.screen().availableSize() * 0.9))

    def _connect(self) -> None:
        self.close_button.clicked.connect(self.reject)
        self.list.activated.connect(lambda index: self._go_to(index.row()))
        self.totals.closed.connect(lambda _back: self.panel.view.setFocus())
        self.finder.left.connect(self.panel.view.setFocus)
        self.panel.all_in.connect(self._compare)
        self._again.changed.connect(self._typed)
        self._bridge.changed.connect(self._mended)
        self._bridge.language_changed.connect(self.retranslate)
        for keys, does in (
            ("Ctrl+T", self._ask_totals),
            ("F6", self.list.setFocus),
            ("Ctrl+Z", self.desk.undo),
            ("Ctrl+Shift+Z", self.desk.redo),
            ("Ctrl+Y", self.desk.redo),
        ):
            QShortcut(QKeySequence(keys), self, does)
        for keys, does in (("X", self._swap), ("/", self.finder.ask), ("Ctrl+G", self.finder.ask)):
            key_in(self.panel, keys, does)
        if isinstance(self.panel, SheetPanel):
            QShortcut(QKeySequence("Alt+Up"), self, partial(self.panel.go_by, -1))
            QShortcut(QKeySequence("Alt+Down"), self, partial(self.panel.go_by, 1))

    def _typed(self, before: Evening, after: Evening) -> None:
        self.totals.follow(before, after)
        self.panel.show_round(after.drive, self.number)
        self._compare()

    def _mended(self, before: Evening, after: Evening) -> None:
        """Follow what is written; another drive, or a round that was taken back, leaves nothing to compare."""
        old, new = before.drive, after.drive
        if old is None or new is None or old.id != new.id or self.number > len(new.rounds):
            self.reject()
        else:
            self._compare()

    def _compare(self) -> None:
        drive, again = self._bridge.desk.drive, self.desk.drive
        found = differences(drive, again, self.number)
        self.model.show_differences(drive.scoring, found)
        tables = len(drive.rounds[self.number - 1].tables)
        done = typed_again(drive, again, self.number)
        text = self.tr("Typed again: {done} of %n tables · differences: {differences}", "", tables)
        self.progress.setText(text.format(done=done, differences=len(found)))

    def _ask_totals(self) -> None:
        place = self.panel.view.place
        if place is not None and self.panel.view.settle():
            self.totals.ask(place)

    def _swap(self) -> None:
        """Turn the deal under the cursor round: a slip is misread the same way twice."""
        place = self.panel.view.place
        if place is not None and self.panel.view.settle():
            swap_sides(self._again, self.line, place)

    def covers(self, widget: QWidget) -> bool:
        """Whether so much of a widget lies below this window that one could not work in it."""
        below = QRect(widget.mapToGlobal(QPoint()), widget.size())
        hidden = below.intersected(self.frameGeometry())
        return self.isVisible() and hidden.width() * hidden.height() > below.width() * below.height() * _MOST_COVERED

    def _go_to(self, row: int) -> None:
        if 0 <= row < len(self.model.differences):
            found = self.model.differences[row]
            self.wanted.emit(Place(self.number, found.table, max(found.deal, 1)))
