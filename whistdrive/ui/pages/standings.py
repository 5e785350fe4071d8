"""Standings: who leads, how places are decided, and the end of the evening."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget
from typing_extensions import override

from whistdrive import printing
from whistdrive.core import changes
from whistdrive.core.drive import Drive, Evening
from whistdrive.core.findings import Refused
from whistdrive.core.standings import Standings, standings, unfinished
from whistdrive.printing.facts import provisional
from whistdrive.printing.notes import notes, particulars
from whistdrive.printing.tables import current, played_so_far
from whistdrive.ui import theme
from whistdrive.ui.bridge import Bridge
from whistdrive.ui.dialogs.where_to_save import AskFile, WhereToSave, file_name
from whistdrive.ui.models.placings import NAME, NUMBER, PLACE, PlacingsModel, SearchedPlacings, lists
from whistdrive.ui.pages.page import Page
from whistdrive.ui.widgets.answer_line import AnswerLine
from whistdrive.ui.widgets.book_table import BookTable
from whistdrive.ui.widgets.button_key import press_by_key
from whistdrive.ui.widgets.export_button import ExportButton
from whistdrive.ui.widgets.labels import PageTitle, QuietLabel
from whistdrive.ui.widgets.next_button import NextButton
from whistdrive.ui.widgets.rows import side_by_side
from whistdrive.ui.widgets.short_field import ShortField
from whistdrive.ui.widgets.views_bar import ViewsBar

SEARCH_LETTERS = 24
REASON_LETTERS = 34
"""How wide these fields are, in average letters."""


class StandingsPage(Page):
    """The list of places with its views above and what it rests on below; worked out only while it is looked at."""

    key = "standings"

    def __init__(self, bridge: Bridge, ask_file: AskFile | None = None, parent: QWidget | None = None) -> None:
        super().__init__(bridge, parent)
        self._ask_file = ask_file or WhereToSave().file
        self._shown: Drive | None = None
        self.title = PageTitle()
        self.progress = QuietLabel()
        self.next_step = NextButton()
        self.roles, self.times = ViewsBar(), ViewsBar()
        self.search = ShortField(SEARCH_LETTERS)
        self.pdf_button, self.close_button, self.reopen_button = QPushButton(), QPushButton(), QPushButton()
        self.second_count = QPushButton()
        self.reason = ShortField(REASON_LETTERS)
        self.answer = AnswerLine(bridge)
        self.export = ExportButton(bridge, self.answer, self._ask_file)
        self.model = PlacingsModel()
        self.searched = SearchedPlacings(self.model)
        self.table = BookTable(find_in=NAME, dense=True)
        self.details, self.notes = QuietLabel(), QuietLabel()
        self._lay_out()
        self._connect()
        self.retranslate()
        self.show_evening(Evening(), bridge.desk.evening)

    @override
    def retranslate(self) -> None:
        self.title.setText(self.tr("Standings"))
        self.search.setPlaceholderText(self.tr("Find a name or number"))
        self.search.setAccessibleName(self.tr("Find a name or number in the standings"))
        self.search.setToolTip(self.tr("Only rows that match are shown (Ctrl+F)"))
        self.pdf_button.setText(self.tr("Save PDF…"))
        self.pdf_button.setToolTip(self.tr("The standings for the wall (Alt+P)"))
        self.export.retranslate()
        self.second_count.setText(self.tr("Second count"))
        self.second_count.setToolTip(self.tr("Compare people’s own cards with the tables (F8)"))
        self.close_button.setToolTip(self._about_closing())
        self.reopen_button.setText(self.tr("Open again"))
        self.reopen_button.setToolTip(self.tr("To correct a result; paper printed from then on says so (Enter)"))
        self.reason.setPlaceholderText(self.tr("Why the results are opened again"))
        self.reason.setAccessibleName(self.tr("Reason for opening the results again"))
        self.table.setAccessibleName(self.tr("Places"))
        self.table.setToolTip(self.tr("Letters look for a name; F3 or a click on a heading sorts, places stay"))
        self._shown = None
        self._refresh()

    @override
    def show_evening(self, before: Evening, after: Evening) -> None:
        if before.drive is after.drive:
            return
        if before.drive is None or after.drive is None or before.drive.id != after.drive.id:
            for field in (self.search, self.reason):
                field.setText("")
        self.answer.rest()
        self._refresh()

    @override
    def state(self) -> str:
        drive = self.drive
        if drive is None:
            return ""
        if drive.closed:
            return self.tr("final")
        if drive.plan.entry == "cards":
            cardless = len(current(drive).cardless)
            return self.tr("missing cards: {count}").format(count=cardless) if cardless else self.tr("all cards in")
        last = played_so_far(drive)
        if not last:
            return self.tr("nothing played yet")
        text = self.tr("after round {round}")
        if unfinished(drive, last):
            text = self.tr("round {round} is coming in")
        return text.format(round=last)

    @override
    def focus_first(self) -> None:
        if not self.table.currentIndex().isValid() and self.searched.rowCount():
            self.table.setCurrentIndex(self.searched.index(0, PLACE))
        self.table.setFocus()

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._refresh()

    def save_pdf(self, path: Path) -> bool:
        """Save the standings as they are as PDF; False, with the reason shown, when that is not possible."""
        try:
            printing.write_file(path, printing.pdf("standings", self.desk.drive, self.bridge.words))
        except Refused as refused:
            self.answer.show_refused(refused)
            return False
        self.answer.say(self.tr("Saved as {path}").format(path=path))
        return True

    def _ask_and_save_pdf(self) -> None:
        path = self._ask_file(self, file_name(self.desk.drive, self.tr("standings"), "pdf"))
        if path is not None:
            self.save_pdf(path)

    def _lay_out(self) -> None:
        self.table.setModel(self.searched)
        self.table.sortByColumn(PLACE, Qt.SortOrder.AscendingOrder)
        self.search.setClearButtonEnabled(True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(theme.EDGE, theme.BETWEEN, theme.EDGE, theme.BETWEEN)
        layout.setSpacing(theme.INSIDE)
        layout.addLayout(side_by_side(self.title, self.progress, self.next_step, stretch=self.progress))
        layout.addLayout(side_by_side(self.roles, self.times, None, self.search, space=theme.BETWEEN))
        layout.addWidget(self.table, 1)
        layout.addWidget(self.details)
        layout.addWidget(self.notes)
        layout.addWidget(self.answer)
        files = (self.pdf_button, self.export, self.second_count)
        ends = (*files, None, self.reason, self.reopen_button, self.close_button)
        layout.addLayout(side_by_side(*ends))

    def _connect(self) -> None:
        self.search.textChanged.connect(self.searched.look_for)
        self.table.selectionModel().currentRowChanged.connect(self._show_details)
        for views in (self.roles, self.times):
            views.currentChanged.connect(self._choose_view)
        self.pdf_button.clicked.connect(self._ask_and_save_pdf)
        self.close_button.clicked.connect(self._close)
        self.next_step.clicked.connect(self._go_on)
        self.second_count.clicked.connect(lambda: self.go_to.emit("cards"))
        self.reopen_button.clicked.connect(self._reopen)
        self.reason.returnPressed.connect(self._reopen)
        for button, key in ((self.pdf_button, "Alt+P"), (self.close_button, "Alt+L"), (self.next_step, "Alt+L")):
            press_by_key(button, key)
        QShortcut(
            QKeySequence(QKeySequence.StandardKey.Find),
            self,
            self.search.setFocus,
        )

    def _choose_view(self) -> None:
        self._shown = None
        self._refresh()

    def _refresh(self) -> None:
        drive = self.drive
        if drive is None or drive is self._shown or not self.isVisible():
            return
        self._shown = drive
        interval = drive.plan.interval if drive.plan.entry == "tables" else 0
        self.times.show_views((self.tr("Now"), self.tr("At the interval")) if interval else (self.tr("Now"),))
        at_interval = self.times.currentIndex() == 1
        found = standings(drive, upto=interval) if at_interval else current(drive)
        views = lists(drive, found, self.bridge.words)
        self.roles.show_views(tuple(view.heading or self.tr("Everybody") for view in views))
        self.model.show_ranking(drive, views[self.roles.currentIndex()], self.bridge.words)
        self.table.setColumnHidden(NUMBER, drive.movement.keeps_teams)
        self.table.size_columns(NAME)
        self.progress.setText(self._progress(drive, min(played_so_far(drive), interval) if at_interval else None))
        self.notes.setText(self._notes(drive, found))
        self._show_details()
        self._word_end(drive)

    def _progress(self, drive: Drive, upto: int | None) -> str:
        number = played_so_far(drive) if upto is None else upto
        texts = [self.tr("After round {round} of {planned}").format(round=number, planned=drive.plan.rounds)]
        if drive.plan.entry == "cards":
            texts = [self.tr("From people’s own cards")]
        if drive.closed:
            texts.append(self.tr("final"))
        if drive.corrected:
            texts.append(self.bridge.words("paper.corrected", when=drive.corrected))
        return " · ".join(texts)

    def _show_details(self) -> None:
        """What is particular to the row under the cursor."""
        row = self.searched.mapToSource(self.table.currentIndex()).row()
        said: list[str] = []
        if self._shown is not None and row >= 0:
            upto = self._shown.plan.interval if self.times.currentIndex() == 1 else None
            said.extend(particulars(self._shown, self.model.standing(row), self.bridge.words, upto))
        self.details.setText("\n".join(said))
        self.details.setVisible(bool(said))

    def _notes(self, drive: Drive, found: Standings) -> str:
        """What the list rests on, in the words that stand on paper too; what is still missing has a line of its own."""
        words = self.bridge.words
        return "\n".join([" ".join(notes(drive, found, words)), *provisional(drive, found, words)])

    def _word_end(self, drive: Drive) -> None:
        """What ends the evening: closing is the next step once everything is in."""
        last = len(drive.rounds)
        from_cards = drive.plan.entry == "cards"
        ended = bool(drive.cards) if from_cards else last == drive.plan.rounds
        all_in = ended and not current(drive).provisional
        self.next_step.setVisible(drive.closed or all_in)
        if not drive.closed:
            text, tip = self.tr("Close the drive"), self._about_closing()
        elif _has_prizes_left(drive):
            text, tip = self.tr("Go to the prizes"), self.tr("Those that have not been handed out yet (Alt+L)")
        else:
            text, tip = self.tr("Go to the paper"), self.tr("Standings, score cards and sheets (Alt+L)")
        self.next_step.setText(text)
        self.next_step.setToolTip(tip)
        self.close_button.setVisible(not drive.closed and not all_in and (last > 0 or bool(drive.cards)))
        self.second_count.setVisible(not from_cards and not drive.closed and last > 0)
        after = self.tr("Close the drive") if from_cards else self.tr("Close after round {round}").format(round=last)
        self.close_button.setText(after)
        self.reason.setVisible(drive.closed)
        self.reopen_button.setVisible(drive.closed)

    def _about_closing(self) -> str:
        return self.tr("The results become final; they can be opened again (Alt+L)")

    def _go_on(self) -> None:
        if self.desk.drive.closed:
            self.go_to.emit("prizes" if _has_prizes_left(self.desk.drive) else "paper")
        else:
            self._close()

    def _close(self) -> None:
        if self.answer.attempt(changes.close_drive):
            self.answer.say(self.tr("The drive is closed. Its results are final."))

    def _reopen(self) -> None:
        when = datetime.now().astimezone().strftime("%Y-%m-%d %H:%M")
        if self.answer.attempt(changes.reopen_drive, reason=self.reason.text(), when=when):
            self.reason.setText("")
            self.focus_first()
            self.answer.say(self.tr("The drive is open again. Paper printed from now on says that it was corrected."))


def _has_prizes_left(drive: Drive) -> bool:
    """Whether a prize is still to be handed out."""
    return any(not prize.given for prize in drive.prizes)
