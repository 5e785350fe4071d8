"""Scores: the slips of a round, typed as they come in."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QPushButton, QStackedWidget, QVBoxLayout, QWidget
from typing_extensions import override

from whistdrive.core.evening import Evening
from whistdrive.core.standings import unfinished
from whistdrive.desk.draft import Place
from whistdrive.desk.entry import first_unfinished
from whistdrive.ui import theme
from whistdrive.ui.bridge import Bridge
from whistdrive.ui.dialogs.check_entry import CheckEntryDialog
from whistdrive.ui.pages.page import Page
from whistdrive.ui.widgets.asking_line import AskingLine
from whistdrive.ui.widgets.empty_state import EmptyState
from whistdrive.ui.widgets.entry_view import EntryView
from whistdrive.ui.widgets.finder import Finder
from whistdrive.ui.widgets.key_in import key_in
from whistdrive.ui.widgets.notice import Notice
from whistdrive.ui.widgets.round_bar import RoundBar
from whistdrive.ui.widgets.score_panels import GridPanel, ScorePanel, SheetPanel, is_grid
from whistdrive.ui.widgets.slip_actions import SlipActions
from whistdrive.ui.widgets.slip_questions import SlipQuestions


class ScoresPage(Page):
    """Shows one round, the latest unless an earlier one is chosen for a correction."""

    key = "scores"

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(bridge, parent)
        self.number = 0
        self.bar = RoundBar()
        self.practice_notice = Notice()
        self.line = AskingLine(bridge)
        self.grid = GridPanel(bridge, self.line)
        self.sheet = SheetPanel(bridge, self.line)
        self._seat_first = QPushButton()
        self._seat_first.setAutoDefault(True)
        self._empty = EmptyState(self._seat_first)
        self._stack = QStackedWidget()
        self.questions = SlipQuestions(bridge, self.line)
        self.actions_on_slip = SlipActions(bridge, self.line, lambda: self.view, self, self._stack)
        self.finder = Finder(bridge, self.bar.jump, self.line, lambda: self.panel, lambda: self.number, self)
        self.check, self.import_results = QAction(self), QAction(self)
        self.check_dialog: CheckEntryDialog | None = None
        self._lay_out()
        self._connect()
        self.retranslate()
        self.show_evening(Evening(), bridge.desk.evening)

    @property
    def panel(self) -> ScorePanel:
        """The way in which this drive's slips are filled in."""
        return self.grid if self.drive is None or is_grid(self.drive) else self.sheet

    @property
    def view(self) -> EntryView:
        """Where the cursor is."""
        return self.panel.view

    @override
    def retranslate(self) -> None:
        self.bar.retranslate()
        self.grid.retranslate()
        self.sheet.retranslate()
        self.questions.retranslate()
        self.actions_on_slip.retranslate()
        self.check.setText(self.tr("Chec&k entry: type this round again…"))
        self.import_results.setText(self.tr("&Import results…"))
        self._empty.set_sentence(self.tr("No round is seated yet. Draw the first one, then type its results here."))
        self._seat_first.setText(self.tr("Go to the seating"))
        self._seat_first.setToolTip(self.tr("Draw the first round (Ctrl+2)"))
        self.practice_notice.word(self.tr("Practice: nothing of this counts"))
        self._word_keys()
        self.bar.show_round(self.drive, self.number)

    @override
    def show_evening(self, before: Evening, after: Evening) -> None:
        if before.drive is after.drive:
            return
        was = len(before.drive.rounds) if before.drive else 0
        now = len(after.drive.rounds) if after.drive else 0
        another = before.drive is None or after.drive is None or before.drive.id != after.drive.id
        tried = [each.drive is not None and each.drive.practice for each in (before, after)]
        anew = another or now != was or not self.number or tried[0] != tried[1]
        if anew and not another and self.view.busy and self.number <= now:
            anew = False  # another station has gone on: what is typed here is written first
        if anew:
            self.number = now
        if anew or not (self.view.busy or self.bridge.elsewhere):
            # What was read back last need not be true any more.
            self.line.rest()
        self.questions.follow(before, after)
        self._show_round()
        self._word_keys()

    @override
    def state(self) -> str:
        if self.drive is None or not self.drive.rounds:
            return ""
        number = len(self.drive.rounds)
        text = self.tr("round {number} of {rounds}").format(number=number, rounds=self.drive.plan.rounds)
        if self.drive.practice:
            return self.tr("{round} · practice").format(round=text)
        missing = len(unfinished(self.drive, number))
        if not missing:
            return self.tr("{round} · all in").format(round=text)
        return self.tr("{round} · {missing} missing").format(round=text, missing=missing)

    @override
    def settle(self) -> bool:
        return self.view.settle() and self.questions.settle()

    @override
    def focus_first(self) -> None:
        if not self.number:
            self._seat_first.setFocus()
            return
        if not self.view.pending:
            self.panel.go_to_first()
        self.view.setFocus()

    def show_number(self, number: int) -> None:
        """Show another round, once what is half-typed is written."""
        if self.drive is not None and 1 <= number <= len(self.drive.rounds) and self.settle():
            self.number = number
            self.line.rest()
            self._show_round()
            self.view.setFocus()
        else:
            self.bar.show_round(self.drive, self.number)

    def go_to_missing(self) -> None:
        """Go to the first table of the round that owes deals."""
        if self.drive is None or not self.number or not self.settle():
            return
        table = first_unfinished(self.drive, self.number)
        if table is None:
            self._say_all_in()
        else:
            self.panel.go_to_table(table)
            self.view.setFocus()

    def check_entry(self) -> None:
        """Have the results of the round typed again and compared, beside the work."""
        if not self.number or not self.settle():
            return
        if self.check_dialog is not None and self.check_dialog.number != self.number:
            self.check_dialog.reject()
        if self.check_dialog is None:
            self.check_dialog = CheckEntryDialog(self.bridge, self.number, self)
            self.check_dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            self.check_dialog.wanted.connect(self.show_deal)
            self.check_dialog.finished.connect(self._forget_check)
        self.check_dialog.show()
        self.check_dialog.activateWindow()

    def show_deal(self, place: Place) -> None:
        """Go to a deal of any round, from wherever in the window, once what is half-typed is written."""
        if not self.isVisible():
            self.go_to.emit(self.key)
        if self.isVisible() and self.settle():
            self.show_number(place.number)
            self.panel.go_to_deal(place)
            self._uncover()
            self.window().activateWindow()
            self.view.setFocus()

    def _uncover(self) -> None:
        """Where the screen has no room for both, the check steps aside until it is asked for again."""
        if self.check_dialog is not None and self.check_dialog.covers(self.panel):
            self.check_dialog.hide()
            self.line.hint(self.tr("F7 shows the check again"))

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.ApplicationPaletteChange:
            self.bar.colour()
        super().changeEvent(event)

    def _show_round(self) -> None:
        drive = self.drive
        self.number = min(self.number, len(drive.rounds)) if drive else 0
        # The one in use first: whoever hears that the other's cursor has gone asks this one for its own.
        self.panel.show_round(drive, self.number)
        idle = self.sheet if self.panel is self.grid else self.grid
        idle.show_round(None, 0)
        self._stack.setCurrentWidget(self.panel if self.number else self._empty)
        self.line.setVisible(self.number > 0)
        self.bar.show_round(drive, self.number)
        self._show_practice()
        self.actions_on_slip.show_place()

    def _show_practice(self) -> None:
        """Say in every practice that it is one; earlier rounds that are looked at meanwhile count."""
        drive = self.drive
        self.practice_notice.setVisible(drive is not None and drive.practice and self.number == len(drive.rounds))

    def _lay_out(self) -> None:
        for widget in (self._empty, self.grid, self.sheet):
            self._stack.addWidget(widget)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(theme.EDGE, theme.BETWEEN, theme.EDGE, theme.INSIDE)
        layout.setSpacing(theme.INSIDE)
        layout.addWidget(self.bar)
        layout.addWidget(self.practice_notice)
        layout.addWidget(self._stack, 1)
        layout.addWidget(self.questions)
        layout.addWidget(self.line)
        self.actions_on_slip.menu.addSeparator()
        self.actions_on_slip.menu.addActions([self.check, self.import_results])
        self.bar.slip.setMenu(self.actions_on_slip.menu)
        self.bar.colour()

    def _connect(self) -> None:
        self.check.setShortcut(QKeySequence("F7"))
        self.check.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self.check.triggered.connect(self.check_entry)
        self.addAction(self.check)
        self.import_results.triggered.connect(lambda _checked: self.import_wanted.emit())
        self.bar.rounds.chosen.connect(self.show_number)
        self.bar.next_step.clicked.connect(self.next_round)
        self.bar.practice.clicked.connect(self.practice)
        self.bar.second_count.clicked.connect(lambda: self.go_to.emit("cards"))
        self.finder.left.connect(self._keyboard_back)
        self.actions_on_slip.asked.connect(self.questions.ask)
        self.questions.closed.connect(self._keyboard_back)
        self._seat_first.clicked.connect(lambda: self.go_to.emit("seating"))
        for panel in (self.grid, self.sheet):
            panel.view.moved.connect(self.actions_on_slip.show_place)
            panel.all_in.connect(self._say_all_in)
        does: dict[str, Callable[[], object]] = {
            "/": self.finder.ask,
            "Ctrl+G": self.finder.ask,
            "Ctrl+M": self.go_to_missing,
            "Alt+Up": lambda: self._go_by(-1),
            "Alt+Down": lambda: self._go_by(1),
        }
        for keys, deed in does.items():
            key_in(self, keys, deed)

    def _go_by(self, step: int) -> None:
        if self.panel is self.sheet:
            self.sheet.go_by(step)

    def _forget_check(self) -> None:
        self.check_dialog = None

    def _keyboard_back(self) -> None:
        self.view.setFocus()

    def _say_all_in(self) -> None:
        last = self.drive is not None and len(self.drive.rounds) >= self.drive.plan.rounds
        go_on = self.tr("All tables are in: Ctrl+Enter seats the next round.")
        if self.drive is not None and self.number < len(self.drive.rounds):
            go_on = self.tr("All tables of this round are in.")
        elif self.drive is not None and self.drive.practice:
            go_on = self.tr("All tables are in: Ctrl+Enter begins in earnest.")
        elif last:
            go_on = self.tr("All tables are in: Ctrl+Enter shows the standings.")
        told = self.line.told
        if not told.endswith(go_on):
            self.line.say(" ".join(each for each in (f"{told}." if told else "", go_on) if each))

    def _word_keys(self) -> None:
        if self.panel is self.grid:
            text = self.tr(
                "Enter next table · Esc restores · X swaps the sides · Del clears · / finds · Ctrl+M missing"
            )
        else:
            usual = self.tr("Enter next deal · Esc restores · X swaps · / finds")
            text = " · ".join((*self._field_keys(), usual, self.tr("Shift+F1 the rules")))
        self.line.label.set_usual(text)

    def _field_keys(self) -> list[str]:
        """Which keys the fields of this drive take, beside figures."""
        columns = self.drive.scoring.columns if self.drive else ()
        allowed = [column.allowed for column in columns if column.allowed is not None]
        found = []
        if any("NS" in each for each in allowed):
            found.append(self.tr("N S E W side"))
        if any("NT" in each for each in allowed):
            found.append(self.tr("S H D C N trump"))
        elif any("S" in each for each in allowed):
            found.append(self.tr("S H D C trump"))
        if any(column.key == "bid" and column.allowed and 0 in column.allowed for column in columns):
            found.append(self.tr("0 all passed"))
        return found
